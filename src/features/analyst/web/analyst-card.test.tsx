import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '#test/web/screen.tsx';
import type { ProposalsAnswer, Run } from '../contract/proposals.ts';
import { FAILURE_SENTENCES } from '../domain/sentences.ts';
import { AnalystCard } from './analyst-card.tsx';

const QUOTE = { page: 2, start: 10, end: 29, text: 'we grew 20% a month' };
const READY: Run = {
  status: 'ready',
  failure: null,
  model: 'fake-1',
  host: 'models.example',
  pagesRead: 2,
  askedBy: 'Ada',
  askedAt: '2026-11-21T08:00:00.000Z',
  finishedAt: '2026-11-21T08:00:20.000Z',
  proposals: [{ kind: 'flag', title: 'Growth is a rate', why: 'No figure to check.', quote: QUOTE }],
  unsupported: [
    {
      kind: 'strength',
      title: 'Profitable',
      why: 'It says so.',
      quote: 'profit of $2m',
      reason: 'not_found',
    },
  ],
};
const ALLOWED: ProposalsAnswer = {
  version: 1,
  pageCount: 3,
  pageUnit: 'page',
  analyst: { model: 'fake-1', host: 'models.example' },
  consent: { givenBy: 'Ada', givenAt: '2026-11-21T08:00:00.000Z' },
  run: null,
  canAllow: true,
  canAsk: true,
};

let state: ProposalsAnswer;
let failing: boolean;
let sent: string[];

async function reply(url: string, init?: RequestInit): Promise<Response> {
  const method = init?.method ?? 'GET';
  if (failing) return Response.json({ code: 'unavailable', message: 'Not now' }, { status: 503 });
  if (method !== 'GET') sent.push(`${method} ${url}`);
  if (method === 'PUT') state = { ...state, consent: ALLOWED.consent };
  if (method === 'POST') state = { ...state, run: READY };
  if (method === 'DELETE') state = { ...state, consent: null, run: null };
  return Response.json(state);
}

beforeEach(() => {
  state = ALLOWED;
  failing = false;
  sent = [];
  vi.stubGlobal('fetch', reply);
});

const onQuote = vi.fn<(quote: typeof QUOTE) => void>();
const open = () => renderScreen(<AnalystCard documentId={7} version={1} onQuote={onQuote} />);

it('is off where no model is configured, and says that nothing is missing', async () => {
  state = { ...ALLOWED, analyst: null, consent: null };
  open();
  expect(await screen.findByText(/Off: no language model is set up here/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /ask/i })).toBeNull();
});

it('says where the text goes before it goes, and asks once it is allowed', async () => {
  state = { ...ALLOWED, consent: null };
  open();
  expect(await screen.findByText(/version 1 \(3 pages\) is sent to models.example/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Allow for this version and ask' }));
  expect(await screen.findByText('Growth is a rate')).toBeTruthy();
  expect(sent).toEqual(['PUT /api/documents/7/proposals/consent', 'POST /api/documents/7/proposals']);
});

it('an editor hears who has to allow it', async () => {
  state = { ...ALLOWED, consent: null, canAllow: false };
  open();
  expect(await screen.findByText('An owner must allow it for this version first.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Allow/ })).toBeNull();
});

it('names the model, opens a quote where it stands, and keeps the unsupported apart', async () => {
  state = { ...ALLOWED, run: READY };
  open();
  expect(await screen.findByText(/Proposed by fake-1 on 21 Nov 2026; not checked by a person/)).toBeTruthy();
  expect(screen.getByText(/Only the first 2 pages of 3 were sent/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /we grew 20% a month/ }));
  expect(onQuote).toHaveBeenCalledWith(QUOTE);
  const apart = screen.getByText(/Unsupported: 1 proposal of fake-1 set apart/).closest('details');
  expect(apart?.open).toBe(false);
  expect(apart?.textContent).toContain('Quotes words that are not in the document.');
});

it('shows that it waits', async () => {
  state = { ...ALLOWED, run: { ...READY, status: 'waiting', proposals: [], unsupported: [] } };
  open();
  expect(await screen.findByText('Asking fake-1…')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Ask again' })).toBeNull();
});

it.each(['timeout', 'unreachable', 'refused', 'not_understood', 'too_large', 'budget'] as const)(
  'says what happened on %s, and can be asked again',
  async (failure) => {
    state = { ...ALLOWED, run: { ...READY, status: 'failed', failure, proposals: [], unsupported: [] } };
    open();
    expect((await screen.findByRole('alert')).textContent).toBe(FAILURE_SENTENCES[failure]);
    await userEvent.click(screen.getByRole('button', { name: 'Ask again' }));
    expect(await screen.findByText('Growth is a rate')).toBeTruthy();
  },
);

it('takes consent back, with what was said', async () => {
  state = { ...ALLOWED, run: READY };
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw consent' }));
  await screen.findByText('Consent withdrawn. What the model proposed was deleted.');
  expect(await screen.findByRole('button', { name: 'Allow for this version and ask' })).toBeTruthy();
});

it('hears of a failing question, and of a failing load', async () => {
  open();
  const ask = await screen.findByRole('button', { name: 'Ask fake-1' });
  failing = true;
  await userEvent.click(ask);
  await screen.findByText('We could not ask the model');
  cleanup();
  open();
  await screen.findByText('We could not load what the model proposes', undefined, { timeout: 5000 });
  failing = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Ask fake-1' })).toBeTruthy();
});
