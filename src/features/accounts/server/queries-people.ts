import { sql } from 'kysely';
import { didWrite } from '#platform/postgres/did-write.ts';
import { takeTurns } from '#platform/postgres/advisory-lock.ts';
import type { Db } from '#shared/server/context.ts';

export type AccountState = 'all' | 'admins' | 'suspended' | 'demo';

const accounts = (db: Db, now: Date) =>
  db
    .selectFrom('users as u')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('sessions')
          .select(({ fn }) => [
            fn.countAll<number>().filterWhere('expiresAt', '>', now).as('sessions'),
            fn.max<Date | null>('lastSeenAt').as('lastSeenAt'),
          ])
          .whereRef('userId', '=', 'u.id')
          .as('s'),
      (join) => join.onTrue(),
    )
    .select(['u.id', 'u.email', 'u.firstName', 'u.lastName', 'u.userType', 'u.isAdmin', 'u.isDemo'])
    .select(['u.suspendedAt', 'u.createdAt', 's.sessions', 's.lastSeenAt'])
    .select(sql<string>`u.email::text`.as('email'));

/** What `like` takes for a part of a text. */
const containing = (text: string) => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

export async function findAdminIds(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('peopleCards').select('id').where('isAdmin', '=', true).execute();
  return rows.map(({ id }) => id);
}

/** People whose name or address holds a text, the newest first, and how many there are. */
export async function findAccounts(
  db: Db,
  {
    text,
    state,
    now,
    limit,
    offset,
  }: { text: string; state: AccountState; now: Date; limit: number; offset: number },
) {
  const filtered = db
    .selectFrom('users as u')
    .$if(text !== '', (query) =>
      query.where(sql<boolean>`(u.name || ' ' || u.email::text) ilike ${containing(text)}`),
    )
    .$if(state === 'admins', (query) => query.where('u.isAdmin', '=', true))
    .$if(state === 'suspended', (query) => query.where('u.suspendedAt', 'is not', null))
    .where('u.isDemo', '=', state === 'demo');
  const page = await filtered
    .select('u.id')
    .orderBy('u.createdAt', 'desc')
    .orderBy('u.id')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await filtered
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  if (page.length === 0) return { rows: [], total };
  const ids = page.map(({ id }) => id);
  const rows = await accounts(db, now)
    .where('u.id', 'in', ids)
    .orderBy('u.createdAt', 'desc')
    .orderBy('u.id')
    .execute();
  return { rows, total };
}

export type AccountRow = Awaited<ReturnType<typeof findAccounts>>['rows'][number];

export async function findAccount(db: Db, id: string, now: Date): Promise<AccountRow | undefined> {
  return accounts(db, now).where('u.id', '=', id).executeTakeFirst();
}

/** Changes of who runs the site take turns, so that two administrators cannot remove each other at once. */
export const takeAdministratorsTurn = (db: Db): Promise<void> => takeTurns(db, 'administrators');

/** How many run the site now: suspended ones do not. */
export async function countAdministrators(db: Db): Promise<number> {
  const { n } = await db
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('isAdmin', '=', true)
    .where('suspendedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return n;
}

/** Makes somebody an administrator, or one no more; false when it was so before. */
export async function setAdministrator(db: Db, id: string, isAdmin: boolean): Promise<boolean> {
  return didWrite(
    db
      .updateTable('users')
      .set({ isAdmin })
      .where('id', '=', id)
      .where('isDemo', '=', false)
      .where('isAdmin', '=', !isAdmin),
  );
}

/** Ends every session of a person, or of everybody; how many that were. */
export async function endSessions(db: Db, id: string | null): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .$if(id !== null, (query) => query.where('userId', '=', id ?? ''))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Whoever has this address, suspended or not. */
export async function findAccountByEmail(db: Db, email: string) {
  return db
    .selectFrom('users')
    .select(['id', 'isAdmin', 'isDemo', 'suspendedAt'])
    .where('email', '=', email)
    .executeTakeFirst();
}

/** Whether somebody, or every real person, is to be asked to accept a new version of the terms. */
export async function setConsentDue(db: Db, id: string | null, isDue: boolean): Promise<void> {
  await db
    .updateTable('users')
    .set({ consentDue: isDue })
    .where('isDemo', '=', false)
    .$if(id !== null, (query) => query.where('id', '=', id ?? ''))
    .execute();
}
