import { type InferResult, sql } from 'kysely';
import { didWrite } from '#platform/postgres/did-write.ts';
import { findableBy } from '#features/people/server/queries-visible.ts';
import type { Db, UserId } from '#shared/server/context.ts';
import type { SuggestionType } from '../domain/vocabulary.ts';

/** People that are looked at for one list: those whose profile changed last. */
const MOST_CANDIDATES = 2000;

/** What suggestions read, and no more. An own active startup says that somebody raises money. */
const profiles = (db: Db) =>
  db
    .selectFrom('peopleCards as u')
    .innerJoin('profiles as p', 'p.userId', 'u.id')
    .leftJoin('peopleWishes as w', 'w.userId', 'u.id')
    .leftJoin('visibleInvestors as i', 'i.userId', 'u.id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('teamRoles as m')
          .innerJoin('visibleStartups as s', 's.id', 'm.startupId')
          .select(sql<string[] | null>`array_agg(distinct s.sector_id)`.as('sectors'))
          .whereRef('m.userId', '=', 'u.id')
          .where('m.role', '=', 'owner')
          .where('s.status', '=', 'active')
          .as('owned'),
      (join) => join.onTrue(),
    )
    .select(['u.id', 'p.skills', 'p.interests', 'p.location', 'p.experienceLevel', 'p.remotePreference'])
    .select(['p.isOpenToWork', 'p.isOpenToCofounder', 'p.isOpenToInvest', 'w.wishes'])
    .select([
      sql<boolean>`coalesce(w.is_hiring, false)`.as('isHiring'),
      sql<boolean>`coalesce(w.is_raising, owned.sectors is not null)`.as('isRaising'),
      sql<string[]>`coalesce(owned.sectors, '{}') || coalesce(i.preferred_sectors, '{}')`.as('sectorIds'),
    ]);

export type SuggestionProfileRow = InferResult<ReturnType<typeof profiles>>[number];

export async function findSuggestionProfile(db: Db, userId: UserId): Promise<SuggestionProfileRow> {
  // The trigger of users sees to it that every member has a profile.
  return profiles(db).where('u.id', '=', userId).executeTakeFirstOrThrow();
}

/** People the viewer may find who are available for anything. */
export async function findCandidates(db: Db, viewerId: UserId): Promise<SuggestionProfileRow[]> {
  return profiles(db)
    .where(findableBy(viewerId))
    .where((eb) =>
      eb.or([
        eb('p.isOpenToWork', '=', true),
        eb('p.isOpenToCofounder', '=', true),
        eb('p.isOpenToInvest', '=', true),
        eb('w.isHiring', '=', true),
        sql<boolean>`coalesce(w.is_raising, owned.sectors is not null)`,
      ]),
    )
    .orderBy('p.updatedAt', 'desc')
    .orderBy('u.id')
    .limit(MOST_CANDIDATES)
    .execute();
}

export type NewSuggestion = {
  readonly targetId: string;
  readonly matchType: SuggestionType;
  readonly score: number;
  readonly summary: string;
  readonly reasons: readonly string[];
};

/** Puts a new list in the place of the active one; what was dismissed stays dismissed. */
export async function replaceSuggestions(
  db: Db,
  userId: UserId,
  matches: readonly NewSuggestion[],
): Promise<void> {
  await db.deleteFrom('peopleMatches').where('userId', '=', userId).where('status', '=', 'active').execute();
  if (matches.length === 0) return;
  await db
    .insertInto('peopleMatches')
    .values(matches.map(({ reasons, ...match }) => ({ ...match, userId, reasons: [...reasons] })))
    .onConflict((conflict) => conflict.columns(['userId', 'targetId', 'matchType']).doNothing())
    .execute();
}

/** The active list, best first, of people the owner can still see. */
export async function findSuggestions(db: Db, userId: UserId) {
  return db
    .selectFrom('peopleMatches as m')
    .innerJoin('peopleCards as u', 'u.id', 'm.targetId')
    .innerJoin('profiles as p', 'p.userId', 'u.id')
    .select(['m.id', 'm.matchType', 'm.score', 'm.targetId', 'm.summary', 'm.reasons', 'm.status'])
    .select(['m.createdAt', 'u.firstName', 'u.lastName', 'p.headline', 'p.location'])
    .select(['u.image as profileImageUrl', 'u.isDemo'])
    .where('m.userId', '=', userId)
    .where('m.status', '=', 'active')
    .where(findableBy(userId))
    .orderBy('m.score', 'desc')
    .orderBy('m.id')
    .execute();
}

export async function dismissSuggestion(db: Db, userId: UserId, id: number): Promise<boolean> {
  return didWrite(
    db
      .updateTable('peopleMatches')
      .set({ status: 'dismissed' })
      .where('userId', '=', userId)
      .where('id', '=', id),
  );
}

/** What the person looks for, as it was written; null before they first said so. */
export async function findWishes(db: Db, userId: UserId) {
  const row = await db
    .selectFrom('peopleWishes')
    .select(['isHiring', 'isRaising', 'wishes', 'version'])
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row ?? null;
}

type WishesRow = { readonly isHiring: boolean; readonly isRaising: boolean; readonly wishes: string };

/** Saves over the version that was read, or over any (null); false when a newer one is there. */
export async function saveWishes(
  db: Db,
  userId: UserId,
  { row: values, version, now }: { row: WishesRow; version: number | null; now: Date },
): Promise<boolean> {
  const row = await db
    .insertInto('peopleWishes')
    .values({ userId, ...values })
    .onConflict((conflict) =>
      conflict
        .column('userId')
        .doUpdateSet((eb) => ({
          ...values,
          version: eb('peopleWishes.version', '+', 1),
          updatedAt: now,
        }))
        .where(sql<boolean>`${version}::integer is null or people_wishes.version = ${version}::integer`),
    )
    .returning('version')
    .executeTakeFirst();
  return row !== undefined;
}
