// The thin yardstick: a bare node:http server that sends our statements through a pg pool and answers the rows as JSON,
// and the same statements without any server. Child of api.ts.
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { answerParent } from './load-child.ts';
import { CONNECTIONS, type LoadCase, type Measured } from './load-plan.ts';

type Ask =
  | { readonly kind: 'listen'; readonly databaseUrl: string }
  | { readonly kind: 'case'; readonly load: LoadCase }
  | { readonly kind: 'direct'; readonly seconds: number };

let pool: pg.Pool | null = null;
let current: LoadCase | null = null;
const updates = new Map<string, number>();

/** Runs one variant on one connection; the rows of its last statement that gave any. */
async function runVariant(index: number): Promise<unknown[]> {
  const statements = current?.statements[index];
  if (!pool || !current || !statements) throw new Error('nothing to run');
  const key = `${current.name} ${index}`;
  const version = (current.firstVersions[index] ?? 0) + (updates.get(key) ?? 0);
  const client = await pool.connect();
  try {
    let rows: unknown[] = [];
    for (const { text, values, versionAt } of statements) {
      const given = versionAt < 0 ? values : values.with(versionAt, version);
      const result = await client.query(text, [...given]);
      if (versionAt >= 0 && result.rowCount !== 1) throw new Error(`version ${version} was not there`);
      if (versionAt >= 0) updates.set(key, (updates.get(key) ?? 0) + 1);
      if (result.rows.length > 0) rows = result.rows;
    }
    return rows;
  } finally {
    client.release();
  }
}

async function answerWith(response: ServerResponse, index: number): Promise<void> {
  const [status, text] = await runVariant(index).then(
    (rows) => [200, JSON.stringify(rows)] as const,
    (error: unknown) => [500, String(error)] as const,
  );
  const body = Buffer.from(text);
  response.writeHead(status, { 'content-type': 'application/json', 'content-length': body.length });
  response.end(body);
}

const server = createServer((request, response) => {
  request.resume();
  request.once('end', () => void answerWith(response, Number(request.url?.slice(1))));
});

async function direct(seconds: number): Promise<Measured> {
  const measured: { latenciesMs: number[] } = { latenciesMs: [] };
  const begun = performance.now();
  const until = begun + seconds * 1000;
  const variants = current?.statements.length ?? 0;
  const lane = async (first: number) => {
    for (let index = first; performance.now() < until; index = (index + CONNECTIONS) % variants) {
      const at = performance.now();
      await runVariant(index);
      measured.latenciesMs.push(performance.now() - at);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, index) => lane(index)));
  const spent = (performance.now() - begun) / 1000;
  return { ...measured, answers: measured.latenciesMs.length, failures: 0, seconds: spent };
}

answerParent(async (ask: Ask) => {
  if (ask.kind === 'direct') return direct(ask.seconds);
  if (ask.kind === 'case') {
    current = ask.load;
    return {};
  }
  pool = new pg.Pool({ connectionString: ask.databaseUrl, max: CONNECTIONS });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { port: (server.address() as AddressInfo).port };
});
