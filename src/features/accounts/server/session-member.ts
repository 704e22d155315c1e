import type { ChangeTopic } from '#shared/server/change-topics.ts';
import type { Auth, Member, Process } from '#shared/server/context.ts';
import { MINUTE_MS } from '#shared/domain/time.ts';
import { findSessionMember, type FoundSession, touchSession } from './queries-session.ts';

const SEEN_EVERY_MS = 10 * MINUTE_MS;
const MOST_REMEMBERED = 10_000;
/** What says who holds a session. */
const TOPICS = ['sessions', 'users'] as const satisfies ChangeTopic[];

type Remembered = { readonly found: FoundSession; readonly changes: number; seenAt: number };

/**
 * Who holds a session; null when it is absent, over, or its person suspended. Every ten minutes it is marked as seen.
 * Remembered by this process until a session ends or a person changes anywhere: each call first hears of all that was
 * committed before it, so that a session that was ended by another process is refused at the very next call.
 */
export function createSessions({
  pool,
  events,
}: Pick<Process, 'pool' | 'events'>): Pick<Auth, 'findMember' | 'recallMember'> {
  const remembered = new Map<string, Remembered>();

  /** What is remembered of a session, as far as this process has heard. */
  function recall(token: string, now: Date): Remembered | 'over' | null {
    const known = remembered.get(token);
    if (!known || !events.isHearing() || known.changes !== events.changesOf(TOPICS)) return null;
    return known.found.expiresAt.getTime() > now.getTime() ? known : 'over';
  }

  /** Asks the database, and remembers: a change that is heard of later makes it ask again. */
  async function ask(token: string, now: Date): Promise<Remembered | null> {
    const [isHearing, changes] = [events.isHearing(), events.changesOf(TOPICS)];
    remembered.delete(token);
    const found = await findSessionMember(pool, token, now);
    if (!found) return null;
    const fresh = { found, changes, seenAt: found.lastSeenAt.getTime() };
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    if (isHearing) remembered.set(token, fresh);
    return fresh;
  }

  function find(token: string, now: Date): Promise<Member | null> | Member | null {
    const session = recall(token, now);
    if (session === null) return ask(token, now).then((asked) => asked && seen(asked, now));
    return session === 'over' ? null : seen(session, now);
  }

  function seen(session: Remembered, now: Date): Member {
    const { member } = session.found;
    // Nobody waits for it, and a session that could not be marked now is marked at its next call.
    if (now.getTime() - session.seenAt > SEEN_EVERY_MS) {
      const { seenAt } = session;
      session.seenAt = now.getTime();
      void touchSession(pool, member.sessionId, now).catch(() => {
        session.seenAt = seenAt;
      });
    }
    return member;
  }

  return {
    async findMember(token, now) {
      await events.caughtUp();
      return find(token, now);
    },
    recallMember(token, now) {
      // A process that is asked for nothing but changes hears of others' all the same, lest it look up each session each time.
      if (!events.isHearing()) void events.caughtUp();
      return find(token, now);
    },
  };
}
