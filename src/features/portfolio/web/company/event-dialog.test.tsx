import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '#test/web/screen.tsx';
import { EVENT_FORMS, type PortfolioEvent } from '../../contract/event.ts';
import { EventDialog } from './event-dialog.tsx';
import type { EventKind } from './event-fields.ts';

const EXIT: PortfolioEvent = {
  id: 3,
  startupId: 2,
  kind: 'exit',
  date: '2025-06-30',
  currency: 'USD',
  amount: null,
  soldPercentage: 100,
  raised: null,
  runwayMonths: null,
  reason: 'Bought by a bank',
  evidence: null,
  isDemo: false,
  version: 4,
};

let answer: () => Response;
const sent: { call: string; body: unknown }[] = [];
beforeEach(() => {
  sent.length = 0;
  answer = () => Response.json({});
  vi.stubGlobal('fetch', async (url: string, { method = '', body = '{}' } = {}) => {
    sent.push({ call: `${method} ${url}`, body: JSON.parse(body) });
    return answer();
  });
});

const onClose = vi.fn<() => void>();
const show = (kind: EventKind, event: PortfolioEvent | null = null) =>
  renderScreen(
    <EventDialog
      kind={kind}
      event={event}
      investmentId={7}
      currency="NGN"
      today="2025-12-31"
      onClose={onClose}
    />,
  );

const type = (label: string | RegExp, text: string) => userEvent.type(screen.getByLabelText(label), text);

it.each<[EventKind, string, () => Promise<void>]>([
  ['distribution', 'Record distribution', () => type('Amount', '5000000')],
  ['exit', 'Record exit', () => type(/^Proceeds/, '0')],
  ['write-off', 'Write off', () => type('Reason', 'Closed')],
  ['mark', 'Record mark', () => type('Value of the holding', '0').then(() => type('Reason', 'Stalled'))],
  ['round', 'Record round', () => type('Amount raised', '1').then(() => type(/^Post-money/, '2'))],
])('asks for what a %s has and sends nothing else', async (kind, action, fill) => {
  show(kind);
  await type('Date', '2025-06-30');
  await fill();
  await userEvent.click(screen.getByRole('button', { name: action }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.call).toBe(`POST /api/portfolio/investments/7/${kind}`);
  expect(EVENT_FORMS[kind].safeParse(sent[0]?.body).success).toBe(true);
});

it('reads a long amount back as money', async () => {
  show('distribution');
  await type('Amount', '5000000');
  expect(screen.getByText('₦5,000,000')).toBeDefined();
});

it('takes the proceeds of an exit later, over the version that was read', async () => {
  show('exit', EXIT);
  expect(screen.getByRole('dialog', { name: 'Correct the exit of 30 Jun 2025' })).toBeDefined();
  await type(/^Proceeds/, '310000');
  await userEvent.click(screen.getByRole('button', { name: 'Save record' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toMatchObject([
    {
      call: 'PATCH /api/portfolio/events/3',
      body: { amount: 310_000, reason: 'Bought by a bank', version: 4 },
    },
  ]);
});

it('keeps the entries when a colleague was faster, and puts them over the newer state when asked', async () => {
  const current = { ...EXIT, amount: 250_000, version: 5 };
  answer = () =>
    Response.json({ code: 'conflict', message: 'Somebody changed this', current }, { status: 409 });
  show('exit', EXIT);
  await type(/^Proceeds/, '310000');
  await userEvent.click(screen.getByRole('button', { name: 'Save record' }));
  expect(await screen.findByText(/Your entries are still here/)).toBeDefined();
  expect(screen.getByLabelText(/^Proceeds/)).toMatchObject({ value: '310000' });
  await userEvent.click(screen.getByRole('button', { name: 'Save record' }));
  await waitFor(() => expect(sent.at(-1)?.body).toMatchObject({ amount: 310_000, version: 5 }));
  await userEvent.click(screen.getByRole('button', { name: 'Use the newer version' }));
  expect(screen.getByLabelText(/^Proceeds/)).toMatchObject({ value: '250000' });
});
