import { setTimeout } from 'node:timers/promises';
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

const SETTLE_MS = 300;

async function send(app: FastifyInstance, request: LoadRequest, version: number | null): Promise<void> {
  const { method, path, headers, body } = request;
  const payload = body?.replace('VERSION', String(version));
  const json = payload === undefined ? {} : { 'content-type': 'application/json' };
  const answer = await app.inject({ method, url: path, headers: { ...headers, ...json }, payload });
  if (answer.statusCode > 201) throw new Error(`${method} ${path}: ${answer.statusCode} ${answer.body}`);
}

/** The statements our server sends for each request, once it has answered the same before and nothing is left behind. */
export async function capture(
  app: FastifyInstance,
  requests: readonly LoadRequest[],
): Promise<LoadStatement[][]> {
  for (const request of requests) if (request.firstVersion === undefined) await send(app, request, null);
  await setTimeout(SETTLE_MS);
  const captured: LoadStatement[][] = [];
  for (const request of requests) {
    const version = request.firstVersion ?? null;
    const sent = await recording(() => send(app, request, version));
    captured.push(
      sent.map((each) => ({ ...each, versionAt: version === null ? -1 : each.values.indexOf(version) })),
    );
  }
  return captured;
}
