import { isCalendarDate } from '#shared/domain/calendar.ts';
import {
  antiDilutionKind,
  type CapTableEntry,
  type EntryType,
  type EntryVesting,
  participationOf,
} from './entry.ts';
import { type DraftField, DRAFT_FIELDS } from './draft-column.ts';
import { fixed, toText } from '#shared/domain/fixed.ts';
import { PROBLEMS } from './input-problem.ts';
import { checkSteps } from './vested.ts';
import { ALLOCATION_TYPES } from './vesting-allocation.ts';

/** A row as it is typed, pasted or imported: text in every field, '' where nothing is said. */
export type DraftRow = Readonly<Record<DraftField, string>>;

export type DraftError = { readonly row: number; readonly field: DraftField; readonly message: string };

export const EMPTY_DRAFT: DraftRow = draftFrom(() => '');

function draftFrom(text: (field: DraftField) => string): DraftRow {
  // Every field of the type is visited.
  return Object.fromEntries(DRAFT_FIELDS.map((field) => [field, text(field)])) as DraftRow;
}

/** The text of a row that is stored; `readDrafts` gives the same row back. */
export function draftOf(entry: CapTableEntry): DraftRow {
  const { vesting } = entry;
  const { vesting: _, ...fields } = entry;
  const values: Partial<Record<DraftField, string | number>> = {
    ...fields,
    vestingTotal: vesting?.total,
    vested: vesting?.vested,
    cliff: vesting?.cliff,
    schedule: vesting?.schedule,
    vestingStart: vesting?.startDate,
    frequency: vesting?.frequency,
    allocation: vesting?.allocation,
    steps: vesting?.steps,
    acceleration: vesting?.acceleration,
    trigger: vesting?.trigger,
  };
  return draftFrom((field) => plainText(values[field]));
}

/** 1e-7 is written 0.0000001, as people and spreadsheets do. */
function plainText(value: string | number | undefined): string {
  return typeof value === 'number' ? toText(fixed(value)) : (value ?? '');
}

/** Reads rows of text; every fault is told, by row and field. `entries` is complete when there are none. */
export function readDrafts(rows: readonly DraftRow[]): {
  readonly entries: readonly CapTableEntry[];
  readonly errors: readonly DraftError[];
} {
  const errors: DraftError[] = [];
  const entries = rows.map((draft, row) =>
    readDraft(draft, (field, message) => void errors.push({ row, field, message })),
  );
  return { entries, errors };
}

const TRIGGERS = ['SINGLE', 'DOUBLE'] as const;

type Report = (field: DraftField, message: string) => void;

const CLASS_TYPES: readonly EntryType[] = ['COMMON', 'PREFERRED', 'OPTION', 'UNISSUED_POOL'];

function readDraft(draft: DraftRow, report: Report): CapTableEntry {
  const text = (field: DraftField) => draft[field].trim();
  const [shareholderName, shareClass] = [text('shareholderName'), text('shareClass')];
  if (shareholderName === '') report('shareholderName', PROBLEMS.shareholderName);
  if (shareClass === '') report('shareClass', 'Every row needs a share class.');
  const shares = Number(plainNumber(text('shares')) ?? Number.NaN);
  if (!Number.isSafeInteger(shares) || shares <= 0) report('shares', PROBLEMS.shares);
  const classType = CLASS_TYPES.find((type) => type === text('classType').toUpperCase());
  if (text('classType') !== '' && classType === undefined)
    report('classType', 'Use COMMON, PREFERRED, OPTION or UNISSUED_POOL.');
  if (antiDilutionKind(text('antiDilution')) === null) report('antiDilution', PROBLEMS.antiDilution);
  if (participationOf(text('participation')) === null) report('participation', PROBLEMS.participation);
  const decimal = (field: DraftField) => readDecimal(text(field), field, report);
  const seniority = decimal('seniority');
  const day = (field: 'expiresOn' | 'leftOn') => {
    const typed = text(field) || undefined;
    if (typed !== undefined && !isCalendarDate(typed)) report(field, PROBLEMS[field]);
    return typed;
  };
  const window = decimal('exerciseDays');
  const exerciseDays = window === undefined ? undefined : Number(window);
  if (exerciseDays !== undefined && (!Number.isInteger(exerciseDays) || exerciseDays > 36_500))
    report('exerciseDays', PROBLEMS.exerciseDays);
  return defined({
    shareholderName,
    shareholderType: text('shareholderType'),
    shares,
    shareClass,
    classType,
    vesting: readVesting(draft, shares, report),
    liquidationPreference: decimal('liquidationPreference'),
    antiDilution: text('antiDilution') || undefined,
    originalIssuePrice: decimal('originalIssuePrice'),
    investedAmount: decimal('investedAmount'),
    seniority: seniority === undefined ? undefined : Number(seniority),
    participation: text('participation') || undefined,
    participationCap: decimal('participationCap'),
    conversionRatio: decimal('conversionRatio'),
    exercisePrice: decimal('exercisePrice'),
    expiresOn: day('expiresOn'),
    leftOn: day('leftOn'),
    exerciseDays,
  });
}

