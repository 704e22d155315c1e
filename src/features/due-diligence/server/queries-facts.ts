import { type NotNull, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Db } from '#shared/server/context.ts';

/** What any member may see of startups, by id. */
export async function findStartupFacts(db: Db, startupIds: readonly number[]) {
  return db
    .selectFrom('startupProfiles as s')
    .select(['s.id', 's.name', 's.description', 's.businessModel', 's.sectorId', 's.stageId'])
    .select(['s.countryMarket', 's.website', 's.foundedYear'])
    .select((eb) => [
      eb.fn.coalesce('s.countryIncorporation', 's.country').as('country'),
      eb
        .selectFrom('teamRoles as m')
        .innerJoin('peopleCards as u', 'u.id', 'm.userId')
        .innerJoin('memberProfiles as p', 'p.userId', 'u.id')
        .select((of) =>
          of.fn
            .coalesce(
              of.fn
                .jsonAgg(
                  jsonBuildObject({
                    name: of.ref('u.name'),
                    workEntries: of
                      .selectFrom('profileExperiences as e')
                      .select(of.fn.countAll<number>().as('n'))
                      .whereRef('e.userId', '=', 'u.id')
                      .where('e.type', '<>', 'education')
                      .where('p.visibility', '=', 'members')
                      .$asScalar()
                      .$notNull(),
                    recommendations: of
                      .selectFrom('acceptedRecommendations as r')
                      .select(of.fn.countAll<number>().as('n'))
                      .whereRef('r.subjectId', '=', 'u.id')
                      .where('p.visibility', '=', 'members')
                      .$asScalar()
                      .$notNull(),
                  }),
                )
                .orderBy('m.joinedAt')
                .orderBy('u.id'),
              sql<never[]>`'[]'`,
            )
            .as('founders'),
        )
        .whereRef('m.startupId', '=', 's.id')
        .where('m.role', '=', 'owner')
        .as('founders'),
    ])
    .where((eb) => eb('s.id', '=', eb.fn.any(eb.val(startupIds))))
    .orderBy('s.id')
    .$narrowType<{ founders: NotNull }>()
    .execute();
}

/** Visible, active startups of some sectors, by sector and country, from what is kept. */
export async function countPeers(db: Db, sectors: readonly string[]) {
  return db
    .selectFrom('countedStartups')
    .select(({ eb, fn }) => [
      'sectorId',
      fn.coalesce('countryIncorporation', 'country').as('country'),
      eb.cast<number>(fn.sum('n'), 'integer').as('n'),
    ])
    .where((eb) => eb('sectorId', '=', eb.fn.any(eb.val(sectors))))
    .where((eb) => eb(eb.fn.coalesce('countryIncorporation', 'country'), 'is not', null))
    .groupBy((eb) => ['sectorId', eb.fn.coalesce('countryIncorporation', 'country')])
    .execute();
}

/** Visible investors who name some sectors, by sector and stage, from what is kept. */
export async function countSeekers(db: Db, sectors: readonly string[]) {
  return db
    .selectFrom('countedSeekers')
    .select(({ eb, fn }) => ['sectorId', 'stageId', eb.cast<number>(fn.sum('n'), 'integer').as('n')])
    .where((eb) => eb('sectorId', '=', eb.fn.any(eb.val(sectors))))
    .groupBy(['sectorId', 'stageId'])
    .execute();
}
