import { sql } from 'kysely';
import type { Db } from '#shared/server/context.ts';
import { dayOf } from '#shared/domain/time.ts';
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
const OLDEST_DAYS = 14;

/**
 * People with unread news that no digest has named, who want one, are not muted and had none today. News older than
 * two weeks is left out.
 */
export async function findWaitingDigests(db: Db, now: Date, limit: number): Promise<WaitingDigest[]> {
  const today = dayOf(now);
  const { rows } = await sql<WaitingDigest>`
    select u.id as "userId", u.first_name, n.total, n.last_id,
      (select a.email::text from people_addresses a where a.id = u.id) as email,
      n.items
    from people_cards u
    left join notification_settings s on s.user_id = u.id
    left join notification_digests d on d.user_id = u.id
    cross join lateral (
      select count(*) as total, max(id) as last_id,
        (array_agg(json_build_object('content', content, 'href', href) order by id desc))[1:${NAMED}] as items
      from notifications n
      where n.user_id = u.id and n.read_at is null and n.id > coalesce(d.last_notification_id, 0)
        and n.created_at > ${now}::timestamptz - make_interval(days => ${OLDEST_DAYS})
        and n.kind <> all(coalesce(s.digest_off, '{}') || coalesce(s.inbox_off, '{}'))) n
    where u.id in (select user_id from notifications where read_at is null)
      and n.total > 0 and not u.is_demo and not u.is_suspended and coalesce(s.digest_enabled, true)
      and (s.muted_until is null or s.muted_until <= ${now}) and (d.sent_on is null or d.sent_on < ${today}::date)
    order by u.id limit ${limit}`.execute(db);
  return rows;
}

/** Takes a person's digest of a day; false when another process was first. */
export async function claimDigest(
  db: Db,
  { userId, lastId }: Pick<WaitingDigest, 'userId' | 'lastId'>,
  now: Date,
): Promise<boolean> {
  const today = dayOf(now);
  const { rows } = await sql`
    insert into notification_digests as d (user_id, sent_on, last_notification_id)
    values (${userId}, ${today}::date, ${lastId})
    on conflict (user_id) do update
      set sent_on = excluded.sent_on, last_notification_id = excluded.last_notification_id
      where d.sent_on < excluded.sent_on
    returning user_id`.execute(db);
  return rows.length > 0;
}
