import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { betterAuth } from 'better-auth';
import { passkey } from '@better-auth/passkey';
import { APIError, isAPIError } from 'better-auth/api';
import { genericOAuth, twoFactor } from 'better-auth/plugins';
import type { Kysely } from 'kysely';
import { nameFault } from '#shared/domain/look.ts';
import { isPublicLink } from '#shared/contract/link.ts';
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from '#shared/contract/account.ts';
import { AppError } from '#platform/http/errors.ts';
import type { DB } from '#platform/postgres/tables.ts';
import type { Auth, AuthErrand, Passwords, Process } from '#shared/server/context.ts';
import type { Env } from '#shared/server/env.ts';
import { sessionCookieName } from '#shared/server/session.ts';
import { DAY_S } from '#shared/domain/time.ts';
import { fullName } from '#shared/domain/person-name.ts';
import { maySignIn } from './queries.ts';
import { createSessions } from './session-member.ts';

export const ACCOUNT_PATH = '/api/account';
export const SESSION_DAYS = 30;
/** Carries the address somebody asks from; empty where it is unknown. */
export const CLIENT_HEADER = 'x-kilele-client';
export const OIDC_PROVIDER = 'oidc';
const REDISCOVER_MS = 10_000;

type AuthHooks = {
  /** A new person: called once, after the row exists; with the hash of the invitation that let them in, if any. */
  readonly onSignUp: (user: { id: string; email: string }, admission: string | null) => Promise<void>;
  /** Whether somebody of the provider may sign up here: the hash of the invitation kept for them, null where none is needed. Refuses by throwing. */
  readonly admit: (newcomer: {
    email: string;
    invitation: string | null;
    isByProvider: true;
  }) => Promise<string | null>;
  /** Somebody used the sign-up form with an address that is already here; called once the library is done. */
  readonly onRepeatedSignUp: (user: { id: string; email: string }) => Promise<void>;
};

type UnderWay = { readonly errand: AuthErrand; knownAs: { id: string; email: string } | null };
const underWay = new AsyncLocalStorage<UnderWay>();

const fields = { type: 'string', required: false, input: true } as const;

const plain = (value: unknown) =>
  typeof value === 'string'
    ? value
        .replaceAll(/[\p{C}<>]/gu, '')
        .trim()
        .slice(0, 80)
    : '';

/** A name as people may type it; one that poses as something else is none. */
const named = (value: unknown) => {
  const name = plain(value);
  return nameFault(name) === null ? name : '';
};

/** The names a provider tells, however it spells them; nothing else of its profile is believed. */
export function nameOfClaims(claims: Record<string, unknown>) {
  const [first = '', ...rest] = named(claims['name']).split(/\s+/);
  const firstName = named(claims['given_name']) || first || 'Member';
  const lastName = named(claims['family_name']) || (claims['given_name'] ? '' : rest.join(' '));
  return { firstName, lastName, name: fullName({ firstName, lastName }) };
}

/** Asked before the library opens its transaction, which would hold a connection meanwhile. */
async function admitFromProvider(claims: Record<string, unknown>, { admit }: AuthHooks): Promise<void> {
  const errand = underWay.getStore()?.errand;
  if (!errand) return;
  // An address that the provider does not vouch for is of no domain.
  const email = claims['email_verified'] === true ? plain(claims['email']) : '';
  try {
    errand.admission = await admit({ email, invitation: errand.invitation, isByProvider: true });
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error;
    errand.isRefused = true;
  }
}

function openIdConnect(env: Env, hooks: AuthHooks) {
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
          mapProfileToUser: async (claims: Record<string, unknown>) => {
            await admitFromProvider(claims, hooks);
            const picture = plain(claims['picture']);
            return { ...nameOfClaims(claims), image: isPublicLink(picture) ? picture : undefined };
          },
        },
      ],
    }),
  ];
}

/** A key stands for password and second step together, so it must have asked its owner for a PIN, a finger or a face. */
function requireOwner(userVerified: boolean | undefined): void {
  if (userVerified !== true) throw new APIError('BAD_REQUEST', { code: 'OWNER_NOT_VERIFIED' });
}

function passkeys({ baseUrl }: Env) {
  const { origin, hostname } = new URL(baseUrl);
  return passkey({
    rpID: hostname,
    rpName: 'Kilele',
    origin,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    registration: {
      afterVerification: async ({ verification }) =>
        requireOwner(verification.registrationInfo?.userVerified),
    },
    authentication: {
      afterVerification: async ({ verification }) =>
        requireOwner(verification.authenticationInfo.userVerified),
    },
    advanced: { webAuthnChallengeCookie: 'passkey' },
    schema: { passkey: { modelName: 'passkeys', fields: { credentialID: 'credentialId' } } },
  });
}

