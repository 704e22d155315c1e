import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '#test/web/screen.tsx';
import type { Case } from '../contract.ts';
import { CasePage } from './case-page.tsx';
import { QueuePage } from './queue-page.tsx';

const at = '2026-11-20T08:00:00.000Z';
const OPEN: Case = {
  id: 4,
  subjectKind: 'person',
  subjectId: 'u9',
  label: 'Kofi Mensah',
  status: 'open',
  isFrozen: false,
  reports: 1,
  reporters: 1,
  reasons: ['scam'],
  openedAt: at,
  lastReportAt: at,
  exists: true,
  href: '/people/u9',
  responsible: { id: 'u9', name: 'Kofi Mensah', strikes: 2 },
  reportList: [
    {
      id: 1,
      aboutKind: 'message',
      reason: 'scam',
      content: null,
      quote: 'Send the fee to my wallet.',
      author: null,
      createdAt: at,
    },
  ],
  actions: [],
  decisions: ['freeze', 'strike', 'dismiss'],
};

let sent: unknown[] = [];
let answers: Record<string, { status?: number; body: unknown }> = {};
beforeEach(() => {
  sent = [];
  answers = {};
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const call = `${init.method ?? 'GET'} ${url.split('?')[0]}`;
    if (typeof init.body === 'string') sent.push([call, JSON.parse(init.body)]);
    const problem = { code: 'not_found', message: call, requestId: 'r' };
    const { status = 200, body } = answers[call] ?? { status: 404, body: problem };
    return Response.json(body, { status, headers: { 'x-total-count': '0' } });
  });
});

function open(page: 'case' | 'queue') {
  renderScreen(page === 'case' ? <CasePage id={4} /> : <QueuePage />);
}

it('shows what was written, who answers for it, and takes a decision with its reason', async () => {
  answers['GET /api/admin/moderation/cases/4'] = { body: OPEN };
  answers['POST /api/admin/moderation/cases/4/actions'] = { status: 201, body: OPEN };
  open('case');
  await screen.findByText('Send the fee to my wallet.');
  expect(screen.getByText(/2 strikes/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Give a strike' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.type(dialog.getByLabelText(/Reason/), 'Asked for a fee.');
  await userEvent.click(dialog.getByRole('button', { name: 'Give a strike' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([
    ['POST /api/admin/moderation/cases/4/actions', { kind: 'strike', reason: 'Asked for a fee.' }],
  ]);
});

it('says when there is no such case, or it could not be loaded', async () => {
  open('case');
  expect(await screen.findByRole('heading', { name: 'There is no such case' })).toBeTruthy();
  cleanup();
  answers['GET /api/admin/moderation/cases/4'] = { status: 500, body: {} };
  open('case');
  expect(await screen.findByRole('alert', {}, { timeout: 8000 })).toBeTruthy();
});

it('the queue says that nothing waits, or that it could not be loaded', async () => {
  answers['GET /api/admin/moderation/cases'] = { body: [] };
  open('queue');
  expect(await screen.findByRole('heading', { name: 'Nothing to review' })).toBeTruthy();
  cleanup();
  answers['GET /api/admin/moderation/cases'] = { status: 500, body: {} };
  open('queue');
  expect(await screen.findByRole('alert', {}, { timeout: 8000 })).toBeTruthy();
});
