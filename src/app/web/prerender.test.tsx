import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Ask, CachedAnswer } from '#shared/contract/prerendered-page.ts';
import { makeQueryClient } from '#shared/web/query-client.ts';
import { currentUserKey } from '#shared/web/session.ts';
import { currentUser } from '#test/web/user.ts';
import { startupCard } from '#test/web/startup.ts';
import { App } from './app.tsx';
import { prerenderScreen, prerenderShell, screenWords } from './prerender.tsx';
import { screenAt } from './screens.ts';

const ZURI = startupCard({ createdAt: '2026-11-20T23:30:00.000Z' });

let asked: string[];
const ask: Ask = async (url) => {
  asked.push(url);
  if (url.startsWith('/api/startups/summary'))
    return {
      body: { searchedFor: null, total: 1, raisingNow: 1, countries: 1, sectors: 1, isCapped: false },
      total: 0,
    };
  return { body: [ZURI], total: 1 };
};

/** The browser's part: the page stands, the application takes it over. */
async function takeOver(html: string, answers: readonly CachedAnswer[], path: string) {
  window.history.replaceState(null, '', path);
  document.body.innerHTML = `<div id="root">${html}</div>`;
  const cache = makeQueryClient();
  cache.setQueryData(currentUserKey, null);
  for (const [key, data] of answers) cache.setQueryData(key, data);
  const mended: unknown[] = [];
  await screenAt('/startups')?.page.preload();
  const root = await act(async () =>
    hydrateRoot(document.querySelector('#root') ?? document.body, <App cache={cache} counts={null} />, {
      onRecoverableError: (error) => void mended.push(error),
    }),
  );
  return { mended, close: () => act(async () => root.unmount()) };
}

beforeEach(() => {
  asked = [];
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

describe('a prerendered screen', () => {
  it('holds what a visitor came to read, with the filters of its address', async () => {
    const page = await prerenderScreen('/startups?sector=fintech&page=2', ask, null);
    expect(page?.html).toContain('Zuri Pay');
    expect(page?.html).not.toMatch(/<script|<template|Loading startups/);
    expect(asked.toSorted()).toEqual([
      '/api/startups/summary?sector=fintech',
      '/api/startups?sector=fintech&limit=20&offset=20',
    ]);
  });

  it('is taken over as it stands, without asking for anything again', async () => {
    const page = await prerenderScreen('/startups', ask, null);
    const fetched = vi.fn<() => Promise<Response>>(async () => Response.json([]));
    vi.stubGlobal('fetch', fetched);
    const { mended, close } = await takeOver(page?.html ?? '', page?.boot.answers ?? [], '/startups');
    expect(document.querySelector('main h3')?.textContent).toBe('Zuri Pay');
    expect(mended).toEqual([]);
    expect(fetched).not.toHaveBeenCalled();
    await close();
  });

  it('is left to the browser where an answer is missing, and where members work', async () => {
    expect(await prerenderScreen('/startups', async () => null, null)).toBeNull();
    for (const path of ['/dashboard', '/unsubscribe', '/no-such-page'])
      expect(await prerenderScreen(path, ask, null)).toBeNull();
    expect(asked).toEqual([]);
  });

  it('of a form waits for whoever comes to it', async () => {
    const options = { openIdConnect: false, demo: true, passwordReset: false, inviteOnly: false };
    const page = await prerenderScreen('/sign-in', async () => ({ body: options, total: 0 }), null);
    expect(page?.html).toContain('Forgot your password?');
    expect(page?.boot).toMatchObject({ wakesOnTouch: true });
  });

  it('of a member is its heading, for the browser to draw the rest from the answers that come with it', async () => {
    const ada = currentUser({ id: 'u1', firstName: 'Ada' });
    const some: Ask = async (url) => (url.startsWith('/api/startups') ? ask(url) : null);
    const page = await prerenderScreen('/startups', some, ada);
    expect(page?.html).toContain('>Discover Startups</h1>');
    expect(page?.html).not.toMatch(/Zuri Pay|<a |<button|<input|tabindex/);
    expect(page).toMatchObject({ boot: { isShell: true }, route: '/startups' });
    expect(JSON.stringify(page?.boot.answers)).toContain('Zuri Pay');
    expect(JSON.stringify(page?.boot.answers)).not.toContain('unread');
    for (const path of ['/admin/outbox', '/onboarding'])
      expect(await prerenderScreen(path, some, ada)).toBeNull();
  });
});

it('gives a member whose screen could not be drawn its name, and nothing where it is saved as one leaves', async () => {
  expect(await prerenderShell('/')).toMatchObject({ boot: { isShell: true }, route: '/dashboard' });
  expect((await prerenderShell('/messages'))?.html).toContain('>Messages</h1>');
  for (const path of ['/onboarding', '/nowhere']) expect(await prerenderShell(path)).toBeNull();
});

it('tells the server what a screen is called, whichever of its addresses is asked for', () => {
  expect(screenWords('/startups')?.title).toBe('Discover Startups');
  expect(screenWords('/startups/7')?.path).toBe('/startups/:id');
  expect(screenWords('/financial')).toEqual(screenWords('/financial-tools'));
  expect(screenWords('/nowhere')).toBeNull();
});
