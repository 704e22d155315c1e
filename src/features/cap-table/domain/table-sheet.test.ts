import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCsvRows, writeCsv } from '#shared/domain/csv.ts';
import { type Grid, readSheet } from '#shared/domain/sheet/sheet.ts';
import { DEFAULT_ENTRIES } from './default-entries.ts';
import { draftOf, type DraftRow, EMPTY_DRAFT, readDrafts } from './draft.ts';
import { gridOf } from './draft-grid.ts';
import { compareTable, readTableCsv, TABLE_SHEET } from './table-sheet.ts';

const typed = (row: Partial<DraftRow>): DraftRow => ({
  ...EMPTY_DRAFT,
  shareholderName: 'Amara',
  shareholderType: 'founder',
  shares: '10',
  shareClass: 'Common',
  ...row,
});

function compare(grid: Grid, editor: readonly DraftRow[] = []) {
  const { sheet, problem } = readSheet(TABLE_SHEET, grid);
  if (sheet === null) throw new Error(problem);
  return compareTable(sheet, editor);
}

describe('a sheet of holdings', () => {
  it('is read by its headings, in any order and spelling', () => {
    const { rows, report } = compare([
      [''],
      ['No. of shares', 'HOLDER', 'Favourite colour', 'Percentage', 'Start', 'Strike'],
      ['1,000', 'Amara', 'red', '100', '31/01/2024', '$0.125'],
      [],
    ]);
    expect(report.unknownColumns).toEqual(['Favourite colour']);
    expect(readDrafts(rows.map(({ draft }) => draft)).entries).toEqual([
      {
        shareholderName: 'Amara',
        shareholderType: 'other',
        shares: 1000,
        shareClass: 'Common',
        exercisePrice: 0.125,
        vesting: { total: 1000, startDate: '2024-01-31' },
      },
    ]);
  });

  it('names the cells that cannot be, and keeps what was typed in them', () => {
    const { rows } = compare([
      ['Shareholder', 'Shares', 'Vested', 'Class type'],
      ['Amara', 'many', '1', 'GOLD'],
      ['', '1.5', '9', ''],
    ]);
    expect(rows.map(({ errors }) => errors.map(({ column }) => column))).toEqual([
      ['shares', 'classType'],
      ['shareholderName', 'shares', 'vested'],
    ]);
    expect(rows[0]?.draft.shares).toBe('many');
  });
});

describe('hostile sheets', () => {
  it('of 100,000 rows are refused in a sentence, and in no time', () => {
    const start = performance.now();
    const csv = `Shareholder,Shares\n${'Ama,1\n'.repeat(100_000)}`;
    expect(readTableCsv(csv).problem).toBe('At most 10,000 rows at a time; this file has 100,000.');
    expect(performance.now() - start).toBeLessThan(10_000);
  });

  it('with formulas, hidden letters and words for numbers keep the text and name the cell', () => {
    const csv =
      'Shareholder,Shares,Issue price\n=HYPERLINK("http://evil"),1,2\n\u202egnp.exe,1,2\nAma,=1+1,NaN\nBayo,1e309,-1\n';
    const { sheet } = readTableCsv(csv);
    const rows = sheet === null ? [] : compareTable(sheet, []).rows;
    expect(rows[0]?.draft.shareholderName).toBe('=HYPERLINK("http://evil")');
    expect(rows.map(({ errors }) => errors.map(({ column }) => column))).toEqual([
      [],
      ['shareholderName'],
      ['shares', 'originalIssuePrice'],
      ['shares', 'originalIssuePrice'],
    ]);
  });

  it('of 201 SAFEs keep 200 and name the one too many', () => {
    const rows = Array.from({ length: 201 }, (_, index) => `Ama,SAFE,s${index},1`);
    const csv = ['Shareholder,Instrument,Instrument id,Amount', ...rows].join('\n');
    const { convertibles, problems } = readTableCsv(csv);
    expect(convertibles).toHaveLength(200);
    expect(problems).toEqual(['Row 202 is not read: a table holds at most 200 SAFEs and notes.']);
  });
});

describe('beside the rows of the editor', () => {
  const editor = [typed({}), typed({}), typed({ shareholderName: 'Baraka', shares: '2,000' })];

  it('the same file changes nothing, whatever its order and its way of writing numbers', () => {
    const { report } = compare(gridOf(editor.toReversed()), editor);
    expect(report).toMatchObject({ summary: { same: 3, new: 0, changed: 0 }, ready: 0, notes: [] });
  });

  it('a holding is new, changed or there, and one the file has not would go', () => {
    const file = [
      typed({ shareholderName: 'Baraka', shares: '3000' }),
      typed({}),
      typed({ shareholderName: 'Chidi' }),
    ];
    const { rows, report } = compare(gridOf(file), editor);
    expect(rows.map(({ outcome }) => outcome)).toEqual(['changed', 'same', 'new']);
    expect(rows[0]?.detail).toBe('Common, 3000 shares; the editor differs in Shares');
    expect(report).toMatchObject({
      ready: 3,
      notes: ['1 row of the editor is not in this file and would go.'],
    });
  });
});

it('gives back every table that was exported', () => {
  const name = fc
    .string({ minLength: 1, maxLength: 20 })
    .filter((text) => text === text.trim() && !text.startsWith("'"));
  const table = fc.array(fc.record({ name, shares: fc.integer({ min: 1, max: 1e9 }) }), {
    minLength: 1,
    maxLength: 20,
  });
  fc.assert(
    fc.property(table, (rows) => {
      const drafts = rows.map(({ name: holder, shares }) =>
        typed({ shareholderName: holder, shares: String(shares) }),
      );
      expect(compare(readCsvRows(writeCsv(gridOf(drafts))), drafts).report).toMatchObject({
        summary: { same: rows.length },
        ready: 0,
      });
    }),
    { numRuns: 100 },
  );
  const drafts = DEFAULT_ENTRIES.map(draftOf);
  expect(compare(readCsvRows(writeCsv(gridOf(drafts))), drafts).report.ready).toBe(0);
});
