import type { ExpressionBuilder, InferResult } from 'kysely';
import type { DB, VisibleStartups } from '#platform/postgres/tables.ts';
import { meetsStartup } from '#features/people/server/queries-visible.ts';
import type { Db, UserId } from '#shared/server/context.ts';
import type { PeerCounts, PeerLevel } from '../domain/peers.ts';

/** Who compares, and whether startups of the demo are among what they see. */
type Reach = { readonly reader: UserId | null; readonly withDemo: boolean };
type Startups = ExpressionBuilder<DB & { s: VisibleStartups }, 's'>;

const isWithin =
  ({ reader, withDemo }: Reach) =>
  (eb: Startups) =>
    eb.and([
      withDemo ? eb.lit(true) : eb('s.isDemo', '=', false),
      meetsStartup(reader, { id: eb.ref('s.id'), isDemo: eb.ref('s.isDemo') }),
    ]);

/** Startups as they are compared; `fundingMinor` sums the rounds known of one in cents, null without any. */
const selectCompared = (db: Db, reach: Reach) =>
  db
    .selectFrom('visibleStartups as s')
    .select(['s.id', 's.name', 's.logoUrl', 's.sectorId', 's.stageId', 's.country', 's.foundedYear'])
    .select(['s.teamSize', 's.usersCount as users', 's.monthlyRevenueUsdMinor as revenueMinor'])
    .select(['s.growthPercent', 's.isDemo', 's.raisingMinor', 's.raisingCurrency'])
    .select((eb) => [
      eb
        .selectFrom('marketRounds as m')
        .select((of) => of.cast<number>(of.fn.sum('m.amountUsdMinor'), 'bigint').as('sum'))
        .whereRef('m.companyKey', '=', 's.searchName')
        .whereRef('m.isDemo', '=', 's.isDemo')
        .as('fundingMinor'),
    ])
    .where(isWithin(reach));

export type PeerRow = Readonly<InferResult<ReturnType<typeof selectCompared>>[number]>;

/** A startup anybody may see; undefined when it is hidden, or of the demo while that is off. */
export async function findCompared(db: Db, id: number, reach: Reach): Promise<PeerRow | undefined> {
  return selectCompared(db, reach).where('s.id', '=', id).executeTakeFirst();
}

const isPeerOf = (own: PeerRow) => (eb: Startups) =>
  eb.and([eb('s.sectorId', '=', own.sectorId), eb('s.id', '<>', own.id), eb('s.status', '=', 'active')]);

/** How many peers there are at each level. */
export async function countPeers(db: Db, own: PeerRow, reach: Reach): Promise<PeerCounts> {
  return db
    .selectFrom('visibleStartups as s')
    .select(({ fn }) => [
      fn
        .countAll<number>()
        .filterWhere('s.stageId', '=', own.stageId)
        .filterWhere('s.country', '=', own.country)
        .as('sector-stage-country'),
      fn.countAll<number>().filterWhere('s.country', '=', own.country).as('sector-country'),
      fn.countAll<number>().filterWhere('s.stageId', '=', own.stageId).as('sector-stage'),
      fn.countAll<number>().as('sector'),
    ])
    .where(isPeerOf(own))
    .where(isWithin(reach))
    .executeTakeFirstOrThrow();
}

const MOST_PEERS = 100;

/** The peers of a level, the closest first. */
export async function findPeers(
  db: Db,
  own: PeerRow,
  { level, ...reach }: Reach & { level: PeerLevel },
): Promise<PeerRow[]> {
  const isSameStage = (eb: Startups) => eb('s.stageId', '=', own.stageId);
  const isSameCountry = (eb: Startups) => eb('s.country', 'is not distinct from', own.country);
  return selectCompared(db, reach)
    .where(isPeerOf(own))
    .$if(level.includes('stage'), (query) => query.where(isSameStage))
    .$if(level.includes('country'), (query) => query.where(isSameCountry))
    .orderBy(
      (eb) =>
        eb(eb.cast<number>(isSameStage(eb), 'integer'), '+', eb.cast<number>(isSameCountry(eb), 'integer')),
      'desc',
    )
    .orderBy('s.usersCount', (order) => order.desc().nullsLast())
    .orderBy('s.id', 'desc')
    .limit(MOST_PEERS)
    .execute();
}
