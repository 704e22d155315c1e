import { randomBytes, randomUUID } from 'node:crypto';
import { SESSION_DAYS, sessionCookieName } from '#shared/server/auth.ts';
import { forbidden, notFound } from '#shared/server/errors.ts';
import { implement } from '#shared/server/implement.ts';
import { readSessionToken, signSessionToken } from '#shared/server/session.ts';
import { accountEndpoints } from '../contract.ts';
import { safeReturnPath } from '../domain.ts';
import { deleteSession, findExplorer, findSessions, insertSession } from './queries.ts';

const OK = { ok: true } as const;

export const accountRoutes = implement(accountEndpoints, {
  'GET /api/auth/user': async ({ actor }) => ({
    id: actor.id,
    email: actor.email,
    firstName: actor.firstName,
    lastName: actor.lastName,
    profileImageUrl: actor.imageUrl,
    userType: actor.userType,
    onboarded: actor.userType !== null,
    isAdmin: actor.isAdmin,
    isDemo: actor.isDemo,
  }),

  'GET /api/auth/options': async ({ services: { env } }) => ({
    openIdConnect: env.oidc !== undefined,
    demo: env.demo,
  }),

  'GET /api/login': async ({ query, request, reply }) => {
    const referer = request.headers.referer;
    const from = referer && URL.canParse(referer) ? new URL(referer) : null;
    const fromHere = from?.host === request.host ? from.pathname + from.search : undefined;
    const back = safeReturnPath(query.redirect ?? fromHere);
    return reply.redirect(back === '/' ? '/sign-in' : `/sign-in?redirect=${encodeURIComponent(back)}`, 302);
  },

  'GET /api/logout': async ({ actor, request, reply, services, db }) => {
    const site = request.headers['sec-fetch-site'];
    if (site !== undefined && site !== 'same-origin' && site !== 'none') {
      throw forbidden('Sign out from Kilele itself.');
    }
    const name = sessionCookieName(services.env);
    const token = readSessionToken(request.cookies[name], services.env.sessionSecret);
    if (actor && token) await deleteSession(db, actor.id, actor.sessionId);
    reply.clearCookie(name, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: name.startsWith('__Host-'),
    });
    return reply.redirect('/', 302);
  },

  'POST /api/auth/explore': async ({ body, db, services, request, reply }) => {
    const explorer = services.env.demo ? await findExplorer(db, body.role) : undefined;
    if (!explorer) throw notFound();
    const token = randomBytes(24).toString('base64url');
    const expiresAt = new Date(services.now().getTime() + 86_400_000);
    const userAgent = request.headers['user-agent']?.slice(0, 300) ?? null;
    await insertSession(db, {
      id: randomUUID(),
      token,
      userId: explorer.id,
      expiresAt,
      userAgent,
      ipAddress: request.ip,
    });
    const name = sessionCookieName(services.env);
    reply.setCookie(name, signSessionToken(token, services.env.sessionSecret), {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: name.startsWith('__Host-'),
      maxAge: SESSION_DAYS * 86_400,
    });
    return OK;
  },

  'GET /api/auth/sessions': async ({ actor, db, services }) => {
    const rows = await findSessions(db, actor.id, services.now());
    const items = rows.map((row) => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
      current: row.id === actor.sessionId,
    }));
    return { items, total: items.length };
  },

  'DELETE /api/auth/sessions/{id}': async ({ actor, db, params }) => {
    if (!(await deleteSession(db, actor.id, params.id))) throw notFound();
    return OK;
  },
});
