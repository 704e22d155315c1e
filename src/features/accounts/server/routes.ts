import { randomBytes, randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { safeReturnPath } from '#shared/domain/return-path.ts';
import { endFormerSession, sessionCookie } from './library-mount.ts';
import { clearCookie, setCookie } from '#platform/http/cookies.ts';
import { forbidden, notFound } from '#platform/http/errors.ts';
import { type Call, implement, DONE } from '#shared/server/implement.ts';
import { addressOf } from '#platform/http/visitor.ts';
import { signSessionToken } from '#shared/server/session.ts';
import { DAY_S, daysAfter } from '#shared/domain/time.ts';
import { accountEndpoints } from '../contract.ts';
import { deviceName, placeOf } from '../domain.ts';
import { deleteSession, findExplorer, findSessions, insertSession } from './queries.ts';
import { findWayIn } from './admission.ts';
import { handleDelete, handleExport, handleRename, handleSecurity, personOf } from './own-account.ts';
import { handlePasskeys, handleRemovePasskey, handleRenamePasskey } from './passkeys.ts';
import { handleAdministrator } from './administrator.ts';
import { handleReset, handleResetRequest } from './password-reset.ts';

/** Where the visitor came from, when that was a page of ours. */
function cameFrom(request: FastifyRequest): string | undefined {
  const { referer } = request.headers;
  const from = referer && URL.canParse(referer) ? new URL(referer) : null;
  return from?.host === request.host ? from.pathname + from.search : undefined;
}

/** True when another site's page, picture or form made the browser ask. */
function isForeign({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { referer } = headers;
  return referer !== undefined && URL.canParse(referer) && new URL(referer).host !== host;
}

async function handleExplore({
  body,
  db,
  services,
  request,
  reply,
}: Call<(typeof accountEndpoints)['POST /api/auth/explore']>) {
  const explorer = services.env.demo ? await findExplorer(db, body.role) : undefined;
  if (!explorer) throw notFound();
  const token = randomBytes(24).toString('base64url');
  await insertSession(db, {
    id: randomUUID(),
    token,
    userId: explorer.id,
    expiresAt: daysAfter(services.now(), 1),
    userAgent: request.headers['user-agent']?.slice(0, 300) ?? null,
    ipAddress: addressOf(request, services.env),
  });
  await endFormerSession({ db, env: services.env }, request);
  const { name, ...options } = sessionCookie(services);
  setCookie(reply, name, signSessionToken(token, services.env.sessionSecret), {
    ...options,
    maxAge: DAY_S,
  });
  return DONE;
}

export const accountRoutes = implement(accountEndpoints, {
  'GET /api/auth/user': async ({ actor }) => personOf(actor),
  'PATCH /api/auth/user': handleRename,
  'DELETE /api/auth/user': handleDelete,
  'GET /api/auth/export': handleExport,
  'GET /api/auth/security': handleSecurity,
  'GET /api/auth/passkeys': handlePasskeys,
  'PATCH /api/auth/passkeys/{id}': handleRenamePasskey,
  'DELETE /api/auth/passkeys/{id}': handleRemovePasskey,
  'POST /api/auth/password-reset': handleResetRequest,
  'POST /api/auth/password-reset/confirm': handleReset,
  'POST /api/auth/explore': handleExplore,
  'POST /api/auth/administrator': handleAdministrator,

  'GET /api/auth/options': async ({ db, services: { env } }) => ({
    ...(await findWayIn(db, env)),
    openIdConnect: env.oidc !== undefined,
    demo: env.demo && (await findExplorer(db, 'founder')) !== undefined,
    passwordReset: env.mail.smtpUrl !== undefined,
  }),

  'GET /api/login': async ({ query, request, reply }) => {
    const back = safeReturnPath(query.redirect ?? cameFrom(request));
    const form = `/${query.to ?? 'sign-in'}`;
    return reply.redirect(back === '/' ? form : `${form}?redirect=${encodeURIComponent(back)}`, 302);
  },

  'GET /api/logout': async ({ db, request, reply, services }) => {
    if (isForeign(request)) throw forbidden('Please sign out on the Kilele site.');
    await endFormerSession({ db, env: services.env }, request);
    const { name, ...options } = sessionCookie(services);
    clearCookie(reply, name, options);
    return reply.redirect('/', 302);
  },

  'GET /api/auth/sessions': async ({ actor, db, services }) => {
    const rows = await findSessions(db, actor.id, services.now());
    const items = rows.map((row) => ({
      ...row,
      device: deviceName(row.userAgent),
      place: placeOf(row.ipAddress),
      createdAt: row.createdAt.toISOString(),
      lastSeenAt: row.lastSeenAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
      current: row.id === actor.sessionId,
    }));
    return { items, total: items.length };
  },

  'DELETE /api/auth/sessions/{id}': async ({ actor, db, params }) => {
    if (!(await deleteSession(db, actor.id, params.id))) throw notFound();
    return DONE;
  },
});
