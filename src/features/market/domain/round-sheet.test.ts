import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCsvRows } from '#shared/domain/csv.ts';
import { readSheet } from '#shared/domain/sheet/sheet.ts';
import { otherSectors, readRounds, ROUND_SHEET, type RoundDraft } from './round-sheet.ts';

const context = {
  country: 'NG' as const,
  today: '2026-11-21',
  isLink: (text: string) => text.startsWith('https://'),
};
const HEAD = 'company,sector,round,stage,amountUsd,date,investors,sourceUrl';

function read(...rows: string[]) {
  const { sheet, problem } = readSheet(ROUND_SHEET, readCsvRows([HEAD, ...rows].join('\n')));
  if (sheet === null) throw new Error(problem);
  return readRounds(sheet.rows, context);
}
const first = (row: string): RoundDraft | null | undefined => read(row)[0]?.draft;

test('a row of a press table: month, stage in words, investors apart', () => {
  expect(
    first('Kobolink,FinTech,Series C (first close),Series C+,1100000,2024-10,Alpha;Beta,https://x.test/a'),
  ).toEqual({
    company: 'Kobolink',
    companyKey: 'kobolink',
    sectorId: 'fintech',
    sectorText: 'FinTech',
    stageId: 'series-c',
    roundName: 'Series C (first close)',
    kind: 'equity',
    date: '2024-10-15',
    datePrecision: 'month',
    amountMinor: 110_000_000,
    currency: 'USD',
    country: 'NG',
    countryIncorporation: null,
    countryMarket: null,
    investors: ['Alpha', 'Beta'],
    sourceUrl: 'https://x.test/a',
  });
});

test('a year is its middle, an amount may be unpublished, an unknown sector is kept in its own words', () => {
  const rows = read('Peopledesk,HRTech,Seed,Seed,,2022,,');
  expect(rows[0]?.draft).toMatchObject({
    date: '2022-07-01',
    datePrecision: 'year',
    amountMinor: null,
    currency: null,
    sectorId: null,
  });
  expect(otherSectors(rows)).toEqual(['HRTech']);
});

test('a month or year under way counts up to today, never later', () => {
  expect(first('A,FinTech,Seed,Seed,1,2026,,')?.date).toBe('2026-07-01');
  expect(first('A,FinTech,Seed,Seed,1,2026-11,,')?.date).toBe('2026-11-15');
  const { sheet } = readSheet(ROUND_SHEET, readCsvRows(`${HEAD}\nA,FinTech,Seed,Seed,1,2026-11,,`));
  const [early] = readRounds(sheet?.rows ?? [], { ...context, today: '2026-11-03' });
  expect(early?.draft?.date).toBe('2026-11-03');
});

test.each([
  ['Project finance', 'debt'],
  ['Working capital loan', 'debt'],
  ['Innovation prize', 'grant'],
  ['Growth equity', 'equity'],
])('%s is %s', (round, kind) => {
  expect(first(`A,CleanTech,${round},Series B,1,2024,,`)?.kind).toBe(kind);
});

test.each([
  [',FinTech,Seed,Seed,1,2024,,', 'company', 'Please name the company'],
  ['!!,FinTech,Seed,Seed,1,2024,,', 'company', 'Please name the company in letters'],
  ['A,,Seed,Seed,1,2024,,', 'sector', 'Please name the sector'],
  ['A,FinTech,Seed,Seed,1,,,', 'date', 'Please give the closing date'],
  ['A,FinTech,Seed,Seed,1,2024-13,,', 'date', 'Write it like 2024, 2024-05 or 2024-05-13'],
  ['A,FinTech,Seed,Seed,1,2027,,', 'date', 'Must not be in the future'],
  ['A,FinTech,Seed,Seed,1,1989,,', 'date', 'Must be in 1990 or later'],
  ['A,FinTech,Seed,Seed,much,2024,,', 'amount', 'Write it like 250000, $250K or NGN 20m'],
  ['A,FinTech,Seed,Seed,-5,2024,,', 'amount', 'Write it like 250000, $250K or NGN 20m'],
  [
    'A,FinTech,Secondary,Seed,1,2024,,',
    'round',
    'A secondary sale brings the company no money: leave it out',
  ],
  ['A,FinTech,Seed,Seed,1,2024,,javascript:x', 'sourceUrl', 'Must be an http or https address'],
])('%s is refused at its column', (row, column, message) => {
  expect(read('Good,FinTech,Seed,Seed,1,2024,,', row)).toMatchObject([
    { draft: { company: 'Good' } },
    { line: 3, outcome: 'refused', draft: null, errors: [{ column, message }] },
  ]);
});

test('the same round twice is one', () => {
  expect(read('A b,FinTech,Seed,Seed,5,2024,,', 'a B,FinTech,Seed,Seed,$5,2024,,')).toMatchObject([
    { outcome: 'new' },
    { outcome: 'same', detail: 'The same round as in row 2', draft: null },
  ]);
});

test('every row is either taken or refused, whatever is in it', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 40 }), { maxLength: 20 }), (cells) => {
      const rows = cells.map((cell) => `"${cell.replaceAll('"', '""')}",FinTech,Seed,Seed,1,2024,,`);
      const judged = read('Good,FinTech,Seed,Seed,2,2024,,', ...rows);
      expect(judged).toHaveLength(cells.length + 1);
      expect(judged.every(({ outcome, errors }) => (outcome === 'refused') === errors.length > 0)).toBe(true);
    }),
  );
});
