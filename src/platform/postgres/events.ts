import { randomUUID } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { sql } from 'kysely';
import type pg from 'pg';
import { createClient } from './connect.ts';
import type { Db } from './db.ts';
import type { Pulse } from './pulse.ts';

const EVENTS = 'kilele_events';
/** The database tells here, by topic, what has changed. */
const CHANGES = 'kilele_changes';
/** Somebody's call wrote something; sent where lists are read from a replica. */
const WRITES = 'kilele_writes';
/** A word on this channel shows whether a connection hears at all. */
const TRIALS = 'kilele_trials';

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
  /**
   * Waits until every change that was committed before this call, by whichever process, is counted in `changesOf`. False
   * while this process hears nothing: then nothing it remembers can be trusted.
   */
  caughtUp(): Promise<boolean>;
  /**
   * Whether it hears at all. Whoever has waited for `caughtUp` in the same call, whatever that answered, need not wait again:
   * what was remembered before it heard nothing has another number in `changesOf`.
   */
  isHearing(): boolean;
  /** A number that is another one after each change of these topics, and after each time this process heard nothing. */
  changesOf(topics: readonly string[]): number;
  /** Tells all processes that this person's call has written, when the caller's transaction commits. */
  tellWrite(db: Db, userId: string): Promise<void>;
  /**
   * When this process last heard (`performance.now()`) of a change of these topics, or of anything this person wrote or was
   * told to read again. Nothing heard is 0; what may have been missed counts as heard when listening began again.
   */
  heardAt(what: { readonly topics?: readonly string[]; readonly userId?: string }): number;
  /** How many streams are open. */
  streams(): number;
  /** Ends every stream of this process, lest a server that stops wait for them. */
  endAll(): void;
  close(): Promise<void>;
};

const RECONNECT_MS = 1_000;
const LONGEST_SILENCE_MS = 3_000;
/** A connection through a pooler may be given to others in between, and hears nothing: it is tried again after this. */
const DEAF_MS = 60_000;
const MOST_PEOPLE = 10_000;

/** Waits until the database has read what was sent to it, by the end of a statement without one: nothing is planned or run. */
const syncedWith = (client: pg.Client): Promise<void> =>
  new Promise((done, failed) => {
    const asked = {
      callback: (error: Error | null): void => (error ? failed(error) : done()),
      submit: (connection: pg.Connection): void => connection.sync(),
      handleReadyForQuery: (): void => asked.callback(null),
      handleError: (error: Error): void => asked.callback(error),
    };
    client.query(asked);
  });

