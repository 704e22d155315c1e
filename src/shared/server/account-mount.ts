import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ACCOUNT_PATH, sessionCookieName } from './auth.ts';
import type { Services } from './context.ts';
import { AppError, notFound } from './errors.ts';
import { readSessionToken, signSessionToken } from './session.ts';

/** The account calls we offer; whatever else the library brings stays closed. */
const OPEN = new Set([
  'POST /sign-up/email',
  'POST /sign-in/email',
  'POST /sign-in/social',
  'POST /sign-out',
  'GET /get-session',
  'GET /list-sessions',
  'POST /revoke-session',
  'POST /revoke-sessions',
  'POST /revoke-other-sessions',
  'POST /change-password',
  'POST /request-password-reset',
  'POST /reset-password',
  'POST /two-factor/enable',
  'POST /two-factor/disable',
  'POST /two-factor/verify-totp',
  'POST /two-factor/verify-backup-code',
  'POST /two-factor/generate-backup-codes',
  'POST /two-factor/get-totp-uri',
  'GET /callback/oidc',
  'GET /error',
]);

type Body = Record<string, unknown>;

const text = (value: unknown) => (typeof value === 'string' ? value : '');

const UNSAFE_NAME = /[\u0000-\u001f\u007f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff<>]/;

function cleanName(body: Body, key: 'firstName' | 'lastName', label: string): string {
  const name = text(body[key]).normalize('NFC').trim();
  if (name.length === 0 || name.length > 80 || UNSAFE_NAME.test(name)) {
    const message = `${label} is required (at most 80 letters)`;
    throw new AppError('invalid', message, { errors: [{ path: key, message }] });
  }
  return name;
}

function signUpBody(body: Body): Body {
  const [first = '', ...rest] = text(body['name']).trim().split(/\s+/);
  const firstName = cleanName({ firstName: body['firstName'] ?? first }, 'firstName', 'First name');
  const last = body['lastName'] ?? (rest.join(' ') || undefined);
  const lastName = last === undefined ? '' : cleanName({ lastName: last }, 'lastName', 'Last name');
  const { email, password } = body;
  return { email, password, firstName, lastName, name: `${firstName} ${lastName}`.trim() };
}

function prepared(path: string, body: Body): Body {
  if (path === '/sign-up/email') return signUpBody(body);
  if (path === '/change-password') return { ...body, revokeOtherSessions: true };
  return body;
}

function webRequest(services: Services, request: FastifyRequest, path: string, body: unknown): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string' && name !== 'content-length') headers.set(name, value);
  }
  headers.set('x-kilele-client', request.ip);
  const query = request.url.includes('?') ? request.url.slice(request.url.indexOf('?')) : '';
  return new Request(`${services.env.baseUrl}${ACCOUNT_PATH}${path}${query}`, {
    method: request.method,
    headers,
    body: request.method === 'GET' ? undefined : JSON.stringify(body ?? {}),
  });
}

const CODES: Record<number, ConstructorParameters<typeof AppError>[0]> = {
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  429: 'rate_limited',
};

async function problemOf(response: Response): Promise<AppError> {
  const body = (await response.json().catch(() => ({}))) as Body;
  if (response.status >= 500)
    return new AppError('internal', 'Something went wrong on our side. Nothing was changed.');
  const message = text(body['message']) || 'The request could not be carried out.';
  const field = /password/i.test(message) ? 'password' : /e-?mail/i.test(message) ? 'email' : undefined;
  const errors = field && response.status < 401 ? [{ path: field, message }] : undefined;
  return new AppError(CODES[response.status] ?? 'invalid', message, { errors });
}

async function copy(response: Response, reply: FastifyReply): Promise<FastifyReply> {
  reply.code(response.status);
  for (const line of response.headers.getSetCookie()) reply.header('set-cookie', line);
  const location = response.headers.get('location');
  if (location) reply.header('location', location);
  return reply.type('application/json; charset=utf-8').send(await response.text());
}

/** Nobody learns from this answer whether the address was new: a known one gets a cookie that opens nothing. */
async function signUp(services: Services, request: FastifyRequest, reply: FastifyReply, body: Body) {
  const created = await services.auth.handler(webRequest(services, request, '/sign-up/email', body));
  if (!created.ok) throw await problemOf(created);
  const { email, password } = body;
  const entered = await services.auth.handler(
    webRequest(services, request, '/sign-in/email', { email, password }),
  );
  const cookies = entered.ok ? entered.headers.getSetCookie() : [];
  if (cookies.length > 0) {
    for (const line of cookies) reply.header('set-cookie', line);
  } else {
    const decoy = signSessionToken(
      randomBytes(24).toString('base64url').slice(0, 32),
      services.env.sessionSecret,
    );
    const secure = services.env.baseUrl.startsWith('https:');
    const options = { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: 30 * 86_400 } as const;
    reply.setCookie(sessionCookieName(services.env), decoy, options);
  }
  const { user } = (await created.json()) as { user: unknown };
  return reply.type('application/json; charset=utf-8').send(JSON.stringify({ user }));
}

async function endFormerSession(services: Services, request: FastifyRequest): Promise<void> {
  const cookie = request.cookies[sessionCookieName(services.env)];
  const token = readSessionToken(cookie, services.env.sessionSecret);
  if (token) await services.db.deleteFrom('sessions').where('token', '=', token).execute();
}

/** Mounts the account library under our own gate: only listed calls, our error bodies, a fresh session per sign-in. */
export function mountAccounts(app: FastifyInstance, services: Services): void {
  app.route({
    method: ['GET', 'POST'],
    url: `${ACCOUNT_PATH}/*`,
    handler: async (request, reply) => {
      const path = request.url.slice(ACCOUNT_PATH.length).split('?')[0] ?? '';
      if (!OPEN.has(`${request.method} ${path}`)) throw notFound();
      const given = request.body ?? {};
      if (typeof given !== 'object' || Array.isArray(given))
        throw new AppError('invalid', 'Send a JSON object.');
      const body = prepared(path, given as Body);
      if (path === '/sign-up/email') return signUp(services, request, reply, body);
      const response = await services.auth.handler(webRequest(services, request, path, body));
      if (response.status >= 400) throw await problemOf(response);
      if (path === '/sign-in/email' && response.ok) await endFormerSession(services, request);
      return copy(response, reply);
    },
  });
}
