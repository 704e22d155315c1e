import { sql } from 'kysely';
import { didWrite } from '#platform/postgres/did-write.ts';
import type { Db, UserId } from '#shared/server/context.ts';
import type { STARTUP_STATUSES } from '../contract/form.ts';
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
        .values({ ...values, createdBy: ownerId, isDemo })
        .returning('id'),
    )
    .with('owned', (query) =>
      query
        .insertInto('startupMembers')
        .columns(['startupId', 'userId', 'role', 'title'])
        .expression((eb) =>
          eb
            .selectFrom('made')
            .select((e) => [
              'made.id',
              e.val(ownerId).as('userId'),
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
  }: {
    id: number;
    version: number;
    values: Partial<StartupValues> & { status?: (typeof STARTUP_STATUSES)[number] };
  },
): Promise<number | null> {
  const row = await db
    .updateTable('startups')
    .set((eb) => ({ ...values, version: eb('version', '+', 1), updatedAt: sql<Date>`now()` }))
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('version')
    .executeTakeFirst();
  return row?.version ?? null;
}

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
