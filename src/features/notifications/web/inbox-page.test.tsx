import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '#test/web/screen.tsx';
import { InboxPage } from './inbox-page.tsx';

const SHARED = {
  id: 4,
  kind: 'document',
  content: 'Grace Ato shared “Seed deck” with you',
  href: '/documents/9',
  createdAt: '2026-11-20T08:00:00.000Z',
  readAt: null,
};
const FROZEN = { ...SHARED, id: 3, kind: 'moderation', content: 'Your post was frozen.', href: null };
const OLD = { ...SHARED, id: 2, kind: 'team', content: 'Ada joined your team.', readAt: SHARED.createdAt };

let news: object[];
let sent: unknown[];
let isDown: boolean;
beforeEach(() => {
  [news, sent, isDown] = [[SHARED, FROZEN, OLD], [], false];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (isDown) return new Response('', { status: 500 });
    if (init.method === 'POST') sent.push(JSON.parse(typeof init.body === 'string' ? init.body : '{}'));
    if (url.endsWith('/unread') || init.method === 'POST') return Response.json({ unread: 2 });
    return Response.json(news, { headers: { 'x-total-count': String(news.length) } });
  });
});

function open() {
  return renderScreen(<InboxPage />, { at: '/notifications' }).user;
}

it('following a piece of news opens what it is about and marks it as read', async () => {
  const user = open();
  const link = await screen.findByRole('link', { name: /Grace Ato shared “Seed deck” with you/ });
  await user.click(link);
  expect(window.location.pathname).toBe('/documents/9');
  expect(sent).toEqual([{ ids: [4] }]);
});

it('following old news marks nothing', async () => {
  const user = open();
  await user.click(await screen.findByRole('link', { name: /Ada joined your team/ }));
  expect(sent).toEqual([]);
});

it('says how much is unread, and marks everything at once', async () => {
  const user = open();
  await screen.findByText('2 unread');
  const row = (await screen.findByText('Your post was frozen.')).closest('li');
  expect(row && within(row).getByText('New')).toBeTruthy();
  expect(row && within(row).queryByRole('link')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
  expect(sent).toEqual([{}]);
});

it('says when it could not be marked, and leaves it unread', async () => {
  const user = open();
  const mark = await screen.findByRole('button', { name: 'Mark all as read' });
  isDown = true;
  await user.click(mark);
  expect(await screen.findByText('Error')).toBeTruthy();
  expect(screen.getByText('2 unread')).toBeTruthy();
});

it('says what will be told here while there is nothing', async () => {
  news = [];
  open();
  await screen.findByRole('heading', { name: 'Nothing here yet' });
  expect(screen.getByRole('link', { name: 'Find people to meet' }).getAttribute('href')).toBe('/network');
});

it('says when it could not be loaded, and tries again', async () => {
  isDown = true;
  const user = open();
  await screen.findByText('We could not load your inbox', undefined, { timeout: 8000 });
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Ada joined your team.')).toBeTruthy();
});
