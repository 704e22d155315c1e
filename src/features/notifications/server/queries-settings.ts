import type { Db, UserId } from '#shared/server/context.ts';
import type { ChangedSettings, NotificationSettings } from '../contract/settings.ts';

export type SettingsRow = Omit<NotificationSettings, 'mutedUntil'> & { readonly mutedUntil: Date | null };

const DEFAULTS: SettingsRow = {
  inboxOff: [],
  digestOff: [],
  digestEnabled: true,
  mutedUntil: null,
  version: 0,
};

/** A person's settings; version 0 while they have never changed them. */
export async function findSettings(db: Db, userId: UserId): Promise<SettingsRow> {
  const row = await db
    .selectFrom('notificationSettings')
    .select(['inboxOff', 'digestOff', 'digestEnabled', 'mutedUntil', 'version'])
    // `saveSettings` alone writes these lists.
    .$narrowType<Pick<SettingsRow, 'inboxOff' | 'digestOff'>>()
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row ?? DEFAULTS;
}

/** Saves the settings; false when they are no longer at the version that was read. */
export async function saveSettings(db: Db, userId: UserId, changed: ChangedSettings): Promise<boolean> {
  const { inboxOff, digestOff, digestEnabled, mutedUntil, version } = changed;
  const values = { inboxOff, digestOff, digestEnabled, mutedUntil };
  const { numUpdatedRows } = await db
    .updateTable('notificationSettings')
    .set((eb) => ({ ...values, version: eb('version', '+', 1) }))
    .where('userId', '=', userId)
    .where('version', '=', version)
    .executeTakeFirst();
  if (numUpdatedRows > 0n || version !== 0) return numUpdatedRows > 0n;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('notificationSettings')
    .values({ userId, ...values, version: 1 })
    .onConflict((conflict) => conflict.column('userId').doNothing())
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Ends the digest of a person; nothing happens for one who is gone, or has ended it. */
export async function endDigest(db: Db, userId: string): Promise<void> {
  await db
    .insertInto('notificationSettings')
    .columns(['userId', 'digestEnabled'])
    .expression((eb) =>
      eb
        .selectFrom('peopleCards')
        .select((user) => ['id', user.lit(false).as('digestEnabled')])
        .where('id', '=', userId),
    )
    .onConflict((conflict) =>
      conflict
        .column('userId')
        .doUpdateSet((eb) => ({
          digestEnabled: false,
          version: eb('notificationSettings.version', '+', 1),
        }))
        .where('notificationSettings.digestEnabled', '=', true),
    )
    .execute();
}
