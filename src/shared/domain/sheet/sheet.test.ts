import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sectorIdOf } from '../catalogue/sectors.ts';
import { readCsvRows, writeCsv } from '../csv.ts';
import { currencyCell, dayCell, numberCell, readAmount, termCell, textCell, yesCell } from './cell.ts';
import { column, countKnownColumns } from './column.ts';
import { reportOf } from './report.ts';
import { readSheet } from './sheet.ts';

const COLUMNS = {
  name: column('Company', textCell(20), {
    aliases: ['Startup', 'Name'],
    isNeeded: true,
    whenEmpty: 'Please name the company',
  }),
  date: column('Date', dayCell(), { isNeeded: true }),
  share: column('Equity %', numberCell('Must be a percentage', '%')),
  sector: column('Sector', termCell(sectorIdOf, 'Not a sector we know')),
  lead: column('Lead', yesCell()),
  currency: column('Currency', currencyCell()),
};
const KIND = { columns: COLUMNS, ignored: ['Owner'], mostRows: 3 };

function read(...rows: string[][]) {
  const { sheet, problem } = readSheet(KIND, rows);
  if (sheet === null) throw new Error(problem);
  return sheet;
}

describe('columns', () => {
  it('are found in any order and spelling, below a title, once each; the others are named', () => {
    const sheet = read(
      ['Our deals'],
      [],
      ['equity', 'NAME', 'Colour', 'owner', 'Company', 'dáte'],
      ['5%', 'Old', 'red', 'Ada', 'Zuri', '2024-01-31'],
      ['', ' '],
      ['7.5', '', '', '', 'Kora', ''],
    );
    expect(sheet.mapping).toEqual({ name: 4, date: 5, share: 0, sector: null, lead: null, currency: null });
    expect(sheet.unknownColumns).toEqual(['NAME', 'Colour']);
    expect(sheet.rows).toMatchObject([
      { line: 4, values: { name: 'Zuri', date: '2024-01-31', share: 5, sector: null }, errors: [] },
      { line: 6, values: { name: 'Kora', date: null, share: 7.5 }, errors: [] },
    ]);
  });

  it('are where the person says', () => {
    const grid = [
      ['Firma', 'Am', 'Company'],
      ['Zuri', '2024-01-31', 'x'],
    ];
    expect(readSheet(KIND, grid, { name: 0, date: 1 }).sheet?.rows[0]?.values).toMatchObject({
      name: 'Zuri',
      date: '2024-01-31',
    });
    expect(readSheet(KIND, grid, { name: 0, date: null, ['__proto__']: 1 }).problem).toBe(
      'The first row must name the columns; one of them must be Date.',
    );
    expect(readSheet(KIND, grid, { name: 99, date: 1 }).sheet?.rows[0]?.errors).toEqual([
      { column: 'name', message: 'Please name the company' },
    ]);
  });

  it.each([
    [[], 'This file is empty.'],
    [[[' '], []], 'This file is empty.'],
    [[['a', 'b']], 'The first row must name the columns; among them must be Company and Date.'],
    [[['Company', 'Date'], ['']], 'There are no rows below the headings.'],
    [
      [['Company', 'Date'], ...Array.from({ length: 4 }, () => ['A'])],
      'At most 3 rows at a time; this file has 4.',
    ],
  ])('say why there are none in %j', (grid, problem) => {
    expect(readSheet(KIND, grid)).toEqual({ sheet: null, problem });
  });
});

