import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '#test/web/screen.tsx';
import type { MatchRun } from '../contract/run.ts';
import { MatchRunPage } from './run-page.tsx';

const run: MatchRun = {
  id: 4,
  status: 'running',
  phase: 'startups',
  startupsTotal: 1000,
  startupsDone: 500,
  investorsTotal: 800,
  investorsDone: 0,
  pairsCompared: 400_000,
  workMs: 1500,
  startedByName: 'Ada Obi',
  startedAt: '2026-11-20T00:00:00.000Z',
  updatedAt: '2026-11-20T00:00:01.000Z',
  finishedAt: null,
};

let replies: Record<string, { status?: number; body: unknown }> = {};
const LIST = 'GET /api/admin/matching/runs?limit=10';

beforeEach(() => {
  replies = { [LIST]: { body: [] } };
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const { status = 200, body } = replies[`${init.method ?? 'GET'} ${url}`] ?? { status: 404, body: {} };
    const total = Array.isArray(body) ? String(body.length) : '0';
    return Response.json(body, { status, headers: { 'x-total-count': total } });
  });
});

function open() {
  return renderScreen(<MatchRunPage />).user;
}

it('says what a run is for, and begins one', async () => {
  const user = open();
  expect(await screen.findByText('No run yet')).toBeDefined();
  replies['POST /api/admin/matching/runs'] = { status: 201, body: run };
  replies[LIST] = { body: [run] };
  await user.click(screen.getByRole('button', { name: 'Rebuild all lists' }));
  expect(await screen.findByText('45%')).toBeDefined();
  expect(screen.getByRole('progressbar', { name: 'Run 4' }).getAttribute('aria-valuenow')).toBe('45');
  expect(screen.getByText(/500 of 1,000 startups scored/)).toBeDefined();
  expect(screen.getByText(/Started by Ada Obi/)).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Rebuild all lists' }).disabled).toBe(true);
});

it('stops a run', async () => {
  replies[LIST] = { body: [run] };
  replies['POST /api/admin/matching/runs/4/stop'] = { status: 201, body: { ...run, status: 'stopped' } };
  const user = open();
  const stop = await screen.findByRole('button', { name: 'Stop' });
  replies[LIST] = { body: [{ ...run, status: 'stopped' }] };
  await user.click(stop);
  expect(await screen.findByText('Stopped')).toBeDefined();
});

it('says what failed and tries again', async () => {
  replies[LIST] = { status: 500, body: {} };
  const user = open();
  expect((await screen.findByRole('alert')).textContent).toContain('We could not load the runs');
  replies[LIST] = { body: [] };
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No run yet')).toBeDefined();
});
