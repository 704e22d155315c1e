import { isUtf8 } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { MINUTE_MS } from '#shared/domain/time.ts';
import { AppError, forbidden, invalid, notFound, tooMany } from './errors.ts';
import { callerOf } from './caller.ts';
import { createOutages } from './outages.ts';
import { sendProblem } from './problems.ts';
import { securityHeaders } from './security-headers.ts';
import { isLocal, isUnsure, type Surroundings, visitorOf } from './visitor.ts';

/** Options of the HTTP server: its public address, which proxies it trusts, when it sheds load. */
type HttpSettings = Surroundings & {
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** Calls are turned away while the process lags by more than this; 0 never does. */
  readonly lagLimitMs: number;
};

const BODY_LIMIT = 1024 * 1024;
const UPLOAD_LIMIT = 5 * 1024 * 1024;
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

/** One line per answer, by request id: writes and refusals always, plain reads only when debugging. */
function logAnswer(request: FastifyRequest, reply: FastifyReply, logsReads: boolean): void {
  const level = SAFE.has(request.method) && reply.statusCode < 400 ? 'debug' : 'info';
  if (level === 'debug' && !logsReads) return;
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

/**
 * The HTTP server with everything that holds for each request, and no route yet. Requests are counted by network; by
 * session where the network cannot be told.
 */
export async function createHttp(env: HttpSettings, sessionOf: SessionOf): Promise<FastifyInstance> {
  /** A key of nobody is empty. */
  const limitedAs = (request: FastifyRequest): string =>
    (isUnsure(env) ? sessionOf(request) : null) ?? visitorOf(request, env) ?? '';
  const app = Fastify({
    logger: env.logLevel === 'silent' ? false : { level: env.logLevel },
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
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
    },
    frameworkErrors: (error, request, reply) => sendProblem(error, { request, reply, outages }),
  });
  const outages = createOutages(app.log, () => performance.now());
  const logsReads = env.logLevel === 'debug' || env.logLevel === 'trace';
  const safety = await securityHeaders(env.baseUrl);
  const filesSafety = safety.filter(([name]) => FILE_SAFETY.has(name));
  // First, so that what is refused below carries these headers, too; on the response itself, for streams.
  app.addHook('onRequest', (request, reply, done) => {
    const isBuilt = BUILT.test(request.url);
    for (const [name, value] of isBuilt ? filesSafety : safety) reply.raw.setHeader(name, value);
    if (!isBuilt) reply.header('x-request-id', request.id);
    // A page has twenty of them, and a line is kept open without being told so.
    else reply.raw.removeHeader('connection');
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    done();
  });
  await app.register(cookie);
  await app.register(compress, {
    // What is built is compressed already; a stream of events must not wait for more.
    customTypes: /^(?:text\/(?:html|csv)|application\/json)/,
    threshold: 1024,
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  });
  await app.register(rateLimit, {
    max: REQUESTS_PER_MINUTE,
    timeWindow: MINUTE_MS,
    keyGenerator: limitedAs,
    // Built files cost little, and this machine itself (a health check, a load test) is nobody to hold off.
    allowList: (request, key) => STATIC.test(request.url) || isLocal(request, env) || key === '',
    errorResponseBuilder: (_request, { ttl }) => tooMany('Too many requests. Please wait a moment.', ttl),
  });
  // A process that has just begun to listen lags by its own start, not by its callers.
  let settledAt = 0;
  app.addHook('onListen', async () => {
    settledAt = performance.now() + SETTLING_MS;
  });
  await app.register(underPressure, {
    maxEventLoopDelay: env.lagLimitMs,
    // Then the figures are of the last second, not of the whole time since the start.
    eventLoopUtilizationMode: 'interval',
    retryAfter: 5,
    pressureHandler: () => {
      if (performance.now() < settledAt) return;
      throw new AppError('unavailable', 'We are very busy just now. Please try again in a moment.', {
        retryAfterSeconds: 5,
      });
    },
  });
  acceptJson(app);
  app.addHook('onRequest', (request, _reply, done) => {
    refuseForeignWrites(request);
    done();
  });
  await app.register(multipart, { limits: { fileSize: UPLOAD_LIMIT, files: 1, fields: 5, parts: 6 } });

  app.addHook('onResponse', (request, reply, done) => {
    logAnswer(request, reply, logsReads);
    if (reply.statusCode < 400 && request.url.startsWith('/api/')) outages.answered();
    done();
  });
  app.setErrorHandler((error, request, reply) => sendProblem(error, { request, reply, outages }));
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (request, reply) =>
    sendProblem(notFound(), { request, reply, outages }),
  );
  return app;
}
