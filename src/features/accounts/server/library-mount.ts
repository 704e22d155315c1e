import { claimUseBy } from '#shared/server/use-claims.ts';
import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { accountCalls, type PasskeyProof, type SignIn, type SignUp } from '#shared/contract/account.ts';
import type { Endpoint } from '#shared/contract/endpoint.ts';
import { safeReturnPath } from '#shared/domain/return-path.ts';
import { attempting, passwordTries } from './attempts.ts';
import { requireAdmission } from './admission.ts';
import { noticeDevice } from './devices.ts';
import { releaseAdmission } from './queries-admission.ts';
import { accountProblem } from './library-problems.ts';
import { ACCOUNT_PATH, CLIENT_HEADER, OIDC_PROVIDER, SESSION_DAYS } from './library.ts';
import { requireRoomForPasskey } from './passkeys.ts';
import { touchPasskey } from './queries-passkeys.ts';
import { deleteSessionOf } from './queries.ts';
import type { Db, AuthErrand, Member, Process } from '#shared/server/context.ts';
import type { Env } from '#shared/server/env.ts';
import { demoRefused } from '#shared/server/mount.ts';
import { clearCookie, cookieOf, setCookie } from '#platform/http/cookies.ts';
import { AppError, invalid, notFound, unauthenticated, tooMany } from '#platform/http/errors.ts';
import { readSessionToken, signSessionToken, sessionCookieName } from '#shared/server/session.ts';
import { addressOf, isLocal, visitorOf } from '#platform/http/visitor.ts';
import { DAY_S, HOUR_MS, MINUTE_MS } from '#shared/domain/time.ts';
import { fullName } from '#shared/domain/person-name.ts';

type Body = Record<string, unknown>;
type Call = {
  readonly services: Process;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly path: string;
  readonly endpoint: Endpoint;
  readonly body: Body;
  readonly member: Member | null;
};

function parse(endpoint: Endpoint, given: unknown): Body {
  if (!endpoint.body) return {};
  const result = endpoint.body.safeParse(given ?? {});
  if (result.success) return result.data as Body;
  const errors = result.error.issues.map(({ path, message }) => ({
    path: path.join('.') || 'body',
    message,
  }));
  throw new AppError('invalid', errors[0]?.message ?? 'Send a JSON object.', { errors });
}

/** The cookie of a session, as sign-in sets it and sign-out takes it away. */
export function sessionCookie({ env }: Pick<Process, 'env'>) {
  const name = sessionCookieName(env);
  return { name, path: '/', httpOnly: true, sameSite: 'lax', secure: name.startsWith('__Host-') } as const;
}

/** Whoever signs in gets a session of their own: the one this browser carried before ends. */
export async function endFormerSession({ db, env }: { db: Db; env: Env }, request: FastifyRequest) {
  const token = readSessionToken(cookieOf(request, sessionCookieName(env)), env.sessionSecret);
  if (token) await deleteSessionOf(db, token);
}

/** A dead or suspended session must not reach the library, which does not know what suspended means. */
function cookiesFor({ services, request, member }: Call): string {
  const name = `${sessionCookieName(services.env)}=`;
  const cookies = (request.headers.cookie ?? '').split(/;\s*/);
  return (member ? cookies : cookies.filter((cookie) => !cookie.startsWith(name))).join('; ');
}

async function ask(
  call: Call,
  path = call.path,
  body: Body = call.body,
  errand?: AuthErrand,
): Promise<Response> {
  const { services, request } = call;
  const headers = new Headers({
    'content-type': 'application/json',
    'user-agent': request.headers['user-agent']?.slice(0, 300) ?? '',
    [CLIENT_HEADER]: addressOf(request, services.env) ?? '',
    cookie: cookiesFor(call),
  });
  const query = request.url.includes('?') ? request.url.slice(request.url.indexOf('?')) : '';
  const response = await services.auth.handler(
    new Request(`${services.env.baseUrl}${ACCOUNT_PATH}${path}${query}`, {
      method: request.method,
      headers,
      body: request.method === 'GET' ? undefined : JSON.stringify(body),
    }),
    errand,
  );
  if (response.status >= 400) throw await accountProblem(response, path);
  return response;
}

const setsSession = (response: Response, { env }: Process) =>
  response.headers.getSetCookie().some((line) => line.startsWith(`${sessionCookieName(env)}=`));

/** The token of the session an answer opens; null where it opens none. */
function openedSession(response: Response, { env }: Process): string | null {
  const mark = `${sessionCookieName(env)}=`;
  const cookie = response.headers.getSetCookie().findLast((line) => line.startsWith(mark));
  const value = cookie?.slice(mark.length).split(';')[0];
  return value ? readSessionToken(decodeURIComponent(value), env.sessionSecret) : null;
}

