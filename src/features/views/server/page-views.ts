import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Db, Member, Services } from '#shared/server/context.ts';
import { dayOf } from '#shared/domain/time.ts';
import { insertViews, type View, type ViewSubject } from './queries.ts';

type PageView = {
  readonly subject: ViewSubject;
  readonly subjectId: number;
  /** Who looked; null for a visitor. */
  readonly actor: Member | null;
};

/** A visitor is known for one day, by a keyed hash that does not give the address away. */
function visitorKey({ ip, headers }: FastifyRequest, day: string, secret: string): string {
  const userAgent = headers['user-agent'] ?? '';
  return createHmac('sha256', secret).update(`${day}|${ip}|${userAgent}`).digest('base64url');
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

type Log = { readonly warn: (what: object, message: string) => void };

const TOGETHER_MS = 50;
const MOST_TOGETHER = 500;
const waiting = new WeakMap<Db, View[]>();

/** All of them in one statement; one by one where somebody among the viewers is gone meanwhile. */
async function insertTogether(db: Db, views: readonly View[], log: Log): Promise<void> {
  const failed = (error: unknown) => log.warn({ err: error }, 'views not counted');
  await insertViews(db, views).catch(async (error: unknown) => {
    if (views.length === 1) return failed(error);
    for (const view of views) await insertViews(db, [view]).catch(failed);
  });
}

/** Writes what waits, before a process ends; a database that is gone already counts nothing more. */
export async function flushViews(db: Db): Promise<void> {
  const views = waiting.get(db);
  waiting.delete(db);
  if (views) await insertTogether(db, views, { warn: () => {} });
}

/** Looks of a moment are written together: a statement and a commit for each would cost more than the page. */
function insertSoon(db: Db, view: View, log: Log): void {
  const others = waiting.get(db);
  if (others) {
    others.push(view);
    if (others.length < MOST_TOGETHER) return;
    waiting.delete(db);
    void insertTogether(db, others, log);
    return;
  }
  const views = [view];
  waiting.set(db, views);
  setTimeout(() => {
    if (waiting.get(db) !== views) return;
    waiting.delete(db);
    void insertTogether(db, views, log);
  }, TOGETHER_MS);
}

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
  insertSoon(db, view, request.log);
}
