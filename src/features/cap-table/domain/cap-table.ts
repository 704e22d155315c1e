// The rule and a worked example: docs/rules/ownership.md
import { percentages } from '#shared/domain/percent.ts';
import { type AuthorisedShares, type AuthorisedWarning, authorisedWarnings } from './authorised.ts';
import { asConverted, type CapTableEntry, checkEntries, entryType, type EntryType } from './entry.ts';
import { type EntryWarning, entryWarnings } from './entry-warning.ts';
import type { ConvertibleKind } from '#shared/domain/catalogue/convertibles.ts';
import { type Convertible, safeOwnershipSold } from './convertible.ts';
import { type DollarRate, inDollars, type StatedConvertible } from './stated-convertible.ts';
import { type CappedConversion, convertAtCaps } from './capped-conversion.ts';
import { type ExitRequest, type ExitView, exitView } from './exit-scenario.ts';
import { div, floorToInteger, sum, toNumber } from '#shared/domain/fixed.ts';
import { type HealthFinding, healthFindings } from './health.ts';
import { type LastRound, lastRound } from './last-round.ts';
import { done, type Outcome, refuse } from './refusal.ts';
import type { RoundClose } from './round-close.ts';
import { type RoundView, roundView } from './round-view.ts';
import { checkSteps, type Vested, vestedOf, vestedPct } from './vested.ts';

export const MAX_CONVERTIBLES = 200;
export const MAX_EXIT_VALUES = 100;

export type CapTableRequest = Omit<ExitRequest, 'convertibles'> & {
  readonly shares: readonly CapTableEntry[];
  readonly convertibles?: readonly StatedConvertible[];
  /** What the currencies of convertibles are in dollars on the day. */
  readonly rates?: readonly DollarRate[];
  readonly round?: RoundClose;
  readonly authorised?: readonly AuthorisedShares[];
  readonly stage?: string;
};

export type CapTableShareholder = CapTableEntry & {
  /** Percent of fully diluted, as converted; rows and convertibles at their caps add up to exactly 100.0000. */
  readonly percentage: number;
  readonly vestedPct: number | null;
  readonly vestedShares: number | null;
  readonly vestedBy: Vested['by'] | null;
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
    /** US dollars. */
    readonly amount: number;
    readonly sharesAtCap: number | null;
    readonly percentageAtCap: number | null;
    readonly kind?: ConvertibleKind;
  }[];
  /** What part of the company the capped post-money SAFEs sell; null without any. */
  readonly safesSellPct: number | null;
  readonly round: RoundView | null;
  /** The round before this table was made, as its last priced class tells it. */
  readonly lastRound: LastRound | null;
  readonly findings: readonly HealthFinding[];
  readonly warnings: readonly (EntryWarning | AuthorisedWarning | ExitView['warnings'][number])[];
  readonly rates: readonly DollarRate[];
  readonly asOf: string | null;
  readonly vestedAsOf: string | null;
};

/**
 * Builds a cap table: ownership, exits, break points, health. Refuses an empty list, shares that are not whole and above 0,
 * vested above total, terms it does not support; the refusal's path names the field.
 */
