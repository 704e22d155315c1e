import { sql } from 'kysely';
import type { Db, UserId } from '#shared/server/context.ts';
import type { Answer, ContextKind } from '../domain/introduction.ts';
import type { DeclineReason } from '../domain/move.ts';

export type NewIntroduction = {
  readonly senderId: UserId;
  readonly receiverId: string;
  readonly connectorId: string | null;
  readonly reason: string;
  readonly context: {
    readonly kind: ContextKind;
    readonly id: number | null;
    readonly label: string;
  };
  readonly now: Date;
};

/** A request without a connector is delivered at once. */
export async function insertIntroduction(db: Db, introduction: NewIntroduction): Promise<number> {
  const { senderId, receiverId, connectorId, reason, context, now } = introduction;
  const { id } = await db
    .insertInto('introductions')
    .values({
      senderId,
      receiverId,
      connectorId,
      reason,
      contextKind: context.kind,
      contextId: context.id,
      contextLabel: context.label,
      createdAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('introductionStates')
    .values({
      introductionId: id,
      lowId: sql`least(${senderId}::text, ${receiverId}::text)`,
      highId: sql`greatest(${senderId}::text, ${receiverId}::text)`,
      status: connectorId === null ? 'open' : 'asked',
      deliveredAt: connectorId === null ? now : null,
    })
    .execute();
  return id;
}

/** Marks the pair's requests that time has ended, so that another can be open. */
export async function closeExpired(db: Db, one: string, other: string, openSince: Date): Promise<void> {
  await db
    .updateTable('introductionStates as s')
    .from('introductions as i')
    .set({ status: 'closed' })
    .whereRef('i.id', '=', 's.introductionId')
    .where('s.status', '<>', 'closed')
    .where('s.lowId', '=', sql<string>`least(${one}, ${other})`)
    .where('s.highId', '=', sql<string>`greatest(${one}, ${other})`)
    .where((eb) => eb(eb.fn.coalesce('s.deliveredAt', 'i.createdAt'), '<=', openSince))
    .execute();
}

export async function markDelivered(db: Db, id: number, now: Date): Promise<void> {
  await db
    .updateTable('introductionStates')
    .set({ status: 'open', deliveredAt: now })
    .where('introductionId', '=', id)
    .execute();
}

type Answered = {
  readonly id: number;
  readonly answer: Answer;
  readonly now: Date;
  readonly threadId?: number;
  readonly reason?: DeclineReason | null;
  readonly comeBackOn?: string | null;
  readonly isTold?: boolean;
};

export async function saveAnswer(db: Db, answered: Answered): Promise<void> {
  await db
    .updateTable('introductionStates')
    .set({
      status: 'closed',
      answer: answered.answer,
      answeredAt: answered.now,
      threadId: answered.threadId ?? null,
      declineReason: answered.reason ?? null,
      comeBackOn: answered.comeBackOn ?? null,
      isTold: answered.isTold ?? false,
    })
    .where('introductionId', '=', answered.id)
    .execute();
}

/** Takes a request back; what the receiver answered meanwhile stays theirs. */
export async function markWithdrawn(db: Db, senderId: UserId, id: number, now: Date): Promise<void> {
  await db
    .updateTable('introductions')
    .set({ withdrawnAt: now })
    .where('id', '=', id)
    .where('senderId', '=', senderId)
    .execute();
  await db
    .updateTable('introductionStates')
    .set({ status: 'closed' })
    .where('introductionId', '=', id)
    .execute();
}

/** What is open between two people when one blocks the other: theirs is taken back, the other's silently declined. */
export async function endOpenBetween(db: Db, blockerId: UserId, blockedId: string, now: Date): Promise<void> {
  await db
    .updateTable('introductions as i')
    .from('introductionStates as s')
    .set({ withdrawnAt: now })
    .whereRef('s.introductionId', '=', 'i.id')
    .where('s.status', '<>', 'closed')
    .where('i.senderId', '=', blockerId)
    .where('i.receiverId', '=', blockedId)
    .execute();
  await db
    .updateTable('introductionStates as s')
    .from('introductions as i')
    .set((eb) => {
      const isOfBlocked = eb('i.senderId', '=', blockedId);
      return {
        status: 'closed',
        answer: eb
          .case()
          .when(isOfBlocked)
          .then(sql.lit('declined' as const))
          .else(null)
          .end(),
        answeredAt: eb
          .case()
          .when(isOfBlocked)
          .then(sql<Date>`${now}::timestamptz`)
          .else(null)
          .end(),
      };
    })
    .whereRef('i.id', '=', 's.introductionId')
    .where('s.status', '<>', 'closed')
    .where((eb) =>
      eb.or([
        eb.and({ 'i.senderId': blockerId, 'i.receiverId': blockedId }),
        eb.and({ 'i.senderId': blockedId, 'i.receiverId': blockerId }),
      ]),
    )
    .execute();
}
