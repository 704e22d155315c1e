import { sql } from 'kysely';
import type { Db, Services } from '#shared/server/context.ts';
import { invalid } from '#platform/http/errors.ts';
import { dayOf } from '#shared/domain/time.ts';
import { IN_THE_FUTURE } from '#shared/server/refusals.ts';
import type { Basis, DefinitionQuery } from '../contract/definition.ts';
import { definitionText } from '../domain/definition.ts';
import { windowStart } from '../domain/window.ts';
import { inScope, type RoundScope } from './queries.ts';

/** Which rounds an address means: as of today unless said, never a later day; demo rows only while the demo is on. */
export function scopeOf(query: DefinitionQuery, { env, now }: Services): RoundScope {
  const today = dayOf(now());
  const { capital, minimum, place, asOf = today } = query;
  if (asOf > today) throw invalid('asOf', IN_THE_FUTURE);
  return { capital, minimumUsd: minimum, place, asOf, withDemo: env.demo };
}

/** The same rounds of the last so many years alone. */
export const lastYears = <Scope extends RoundScope>(scope: Scope, years: number) => ({
  ...scope,
  from: windowStart(scope.asOf, years),
});

type SourceRow = Basis['sources'][number] & { isDemo: boolean; unsummed: number };

/** What stands under a figure made of the rounds of a scope. */
export async function findBasis(db: Db, scope: RoundScope): Promise<Basis> {
  const { rows } = await sql<SourceRow>`
    select m.is_demo, i.source, i.licence, i.source_url, count(*) as rounds,
      count(*) filter (where m.currency is distinct from 'USD') as unsummed
    from market_rounds m left join round_imports i on i.id = m.import_id
    where ${inScope(scope)} group by 1, 2, 3, 4 order by count(*) desc`.execute(db);
  const sum = (some: readonly SourceRow[], of: 'rounds' | 'unsummed') =>
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
    sources: rows
      .filter(({ isDemo, source }) => !isDemo && source !== null)
      .map(({ source, licence, sourceUrl, rounds }) => ({ source, licence, sourceUrl, rounds })),
  };
}
