import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '#test/web/screen.tsx';
import type { FundingTracker } from '../contract/tracker.ts';
import { FundingTab } from './funding-tab.tsx';

const EMPTY: FundingTracker = {
  targetAmount: null,
  raisedAmount: null,
  currency: null,
  dollars: null,
  progressPercent: null,
  round: null,
  investors: [],
  offers: [],
  milestones: [],
  canEdit: true,
};
const FULL: FundingTracker = {
  ...EMPTY,
  targetAmount: 500_000,
  raisedAmount: 125_000,
  currency: 'USD',
  progressPercent: 25,
  round: {
    instrument: 'seed',
    currency: 'USD',
    targetMinor: 50_000_000,
    minimumMinor: null,
    softCircledMinor: 10_000_000,
    committedMinor: 5_000_000,
    signedMinor: 2_500_000,
    receivedMinor: 12_500_000,
    typed: {
      softCircledMinor: 10_000_000,
      committedMinor: 5_000_000,
      signedMinor: 2_500_000,
      receivedMinor: 12_500_000,
    },
    devaluationPct: 0,
    closeDate: '2027-03-31',
    version: 3,
    updatedAt: '2026-11-21T08:00:00.000Z',
  },
  investors: [
    {
      id: 4,
      name: 'Nile Angels',
      status: 'signed',
      amountMinor: 2_500_000,
      currency: 'USD',
      inRoundMinor: 2_500_000,
      note: null,
      version: 1,
    },
  ],
  milestones: [
    {
      id: 1,
      task: 'Data room ready',
      completed: true,
      dueDate: '2026-11-01',
      doneDate: '2026-11-03',
      note: null,
      version: 2,
    },
    {
      id: 2,
      task: 'Sign the lead',
      completed: false,
      dueDate: '2026-12-15',
      doneDate: null,
      note: null,
      version: 1,
    },
  ],
};

let tracker: FundingTracker;
let failing: boolean;
let conflict: object | null;
let sent: { method: string; url: string; body: Record<string, unknown> }[];

beforeEach(() => {
  tracker = FULL;
  failing = false;
  conflict = null;
  sent = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (failing) return Response.json({ code: 'internal', message: 'No' }, { status: 500 });
    const method = init.method ?? 'GET';
    if (method !== 'GET')
      sent.push({ method, url, body: JSON.parse((init.body as string | undefined) ?? '{}') });
    if (method === 'PUT' && conflict !== null)
      return Response.json({ code: 'conflict', message: 'No', current: conflict }, { status: 409 });
    return Response.json(tracker);
  });
});

const RAISE = { amountMinor: 40_000_000_000, currency: 'NGN', understood: '₦400,000,000' };
const open = () => renderScreen(<FundingTab startup={{ id: 7, raising: RAISE }} />);

it('shows target, what was received, progress and the four amounts', async () => {
  open();
  expect(await screen.findByText('Target Amount')).toBeTruthy();
  expect(screen.getByText('$500,000')).toBeTruthy();
  expect(screen.getByText('25%')).toBeTruthy();
  for (const label of ['Received', 'Signed', 'Committed', 'Soft-circled'])
    expect(screen.getAllByText(label, { exact: false })).not.toHaveLength(0);
  expect(screen.getByText('Named here: signed $25,000.')).toBeTruthy();
});

it('opens a first round in the currency of the raise', async () => {
  tracker = EMPTY;
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Set up the round' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText<HTMLSelectElement>('Currency').value).toBe('NGN');
});

it('strikes through what is done, and completes and reopens', async () => {
  open();
  const done = await screen.findByText('Data room ready');
  expect(done.className).toContain('line-through');
  expect(screen.getByText('Due: 15 Dec 2026')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Complete Sign the lead' }));
  await userEvent.click(screen.getByRole('button', { name: 'Reopen Data room ready' }));
  expect(sent).toMatchObject([
    { method: 'PUT', url: '/api/startups/7/funding-tracker/milestones/2', body: { version: 1 } },
    { method: 'PUT', url: '/api/startups/7/funding-tracker/milestones/1', body: { doneDate: null } },
  ]);
  expect(sent[0]?.body['doneDate']).toMatch(/^\d{4}-\d\d-\d\d$/);
});

it('adds a milestone, and asks for what is missing', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Add milestone' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Save milestone' }));
  expect(await dialog.findAllByText('Please describe the task', { exact: false })).not.toHaveLength(0);
  expect(sent).toEqual([]);
  await userEvent.type(dialog.getByLabelText('Task'), 'Audit');
  await userEvent.type(dialog.getByLabelText('Due date'), '2027-01-31');
  await userEvent.click(dialog.getByRole('button', { name: 'Save milestone' }));
  await screen.findByText('Milestone saved');
  expect(sent[0]).toMatchObject({ method: 'POST', body: { task: 'Audit', dueDate: '2027-01-31' } });
});

