import { sql } from 'kysely';
import type { Db } from '#shared/server/context.ts';
import { STAGE_IDS } from '#shared/domain/catalogue/stages.ts';
import type { InvestorProfile, StartupProfile } from '../domain/profile.ts';

/** The most pairs one refresh compares when a market is too large to compare all. */
export const MOST_CANDIDATES = 5000;

/** A stage with its neighbours. */
function around(stages: readonly string[]): string[] {
  const steps = stages.map((stage) => STAGE_IDS.findIndex((id) => id === stage)).filter((step) => step >= 0);
  return STAGE_IDS.filter((_, step) => steps.some((one) => Math.abs(one - step) <= 1));
}

/** Startups to compare an investor with: all, or the 5,000 that overlap most in stage, sector and place, newest first. */
export async function findStartupCandidates(db: Db, investor: InvestorProfile, userId: string) {
  const places = investor.places.flatMap((path) => path[0] ?? []);
  const { rows } = await sql<{ id: number }>`
    select s.id from visible_startups s
    where s.status = 'active'
      and not exists (select 1 from team_roles m where m.startup_id = s.id and m.user_id = ${userId})
    order by (s.stage_id = any(${around(investor.stages)}::text[]))::int
      + (s.sector_id = any(${investor.sectors}::text[]))::int
      + (s.country = any(${places}::text[]) or s.region_id = any(${places}::text[])
          or cardinality(${places}::text[]) = 0)::int desc,
      s.updated_at desc, s.id desc
    limit ${MOST_CANDIDATES}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Investors to compare a startup with when not all are kept in memory: the 5,000 that overlap most, newest first. */
export async function findInvestorCandidates(db: Db, startup: StartupProfile): Promise<number[]> {
  const stages = around(startup.stage === null ? [] : [startup.stage]);
  const { rows } = await sql<{ id: number }>`
    select i.id from visible_investors i
    order by (i.preferred_stages && ${stages}::text[])::int
      + (i.preferred_sectors && ${startup.sectors}::text[])::int
      + (i.preferred_geographies && ${startup.place}::text[])::int desc,
      i.updated_at desc, i.id desc
    limit ${MOST_CANDIDATES}`.execute(db);
  return rows.map(({ id }) => id);
}
