import { sql } from 'kysely';
import type { Db } from '#shared/server/context.ts';

/** The most pairs one refresh compares when a market is too large to compare all. */
const MOST_CANDIDATES = 5000;

type Overlap = {
  readonly stages: readonly string[];
  readonly sectors: readonly string[];
  readonly places: readonly string[];
};

/** Startups to compare an investor with: all, or the 5,000 that overlap most in stage, sector and place, newest first. */
export async function findStartupCandidates(
  db: Db,
  { stages, sectors, places }: Overlap,
  userId: string,
): Promise<number[]> {
  const rows = await db
    .selectFrom('visibleStartups as s')
    .select('s.id')
    .where('s.status', '=', 'active')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('teamRoles as m')
            .select('m.userId')
            .whereRef('m.startupId', '=', 's.id')
            .where('m.userId', '=', userId),
        ),
      ),
    )
    .orderBy(
      sql`(s.stage_id = any(${stages}::text[]))::int + (s.sector_id = any(${sectors}::text[]))::int
        + (s.country = any(${places}::text[]) or s.region_id = any(${places}::text[])
          or cardinality(${places}::text[]) = 0)::int`,
      'desc',
    )
    .orderBy('s.updatedAt', 'desc')
    .orderBy('s.id', 'desc')
    .limit(MOST_CANDIDATES)
    .execute();
  return rows.map(({ id }) => id);
}

/** Investors to compare a startup with when not all are kept in memory: the 5,000 that overlap most, newest first. */
export async function findInvestorCandidates(
  db: Db,
  { stages, sectors, places }: Overlap,
): Promise<number[]> {
  const rows = await db
    .selectFrom('visibleInvestors as i')
    .select('i.id')
    .orderBy(
      sql`(i.preferred_stages && ${stages}::text[])::int + (i.preferred_sectors && ${sectors}::text[])::int
        + (i.preferred_geographies && ${places}::text[])::int`,
      'desc',
    )
    .orderBy('i.updatedAt', 'desc')
    .orderBy('i.id', 'desc')
    .limit(MOST_CANDIDATES)
    .execute();
  return rows.map(({ id }) => id);
}
