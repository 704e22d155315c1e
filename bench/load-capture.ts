import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import type { LoadRequest, LoadStatement } from './load-plan.ts';

type Sent = { text: string; values: readonly unknown[] };
type Query = (this: unknown, ...parameters: unknown[]) => unknown;

function statementOf([config, values]: unknown[]): Sent | null {
  if (typeof config === 'string') return { text: config, values: Array.isArray(values) ? values : [] };
  const given = config as { text?: unknown; values?: unknown } | null;
  if (typeof given?.text !== 'string') return null;
  const own = Array.isArray(given.values) ? given.values : Array.isArray(values) ? values : [];
  return { text: given.text, values: own };
}

/** Runs `work` and returns what it sent to any PostgreSQL, in order. */
async function recording(work: () => Promise<void>): Promise<Sent[]> {
  const sent: Sent[] = [];
  // Overloaded in its types; what is passed on is what was given.
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const { query } = prototype;
  prototype.query = function record(this: unknown, ...parameters: unknown[]) {
    const statement = statementOf(parameters);
    if (statement) sent.push(statement);
    return query.apply(this, parameters);
  };
  try {
    await work();
  } finally {
    prototype.query = query;
  }
  return sent;
}

/** The statements our server sends for a request, once it has answered the same before. */
export async function capture(
  app: FastifyInstance,
  { method, path, headers, body }: LoadRequest,
  version: number | null,
): Promise<LoadStatement[]> {
  const send = async (number: number) => {
    const payload = body?.replace('VERSION', String(number));
    const json = payload === undefined ? {} : { 'content-type': 'application/json' };
    const answer = await app.inject({ method, url: path, headers: { ...headers, ...json }, payload });
    if (answer.statusCode > 201) throw new Error(`${method} ${path}: ${answer.statusCode} ${answer.body}`);
  };
  if (version === null) await send(0);
  const sent = await recording(() => send(version ?? 0));
  return sent.map(({ text, values }) => ({
    text,
    values,
    versionAt: version === null ? -1 : values.indexOf(version),
  }));
}