/** Live events of a database, over a connection of their own, which is opened when something is first asked. */
export function createEvents(connectionString: string, pulse?: Pulse): Events {
  const listeners = new Map<string, Set<Listener>>();
  const changes = new Map<string, number>();
  const topicHeardAt = new Map<string, number>();
  const personHeardAt = new Map<string, number>();
  let losses = 0;
  let lostAt = 0;
  let client: pg.Client | null = null;
  let closed = false;
  let isDeaf = false;
  let connecting: Promise<void> | null = null;
  let asked = 0;

  const note = (userId: string) => {
    // The one heard of last is the last of the map; whoever goes has long been replayed everywhere.
    personHeardAt.delete(userId);
    personHeardAt.set(userId, performance.now());
    const [oldest] = personHeardAt.size > MOST_PEOPLE ? personHeardAt.keys() : [];
    if (oldest !== undefined) personHeardAt.delete(oldest);
  };

  const deliver = ({ channel, payload = '' }: pg.Notification) => {
    if (channel === CHANGES) {
      topicHeardAt.set(payload, performance.now());
      changes.set(payload, (changes.get(payload) ?? 0) + 1);
      return;
    }
    if (channel === WRITES) note(payload);
    if (channel !== EVENTS) return;
    const event = JSON.parse(payload) as LiveEvent;
    note(event.userId);
    for (const listener of listeners.get(event.userId) ?? []) listener(event);
  };

  /** What happened while nobody listened is unknown, so that no stream may outlive it. */
  const endAll = () => {
    for (const [userId, theirs] of listeners)
      for (const listener of theirs) listener({ userId, topic: STREAM_ENDS });
  };

  function lose(lost: pg.Client): void {
    if (client !== lost) return;
    client = null;
    losses += 1;
    lost.end().catch(() => {});
    if (closed) return;
    endAll();
    setTimeout(() => void connect(), RECONNECT_MS).unref();
  }

  const open = () =>
    createClient({
      connectionString,
      application_name: 'kilele events',
      connectionTimeoutMillis: 5_000,
      query_timeout: LONGEST_SILENCE_MS,
      keepAlive: true,
    });

  /** Whether a word sent over another connection arrives: a pooler takes LISTEN, and swallows what follows from it. */
  async function hears(fresh: pg.Client): Promise<boolean> {
    const word = randomUUID();
    let isHeard = false;
    const listenFor = ({ payload }: pg.Notification) => {
      isHeard ||= payload === word;
    };
    fresh.on('notification', listenFor);
    const other = open();
    try {
      await other.connect();
      await other.query('select pg_notify($1, $2)', [TRIALS, word]);
      await fresh.query('');
    } finally {
      fresh.off('notification', listenFor);
      other.end().catch(() => {});
    }
    return isHeard;
  }

  function rest(): void {
    isDeaf = true;
    setTimeout(() => {
      isDeaf = false;
    }, DEAF_MS).unref();
  }

  async function listen(): Promise<void> {
    const fresh = open();
    fresh.on('notification', deliver);
    fresh.on('error', () => lose(fresh));
    fresh.on('end', () => lose(fresh));
    try {
      await fresh.connect();
      await fresh.query(`listen ${EVENTS}; listen ${CHANGES}; listen ${WRITES}; listen ${TRIALS}`);
      if (!(await hears(fresh))) {
        rest();
        throw new Error('DATABASE_URL leads to a pooler that passes no notifications on');
      }
    } catch (error) {
      fresh.end().catch(() => {});
      throw error;
    }
    // What changed while nobody listened is not counted; what was remembered before is not to be believed.
    losses += 1;
    lostAt = performance.now();
    client = fresh;
    if (closed) await fresh.end();
  }

  async function connect(): Promise<void> {
    if (client || closed || isDeaf) return;
    connecting ??= listen()
      .catch(() => {
        if (!closed && listeners.size > 0) setTimeout(() => void connect(), RECONNECT_MS).unref();
      })
      .finally(() => {
        connecting = null;
      });
    await connecting;
  }

  /**
   * The database sends what was committed before it reads this (it interrupts whoever listens before it answers the one
   * who commits), so that with its answer everything is here.
   */
  async function hearAll(): Promise<boolean> {
    const hearing = client;
    if (!hearing) return false;
    asked += 1;
    try {
      await syncedWith(hearing);
    } catch {
      lose(hearing);
    }
    asked -= 1;
    return client === hearing;
  }

  pulse?.watch({
    isWaiting: () => asked > 0,
    end() {
      if (client) lose(client);
    },
  });

  let last: Promise<unknown> = Promise.resolve();
  let next: Promise<boolean> | null = null;
  /** How many wait for the next one, and whether only one did for the one before. */
  let sharing = 0;
  let wasAlone = false;

  function hearNow(): Promise<boolean> {
    const heard = hearAll();
    last = heard;
    return heard;
  }

  return {
    async publish(db, event) {
      await sql`select pg_notify(${EVENTS}, ${JSON.stringify(event)})`.execute(db);
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
    async caughtUp() {
      if (!client) {
        void connect();
        return false;
      }
      // Nobody else is likely to come.
      if (wasAlone && asked === 0 && next === null) return hearNow();
      // Whoever asks while an answer is under way shares the next one: a crowd costs as much as one.
      sharing += 1;
      next ??= Promise.all([last, turn()]).then(() => {
        next = null;
        wasAlone = sharing === 1;
        sharing = 0;
        return hearNow();
      });
      return next;
    },
    isHearing: () => client !== null,
    changesOf(topics) {
      let count = losses;
      for (const topic of topics) count += changes.get(topic) ?? 0;
      return count;
    },
    async tellWrite(db, userId) {
      await sql`select pg_notify(${WRITES}, ${userId})`.execute(db);
    },
    heardAt({ topics = [], userId }) {
      const moments = topics.map((topic) => topicHeardAt.get(topic) ?? 0);
      return Math.max(lostAt, userId === undefined ? 0 : (personHeardAt.get(userId) ?? 0), ...moments);
    },
    streams: () => [...listeners.values()].reduce((sum, theirs) => sum + theirs.size, 0),
    endAll,
    async close() {
      closed = true;
      await connecting;
      await client?.end().catch(() => {});
      client = null;
    },
  };
}
