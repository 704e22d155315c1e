import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Endpoint } from '../contract/endpoint.ts';
import { sessionCookieName } from './auth.ts';
import type { Db, Member, Services } from './context.ts';
import { AppError, forbidden, notFound, unauthenticated } from './errors.ts';
import { claimKey, keepAnswer } from './idempotency.ts';
import type { AnyHandler, Page, RouteSet } from './implement.ts';
import { findSessionMember, readSessionToken } from './session.ts';

const MAX_REPORTED = 20;

function parse(schema: z.ZodType | undefined, value: unknown, part: string): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const errors = result.error.issues
    .slice(0, MAX_REPORTED)
    .map(({ path, message }) => ({ path: path.join('.') || part, message }));
  throw new AppError('invalid', errors[0]?.message ?? 'The request breaks a rule.', { errors });
}

function refuseUnknownQuery(endpoint: Endpoint, query: unknown): void {
  const [first] = endpoint.query ? [] : Object.keys(query ?? {});
  if (first === undefined) return;
  const message = `Unknown query parameter: ${first.slice(0, 40)}`;
  throw new AppError('invalid', message, { errors: [{ path: first, message }] });
}

async function actorOf(
  services: Services,
  endpoint: Endpoint,
  request: FastifyRequest,
): Promise<Member | null> {
  const cookie = request.cookies[sessionCookieName(services.env)];
  const token = readSessionToken(cookie, services.env.sessionSecret);
  const member = token ? await findSessionMember(services.pool, token, services.now()) : null;
  if (endpoint.access === 'public') return member;
  if (!member) throw unauthenticated();
  if (endpoint.access === 'admin' && !member.isAdmin) throw notFound();
  return member;
}

function send(endpoint: Endpoint, services: Services, reply: FastifyReply, result: unknown): unknown {
  let body = result;
  if (endpoint.list) {
    const page = result as Page<unknown>;
    reply.header('x-total-count', page.total);
    body = page.items;
  }
  if (!services.env.production) endpoint.response.parse(body);
  reply.code(endpoint.created ? 201 : 200);
  return body;
}

type Route = { endpoint: Endpoint; handler: AnyHandler; key: string; unsafe: boolean };

/** Runs the handler once: in a transaction when it writes, and only once per Idempotency-Key. */
async function answer(
  services: Services,
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const { endpoint, handler, key, unsafe } = route;
  const actor = await actorOf(services, endpoint, request);
  refuseUnknownQuery(endpoint, request.query);
  const input = {
    params: parse(endpoint.params, request.params, 'params'),
    query: parse(endpoint.query, request.query, 'query'),
    body: parse(endpoint.body, request.body, 'body'),
  };
  const later: (() => Promise<void>)[] = [];
  const run = async (db: Db) => {
    const afterCommit = (work: () => Promise<void>) => void later.push(work);
    // The gate above has matched actor and input to the endpoint, which is what Call<E> says.
    const call = {
      ...input,
      actor,
      db,
      services,
      request,
      reply,
      afterCommit,
      enqueue: (name: string, data: Record<string, unknown>, jobKey?: string) =>
        services.jobs.enqueue(name, data, jobKey, { db, afterCommit }),
    } as unknown as Parameters<AnyHandler>[0];
    return handler(call);
  };
  if (!unsafe) return finish(await run(services.db));

  const idempotencyKey = request.headers['idempotency-key'];
  const result = await services.db.transaction().execute(async (db) => {
    if (typeof idempotencyKey !== 'string' || !actor) return run(db);
    const kept = await claimKey(db, {
      userId: actor.id,
      key: idempotencyKey,
      endpoint: key,
      body: request.body,
    });
    if (kept) {
      reply.header('idempotent-replay', 'true');
      return kept.answer;
    }
    const fresh = await run(db);
    if (!reply.sent)
      await keepAnswer(db, actor.id, idempotencyKey, { status: endpoint.created ? 201 : 200, answer: fresh });
    return fresh;
  });
  // The rows are kept: what follows them may fail without the caller hearing that the call did.
  for (const work of later) await work().catch((err: unknown) => request.log.error({ err }, 'after a call'));
  return finish(result);

  function finish(value: unknown) {
    return value === reply ? reply : send(endpoint, services, reply, value);
  }
}

/** Registers a feature's calls. `{id}` in a key becomes Fastify's `:id`. */
export function mountRoutes(app: FastifyInstance, services: Services, set: RouteSet): void {
  for (const [key, endpoint] of Object.entries(set.table)) {
    const handler = set.handlers[key];
    if (!endpoint || !handler) throw forbidden(`No handler for ${key}`);
    const [method = 'GET', path = ''] = key.split(' ');
    const route: Route = { endpoint, handler, key, unsafe: method !== 'GET' };
    app.route({
      method,
      url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
      bodyLimit: endpoint.bodyLimitBytes,
      handler: (request, reply) => answer(services, route, request, reply),
    });
  }
}
