import { sql } from 'kysely';
import type { Db, UserId } from '#shared/server/context.ts';

export type SessionRow = {
  id: string;
  userAgent: string | null;
  ipAddress: string | null;
  createdAt: Date;
  expiresAt: Date;
};

export async function findSessions(db: Db, userId: UserId, now: Date): Promise<SessionRow[]> {
  return db
    .selectFrom('sessions')
    .select(['id', 'userAgent', 'ipAddress', 'createdAt', 'expiresAt'])
    .where('userId', '=', userId)
    .where('expiresAt', '>', now)
    .orderBy('createdAt', 'desc')
    .limit(100)
    .execute();
}

/** Whether there was such a session of this person. */
export async function deleteSession(db: Db, userId: UserId, sessionId: string): Promise<boolean> {
  const result = await db
    .deleteFrom('sessions')
    .where('id', '=', sessionId)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

export async function insertSession(
  db: Db,
  session: {
    id: string;
    token: string;
    userId: string;
    expiresAt: Date;
    userAgent: string | null;
    ipAddress: string;
  },
): Promise<void> {
  await db
    .insertInto('sessions')
    .values({
      id: session.id,
      token: session.token,
      userId: session.userId,
      expiresAt: session.expiresAt,
      userAgent: session.userAgent,
      ipAddress: session.ipAddress,
    })
    .execute();
}

export async function deleteExpiredSessions(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('sessions').where('expiresAt', '<', now).execute();
}

/** The demo account that stands for a role, when the demo is there. */
export async function findExplorer(
  db: Db,
  role: 'founder' | 'investor',
): Promise<{ id: string } | undefined> {
  // In the words of the index users_explorers.
  const { rows } = await sql<{ id: string }>`
    select id from users where is_demo and email like 'explore-%' and user_type = ${role}
    order by id limit 1`.execute(db);
  return rows[0];
}

/** The first real person to sign up runs the instance. Serialised, so that two cannot both be first. */
export async function promoteFirstPerson(db: Db, userId: string): Promise<void> {
  await sql`
    with lock as (select pg_advisory_xact_lock(hashtext('first admin')))
    update users set is_admin = true
    from lock
    where id = ${userId} and not exists (select 1 from users u where not u.is_demo and u.id <> ${userId})`.execute(
    db,
  );
}

/** Whether anybody has signed up who is not part of the demo. */
export async function existsRealPerson(db: Db): Promise<boolean> {
  const { rows } = await sql`select id from users where not is_demo limit 1`.execute(db);
  return rows.length > 0;
}

export async function deleteExpiredVerifications(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('verifications').where('expiresAt', '<', now).execute();
}
