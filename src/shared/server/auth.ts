import { randomUUID } from 'node:crypto';
import { betterAuth } from 'better-auth';
import { genericOAuth, twoFactor } from 'better-auth/plugins';
import type pg from 'pg';
import { createCamelDb } from './db.ts';
import type { Env } from './env.ts';
import { hashPassword, verifyPassword } from './password.ts';

export const ACCOUNT_PATH = '/api/account';
export const SESSION_DAYS = 30;
const OIDC_PROVIDER = 'oidc';

/** `__Host-` binds the cookie to this very host, and is only accepted over TLS. */
export const sessionCookieName = (env: Env) =>
  env.baseUrl.startsWith('https:') ? '__Host-kilele.session' : 'kilele.session';

type AuthHooks = {
  /** A new person: called once, after the row exists. */
  readonly onSignUp: (user: { id: string; email: string }) => Promise<void>;
  /** Somebody used the sign-up form with an address that is already here. */
  readonly onRepeatedSignUp: (user: { id: string; email: string }) => Promise<void>;
};

const fields = { type: 'string', required: false, input: true } as const;

function openIdConnect(env: Env) {
  if (!env.oidc) return [];
  const { issuer, clientId, clientSecret } = env.oidc;
  return [
    genericOAuth({
      config: [
        {
          providerId: OIDC_PROVIDER,
          discoveryUrl: `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`,
          clientId,
          clientSecret,
          scopes: ['openid', 'profile', 'email'],
          pkce: true,
        },
      ],
    }),
  ];
}

/** E-mail and password, sessions, one-time codes and an OpenID Connect provider, mounted at `/api/account`. */
export function createAuth(env: Env, pool: pg.Pool, hooks: AuthHooks) {
  const secure = env.baseUrl.startsWith('https:');
  return betterAuth({
    appName: 'Kilele',
    baseURL: env.baseUrl,
    basePath: ACCOUNT_PATH,
    secret: env.sessionSecret,
    telemetry: { enabled: false },
    logger: { disabled: true },
    database: { db: createCamelDb(pool), type: 'postgres', transaction: true },
    user: { modelName: 'users', additionalFields: { firstName: fields, lastName: fields } },
    session: { modelName: 'sessions', expiresIn: SESSION_DAYS * 86_400, disableSessionRefresh: true },
    account: { modelName: 'credentials', accountLinking: { enabled: false } },
    verification: { modelName: 'verifications' },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 8,
      maxPasswordLength: 200,
      autoSignIn: false,
      revokeSessionsOnPasswordReset: true,
      password: { hash: hashPassword, verify: verifyPassword },
      onExistingUserSignUp: async ({ user }) => hooks.onRepeatedSignUp(user),
    },
    rateLimit: {
      enabled: true,
      storage: 'database',
      modelName: 'rateLimits',
      window: 60,
      max: 120,
      customRules: {
        '/sign-in/email': { window: 60, max: 30 },
        '/sign-up/email': { window: 60, max: 30 },
        '/two-factor/*': { window: 60, max: 10 },
        '/get-session': false,
      },
    },
    plugins: [
      twoFactor({ issuer: 'Kilele', schema: { twoFactor: { modelName: 'twoFactors' } } }),
      ...openIdConnect(env),
    ],
    databaseHooks: { user: { create: { after: async (user) => hooks.onSignUp(user) } } },
    advanced: {
      // Every unsafe request passes our own same-origin check first, whatever host name the person uses.
      disableCSRFCheck: true,
      database: { generateId: () => randomUUID() },
      useSecureCookies: false,
      cookiePrefix: 'kilele',
      defaultCookieAttributes: { secure, httpOnly: true, sameSite: 'lax', path: '/' },
      cookies: { session_token: { name: sessionCookieName(env) } },
      ipAddress: { ipAddressHeaders: ['x-kilele-client'] },
    },
  });
}

export type Auth = ReturnType<typeof createAuth>;
