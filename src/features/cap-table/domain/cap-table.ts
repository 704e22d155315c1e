// The rule and a worked example: docs/rules/ownership.md
import { percentages } from '#shared/domain/percent.ts';
import { asConverted, type CapTableEntry, checkEntries, entryType, type EntryType } from './entry.ts';
import { type EntryWarning, entryWarnings } from './entry-warning.ts';
import { type CappedConversion, convertAtCaps } from './exit-convertible.ts';
import { type ExitRequest, type ExitView, exitView } from './exit-scenario.ts';
import { div, fixed, floorToInteger, sum, toNumber } from '#shared/domain/fixed.ts';
import { type HealthFinding, healthFindings } from './health.ts';
import { type LastRound, lastRound } from './last-round.ts';
import { done, type Outcome, refuse } from './refusal.ts';
import type { RoundClose } from './round-close.ts';
import { type RoundView, roundView } from './round-view.ts';

export const MAX_CONVERTIBLES = 200;
export const MAX_EXIT_VALUES = 100;

export type CapTableRequest = ExitRequest & {
  readonly shares: readonly CapTableEntry[];
  readonly round?: RoundClose;
  readonly stage?: string;
  /** Reporting date, `YYYY-MM-DD`; needed to compare vested shares with their schedule. */
  readonly asOf?: string;
};

export type CapTableShareholder = CapTableEntry & {
  /** Percent of fully diluted over the rows, as converted; the column adds up to exactly 100.0000. */
  readonly percentage: number;
  readonly vestedPct: number | null;
  /** Percent of issued shares; null for options and the unissued pool. */
  readonly outstandingPercentage: number | null;
};

/** The answer of a cap table call: the named fields of the product and what explains them. */
export type CapTable = {
  readonly totalShares: number;
  readonly shareClasses: readonly string[];
  readonly shareholders: readonly CapTableShareholder[];
  readonly scenarios: ExitView['scenarios'];
  readonly breakPoints: ExitView['breakPoints'];
  readonly preferences: number;
  readonly classes: readonly { readonly name: string; readonly type: EntryType; readonly shares: number }[];
  readonly convertibles: readonly {
    readonly id: string;
    readonly holder: string;
    readonly amount: number;
    readonly sharesAtCap: number | null;
    readonly percentageAtCap: number | null;
  }[];
  readonly round: RoundView | null;
  /** The round before this table was made, as its last priced class tells it. */
  readonly lastRound: LastRound | null;
  readonly findings: readonly HealthFinding[];
  readonly warnings: readonly (EntryWarning | ExitView['warnings'][number])[];
  readonly asOf: string | null;
};

/**
 * Builds a cap table: ownership, exits, break points, health. Refuses an empty list, shares that are not whole and above 0,
 * vested above total, terms it does not support; the refusal's path names the field.
 */
export function buildCapTable(request: CapTableRequest): Outcome<CapTable> {
  const { shares: entries, convertibles = [], asOf, stage } = request;
  const checked = checkEntries(entries);
  if (!checked.ok) return checked;
  if (convertibles.length > MAX_CONVERTIBLES || (request.exitValues?.length ?? 0) > MAX_EXIT_VALUES) {
    const text = `At most ${MAX_CONVERTIBLES} convertibles and ${MAX_EXIT_VALUES} exit values.`;
    return refuse(
      'TOO_MANY_ROWS',
      convertibles.length > MAX_CONVERTIBLES ? 'convertibles' : 'exitValues',
      text,
    );
  }
  const weights = entries.map(asConverted);
  const table = sum(weights);
  const pool = sum(entries.filter(isPool).map(asConverted));
  const atCaps = convertAtCaps(convertibles, table, div(pool, table));
  if (!atCaps.ok) return atCaps;
  const exits = exitView(entries, request);
  if (!exits.ok) return exits;
  const round = request.round ? roundView({ entries, convertibles }, request.round) : done(null);
  if (!round.ok) return round;
  const convertibleShares = sum(atCaps.value.map(({ shares }) => shares ?? 0n));
  return done({
    totalShares: entries.reduce((total, { shares }) => total + shares, 0),
    shareClasses: [...new Set(entries.map(({ shareClass }) => shareClass))],
    shareholders: shareholdersOf(entries, weights),
    scenarios: exits.value.scenarios,
    breakPoints: exits.value.breakPoints,
    preferences: exits.value.preferences,
    classes: classesOf(entries),
    convertibles: atCaps.value.map((each) => describeConvertible(each, table + convertibleShares)),
    round: round.value,
    lastRound: lastRound(entries),
    findings: healthFindings(entries, { stage, convertibleShares }),
    warnings: [...entryWarnings(entries, asOf), ...exits.value.warnings],
    asOf: asOf ?? null,
  });
}

function isPool(entry: CapTableEntry): boolean {
  return entryType(entry) === 'UNISSUED_POOL';
}

function shareholdersOf(
  entries: readonly CapTableEntry[],
  weights: readonly bigint[],
): CapTableShareholder[] {
  const fullyDiluted = percentages(weights, 4) ?? [];
  const issued = entries.map((entry, row) =>
    ['COMMON', 'PREFERRED'].includes(entryType(entry)) ? (weights[row] ?? 0n) : 0n,
  );
  const outstanding = percentages(issued, 4);
  return entries.map((entry, row) => ({
    ...entry,
    percentage: fullyDiluted[row] ?? 0,
    vestedPct: vestedPct(entry),
    outstandingPercentage: (issued[row] ?? 0n) > 0n ? (outstanding?.[row] ?? null) : null,
  }));
}

function vestedPct({ vesting }: CapTableEntry): number | null {
  if (!vesting || vesting.total === 0) return null;
  return toNumber(div(100n * fixed(vesting.vested), fixed(vesting.total)));
}

function classesOf(entries: readonly CapTableEntry[]): CapTable['classes'] {
  const totals = new Map<string, { name: string; type: EntryType; shares: number }>();
  for (const entry of entries) {
    const name = entry.shareClass;
    const shares = (totals.get(name)?.shares ?? 0) + entry.shares;
    totals.set(name, { name, type: totals.get(name)?.type ?? entryType(entry), shares });
  }
  return [...totals.values()];
}

function describeConvertible({ id, holder, amount, shares }: CappedConversion, all: bigint) {
  return {
    id,
    holder,
    amount: toNumber(amount, 2),
    sharesAtCap: shares === null ? null : floorToInteger(shares),
    percentageAtCap: shares === null ? null : toNumber(div(100n * shares, all), 4),
  };
}
