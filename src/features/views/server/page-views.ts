import type { FastifyRequest } from 'fastify';
import type { Member, Services } from '#shared/server/context.ts';
import { dayOf } from '#shared/domain/time.ts';
import { recordView, type ViewSubject } from './queries.ts';

type PageView = {
  readonly subject: ViewSubject;
  readonly subjectId: number;
  /** Who looked; null for a visitor. */
  readonly actor: Member | null;
};

/**
 * Counts a look at a page behind its answer, which is given though the look could not be counted. Leaving out the team's
 * own looks is the caller's part; a page that is fetched ahead (`Sec-Purpose: prefetch`) has not been looked at.
 */
export function countPageView(services: Services, request: FastifyRequest, pageView: PageView): void {
  const { db, env, hasRoom, now } = services;
  if (!hasRoom() || request.headers['sec-purpose']?.includes('prefetch')) return;
  const { actor, ...page } = pageView;
  const userAgent = request.headers['user-agent'] ?? '';
  const viewer = actor ? { userId: actor.id } : { ip: request.ip, userAgent, secret: env.sessionSecret };
  const day = dayOf(now());
  recordView(db, { ...page, day, viewer }).catch((error: unknown) =>
    request.log.warn({ err: error }, 'view not counted'),
  );
}
