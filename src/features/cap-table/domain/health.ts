// The rule and a worked example: docs/rules/cap-table-health.md
import { antiDilutionKind, asConverted, type CapTableEntry, entryType } from './entry.ts';
import { tablePreferences } from './exit-scenario.ts';
import { div, type Fixed, fixed, HUNDRED, mul, sum, toNumber } from '#shared/domain/fixed.ts';
import { HEALTH_RULES, type HealthCode } from './health-rule.ts';
import { lastPrice } from './last-round.ts';

/** A weakness of the table that investors will ask about. `value` and `limit` are percent or a multiple; null for yes/no rules. */
export type HealthFinding = {
  readonly code: HealthCode;
  readonly severity: 'warning' | 'critical';
  readonly value: number | null;
  readonly limit: number | null;
  readonly holders: readonly string[];
  readonly why: string;
  readonly remedy: string;
};

type HealthContext = {
  /** Company stage such as "Pre-Seed" or "Series A"; told from the class names when absent. */
  readonly stage?: string;
  /** Shares the convertibles stand for at their caps. */
  readonly convertibleShares?: Fixed;
};

type Fact = { readonly value: number | null; readonly holders?: readonly string[] };

/** Runs every health rule over checked rows. Percentages are of fully diluted, convertibles at their caps. */
export function healthFindings(
  entries: readonly CapTableEntry[],
  context: HealthContext = {},
): HealthFinding[] {
  const converting = context.convertibleShares ?? 0n;
  const rows = sum(entries.map(asConverted));
  const table = rows + converting;
  const facts: Record<HealthCode, Fact | null> = {
    FOUNDERS_BELOW_50_PRE_A: isBeforeSeriesA(entries, context) ? founderShare(entries, table) : null,
    SINGLE_INVESTOR_ABOVE_30_PRE_SEED: isBeforeSeed(entries, context)
      ? largestInvestor(entries, table)
      : null,
    POOL_BELOW_5: { value: poolShare(entries, table) },
    POOL_ABOVE_20: { value: poolShare(entries, table) },
    FOUNDER_WITHOUT_VESTING: named(entries.filter((entry) => isFounder(entry) && !entry.vesting)),
    DEAD_EQUITY_ABOVE_10: share(entries.filter(isFormer), table),
    CONVERTIBLES_ABOVE_25: { value: toNumber(div(mul(HUNDRED, converting), table), 4) },
    PREFERENCE_STACK_ABOVE_LAST_POST: preferencesToPost(entries, rows),
    RATCHET_PRESENT: named(
      entries.filter((entry) => antiDilutionKind(entry.antiDilution) === 'FULL_RATCHET'),
    ),
    MULTIPLE_ABOVE_1: largestMultiple(entries),
  };
  return HEALTH_RULES.flatMap(({ code, limit, side, severity, why, remedy }) => {
    const fact = facts[code];
    if (!fact || !isBroken(fact, limit, side)) return [];
    return [{ code, severity, value: fact.value, limit, holders: fact.holders ?? [], why, remedy }];
  });
}

function isBroken({ value, holders }: Fact, limit: number | null, side: 'above' | 'below' | 'any'): boolean {
  if (side === 'any' || limit === null) return (holders?.length ?? 0) > 0;
  if (value === null) return false;
  return side === 'above' ? value > limit : value < limit;
}

function share(entries: readonly CapTableEntry[], table: Fixed): Fact {
  const part = sum(entries.map(asConverted));
  return { value: toNumber(div(mul(HUNDRED, part), table), 4), holders: namesOf(entries) };
}

function named(entries: readonly CapTableEntry[]): Fact {
  return { value: null, holders: namesOf(entries) };
}

function namesOf(entries: readonly CapTableEntry[]): string[] {
  return [...new Set(entries.map(({ shareholderName }) => shareholderName))];
}

function isFormer({ shareholderType }: CapTableEntry): boolean {
  return /^(ex|former)\b/i.test(shareholderType.trim());
}

/** A founder who still works on the company. */
export function isFounder(entry: CapTableEntry): boolean {
  return /founder/i.test(entry.shareholderType) && !isFormer(entry);
}

function isInvestor({ shareholderType }: CapTableEntry): boolean {
  return /investor|angel|fund|\bvc\b/i.test(shareholderType);
}

function isSeriesClass({ shareClass }: CapTableEntry): boolean {
  return /\bseries\s+[a-z]\d*\b/i.test(shareClass);
}

function isSeedClass({ shareClass }: CapTableEntry): boolean {
  return /\bseed\b/i.test(shareClass) && !/pre[- ]?seed/i.test(shareClass);
}

function isBeforeSeriesA(entries: readonly CapTableEntry[], { stage }: HealthContext): boolean {
  return stage === undefined ? !entries.some(isSeriesClass) : /seed/i.test(stage);
}

function isBeforeSeed(entries: readonly CapTableEntry[], { stage }: HealthContext): boolean {
  if (stage !== undefined) return /pre[- ]?seed/i.test(stage);
  return !entries.some((entry) => isSeriesClass(entry) || isSeedClass(entry));
}

function founderShare(entries: readonly CapTableEntry[], table: Fixed): Fact | null {
  const founders = entries.filter(isFounder);
  return founders.length > 0 ? share(founders, table) : null;
}

function largestInvestor(entries: readonly CapTableEntry[], table: Fixed): Fact | null {
  const byName = Map.groupBy(entries.filter(isInvestor), ({ shareholderName }) => shareholderName);
  const shares = [...byName.values()].map((rows) => share(rows, table));
  return shares.reduce<Fact | null>(
    (most, each) => ((each.value ?? 0) > (most?.value ?? 0) ? each : most),
    null,
  );
}

function poolShare(entries: readonly CapTableEntry[], table: Fixed): number | null {
  return share(
    entries.filter((entry) => entryType(entry) === 'UNISSUED_POOL'),
    table,
  ).value;
}

/** Preferences over the post-money of the last priced class. */
function preferencesToPost(entries: readonly CapTableEntry[], table: Fixed): Fact | null {
  const last = lastPrice(entries);
  if (last === null) return null;
  return { value: toNumber(div(tablePreferences(entries), mul(last.price, table)), 4) };
}

function largestMultiple(entries: readonly CapTableEntry[]): Fact | null {
  const preferred = entries.filter((entry) => entryType(entry) === 'PREFERRED');
  const above = preferred.filter((entry) => fixed(entry.liquidationPreference ?? 1) > fixed(1));
  if (above.length === 0) return null;
  const multiples = above.map((entry) => toNumber(fixed(entry.liquidationPreference ?? 1)));
  return { value: Math.max(...multiples), holders: namesOf(above) };
}
