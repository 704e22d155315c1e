import { invalid } from '#platform/http/errors.ts';
import { dayOf } from '#shared/domain/time.ts';
import type { ChangeTopic } from '#shared/server/change-topics.ts';
import type { Db, Services } from '#shared/server/context.ts';
import { IN_THE_FUTURE } from '#shared/server/refusals.ts';
import type { Basis, DefinitionQuery } from '../contract/definition.ts';
import { definitionText, kindsOf } from '../domain/definition.ts';
import { windowStart } from '../domain/window.ts';
import type { RoundScope } from './queries.ts';
import { findRoundSums, type RoundSum, YEARS_APART } from './queries-sums.ts';

/** What figures of the market are made from. */
export const MARKET_TOPICS = [
  'startups',
  'raises',
  'imports',
  'rates',
] as const satisfies readonly ChangeTopic[];

/** What sums of rounds are made from: no startup that is new, nor one whose name, kind and place stay. */
export const ROUND_TOPICS = [
  'companies',
  'raises',
  'imports',
  'rates',
] as const satisfies readonly ChangeTopic[];

/** Figures that are the same for everybody, made anew when one of the topics they are made from has changed. */
export async function keepFigures<Figures>(
  { kept }: Services,
  key: string,
  topics: readonly ChangeTopic[],
  make: () => Promise<Figures>,
): Promise<Figures> {
  const figures = await kept.get(key, topics, async () => {
    const made = await make();
    return { kept: made, bytes: 2 * JSON.stringify(made).length };
  });
  if (figures === null) throw new Error('figures were not made');
  return figures;
}

/** Which rounds an address means: as of today unless said, never a later day; demo rows only while the demo is on. */
export function scopeOf(query: DefinitionQuery, { env, now }: Services): RoundScope {
  const today = dayOf(now());
  const { capital, minimum, place, asOf = today } = query;
  if (asOf > today) throw invalid('asOf', IN_THE_FUTURE);
  return { capital, kinds: kindsOf(capital), minimumUsd: minimum, place, asOf, withDemo: env.demo };
}

/** The same rounds of the last so many years alone. */
export const lastYears = <Scope extends RoundScope>(scope: Scope, years: number) => ({
  ...scope,
  from: windowStart(scope.asOf, years),
});

/** The sums of a scope's rounds, as long as no round has changed. */
export const keepRoundSums = (db: Db, services: Services, scope: RoundScope): Promise<RoundSum[]> =>
  keepFigures(services, `rounds ${JSON.stringify(scope)}`, ROUND_TOPICS, () => findRoundSums(db, scope));

const summed = (sums: readonly RoundSum[], of: 'rounds' | 'unsummed' | 'fundingMinor') =>
  sums.reduce((total, sum) => total + sum[of], 0);

/** Deals and dollars of the last and the former twelve months. */
export function twoYearsOf(sums: readonly RoundSum[]) {
  const [now, former] = [0, 1].map((years) => sums.filter(({ ago }) => ago === years));
  return {
    deals12: summed(now ?? [], 'rounds'),
    dealsPrev12: summed(former ?? [], 'rounds'),
    funding12Minor: summed(now ?? [], 'fundingMinor'),
    fundingPrev12Minor: summed(former ?? [], 'fundingMinor'),
  };
}

/** The two years of each sector that had a round in them. */
export function sectorSumsOf(sums: readonly RoundSum[]) {
  const recent = Object.groupBy(
    sums.filter(({ ago }) => ago < 2),
    ({ sectorId }) => sectorId ?? '',
  );
  return Object.values(recent).flatMap((own = []) =>
    own.slice(0, 1).map(({ sectorId }) => ({ sectorId, ...twoYearsOf(own) })),
  );
}

/** Twelve-month sums up to the day and the same day of five years before, newest first. */
export const yearSumsOf = (sums: readonly RoundSum[]) =>
  Array.from({ length: YEARS_APART }, (_, years) => {
    const own = sums.filter(({ ago }) => ago === years);
    return { deals: summed(own, 'rounds'), fundingMinor: summed(own, 'fundingMinor') };
  });

/** Dollars of all rounds. */
export const totalFundingOf = (sums: readonly RoundSum[]): number => summed(sums, 'fundingMinor');

/** What stands under a figure made of the rounds of a scope. */
export function basisOf(sums: readonly RoundSum[], scope: RoundScope): Basis {
  const sourced = Object.values(
    Object.groupBy(
      sums.filter(({ isDemo }) => !isDemo),
      ({ source, licence, sourceUrl }) => JSON.stringify([source, licence, sourceUrl]),
    ),
  ).map((own = []) => ({ ...own[0], rounds: summed(own, 'rounds') }));
  return {
    definition: definitionText(scope),
    asOf: scope.asOf,
    from: scope.from ?? null,
    n: summed(sums, 'rounds'),
    amountsLeftOut: summed(sums, 'unsummed'),
    demoRounds: summed(
      sums.filter(({ isDemo }) => isDemo),
      'rounds',
    ),
    sources: sourced
      .toSorted((one, other) => other.rounds - one.rounds)
      .flatMap(({ source = null, licence = null, sourceUrl = null, rounds }) =>
        source === null || licence === null ? [] : [{ source, licence, sourceUrl, rounds }],
      ),
  };
}
