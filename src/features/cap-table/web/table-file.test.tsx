import fc from 'fast-check';
import { expect, it } from 'vitest';
import { writeCsv } from '#shared/domain/csv.ts';
import { toText, fixed } from '#shared/domain/fixed.ts';
import { readSheetFile } from '#shared/web/import/read-file.ts';
import type { CapTableForm } from '../contract/request.ts';
import { draftOf, readDrafts } from '../domain/draft.ts';
import { compareTable, readTableCsv, TABLE_SHEET } from '../domain/table-sheet.ts';
import { csvOf, xlsxOf } from './table-file.ts';

type Table = { shares: CapTableForm['shares']; convertibles: NonNullable<CapTableForm['convertibles']> };

const some = <T,>(values: fc.Arbitrary<T>) => fc.option(values, { nil: undefined });
const oneOf = <const T,>(...values: T[]) => fc.constantFrom(...values);
/** Names that spreadsheets like to turn into something else. */
const names = fc.oneof(
  oneOf(
    'Ama',
    '007',
    '1e5',
    '=SUM(A1)',
    '-Bayo',
    '+Chidi',
    '@Dunia',
    "O'Neill, Ltd",
    '2026-01-05',
    'True',
    'constructor',
    '₦aira',
    '“Efua”',
  ),
  fc
    .string({ minLength: 1, maxLength: 12 })
    .filter((text) => text === text.trim() && /^[ -~]+$/.test(text) && !text.startsWith("'")),
);
const numbers = fc.oneof(
  fc.integer({ min: 1, max: 1e9 }).map(String),
  oneOf('0.5', '12.125', '0.333333333333333333333333333333', '1234.5678', '0.0000001', '250000.05'),
);
const days = oneOf('2024-01-31', '2025-02-28', '2026-11-22');

const entries = fc.record({
  shareholderName: names,
  shareholderType: oneOf('founder', 'investor', 'ex-employee', 'other'),
  shares: fc.integer({ min: 1, max: 1e9 }),
  shareClass: oneOf('Common', 'Series A', 'Options', 'Pool'),
  originalIssuePrice: some(numbers),
  investedAmount: some(numbers),
  conversionRatio: some(oneOf('1.25', '1.142857142857142857142857142857')),
  exercisePrice: some(numbers),
  expiresOn: some(days),
  leftOn: some(days),
  exerciseDays: some(oneOf(0, 90)),
  participation: some(oneOf('full', 'capped')),
  vesting: some(
    oneOf(
      { total: 480, vested: 120, cliff: 12, schedule: '4-year', startDate: '2024-01-31' },
      { total: 480, steps: '12: 1/4, 24: 3/4', acceleration: 0.5, trigger: 'DOUBLE' as const },
      { total: 480, cliff: 0, schedule: '36 months', frequency: 3, allocation: 'BACK_LOADED' as const },
    ),
  ),
});
const rule = fc.boolean();
const convertibles = fc.record({
  kind: oneOf('SAFE_POST', 'SAFE_PRE', 'NOTE'),
  holder: some(names),
  amount: numbers,
  currency: some(oneOf('NGN', 'KES', 'XOF')),
  cap: some(numbers),
  discount: some(oneOf('0.2', '0.125', '0')),
  mfn: some(fc.boolean()),
  issueDate: some(days),
  interest: some(
    fc.record({
      periods: fc.array(
        fc.record({
          rate: oneOf('0.08', '0', '0.1'),
          startDate: oneOf('2024-01-05'),
          endDate: oneOf('2027-01-05'),
        }),
        { minLength: 1, maxLength: 3 },
      ),
      dayCount: some(oneOf('30_360', 'ACTUAL_365')),
      compounding: some(oneOf('SIMPLE', 'COMPOUNDING')),
    }),
  ),
  onExit: some(oneOf('greater', 'repay', 'convert')),
  repaymentMultiple: some(oneOf('2', '1.5')),
  capitalisation: some(
    fc.record({
      includeOutstandingShares: rule,
      includeOutstandingOptions: rule,
      includeOutstandingUnissuedOptions: rule,
      includeThisSecurity: rule,
      includeOtherConvertingSecurities: rule,
      includeOptionPoolTopupForPromisedOptions: rule,
      includeAdditionalOptionPoolTopup: rule,
      includeNewMoney: rule,
    }),
  ),
});
const ids = fc.oneof(oneOf('0012', 'SAFE 1'), names);
/** As the editor holds them: JSON, so without what is undefined. */
const tables: fc.Arbitrary<Table> = fc
  .tuple(
    fc.array(entries, { minLength: 1, maxLength: 4 }),
    fc.array(fc.record({ id: ids, terms: convertibles }), { minLength: 1, maxLength: 4 }),
  )
  .map(([shares, named]) => {
    const byId = [...new Map(named.map(({ id, terms }) => [id, { id, ...terms }])).values()];
    const read = readDrafts(shares.map((entry) => draftOf(entry)));
    return JSON.parse(JSON.stringify({ shares: read.entries, convertibles: byId })) as Table;
  });

async function readBack(file: File): Promise<unknown> {
  const { sheets, problem } = await readSheetFile(file, TABLE_SHEET.columns);
  expect(problem).toBeNull();
  const csv = writeCsv((sheets?.[0]?.grid ?? []).map((cells) => [...cells]));
  const { sheet, problem: found, convertibles: read, problems } = readTableCsv(csv);
  expect([found, problems]).toEqual([null, []]);
  const rows = sheet === null ? [] : compareTable(sheet, []).rows;
  expect(rows.flatMap(({ errors }) => errors)).toEqual([]);
  return { shares: readDrafts(rows.map(({ draft }) => draft)).entries, convertibles: read };
}

const plainest = ({ shares, convertibles: all }: Table) => ({
  shares,
  convertibles: all.map((each) => ({
    ...each,
    amount: toText(fixed(each.amount)),
    ...(each.cap === undefined || each.cap === null ? {} : { cap: toText(fixed(each.cap)) }),
  })),
});

it.each([
  ['CSV', 'table.csv', async (table: Parameters<typeof csvOf>[0]) => csvOf(table)],
  ['XLSX', 'table.xlsx', xlsxOf],
])(
  'a table with SAFEs and notes is the same after %s',
  async (_format, name, save) => {
    await fc.assert(
      fc.asyncProperty(tables, async (inputs) => {
        const shareholders = inputs.shares.map(() => ({ percentage: 12.5 }));
        const blob = await save({
          inputs,
          shareholders,
          convertibles: inputs.convertibles.map(() => ({ percentageAtCap: null })),
        });
        const file = new File([await blob.arrayBuffer()], name);
        expect(await readBack(file)).toEqual(plainest(inputs));
      }),
      { numRuns: name.endsWith('csv') ? 300 : 40 },
    );
  },
  60_000,
);
