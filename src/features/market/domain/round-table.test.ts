import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readRoundTable } from './round-table.ts';
import type { RoundDraft } from './round-row.ts';

const context = {
  country: 'NG' as const,
  today: '2026-11-21',
  isLink: (text: string) => text.startsWith('https://'),
};
const HEAD = 'company,sector,round,stage,amountUsd,date,investors,sourceUrl';

function read(...rows: string[]) {
  const reading = readRoundTable([HEAD, ...rows].join('\n'), context);
  if (!reading.ok) throw new Error(reading.message);
  return reading.table;
}
const first = (row: string): RoundDraft | undefined => read(row).drafts[0];

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
  const { drafts, otherSectors, refused } = read('Peopledesk,HRTech,Seed,Seed,,2022,,');
  expect(drafts[0]).toMatchObject({
    date: '2022-07-01',
    datePrecision: 'year',
    amountMinor: null,
    currency: null,
    sectorId: null,
  });
  expect([otherSectors, refused]).toEqual([['HRTech'], []]);
});

test('a month or year under way counts up to today, never later', () => {
  expect(first('A,FinTech,Seed,Seed,1,2026,,')?.date).toBe('2026-07-01');
  expect(first('A,FinTech,Seed,Seed,1,2026-11,,')?.date).toBe('2026-11-15');
  const early = readRoundTable(`${HEAD}\nA,FinTech,Seed,Seed,1,2026-11,,`, {
    ...context,
    today: '2026-11-03',
  });
  expect(early.ok && early.table.drafts[0]?.date).toBe('2026-11-03');
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
  [',FinTech,Seed,Seed,1,2024,,', 'company', 'is missing'],
  ['A,,Seed,Seed,1,2024,,', 'sector', 'is missing'],
  ['A,FinTech,Seed,Seed,1,,,', 'date', 'is missing'],
  ['A,FinTech,Seed,Seed,1,2024-13,,', 'date', '“2024-13” is no date as 2024, 2024-05 or 2024-05-13'],
  ['A,FinTech,Seed,Seed,1,2027,,', 'date', '“2027” is in the future'],
  ['A,FinTech,Seed,Seed,much,2024,,', 'amount', '“much” is no amount'],
  ['A,FinTech,Seed,Seed,-5,2024,,', 'amount', '“-5” is no amount'],
  ['A,FinTech,Secondary,Seed,1,2024,,', 'round', 'is a secondary sale, which brings the company no money'],
  ['A,FinTech,Seed,Seed,1,2024,,javascript:x', 'sourceUrl', 'is no http or https address'],
])('%s is refused at its column', (row, column, message) => {
  expect(read('Good,FinTech,Seed,Seed,1,2024,,', row)).toMatchObject({
    drafts: [{ company: 'Good' }],
    refused: [{ line: 3, column, message }],
  });
});

test('the same round twice is one', () => {
  const { drafts, refused } = read('A b,FinTech,Seed,Seed,5,2024,,', 'a B,FinTech,Seed,Seed,$5,2024,,');
  expect(drafts).toHaveLength(1);
  expect(refused[0]).toMatchObject({ line: 3, message: 'is the same round as in line 2' });
});

test('a file that is no table of rounds says so', () => {
  expect(readRoundTable('', context)).toEqual({
    ok: false,
    message: 'The first row has no column company, sector, date.',
  });
  expect(readRoundTable(HEAD, context)).toEqual({
    ok: false,
    message: 'There is no row below the headings.',
  });
  const many = readRoundTable(`${HEAD}\n${'A,FinTech,Seed,Seed,1,2024,,\n'.repeat(5001)}`, context);
  expect(many).toEqual({ ok: false, message: 'At most 5,000 rows at once; this has 5,001.' });
});

test('every row is either taken or refused, whatever is in it', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 40 }), { maxLength: 20 }), (cells) => {
      const rows = cells.map((cell) => `"${cell.replaceAll('"', '""')}",FinTech,Seed,Seed,1,2024,,`);
      const { drafts, refused } = read('Good,FinTech,Seed,Seed,2,2024,,', ...rows);
      expect(drafts.length + refused.length).toBe(cells.length + 1);
    }),
  );
});
