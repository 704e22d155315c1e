import { sql } from 'kysely';
import { findableBy } from '#features/people/server/queries-visible.ts';
import type { Db, UserId } from '#shared/server/context.ts';
import type {
  SuggestionPreferences,
  SuggestionPreferencesInput,
  PersonSuggestion,
} from '../contract/suggestion.ts';
import { NO_WISHES, type SuggestionProfile } from '../domain/wish.ts';
import { readWishes, storedWishes } from './stored-wishes.ts';

/** People that are looked at for one list: those whose profile changed last. */
const MOST_CANDIDATES = 2000;

type SectorIds = { readonly sectorIds: readonly string[] };
export type SuggestionProfileRow = SuggestionProfile & SectorIds & { readonly id: string };

/**
 * What matching reads, and no more: see `Matchable`. An own active startup says that somebody raises money.
 * From users `u` and profiles `p`.
 */
const suggestionColumns = sql`u.id, p.skills, p.interests, p.location, p.experience_level,
  p.remote_preference, p.is_open_to_work,
  p.is_open_to_cofounder, p.is_open_to_invest,
  coalesce(w.is_hiring, false) as "isHiring",
  coalesce(w.is_raising, owned.sectors is not null) as "isRaising",
  coalesce(w.wishes, ${JSON.stringify(NO_WISHES)}::jsonb) as wishes,
  coalesce(owned.sectors, '{}') || coalesce(i.preferred_sectors, '{}') as "sectorIds"`;
const suggestionSources = sql`people_cards u join profiles p on p.user_id = u.id
  left join people_wishes w on w.user_id = u.id
  left join visible_investors i on i.user_id = u.id
  left join lateral (
    select array_agg(distinct s.sector_id) as sectors
    from team_roles m join visible_startups s on s.id = m.startup_id
    where m.user_id = u.id and m.role = 'owner' and s.status = 'active'
  ) owned on true`;

type StoredSuggestionProfile = Omit<SuggestionProfileRow, 'wishes'> & { readonly wishes: unknown };
const withWishes = (row: StoredSuggestionProfile): SuggestionProfileRow => ({
  ...row,
  wishes: readWishes(row.wishes),
});

export async function findSuggestionProfile(db: Db, userId: UserId): Promise<SuggestionProfileRow> {
  const { rows } = await sql<StoredSuggestionProfile>`
    select ${suggestionColumns} from ${suggestionSources} where u.id = ${userId}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a member without a profile: the trigger of users is missing');
  return withWishes(row);
}

/** People the viewer may find who are available for anything. */
export async function findCandidates(db: Db, viewerId: UserId): Promise<SuggestionProfileRow[]> {
  const { rows } = await sql<StoredSuggestionProfile>`
    select ${suggestionColumns} from ${suggestionSources}
    where ${findableBy(viewerId)}
      and (p.is_open_to_work or p.is_open_to_cofounder or p.is_open_to_invest or w.is_hiring
        or coalesce(w.is_raising, owned.sectors is not null))
    order by p.updated_at desc, u.id limit ${MOST_CANDIDATES}`.execute(db);
  return rows.map(withWishes);
}

export type NewSuggestion = {
  readonly targetId: string;
  readonly matchType: string;
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
  await sql`
    insert into people_matches (user_id, target_id, match_type, score, summary, reasons)
    select ${userId}, m->>'targetId', m->>'matchType', (m->>'score')::integer, m->>'summary',
      array(select jsonb_array_elements_text(m->'reasons'))
    from jsonb_array_elements(${JSON.stringify(matches)}::jsonb) m
    on conflict (user_id, target_id, match_type) do nothing`.execute(db);
}

export type SuggestionRow = Omit<PersonSuggestion, 'createdAt'> & { readonly createdAt: Date };

/** The active list, best first, of people the owner can still see. */
export async function findSuggestions(db: Db, userId: UserId): Promise<SuggestionRow[]> {
  const { rows } = await sql<SuggestionRow>`
    select m.id, m.match_type, m.score, m.target_id,
      jsonb_build_object('firstName', u.first_name, 'lastName', u.last_name, 'headline', p.headline,
        'location', p.location, 'profileImageUrl', u.image) as target,
      jsonb_build_object('summary', m.summary) as "aiAnalysis", m.reasons, m.status, m.created_at
    from people_matches m join people_cards u on u.id = m.target_id join profiles p on p.user_id = u.id
    where m.user_id = ${userId} and m.status = 'active' and ${findableBy(userId)}
    order by m.score desc, m.id`.execute(db);
  return rows;
}

export async function dismissSuggestion(db: Db, userId: UserId, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('peopleMatches')
    .set({ status: 'dismissed' })
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** What the person looks for; nothing and version 0 before they first said so. */
export async function findSuggestionPreferences(db: Db, userId: UserId): Promise<SuggestionPreferences> {
  const row = await db
    .selectFrom('peopleWishes')
    .select(['isHiring', 'isRaising', 'wishes', 'version'])
    .where('userId', '=', userId)
    .executeTakeFirst();
  if (row) return { ...row, wishes: readWishes(row.wishes) };
  const { isHiring, isRaising } = await findSuggestionProfile(db, userId);
  return { isHiring, isRaising, wishes: readWishes(NO_WISHES), version: 0 };
}

/** Saves over the version that was read, or over any; false when a newer one is there. */
export async function saveSuggestionPreferences(
  db: Db,
  userId: UserId,
  { isHiring, isRaising, wishes, version }: SuggestionPreferencesInput,
): Promise<boolean> {
  const values = { isHiring, isRaising, wishes: storedWishes.write(wishes) };
  const row = await db
    .insertInto('peopleWishes')
    .values({ userId, ...values })
    .onConflict((conflict) =>
      conflict
        .column('userId')
        .doUpdateSet((eb) => ({
          ...values,
          version: eb('peopleWishes.version', '+', 1),
          updatedAt: new Date(),
        }))
        .where(
          sql<boolean>`${version ?? null}::integer is null or people_wishes.version = ${version ?? null}::integer`,
        ),
    )
    .returning('version')
    .executeTakeFirst();
  return row !== undefined;
}
