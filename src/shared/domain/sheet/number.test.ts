import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { decimalMarkOf, plainNumber, UNCLEAR } from './number.ts';

test.each([
  ['1,250,000.50', '1250000.50'],
  ['1.250.000,50', '1250000.50'],
  ['1 250 000', '1250000'],
  ['1\u202f250\u00a0000,5', '1250000.5'],
  ["1'250'000", '1250000'],
  ['₹1,00,00,000', '10000000'],
  ['$5', '5'],
  ['-5', '-5'],
  ['\u22125,5', '-5.5'],
  ['0,5', '0.5'],
  ['0', '0'],
  ['0.05', '0.05'],
  ['0.123456789012345678', '0.123456789012345678'],
  ['1,500', '1500'],
  ['1.500', '1.500'],
  ['007', '7'],
])('%s is %s', (text, digits) => {
  expect(plainNumber(text)).toBe(digits);
});

test.each([
  '',
  'ten',
  '1.2.3',
  '1,2,3',
  '12,34,5',
  '1e309',
  'NaN',
  '--5',
  '1-2',
  '5%',
  '=1+1',
  '9'.repeat(61),
])('%j is no number', (text) => {
  expect(plainNumber(text)).toBeNull();
});

describe('what could be read in two ways', () => {
  it('is read as the rest of its column is written', () => {
    expect(decimalMarkOf(['12,5', '1,500', 'ten', ''])).toBe(',');
    expect(decimalMarkOf(['1,000,000', '1.500'])).toBe('.');
    expect(decimalMarkOf(['1,500', '2.500'])).toBeNull();
    expect([plainNumber('1,500', ','), plainNumber('1.500', ',')]).toEqual(['1.500', '1500']);
    expect([plainNumber('1,500', '.'), plainNumber('1.500', '.')]).toEqual(['1500', '1.500']);
  });

  it('is not guessed in a column that has both ways', () => {
    expect(decimalMarkOf(['12,5', '12.5'])).toBe('both');
    expect([plainNumber('1,500', 'both'), plainNumber('12,5', 'both')]).toEqual([UNCLEAR, '12.5']);
  });
});

it('reads every number however it is grouped', () => {
  const number = fc.tuple(fc.integer({ min: 0, max: 1e12 }), fc.integer({ min: 0, max: 99 }));
  fc.assert(
    fc.property(number, fc.constantFrom('en', 'de', 'fr', 'de-CH'), ([whole, cents], locale) => {
      const value = Number(`${whole}.${String(cents).padStart(2, '0')}`);
      const text = value.toLocaleString(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
      expect(Number(plainNumber(text))).toBe(value);
    }),
  );
});
