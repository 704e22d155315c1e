import { describe, expect, it, test } from 'vitest';
import { columnDates, columnTime, statusTime } from './table-period.ts';
import { scaleOfTable } from './table-scale.ts';

test.each([
  ['exercice au 30/06/2025', '2025'],
  ['fy to 30 june 2025', '2025'],
  ['12 mois au 31/03/2025', '2025'],
  ['6 mois au 31/12/2025', '2025-H2'],
  ['17 apr - 16 jul 2026', '2026-04 to 2026-07'],
  ['baishakh-ashadh 2083 (14 apr - 16 jul 2026)', '2026-04 to 2026-07'],
])('the head of a column: %s', (head, date) =>
  expect(columnTime(head)).toMatchObject({ kind: 'date', date }),
);

test.each(['9m actual', 'actual 9m', 'budget 9m', 'prior year 9m'])(
  'months of a year that a column is of: %s',
  (head) => expect(statusTime(head)).toMatchObject({ months: 9, isForecast: head.startsWith('budget') }),
);

describe('columns are of a time', () => {
  const datesOf = (heads: readonly string[], title: string | null = null) =>
    columnDates(heads.map(columnTime), title);

  it('a year told once holds for the months beside it', () => {
    expect(datesOf(['jan 2026', 'feb', 'mar', 'apr'])).toEqual(['2026-01', '2026-02', '2026-03', '2026-04']);
    expect(datesOf(['nov 2025', 'dec', 'jan'])).toEqual(['2025-11', '2025-12', '2026-01']);
    expect(datesOf(['oct', 'nov', 'dec', 'jan 2026'])).toEqual(['2025-10', '2025-11', '2025-12', '2026-01']);
    expect(datesOf(['dec 2025', 'nov', 'oct'])).toEqual(['2025-12', '2025-11', '2025-10']);
    expect(datesOf(['jan', 'feb'], '2025-12')).toEqual(['2025-01', '2025-02']);
    expect(datesOf(['jan', 'feb'])).toEqual([null, null]);
  });

  it('a year behind its months or quarters is their total, and heads of their own say the year best', () => {
    expect(datesOf(['q1', 'q2', 'q3', 'q4', '2023'], '2024')).toEqual([
      '2023-Q1',
      '2023-Q2',
      '2023-Q3',
      '2023-Q4',
      '2023',
    ]);
    expect(datesOf(['2022', 't1', 't2', 't3', 't4'])).toEqual([
      '2022',
      '2022-Q1',
      '2022-Q2',
      '2022-Q3',
      '2022-Q4',
    ]);
    expect(datesOf(['2023', 'q1', 'q2'], '2024')).toEqual(['2023', '2024-Q1', '2024-Q2']);
    expect(datesOf(['2023', 'q1', 'q2'])).toEqual(['2023', null, null]);
    expect(datesOf(['oct', 'nov', 'dec', 'jan'], '2025')).toEqual([
      '2024-10',
      '2024-11',
      '2024-12',
      '2025-01',
    ]);
  });

  it('N and N-1 count from the year of the title', () => {
    expect(datesOf(['exercice n', 'exercice n-1'], '2024')).toEqual(['2024', '2023']);
  });

  it.each([
    ['31 december 2025', '2025-12'],
    ["fy'25", '2025'],
    ['2024/25', '2025'],
    ['jan-26', '2026-01'],
    ["q3 '25", '2025-Q3'],
    ["2025 n'000", '2025'],
    ['9m 2024', '2024-01 to 2024-09'],
    ["6m'25", '2025-H1'],
    ['1h25', '2025-H1'],
    ['s2 2024', '2024-H2'],
    ['3q23', '2023-Q3'],
    ['hy25', '2025-H1'],
    ['ytd aug 2025', '2025-01 to 2025-08'],
    ['ltm jun-25', '2024-07 to 2025-06'],
    ['six months to september 2025', '2025-04 to 2025-09'],
    ['half-year to 30 june 2024', '2024-H1'],
    ['31.12.24', '2024-12'],
    ['dix mois clos le 31 octobre 2025', '2025-01 to 2025-10'],
    ['year to february 2025', '2025'],
    ['fy2025 draft', '2025'],
    ['draft 2025', '2025'],
    ['2025 management accounts', '2025'],
    ['2025 non audite', '2025'],
  ])('%s is %s', (head, date) => {
    expect(datesOf([head])).toEqual([date]);
  });

  it('words and sums are of none', () => {
    for (const head of ['note', '-2041', 'revenue', '1,204', 'change %']) expect(columnTime(head)).toBeNull();
    expect(columnTime('2027f')).toMatchObject({ date: '2027', isForecast: true });
  });
});

test('the number in a register is no date', () => {
  expect(columnTime('ci-abj-03-2020-b13-01187')).toBeNull();
});

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
  ['actual 6m sep-25', '2025-04 to 2025-09'],
  ['last year 6m sep-25', '2025-04 to 2025-09'],
  ['9 mois sept 2025', '2025-01 to 2025-09'],
  ['6 months sep-25', '2025-04 to 2025-09'],
  ['hy sep-25', '2025-04 to 2025-09'],
  ['q1 jun-25', '2025-Q2'],
  ['prior year ytd sep 25', '2025-01 to 2025-09'],
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
  for (const text of [
    '120',
    '2,025',
    '2000000',
    '1.5',
    'total',
    'year',
    'mn',
    'notes',
    '31 in 2023 (one tender)',
  ])
    expect(columnTime(text)).toBeNull();
});

test.each(['31-mar-2025', 'feb mars', 'sales 5 m usd', 'particulars', 'bdt 400'])(
  '%s sets no scale',
  (head) => {
    expect(scaleOfTable(head, 'INR')?.factor ?? 1).toBe(1);
  },
);

test.each([
  ['camp. 2025/26 budget', '2026', true],
  ['crop 2024/25', '2025', false],
])('%s is of the year in which the season ends', (text, date, isForecast) => {
  expect(columnTime(text)).toMatchObject({ date, isForecast });
});

test.each([
  ['fiscal 2025', '2025'],
  ['financial year 2024/25', '2025'],
  ['annee scolaire 2024-2025', '2025'],
  ['cy2025', '2025'],
  ['fy-25', '2025'],
  ['2025m09', '2025-09'],
  ['q3 (jul-sep) 2025', '2025-Q3'],
  ['jan/sep 2025', '2025-01 to 2025-09'],
  ['9 mois a fin sept. 2025', '2025-01 to 2025-09'],
  ['01.01-30.09.2025', '2025-01 to 2025-09'],
  ['de janvier a septembre 2025', '2025-01 to 2025-09'],
  ['end of june 2025', '2025-06'],
])('%s heads a column of its time', (head, date) => {
  expect(columnTime(head)).toMatchObject({ kind: 'date', date });
});
