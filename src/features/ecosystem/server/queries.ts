import { type NotNull, sql } from 'kysely';
import {
  activeStartups,
  isRaisingOn,
  startupCountry,
  type RoundScope,
} from '#features/market/server/queries.ts';
import type { CountryCode } from '#shared/domain/catalogue/countries.ts';
import type { RegionId } from '#shared/domain/catalogue/regions.ts';
import type { Db } from '#shared/server/context.ts';

const countedInvestors = (db: Db, withDemo: boolean) =>
  db
    .selectFrom('visibleInvestors as i')
    .where((eb) => (withDemo ? eb.lit(true) : eb('i.isDemo', '=', false)));

/** Active startups and investors of each country that has any. */
export async function countByCountry(db: Db, scope: RoundScope) {
  const startups = db
    .selectFrom('visibleStartups as s')
    .select(({ fn }) => [
      startupCountry(scope.place).as('country'),
      fn.countAll<number>().as('startups'),
      sql<number>`0`.as('investors'),
    ])
    .where(activeStartups(scope))
    .groupBy(startupCountry(scope.place));
  const investors = countedInvestors(db, scope.withDemo)
    .select(({ fn }) => ['i.country', sql<number>`0`.as('startups'), fn.countAll<number>().as('investors')])
    .groupBy('i.country');
  return db
    .selectFrom(startups.unionAll(investors).as('each'))
    .select(({ eb, fn }) => [
      'each.country',
      eb.cast<number>(fn.sum('each.startups'), 'integer').as('startups'),
      eb.cast<number>(fn.sum('each.investors'), 'integer').as('investors'),
    ])
    .where('each.country', 'is not', null)
    .groupBy('each.country')
    .execute();
}

/** Active startups of a country by sector, most first; how many of them are of the demo, and raising now. */
export async function countBySector(db: Db, scope: RoundScope, country: CountryCode) {
  return db
    .selectFrom('visibleStartups as s')
    .select((eb) => [
      's.sectorId as id',
      eb.fn.countAll<number>().as('count'),
      eb.fn.countAll<number>().filterWhere('s.isDemo', '=', true).as('demo'),
      eb.fn.countAll<number>().filterWhere(isRaisingOn(eb, scope.asOf)).as('raising'),
    ])
    .where(activeStartups({ ...scope, country }))
    .groupBy('s.sectorId')
    .orderBy('count', 'desc')
    .orderBy('s.sectorId')
    .execute();
}

/** The cities of a country with most startups. */
export async function countByCity(db: Db, scope: RoundScope, country: CountryCode) {
  return db
    .selectFrom('visibleStartups as s')
    .select(({ fn }) => [fn.min('s.city').$notNull().as('name'), fn.countAll<number>().as('count')])
    .where(activeStartups({ ...scope, country }))
    .where('s.city', 'is not', null)
    .groupBy((eb) => eb.fn('lower', ['s.city']))
    .orderBy('count', 'desc')
    .orderBy('name')
    .limit(5)
    .execute();
}

/** Investors based in a country, and those elsewhere who name it or a region it is in. */
export async function countInvestors(
  db: Db,
  { withDemo }: RoundScope,
  { country, regions }: { country: CountryCode; regions: readonly RegionId[] },
) {
  return countedInvestors(db, withDemo)
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('i.country', '=', country).as('here'),
      fn
        .countAll<number>()
        .filterWhere('i.country', '=', country)
        .filterWhere('i.isDemo', '=', true)
        .as('demo'),
      fn
        .countAll<number>()
        .filterWhere('i.country', 'is distinct from', country)
        .filterWhere('i.preferredGeographies', '&&', sql<string[]>`${[country, ...regions]}::text[]`)
        .as('looking'),
    ])
    .executeTakeFirstOrThrow();
}

/** The people of a country's ecosystem, and how many pairs of them are connected or were introduced. */
export async function countNetwork(db: Db, { withDemo }: RoundScope, country: CountryCode) {
  const founders = db
    .selectFrom('teamRoles as m')
    .innerJoin('visibleStartups as s', 's.id', 'm.startupId')
    .select('m.userId')
    .where('s.country', '=', country)
    .where('s.status', '=', 'active')
    .where((eb) => (withDemo ? eb.lit(true) : eb('s.isDemo', '=', false)));
  const investors = countedInvestors(db, withDemo).select('i.userId').where('i.country', '=', country);
  return db
    .with(
      (cte) => cte('members').materialized(),
      (cte) =>
        cte
          .selectFrom('peopleCards as u')
          .select('u.id')
          .where('u.isSuspended', '=', false)
          .where((eb) => (withDemo ? eb.lit(true) : eb('u.isDemo', '=', false)))
          .where((eb) => eb.or([eb('u.id', 'in', founders), eb('u.id', 'in', investors)])),
    )
    .with('ties', (cte) =>
      cte
        .selectFrom('connectedPairs as c')
        .select((eb) => [
          eb.fn<string>('least', ['c.requesterId', 'c.addresseeId']).as('low'),
          eb.fn<string>('greatest', ['c.requesterId', 'c.addresseeId']).as('high'),
        ])
        .union(
          cte
            .selectFrom('introductionRequests as r')
            .select(['r.lowId as low', 'r.highId as high'])
            .where('r.answer', '=', 'accepted'),
        ),
    )
    .selectNoFrom((eb) => [
      eb
        .selectFrom('members')
        .select((of) => of.fn.countAll<number>().as('n'))
        .as('people'),
      eb
        .selectFrom('ties')
        .select((of) => of.fn.countAll<number>().as('n'))
        .where('ties.low', 'in', (of) => of.selectFrom('members').select('members.id'))
        .where('ties.high', 'in', (of) => of.selectFrom('members').select('members.id'))
        .as('ties'),
    ])
    .$narrowType<{ people: NotNull; ties: NotNull }>()
    .executeTakeFirstOrThrow();
}
