import { sql } from 'kysely';
import { didWrite } from '#platform/postgres/did-write.ts';
import type { Db, UserId } from '#shared/server/context.ts';
import type { CurrentTraction, TractionTier } from '../domain/traction.ts';
import { findSoleOwned } from './queries-team.ts';

/** Everything a startup is stored with by its form. `search` is a tsvector as text. */
export type StartupValues = {
  name: string;
  description: string;
  sectorId: string;
  regionId: string;
  stageId: string;
  businessModel: string;
  raisingText: string;
  raisingMinor: number | null;
  raisingCurrency: string | null;
  teamSize: number;
  logoUrl?: string | null;
  website?: string | null;
  country?: string | null;
  countryIncorporation?: string | null;
  countryMarket?: string | null;
  city?: string | null;
  foundedYear?: number | null;
  search: string;
  searchName: string;
};

export async function deleteStartup(db: Db, id: number): Promise<void> {
  await db.deleteFrom('startups').where('id', '=', id).execute();
}

/** Sets the logo, and the version with it. */
export async function updateLogo(db: Db, id: number, logoUrl: string | null): Promise<number> {
  const { version } = await db
    .updateTable('startups')
    .set((eb) => ({ logoUrl, version: eb('version', '+', 1), updatedAt: sql<Date>`now()` }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

/** What cards and filters show of a series, as it is stored. */
export const tractionColumns = ({ users, tier, ...current }: CurrentTraction) => ({
  ...current,
  usersCount: users,
  tractionTier: tier,
});

/** Keeps what cards and filters show of the series. */
export async function updateCurrentTraction(db: Db, id: number, current: CurrentTraction): Promise<void> {
  await db.updateTable('startups').set(tractionColumns(current)).where('id', '=', id).execute();
}

type Revenue = { readonly id: number; readonly revenue: number | null; readonly tier: TractionTier };

/** Keeps what revenue in other currencies is in dollars, and the tier that follows from it. */
export async function updateRevenues(db: Db, revenues: readonly Revenue[]): Promise<void> {
  const given = sql<Revenue>`unnest(${revenues.map(({ id }) => id)}::integer[],
    ${revenues.map(({ revenue }) => revenue)}::bigint[], ${revenues.map(({ tier }) => tier)}::text[])`;
  await db
    .updateTable('startups')
    .from(given.as<'given'>(sql`given (id, revenue, tier)`))
    .set((eb) => ({ monthlyRevenueUsdMinor: eb.ref('given.revenue'), tractionTier: eb.ref('given.tier') }))
    .whereRef('startups.id', '=', 'given.id')
    .where((eb) =>
      eb.or([
        eb('startups.monthlyRevenueUsdMinor', 'is distinct from', eb.ref('given.revenue')),
        eb('startups.tractionTier', '<>', eb.ref('given.tier')),
      ]),
    )
    .execute();
}

/** Hides a startup (`at`), or shows it again (null); false when it was so before. */
export async function hideStartup(db: Db, id: string, at: Date | null): Promise<boolean> {
  return didWrite(
    db
      .updateTable('startups')
      .set({ hiddenAt: at, updatedAt: sql<Date>`now()` })
      .where('id', '=', Number(id))
      .where('hiddenAt', at === null ? 'is not' : 'is', null),
  );
}

/** Deletes the startups that nobody but this person owns. */
export async function deleteSoleOwned(db: Db, userId: UserId): Promise<void> {
  const ids = (await findSoleOwned(db, userId)).map(({ id }) => id);
  if (ids.length > 0) await db.deleteFrom('startups').where('id', 'in', ids).execute();
}

export async function deleteDemoStartups(db: Db): Promise<string[]> {
  await db.deleteFrom('startups').where('isDemo', '=', true).execute();
  return [];
}
