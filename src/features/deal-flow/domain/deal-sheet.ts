import { isCalendarDate } from '#shared/domain/calendar.ts';
import { regionIdOf } from '#shared/domain/catalogue/regions.ts';
import { sectorIdOf } from '#shared/domain/catalogue/sectors.ts';
import { stageIdOf } from '#shared/domain/catalogue/stages.ts';
import { type CurrencyCode, currencyOf } from '#shared/domain/currency.ts';
import { parseMoney } from '#shared/domain/money.ts';
import { hasBidiOverride, hasForbiddenCharacter, visibleLength, words } from '#shared/domain/text.ts';
import { companyKey, domainOf } from './company-key.ts';
import { type DealPriority, dealPriorityOf, type DealStage, dealStageOf } from './stages.ts';

/** The most rows one import takes. */
export const MOST_ROWS = 2000;

const COLUMNS = {
  name: ['Company', 'Startup', 'Name', 'Company name', 'Startup name'],
  domain: ['Website', 'Domain', 'URL'],
  sector: ['Sector', 'Industry'],
  region: ['Region', 'Geography'],
  fundingStage: ['Funding stage', 'Round', 'Company stage'],
  stage: ['Stage', 'Status', 'Deal stage'],
  priority: ['Priority'],
  interest: ['Interest', 'Interest level'],
  source: ['Source', 'Source channel'],
  nextAction: ['Next action', 'Next step'],
  due: ['Due', 'Due date', 'Next action due'],
  amount: ['Amount', 'Ticket', 'Intended amount'],
  currency: ['Currency'],
  passReason: ['Pass reason'],
  ignored: ['Last activity', 'Owner', 'In stage since'],
} as const;
type Column = keyof typeof COLUMNS;

const plain = (heading: string) => words(heading).join('');
const columnOfHeading = new Map<string, Column>(
  Object.entries(COLUMNS).flatMap(([column, names]) =>
    // The keys of COLUMNS are its columns.
    names.map((name): [string, Column] => [plain(name), column as Column]),
  ),
);

/** A row as it will be stored. */
export type SheetDeal = {
  readonly companyName: string;
  readonly companyKey: string;
  readonly companyDomain: string | null;
  readonly sectorId: string | null;
  readonly regionId: string | null;
  readonly fundingStageId: string | null;
  readonly stage: DealStage;
  readonly priority: DealPriority;
  readonly interestLevel: number;
  readonly sourceChannel: string | null;
  readonly nextAction: string | null;
  readonly nextActionDue: string | null;
  readonly amountMinor: number | null;
  readonly currency: CurrencyCode | null;
  readonly passReason: string | null;
};
export type SheetError = { readonly column: string; readonly message: string };
/** `line` is the row's line in the file, the heading being 1. */
export type SheetRow = {
  readonly line: number;
  readonly deal: SheetDeal;
  readonly errors: readonly SheetError[];
};
export type Sheet = { readonly rows: readonly SheetRow[]; readonly unknownColumns: readonly string[] };

type Cells = Readonly<Partial<Record<Column, string>>>;
type Report = (column: Column, message: string) => void;

/** What a cell means, or null after reporting what is wrong with it; an empty cell is null too. */
function read<Value>(
  cells: Cells,
  column: Column,
  { by, otherwise }: { by: (text: string) => Value | null; otherwise: string },
  report: Report,
): Value | null {
  const text = cells[column]?.trim() ?? '';
  if (text === '') return null;
  const value = by(text);
  if (value === null) report(column, otherwise);
  return value;
}

const textUpTo = (max: number) => ({
  by: (text: string) =>
    Array.from(text).length <= max && !hasForbiddenCharacter(text) && !hasBidiOverride(text) ? text : null,
  otherwise: `Must be one line of at most ${max} characters`,
});
const wholeInterest = (text: string) =>
  /^([1-9]|10)(\s*\/\s*10)?$/.test(text) ? Number.parseInt(text, 10) : null;

