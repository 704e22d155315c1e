import { expect, test } from 'vitest';
import { type FxRate, rateBook } from './fx-rate.ts';

const rate = (base: FxRate['base'], quote: FxRate['quote'], date: string, value: number): FxRate => ({
  base,
  quote,
  date,
  rate: value,
  source: 'Central bank',
});

test('the last rate on or before the day counts, in either direction', () => {
  const book = rateBook([
    rate('USD', 'NGN', '2026-01-31', 1600),
    rate('USD', 'NGN', '2026-02-28', 1500),
    rate('EUR', 'USD', '2026-02-28', 1.1),
  ]);
  expect(book('NGN', 'USD', '2026-02-27')?.rate.times(1600).toNumber()).toBe(1);
  expect(book('USD', 'NGN', '2026-03-05')?.rate.toNumber()).toBe(1500);
  expect(book('EUR', 'USD', '2026-03-01')?.from.map(({ date }) => date)).toEqual(['2026-02-28']);
  expect(book('NGN', 'NGN', '1990-01-01')?.rate.toNumber()).toBe(1);
});

test('a rate from the future, or older than 92 days, is none', () => {
  const book = rateBook([rate('USD', 'KES', '2026-01-01', 129)]);
  expect(book('KES', 'USD', '2025-12-31')).toBeNull();
  expect(book('KES', 'USD', '2026-04-03')).not.toBeNull();
  expect(book('KES', 'USD', '2026-04-04')).toBeNull();
});

test('the CFA franc reaches the dollar over the euro it is pegged to', () => {
  const book = rateBook([rate('EUR', 'XOF', '2026-01-02', 655.957), rate('EUR', 'USD', '2026-01-05', 1.1)]);
  const used = book('XOF', 'USD', '2026-01-31');
  expect(used?.rate.times(655.957).toNumber()).toBeCloseTo(1.1, 12);
  expect(used?.from).toHaveLength(2);
  expect(book('XOF', 'GHS', '2026-01-31')).toBeNull();
});
