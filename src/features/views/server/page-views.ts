import { createHmac, hash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Db, Member, Services } from '#shared/server/context.ts';
import { createRecentlySeen } from '#platform/recently-seen.ts';
import { writtenSoon } from '#platform/postgres/written-soon.ts';
import { dayOf } from '#shared/domain/time.ts';
import { insertViews, type View, type ViewSubject } from './queries.ts';

type PageView = {
  readonly subject: ViewSubject;
  readonly subjectId: number;
  /** Who looked; null for a visitor. */
  readonly actor: Member | null;
};

/** A look as it came: nothing of the request stays in memory for it. */
type Look = Pick<View, 'subject' | 'subjectId' | 'day' | 'viewerId'> & {
  readonly address: string;
  readonly agent: string;
};

let keyOfDay = { of: '', key: '' };

/** A visitor is known for one day, by a hash keyed anew each day that does not give the address away. */
function visitorKey({ address, agent, day }: Look, secret: string): string {
  const of = `${day}|${secret}`;
  if (keyOfDay.of !== of)
    keyOfDay = { of, key: createHmac('sha256', secret).update(day).digest('base64url') };
  return hash('sha256', `${keyOfDay.key}|${address}|${agent}`, 'base64url');
}

const remembered = new WeakMap<Db, (look: string) => boolean>();

/** Spares the database what this process has just written; the table's key decides. */
function isRepeated(db: Db, { day, subject, subjectId, viewerId, address, agent }: Look): boolean {
  const seen = remembered.get(db) ?? createRecentlySeen();
  remembered.set(db, seen);
  return seen(`${day} ${subject} ${subjectId} ${viewerId ?? `${address} ${agent}`}`);
}

const insertSoon = writtenSoon<View>(insertViews);

type Looking = { readonly db: Db; readonly services: Services; readonly request: FastifyRequest };

/**
 * Counts a look at a page behind its answer, which is given though the look could not be counted. Leaving out the team's
 * own looks is the caller's part; a page that is fetched ahead (`Sec-Purpose: prefetch`) has not been looked at.
 */
export function countPageView({ db, services, request }: Looking, { actor, ...page }: PageView): void {
  const { env, hasRoom, now } = services;
  const { headers, ip: address, log } = request;
  if (!hasRoom() || headers['sec-purpose']?.includes('prefetch')) return;
  const { subject, subjectId } = page;
  const [day, viewerId, agent] = [dayOf(now()), actor?.id ?? null, headers['user-agent'] ?? ''];
  const look = { subject, subjectId, day, viewerId, address, agent };
  if (isRepeated(db, look)) return;
  // Now rather than for all of a moment at once, when others would wait for it.
  const viewerKey = viewerId ?? visitorKey(look, env.sessionSecret);
  // The log alone: whatever else is kept from here holds the whole request for as long.
  insertSoon(db, { subject, subjectId, day, viewerKey, viewerId }, (err) =>
    log.warn({ err }, 'views not counted'),
  );
}
