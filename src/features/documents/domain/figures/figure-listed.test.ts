import { expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';
import type { DocumentType } from '../document.ts';

const numbersOf = (text: string, type: DocumentType = 'business_plan') =>
  analyseDocument({ type, pages: [{ page: 1, text }] }).numbers;
/** What is listed of a text: value, unit where it is no count, date, and the words beside it. */
const listed = (text: string, type?: DocumentType): string[] =>
  numbersOf(text, type).map(({ value, unit, period, label }) =>
    [value, ...(unit === 'count' ? [] : [unit]), ...(period === null ? [] : [period]), label ?? '-'].join(
      ' ',
    ),
  );

test.each([
  ['We shipped 1,310 readers to schools.', ['1310 readers to schools']],
  ['41 trawlers were boarded.', ['41 trawlers were boarded']],
  ['Weavers who supply thread: 640, in nine hamlets.', ['640 Weavers who supply thread', '9 hamlets']],
  ['NPS: 62 (58)', ['62 NPS']],
  ['Each bus carries 52 pupils.', ['52 pupils']],
  ['Berths permitted  4,150', ['4150 Berths permitted']],
  ['La coopérative a livré 3 ruchers et récolté 8,2 tonnes.', ['3 ruchers et récolté', '8.2 tonnes']],
  ['The depot held 2.4m in June 2025.', ['2400000 money 2025-06 The depot held']],
] as const)('what is counted is listed with the words beside it: %s', (text, expected) =>
  expect(listed(text)).toEqual(expected),
);

test.each([
  ['The mill grinds 7,200 litres an hour.', ['7200 litres an hour']],
  ['Peak output\t\t915 kW', ['915 Peak output, kW']],
  ['Arrivals are settled within 21 days of landing.', ['21 days of landing']],
  ['The lease is renewed for seven years.', ['7 The lease is renewed, years']],
  ['Les parts s’acquièrent sur 36 mois.', ['36 months Les parts s’acquièrent']],
  ['Durée du bail : 9 ans', ['9 Durée du bail, ans']],
  ['Water use fell to 2.1 m3 a tonne.', ['2.1 m3 a tonne']],
  ['The dryers took 1,200 MT of maize.', ['1200 MT of maize']],
  ['DSCR 1.4x', ['1.4 DSCR']],
] as const)('what is measured, and terms: %s', (text, expected) => expect(listed(text)).toEqual(expected));

test.each([
  '14 Premises',
  'It took two days.',
  'He worked there twelve years ago.',
  'Company code 118200345',
  'We are 10x faster.',
  'Headed since the last three years.',
  'Effectif au 31/12',
])('numbers of nothing are not: %s', (text) => expect(listed(text)).toEqual([]));

test('numbers of a row that its table does not read are listed: shares beside their part, sums in a remark', () => {
  const table =
    'Shareholder\tClass\tShares\tOf the company\nAda Obi\tOrdinary\t6,000\t60%\nBen Ali\tOrdinary\t4,000\t40%';
  expect(numbersOf(table, 'legal_docs').map(({ value, about }) => [value, about ?? null])).toEqual([
    [6000, null],
    [60, 'Ada Obi'],
    [4000, null],
    [40, 'Ben Ali'],
  ]);
});

test('so is what is counted in a column beside prices, unless a head gives the row a scale', () => {
  const rows = (head: string) =>
    listed(
      `Oil\tKilos a year\tPrice\t${head}\nClove\t1,400\t62\t86,800\nVetiver\t900\t41\t36,900`,
      'legal_docs',
    ).filter((one) => /^(?:1400|900) /.test(one));
  expect(rows('Amount, EUR')).toEqual(['1400 Clove', '900 Vetiver']);
  expect(rows('Amount, EUR thousand')).toEqual([]);
});

test('what is elsewhere, or measured, is listed and evidence of nothing', () => {
  const asides = (text: string) => numbersOf(text).map(({ isAside = false }) => isAside);
  expect(asides('There are 4,300 licensed mills.')).toEqual([true]);
  expect(asides('In 2025 the pump lifted 900 litres a day.')).toEqual([true]);
  expect(asides('We towed 380 boats in 2025.')).toEqual([false]);
});
