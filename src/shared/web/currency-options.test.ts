import { expect, test } from 'vitest';
import { CURRENCY_CODES } from '#shared/domain/currency.ts';
import { CURRENCY_OPTIONS } from './currency-options.ts';

test('each currency once, by code and name, those deals are mostly made in first', () => {
  const codes = CURRENCY_OPTIONS.map(({ value }) => value);
  expect(codes).toHaveLength(CURRENCY_CODES.length);
  expect(new Set<string>(codes)).toEqual(new Set<string>(CURRENCY_CODES));
  expect(codes.slice(0, 4)).toEqual(['USD', 'EUR', 'GBP', 'NGN']);
  expect(CURRENCY_OPTIONS.find(({ value }) => value === 'KES')?.label).toBe('KES · Kenyan Shilling');
});
