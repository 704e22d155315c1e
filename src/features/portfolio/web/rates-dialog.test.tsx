import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '#test/web/screen.tsx';
import type { FxRate } from '../contract/rate.ts';
import { RatesDialog } from './rates-dialog.tsx';

const RATE: FxRate = {
  id: 4,
  base: 'USD',
  quote: 'NGN',
  date: '2025-03-31',
  rate: 15_000,
  source: 'CBN',
  mine: true,
  isDemo: false,
  version: 1,
};

let correct: () => Response;
const sent: string[] = [];
beforeEach(() => {
  sent.length = 0;
  correct = () => Response.json({ ...RATE, rate: 1500, version: 2 });
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body = '' } = {}) => {
    if (url.includes('/auth/')) return Response.json(null);
    if (method !== 'GET') sent.push(`${method} ${url} ${body}`.trim());
    if (method === 'PATCH') return correct();
    if (url.includes('/currencies/'))
      return Response.json({
        newest: '2026-09-29',
        ageDays: 54,
        isRefreshed: true,
        refreshedAt: null,
        problem: 'The rate source answered 500.',
        rates: [{ currency: 'NGN', date: '2026-09-29', perDollar: 1326, source: 'currency-api' }],
      });
    const rates = [RATE, { ...RATE, id: 5, quote: 'KES', rate: 129, mine: false }];
    return Response.json(rates, { headers: { 'x-total-count': '2' } });
  });
});

async function openCorrection() {
  renderScreen(<RatesDialog wanted={null} onClose={() => {}} />);
  await userEvent.click(
    await screen.findByRole('button', { name: 'Correct 1 USD = 15,000 NGN on 31 Mar 2025' }),
  );
  const line = (await screen.findByRole('button', { name: 'Save rate' })).closest('li');
  return within(line ?? document.body);
}

it('says how old the reference rates are, and what was wrong with the last refresh', async () => {
  renderScreen(<RatesDialog wanted={null} onClose={() => {}} />);
  const note = await screen.findByText(/^Reference rates of 1 currency: 29 Sept? 2026, 54 days old/);
  expect(note.textContent).toContain('The last refresh: The rate source answered 500.');
});

it('corrects a rate in its place, from the keyboard', async () => {
  const line = await openCorrection();
  const value = line.getByLabelText('Equals');
  expect(document.activeElement).toBe(value);
  await userEvent.clear(value);
  await userEvent.keyboard('1500{Enter}');
  expect(await screen.findByText('Rate corrected')).toBeDefined();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatch(/^PATCH \/api\/portfolio\/fx-rates\/4 .*"rate":1500.*"version":1/);
  expect(screen.queryByRole('button', { name: 'Save rate' })).toBeNull();
});

it('keeps what was typed when somebody was faster, and puts it over theirs when asked', async () => {
  correct = () =>
    Response.json(
      { code: 'conflict', message: 'Somebody changed this.', current: { ...RATE, rate: 1600, version: 2 } },
      { status: 409 },
    );
  const line = await openCorrection();
  await userEvent.clear(line.getByLabelText('Equals'));
  await userEvent.keyboard('1500{Enter}');
  expect(await line.findByText(/It now says 1 USD = 1,600 NGN on 31 Mar 2025/)).toBeDefined();
  expect(line.getByLabelText('Equals')).toMatchObject({ value: '1500' });
  correct = () => Response.json({ ...RATE, version: 3 });
  await userEvent.click(line.getByRole('button', { name: 'Save rate' }));
  await waitFor(() => expect(sent.at(-1)).toMatch(/"rate":1500.*"version":2/));
});

it('leaves the rate of everybody alone, and brings a deleted one back', async () => {
  const line = await openCorrection();
  await userEvent.click(line.getByRole('button', { name: 'Cancel' }));
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Correct 1 USD = 15,000 NGN/);
  expect(screen.queryByRole('button', { name: /Correct 1 USD = 129 KES/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^Delete 1 USD = 15,000 NGN/ }));
  expect(document.activeElement).toBe(await screen.findByRole('button', { name: 'Undo' }));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[0]).toBe('DELETE /api/portfolio/fx-rates/4');
  expect(sent[1]).toMatch(/^POST .*"rate":15000,"source":"CBN","forEveryone":false/);
});
