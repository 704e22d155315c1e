import { sql } from 'kysely';
import type { Db, UserId } from '#shared/server/context.ts';
import type { StartupForm } from '../contract/form.ts';
import { raisingOf } from '../domain/raising.ts';
import type { CurrentTraction } from '../domain/traction.ts';

/** Everything a startup is stored with by its form. `search` is a tsvector as text. */
export type StartupValues = {
  name: string;
  description: string;
  sector_id: string;
  region_id: string;
  stage_id: string;
  business_model: string;
  raising_text: string;
  raising_minor: number | null;
  raising_currency: string | null;
  team_size: number;
  logo_url?: string | null;
  website?: string | null;
  country?: string | null;
  country_incorporation?: string | null;
  country_market?: string | null;
  city?: string | null;
  founded_year?: number | null;
  search: string;
  search_name: string;
};

/** A form's answers under the columns' names; what was left out stays undefined, so that an update keeps it. */
export function columnsOf(form: StartupForm, search: { vector: string; name: string }): StartupValues {
  const raising = raisingOf(form.raisingAmount);
  return {
    name: form.name,
    description: form.description,
    sector_id: form.sector,
    region_id: form.region,
    stage_id: form.fundingStage,
    business_model: form.businessModel,
    raising_text: form.raisingAmount,
    raising_minor: raising?.amountMinor ?? null,
    raising_currency: raising?.currency ?? null,
    team_size: form.teamSize,
    logo_url: form.logoUrl,
    website: form.website,
    country: form.country,
    country_incorporation: form.countryIncorporation,
    country_market: form.countryMarket,
    city: form.city,
    founded_year: form.foundedYear,
    search: search.vector,
    search_name: search.name,
  };
}

/** Inserts a startup with its owner. The words for corrections are added by `rememberWords`. */
export async function insertStartup(
  db: Db,
  values: StartupValues,
  { ownerId, isDemo }: { ownerId: UserId; isDemo: boolean },
): Promise<number> {
  const { id } = await db
    .with('made', (query) =>
      query
        .insertInto('startups')
        .values({ ...values, created_by: ownerId, is_demo: isDemo })
        .returning('id'),
    )
    .with('owned', (query) =>
      query
        .insertInto('startup_members')
        .columns(['startup_id', 'user_id', 'role', 'title'])
        .expression((eb) =>
          eb
            .selectFrom('made')
            .select((e) => [
              'made.id',
              e.val(ownerId).as('user_id'),
              e.val('owner').as('role'),
              e.val('Founder').as('title'),
            ]),
        ),
    )
    .selectFrom('made')
    .select('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Saves over the version that was read; null when a newer one is there. */
export async function updateStartup(
  db: Db,
  {
    id,
    version,
    values,
  }: { id: number; version: number; values: Partial<StartupValues> & { status?: string } },
): Promise<number | null> {
  const row = await db
    .updateTable('startups')
    .set((eb) => ({ ...values, version: eb('version', '+', 1), updated_at: sql<Date>`now()` }))
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('version')
    .executeTakeFirst();
  return row?.version ?? null;
}

export async function deleteStartup(db: Db, id: number): Promise<void> {
  await db.deleteFrom('page_views').where('subject', '=', 'startup').where('subject_id', '=', id).execute();
  await db.deleteFrom('startups').where('id', '=', id).execute();
}

/** Sets the logo, and the version with it. */
export async function updateLogo(db: Db, id: number, logoUrl: string | null): Promise<number> {
  const { version } = await db
    .updateTable('startups')
    .set((eb) => ({ logo_url: logoUrl, version: eb('version', '+', 1), updated_at: sql<Date>`now()` }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

/** Keeps what cards and filters show of the series. */
export async function updateCurrentTraction(db: Db, id: number, current: CurrentTraction): Promise<void> {
  await db
    .updateTable('startups')
    .set({
      users_count: current.users,
      users_evidence: current.usersEvidence,
      monthly_revenue_usd_minor: current.monthlyRevenueUsdMinor,
      revenue_evidence: current.revenueEvidence,
      growth_percent: current.growthPercent,
      traction_tier: current.tier,
    })
    .where('id', '=', id)
    .execute();
}
