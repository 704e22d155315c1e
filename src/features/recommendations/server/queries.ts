import { type RawBuilder, sql } from 'kysely';
import { visibleTo } from '#features/people/server/queries-visible.ts';
import type { Db, UserId } from '#shared/server/context.ts';
import type { OpenRecommendation, Recommendation, RecommendationInput } from '../contract.ts';
import type { RecommendationState } from '../domain.ts';

type WithDate<T extends { createdAt: string }> = Omit<T, 'createdAt'> & { readonly createdAt: Date };
export type RecommendationRow = WithDate<Recommendation>;
export type OpenRecommendationRow = WithDate<OpenRecommendation>;

const party = (alias: string): RawBuilder<unknown> => {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql`jsonb_build_object('id', ${column('id')}, 'firstName', ${column('firstName')},
    'lastName', ${column('lastName')}, 'profileImageUrl', ${column('image')})`;
};

/**
 * What a person accepted, newest first. Whose page it is on decides who may ask; others than the person read only
 * those whose author they may see.
 */
export async function findAcceptedRecommendations(
  db: Db,
  { subjectId, viewerId }: { subjectId: string; viewerId: UserId },
): Promise<RecommendationRow[]> {
  const { rows } = await sql<RecommendationRow>`
    select r.id, ${party('u')} as "fromUser", r.relationship, r.title, r.content, r.created_at
    from recommendations r join people_cards u on u.id = r.author_id join member_profiles p on p.user_id = u.id
    where r.subject_id = ${subjectId} and r.state = 'accepted' and not u.is_suspended
      and (r.subject_id = ${viewerId} or ${visibleTo(viewerId)})
    order by r.created_at desc, r.id desc`.execute(db);
  return rows;
}

/** Questions and offers that wait on either side, and what the person has given. */
export async function findOpenRecommendations(db: Db, userId: UserId): Promise<OpenRecommendationRow[]> {
  const { rows } = await sql<OpenRecommendationRow>`
    select r.id, case when r.subject_id = ${userId} then 'received' else 'given' end as direction, r.state,
      ${party('u')} as "otherUser", r.note, r.relationship, r.title, r.content, r.created_at
    from recommendations r
    join people_cards u on u.id = case when r.subject_id = ${userId} then r.author_id else r.subject_id end
    where (r.author_id = ${userId} and r.state in ('requested', 'offered', 'accepted')
      or r.subject_id = ${userId} and r.state in ('requested', 'offered')) and not u.is_suspended
    order by r.created_at desc, r.id desc`.execute(db);
  return rows;
}

type Pair = { readonly subjectId: string; readonly authorId: string };
type Standing = Pair & { readonly id: number; readonly state: RecommendationState };

/** One the person is a party of, locked until the call is over. */
export async function lockRecommendation(db: Db, userId: UserId, id: number): Promise<Standing | null> {
  const row = await db
    .selectFrom('recommendations')
    .select(['id', 'state', 'subjectId', 'authorId'])
    .where('id', '=', id)
    .where((eb) => eb.or([eb('subjectId', '=', userId), eb('authorId', '=', userId)]))
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function updateRecommendationState(
  db: Db,
  id: number,
  state: RecommendationState,
): Promise<void> {
  await db
    .updateTable('recommendations')
    .set({ state, updatedAt: new Date() })
    .where('id', '=', id)
    .execute();
}

/** Null when one between the two is asked for, offered or accepted already. */
export async function insertRecommendationRequest(
  db: Db,
  { subjectId, authorId, note }: { subjectId: UserId; authorId: string; note: string | null },
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    insert into recommendations (subject_id, author_id, state, note)
    values (${subjectId}, ${authorId}, 'requested', ${note})
    on conflict (subject_id, author_id) where state in ('requested', 'offered', 'accepted') do nothing
    returning id`.execute(db);
  return rows[0]?.id ?? null;
}

/** Answers the open question, or offers unasked; null when one is offered or accepted already. */
export async function saveOffer(
  db: Db,
  authorId: UserId,
  { userId: subjectId, relationship, title, content }: RecommendationInput,
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    insert into recommendations (subject_id, author_id, state, relationship, title, content)
    values (${subjectId}, ${authorId}, 'offered', ${relationship}, ${title}, ${content})
    on conflict (subject_id, author_id) where state in ('requested', 'offered', 'accepted')
    do update set state = 'offered', relationship = excluded.relationship, title = excluded.title,
      content = excluded.content, created_at = now(), updated_at = now()
    where recommendations.state = 'requested'
    returning id`.execute(db);
  return rows[0]?.id ?? null;
}

/** Questions the person asked since then and that had no answer, withdrawn ones too. */
export async function countRequests(db: Db, subjectId: UserId, since: Date): Promise<number> {
  const row = await db
    .selectFrom('recommendations')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('subjectId', '=', subjectId)
    .where('relationship', 'is', null)
    .where('createdAt', '>', since)
    .executeTakeFirstOrThrow();
  return row.n;
}