it('edits the round with the amounts as they stand', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Edit round' }));
  const dialog = within(await screen.findByRole('dialog'));
  const received = dialog.getByLabelText(/^Received/);
  expect((received as HTMLInputElement).value).toBe('125000');
  await userEvent.clear(received);
  await userEvent.type(received, '150000');
  await userEvent.click(dialog.getByRole('button', { name: 'Save round' }));
  await screen.findByText('Round saved');
  expect(sent[0]?.body).toMatchObject({
    target: 500_000,
    softCircled: 100_000,
    received: 150_000,
    version: 3,
  });
});

it('a newer round saved by somebody else is told, and what was typed is kept', async () => {
  conflict = { ...FULL.round, version: 4, receivedMinor: 30_000_000 };
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Edit round' }));
  const dialog = within(await screen.findByRole('dialog'));
  const received = dialog.getByLabelText(/^Received/) as HTMLInputElement;
  await userEvent.clear(received);
  await userEvent.type(received, '150000');
  await userEvent.click(dialog.getByRole('button', { name: 'Save round' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('received $300,000');
  expect(received.value).toBe('150000');
  conflict = null;
  await userEvent.click(dialog.getByRole('button', { name: 'Save round' }));
  await screen.findByText('Round saved');
  expect(sent.map(({ body }) => [body['received'], body['version']])).toEqual([
    [150_000, 3],
    [150_000, 4],
  ]);
});

it('an investor changed by somebody else is saved over only by a second save', async () => {
  conflict = { ...FULL.investors[0], version: 2 };
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Nile Angels' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Save investor' }));
  expect(await screen.findByText('Someone saved before you')).toBeTruthy();
  conflict = null;
  await userEvent.click(dialog.getByRole('button', { name: 'Save investor' }));
  await screen.findByText('Investor saved');
  expect(sent.map(({ body }) => body['version'])).toEqual([1, 2]);
});

it('withdraws the round only after asking', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw' }));
  expect(sent).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw round' }));
  expect(sent[0]).toMatchObject({ method: 'DELETE', url: '/api/startups/7/funding-tracker/round' });
});

it('removes an investor only after asking', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Nile Angels' }));
  expect(sent).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Remove investor' }));
  expect(sent[0]).toMatchObject({ method: 'DELETE', url: '/api/startups/7/funding-tracker/investors/4' });
});

it('invites to set up a round, and is read only for a viewer', async () => {
  tracker = EMPTY;
  open();
  expect(await screen.findByRole('button', { name: 'Set up the round' })).toBeTruthy();
  cleanup();
  tracker = { ...FULL, canEdit: false };
  open();
  await screen.findByText('Key Milestones');
  for (const name of [/Add/, /Edit/, /Withdraw/, /Complete/, /Remove/])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

it('offers a retry when it cannot load', async () => {
  failing = true;
  open();
  await screen.findByText('We could not load the funding tracker', undefined, { timeout: 5000 });
  failing = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Key Milestones')).toBeTruthy();
});

it('tells what a devaluation takes from the dollars still to come', async () => {
  const dollars = {
    targetMinor: 33_932_445,
    receivedMinor: 0,
    rateText: '1 USD = 1,326.16 NGN',
    closesOn: '2027-11-22',
    outstandingMinor: 33_932_445,
    atCloseMinor: 27_145_956,
    shortMinor: 11_250_000_000,
  };
  const round = FULL.round && {
    ...FULL.round,
    currency: 'NGN',
    targetMinor: 45_000_000_000,
    devaluationPct: 20,
  };
  tracker = { ...FULL, currency: 'NGN', round, dollars };
  open();
  expect(await screen.findByText('$271,460')).toBeDefined();
  expect(screen.getByText(/NGN losing 20%/).textContent).toContain(
    'raise ₦112,500,000 more to make up for it',
  );
});
