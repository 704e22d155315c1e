import type { Socket } from 'node:net';
import pg from 'pg';

/** Which of several servers is meant: the one that takes writes, rather one that only follows it, or whichever answers. */
export type Wanted = 'read-write' | 'prefer-standby' | 'any';

/** How a database is reached. */
export type Reach = {
  /** As `DATABASE_URL`; several hosts may stand in it, `postgres://user@one:5432,two:5432/name`. */
  readonly connectionString: string;
  /** Of several hosts; by default the one that takes writes. */
  readonly wanted?: Wanted;
  /**
   * Through a pooler that gives each transaction another connection (PgBouncer in transaction mode): nothing may be left
   * in a session, so that limits are set in each transaction and no statement has a name.
   */
  readonly isPooled?: boolean;
};

const HOSTS = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^/?#]*)([^]*)$/;
const PROBE_MS = 2_000;
/** For how long it is believed who takes writes. */
const KEPT_MS = 1_000;
/** Connections to one of several hosts are made anew after this, lest one stays with a server that takes no writes any more. */
const LONGEST_LIFE_S = 60;
/** Alone: a text that begins one and ends it, too, is its author's own. */
const TRANSACTION = /^\s*(?:begin|start transaction)\b[^;]*$/i;

/** One address for each host of a connection string. */
export function addressesOf(connectionString: string): string[] {
  const [, head = '', hosts = '', rest = ''] = HOSTS.exec(connectionString) ?? [];
  if (!hosts.includes(',')) return [connectionString];
  return hosts.split(',').map((host) => `${head}${host}${rest}`);
}

/** What a connection string itself says of which server is meant, as libpq reads it; null where it says nothing we know. */
function wantedBy(connectionString: string): Wanted | null {
  const attribute = /[?&]target_session_attrs=([a-z-]+)/.exec(connectionString)?.[1];
  if (attribute === 'any' || attribute === 'prefer-standby' || attribute === 'read-write') return attribute;
  return attribute === 'primary' ? 'read-write' : null;
}

type Place = { readonly host: string; readonly port: number };

/** Where a server is, and whether it takes writes. */
async function probe(connectionString: string): Promise<Place & { takesWrites: boolean }> {
  const client = new pg.Client({
    connectionString,
    application_name: 'kilele probe',
    connectionTimeoutMillis: PROBE_MS,
    query_timeout: PROBE_MS,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ takes_writes: boolean }>(
      `select not (pg_is_in_recovery() or current_setting('default_transaction_read_only')::boolean) as takes_writes`,
    );
    return { host: client.host, port: client.port, takesWrites: rows[0]?.takes_writes ?? false };
  } finally {
    client.end().catch(() => {});
  }
}

/** The first of several servers that is as it should be. */
async function look(addresses: readonly string[], wanted: Wanted): Promise<Place> {
  const probes = addresses.map((address) => probe(address));
  const firstThat = (isFine: (takesWrites: boolean) => boolean) =>
    Promise.any(
      probes.map(async (asked) => {
        const place = await asked;
        if (!isFine(place.takesWrites)) throw new Error(`${place.host}:${place.port} is another kind`);
        return place;
      }),
    );
  try {
    if (wanted === 'read-write') return await firstThat((takesWrites) => takesWrites);
    if (wanted === 'any') return await firstThat(() => true);
    return await firstThat((takesWrites) => !takesWrites).catch(() => firstThat(() => true));
  } catch (error) {
    const reasons = ((error as AggregateError).errors as Error[]).map(({ message }) => message).join('; ');
    // As a connection that could not be made.
    throw Object.assign(new Error(`none of ${addresses.length} servers can be used: ${reasons}`), {
      code: '08001',
    });
  }
}

/** Finds the server again when a second has passed; all who ask meanwhile share the answer. */
function finder(addresses: readonly string[], wanted: Wanted): () => Promise<Place> {
  let found: { readonly place: Promise<Place>; readonly at: number } | null = null;
  return () => {
    if (found === null || performance.now() - found.at > KEPT_MS) {
      const place = look(addresses, wanted);
      const mine = { place, at: performance.now() };
      found = mine;
      place.catch(() => {
        if (found === mine) found = null;
      });
    }
    return found.place;
  };
}

