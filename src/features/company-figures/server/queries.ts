import { type NotNull, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Db } from '#shared/server/context.ts';

/** What profile, funding tracker and traction series of startups state, by id. */
export async function findStatedFigures(db: Db, startupIds: readonly number[]) {
  return db
    .selectFrom('startupProfiles as s')
    .select(['s.id', 's.name', 's.teamSize', 's.raisingMinor', 's.raisingCurrency'])
    .select(['s.usersCount', 's.monthlyRevenueUsdMinor'])
    .select((eb) => [
      eb
        .selectFrom('tractionFigures as t')
        .select((of) =>
          of.fn
            .coalesce(
              of.fn
                .jsonAgg(
                  jsonBuildObject({
                    metric: of.ref('t.metric'),
                    date: of.ref('t.asOf'),
                    value: of.ref('t.value'),
                    currency: of.ref('t.currency'),
                    evidence: of.ref('t.evidence'),
                  }),
                )
                .orderBy('t.asOf')
                .orderBy('t.id'),
              sql<never[]>`'[]'`,
            )
            .as('series'),
        )
        .whereRef('t.startupId', '=', 's.id')
        .as('series'),
      eb
        .selectFrom('fundingRounds as r')
        .select((of) =>
          jsonBuildObject({
            instrument: of.ref('r.instrument'),
            currency: of.ref('r.currency'),
            targetMinor: of.ref('r.targetMinor'),
            closeDate: of.ref('r.closeDate'),
          }).as('round'),
        )
        .whereRef('r.startupId', '=', 's.id')
        .as('round'),
    ])
    .where((eb) => eb('s.id', '=', eb.fn.any(eb.val(startupIds))))
    .orderBy('s.id')
    .$narrowType<{ series: NotNull }>()
    .execute();
}
