import type { AntiDilutionKind } from './anti-dilution.ts';
import type { Quantity } from '#shared/domain/exact.ts';
import { type Fixed, fixed, mul, ONE, parseFixed } from '#shared/domain/fixed.ts';
import { done, type Outcome, refuse } from './refusal.ts';
import type { AllocationType } from './vesting-allocation.ts';
import type { Participation } from './waterfall-class.ts';
import { PROBLEMS } from './input-problem.ts';

/** What kind of claim a row of the table is. */
export type EntryType = 'COMMON' | 'PREFERRED' | 'OPTION' | 'UNISSUED_POOL';
const ENTRY_TYPES = new Set<string>(['COMMON', 'PREFERRED', 'OPTION', 'UNISSUED_POOL']);

export type EntryVesting = {
  readonly total: number;
  /** Typed, and then it holds; without it the schedule says what has vested. */
  readonly vested?: number;
  /** Months. */
  readonly cliff?: number;
  /** Text such as "4-year" or "36 months". */
  readonly schedule?: string;
  readonly startDate?: string;
  /** Months between two steps; 1 unless stated. */
  readonly frequency?: number;
  readonly allocation?: AllocationType;
  /** Unequal steps as month and part: "12: 1/4, 24: 1/4, 36: 1/2"; they replace cliff and schedule. */
  readonly steps?: string;
  /** Part of the unvested shares, 0 to 1, that an exit vests; DOUBLE also needs a dismissal. */
  readonly acceleration?: Quantity;
  readonly trigger?: 'SINGLE' | 'DOUBLE';
};

/** One row of the cap table as people enter it. Prices in USD per share; `seniority`: higher is repaid first. */
export type CapTableEntry = {
  readonly shareholderName: string;
  readonly shareholderType: string;
  readonly shares: number;
  readonly shareClass: string;
  readonly classType?: EntryType;
  readonly vesting?: EntryVesting;
  /** Multiple of the issue price repaid first; common ignores it. */
  readonly liquidationPreference?: Quantity;
  readonly antiDilution?: string;
  readonly originalIssuePrice?: Quantity;
  readonly investedAmount?: Quantity;
  readonly seniority?: number;
  readonly participation?: string;
  readonly participationCap?: Quantity;
  readonly conversionRatio?: Quantity;
  readonly exercisePrice?: Quantity;
  /** The last day options can be exercised. */
  readonly expiresOn?: string;
  /** The day somebody left, from which the window to exercise runs for so many days. */
  readonly leftOn?: string;
  readonly exerciseDays?: number;
};

export const MAX_ENTRIES = 10_000;

/** The kind a class name speaks of: pool, then option, then preferred, else common. */
export function entryTypeByName(shareClass: string): EntryType {
  if (/pool|unissued|reserved/i.test(shareClass)) return 'UNISSUED_POOL';
  if (/option|warrant|\brsu/i.test(shareClass)) return 'OPTION';
  if (/preferred|series|seed/i.test(shareClass) && !/common/i.test(shareClass)) return 'PREFERRED';
  return 'COMMON';
}

export function entryType(entry: CapTableEntry): EntryType {
  return entry.classType ?? entryTypeByName(entry.shareClass);
}

const ANTI_DILUTION: Readonly<Record<string, AntiDilutionKind>> = {
  '': 'NONE',
  none: 'NONE',
  'full ratchet': 'FULL_RATCHET',
  'weighted average': 'BROAD',
  'broad-based weighted average': 'BROAD',
  'narrow-based weighted average': 'NARROW',
};

/** The right a row states; `null` for words the engine does not know. */
export function antiDilutionKind(text: string | undefined): AntiDilutionKind | null {
  return ANTI_DILUTION[text?.trim().toLowerCase() ?? ''] ?? null;
}

const PARTICIPATION: Readonly<Record<string, Participation>> = {
  '': 'NONE',
  none: 'NONE',
  'non-participating': 'NONE',
  full: 'FULL',
  participating: 'FULL',
  capped: 'CAPPED',
};

export function participationOf(text: string | undefined): Participation | null {
  return PARTICIPATION[text?.trim().toLowerCase() ?? ''] ?? null;
}

