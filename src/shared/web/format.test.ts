import { describe, expect, it } from 'vitest';
import { CURRENCY_CODES, minorDigits } from '#shared/domain/currency.ts';
import { formatMoney as domainMoney, formatMoneyCompact } from '#shared/domain/money.ts';
import {
  formatAmount,
  formatAmountShort,
  formatCount,
  formatDate,
  formatNearDate,
  formatDay,
  formatDollars,
  formatFigure,
  formatFraction,
  formatMoney,
  formatMoneyShort,
  formatPercent,
  formatRelative,
} from './format.ts';

describe('money', () => {
  it('is shown without decimals, from minor units, in its own currency', () => {
    expect(formatMoney(50_000_000)).toBe('$500,000');
    expect(formatMoney(1_850_000_000, 'NGN')).toBe('₦18,500,000');
    expect(formatMoney('250000', 'XAF')).toBe('FCFA 250,000');
    expect(formatMoney(-1_850_000_000, 'NGN')).toBe('-₦18,500,000');
    expect(formatMoney(-1)).toBe('$0');
  });

  it('has a short form for cards', () => {
    expect(formatMoneyShort(410_000_000)).toBe('$4.1M');
  });
});

it('an amount carries one sign, whichever part of the product writes it', () => {
  for (const currency of CURRENCY_CODES) {
    const minor = 4_000 * 10 ** minorDigits(currency);
    expect(formatMoney(minor, currency)).toBe(domainMoney(minor, currency));
    expect(formatMoneyShort(minor, currency)).toBe(formatMoneyCompact(minor, currency));
  }
});

describe('numbers', () => {
  it('tell a fraction from a percentage', () => {
    expect(formatFraction(0.714)).toBe('71%');
    expect(formatPercent(56, 2)).toBe('56.00%');
  });

  it('are counted in words that fit', () => {
    expect(formatCount(1, 'startup')).toBe('1 startup');
    expect(formatCount(1214, 'country', 'countries')).toBe('1,214 countries');
  });
});

describe('time', () => {
  it('a calendar date is the same day everywhere', () => {
    expect(formatDate('2026-11-24')).toBe('24 Nov 2026');
    expect(formatNearDate('2026-11-24', new Date(2026, 0, 2))).toBe('24 Nov');
    expect(formatNearDate('2027-01-04', new Date(2026, 10, 24))).toBe('4 Jan 2027');
  });

  it('on a day that is everybody’s is told as in UTC, at either end of it', () => {
    expect(formatDay('2026-11-24T00:00:00.000Z')).toBe('24 Nov 2026');
    expect(formatDay('2026-11-24T23:59:59.000Z')).toBe('24 Nov 2026');
  });

  it('is told from now', () => {
    const now = new Date('2026-11-21T12:00:00Z');
    expect(formatRelative('2026-11-21T11:59:40Z', now)).toBe('just now');
    expect(formatRelative('2026-11-18T12:00:00Z', now)).toBe('3 days ago');
    expect(formatRelative('2026-11-21T14:00:00Z', now)).toBe('in 2 hours');
  });
});

it('amounts in major units read like those in minor units', () => {
  expect(formatAmount(500_000)).toBe('$500,000');
  expect(formatAmount(-1_250.5, 'NGN')).toBe('-₦1,251');
  expect(formatAmountShort(4_120_000)).toBe('$4.1M');
});

it('a computed figure too long to read is a power of ten', () => {
  expect(formatDollars(4_343.6)).toBe('$4,344');
  expect(formatDollars(-2.5e14)).toBe('-$2.50e+14');
  expect(formatFigure(10, 1, 1)).toBe('10.0');
  expect(formatFigure(1_234.56, 1)).toBe('1,234.6');
  expect(formatFigure(2.5e14, 1)).toBe('2.50e+14');
});