async function noticeNewDevice({ services }: Call, response: Response): Promise<void> {
  const token = openedSession(response, services);
  if (token !== null) await noticeDevice(services, token);
}

/** Passes on what the contract promises of an answer. The session's token belongs into the cookie alone. */
async function pass(response: Response, { endpoint, reply }: Call): Promise<FastifyReply> {
  reply.code(response.status);
  for (const line of response.headers.getSetCookie()) reply.header('set-cookie', line);
  const location = response.headers.get('location');
  if (location && response.status === 302) return reply.header('location', location).send();
  const { token: _token, ...body } = (await response.json()) as Body;
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(endpoint.response.parse(body)));
}

const tryPassword = passwordTries();

function passwordSignIn(call: Call, { email, password }: SignIn): Promise<Response> {
  const { services, request } = call;
  const visitor = visitorOf(request, services.env);
  return tryPassword({ ...services, db: services.accountDb }, { email, visitor }, () =>
    ask(call, '/sign-in/email', { email, password }),
  );
}

/** Accounts that one network may make in an hour, and that this machine itself may. */
const MOST_SIGN_UPS = 30;
const MOST_SIGN_UPS_HERE = 1_000;

async function claimSignUp({ services, request }: Call): Promise<void> {
  const { accountDb, env } = services;
  const subject = visitorOf(request, env);
  if (subject === null) return;
  const most = isLocal(request, env) ? MOST_SIGN_UPS_HERE : MOST_SIGN_UPS;
  const use = { kind: 'sign-up', subject, most, windowMs: HOUR_MS };
  const waitMs = await claimUseBy({ ...services, db: accountDb }, use);
  if (waitMs !== null)
    throw tooMany('Too many accounts were created from your network. Please try again later.', waitMs);
}

/** Gives the invitation back that was kept for a newcomer, unless it let them in. */
async function keeping<T>({ accountDb }: Process, errand: AuthErrand, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } finally {
    if (errand.admission !== null) await releaseAdmission(accountDb, errand.admission);
  }
}

const INVITATION_COOKIE = 'kilele.invitation';
const PROVIDER_TAKES_S = (15 * MINUTE_MS) / 1000;

/** The provider's answer; a newcomer who may not sign up here is told so. */
async function providerAnswer(call: Call): Promise<Response> {
  const { services, request, reply } = call;
  const invitation = cookieOf(request, INVITATION_COOKIE) ?? null;
  if (invitation !== null) clearCookie(reply, INVITATION_COOKIE, { path: ACCOUNT_PATH });
  const errand: AuthErrand = { ready: null, invitation, admission: null, isRefused: false };
  const response = await keeping(services, errand, () => ask(call, call.path, call.body, errand));
  const to = response.headers.get('location');
  if (errand.isRefused && to?.includes('error='))
    response.headers.set('location', `${services.env.baseUrl}/sign-in?error=not_admitted`);
  return response;
}

/** Nobody learns from this answer whether the address was new: a known one gets a cookie that opens nothing. */
async function signUp(call: Call, { invitation = '', ...body }: SignUp) {
  const { services, request, reply } = call;
  await claimSignUp(call);
  const name = fullName(body);
  const { password } = body;
  // Whole cores for a tenth of a second: done before the library's transaction, which would hold a connection for it.
  const ready = { password, hash: await services.passwords.hash(password) };
  const db = services.accountDb;
  const admission = await requireAdmission(
    { ...services, db },
    { email: body.email, invitation, isByProvider: false },
  );
  const errand = { ready, invitation, admission, isRefused: false };
  const created = await keeping(services, errand, () =>
    ask(call, '/sign-up/email', { ...body, name }, errand),
  );
  const entered = await passwordSignIn(call, body).catch((error: unknown) => {
    if (error instanceof AppError && error.status < 500) return null;
    throw error;
  });
  if (entered && setsSession(entered, services)) {
    for (const line of entered.headers.getSetCookie()) reply.header('set-cookie', line);
  } else {
    const decoy = randomBytes(24).toString('base64url');
    const { name: cookie, ...options } = sessionCookie(services);
    setCookie(reply, cookie, signSessionToken(decoy, services.env.sessionSecret), {
      ...options,
      maxAge: SESSION_DAYS * DAY_S,
    });
  }
  await endFormerSession({ db: services.accountDb, env: services.env }, request);
  if (entered) await noticeNewDevice(call, entered);
  const { user } = (await created.json()) as { user: unknown };
  return reply.type('application/json; charset=utf-8').send(JSON.stringify({ user }));
}

