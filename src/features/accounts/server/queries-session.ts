// bench/api.ts times this look-up with every call of a member.
import type pg from 'pg';
import type { UserType } from '#shared/domain/catalogue/vocabularies.ts';
import type { Member, UserId } from '#shared/server/context.ts';

type SessionTimes = { readonly lastSeenAt: Date; readonly expiresAt: Date };
/** Who holds a session, when it was last seen and when it ends. */
export type FoundSession = SessionTimes & { readonly member: Member };

type Row = Omit<Member, 'id' | 'userType'> & { id: string; userType: string | null } & SessionTimes;

const LOOK_UP = `
  select u.id, u.email::text as email, u.first_name as "firstName", u.last_name as "lastName",
    u.image as "imageUrl", u.user_type as "userType", u.is_admin as "isAdmin", u.is_demo as "isDemo", u.consent_due as "consentDue",
    s.id as "sessionId", s.last_seen_at as "lastSeenAt",
    s.expires_at as "expiresAt"
  from sessions s join users u on u.id = s.user_id
  where s.token = $1 and s.expires_at > $2 and u.suspended_at is null`;

/**
 * Who holds this session, and when it was last seen: null when it is absent, over, or its person suspended. One indexed
 * look-up, prepared by name, since it comes before every call of a member and planning it costs more than running it.
 */
export async function findSessionMember(
  pool: pg.Pool,
  token: string,
  now: Date,
): Promise<FoundSession | null> {
  const { rows } = await pool.query<Row>({ name: 'session-member', text: LOOK_UP, values: [token, now] });
  const [row] = rows;
  if (!row) return null;
  const { lastSeenAt, expiresAt, ...member } = row;
  // The gate is the one place that mints a UserId: the row proves the session.
  return {
    member: { ...member, id: row.id as UserId, userType: row.userType as UserType | null },
    lastSeenAt,
    expiresAt,
  };
}

const SEEN = `update sessions set last_seen_at = $2 where id = $1 and last_seen_at < $2`;

export async function touchSession(pool: pg.Pool, sessionId: string, now: Date): Promise<void> {
  await pool.query(SEEN, [sessionId, now]);
}
