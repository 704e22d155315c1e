import { sql } from 'kysely';
import type { Db } from '#shared/server/context.ts';
import { openStartups, visibleInvestors } from './queries-profiles.ts';

/** Investors as they are now; hidden ones are missing. */
export async function findInvestorCards(db: Db, ids: readonly number[]) {
  return visibleInvestors(db)
    .select(['i.id', 'u.name', 'i.type', 'i.firmName', 'i.city', 'i.country'])
    .select(['u.image as imageUrl', 'i.verifiedAt', 'i.isDemo'])
    .where('i.id', '=', sql<number>`any(${ids}::integer[])`)
    .execute();
}

/** Startups as they are now; hidden and closed ones are missing. */
export async function findStartupCards(db: Db, ids: readonly number[]) {
  return openStartups(db)
    .select(['s.id', 's.name', 's.sectorId as sector', 's.stageId as stage', 's.regionId as region'])
    .select(['s.city', 's.country', 's.logoUrl as imageUrl', 's.isDemo'])
    .where('s.id', '=', sql<number>`any(${ids}::integer[])`)
    .execute();
}