function readVesting(draft: DraftRow, shares: number, report: Report): EntryVesting | undefined {
  const text = (field: DraftField) => draft[field].trim();
  const fields = [
    'vestingTotal',
    'vested',
    'cliff',
    'schedule',
    'vestingStart',
    'frequency',
    'allocation',
    'steps',
    'acceleration',
    'trigger',
  ] as const;
  if (fields.every((field) => text(field) === '')) return undefined;
  const amount = (field: DraftField, fallback: number) =>
    Number(readDecimal(text(field), field, report) ?? fallback);
  const total = amount('vestingTotal', shares);
  const vested = text('vested') === '' ? undefined : amount('vested', 0);
  if (vested !== undefined && vested > total) report('vested', PROBLEMS.vested);
  const startDate = text('vestingStart') || undefined;
  if (startDate !== undefined && !isCalendarDate(startDate)) report('vestingStart', PROBLEMS.vestingStart);
  const cliff = text('cliff') === '' ? undefined : amount('cliff', 0);
  if (cliff !== undefined && (!Number.isInteger(cliff) || cliff > 600))
    report('cliff', 'The cliff is a number of months from 0 to 600.');
  const frequency = text('frequency') === '' ? undefined : amount('frequency', 1);
  if (frequency !== undefined && (!Number.isInteger(frequency) || frequency < 1 || frequency > 60))
    report('frequency', PROBLEMS.frequency);
  const allocation = ALLOCATION_TYPES.find((type) => type === text('allocation').toUpperCase());
  if (text('allocation') !== '' && allocation === undefined) report('allocation', PROBLEMS.allocation);
  const steps = text('steps') || undefined;
  const acceleration = readDecimal(text('acceleration'), 'acceleration', report);
  if (acceleration !== undefined && Number(acceleration) > 1) report('acceleration', PROBLEMS.acceleration);
  const trigger = TRIGGERS.find((each) => each === text('trigger').toUpperCase());
  if (text('trigger') !== '' && trigger === undefined) report('trigger', PROBLEMS.trigger);
  const terms = defined({
    total,
    vested,
    cliff,
    schedule: text('schedule') || undefined,
    startDate,
    frequency,
    allocation,
    steps,
    acceleration,
    trigger,
  });
  const read = checkSteps([{ vesting: terms }]);
  if (!read.ok) report('steps', read.message);
  return terms;
}

/** A number of 0 or more; the text itself where a number could not hold all its digits. */
function readDecimal(text: string, field: DraftField, report: Report): number | string | undefined {
  if (text === '') return undefined;
  const plain = plainNumber(text);
  if (plain === null || plain.startsWith('-')) {
    report(field, PROBLEMS.notNegative);
    return undefined;
  }
  const number = Number(plain);
  return /^\d{1,15}(\.\d{1,6})?$/.test(plain) && plain.replace('.', '').length <= 15 ? number : plain;
}

/** "7,000,000", "$1 000.50" and "7000000" as plain digits; null for anything else, 1e309 and NaN among it. */
export function plainNumber(text: string): string | null {
  const bare = text
    .replaceAll(/[\s\u00a0\u202f']/g, '')
    .replace(/^(-?)\$/, '$1')
    .replace(/x$/i, '');
  const grouped = /^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(bare) ? bare.replaceAll(',', '') : bare;
  return /^-?\d{1,15}(\.\d{1,30})?$/.test(grouped) ? grouped : null;
}

/** Leaves out what is undefined, as JSON does. */
function defined<T extends object>(value: T): T {
  // Only keys whose value is undefined go, and such keys are optional.
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as T;
}
