import pg from 'pg';
import { createClient, type Gate, type Reach, socketOf } from './connect.ts';

/** What asks the database: whether anything waits for it, and how to end what waits. */
export type Asker = { isWaiting(): boolean; end(): void };

/**
 * Whether a database answers at all, judged for all who ask it: when it stops to, the statements of its clients end, and no
 * connection is made meanwhile.
 */
export type Pulse = Gate & {
  watch(asker: Asker): void;
  close(): void;
};

/** Counted instead of timed, so that a process that was busy itself has read what came before it judges. */
const TICK_MS = 200;
const QUIET_TICKS = 2;
const PATIENCE_TICKS = 7;
const REST_TICKS = 5;

/** As a connection that could not be made. */
const refused = () =>
  Object.assign(new Error('the database does not answer: not asked again'), { code: '08001' });
/** As a connection that was lost. */
const loss = () => Object.assign(new Error('the database does not answer'), { code: '08006' });

/** Connects anew and asks; an error that it answers with is an answer, too. */
function askOnce(reach: Reach, answered: () => void): { end(): void } {
  const client = createClient({ ...reach, application_name: 'kilele pulse' });
  client
    .connect()
    .then(() => client.query('select 1'))
    .then(answered, answered)
    .finally(() => client.end().catch(() => {}));
  return { end: () => void socketOf(client).destroy() };
}

/**
 * A database that is frozen, or cut off without a word, keeps each call waiting until its own limits of time. While
 * something waits and nothing is heard on any connection, the database is asked over a new one. Without an answer all
 * that waits is ended and nothing more is sent, until it answers again. A statement that only takes long harms nobody.
 */
export function createPulse(reach: Reach, ask: typeof askOnce = askOnce): Pulse {
  const clients = new Set<pg.Client>();
  const read = new WeakMap<pg.Client, number>();
  const askers: Asker[] = [];
  let isOut = false;
  let quiet = 0;
  let rest = 0;
  let asking: { ticks: number; end(): void } | null = null;

  const refusal = () => (isOut ? refused() : null);

  function isHeard(): boolean {
    let isMore = false;
    for (const client of clients) {
      const { bytesRead } = socketOf(client);
      isMore ||= bytesRead > (read.get(client) ?? 0);
      read.set(client, bytesRead);
    }
    return isMore;
  }

  function askNow(): void {
    const mine = { ticks: 0, end: () => {} };
    asking = mine;
    const asked = ask(reach, () => {
      if (asking !== mine) return;
      asking = null;
      isOut = false;
      quiet = 0;
      rest = REST_TICKS;
    });
    mine.end = () => asked.end();
  }

  function giveUp(): void {
    asking?.end();
    asking = null;
    if (isOut || quiet === 0) return;
    isOut = true;
    for (const client of clients) socketOf(client).destroy(loss());
    for (const asker of askers) asker.end();
  }

  const timer = setInterval(() => {
    const heard = isHeard();
    quiet = !heard && askers.some((asker) => asker.isWaiting()) ? quiet + 1 : 0;
    rest = Math.max(0, rest - 1);
    if (asking !== null) {
      asking.ticks = heard ? 0 : asking.ticks + 1;
      if (asking.ticks >= PATIENCE_TICKS) giveUp();
    }
    if (asking === null && (isOut || (quiet >= QUIET_TICKS && rest === 0))) askNow();
  }, TICK_MS).unref();

  class Watched extends pg.Client {
    override connect(): Promise<this & void>;
    override connect(tell: (error: Error) => void): void;
    override connect(tell?: (error: Error) => void): Promise<this & void> | void {
      const reason = refusal();
      if (reason) {
        if (!tell) return Promise.reject(reason);
        process.nextTick(tell, reason);
        return;
      }
      clients.add(this);
      this.once('end', () => clients.delete(this));
      if (!tell) return super.connect() as Promise<this & void>;
      super.connect(tell);
    }
  }

  return {
    Client: Watched,
    refusal,
    watch: (asker) => void askers.push(asker),
    close() {
      clearInterval(timer);
      asking?.end();
      asking = null;
    },
  };
}
