import { sql } from 'kysely';
import { didWrite } from '#platform/postgres/did-write.ts';
import type { Db, UserId } from '#shared/server/context.ts';

export async function findSessions(db: Db, userId: UserId, now: Date) {
  return db
    .selectFrom('sessions')
    .select(['id', 'userAgent', 'ipAddress', 'createdAt', 'lastSeenAt', 'expiresAt'])
    .where('userId', '=', userId)
    .where('expiresAt', '>', now)
    .orderBy('lastSeenAt', 'desc')
    .limit(100)
    .execute();
}

/** Whether there was such a session of this person. */
export async function deleteSession(db: Db, userId: UserId, sessionId: string): Promise<boolean> {
  return didWrite(db.deleteFrom('sessions').where('id', '=', sessionId).where('userId', '=', userId));
}

/** Ends the session that a browser carries. */
export async function deleteSessionOf(db: Db, token: string): Promise<void> {
  await db.deleteFrom('sessions').where('token', '=', token).execute();
}

/** Whether there is such a person, and they are not suspended. */
export async function maySignIn(db: Db, userId: string): Promise<boolean> {
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('suspendedAt', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}

export async function insertSession(
  db: Db,
  session: {
    id: string;
    token: string;
    userId: string;
    expiresAt: Date;
    userAgent: string | null;
    ipAddress: string | null;
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
  return (
    db
      .selectFrom('users')
      .select('id')
      // In the words of the index users_explorers.
      .where(sql<boolean>`is_demo and email like 'explore-%'`)
      .where('userType', '=', role)
      .orderBy('id')
      .limit(1)
      .executeTakeFirst()
  );
}

/** The first real person to sign up runs the instance. */
export async function promoteFirstPerson(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ isAdmin: true })
    .where('id', '=', userId)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('users as u')
            .select('u.id')
            .where('u.isDemo', '=', false)
            .where('u.id', '<>', userId),
        ),
      ),
    )
    .execute();
}

/** Makes a person the administrator when there is none; whether it did. */
export async function promoteOnly(db: Db, userId: UserId): Promise<boolean> {
  return didWrite(
    db
      .updateTable('users')
      .set({ isAdmin: true })
      .where('id', '=', userId)
      .where((eb) =>
        eb.not(eb.exists(eb.selectFrom('users as u').select('u.id').where('u.isAdmin', '=', true))),
      ),
  );
}

/** Makes whoever has this address an administrator. */
export async function promotePerson(db: Db, email: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ isAdmin: true })
    .where('email', '=', email)
    .where('isDemo', '=', false)
    .execute();
}

/** Whether anybody runs the instance. */
export async function existsAdmin(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('isAdmin', '=', true)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteExpiredVerifications(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('verifications').where('expiresAt', '<', now).execute();
}
