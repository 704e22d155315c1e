import { createHmac, hash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Db, Member, Services } from '#shared/server/context.ts';
import { writtenSoon } from '#platform/postgres/written-soon.ts';
import { dayOf } from '#shared/domain/time.ts';
import { insertViews, type View, type ViewSubject } from './queries.ts';

type PageView = {
  readonly subject: ViewSubject;
  readonly subjectId: number;
  /** Who looked; null for a visitor. */
  readonly actor: Member | null;
};

let keyOfDay = { of: '', key: '' };

/** A visitor is known for one day, by a hash keyed anew each day that does not give the address away. */
function visitorKey({ ip, headers }: FastifyRequest, day: string, secret: string): string {
  const of = `${day}|${secret}`;
  if (keyOfDay.of !== of)
    keyOfDay = { of, key: createHmac('sha256', secret).update(day).digest('base64url') };
  return hash('sha256', `${keyOfDay.key}|${ip}|${headers['user-agent'] ?? ''}`, 'base64url');
}

const MOST_REMEMBERED = 50_000;
const remembered = new WeakMap<Db, Set<string>>();

/** Spares the database what this process has just written; the table's key decides. */
function isRepeated(db: Db, { day, subject, subjectId, viewerKey }: View): boolean {
  const seen = remembered.get(db) ?? new Set();
  const view = `${day} ${subject} ${subjectId} ${viewerKey}`;
  if (seen.has(view)) return true;
  if (seen.size >= MOST_REMEMBERED) seen.clear();
  remembered.set(db, seen.add(view));
  return false;
}

const insertSoon = writtenSoon(insertViews);

type Looking = { readonly db: Db; readonly services: Services; readonly request: FastifyRequest };

/**
 * Counts a look at a page behind its answer, which is given though the look could not be counted. Leaving out the team's
 * own looks is the caller's part; a page that is fetched ahead (`Sec-Purpose: prefetch`) has not been looked at.
 */
export function countPageView({ db, services, request }: Looking, pageView: PageView): void {
  const { env, hasRoom, now } = services;
  if (!hasRoom() || request.headers['sec-purpose']?.includes('prefetch')) return;
  const { actor, ...page } = pageView;
  const day = dayOf(now());
  const viewerKey = actor?.id ?? visitorKey(request, day, env.sessionSecret);
  const view = { ...page, day, viewerKey, viewerId: actor?.id ?? null };
  if (isRepeated(db, view)) return;
  insertSoon(db, view, (err) => request.log.warn({ err }, 'views not counted'));
}
