import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Env } from '#shared/server/env.ts';
import { AppError, invalid } from '#shared/server/errors.ts';
import type { Call } from '#shared/server/implement.ts';
import type { notificationEndpoints } from '../contract.ts';
import type { NotificationSettings } from '../contract/settings.ts';
import { LONGEST_MUTE_DAYS } from '../domain.ts';
import { endDigest, findSettings, saveSettings, type SettingsRow } from './queries-settings.ts';

type CallOf<K extends keyof typeof notificationEndpoints> = Call<(typeof notificationEndpoints)[K]>;

const DAY_MS = 86_400_000;

const sign = ({ sessionSecret }: Env, userId: string): string =>
  createHmac('sha256', sessionSecret).update(`unsubscribe:${userId}`).digest('base64url');

/** Behind `#`, which no server log ever sees. It ends the digest of one person and opens nothing. */
export const unsubscribeUrl = (env: Env, userId: string): string =>
  `${env.baseUrl}/unsubscribe#${userId}.${sign(env, userId)}`;

function readToken(env: Env, token: string): string | null {
  const [userId = '', signature = ''] = token.split('.');
  const [given, expected] = [Buffer.from(signature), Buffer.from(sign(env, userId))];
  return given.length === expected.length && timingSafeEqual(given, expected) ? userId : null;
}

const settingsOf = ({ mutedUntil, ...row }: SettingsRow, now: Date): NotificationSettings => ({
  ...row,
  mutedUntil: mutedUntil && mutedUntil > now ? mutedUntil.toISOString() : null,
});

export async function handleSettings({
  actor,
  db,
  services,
}: CallOf<'GET /api/notifications/settings'>): Promise<NotificationSettings> {
  return settingsOf(await findSettings(db, actor.id), services.now());
}

export async function handleChange({
  actor,
  body,
  db,
  services,
}: CallOf<'PUT /api/notifications/settings'>): Promise<NotificationSettings> {
  const now = services.now();
  const pauseMs = body.mutedUntil === null ? null : Date.parse(body.mutedUntil) - now.getTime();
  if (pauseMs !== null && (pauseMs <= 0 || pauseMs > LONGEST_MUTE_DAYS * DAY_MS))
    throw invalid('mutedUntil', `Must be within the next ${LONGEST_MUTE_DAYS} days`);
  const isSaved = await saveSettings(db, actor.id, body);
  const current = settingsOf(await findSettings(db, actor.id), now);
  if (!isSaved) throw new AppError('conflict', 'These settings were changed elsewhere.', { current });
  await services.events.publish(db, { userId: actor.id, topic: 'notifications' });
  return current;
}

export async function handleUnsubscribe({
  body,
  db,
  services,
}: CallOf<'POST /api/notifications/unsubscribe'>) {
  const userId = readToken(services.env, body.token);
  if (userId === null) throw invalid('token', 'Open the link of the letter again');
  await endDigest(db, userId);
  return { ok: true } as const;
}