export function buildCapTable(request: CapTableRequest): Outcome<CapTable> {
  const { shares: entries, convertibles: stated = [], rates = [], asOf, stage } = request;
  const checked = checkEntries(entries);
  if (!checked.ok) return checked;
  const steps = checkSteps(entries);
  if (!steps.ok) return steps;
  if (stated.length > MAX_CONVERTIBLES || (request.exitValues?.length ?? 0) > MAX_EXIT_VALUES) {
    const text = `At most ${MAX_CONVERTIBLES} convertibles and ${MAX_EXIT_VALUES} exit values.`;
    return refuse('TOO_MANY_ROWS', stated.length > MAX_CONVERTIBLES ? 'convertibles' : 'exitValues', text);
  }
  const dollars = inDollars(stated, rates);
  if (!dollars.ok) return dollars;
  const convertibles = dollars.value;
  const weights = entries.map(asConverted);
  const table = sum(weights);
  const pool = sum(entries.filter(isPool).map(asConverted));
  const atCaps = convertAtCaps(convertibles, table, div(pool, table));
  if (!atCaps.ok) return atCaps;
  const exits = exitView(entries, { ...request, convertibles });
  if (!exits.ok) return exits;
  const round = request.round ? roundView({ entries, convertibles }, request.round) : done(null);
  if (!round.ok) return round;
  const converting = atCaps.value.map(({ shares }) => shares ?? 0n);
  const convertibleShares = sum(converting);
  const percent = percentages([...weights, ...converting], 4) ?? [];
  return done({
    totalShares: entries.reduce((total, { shares }) => total + shares, 0),
    shareClasses: [...new Set(entries.map(({ shareClass }) => shareClass))],
    shareholders: shareholdersOf(entries, { weights, percent, asOf }),
    scenarios: exits.value.scenarios,
    breakPoints: exits.value.breakPoints,
    preferences: exits.value.preferences,
    classes: classesOf(entries),
    convertibles: atCaps.value.map((each, index) => ({
      ...describeConvertible(each, percent[entries.length + index] ?? 0),
      kind: convertibles[index]?.kind,
    })),
    safesSellPct: safesSellPct(convertibles),
    round: round.value,
    lastRound: lastRound(entries),
    findings: healthFindings(entries, { stage, convertibleShares }),
    warnings: [
      ...entryWarnings(entries, asOf),
      ...authorisedWarnings(entries, request.authorised ?? []),
      ...exits.value.warnings,
    ],
    rates,
    asOf: asOf ?? null,
    vestedAsOf: asOf ?? null,
  });
}

function isPool(entry: CapTableEntry): boolean {
  return entryType(entry) === 'UNISSUED_POOL';
}

function shareholdersOf(
  entries: readonly CapTableEntry[],
  { weights, percent, asOf }: { weights: readonly bigint[]; percent: readonly number[]; asOf?: string },
): CapTableShareholder[] {
  const issued = entries.map((entry, row) =>
    ['COMMON', 'PREFERRED'].includes(entryType(entry)) ? (weights[row] ?? 0n) : 0n,
  );
  const outstanding = percentages(issued, 4);
  return entries.map((entry, row) => ({
    ...entry,
    percentage: percent[row] ?? 0,
    ...vestedFigures(entry, asOf),
    outstandingPercentage: (issued[row] ?? 0n) > 0n ? (outstanding?.[row] ?? null) : null,
  }));
}

function vestedFigures(entry: CapTableEntry, asOf: string | undefined) {
  const vested = vestedOf(entry, asOf);
  return {
    vestedPct: vestedPct(entry, asOf),
    vestedShares: vested?.shares ?? null,
    vestedBy: vested?.by ?? null,
  };
}

/** A kept table's vested figures on a later day: schedules go on, typed figures stay. */
export function withVestedOn<T extends { readonly shareholders: readonly CapTableEntry[] }>(
  table: T,
  asOf: string,
): T {
  const shareholders = table.shareholders.map((row) => ({ ...row, ...vestedFigures(row, asOf) }));
  return { ...table, shareholders, vestedAsOf: asOf };
}

function safesSellPct(convertibles: readonly Convertible[]): number | null {
  const capped = convertibles.flatMap(({ kind, amount, cap }) =>
    kind === 'SAFE_POST' && cap !== undefined && cap !== null ? [{ amount, cap }] : [],
  );
  const sold = capped.length === 0 ? null : safeOwnershipSold(capped);
  return sold?.ok ? toNumber(100n * sold.value, 4) : null;
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

function describeConvertible({ id, holder, amount, shares }: CappedConversion, percent: number) {
  return {
    id,
    holder,
    amount: toNumber(amount, 2),
    sharesAtCap: shares === null ? null : floorToInteger(shares),
    percentageAtCap: shares === null ? null : percent,
  };
}
