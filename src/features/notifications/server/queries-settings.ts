import { sql } from 'kysely';
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
  const { rows } = await sql<SettingsRow>`
    select inbox_off, digest_off, digest_enabled,
      muted_until, version
    from notification_settings where user_id = ${userId}`.execute(db);
  return rows[0] ?? DEFAULTS;
}

/** Saves the settings; false when they are no longer at the version that was read. */
export async function saveSettings(db: Db, userId: UserId, changed: ChangedSettings): Promise<boolean> {
  const { inboxOff, digestOff, digestEnabled, mutedUntil, version } = changed;
  const { rows } = await sql`
    insert into notification_settings as s
      (user_id, inbox_off, digest_off, digest_enabled, muted_until, version)
    select ${userId}, ${inboxOff}::text[], ${digestOff}::text[], ${digestEnabled}, ${mutedUntil}, 1
    where ${version} = 0 or exists (select from notification_settings where user_id = ${userId})
    on conflict (user_id) do update set inbox_off = excluded.inbox_off, digest_off = excluded.digest_off,
      digest_enabled = excluded.digest_enabled, muted_until = excluded.muted_until, version = s.version + 1
    where s.version = ${version}
    returning version`.execute(db);
  return rows.length > 0;
}

/** Ends the digest of a person; nothing happens for one who is gone, or has ended it. */
export async function endDigest(db: Db, userId: string): Promise<void> {
  await sql`
    insert into notification_settings (user_id, digest_enabled) select id, false from people_cards where id = ${userId}
    on conflict (user_id) do update set digest_enabled = false,
      version = notification_settings.version + 1
      where notification_settings.digest_enabled`.execute(db);
}
