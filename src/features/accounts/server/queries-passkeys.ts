import { didWrite } from '#platform/postgres/did-write.ts';
import type { Db, UserId } from '#shared/server/context.ts';

const COLUMNS = ['id', 'name', 'backedUp', 'createdAt', 'lastUsedAt'] as const;

export async function findPasskeys(db: Db, userId: UserId) {
  return db
    .selectFrom('passkeys')
    .select(COLUMNS)
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

export async function countPasskeys(db: Db, userId: UserId): Promise<number> {
  const { n } = await db
    .selectFrom('passkeys')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return n;
}

export async function updatePasskeyName(db: Db, userId: UserId, id: string, name: string) {
  return db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning(COLUMNS)
    .executeTakeFirst();
}

/** Whether there was such a passkey of this person. */
export async function deletePasskey(db: Db, userId: UserId, id: string): Promise<boolean> {
  return didWrite(db.deleteFrom('passkeys').where('id', '=', id).where('userId', '=', userId));
}

export async function touchPasskey(db: Db, credentialId: string, now: Date): Promise<void> {
  await db
    .updateTable('passkeys')
    .set({ lastUsedAt: now })
    .where('credentialId', '=', credentialId)
    .execute();
}
