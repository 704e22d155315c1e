import { isUtf8 } from 'node:buffer';
import { randomBytes } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import underPressure from '@fastify/under-pressure';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { MINUTE_MS } from '#shared/domain/time.ts';
import { AppError, forbidden, invalid, notFound, tooMany } from './errors.ts';
import { createCallLimit } from './call-limit.ts';
import { callerOf } from './caller.ts';
import { createOutages } from './outages.ts';
import { sendProblem } from './problems.ts';
import { serverLog } from './request-log.ts';
import { securityHeaders } from './security-headers.ts';
import { isLocal, isUnsure, type Surroundings, visitorOf } from './visitor.ts';

/** Options of the HTTP server: its public address, which proxies it trusts, when it sheds load. */
type HttpSettings = Surroundings & {
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** Calls are turned away while the process lags by more than this; 0 never does. */
  readonly lagLimitMs: number;
};

const BODY_LIMIT = 1024 * 1024;
/** Headers that are not there by then never will be. */
const HEADERS_MS = 8_000;
const CHECK_HEADERS_MS = 2_000;
const SETTLING_MS = 5_000;
const REQUESTS_PER_MINUTE = 3_000;
/** Files as they lie in the build, and what load balancers ask. */
const STATIC = /^\/(?:assets|files)\/|^\/(?:healthz|readyz|metrics)$|^\/[\w.-]+\.(?!html?\b)\w{2,5}$/;
/** Built files, and what keeps a browser safe that fetches one: the rest is about pages, and longer than many a file. */
const BUILT = /^\/assets\//;
const FILE_SAFETY = new Set(['strict-transport-security', 'x-content-type-options']);
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
const REQUEST_ID = /^[\w-]{8,64}$/;

/** Refuses writes that a browser sends from another site, whatever cookies come with them. */
function refuseForeignWrites(request: FastifyRequest): void {
  if (SAFE.has(request.method) || request.routeOptions.config.anySiteForm) return;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') {
    throw forbidden('This request came from another site.');
  }
  const { origin } = request.headers;
  if (origin !== undefined && !(URL.canParse(origin) && new URL(origin).host === request.host)) {
    throw forbidden('This request came from another site.');
  }
}

function acceptJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parseText = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const bytes = body as Buffer;
    if (!isUtf8(bytes)) return done(invalid('body', 'The body is not valid UTF-8.'), undefined);
    if (bytes.length === 0) return done(null, undefined);
    void parseText(request, bytes.toString('utf8'), (error, value) =>
      error ? done(invalid('body', 'The body is not valid JSON.'), undefined) : done(null, value),
    );
  });
}

function trustedProxies(
  trust: HttpSettings['trustProxy'],
): boolean | string[] | ((address: string, hop: number) => boolean) {
  return typeof trust === 'number' ? (_address, hop) => hop < trust : trust;
}

/** The levels of the log at which answers are told, and those at which plain reads are. */
const TELLING: ReadonlySet<string> = new Set(['info', 'debug', 'trace']);
const TELLING_READS: ReadonlySet<string> = new Set(['debug', 'trace']);

/** One line per answer, by request id: writes and refusals always, plain reads only when debugging. */
function logAnswer(request: FastifyRequest, reply: FastifyReply, logLevel: string): void {
  const isPlainRead = SAFE.has(request.method) && reply.statusCode < 400;
  if (!(isPlainRead ? TELLING_READS : TELLING).has(logLevel)) return;
  const level = isPlainRead ? 'debug' : 'info';
  const { method, url } = request;
  // A long random part of an address opens something, such as an invitation.
  const path = url.split('?')[0]?.replaceAll(/\/[\w.~%-]{24,}/g, '/…');
  request.log[level](
    { method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime), ...callerOf(request) },
    'answered',
  );
}

/** Who holds the session that a request carries, as far as its signature tells; null without one. */
type SessionOf = (request: FastifyRequest) => string | null;

/** Short and the next one each time: a random one is made of bytes that are drawn, and written out, for every request. */
function requestIds(): () => string {
  const start = randomBytes(6).toString('base64url');
  let count = 0;
  return () => `${start}-${(count += 1).toString(36)}`;
}

