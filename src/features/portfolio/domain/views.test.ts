import { expect, test } from 'vitest';
import { allocate } from './allocation.ts';
import { courseOf } from './company-view.ts';
import { rateBook } from '#shared/domain/exchange-rate.ts';
import { historyDates, historyOf } from './history.ts';
import { companiesOf, type LedgerEvent, type LedgerInvestment } from './ledger.ts';
import { holdingsOf } from './portfolio.ts';
import { runwayOn } from './runway.ts';

const deal = (more: Partial<LedgerInvestment>): LedgerInvestment => ({
  id: 1,
  ownerId: 'ada',
  startupId: 1,
  startupName: 'Owosheet',
  dealDate: '2025-01-15',
  amountMinor: 100_000_00,
  currency: 'USD',
  equityPercentage: 5,
  valuationMinor: null,
  ...more,
});
const event = (more: Partial<LedgerEvent>): LedgerEvent => ({
  id: 1,
  ownerId: 'ada',
  startupId: 1,
  kind: 'mark',
  date: '2025-03-31',
  currency: 'USD',
  amountMinor: 150_000_00,
  soldPercentage: null,
  raisedMinor: null,
  runwayMonths: null,
  ...more,
});

test('days are the first one, ends of months and the last one, at most 62', () => {
  expect(historyDates('2025-01-15', '2025-04-02')).toEqual([
    '2025-01-15',
    '2025-01-31',
    '2025-02-28',
    '2025-03-31',
    '2025-04-02',
  ]);
  expect(historyDates('2025-01-15', '2025-01-15')).toEqual(['2025-01-15']);
  expect(historyDates('1990-01-15', '2026-01-15').length).toBeLessThanOrEqual(62);
});

test('100,000 paid in, marked up by a half, 30,000 received: the curve turns at the end of March', () => {
  const paid = event({ id: 2, kind: 'distribution', date: '2025-04-01', amountMinor: 30_000_00 });
  const history = historyOf(companiesOf([deal({})], [event({}), paid]), rateBook([]), '2025-04-02');
  expect(history.points.map(({ value }) => value)).toEqual([100_000, 100_000, 100_000, 150_000, 150_000]);
  expect(history.points.at(-1)).toMatchObject({ paidIn: 100_000, received: 30_000, netCash: -70_000 });
  expect(history).toMatchObject({ trough: -100_000, breakEvenDate: '2025-01-15', selfFundedDate: null });
});

test('shares of the value held sum to exactly 100', () => {
  const company = (companyId: number, key: string | null, value: number) => {
    return { companyId, group: key === null ? null : { key, label: key }, invested: 1, value };
  };
  const parts = allocate([company(1, 'a', 100), company(2, 'b', 100), company(3, null, 100)]);
  expect(parts.map(({ label }) => label)).toEqual(['a', 'b', 'Not known']);
  expect(parts.reduce((sum, { sharePercent }) => sum + Math.round((sharePercent ?? 0) * 100), 0)).toBe(
    10_000,
  );
  expect(allocate([company(1, 'a', 0)])[0]?.sharePercent).toBeNull();
});

test('runway counts down from what was last told', () => {
  const told = [event({ runwayMonths: 12 }), event({ id: 2, date: '2025-06-30' })];
  expect(runwayOn(told, '2025-03-31')).toBe(12);
  expect(runwayOn(told, '2025-09-30')).toBe(6);
  expect(runwayOn(told, '2027-01-01')).toBe(0);
  expect(runwayOn(told, '2025-01-01')).toBeNull();
});

test('nothing is owned from the day of a write-off on, not from today', () => {
  const [ledger] = companiesOf(
    [deal({})],
    [event({ kind: 'write-off', date: '2025-03-31', amountMinor: null })],
  );
  const book = rateBook([]);
  const [holding] = holdingsOf(ledger ? [ledger] : [], book, '2025-12-31');
  expect(holding && courseOf(holding, book)).toMatchObject([
    { date: '2025-01-15', cause: 'investment', percentage: 5 },
    { date: '2025-03-31', cause: 'write-off', percentage: 0, value: 0, dollars: 0 },
    { date: '2025-12-31', cause: 'today', percentage: 0, value: 0, dollars: 0 },
  ]);
});