/** Back to a page of this site, to onboarding when the person is new, or to sign-in with what went wrong. */
function providerSignIn(call: Call): Promise<Response> {
  const { baseUrl } = call.services.env;
  const { redirect, invitation } = call.body;
  const back = safeReturnPath(typeof redirect === 'string' ? redirect : '/');
  if (typeof invitation === 'string')
    setCookie(call.reply, INVITATION_COOKIE, invitation, {
      path: ACCOUNT_PATH,
      httpOnly: true,
      sameSite: 'lax',
      secure: baseUrl.startsWith('https:'),
      maxAge: PROVIDER_TAKES_S,
    });
  return ask(call, '/sign-in/social', {
    provider: OIDC_PROVIDER,
    callbackURL: baseUrl + back,
    newUserCallbackURL: `${baseUrl}/onboarding`,
    errorCallbackURL: `${baseUrl}/sign-in`,
    disableRedirect: true,
  });
}

/** A code is right for a minute and a half, and works once in it: a second sign-in by it ends before it begins. */
async function refuseUsedCode(response: Response, { services, body, member }: Call): Promise<void> {
  if (member) return;
  const { token, user } = (await response.clone().json()) as { token?: string; user?: { id: string } };
  const { accountDb } = services;
  const subject = JSON.stringify([user?.id, body['code']]);
  const use = { kind: 'code', subject, most: 1, windowMs: 5 * MINUTE_MS };
  if ((await claimUseBy({ ...services, db: accountDb }, use)) === null) return;
  if (token) await deleteSessionOf(accountDb, token);
  throw invalid('code', 'This code has already been used. Wait for the next one.');
}

/** A sign-in by what is right: the password, a key, or the word of the provider; a second step may follow. */
async function signInBy(call: Call): Promise<Response | null> {
  const { services, path, body } = call;
  // The contract has checked these bodies.
  if (path === '/sign-in/email') return passwordSignIn(call, body as SignIn);
  if (path.startsWith('/callback/')) return providerAnswer(call);
  if (path !== '/passkey/verify-authentication') return null;
  const response = await ask(call);
  await touchPasskey(services.accountDb, (body as PasskeyProof).response.id, services.now());
  return response;
}

async function answer(call: Call): Promise<FastifyReply> {
  const { services, request, path, body, member } = call;
  if (path === '/sign-up/email') return signUp(call, body as SignUp);
  if (path === '/sign-in/social') return pass(await providerSignIn(call), call);
  const entered = await signInBy(call);
  if (entered) {
    if (entered.ok || setsSession(entered, services))
      await endFormerSession({ db: services.accountDb, env: services.env }, request);
    await noticeNewDevice(call, entered);
    return pass(entered, call);
  }
  if (path.startsWith('/two-factor/verify-')) {
    const response = await ask(call);
    if (path === '/two-factor/verify-totp') await refuseUsedCode(response, call);
    await noticeNewDevice(call, response);
    return pass(response, call);
  }
  if (!member || path === '/sign-out') return pass(await ask(call), call);
  if (path.startsWith('/passkey/')) await requireRoomForPasskey(services.accountDb, member);
  const change = path === '/change-password' ? { ...body, revokeOtherSessions: true } : body;
  const need = { ...services, db: services.accountDb };
  const response = await attempting(need, member.sessionId, () => ask(call, path, change));
  return pass(response, call);
}

/** Mounts the account library under our own gate: only listed calls, our error bodies, a fresh session per sign-in. */
export function mountAccounts(app: FastifyInstance, services: Process): void {
  const table: Readonly<Record<string, Endpoint>> = accountCalls;
  app.route({
    method: ['GET', 'POST'],
    url: `${ACCOUNT_PATH}/*`,
    handler: async (request, reply) => {
      const path = request.url.slice(ACCOUNT_PATH.length).split('?')[0] ?? '';
      const endpoint = Object.hasOwn(table, `${request.method} ${ACCOUNT_PATH}${path}`)
        ? table[`${request.method} ${ACCOUNT_PATH}${path}`]
        : undefined;
      if (!endpoint) throw notFound();
      const token = readSessionToken(
        cookieOf(request, sessionCookieName(services.env)),
        services.env.sessionSecret,
      );
      const member = token ? await services.auth.findMember(token, services.now()) : null;
      if (endpoint.access === 'member' && !member) throw unauthenticated();
      if (endpoint.access === 'member' && member?.isDemo) throw demoRefused();
      return answer({
        services,
        request,
        reply,
        path,
        endpoint,
        body: parse(endpoint, request.body),
        member,
      });
    },
  });
}
