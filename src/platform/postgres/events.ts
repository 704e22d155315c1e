import type pg from 'pg';
import { sql } from 'kysely';
import type { Db } from './db.ts';

const CHANNEL = 'kilele_events';

/** The topic with which a stream is over: the database sends it when a session, or a part in a team, ends. */
export const STREAM_ENDS = 'stream-ends';

/**
 * Something changed that `userId`'s open screens should know of. `topic` names what to read again; with `STREAM_ENDS`,
 * `sessionId` says which session ended, and none means all of them.
 */
export type LiveEvent = {
  readonly userId: string;
  readonly topic: string;
  readonly sessionId?: string | null;
};
type Listener = (event: LiveEvent) => void;

/** Live events across server processes, over LISTEN/NOTIFY: sent when the caller's transaction commits. */
export type Events = {
  publish(db: Db, event: LiveEvent): Promise<void>;
  subscribe(userId: string, listener: Listener): () => void;
  /** Ends every stream of this process, lest a server that stops wait for them. */
  endAll(): void;
  close(): Promise<void>;
};

const RECONNECT_MS = 1_000;

export function createEvents(pool: pg.Pool): Events {
  const listeners = new Map<string, Set<Listener>>();
  let client: pg.PoolClient | null = null;
  let closed = false;
  let connecting: Promise<void> | null = null;

  const deliver = (message: pg.Notification) => {
    const event = JSON.parse(message.payload ?? '{}') as LiveEvent;
    for (const listener of listeners.get(event.userId) ?? []) listener(event);
  };

  /** What happened while nobody listened is unknown, so that no stream may outlive it. */
  const endAll = () => {
    for (const [userId, theirs] of listeners)
      for (const listener of theirs) listener({ userId, topic: STREAM_ENDS });
  };

  const reconnectLater = () => {
    client = null;
    if (closed) return;
    endAll();
    if (listeners.size > 0) setTimeout(() => void connect(), RECONNECT_MS).unref();
  };

  async function listen(): Promise<void> {
    const fresh = await pool.connect();
    fresh.on('notification', deliver);
    fresh.once('error', () => {
      if (closed) return;
      fresh.release(true);
      reconnectLater();
    });
    await fresh.query(`LISTEN ${CHANNEL}`);
    client = fresh;
  }

  async function connect(): Promise<void> {
    if (client || closed) return;
    connecting ??= listen()
      .catch(reconnectLater)
      .finally(() => {
        connecting = null;
      });
    await connecting;
  }

  return {
    async publish(db, event) {
      await sql`select pg_notify(${CHANNEL}, ${JSON.stringify(event)})`.execute(db);
    },
    subscribe(userId, listener) {
      const mine = listeners.get(userId) ?? new Set();
      listeners.set(userId, mine.add(listener));
      void connect();
      return () => {
        mine.delete(listener);
        if (mine.size === 0) listeners.delete(userId);
      };
    },
    endAll,
    async close() {
      closed = true;
      await connecting;
      client?.release(true);
      client = null;
    },
  };
}