/** Tells whether the process lags behind its calls. The library would do so in a hook of its own, and look up the route. */
async function pressureOf(app: FastifyInstance, lagLimitMs: number): Promise<() => boolean> {
  // A process that has just begun to listen lags by its own start, not by its callers.
  let settledAt = 0;
  app.addHook('onListen', async () => {
    settledAt = performance.now() + SETTLING_MS;
  });
  let isUnderPressure = () => false;
  await app.register(async (apart) => {
    await apart.register(underPressure, {
      maxEventLoopDelay: lagLimitMs,
      // Then the figures are of the last second, not of the whole time since the start.
      eventLoopUtilizationMode: 'interval',
    });
    isUnderPressure = () => apart.isUnderPressure() && performance.now() >= settledAt;
    app.decorate('memoryUsage', () => apart.memoryUsage());
  });
  return isUnderPressure;
}

const tooBusy = () =>
  new AppError('unavailable', 'We are very busy just now. Please try again in a moment.', {
    retryAfterSeconds: 5,
  });

/**
 * The HTTP server with everything that holds for each request, and no route yet. Requests are counted by network; by
 * session where the network cannot be told.
 */
export async function createHttp(env: HttpSettings, sessionOf: SessionOf): Promise<FastifyInstance> {
  const isByProxy = isUnsure(env);
  const nextId = requestIds();
  const app = Fastify({
    ...(env.logLevel === 'silent' ? { logger: false } : { loggerInstance: serverLog(env.logLevel) }),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies(env.trustProxy),
    bodyLimit: BODY_LIMIT,
    // A phone on a slow line needs minutes for a large file; what is half received holds no connection of the database.
    requestTimeout: 180_000,
    keepAliveTimeout: 65_000,
    http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: CHECK_HEADERS_MS },
    forceCloseConnections: 'idle',
    // What arrives on a connection that is there is answered; no new one is taken.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    genReqId: (request) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : nextId();
    },
    frameworkErrors: (error, request, reply) => sendProblem(error, { request, reply, outages }),
  });
  const outages = createOutages(app.log, () => performance.now());
  const safety = await securityHeaders(env.baseUrl);
  const filesSafety = Object.fromEntries(Object.entries(safety).filter(([name]) => FILE_SAFETY.has(name)));
  const limit = createCallLimit({ most: REQUESTS_PER_MINUTE, windowMs: MINUTE_MS });
  const isLate = await pressureOf(app, env.lagLimitMs);

  /** Built files cost little, and this machine itself (a health check, a load test) is nobody to hold off. */
  function count(request: FastifyRequest, reply: FastifyReply): void {
    if (STATIC.test(request.url) || isLocal(request, env)) return;
    const caller = (isByProxy ? sessionOf(request) : null) ?? visitorOf(request, env);
    if (caller === null || caller === '') return;
    const { remaining, isOver, resetMs } = limit(caller, Date.now());
    reply
      .header('x-ratelimit-limit', REQUESTS_PER_MINUTE)
      .header('x-ratelimit-remaining', remaining)
      .header('x-ratelimit-reset', Math.ceil(resetMs / 1000));
    if (isOver) throw tooMany('Too many requests. Please wait a moment.', resetMs);
  }

  // All in one, and nothing in it waits: each hook, and each promise of one, is paid by every request.
  app.addHook('onRequest', (request, reply, done) => {
    const isBuilt = BUILT.test(request.url);
    // First, so that what is refused below carries these headers, too.
    reply.headers(isBuilt ? filesSafety : safety);
    if (!isBuilt) reply.header('x-request-id', request.id);
    // A page has twenty of them, and a line is kept open without being told so.
    else reply.raw.removeHeader('connection');
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    if (isLate()) throw tooBusy();
    refuseForeignWrites(request);
    count(request, reply);
    done();
  });
  await app.register(compress, {
    // What is built is compressed already; a stream of events must not wait for more.
    customTypes: /^(?:text\/(?:html|csv)|application\/json)/,
    threshold: 1024,
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  });
  acceptJson(app);

  app.addHook('onResponse', (request, reply, done) => {
    logAnswer(request, reply, env.logLevel);
    if (reply.statusCode < 400 && request.url.startsWith('/api/')) outages.answered();
    done();
  });
  app.setErrorHandler((error, request, reply) => sendProblem(error, { request, reply, outages }));
  app.setNotFoundHandler((request, reply) => sendProblem(notFound(), { request, reply, outages }));
  return app;
}
