import { sql } from 'kysely';
import { isHiddenFromStartup, meetsPerson, meetsStartup } from '#features/people/server/queries-visible.ts';
import type { Db, UserId } from '#shared/server/context.ts';
import { openStartups, visibleInvestors } from './queries-profiles.ts';

/** Of some investors, those whom the viewer meets, as they are now. */
export async function findInvestorCards(db: Db, viewer: UserId, ids: readonly number[]) {
  return visibleInvestors(db)
    .select(['i.id', 'u.name', 'i.type', 'i.firmName', 'i.city', 'i.country'])
    .select(['u.image as imageUrl', 'i.verifiedAt', 'i.isDemo'])
    .where('i.id', '=', sql<number>`any(${ids}::integer[])`)
    .where(meetsPerson(viewer, { id: sql.ref('i.userId'), isDemo: sql.ref('i.isDemo') }))
    .execute();
}

/** Of some investors, those whom an owner of the startup does not meet. */
export async function findHiddenInvestorIds(
  db: Db,
  startupId: number,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await visibleInvestors(db)
    .select('i.id')
    .where('i.id', '=', sql<number>`any(${ids}::integer[])`)
    .where(isHiddenFromStartup(startupId, sql.ref('i.userId')))
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Of some startups, those that are open and that the viewer meets, as they are now. */
export async function findStartupCards(db: Db, viewer: UserId, ids: readonly number[]) {
  return openStartups(db)
    .select(['s.id', 's.name', 's.sectorId as sector', 's.stageId as stage', 's.regionId as region'])
    .select(['s.city', 's.country', 's.logoUrl as imageUrl', 's.isDemo'])
    .where('s.id', '=', sql<number>`any(${ids}::integer[])`)
    .where(meetsStartup(viewer, { id: sql.ref('s.id'), isDemo: sql.ref('s.isDemo') }))
    .execute();
}
