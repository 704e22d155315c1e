import { expect, test } from 'vitest';
import { currencyOfMark } from '../words/currency-word.ts';
import { powerOfScale } from '../words/scale-word.ts';
import { columnTime } from './table-period.ts';
import { scaleOfTable } from './table-scale.ts';

test.each([
  ['jun-25', '2025-06'],
  ["sep '25", '2025-09'],
  ['31.12.24', '2024-12'],
  ['31/12/2024', '2024-12'],
  ['30.6.25 kshs', '2025-06'],
  ['fy24/25', '2025'],
  ['24/25', '2025'],
  ['fy 2081/82', '2025'],
  ['ye jun-25', '2025'],
  ['12m to jun-25', '2025'],
  ['9m 2025', '2025-01 to 2025-09'],
  ['9m-25', '2025-01 to 2025-09'],
  ['9 mois 2025', '2025-01 to 2025-09'],
  ['9m to sep-25', '2025-01 to 2025-09'],
  ['2025 q3', '2025-Q3'],
  ['3q25', '2025-Q3'],
  ["q3'25", '2025-Q3'],
  ['1h25', '2025-H1'],
  ['trim. 3 2025', '2025-Q3'],
  ['ltm jun-25', '2024-07 to 2025-06'],
  ['exercice n-1 (2024)', '2024'],
  ["kes '000 2025", '2025'],
])('a head %s is of %s', (head, date) => {
  expect(columnTime(head)).toEqual({ kind: 'date', date, isForecast: false });
});

test.each([
  ['2025e', true],
  ['aout-25 r', false],
  ['nov-25 p', true],
  ['realise 2024', false],
  ['n+1', true],
])('whether %s is still to come', (head, isForecast) => {
  expect(columnTime(head)).toMatchObject({ isForecast });
});

test('a number is no time, nor is a word', () => {
  for (const text of ['120', '2,025', '2000000', '1.5', 'total', 'year', 'mn', 'notes'])
    expect(columnTime(text)).toBeNull();
});

test.each([
  ['kfcfa', 'XOF', 1e3],
  ['rs. in cr', 'INR', 1e7],
  ['unite : millier de da (kda)', 'DZD', 1e3],
  ["ushs '000", 'UGX', 1e3],
  ['kshs', 'KES', 1],
  ['bdt lac', 'BDT', 1e5],
  ['mxn millions', 'MXN', 1e6],
  ["en millions d'ariary", 'MGA', 1e6],
  ["lalana sa - exercice 2025 - millions d'ariary", 'MGA', 1e6],
  ['rp juta', 'IDR', 1e6],
  ['usdm', 'USD', 1e6],
])('%s is a scale and a currency', (head, currency, factor) => {
  expect(scaleOfTable(head, 'INR')).toEqual({ currency, factor });
});

test.each(['31-mar-2025', 'feb mars', 'sales 5 m usd', 'particulars', 'bdt 400'])(
  '%s sets no scale',
  (head) => {
    expect(scaleOfTable(head, 'INR')?.factor ?? 1).toBe(1);
  },
);

test('marks and scales stand in one place', () => {
  expect(currencyOfMark('tk', 'USD')).toBe('BDT');
  expect(currencyOfMark('rs', 'NPR')).toBe('NPR');
  expect(currencyOfMark('pesos', 'PHP')).toBe('PHP');
  expect(powerOfScale("'000")).toBe(3);
  expect(powerOfScale('crores')).toBe(7);
});
