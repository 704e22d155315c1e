import { describe, expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';
import { timesIn, type Written } from './period-bare.ts';

const MAY: Written = { year: 2026, month: 5 };
const datesTold = (text: string, written = MAY) => timesIn(text, written).map(({ date }) => date);

test.each([
  ['the eleven months to march', '2025-05 to 2026-03'],
  ['the half-year ended 31 december', '2025-H2'],
  ['trimestre clos fin mars', '2026-Q1'],
  ['quarter to the end of april', '2026-02 to 2026-04'],
  ['sur six mois arretes a fin avril', '2025-11 to 2026-04'],
  ['cumul a fin avril', '2026-01 to 2026-04'],
  ['year-to-date sales', '2026-01 to 2026-04'],
  ['turnover for the year to march', '2026'],
  ['income for the four months', '2026-01 to 2026-04'],
  ['recettes sur les quatre mois', '2026-01 to 2026-04'],
  ['four months make ksh 11.9 million', '2026-01 to 2026-04'],
  ['good. four months: 2,210 lakh', '2026-01 to 2026-04'],
  ['en banque le 30 avril : 318 000', '2026-04'],
])('%s is over before the day of the paper', (text, date) => {
  expect(datesTold(text)).toEqual([date]);
});

test('quarters and halves of a company whose years end in another month are those of its years', () => {
  const inMarch = { year: 2026, month: 11, fiscalEnd: 3 };
  const told = (text: string) => timesIn(text, inMarch).map(({ date }) => date);
  expect(told('the first half brought in 10 million')).toEqual(['2026-04 to 2026-09']);
  expect(told('over the first half of last year')).toEqual(['2025-04 to 2025-09']);
  expect(told('in the fourth quarter we sold more')).toEqual(['2026-Q1']);
});

test('sums in quetzals are no quarters', () => {
  expect(datesTold('overheads q1.8 million, stocks q3 million')).toEqual([]);
  expect(datesTold('sales of q1')).toEqual(['2026-Q1']);
});

test('twelve months to another month than that of its years are no year of a company', () => {
  expect(datesTold('in the twelve months to april 2026')).toEqual(['2025-05 to 2026-04']);
  expect(datesTold('in the twelve months to april 2026', { ...MAY, fiscalEnd: 4 })).toEqual(['2026']);
  expect(datesTold('in the year to april 2026')).toEqual(['2026']);
});

test('a runway is of no stretch of the year', () => {
  expect(datesTold('a runway of nine months')).toEqual([]);
  expect(datesTold('une autonomie de six mois')).toEqual([]);
});

test('months long over, or to come, are none of a year', () => {
  expect(datesTold('in the two months')).toEqual([]);
  expect(datesTold('over the ten months')).toEqual([]);
  expect(datesTold('four months: the roof was mended')).toEqual([]);
});

test.each([
  ['in the last quarter', '2026-Q1'],
  ['au semestre ecoule', '2025-H2'],
  ['half-year takings', '2025-H2'],
  ['the last quarter of 2024', '2024'],
  ['the last quarter of the year', '2025-Q4'],
])('%s is the latest that was over', (text, date) => {
  expect(datesTold(text)).toEqual([date]);
});

test.each([
  ['our target for the fourth quarter', '2026-Q4'],
  ['objectif du t3', '2026-Q3'],
  ['in q1 we expect less', '2027-Q1'],
  ['in the third quarter sales were thin', '2025-Q3'],
  ['we hope for 2.4 million in july', '2026-07'],
  ['we hope for 5 million in january to march', '2027-Q1'],
  ['we expected 5 million and reached 4 in july', '2025-07'],
])('%s: what is aimed at is to come', (text, date) => {
  expect(datesTold(text)).toEqual([date]);
});

test('a month to date with its short year is of that year', () => {
  expect(datesTold('ytd sep-25')).toEqual(['2025-01 to 2025-09']);
  expect(datesTold("ytd sep '24")).toEqual(['2024-01 to 2024-09']);
});

test('in a paper on a quarter the last one is that which it reports on', () => {
  expect(datesTold('last quarter', { ...MAY, reported: '2025-Q4' })).toEqual(['2025-Q4']);
});

test('what came of a quarter is of one that was over; what is planned for it or has begun is not', () => {
  expect(datesTold('sales in the second quarter were thin')).toEqual(['2025-Q2']);
  expect(datesTold('in q2 we will open a yard')).toEqual(['2026-Q2']);
  expect(datesTold('q2 has started well')).toEqual(['2026-Q2']);
  expect(datesTold('q1 was our best')).toEqual(['2026-Q1']);
  expect(datesTold('budget for q1 was 66 million')).toEqual(['2026-Q1']);
});

const read = (...lines: string[]) => readIn('Arusha', ...lines);
const readIn = (place: string, ...lines: string[]) =>
  analyseDocument({
    type: 'business_plan',
    pages: [{ page: 1, text: ['Mosi Seeds Ltd', `${place}, 9 May 2026`, '', ...lines].join('\n') }],
  }).numbers.map(({ value, currency, period }) => [value, currency, period]);

describe('times of a paper without a year', () => {
  test('the same months of another year are those told last', () => {
    const told = read(
      'We crushed 900 tonnes from January to April. Income was TZS 84m against TZS 61m in the same months of 2025, which is 38% more.',
    );
    expect(told).toContainEqual([84e6, 'TZS', '2026-01 to 2026-04']);
    expect(told).toContainEqual([61e6, 'TZS', '2025-01 to 2025-04']);
    expect(told).toContainEqual([38, null, '2026-01 to 2026-04']);
    const french = read(
      'Sur quatre mois à fin avril, les ventes sont de 84 millions TZS, contre 61 millions TZS à la même période de l’an dernier.',
    );
    expect(french).toContainEqual([61e6, 'TZS', '2025-01 to 2025-04']);
  });

  test('a title and heads of columns tell them of a table', () => {
    const titled = read(
      'Four months to April, TZS thousand',
      'Sales\t84,000',
      'Cost of sales\t(51,000)',
      'Gross profit\t33,000',
    );
    expect(titled).toContainEqual([33e6, 'TZS', '2026-01 to 2026-04']);
    const headed = read(
      'TZS thousand\tFour months to April\tSame period of 2025',
      'Sales\t84,000\t61,000',
      'Gross profit\t33,000\t22,000',
    );
    expect(headed).toContainEqual([84e6, 'TZS', '2026-01 to 2026-04']);
    expect(headed).toContainEqual([22e6, 'TZS', '2025-01 to 2025-04']);
  });
});

test.each([
  ['Position at the end of April, kwacha', 'Lusaka', 'ZMW'],
  ['Recettes par agence en dirhams', 'Casablanca', 'MAD'],
  ['What came in, naira', 'Lagos', 'NGN'],
  // Another than that of the place.
  ['Summary, US dollars', 'Kampala', 'USD'],
])('the title %s tells the currency by its name', (title, place, currency) => {
  const told = readIn(
    place,
    'A loan of EUR 90,000 was refused in March.',
    '',
    title,
    'Shops\t640,000',
    'Stalls\t210,000',
    'Sales\t850,000',
    'Gross profit\t300,000',
  );
  expect(told).toContainEqual([850_000, currency, expect.anything()]);
});

test('a remark in the cell behind a sum does not say what the sum is', () => {
  const told = analyseDocument({
    type: 'financial_statements',
    pages: [
      {
        page: 1,
        text: 'Key figures, Kenyan shillings\nRound (preference shares)\t24,000,000\tPost-money 96 million\nCash at the bank\t7,500,000\tTwo accounts',
      },
    ],
  }).numbers.map(({ kind, value }) => [kind, value]);
  expect(told).toContainEqual(['ask', 24e6]);
});