/** Common shares a row stands for: shares × conversion ratio (1 where none is stated). */
export function asConverted(entry: CapTableEntry): Fixed {
  const ratio = entryType(entry) === 'PREFERRED' ? fixed(entry.conversionRatio ?? 1) : fixed(1);
  return mul(fixed(entry.shares), ratio);
}

/** Checks every row, the first fault first; paths are `shares.<row>.<field>`. */
export function checkEntries(entries: readonly CapTableEntry[]): Outcome<readonly CapTableEntry[]> {
  if (entries.length === 0) return refuse('SHARES_EMPTY', 'shares', PROBLEMS.noShareholder);
  if (entries.length > MAX_ENTRIES) {
    return refuse(
      'TOO_MANY_ROWS',
      'shares',
      `A cap table holds at most ${MAX_ENTRIES.toLocaleString('en')} rows.`,
    );
  }
  for (const [row, entry] of entries.entries()) {
    const fault = checkEntry(entry, `shares.${row}`);
    if (fault) return fault;
  }
  const total = entries.reduce((sum, { shares }) => sum + shares, 0);
  if (!Number.isSafeInteger(total))
    return refuse('SHARES_INVALID', 'shares', 'The total of shares is too large.');
  return done(entries);
}

function checkEntry(entry: CapTableEntry, path: string) {
  if (entry.shareholderName.trim() === '') {
    return refuse('STAKEHOLDER_MISSING', `${path}.shareholderName`, PROBLEMS.shareholderName);
  }
  if (!Number.isSafeInteger(entry.shares) || entry.shares <= 0) {
    return refuse('SHARES_INVALID', `${path}.shares`, PROBLEMS.shares);
  }
  if (!ENTRY_TYPES.has(entryType(entry))) {
    return refuse('CLASS_TYPE_NOT_SUPPORTED', `${path}.classType`, PROBLEMS.classType);
  }
  if (entry.seniority !== undefined && !Number.isFinite(entry.seniority)) {
    return refuse('SENIORITY_INVALID', `${path}.seniority`, PROBLEMS.seniority);
  }
  if (antiDilutionKind(entry.antiDilution) === null) {
    return refuse('METHOD_NOT_SUPPORTED', `${path}.antiDilution`, PROBLEMS.antiDilution);
  }
  if (participationOf(entry.participation) === null) {
    return refuse('PARTICIPATION_NOT_SUPPORTED', `${path}.participation`, PROBLEMS.participation);
  }
  return checkNumbers(entry, path) ?? checkVestingNumbers(entry.vesting, path);
}

const NUMBER_FIELDS = [
  ['originalIssuePrice', 'PRICE_INVALID'],
  ['investedAmount', 'AMOUNT_INVALID'],
  ['liquidationPreference', 'MULTIPLE_INVALID'],
  ['participationCap', 'MULTIPLE_INVALID'],
  ['exercisePrice', 'PRICE_INVALID'],
  ['conversionRatio', 'CONVERSION_RATIO_INVALID'],
] as const;

function checkNumbers(entry: CapTableEntry, path: string) {
  for (const [field, code] of NUMBER_FIELDS) {
    const value = entry[field];
    if (value === undefined) continue;
    const parsed = parseFixed(value);
    if (parsed === null || parsed < 0n || (field === 'conversionRatio' && parsed === 0n)) {
      return refuse(code, `${path}.${field}`, PROBLEMS.notNegative);
    }
  }
  return null;
}

function checkVestingNumbers(vesting: EntryVesting | undefined, path: string) {
  if (!vesting) return null;
  const { total, vested = 0 } = vesting;
  if (!Number.isFinite(total) || !Number.isFinite(vested) || vested < 0 || total < 0) {
    return refuse(
      'VESTING_INVALID',
      `${path}.vesting`,
      'Vesting total and vested must be numbers of 0 or more.',
    );
  }
  const acceleration = parseFixed(vesting.acceleration ?? 0);
  if (acceleration === null || acceleration < 0n || acceleration > ONE) {
    return refuse('PORTION_INVALID', `${path}.vesting.acceleration`, PROBLEMS.acceleration);
  }
  if (vested > total) {
    return refuse('VESTED_ABOVE_TOTAL', `${path}.vesting.vested`, PROBLEMS.vested);
  }
  return null;
}
