import { expect, it } from 'vitest';
import { unknownKeys } from './given-keys.ts';

it('a key an op does not know is named, in members of lists too; others pass', () => {
  const given = { exitValue: 1, common: 2, carve: 3, convertibles: [{ name: 'a', amount: 1, cupola: 2 }] };
  expect(unknownKeys('exit.withConvertibles', given)).toEqual(['carve', 'convertibles.cupola']);
  expect(unknownKeys('portfolio.xirr', { flows: [] })).toEqual([]);
  expect(unknownKeys('an op without a list', { anything: 1 })).toEqual([]);
});