function amountOf(
  cells: Cells,
  report: Report,
): { amountMinor: number | null; currency: CurrencyCode | null } {
  const currency = read(
    cells,
    'currency',
    { by: currencyOf, otherwise: 'Must be a code such as USD' },
    report,
  );
  const parsed = read(
    cells,
    'amount',
    {
      by: (text) => parseMoney(text, currency ?? 'USD'),
      otherwise: 'Write it like 250000, $250K or NGN 20m',
    },
    report,
  );
  if (parsed === null) return { amountMinor: null, currency: null };
  if (parsed.amountMinor > 0) return { amountMinor: parsed.amountMinor, currency: parsed.currency };
  report('amount', 'Must be more than nothing');
  return { amountMinor: null, currency: null };
}

function readRow(cells: Cells, line: number): SheetRow {
  const errors: SheetError[] = [];
  const report: Report = (column, message) => errors.push({ column: COLUMNS[column][0], message });
  const name = read(cells, 'name', textUpTo(120), report) ?? '';
  if (visibleLength(name) === 0 && errors.length === 0) report('name', 'Please give the company’s name');
  const stage =
    read(cells, 'stage', { by: dealStageOf, otherwise: 'Must be one of the six stages' }, report) ??
    'sourced';
  const passReason = read(cells, 'passReason', textUpTo(500), report);
  const deal = {
    companyName: name,
    companyKey: companyKey(name),
    companyDomain: read(
      cells,
      'domain',
      { by: domainOf, otherwise: 'Must be a domain such as zuripay.com' },
      report,
    ),
    sectorId: read(cells, 'sector', { by: sectorIdOf, otherwise: 'Not a sector we know' }, report),
    regionId: read(cells, 'region', { by: regionIdOf, otherwise: 'Not a region we know' }, report),
    fundingStageId: read(
      cells,
      'fundingStage',
      { by: stageIdOf, otherwise: 'Not a funding stage we know' },
      report,
    ),
    stage,
    priority:
      read(cells, 'priority', { by: dealPriorityOf, otherwise: 'Must be low, medium or high' }, report) ??
      'medium',
    interestLevel:
      read(
        cells,
        'interest',
        { by: wholeInterest, otherwise: 'Must be a whole number from 1 to 10' },
        report,
      ) ?? 5,
    sourceChannel: read(cells, 'source', textUpTo(80), report),
    nextAction: read(cells, 'nextAction', textUpTo(200), report),
    nextActionDue: read(
      cells,
      'due',
      {
        by: (text) => (isCalendarDate(text) && text >= '1900-01-01' ? text : null),
        otherwise: 'Must be a date such as 2026-12-31',
      },
      report,
    ),
    ...amountOf(cells, report),
    passReason: stage === 'passed' ? passReason : null,
  };
  return { line, deal, errors };
}

/** Reads the rows of a spreadsheet by its headings, or says in a sentence why there are none. */
export function readDealSheet(grid: readonly (readonly string[])[]): Sheet | string {
  const [headings = [], ...body] = grid;
  const columns = headings.map((heading) => columnOfHeading.get(plain(heading)) ?? null);
  if (!columns.includes('name')) return 'The first row must name the columns; one of them must be Company.';
  if (body.length === 0) return 'There are no rows below the headings.';
  if (body.length > MOST_ROWS)
    return `At most ${MOST_ROWS.toLocaleString('en-US')} rows at a time; this file has ${body.length.toLocaleString('en-US')}.`;
  const unknownColumns = headings.filter(
    (heading, index) => columns[index] === null && heading.trim() !== '',
  );
  const rows = body.map((line, index) => {
    const pairs = columns.flatMap((column, place) => (column === null ? [] : [[column, line[place] ?? '']]));
    return readRow(Object.fromEntries(pairs), index + 2);
  });
  return { rows, unknownColumns };
}

/** The headings of an export, in the order of `exportRow`; an import reads them back. */
export const EXPORT_HEADINGS = [
  'Company',
  'Website',
  'Sector',
  'Region',
  'Funding stage',
  'Stage',
  'Priority',
  'Interest',
  'Source',
  'Next action',
  'Due',
  'Amount',
  'Currency',
  'Pass reason',
  'In stage since',
  'Last activity',
  'Owner',
] as const;
