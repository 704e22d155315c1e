import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Db } from '#shared/server/context.ts';
import type { Env } from '#shared/server/env.ts';
import { invalid } from '#platform/http/errors.ts';
import { type Call, DONE } from '#shared/server/implement.ts';
import { DAY_MS } from '#shared/domain/time.ts';
import { changedMeanwhile } from '#shared/server/refusals.ts';
import type { notificationEndpoints } from '../contract.ts';
import type { NotificationSettings } from '../contract/settings.ts';
import { LONGEST_MUTE_DAYS } from '../domain.ts';
import { endDigest, findSettings, saveSettings, type SettingsRow } from './queries-settings.ts';

type CallOf<K extends keyof typeof notificationEndpoints> = Call<(typeof notificationEndpoints)[K]>;

const sign = ({ sessionSecret }: Env, userId: string): string =>
  createHmac('sha256', sessionSecret).update(`unsubscribe:${userId}`).digest('base64url');

const ONE_CLICK = '/api/notifications/unsubscribe/one-click';

/**
 * For people, with the key behind `#`, which no server log ever sees; and for mail programs, in the query, which ours
 * leaves out. The key ends the digest of one person and opens nothing.
 */
export function unsubscribeUrls(env: Env, userId: string): { page: string; oneClick: string } {
  const token = `${userId}.${sign(env, userId)}`;
  return {
    page: `${env.baseUrl}/unsubscribe#${token}`,
    oneClick: `${env.baseUrl}${ONE_CLICK}?token=${token}`,
  };
}

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
  if (!isSaved) throw changedMeanwhile(current);
  await services.events.publish(db, { userId: actor.id, topic: 'notifications' });
  return current;
}

async function unsubscribe(db: Db, env: Env, token: string) {
  const userId = readToken(env, token);
  if (userId === null) throw invalid('token', 'Open the link in the e-mail again');
  await endDigest(db, userId);
  return DONE;
}

export const handleUnsubscribe = ({ body, db, services }: CallOf<'POST /api/notifications/unsubscribe'>) =>
  unsubscribe(db, services.env, body.token);

export const handleOneClick = ({
  query,
  db,
  services,
}: CallOf<'POST /api/notifications/unsubscribe/one-click'>) => unsubscribe(db, services.env, query.token);

/** A program that only opens the address shows the page, where a person is. */
export const handleOpened = async ({
  query,
  reply,
}: CallOf<'GET /api/notifications/unsubscribe/one-click'>) =>
  reply.redirect(`/unsubscribe#${encodeURIComponent(query.token)}`);
