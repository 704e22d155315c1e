import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from './calendar.ts';
import { CURRENCY_CODES, type CurrencyCode } from './currency.ts';
import { exact } from './exact.ts';
import {
  atRate,
  convertMoney,
  dollarSpans,
  type ExchangeRate,
  rateBook,
  rateExplanation,
} from './exchange-rate.ts';

const rate = (base: CurrencyCode, quote: CurrencyCode, date: string, value: number, source = 'Bank') =>
  ({ base, quote, date, rate: value, source }) satisfies ExchangeRate;

const NAIRA = [rate('USD', 'NGN', '2026-01-31', 1600), rate('USD', 'NGN', '2026-06-30', 1440)];

test('the rate of the day, else the last within 45 days before it', () => {
  const book = rateBook(NAIRA);
  expect(book('USD', 'NGN', '2026-01-31')).toMatchObject({ basis: 'day', ageDays: 0 });
  const later = book('NGN', 'USD', '2026-03-17');
  expect([later?.basis, later?.ageDays, later?.rate.times(1600).toNumber()]).toEqual(['earlier', 45, 1]);
  expect(book('NGN', 'NGN', '1990-01-01')?.rate.toNumber()).toBe(1);
});

test('in a gap it goes between the two, geometrically, and says so', () => {
  // 150 days apart; 75 days after the first the rate is the square root of 1600 × 1440.
  const found = rateBook(NAIRA)('USD', 'NGN', '2026-04-16');
  expect(found?.basis).toBe('estimated');
  expect(found?.rate.toNumber()).toBeCloseTo(Math.sqrt(1600 * 1440), 9);
  expect(found?.entries.map(({ date }) => date)).toEqual(['2026-01-31', '2026-06-30']);
});

test('after the last it is the last known for a year, then none; before the first there is none', () => {
  const book = rateBook(NAIRA);
  expect(book('USD', 'NGN', '2027-06-30')).toMatchObject({ basis: 'old', ageDays: 365 });
  expect(book('USD', 'NGN', '2027-07-01')).toBeNull();
  expect(book('USD', 'NGN', '2026-01-30')).toBeNull();
});

test('the CFA francs are 655.957 to the euro on any day, and to each other one to one', () => {
  const book = rateBook([rate('EUR', 'USD', '2026-01-05', 1.1)]);
  expect(book('EUR', 'XOF', '1999-01-01')?.rate.toString()).toBe('655.957');
  expect(book('XAF', 'XOF', '2026-01-31')?.rate.toNumber()).toBe(1);
  const dollars = book('XOF', 'USD', '2026-01-31');
  expect(dollars?.rate.times('655.957').toDecimalPlaces(20).toNumber()).toBe(1.1);
  expect(dollars?.basis).toBe('earlier');
  expect(book('XOF', 'GHS', '2026-01-31')).toBeNull();
});

test('crosses go through the dollar; a pair’s own rate wins when it is not the older', () => {
  const legs = [rate('USD', 'NGN', '2026-01-31', 1500), rate('USD', 'KES', '2026-01-31', 125)];
  expect(rateBook(legs)('KES', 'NGN', '2026-02-01')?.rate.toNumber()).toBe(12);
  const own = rate('KES', 'NGN', '2026-01-31', 13);
  expect(rateBook([...legs, own])('KES', 'NGN', '2026-02-01')?.rate.toNumber()).toBe(13);
  const older = { ...own, date: '2026-01-20' };
  expect(rateBook([...legs, older])('KES', 'NGN', '2026-02-01')?.rate.toNumber()).toBe(12);
});

test('of one day the first rate in the list counts: a member’s own before the reference', () => {
  const book = rateBook([rate('USD', 'NGN', '2026-01-31', 1500, 'My bank'), ...NAIRA]);
  expect(book('USD', 'NGN', '2026-01-31')?.entries[0]?.source).toBe('My bank');
  expect(book('USD', 'NGN', '2026-06-30')?.rate.toNumber()).toBe(1440);
});

test('an amount says what it was made from', () => {
  const raise = { amountMinor: 45_000_000_000, currency: 'NGN' } as const;
  const converted = convertMoney(raise, 'USD', '2026-08-20', rateBook(NAIRA));
  expect(converted).toMatchObject({ amountMinor: 31_250_000, currency: 'USD', original: raise });
  expect(converted?.rate && rateExplanation(converted.rate)).toBe(
    '1 USD = 1,440 NGN (Bank, 30 Jun 2026, the last known, 51 days old)',
  );
  expect(convertMoney(raise, 'NGN', '1990-01-01', rateBook([]))).toMatchObject({ ...raise, rate: null });
  expect(convertMoney(raise, 'USD', '2026-08-20', rateBook([]))).toBeNull();
});

test('currencies without minor units, and with three digits of them', () => {
  const book = rateBook([rate('USD', 'UGX', '2026-01-31', 3700), rate('USD', 'TND', '2026-01-31', 3.1)]);
  expect(
    convertMoney({ amountMinor: 370_000, currency: 'UGX' }, 'USD', '2026-01-31', book)?.amountMinor,
  ).toBe(10_000);
  expect(convertMoney({ amountMinor: 10_000, currency: 'USD' }, 'TND', '2026-01-31', book)?.amountMinor).toBe(
    310_000,
  );
});

const currency = fc.constantFrom(...CURRENCY_CODES);
const day = fc.nat(900).map((days) => addDays('2024-03-01', days));
const rates = fc.array(
  fc
    .record({
      base: fc.oneof(fc.constant('USD' as const), currency),
      quote: currency,
      date: day,
      value: fc.integer({ min: 1, max: 1e9 }),
    })
    .map(({ base, quote, date, value }) => rate(base, quote, date, value / 1e5))
    .filter(({ base, quote }) => base !== quote),
  { minLength: 20, maxLength: 200 },
);

test('there and back is exact, to every digit', () => {
  const amounts = fc.record({ from: currency, to: currency, day, minor: fc.nat(Number.MAX_SAFE_INTEGER) });
  fc.assert(
    fc.property(rates, fc.array(amounts, { minLength: 100, maxLength: 100 }), (all, trips) => {
      const book = rateBook(all);
      for (const { from, to, day: on, minor } of trips) {
        const [away, home] = [book(from, to, on), book(to, from, on)];
        expect(away === null).toBe(home === null);
        if (away === null || home === null) continue;
        expect(exact(atRate(atRate(minor, away), home).toSignificantDigits(34)).toNumber()).toBe(minor);
      }
    }),
    { numRuns: 100 },
  );
});

test('spans of days say the same as the book', () => {
  const book = rateBook(NAIRA);
  const spans = dollarSpans('NGN', ['2026-06-30', '2026-01-31'], book);
  for (const asked of [
    '2026-01-30',
    '2026-01-31',
    '2026-03-17',
    '2026-03-18',
    '2026-06-29',
    '2026-07-01',
    '2027-06-30',
    '2027-07-01',
  ]) {
    const span = spans.find(({ from, until }) => from <= asked && asked <= until);
    expect(span?.dollars).toBe(book('NGN', 'USD', asked)?.rate.toString());
  }
});
