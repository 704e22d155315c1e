import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { inject } from 'vitest';
import { sessionCookieName } from '#shared/server/session.ts';
import type { Passwords, Services } from '#shared/server/context.ts';
import { createPool } from '#platform/postgres/db.ts';
import { type Env, readEnv } from '#shared/server/env.ts';
import { inlineJobs } from '#test/jobs.ts';
import { signSessionToken } from '#shared/server/session.ts';
import { features } from '#app/server/features.ts';
import { createServer } from '#app/server/server.ts';
import { createPasswords } from '#features/accounts/server/password.ts';
import { closeServices, createServices } from '#app/server/services.ts';
import { daysAfter } from '#shared/domain/time.ts';
import type { UserType } from '#shared/domain/catalogue/vocabularies.ts';
import { databaseNamed, TEMPLATE } from './database.ts';

type Headers = Record<string, string>;
/** Any JSON, to be looked into by a test without narrowing at each step. */
export type Loose = { readonly [key: string]: Loose } & readonly Loose[];

type Answer = { status: number; body: Loose; text: string; headers: Record<string, unknown> };

/** Somebody at a browser: a visitor, or a member with a session. Bodies are sent as JSON. */
export type Client = {
  readonly userId: string;
  readonly cookie: string;
  get(url: string, headers?: Headers): Promise<Answer>;
  post(url: string, body?: unknown, headers?: Headers): Promise<Answer>;
  put(url: string, body?: unknown, headers?: Headers): Promise<Answer>;
  patch(url: string, body?: unknown, headers?: Headers): Promise<Answer>;
  delete(url: string, headers?: Headers): Promise<Answer>;
};

type Person = {
  firstName?: string;
  lastName?: string;
  email?: string;
  userType?: UserType | null;
  isAdmin?: boolean;
};

export type TestApp = {
  readonly server: FastifyInstance;
  readonly services: Services;
  readonly visitor: Client;
  /** A new member with a live session; each call makes another person. */
  member(person?: Person): Promise<Client>;
  clock: { now: Date | null };
  disk: { hasRoom: boolean };
  close(): Promise<void>;
};

function clientOf(server: FastifyInstance, userId: string, cookie: string): Client {
  async function send(method: InjectOptions['method'], url: string, body?: unknown, headers: Headers = {}) {
    const payload =
      typeof body === 'string' || Buffer.isBuffer(body)
        ? body
        : body === undefined
          ? undefined
          : JSON.stringify(body);
    const json = payload === undefined ? {} : { 'content-type': 'application/json' };
    const response = await server.inject({
      method,
      url,
      payload,
      headers: { ...(cookie ? { cookie } : {}), ...json, ...headers },
    });
    const isJson = String(response.headers['content-type']).includes('json');
    // A test reads what it expects; a wrong shape fails its assertion.
    const parsed = (isJson && response.payload ? JSON.parse(response.payload) : null) as Loose;
    return { status: response.statusCode, body: parsed, text: response.payload, headers: response.headers };
  }
  return {
    userId,
    cookie,
    get: (url, headers) => send('GET', url, undefined, headers),
    post: (url, body, headers) => send('POST', url, body, headers),
    put: (url, body, headers) => send('PUT', url, body, headers),
    patch: (url, body, headers) => send('PATCH', url, body, headers),
    delete: (url, headers) => send('DELETE', url, undefined, headers),
  };
}

async function insertMember({ db, env }: Services, person: Person): Promise<{ id: string; cookie: string }> {
  const id = randomUUID();
  const { firstName = 'Ada', lastName = 'Obi', userType = null, isAdmin = false } = person;
  await db
    .insertInto('users')
    .values({
      id,
      name: `${firstName} ${lastName}`,
      firstName,
      lastName,
      email: person.email ?? `${id}@example.test`,
      userType,
      isAdmin,
    })
    .execute();
  const token = randomBytes(24).toString('base64url');
  const expires = daysAfter(new Date(), 1);
  await db
    .insertInto('sessions')
    .values({ id: randomUUID(), token, userId: id, expiresAt: expires })
    .execute();
  const cookie = `${sessionCookieName(env)}=${encodeURIComponent(signSessionToken(token, env.sessionSecret))}`;
  return { id, cookie };
}

/** Hashing as it is, but cheap: what a password costs has a test of its own. */
const CHEAP_HASH = { N: 16, r: 1, p: 1, maxmem: 1024 * 1024 };

type Parts = {
  /** Takes the place of cheap hashing. */
  readonly passwords?: Passwords;
};

/** The whole application over a database of its own, cloned from the migrated template. */
export async function createTestApp(
  settings: Record<string, string> = {},
  parts: Parts = {},
): Promise<TestApp> {
  const url = inject('databaseUrl');
  const name = `kilele_test_${randomBytes(6).toString('hex')}`;
  const admin = createPool({ connectionString: url, maxConnections: 1 });
  await admin.query(`create database ${name} template ${TEMPLATE}`);
  const dataDir = await mkdtemp(join(tmpdir(), 'kilele-files-'));
  const env: Env = readEnv({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    DEMO: '0',
    LAG_LIMIT_MS: '0',
    ...settings,
  });
  const clock: TestApp['clock'] = { now: null };
  const disk = { hasRoom: true };
  const services = createServices({
    env,
    databaseUrl: databaseNamed(url, name),
    jobs: inlineJobs(),
    now: () => clock.now ?? new Date(),
    hasRoom: () => disk.hasRoom,
    maxConnections: 8,
    passwords: parts.passwords ?? createPasswords({ cost: CHEAP_HASH }),
  });
  await services.jobs.start(
    services,
    features.flatMap((feature) => feature.jobs ?? []),
  );
  const server = await createServer(services, join(dataDir, 'no-dist'));
  await server.ready();
  return {
    server,
    services,
    clock,
    disk,
    visitor: clientOf(server, '', ''),
    async member(person = {}) {
      const { id, cookie } = await insertMember(services, person);
      return clientOf(server, id, cookie);
    },
    async close() {
      await server.close();
      await closeServices(services);
      await admin.query(`drop database if exists ${name} with (force)`);
      await admin.end();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
