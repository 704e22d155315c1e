// The rule and a worked example: docs/rules/ownership.md
import { type Fixed, sum } from '#shared/domain/fixed.ts';
import { percentages } from '#shared/domain/percent.ts';
import { tableAtCaps } from './capped-conversion.ts';
import { asConverted, type CapTableEntry, entryType } from './entry.ts';
import { isFounder } from './health.ts';
import type { Table } from './table.ts';

/** Who holds a company, in a few words: the layers of ownership over rounds. */
export const OWNER_GROUPS = [
  'Founders',
  'Team and options',
  'Unissued pool',
  'Investors',
  'SAFEs and notes',
  'Others',
] as const;
type OwnerGroup = (typeof OWNER_GROUPS)[number];

/** Fully diluted percent of each group at a stage, in the order of `OWNER_GROUPS`; they add up to exactly 100. */
export type OwnershipStage = { readonly name: string; readonly percents: readonly number[] };

function groupOf(entry: CapTableEntry): OwnerGroup {
  const type = entryType(entry);
  if (type === 'UNISSUED_POOL') return 'Unissued pool';
  if (isFounder(entry)) return 'Founders';
  if (type === 'PREFERRED' || /investor|angel|fund|\bvc\b/i.test(entry.shareholderType)) return 'Investors';
  if (type === 'OPTION' || /employee|staff|advis/i.test(entry.shareholderType)) return 'Team and options';
  return 'Others';
}

/** A table as a stage, SAFEs and notes as if converted at their caps. */
export function ownershipStage(name: string, table: Table): OwnershipStage {
  const byGroup = Map.groupBy(table.entries, groupOf);
  const atCaps: Fixed = sum(tableAtCaps(table).map(({ shares }) => shares ?? 0n));
  const weights = OWNER_GROUPS.map((group) =>
    group === 'SAFEs and notes' ? atCaps : sum((byGroup.get(group) ?? []).map(asConverted)),
  );
  return { name, percents: percentages(weights, 4) ?? weights.map(() => 0) };
}

/**
 * The stages a table went through, as its preferred classes tell them in the order they appear: today's common, options
 * and pool, then with the shares of each round, then with SAFEs and notes. One stage where there was no round.
 */
export function pastStages({ entries, convertibles }: Table): OwnershipStage[] {
  const rounds = [
    ...new Set(
      entries.filter((entry) => entryType(entry) === 'PREFERRED').map(({ shareClass }) => shareClass),
    ),
  ];
  const upTo = (count: number) => ({
    entries: entries.filter(
      (entry) => entryType(entry) !== 'PREFERRED' || rounds.indexOf(entry.shareClass) < count,
    ),
    convertibles: [],
  });
  const first = upTo(0);
  const stages = [
    ...(first.entries.length === 0 ? [] : [ownershipStage('Before rounds', first)]),
    ...rounds.map((round, index) => ownershipStage(round, upTo(index + 1))),
  ];
  const hasCaps = tableAtCaps({ entries, convertibles }).some(({ shares }) => shares !== null);
  return hasCaps ? [...stages, ownershipStage('SAFEs and notes', { entries, convertibles })] : stages;
}