type Limits = {
  readonly statement_timeout?: number | false;
  readonly idle_in_transaction_session_timeout?: number;
};
type Sent = { readonly text: string; readonly name?: string };

/** The same statement without a name; a transaction begins with its limits, which end with it. */
function unnamed(sent: unknown, { statement_timeout, idle_in_transaction_session_timeout }: Limits): unknown {
  const text = typeof sent === 'string' ? sent : (sent as Sent | null)?.text;
  if (typeof text !== 'string') return sent;
  const limits = Object.entries({ statement_timeout, idle_in_transaction_session_timeout });
  const limited = TRANSACTION.test(text)
    ? [text, ...limits.flatMap(([name, ms]) => (ms ? `set local ${name} = ${ms}` : []))].join('; ')
    : text;
  // One that is ready to be sent has its callback with it.
  if (sent instanceof pg.Query) return Object.assign(sent, { text: limited, name: undefined });
  if (typeof sent === 'object' && sent !== null && 'submit' in sent) return sent;
  if (limited !== text) return limited;
  if (typeof sent === 'string') return sent;
  const { name: _, ...rest } = sent as Sent;
  return rest;
}

type Constructor = new (config?: pg.ClientConfig) => pg.Client;
type Callback = (error: Error) => void;

/** The socket under a client, which its types do not name. */
export const socketOf = (client: pg.ClientBase): Socket =>
  (client as unknown as { readonly connection: { readonly stream: Socket } }).connection.stream;

/** The statement whose answer a client waits for, which its types do not name; null while it waits for none. */
export const awaitedBy = (client: pg.ClientBase): unknown =>
  (client as unknown as { readonly _activeQuery: unknown })._activeQuery;

/** Through what connections are made: the kind of client, and why none is made now. */
export type Gate = { readonly Client: typeof pg.Client; readonly refusal: () => Error | null };
const OPEN: Gate = { Client: pg.Client, refusal: () => null };

/** The kind of client that reaches a database so. */
function clientClass(
  { connectionString, wanted, isPooled = false }: Reach,
  { Client: Base, refusal }: Gate = OPEN,
): Constructor {
  const addresses = addressesOf(connectionString);
  const [first = connectionString] = addresses;
  const find =
    addresses.length > 1 ? finder(addresses, wanted ?? wantedBy(connectionString) ?? 'read-write') : null;
  if (!find && !isPooled) return Base;
  return class extends Base {
    constructor(config: pg.ClientConfig = {}) {
      const { statement_timeout, idle_in_transaction_session_timeout, ...kept } = config;
      super({ ...(isPooled ? kept : config), connectionString: first });
      if (isPooled) {
        const limits = { statement_timeout, idle_in_transaction_session_timeout };
        // The library’s own signatures hold: only what is sent is another text.
        const query = (sent: unknown, ...rest: unknown[]): unknown =>
          super.query(...([unnamed(sent, limits), ...rest] as unknown as [string]));
        this.query = query as unknown as typeof this.query;
      }
    }

    override connect(): Promise<this & void>;
    override connect(tell: Callback): void;
    override connect(tell?: Callback): Promise<this & void> | void {
      // Before one is looked for, which takes a while with one that does not answer.
      const refused = refusal();
      const place = refused ? Promise.reject(refused) : (find?.() ?? Promise.resolve(null));
      const connected = place.then((found) => {
        if (found) Object.assign(this, found);
        return super.connect();
      });
      if (!tell) return connected as Promise<this & void>;
      connected.then(() => (tell as () => void)(), tell);
    }
  };
}

/** One connection of its own, see {@link Reach}. */
export function createClient({ connectionString, wanted, ...config }: Reach & pg.ClientConfig): pg.Client {
  const client = new (clientClass({ connectionString, ...(wanted ? { wanted } : {}) }))({
    ...config,
    connectionString,
  });
  // Without a listener a client that loses its database would end the process.
  client.on('error', () => {});
  return client;
}

/** What a pool needs to reach a database so, as far as its gate lets it. */
export const poolReach = (reach: Reach, gate?: Gate): pg.PoolConfig => ({
  connectionString: reach.connectionString,
  Client: clientClass(reach, gate),
  ...(addressesOf(reach.connectionString).length > 1 ? { maxLifetimeSeconds: LONGEST_LIFE_S } : {}),
});