describe('cells', () => {
  it('that cannot be read name their column and what to write', () => {
    const [row] = read(
      ['Company', 'Date', 'Equity %', 'Sector', 'Lead', 'Currency'],
      ['\u202egnp', '30/02/2024', 'lots', 'Alchemy', 'maybe', 'gold'],
    ).rows;
    expect(row?.errors.map(({ column, message }) => `${column}: ${message}`)).toEqual([
      'name: Contains characters that cannot be used here',
      'date: Must be a date such as 2026-12-31',
      'share: Must be a percentage',
      'sector: Not a sector we know',
      'lead: Must be yes or no',
      'currency: Must be a code such as USD',
    ]);
    expect(row?.values.name).toBeNull();
  });

  it('that could be read in two ways are read by their column, or refused', () => {
    const dates = (...texts: string[]) =>
      read(['Company', 'Date'], ...texts.map((text) => ['A', text])).rows.map(
        ({ values, errors }) => errors[0]?.message ?? values.date,
      );
    expect(dates('03/04/2024', '31/01/2024')).toEqual(['2024-04-03', '2024-01-31']);
    expect(dates('03/04/2024')).toEqual([
      '“03/04/2024” can be read in two ways: write the year, the month and the day',
    ]);
  });

  it.each([
    ['$250K', null, { amountMinor: 25_000_000, currency: 'USD' }],
    ['20m', 'NGN', { amountMinor: 2_000_000_000, currency: 'NGN' }],
    ['NGN 20m', 'NGN', { amountMinor: 2_000_000_000, currency: 'NGN' }],
  ] as const)('%s beside %s is an amount', (text, currency, money) => {
    expect(readAmount(text, currency)).toEqual({ value: money });
  });

  it.each([
    ['NGN 20m', 'USD', 'This is in NGN, but the currency of the row is USD'],
    ['10.5', 'XOF', 'XOF has no smaller unit than that'],
    ['lots', null, 'Write it like 250000, $250K or NGN 20m'],
    ['-5', 'USD', 'Write it like 250000, $250K or NGN 20m'],
  ] as const)('%s beside %s is none', (text, currency, problem) => {
    expect(readAmount(text, currency)).toEqual({ problem });
  });
});

it('a report counts every row and lists those that need an eye first', () => {
  const sheet = read(['Company', 'Date'], ['A', '2024-01-31']);
  const row = (line: number, outcome: 'new' | 'same' | 'refused') =>
    ({ line, outcome, title: `Row ${line}`, detail: '', errors: [] }) as const;
  const many = Array.from({ length: 600 }, (_, index) => row(index + 4, 'new'));
  const report = reportOf(sheet, [row(2, 'same'), row(3, 'new'), ...many, row(604, 'refused')]);
  expect(report.summary).toEqual({ rows: 603, new: 601, changed: 0, same: 1, refused: 1 });
  expect(report.ready).toBe(601);
  expect(report.rows.map(({ line }) => line).slice(0, 3)).toEqual([604, 3, 4]);
  expect(report.rows).toHaveLength(500);
});

describe('a CSV file', () => {
  const known = (cells: readonly string[]) => countKnownColumns(COLUMNS, cells);

  it('is divided by what finds the headings, whatever stands in the cells', () => {
    expect(readCsvRows('Company;Date\nA, B, C;2024-01-31\nD, E, F;2024-01-31', known)[1]).toEqual([
      'A, B, C',
      '2024-01-31',
    ]);
    expect(readCsvRows('Company\tDate\n"A;B"\t2024-01-31', known)[1]).toEqual(['A;B', '2024-01-31']);
    expect(readCsvRows('sep=|\r\nx|y;z\r\n\r\n1|2\r\n', known)).toEqual([['x', 'y;z'], [''], ['1', '2']]);
  });

  it('is read in time whatever it holds', () => {
    for (const text of ['"'.repeat(50_000), ','.repeat(50_000), '\n'.repeat(50_000), '"a\n'.repeat(100_000)])
      expect(readSheet(KIND, readCsvRows(text, known)).problem).toEqual(expect.any(String));
  });

  it('gives back every sheet that was written', () => {
    const cell = fc
      .string({ unit: 'grapheme', maxLength: 12 })
      .filter((text) => !/^'|\uFEFF/.test(text) && text.trim() !== '' && !/^sep=/i.test(text));
    const rows = fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(rows, (grid) => {
        const sheet = [['Company', 'Date'], ...grid];
        expect(readCsvRows(writeCsv(sheet), known)).toEqual(sheet);
      }),
    );
  });

  it('of any content is read, row by row, or refused in a sentence', () => {
    const cell = fc.string({ unit: 'binary', maxLength: 30 });
    fc.assert(
      fc.property(fc.array(fc.array(cell, { maxLength: 7 }), { maxLength: 3 }), (grid) => {
        const headings = Object.values(COLUMNS).map(({ label }) => label);
        const { sheet, problem } = readSheet(KIND, [headings, ...grid]);
        const told = sheet?.rows.flatMap(({ errors }) => errors.map(({ message }) => message)) ?? [problem];
        expect(told).not.toContain('');
        expect(sheet?.rows.every(({ cells }) => Object.keys(cells).length === headings.length)).not.toBe(
          false,
        );
      }),
      { numRuns: 40 },
    );
  });
});
