import { type ExpressionBuilder, type NotNull, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { meetsPerson, visibleTo } from '#features/people/server/queries-visible.ts';
import type { Db, UserId } from '#shared/server/context.ts';
import type { DB, PeopleCards } from '#platform/postgres/tables.ts';
import type { OpenRecommendation, RecommendationInput } from '../contract.ts';
import type { RecommendationState } from '../domain.ts';

/** Either side of one, from users `u`. */
const party = (eb: ExpressionBuilder<DB & { u: PeopleCards }, 'u'>) =>
  jsonBuildObject({
    id: eb.ref('u.id'),
    firstName: eb.ref('u.firstName'),
    lastName: eb.ref('u.lastName'),
    profileImageUrl: eb.ref('u.image'),
    isDemo: eb.ref('u.isDemo'),
  });

/**
 * What a person accepted, newest first. Whose page it is on decides who may ask; others than the person read only
 * those whose author they may see.
 */
export async function findAcceptedRecommendations(
  db: Db,
  { subjectId, viewerId }: { subjectId: string; viewerId: UserId },
) {
  return (
    db
      .selectFrom('recommendations as r')
      .innerJoin('peopleCards as u', 'u.id', 'r.authorId')
      .innerJoin('memberProfiles as p', 'p.userId', 'u.id')
      .select(['r.id', 'r.relationship', 'r.title', 'r.content', 'r.createdAt'])
      .select((eb) => party(eb).as('fromUser'))
      // Only offers are accepted, and these three come with each.
      .$narrowType<{ relationship: NotNull; title: NotNull; content: NotNull }>()
      .where('r.subjectId', '=', subjectId)
      .where('r.state', '=', 'accepted')
      .where('u.isSuspended', '=', false)
      .where((eb) => eb.or([eb('r.subjectId', '=', viewerId), visibleTo(viewerId)]))
      .orderBy('r.createdAt', 'desc')
      .orderBy('r.id', 'desc')
      .execute()
  );
}

/** Questions and offers that wait on either side, and what the person has given. */
export async function findOpenRecommendations(db: Db, userId: UserId) {
  const rows = await db
    .selectFrom('recommendations as r')
    .innerJoin('peopleCards as u', (join) =>
      join.on('u.id', '=', (eb) =>
        eb
          .case()
          .when('r.subjectId', '=', userId)
          .then(eb.ref('r.authorId'))
          .else(eb.ref('r.subjectId'))
          .end(),
      ),
    )
    .select([
      'r.id',
      'r.subjectId',
      'r.state',
      'r.note',
      'r.relationship',
      'r.title',
      'r.content',
      'r.createdAt',
    ])
    .select((eb) => party(eb).as('otherUser'))
    .$narrowType<{ state: OpenRecommendation['state'] }>()
    .where((eb) =>
      eb.or([
        eb.and([eb('r.authorId', '=', userId), eb('r.state', 'in', ['requested', 'offered', 'accepted'])]),
        eb.and([eb('r.subjectId', '=', userId), eb('r.state', 'in', ['requested', 'offered'])]),
      ]),
    )
    .where('u.isSuspended', '=', false)
    .where(meetsPerson(userId, { id: sql.ref('u.id'), isDemo: sql.ref('u.isDemo') }))
    .orderBy('r.createdAt', 'desc')
    .orderBy('r.id', 'desc')
    .execute();
  return rows.map(({ subjectId, ...row }) => ({
    ...row,
    direction: subjectId === userId ? ('received' as const) : ('given' as const),
  }));
}

type Pair = { readonly subjectId: string; readonly authorId: string };
type LockedRecommendation = Pair & { readonly id: number; readonly state: RecommendationState };

/** One the person is a party of, locked until the call is over. */
export async function lockRecommendation(
  db: Db,
  userId: UserId,
  id: number,
): Promise<LockedRecommendation | null> {
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
  { state, now }: { state: RecommendationState; now: Date },
): Promise<void> {
  await db.updateTable('recommendations').set({ state, updatedAt: now }).where('id', '=', id).execute();
}

/** In the words of the unique index. */
const isOpen = sql<boolean>`state in ('requested', 'offered', 'accepted')`;

/** Null when one between the two is asked for, offered or accepted already. */
export async function insertRecommendationRequest(
  db: Db,
  { subjectId, authorId, note }: { subjectId: UserId; authorId: string; note: string | null },
): Promise<number | null> {
  const row = await db
    .insertInto('recommendations')
    .values({ subjectId, authorId, state: 'requested', note })
    .onConflict((conflict) => conflict.columns(['subjectId', 'authorId']).where(isOpen).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Answers the open question, or offers unasked; null when one is offered or accepted already. */
export async function saveOffer(
  db: Db,
  authorId: UserId,
  { userId: subjectId, relationship, title, content }: RecommendationInput,
): Promise<number | null> {
  const offer = { state: 'offered', relationship, title, content } as const;
  const now = sql<Date>`now()`;
  const row = await db
    .insertInto('recommendations')
    .values({ subjectId, authorId, ...offer })
    .onConflict((conflict) =>
      conflict
        .columns(['subjectId', 'authorId'])
        .where(isOpen)
        .doUpdateSet({ ...offer, createdAt: now, updatedAt: now })
        .where('recommendations.state', '=', 'requested'),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
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
