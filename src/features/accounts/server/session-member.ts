import type { Member, Process } from '#shared/server/context.ts';
import { MINUTE_MS } from '#shared/domain/time.ts';
import { findSessionMember, touchSession } from './queries-session.ts';

const SEEN_EVERY_MS = 10 * MINUTE_MS;

/** Who holds a session; null when it is absent, over, or its person suspended. Every ten minutes it is marked as seen. */
export async function sessionMember(
  { pool }: Pick<Process, 'pool'>,
  token: string,
  now: Date,
): Promise<Member | null> {
  const found = await findSessionMember(pool, token, now);
  if (!found) return null;
  const { member, lastSeenAt } = found;
  // Nobody waits for it, and a session that could not be marked now is marked at its next call.
  if (now.getTime() - lastSeenAt.getTime() > SEEN_EVERY_MS)
    void touchSession(pool, member.sessionId, now).catch(() => undefined);
  return member;
}
