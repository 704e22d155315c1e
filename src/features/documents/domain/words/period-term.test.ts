import { expect, test } from 'vitest';
import { termIn, timesOfTerm } from './period-term.ts';

const datesOf = (begins: string, text: string): string[] =>
  timesOfTerm(text, termIn([{ text: begins }, { text }])).map(({ date }) => date);

test.each([
  ['the agreement runs from 1 february 2026 for three contract years.', '2026-02', 36],
  ['the lease is for six years from the first day of march 2026.', '2026-03', 72],
  ['le bail est conclu pour neuf annees entieres commencant a courir le 1er avril 2026.', '2026-04', 108],
  ['the licence is good from 1 may 2026 until 30 april 2031.', '2026-05', 60],
  ['pour la campagne qui court du 1er mai 2026 au 30 avril 2027, la quantite est fixee.', '2026-05', 12],
] as const)('a term begins in a month and lasts some: %s', (text, first, months) => {
  expect(termIn([{ text }])).toMatchObject({ first, months });
});

test.each([
  'the contract was signed on 1 february 2026.',
  'sales grew from 1 january 2026 on.',
  'the agreement is valid until 31 december 2026.',
])('no term begins there: %s', (text) => {
  expect(termIn([{ text }])).toBeNull();
});

const OF_THREE = 'the agreement runs from 1 february 2026 for three contract years.';
test.each([
  ['9,450 in the first contract year and 10,250 in the second', ['2026-02 to 2027-01', '2027-02 to 2028-01']],
  ['on the first anniversary the price goes to 10,250', ['2027-02 to 2028-01']],
  ['for the last year of the term they fixed it at 10,980', ['2028-02 to 2029-01']],
  ['during the first and the second year of the term', ['2026-02 to 2028-01']],
  ['for the first year 46,800; in the following year 48,700', ['2026-02 to 2027-01', '2027-02 to 2028-01']],
])('an agreement counts its years: %s', (text, dates) => {
  expect(datesOf(OF_THREE, text)).toEqual(dates);
});

test('un bail de trois périodes de trois ans', () => {
  const begins =
    'le bail de neuf annees commencant a courir le 1er avril 2026 est resiliable a chaque periode triennale.';
  expect(datesOf(begins, 'pour la premiere periode triennale 2 400 000, pour la deuxieme 2 616 000')).toEqual(
    ['2026-04 to 2029-03', '2029-04 to 2032-03'],
  );
});

test.each([
  'either may end it after the first year',
  'before the end of the second year of the term',
  'it was first signed in the second place',
  'in the second, they agreed',
  'in the ninth year',
])('no year of the term is meant: %s', (text) => {
  expect(datesOf(OF_THREE, text)).toEqual([]);
});
