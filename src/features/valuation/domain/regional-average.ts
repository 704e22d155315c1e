import type { CountryCode } from '#shared/domain/catalogue/countries.ts';
import type { StageId } from '#shared/domain/catalogue/stages.ts';
import { median } from './comparables.ts';
import { toNumber } from '#shared/domain/exact.ts';
import { BERKUS_CAP_US } from './parameters.ts';
import {
  INDIA_ROUNDS,
  INDIA_SOURCE,
  NORTH_AMERICA_ROUNDS,
  NORTH_AMERICA_SOURCE,
  type RoundSizes,
} from './round-sizes.ts';
import type { Source } from '#shared/domain/dated-source.ts';
import { OWN_DATA_QUALITY, sourceQuality } from './source.ts';

/** Rounds are taken to sell this share of the company, so pre-money is four times the round. */
const SOLD_SHARE = 0.2;
/** From this many closed deals of a stage the platform's own median replaces the tables. */
export const OWN_DEALS_NEEDED = 30;

/** What a company was worth before a round that is taken to have sold 20 % of it. */
export const preMoneyOfRound = (round: number): number => round / SOLD_SHARE - round;

/** Average pre-money of a stage in USD, with the table behind it; `note` says when it comes from elsewhere. */
export type RegionalAverage = { preMoney: number; source: Source; quality: number; note: string | null };

const rowOf = (rows: readonly RoundSizes[], stage: StageId) => rows.find((row) => row.stages.includes(stage));

/**
 * Average pre-money where the company is: the platform's own closed deals once there are 30, else median round / 20 %
 * less the round. Outside the US the Indian row stands in for seed, since no open African table exists; later stages
 * only have the North American table. Null where no table has the stage.
 */
export function regionalAverage(
  stage: StageId,
  country: CountryCode | null,
  asOf: string,
  ownPreMoneys: readonly number[] = [],
): RegionalAverage | null {
  if (ownPreMoneys.length >= OWN_DEALS_NEEDED) {
    const source = {
      name: `Closed deals of this stage and region on this platform (n = ${ownPreMoneys.length}), each round taken as 20%`,
      date: asOf.slice(0, 7),
    };
    const preMoney = toNumber(median(ownPreMoneys));
    return preMoney === null ? null : { preMoney, source, quality: OWN_DATA_QUALITY, note: null };
  }
  const indian = country === 'US' ? undefined : rowOf(INDIA_ROUNDS, stage);
  const row = indian ?? rowOf(NORTH_AMERICA_ROUNDS, stage);
  if (row === undefined) return null;
  const source = indian === undefined ? NORTH_AMERICA_SOURCE : INDIA_SOURCE;
  const elsewhere = country !== (indian === undefined ? 'US' : 'IN');
  return {
    preMoney: preMoneyOfRound(row.p50),
    source,
    quality: sourceQuality(source, asOf),
    note: elsewhere ? `No open table for this country and stage: ${row.market} stands in.` : null,
  };
}

/** Berkus cap for each factor: 500,000 in the US, elsewhere a fifth of the upper-quartile seed pre-money. */
export function berkusCap(country: CountryCode | null): { cap: number; source: Source } {
  if (country === 'US') return { cap: BERKUS_CAP_US, source: { name: 'Berkus cap in the US', date: null } };
  return { cap: preMoneyOfRound(INDIA_ROUNDS[0].p75) / 5, source: INDIA_SOURCE };
}
