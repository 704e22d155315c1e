import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Endpoint } from '../contract/endpoint.ts';
import { KEPT_FOR } from '../contract/kept-for.ts';
import type { Db, Member, Process } from './context.ts';
import { AppError, forbidden, notFound, tooMany, unauthenticated } from '#platform/http/errors.ts';
import { cookieOf } from '#platform/http/cookies.ts';
import { nameCaller } from '#platform/http/caller.ts';
import { acceptForms } from '#platform/http/forms.ts';
import { type ClaimedUse, claimUseWithNext, waitAfter } from '#platform/postgres/use-limit.ts';
import { DAY_MS } from '#shared/domain/time.ts';
import { type ActAbout, recordCall } from './acts.ts';
import { claimedKeyOf, claimKey, keepAnswer, type KeyedRequest } from './idempotency.ts';
import {
  type AnyHandler,
  type Call,
  type CallAtOnce,
  type EarlyCall,
  type Keeping,
  type Page,
  type RouteSet,
  VISITORS,
} from './implement.ts';
import { readSessionToken, sessionCookieName } from './session.ts';
import { reading } from './reading.ts';
import { finishedUpload } from './uploads.ts';
import { acceptUploads, type OnEnd, receiveUpload } from '#platform/http/uploads.ts';
import { type KeptAnswer, keptAnswerOf, sendKept } from '#platform/http/kept-answer.ts';
import { heard } from '#platform/http/kept-answers.ts';

const MAX_REPORTED = 20;

/** The one refusal to a demo account of what only real people may do. */
export const demoRefused = () => forbidden('A demo account cannot do this. Sign up to have your own.');

/** A shape is compiled once it was asked so often: interpreted, it takes an object for each of its steps, and compiled, memory to stay. */
const ASKED_BEFORE = 8;
const shapes = new WeakMap<z.ZodType, { asked: number; shape: z.ZodType }>();

function shapeOf(schema: z.ZodType): z.ZodType {
  const known = shapes.get(schema) ?? { asked: 0, shape: schema };
  shapes.set(schema, known);
  known.asked += 1;
  if (known.asked === ASKED_BEFORE) known.shape = z.compile(schema);
  return known.shape;
}

