import {
  type AbortableQueryOptions,
  type Compilable,
  CompiledQuery,
  Kysely,
  PostgresDialect,
  type QueryResult,
  type Transaction,
} from 'kysely';
import pg from 'pg';
import { CamelCaseColumns } from './camel-case.ts';
import { poolReach, type Reach } from './connect.ts';
import { endLost } from './lost-answers.ts';
import { preparingPool } from './prepared.ts';
import type { Pulse } from './pulse.ts';
import type { DB } from './tables.ts';

export type Db = Kysely<DB> | Transaction<DB>;

const OID = { int8: 20, date: 1082, numeric: 1700 } as const;

function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint out of range: ${text}`);
  return value;
}

// Dates without a time stay 'YYYY-MM-DD'; counts and minor units arrive as safe integers.
const types = new pg.TypeOverrides();
types.setTypeParser(OID.int8, parseInt8);
types.setTypeParser(OID.date, (text: string) => text);
types.setTypeParser(OID.numeric, (text: string) => Number(text));

type PoolOptions = Reach & {
  readonly applicationName?: string;
  readonly maxConnections?: number;
  readonly statementTimeoutMs?: number;
  /** Of its database: what waits ends when that stops to answer. */
  readonly pulse?: Pulse;
};

/** A pool with a statement timeout, so that one slow query cannot hold up the rest. */
export function createPool({
  applicationName = 'kilele',
  maxConnections = 16,
  statementTimeoutMs = 10_000,
  pulse,
  ...reach
}: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    ...poolReach(reach, pulse),
    max: maxConnections,
    types,
    application_name: applicationName,
    connectionTimeoutMillis: 5_000,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
    // Several statements go out together; through a pooler they take their turns.
    pipeline: reach.isPooled !== true,
  });
  // Without listeners a client that loses its database, idle or at work, would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  endLost(pool, statementTimeoutMs);
  // Those that are ended are given back, and whoever waits for one is refused in turn.
  pulse?.watch({
    isWaiting: () => pool.waitingCount > 0 || pool.totalCount > pool.idleCount,
    end() {},
  });
  return pool;
}

/**
 * The builder, past which a text that is given whole is sent: its ways take as long as a short statement. Such a text names its columns
 * itself. In a transaction it goes as all the rest.
 */
class Database extends Kysely<DB> {
  readonly #ask: ReturnType<typeof preparingPool>['ask'];

  /** The rows of a text, past the builder's own form of it, too. */
  rowsOf(text: string, values: readonly unknown[]): Promise<unknown[]> {
    return this.#ask(text, values);
  }

  constructor(pool: ReturnType<typeof preparingPool>) {
    super({ dialect: new PostgresDialect({ pool }), plugins: [new CamelCaseColumns()] });
    this.#ask = pool.ask;
  }

  override async executeQuery<Row>(
    query: CompiledQuery<Row> | Compilable<Row>,
    options?: AbortableQueryOptions,
  ): Promise<QueryResult<Row>> {
    if (!('sql' in query) || query.query.kind !== 'RawNode') return super.executeQuery(query, options);
    return { rows: (await this.#ask(query.sql, query.parameters)) as Row[] };
  }
}

/** The rows of a text that is given whole. */
export function rowsOf<Row>(db: Db, text: string, values: readonly unknown[]): Promise<Row[]> {
  if (db instanceof Database) return db.rowsOf(text, values) as Promise<Row[]>;
  return db.executeQuery<Row>(CompiledQuery.raw(text, [...values])).then(({ rows }) => rows);
}

export const createDb = (pool: pg.Pool): Kysely<DB> => new Database(preparingPool(pool));
