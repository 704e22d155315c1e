import { createHash } from 'node:crypto';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { socketOf } from './connect.ts';

/** A statement is prepared once it has been sent so often: what is sent seldom is not worth the database's memory. */
const SENT_BEFORE = 8;
const MOST_PREPARED = 200;
const MOST_COUNTED = 4_000;
/** A prepared statement answers other columns now; the server takes no writes, while another one may. */
const OUTDATED = new Set(['0A000', '25006']);

type Statement = { readonly text: string; readonly values: readonly unknown[]; readonly name?: string };

/**
 * What is sent for a text with its values: under a name where it is sent often. The same text has the same name in all
 * processes; past the two hundred that were the first to be frequent there are no more.
 */
export function statementNames() {
  const names = new Map<string, string>();
  const sent = new Map<string, number>();

  function nameOf(text: string): string | null {
    const known = names.get(text);
    if (known !== undefined) return known;
    if (names.size >= MOST_PREPARED) return null;
    const count = (sent.get(text) ?? 0) + 1;
    if (count < SENT_BEFORE) {
      if (sent.size >= MOST_COUNTED) sent.clear();
      sent.set(text, count);
      return null;
    }
    sent.delete(text);
    const name = `k_${createHash('sha256').update(text).digest('base64url').slice(0, 20)}`;
    names.set(text, name);
    return name;
  }

  return (text: string, values: readonly unknown[] = []): Statement => {
    const name = values.length === 0 ? null : nameOf(text);
    return name === null ? { text, values } : { name, text, values };
  };
}

/** Alone: a text that begins a transaction and does more is its author’s own. */
const BEGINS = /^(?:begin|start transaction)\b[^;]*$/;
const ENDS = new Set(['commit', 'rollback']);

const goesWithNext = new WeakSet<readonly unknown[]>();

/**
 * Marks the values of a statement whose answer nobody waits for: it is sent with the statement that follows it in its
 * transaction. If it fails, so does that one, and the transaction.
 */
export function sentWithNext<Values extends readonly unknown[]>(values: Values): Values {
  goesWithNext.add(values);
  return values;
}

type Held = { readonly text: string; readonly values: readonly unknown[] };

/** As the library answers a statement that found nothing. */
const answerOf = (command: string): pg.QueryResult => ({
  command,
  rowCount: 0,
  oid: 0,
  rows: [],
  fields: [],
});

type Tell = (error: Error | null, answer: pg.QueryResult) => void;

/**
 * A statement as the library sends it. It would copy one that is given as its properties, which takes as long as sending it. It tells by a
 * callback: what its own promise answers lives until all memory is collected, which took a quarter of the processor's time.
 */
function sentAs({ name, text, values }: Statement, tell: Tell): pg.Query {
  // The library only reads the values.
  const query = new pg.Query(text, values as unknown[], tell as () => void);
  return name === undefined ? query : Object.assign(query, { name });
}

const isOutdatedBy = (error: unknown): boolean => OUTDATED.has((error as { code?: string }).code ?? '');

/**
 * A client whose frequent statements are prepared. What begins a transaction is sent with its first statement, and what was
 * marked (`sentWithNext`) with the next one, so that neither costs a way to the database and back.
 */
function preparing(
  client: pg.PoolClient,
  statementOf: ReturnType<typeof statementNames>,
): PostgresPoolClient {
  let isOutdated = false;
  let held: Held[] = [];

  const send = ({ text, values }: Held): Promise<pg.QueryResult> =>
    new Promise((done, failed) => {
      client.query(
        sentAs(statementOf(text, values), (error, answer) => {
          if (error) failed(error);
          else done(answer);
        }),
      );
    });

  function sendWithHeld(last: Held): Promise<pg.QueryResult[]> {
    const all = [...held, last];
    held = [];
    // It gathers what is sent until it is let go.
    const stream = socketOf(client);
    stream.cork();
    try {
      return Promise.all(all.map(send));
    } finally {
      stream.uncork();
    }
  }

  async function query(text: string, values: readonly unknown[]): Promise<pg.QueryResult> {
    const asked = { text, values };
    const [first] = held;
    if (ENDS.has(text) && held.length === 1 && first && BEGINS.test(first.text)) {
      // Nothing was done in between.
      held = [];
      return answerOf(text.toUpperCase());
    }
    if (BEGINS.test(text) || goesWithNext.has(values)) {
      held.push(asked);
      return answerOf('');
    }
    if (text === 'rollback') held = held.filter((each) => BEGINS.test(each.text));
    try {
      if (held.length === 0) return await send(asked);
      const answers = await sendWithHeld(asked);
      return answers.at(-1) ?? answerOf('');
    } catch (error) {
      isOutdated ||= isOutdatedBy(error);
      throw error;
    }
  }
  return {
    // The builder asks by text alone; cursors are not set up.
    query: query as unknown as PostgresPoolClient['query'],
    // A statement prepared before a migration has changed what it answers fails until it is prepared again.
    release: (discard) => {
      held = [];
      client.release(isOutdated || discard);
    },
  };
}

/** The rows of one statement alone, outside any transaction. */
type AskOnce = (text: string, values: readonly unknown[]) => Promise<unknown[]>;

/** A pool for the query builder whose frequent statements are prepared by name; `ask` goes past the builder. */
export function preparingPool(pool: pg.Pool): PostgresPool & { readonly ask: AskOnce } {
  const statementOf = statementNames();
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    async connect() {
      const client = await pool.connect();
      const known = clients.get(client) ?? preparing(client, statementOf);
      clients.set(client, known);
      return known;
    },
    ask: (text, values) =>
      new Promise((done, failed) => {
        pool.connect((refused, client, release) => {
          if (!client) return failed(refused ?? new Error('no connection'));
          client.query(
            sentAs(statementOf(text, values), (error, answer) => {
              release(error !== null && isOutdatedBy(error));
              if (error) failed(error);
              else done(answer.rows);
            }),
          );
        });
      }),
    end: () => pool.end(),
  };
}
