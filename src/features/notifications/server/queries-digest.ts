import { sql } from 'kysely';
import type { Db } from '#shared/server/context.ts';
import type { DigestItem } from '../domain.ts';

export type WaitingDigest = {
  readonly userId: string;
  readonly email: string;
  readonly firstName: string;
  readonly total: number;
  readonly lastId: number;
  readonly items: readonly DigestItem[];
};

const NAMED = 20;

/** People with unread notifications since `since` that no digest has named, who want one, are not muted and had none `today`. */
export async function findWaitingDigests(
  db: Db,
  { now, today, since }: { now: Date; today: string; since: Date },
  limit: number,
): Promise<WaitingDigest[]> {
  return db
    .selectFrom('peopleCards as u')
    .innerJoin('peopleAddresses as e', 'e.id', 'u.id')
    .leftJoin('notificationSettings as s', 's.userId', 'u.id')
    .leftJoin('notificationDigests as d', 'd.userId', 'u.id')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('notifications')
          .select(({ fn }) => [
            fn.countAll<number>().as('total'),
            fn.max<number>('id').as('lastId'),
            sql<DigestItem[]>`(array_agg(json_build_object('content', content, 'href', href)
              order by id desc))[1:${NAMED}]`.as('items'),
          ])
          .whereRef('notifications.userId', '=', 'u.id')
          .where('readAt', 'is', null)
          .where('id', '>', (n) => n.fn.coalesce('d.lastNotificationId', n.lit(0)))
          .where('createdAt', '>', since)
          .where(sql<boolean>`kind <> all(coalesce(s.digest_off, '{}') || coalesce(s.inbox_off, '{}'))`)
          .as('n'),
      (join) => join.onTrue(),
    )
    .select(['u.id as userId', 'e.email', 'u.firstName', 'n.total', 'n.lastId', 'n.items'])
    .where('u.id', 'in', (eb) => eb.selectFrom('notifications').select('userId').where('readAt', 'is', null))
    .where('n.total', '>', 0)
    .where('u.isDemo', '=', false)
    .where('u.isSuspended', '=', false)
    .where((eb) => eb.fn.coalesce('s.digestEnabled', eb.lit(true)))
    .where((eb) => eb.or([eb('s.mutedUntil', 'is', null), eb('s.mutedUntil', '<=', now)]))
    .where((eb) => eb.or([eb('d.sentOn', 'is', null), eb('d.sentOn', '<', today)]))
    .orderBy('u.id')
    .limit(limit)
    .execute();
}

/** Takes a person's digest of a day; false when another process was first. */
export async function claimDigest(
  db: Db,
  { userId, lastId }: Pick<WaitingDigest, 'userId' | 'lastId'>,
  today: string,
): Promise<boolean> {
  const digest = { sentOn: today, lastNotificationId: lastId };
  const row = await db
    .insertInto('notificationDigests')
    .values({ userId, ...digest })
    .onConflict((conflict) =>
      conflict.column('userId').doUpdateSet(digest).where('notificationDigests.sentOn', '<', digest.sentOn),
    )
    .returning('userId')
    .executeTakeFirst();
  return row !== undefined;
}
