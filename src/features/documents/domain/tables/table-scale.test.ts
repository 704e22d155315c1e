import { expect, test } from 'vitest';
import { currencyOfMark } from '../words/currency-word.ts';
import { powerOfScale } from '../words/scale-word.ts';
import { currencyOfDocument, scaleOfLabel, scaleOfTable } from './table-scale.ts';

test.each([
  ['kfcfa', 'XOF', 1e3],
  ['rs. in cr', 'INR', 1e7],
  ['unite : millier de da (kda)', 'DZD', 1e3],
  ["ushs '000", 'UGX', 1e3],
  ['kshs', 'KES', 1],
  ['bdt lac', 'BDT', 1e5],
  ['mxn millions', 'MXN', 1e6],
  ['cop millones / millions', 'COP', 1e6],
  ['en millones de cop', 'COP', 1e6],
  ["en millions d'ariary", 'MGA', 1e6],
  ["lalana sa - exercice 2025 - millions d'ariary", 'MGA', 1e6],
  ['rp juta', 'IDR', 1e6],
  ['usdm', 'USD', 1e6],
  ["k'm", 'ZMW', 1e6],
  ['annual accounts 2025 · millions of malawi kwacha', 'MWK', 1e6],
  ['in thousands of ethiopian birr', 'ETB', 1e3],
  ['millions de fdj', 'DJF', 1e6],
  ['registered riders, thousand', null, 1e3],
])('%s is a scale and a currency', (head, currency, factor) => {
  expect(scaleOfTable(head, 'INR')).toEqual({ currency, factor });
});

test('a number of a register is no scale', () => {
  expect(scaleOfTable('rccm bf-oua-01-2015-b12-0419 - exercice 2025 - fcfa', 'XOF')).toEqual({
    currency: 'XOF',
    factor: 1,
  });
});

test('letters of an auditor’s number are no currency', () => {
  expect(scaleOfTable('partner: h. moyo (aud/f000123). 21 july 2025', 'ZMW')).toBeNull();
  expect(currencyOfDocument('partner: h. moyo (aud/f000123)\nturnover 64,218 71,905', 'ZMW')).toBe('ZMW');
});

test('marks and scales stand in one place', () => {
  expect(currencyOfMark('tk', 'USD')).toBe('BDT');
  expect(currencyOfMark('rs', 'NPR')).toBe('NPR');
  expect(currencyOfMark('pesos', 'PHP')).toBe('PHP');
  expect(powerOfScale("'000")).toBe(3);
  expect(powerOfScale('crores')).toBe(7);
});

test.each(['omuti bush feeds limited', 'stone crush works', 'snack bars by outlet'])(
  'no scale and no currency in %s',
  (head) => expect(scaleOfTable(head, 'KES')).toBeNull(),
);

test('letters are money where they are that of the paper’s place', () => {
  expect(scaleOfLabel('price per share, r', 'ZAR')).toEqual({ currency: 'ZAR', factor: 1 });
  expect(scaleOfLabel('price per share, r', 'KES')).toBeNull();
  expect(scaleOfTable('p m', 'BWP')).toEqual({ currency: 'BWP', factor: 1e6 });
  expect(scaleOfTable('2026 budget, le', 'SLE')).toEqual({ currency: 'SLE', factor: 1 });
  expect(scaleOfTable('2026 budget, le', 'XOF')).toBeNull();
});

test('a letter behind a short mark is its scale, where nothing else follows', () => {
  expect(scaleOfTable('rs m', 'PKR')).toEqual({ currency: 'PKR', factor: 1e6 });
  expect(scaleOfTable('net sales (rs m)', 'LKR')).toEqual({ currency: 'LKR', factor: 1e6 });
  expect(scaleOfTable('br m', 'ETB')).toEqual({ currency: 'ETB', factor: 1e6 });
  expect(scaleOfTable('br m', 'KES')).toBeNull();
  expect(scaleOfTable('rs b road', 'PKR')).toBeNull();
});

test('a mark with its scale that elsewhere is a month is money in a paper of its place', () => {
  expect(scaleOfTable('mar', 'MGA')).toEqual({ currency: 'MGA', factor: 1e6 });
  expect(scaleOfTable('nos chiffres (mar, comptes certifies pour 2024)', 'MGA')).toEqual({
    currency: 'MGA',
    factor: 1e6,
  });
  expect(scaleOfTable('mar', 'KES')).toBeNull();
});

test('a letter apart from the mark of the place scales it', () => {
  expect(scaleOfLabel("chiffre d'affaires (m ar)", 'MGA')).toEqual({ currency: 'MGA', factor: 1e6 });
});

test.each([
  ['q million', 'GTQ', 1e6],
  ["m'000", 'LSL', 1e3],
  ["d'000", 'GMD', 1e3],
  ['k million', 'PGK', 1e6],
  ['mln sum', 'UZS', 1e6],
  ['som, thousands', 'KGS', 1e3],
  ['tl thousand', 'TRY', 1e3],
  ['afs thousand', 'AFN', 1e3],
  ['ro thousand', 'OMR', 1e3],
  ['ks million', 'MMK', 1e6],
  ['kip, millions', 'LAK', 1e6],
  ['rf thousand', 'MVR', 1e3],
  ['₲ million', 'PYG', 1e6],
  ['gel ths', 'GEL', 1e3],
  ['kgs thous.', 'KGS', 1e3],
  ['fcfa x 1000', 'XOF', 1e3],
] as const)('%s is read in a paper of its place', (head, currency, factor) => {
  expect(scaleOfTable(head, currency)).toEqual({ currency, factor });
});

test('a letter alone is no unit of a paper from elsewhere', () => {
  for (const letter of ['q', 'm', 'd', 'ks', 'ro', 'tl']) expect(scaleOfTable(letter, 'KES')).toBeNull();
});