function build(env: Env, db: Kysely<DB>, passwords: Passwords, hooks: AuthHooks) {
  const secure = env.baseUrl.startsWith('https:');
  return betterAuth({
    appName: 'Kilele',
    baseURL: env.baseUrl,
    basePath: ACCOUNT_PATH,
    secret: env.sessionSecret,
    telemetry: { enabled: false },
    logger: { disabled: true },
    database: { db: db, type: 'postgres', transaction: true },
    user: { modelName: 'users', additionalFields: { firstName: fields, lastName: fields } },
    session: { modelName: 'sessions', expiresIn: SESSION_DAYS * DAY_S, disableSessionRefresh: true },
    account: { modelName: 'credentials', accountLinking: { enabled: false } },
    verification: { modelName: 'verifications' },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: SHORTEST_PASSWORD,
      maxPasswordLength: LONGEST_PASSWORD,
      autoSignIn: false,
      password: {
        hash: async (password) => {
          const ready = underWay.getStore()?.errand.ready;
          return ready?.password === password ? ready.hash : passwords.hash(password);
        },
        verify: passwords.verify,
      },
      onExistingUserSignUp: async ({ user }) => {
        const call = underWay.getStore();
        if (call) call.knownAs = user;
      },
    },
    // Its gate counts by network address alone; ours, in front of it, also knows when an address says nothing.
    rateLimit: { enabled: false },
    plugins: [
      twoFactor({ issuer: 'Kilele', schema: { twoFactor: { modelName: 'twoFactors' } } }),
      passkeys(env),
      ...openIdConnect(env, hooks),
    ],
    databaseHooks: {
      user: {
        create: {
          // Whoever has an account comes in by it; only a newcomer can be refused.
          before: async () => (underWay.getStore()?.errand.isRefused === true ? false : undefined),
          after: async (user) => hooks.onSignUp(user, underWay.getStore()?.errand.admission ?? null),
        },
      },
      session: {
        create: {
          // Where the address is unknown, the library would write that of this machine.
          before: async ({ userId }, context) =>
            (await maySignIn(db, userId)) && {
              data: { ipAddress: context?.headers?.get(CLIENT_HEADER) || null },
            },
        },
      },
    },
    onAPIError: {
      errorURL: `${env.baseUrl}/sign-in`,
      // What is no answer of the library, such as a lost database, is answered as everywhere else.
      onError: (error) => {
        if (!isAPIError(error)) throw error;
      },
    },
    advanced: {
      // Every unsafe request passes our own same-origin check first, whatever host name the person uses.
      disableCSRFCheck: true,
      database: { generateId: () => randomUUID() },
      useSecureCookies: false,
      cookiePrefix: 'kilele',
      defaultCookieAttributes: { secure, httpOnly: true, sameSite: 'lax', path: '/' },
      cookies: { session_token: { name: sessionCookieName(env) } },
      ipAddress: { ipAddressHeaders: [CLIENT_HEADER] },
    },
  });
}

type AuthNeeds = Pick<Process, 'env' | 'accountDb' | 'pool' | 'events' | 'passwords'>;

/** Sessions; e-mail and password, one-time codes and an OpenID Connect provider, mounted at `/api/account`. */
export function createAuth(
  { env, accountDb: db, pool, events, passwords }: AuthNeeds,
  hooks: AuthHooks,
): Auth {
  const sessions = createSessions({ pool, events });
  let library = build(env, db, passwords, hooks);
  let builtAt = Date.now();

  // A provider that was away when it was asked for its addresses is asked again, rather than missing until a restart.
  async function current() {
    const { socialProviders } = await library.$context;
    if (env.oidc && socialProviders.length === 0 && Date.now() - builtAt > REDISCOVER_MS) {
      library = build(env, db, passwords, hooks);
      builtAt = Date.now();
    }
    return library;
  }
  return {
    async handler(request, errand) {
      const { handler } = await current();
      if (!errand) return handler(request);
      const call: UnderWay = { errand, knownAs: null };
      const response = await underWay.run(call, () => handler(request));
      if (call.knownAs) await hooks.onRepeatedSignUp(call.knownAs);
      return response;
    },
    ...sessions,
  };
}