function parse(schema: z.ZodType | undefined, value: unknown, part: string): unknown {
  if (!schema) return undefined;
  const result = shapeOf(schema).safeParse(value);
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

const name = (request: FastifyRequest, { id, sessionId }: Member) =>
  nameCaller(request, { user: id, session: sessionId });

function tokenOf({ env }: Process, request: FastifyRequest): string | null {
  return readSessionToken(cookieOf(request, sessionCookieName(env)), env.sessionSecret);
}

async function actorOf(
  services: Process,
  endpoint: Endpoint,
  request: FastifyRequest,
): Promise<Member | null> {
  if (endpoint.anySiteForm) return null;
  const token = tokenOf(services, request);
  const member = token ? await services.auth.findMember(token, services.now()) : null;
  if (member) name(request, member);
  if (member?.isDemo && endpoint.realOnly) throw demoRefused();
  if (endpoint.access === 'public') return member;
  if (!member) throw unauthenticated();
  if (endpoint.access === 'admin' && !member.isAdmin) throw notFound();
  return member;
}

function send(endpoint: Endpoint, services: Process, reply: FastifyReply, result: unknown): unknown {
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
type Given = {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly onEnd: OnEnd;
  /** Who asks, where that was found already. */
  readonly actor?: Member | null | undefined;
  /** The answer is kept for others, too. */
  readonly isShared?: boolean;
};
type Later = Parameters<Call<Endpoint>['afterCommit']>[0][];
/** What is asked for without a file has nothing to be done at its end. */
const endsPlainly: OnEnd = () => {
  throw new Error('only a call with a file ends with work');
};

/** What a handler may know before its transaction, and the request that an Idempotency-Key identifies. */
type Came = { readonly early: EarlyCall<Endpoint>; readonly sent: unknown };

/** What the address of a call says. */
function addressed(endpoint: Endpoint, request: FastifyRequest) {
  refuseUnknownQuery(endpoint, request.query);
  const params = parse(endpoint.params, request.params, 'params');
  return { params, query: parse(endpoint.query, request.query, 'query') };
}

/** A call without a file, of which all is there. */
function plainCall(
  services: Process,
  endpoint: Endpoint,
  request: FastifyRequest,
  actor: Member | null,
): Came {
  const { params, query } = addressed(endpoint, request);
  const body = parse(endpoint.body, request.body, 'body');
  // Holds because the gate and the shapes above have matched actor and input to the endpoint.
  const early = { actor, services, request, params, query, body, file: null } as unknown;
  return { early: early as EarlyCall<Endpoint>, sent: request.body };
}

/** A call with a file, which is received when its address is known to be right. */
async function callWithFile(
  services: Process,
  endpoint: Endpoint,
  { request, reply, onEnd }: Given,
  actor: Member | null,
): Promise<Came> {
  const { params, query } = addressed(endpoint, request);
  const { largestBytes } = endpoint.upload ?? { largestBytes: 0 };
  const { fields, file } = await receiveUpload(request, reply, {
    largestBytes,
    gathering: services.files.gathering,
    onEnd,
    sentBefore: (id) => {
      if (!actor) throw unauthenticated();
      return finishedUpload(services, { id, userId: actor.id, largestBytes });
    },
  });
  const body = parse(endpoint.body, fields, 'body');
  // As above, with the file.
  const early = { actor, services, request, params, query, body, file } as unknown;
  return { early: early as EarlyCall<Endpoint>, sent: { ...fields, sha256: file.sha256 } };
}

async function earlyCall(services: Process, { endpoint }: Route, given: Given): Promise<Came> {
  const { request, actor: known } = given;
  const actor = known === undefined ? await actorOf(services, endpoint, request) : known;
  return endpoint.upload
    ? callWithFile(services, endpoint, given, actor)
    : plainCall(services, endpoint, request, actor);
}

/** Ends a transaction that answers what an earlier one did. */
class Replayed extends Error {
  readonly answer: unknown;

  constructor(answer: unknown) {
    super('answered before');
    this.answer = answer;
  }
}

/** A call whose answer holds a key keeps that it was done, and not what it said. */
const doneBefore = () =>
  new AppError(
    'conflict',
    'This was done already. The link was in the first answer alone: revoke it and make another.',
  );

const NO_ACCESS = new Set(['not_found', 'forbidden', 'unauthenticated']);

/**
 * Answers what the same request was answered before, if whoever asks may still have it: the call runs once more and is
 * taken back, for its own sentence on access. An answer that says nothing needs none, such as that of a deletion.
 */
async function replay(answered: unknown, run: () => Promise<unknown>): Promise<never> {
  const isTelling = typeof answered === 'object' && Object.keys(answered ?? {}).some((key) => key !== 'ok');
  if (isTelling)
    await run().catch((error: unknown) => {
      if (error instanceof AppError && NO_ACCESS.has(error.code)) throw error;
    });
  throw new Replayed(answered);
}

/** A member may make so many calls of some kinds in a day; the call's own statements fail with this one. */
async function claimCall(db: Db, early: EarlyCall<Endpoint>, route: Route) {
  const use = early.actor && useOf(early.actor, early.services, route);
  if (use) await claimUseWithNext(db, use);
}

function useOf(actor: Member, services: Process, { endpoint, key }: Route): ClaimedUse | null {
  const { mostPerDay: most } = endpoint;
  if (most === undefined) return null;
  return { key: `call:${key}:${actor.id}`, most, windowMs: DAY_MS, now: services.now() };
}

function refuseSpent(error: unknown, { mostPerDay: most = 0 }: Endpoint): void {
  const waitMs = waitAfter(error);
  if (waitMs === null) return;
  throw tooMany(`That is ${most} of these in a day. Please go on tomorrow.`, waitMs);
}

/** What makes a call the same as another; null without an Idempotency-Key. */
function keyedOf({ actor, request }: EarlyCall<Endpoint>, body: unknown): KeyedRequest | null {
  const { method, url: path, headers } = request;
  const key = headers['idempotency-key'];
  return typeof key === 'string' && actor ? { userId: actor.id, key, method, path, body } : null;
}

/** Runs a writing handler in one transaction, and only once per Idempotency-Key. */
async function write(
  early: EarlyCall<Endpoint>,
  route: Route,
  {
    reply,
    sent,
    run,
    record,
  }: {
    reply: FastifyReply;
    sent: unknown;
    run: (db: Db) => Promise<unknown>;
    record: (db: Db) => Promise<void>;
  },
): Promise<unknown> {
  const { actor, services } = early;
  const keyed = keyedOf(early, sent);
  const work = services.db.transaction().execute(async (db) => {
    const stored = keyed && (await claimKey(db, keyed));
    if (stored && route.endpoint.answersSecret) throw doneBefore();
    if (stored) return replay(stored.answer, () => run(db));
    await claimCall(db, early, route);
    const fresh = await run(db);
    await record(db);
    if (services.replica && actor) await services.events.tellWrite(db, actor.id);
    const status = route.endpoint.created ? 201 : 200;
    const kept = route.endpoint.answersSecret ? null : fresh;
    if (keyed && !reply.sent) await keepAnswer(db, keyed, { status, answer: kept });
    return fresh;
  });
  return work.catch((error: unknown) => {
    refuseSpent(error, route.endpoint);
    if (!(error instanceof Replayed)) throw error;
    reply.header('idempotent-replay', 'true');
    return error.answer;
  });
}

/** Lists, and what visitors are all answered alike, may come from a replica; the rest is read where it was written. */
function read(
  { actor, services }: EarlyCall<Endpoint>,
  { endpoint, handler, key }: Route,
  { isShared, run }: { isShared: boolean; run: (db: Db, services: Process) => Promise<unknown> },
): Promise<unknown> {
  const mayLag = endpoint.access !== 'admin' && (endpoint.list === true || handler.keeping !== undefined);
  if (!mayLag || !services.replica) return run(services.db, services);
  const topics = actor && !isShared ? [] : (handler.keeping?.topics ?? []);
  return reading(services, { key, userId: actor?.id, topics }, ({ db, services: from }) => run(db, from));
}

/** Whether a call asks for nothing that only a transaction around it can give. */
const goesAtOnce = (
  { replica }: Process,
  { endpoint, handler }: Route,
  { headers }: FastifyRequest,
): boolean =>
  handler.atOnce !== undefined &&
  endpoint.access === 'member' &&
  replica === null &&
  (headers['idempotency-key'] === undefined || !endpoint.answersSecret);

/** A call as its one statement is given it; null for a key that the ordinary way refuses. */
function callAtOnce(
  { services, route, actor, later }: { services: Process; route: Route; actor: Member; later: Later },
  request: FastifyRequest,
): CallAtOnce<Endpoint> | null {
  const { early, sent } = plainCall(services, route.endpoint, request, actor);
  const keyed = keyedOf(early, sent);
  const claimed = keyed && claimedKeyOf(keyed);
  if (keyed && !claimed) return null;
  const use = useOf(actor, services, route);
  return { ...early, actor, afterCommit: (work) => void later.push(work), use, claimed };
}

/** Does a call by its one statement; null where that did nothing, for whatever reason the ordinary way will find. */
async function writeAtOnce(services: Process, route: Route, { request, reply }: Given): Promise<unknown> {
  const { endpoint, handler } = route;
  const token = tokenOf(services, request);
  const actor = token && (await services.auth.recallMember(token, services.now()));
  if (!actor || (actor.isDemo && endpoint.realOnly)) return null;
  const later: Later = [];
  let result: unknown;
  try {
    const call = callAtOnce({ services, route, actor, later }, request);
    result = call && (await handler.atOnce?.(call));
  } catch (error) {
    // The ordinary way refuses in its own order: a session first, then what is not there, then what was sent.
    if (error instanceof AppError) return null;
    refuseSpent(error, endpoint);
    throw error;
  }
  if (result === null) return null;
  name(request, actor);
  if (later.length > 0) await finish(services, request, later);
  return send(endpoint, services, reply, result);
}

/** The rows are committed: what follows may fail without failing the call. */
async function finish(services: Process, request: FastifyRequest, later: Later): Promise<void> {
  for (const work of later) {
    try {
      await work(services);
    } catch (err) {
      request.log.error({ err }, 'after a call');
    }
  }
}

async function answerUpload(services: Process, route: Route, given: Omit<Given, 'onEnd'>): Promise<unknown> {
  const ends: (() => Promise<void>)[] = [];
  const onEnd: OnEnd = (work) => void ends.push(work);
  try {
    return await answerTo(services, route, { ...given, onEnd });
  } finally {
    for (const end of ends)
      await end().catch((err: unknown) => given.request.log.error({ err }, 'at the end of a call'));
  }
}

function answer(services: Process, route: Route, begun: Omit<Given, 'onEnd'>): Promise<unknown> {
  if (route.endpoint.upload) return answerUpload(services, route, begun);
  const given = { ...begun, onEnd: endsPlainly };
  return goesAtOnce(services, route, given.request)
    ? writeAtOnce(services, route, given).then((done) => done ?? answerTo(services, route, given))
    : answerTo(services, route, given);
}

async function answerTo(services: Process, route: Route, given: Given): Promise<unknown> {
  const { handler, unsafe } = route;
  const { request, reply } = given;
  const { early, sent } = await earlyCall(services, route, given);
  if (handler.prepare) await handler.prepare(early);
  const later: Later = [];
  let about: ActAbout = {};
  const afterCommit: Call<Endpoint>['afterCommit'] = (work) => void later.push(work);
  const run = (db: Db, known = early) =>
    handler({
      ...known,
      db,
      reply,
      afterCommit,
      enqueue: (name, data, jobKey) => services.jobs.enqueue(name, data, jobKey, { db, afterCommit }),
      actedOn: (given) => {
        about = given;
      },
    });
  const { actor, body } = early;
  const record = (db: Db) =>
    recordCall(db, { endpoint: route.endpoint, actor, body, now: services.now() }, about);
  const result = unsafe
    ? await write(early, route, { reply, sent, run, record })
    : await read(early, route, {
        isShared: given.isShared ?? false,
        run(db, from) {
          later.length = 0;
          return run(db, from === services ? early : { ...early, services: from });
        },
      });
  if (reply.hasHeader('idempotent-replay')) later.length = 0;
  if (later.length > 0) await finish(services, request, later);
  if (!unsafe && actor) reply.header(KEPT_FOR, actor.id);
  return result === reply ? reply : send(route.endpoint, services, reply, result);
}

/** Headers that belong to an answer, not to the request. */
const KEPT_HEADERS = ['x-total-count', 'x-total-capped', 'x-search-corrected'] as const;

async function makeKept(
  services: Process,
  route: Route,
  given: Omit<Given, 'onEnd'>,
): Promise<{ kept: KeptAnswer; bytes: number }> {
  const { reply } = given;
  const body = JSON.stringify(await answer(services, route, given));
  const headers: Record<string, string> = {};
  for (const name of KEPT_HEADERS) {
    const value = reply.getHeader(name);
    if (value !== undefined) headers[name] = String(value);
  }
  const answered = keptAnswerOf({ type: 'application/json; charset=utf-8', body, headers });
  // What is packed takes a fraction of what is not.
  return { kept: answered, bytes: answered.plain.length * 1.5 };
}

const KEPT_OF_MANY = { isOneOfMany: true } as const;

type KeptRoute = Route & { handler: { keeping: Keeping } };

/** Answers with what whoever else is answered alike was told, unless something it is made from has changed. */
async function answerShared(
  services: Process,
  route: KeptRoute,
  sharers: string,
  given: Omit<Given, 'onEnd'>,
): Promise<FastifyReply> {
  const { request, reply } = given;
  const { endpoint, handler } = route;
  const { topics, visited } = handler.keeping;
  const key = `${sharers} ${request.url}`;
  const make = () => makeKept(services, route, { ...given, isShared: true });
  const found = await services.kept.get(key, topics, make, KEPT_OF_MANY);
  if (!found) throw notFound();
  const sent = sendKept(request, reply, found);
  if (!given.actor)
    visited?.({ params: parse(endpoint.params, request.params, 'params'), request, services });
  return sent;
}

/** Answers a member with what they share with others, or in their own way. */
async function answerMember(
  services: Process,
  route: KeptRoute,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const actor = await actorOf(services, route.endpoint, request);
  const given = { request, reply, actor };
  // What anybody wrote before this call was heard of when the session was looked up.
  const knowing = actor === null ? services : { ...services, kept: heard(services.kept) };
  const sharers = actor && (await route.handler.keeping.sharedBy?.({ actor, request, services: knowing }));
  return typeof sharers === 'string'
    ? answerShared(knowing, route, sharers, given)
    : answer(knowing, route, given);
}

const isKept = (route: Route): route is KeptRoute =>
  route.handler.keeping !== undefined && !route.unsafe && route.endpoint.access === 'public';

/** Registers a feature's calls. `{id}` in a key becomes Fastify's `:id`. */
export function mountRoutes(app: FastifyInstance, services: Process, set: RouteSet): void {
  const cookieName = sessionCookieName(services.env);
  for (const [key, endpoint] of Object.entries(set.table)) {
    const handler = set.handlers[key];
    if (!endpoint || !handler) throw forbidden(`No handler for ${key}`);
    const [method = 'GET', path = ''] = key.split(' ');
    const route: Route = { endpoint, handler, key, unsafe: method !== 'GET' };
    const mount = (scope: FastifyInstance) =>
      scope.route({
        method,
        url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
        bodyLimit: endpoint.bodyLimitBytes,
        config: { anySiteForm: endpoint.anySiteForm },
        handler: isKept(route)
          ? (request, reply) =>
              cookieOf(request, cookieName) === undefined
                ? answerShared(services, route, VISITORS, { request, reply, actor: null })
                : answerMember(services, route, request, reply)
          : (request, reply) => answer(services, route, { request, reply }),
      });
    const takesFile = endpoint.upload !== undefined || endpoint.picture === true;
    if (!endpoint.anySiteForm && !takesFile) mount(app);
    else
      void app.register(async (scope) => {
        if (takesFile) await acceptUploads(scope);
        else acceptForms(scope);
        mount(scope);
      });
  }
}
