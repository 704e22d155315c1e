import { type ExpressionBuilder, sql } from 'kysely';
import {
  activeStartups,
  countedBySector,
  countedCountry,
  countedIn,
  type RoundScope,
} from '#features/market/server/queries.ts';
import type { CountedStartups, DB } from '#platform/postgres/tables.ts';
import type { CountryCode } from '#shared/domain/catalogue/countries.ts';
import type { RegionId } from '#shared/domain/catalogue/regions.ts';
import type { Db } from '#shared/server/context.ts';

const countedInvestors = (db: Db, withDemo: boolean) =>
  db
    .selectFrom('countedInvestors as i')
    .where((eb) => (withDemo ? eb.lit(true) : eb('i.isDemo', '=', false)));

/** Active startups and investors of each country that has any. */
export async function countByCountry(db: Db, scope: RoundScope) {
  const startups = db
    .selectFrom('countedStartups as c')
    .select(({ fn }) => [
      countedCountry(scope.place).as('country'),
      fn.sum<number>('c.n').as('startups'),
      sql<number>`0`.as('investors'),
    ])
    .where(countedBySector(scope))
    .groupBy(countedCountry(scope.place));
  const investors = countedInvestors(db, scope.withDemo)
    .select(({ fn }) => ['i.country', sql<number>`0`.as('startups'), fn.sum<number>('i.n').as('investors')])
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

type Lines = ExpressionBuilder<DB & { c: CountedStartups }, 'c'>;
const total = (eb: Lines) => eb.fn.sum('c.n');
const someOf = (eb: Lines, of: 'c.isDemo' | 'c.isAsking') =>
  eb.cast<number>(eb.fn.coalesce(total(eb).filterWhere(of, '=', true), eb.lit(0)), 'integer');

/** Active startups of a country by sector, most first; how many of them are of the demo, and say how much they raise. */
export async function countBySector(db: Db, scope: RoundScope, country: CountryCode) {
  return db
    .selectFrom('countedStartups as c')
    .select((eb) => [
      eb.ref('c.sectorId').$notNull().as('id'),
      eb.cast<number>(total(eb), 'integer').as('count'),
      someOf(eb, 'c.isDemo').as('demo'),
      someOf(eb, 'c.isAsking').as('asking'),
    ])
    .where(countedBySector({ ...scope, country }))
    .groupBy('c.sectorId')
    .having(total, '>', 0)
    .orderBy('count', 'desc')
    .orderBy('c.sectorId')
    .execute();
}

/** How many of those who say how much they raise have closed their round. */
export async function countClosed(db: Db, scope: RoundScope, country: CountryCode): Promise<number> {
  const { closed } = await db
    .selectFrom('roundClosings as r')
    .innerJoin('visibleStartups as s', 's.id', 'r.startupId')
    .select(({ fn }) => fn.countAll<number>().as('closed'))
    .where('r.closeDate', '<', scope.asOf)
    .where('s.raisingMinor', '>', 0)
    .where(activeStartups({ ...scope, country }))
    .executeTakeFirstOrThrow();
  return closed;
}

/** The cities of a country with most startups. */
export async function countByCity(db: Db, scope: RoundScope, country: CountryCode) {
  return db
    .selectFrom((from) =>
      from
        .selectFrom('countedStartups as c')
        .select((eb) => [eb.ref('c.city').$notNull().as('city'), total(eb).as('n')])
        .where('c.city', 'is not', null)
        .where(countedIn({ ...scope, country }))
        .groupBy('c.city')
        .having(total, '>', 0)
        .as('each'),
    )
    .select(({ eb, fn }) => [
      fn.min('each.city').as('name'),
      eb.cast<number>(fn.sum('each.n'), 'integer').as('count'),
    ])
    .groupBy((eb) => eb.fn('lower', ['each.city']))
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
    .select((eb) => {
      const sum = () => eb.fn.sum<number>('i.n');
      const whole = (n: ReturnType<typeof sum>) => eb.cast<number>(eb.fn.coalesce(n, eb.lit(0)), 'integer');
      const here = () => sum().filterWhere('i.country', '=', country);
      return [
        whole(here()).as('here'),
        whole(here().filterWhere('i.isDemo', '=', true)).as('demo'),
        whole(
          sum()
            .filterWhere('i.country', 'is distinct from', country)
            .filterWhere('i.geographies', '&&', sql<string[]>`${[country, ...regions]}::text[]`),
        ).as('looking'),
      ];
    })
    .executeTakeFirstOrThrow();
}

/** The people of a country's ecosystem, and how many pairs of them are connected or were introduced. */
export async function countNetwork(db: Db, { withDemo }: RoundScope, country: CountryCode) {
  const network = sql<{ people: number; ties: number }>`network_of(${country}, ${withDemo})`;
  return db.selectFrom(network.as('n')).select(['n.people', 'n.ties']).executeTakeFirstOrThrow();
}

/** Works out what has changed in the networks of all countries. */
export async function foldNetwork(db: Db): Promise<void> {
  await db.selectNoFrom((eb) => eb.fn('fold_network').as('done')).execute();
}
