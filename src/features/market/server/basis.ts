import { invalid } from '#platform/http/errors.ts';
import { dayOf } from '#shared/domain/time.ts';
import type { ChangeTopic } from '#shared/server/change-topics.ts';
import type { Db, Services } from '#shared/server/context.ts';
import { IN_THE_FUTURE } from '#shared/server/refusals.ts';
import type { Basis, DefinitionQuery } from '../contract/definition.ts';
import { definitionText, kindsOf } from '../domain/definition.ts';
import { windowStart } from '../domain/window.ts';
import type { RoundScope } from './queries.ts';
import { countRoundsBySource } from './queries-sums.ts';

/** What figures of the market are made from. */
export const MARKET_TOPICS = [
  'startups',
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

/** What stands under a figure made of the rounds of a scope. */
export async function loadBasis(db: Db, scope: RoundScope): Promise<Basis> {
  const rows = await countRoundsBySource(db, scope);
  const sum = (some: typeof rows, of: 'rounds' | 'unsummed') =>
    some.reduce((total, row) => total + row[of], 0);
  return {
    definition: definitionText(scope),
    asOf: scope.asOf,
    from: scope.from ?? null,
    n: sum(rows, 'rounds'),
    amountsLeftOut: sum(rows, 'unsummed'),
    demoRounds: sum(
      rows.filter(({ isDemo }) => isDemo),
      'rounds',
    ),
    sources: rows.flatMap(({ isDemo, source, licence, sourceUrl, rounds }) =>
      isDemo || source === null || licence === null ? [] : [{ source, licence, sourceUrl, rounds }],
    ),
  };
}
