import { readFileSync } from 'node:fs';
import { assert, constantFrom, maxSafeInteger, nat, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { CURRENCY_CODES, type CurrencyCode, currencyOf, minorDigits } from './currency.ts';
import {
  amountInWords,
  formatMoney,
  formatMoneyCompact,
  formatMoneyExact,
  parseMoney,
  toMajor,
  toMinor,
} from './money.ts';

const page = readFileSync(new URL('../../../docs/rules/money-typed-by-people.md', import.meta.url), 'utf8');
const examples = [...page.matchAll(/^\| `(.+?)` +\| (\w{3}) +\| (.+?) +\|$/gm)].map(
  ([, typed = '', expected = '', understood = '']) => ({ typed, expected, understood }),
);

test('the page of the rule has its examples', () => expect(examples.length).toBeGreaterThan(45));

test.each(examples)('$typed, $expected expected, is $understood', ({ typed, expected, understood }) => {
  const currency = currencyOf(expected) ?? 'USD';
  expect(currency).toBe(expected);
  const read = parseMoney(typed, currency);
  expect(read ? formatMoneyExact(read.amountMinor, read.currency) : '–').toBe(understood);
});

test('amounts are whole minor units of their currency', () => {
  expect(parseMoney('$1,000.25')).toEqual({ amountMinor: 100_025, currency: 'USD' });
  expect(parseMoney('XOF 50m')).toMatchObject({ amountMinor: 50_000_000, currency: 'XOF' });
  expect(parseMoney('1,000.250 TND')).toMatchObject({ amountMinor: 1_000_250, currency: 'TND' });
  expect(parseMoney('9'.repeat(20))).toBeNull();
  expect(parseMoney(`$5${' '.repeat(60)}`)).toBeNull();
});

const currencies = constantFrom(...CURRENCY_CODES);
const withoutMills = constantFrom(...CURRENCY_CODES.filter((code) => minorDigits(code) < 3));

test('what is shown back is read as the same amount', () => {
  assert(
    property(maxSafeInteger(), withoutMills, (amount, currency) => {
      const amountMinor = Math.abs(amount);
      const shown = formatMoneyExact(amountMinor, currency);
      expect(parseMoney(shown, currency)).toEqual({ amountMinor, currency });
    }),
  );
});

test('no text throws, and what is understood is a safe amount', () => {
  assert(
    property(
      string({ unit: constantFrom(...Array.from("0123456789.,' $₦€kKmMbnR/=-")), maxLength: 14 }),
      (text) => {
        expect(Number.isSafeInteger(parseMoney(text)?.amountMinor ?? 0)).toBe(true);
      },
    ),
    { numRuns: 2000 },
  );
});

test('dollars are shown without decimals, other currencies with their sign', () => {
  expect(formatMoney(50_000_000, 'USD')).toBe('$500,000');
  expect(formatMoney(123_450, 'USD')).toBe('$1,235');
  expect(formatMoney(-123_450, 'USD')).toBe('-$1,235');
  expect(formatMoney(-49, 'USD')).toBe('$0');
  expect(formatMoney(500_000_000, 'KES')).toBe('KSh 5,000,000');
  expect(formatMoney(50_000_000, 'XAF')).toBe('FCFA 50,000,000');
  expect(formatMoney(1_500, 'TND')).toBe('DT 2');
  expect(formatMoneyExact(100_005, 'USD')).toBe('$1,000.05');
  expect(() => formatMoney(0.5, 'USD')).toThrow(RangeError);
});

test.each<[number, CurrencyCode, string]>([
  [50_000_000, 'USD', '$500K'],
  [125_000_000, 'USD', '$1.25M'],
  [2_000_000_000, 'NGN', '₦20M'],
  [250_000_000_000, 'KES', 'KSh 2.5B'],
  [99_900, 'USD', '$999'],
  [99_960, 'USD', '$1K'],
  [99_999_900, 'USD', '$1M'],
  [-150_000, 'USD', '-$1.5K'],
  [1_500_000_000_000, 'XOF', 'FCFA 1.5T'],
])('%i %s is %s for short', (amountMinor, currency, shown) => {
  expect(formatMoneyCompact(amountMinor, currency)).toBe(shown);
});

test('major units become minor units exactly or not at all', () => {
  expect(toMinor(1000.25, 'USD')).toBe(100_025);
  expect(toMinor(1.15, 'USD')).toBe(115);
  expect(toMinor(-0.07, 'USD')).toBe(-7);
  expect(toMinor(10.5, 'XOF')).toBeNull();
  expect(toMinor(0.1 + 0.2, 'USD')).toBeNull();
  expect(toMinor(1e21, 'USD')).toBeNull();
  expect(toMinor(Number.NaN, 'USD')).toBeNull();
});

test('minor units survive the way to major units and back', () => {
  assert(
    property(nat(), currencies, (amountMinor, currency) => {
      expect(toMinor(toMajor(amountMinor, currency), currency)).toBe(amountMinor);
    }),
  );
});

test('the unit below: none for CFA francs, three digits for dinars, two for most', () => {
  expect([minorDigits('XOF'), minorDigits('UGX'), minorDigits('TND'), minorDigits('NGN')]).toEqual([
    0, 0, 3, 2,
  ]);
  expect(currencyOf(' ngn ')).toBe('NGN');
  expect(currencyOf('naira')).toBeNull();
});

test('puts an amount of a known, an unknown and no currency into words', () => {
  expect([
    amountInWords(31_200, 'USD'),
    amountInWords(37_914_220.5, 'KES'),
    amountInWords(1_200, 'XYZ'),
    amountInWords(1_200, null),
  ]).toEqual(['$31,200', 'KSh 37,914,220.50', 'XYZ 1,200', '1,200']);
});
