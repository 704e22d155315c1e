import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '#test/web/screen.tsx';
import { InstancePage } from './instance-page.tsx';

let calls: string[] = [];
let counts = { startups: 61, investors: 40, people: 178 };
const failing = { answer: false };

function open(isAdmin: boolean) {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const call = `${init.method ?? 'GET'} ${url}`;
    calls.push(call);
    if (url === '/api/auth/user') return Response.json({ id: 'u1', email: 'ada@example.test', isAdmin });
    if (failing.answer) return Response.json({ code: 'internal', message: 'x' }, { status: 500 });
    const answer = Response.json(counts);
    if (call.startsWith('DELETE')) counts = { startups: 0, investors: 0, people: 0 };
    return answer;
  });
  return renderScreen(<InstancePage />).user;
}

beforeEach(() => {
  calls = [];
  failing.answer = false;
  counts = { startups: 61, investors: 40, people: 178 };
});

describe('the instance page', () => {
  it('removes the demo after asking once', async () => {
    const person = open(true);
    expect(await screen.findByText('61 startups, 40 investors and 178 people')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Remove the demo' }));
    expect(calls).not.toContain('DELETE /api/admin/demo');
    await person.click(await screen.findByRole('button', { name: 'Cancel' }));
    await person.click(screen.getByRole('button', { name: 'Remove the demo' }));
    const [, confirm] = await screen.findAllByRole('button', { name: 'Remove the demo', hidden: true });
    if (!confirm) throw new Error('no second button');
    await person.click(confirm);
    expect(await screen.findByText('There is no demo data')).toBeTruthy();
    expect(calls).toContain('DELETE /api/admin/demo');
  });

  it('asks nothing of the server for somebody who is no admin', async () => {
    open(false);
    expect(await screen.findByText('This page is for admins')).toBeTruthy();
    expect(calls.filter((call) => call.includes('admin'))).toEqual([]);
  });

  it('offers another try when counting failed', async () => {
    failing.answer = true;
    const person = open(true);
    const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 8000 });
    failing.answer = false;
    await person.click(again);
    expect(await screen.findByText(/61 startups/)).toBeTruthy();
  });
});
