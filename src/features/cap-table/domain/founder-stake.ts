import { percentages } from '#shared/domain/percent.ts';
import { tableAtCaps } from './capped-conversion.ts';
import { asConverted } from './entry.ts';
import { sum } from '#shared/domain/fixed.ts';
import { isFounder } from './health.ts';
import type { Table } from './table.ts';

/** What readiness counts of a table: the founders' fully diluted percent, null without founders, and their vesting. */
export type FounderStake = { readonly founderPercent: number | null; readonly foundersVest: boolean };

export function founderStake({ entries, convertibles }: Table): FounderStake {
  const founders = entries.filter(isFounder);
  const others = entries.filter((entry) => !isFounder(entry));
  const converting = tableAtCaps({ entries, convertibles }).map(({ shares }) => shares ?? 0n);
  const weights = [sum(founders.map(asConverted)), sum([...others.map(asConverted), ...converting])];
  return {
    founderPercent: founders.length === 0 ? null : (percentages(weights, 4)?.[0] ?? null),
    foundersVest: founders.length > 0 && founders.every(({ vesting }) => vesting !== undefined),
  };
}
