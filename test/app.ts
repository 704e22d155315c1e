import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, inject } from 'vitest';
import { sessionCookieName } from '#shared/server/session.ts';
import type { Passwords, Process } from '#shared/server/context.ts';
import { createPool } from '#platform/postgres/db.ts';
import { type Env, readEnv } from '#shared/server/env.ts';
import { type InlineJobs, inlineJobs } from '#test/jobs.ts';
import { signSessionToken } from '#shared/server/session.ts';
import { features } from '#app/server/features.ts';
import { createServer } from '#app/server/server.ts';
import { createPasswords } from '#features/accounts/server/password.ts';
import { closeServices, createServices } from '#app/server/services.ts';
import { daysAfter } from '#shared/domain/time.ts';
import type { UserType } from '#shared/domain/catalogue/vocabularies.ts';
import { type Client, clientOf } from './client.ts';
import { databaseNamed, TEMPLATE } from './database.ts';

export type { Client };

type Person = {
  firstName?: string;
  lastName?: string;
  email?: string;
  userType?: UserType | null;
  isAdmin?: boolean;
};

export type TestApp = {
  readonly server: FastifyInstance;
  readonly services: Process;
  /** Looks for work after each call that may have written. */
  readonly jobs: InlineJobs<Process>;
  /** Of its database, past any pooler. */
  readonly databaseUrl: string;
  readonly visitor: Client;
  /** A new member with a live session; each call makes another person. */
  member(person?: Person): Promise<Client>;
  /** Whoever holds a session cookie that an answer has set. */
  as(cookie: string): Client;
  clock: { now: Date | null };
  disk: { hasRoom: boolean };
  close(): Promise<void>;
};

async function insertMember({ db, env }: Process, person: Person): Promise<{ id: string; cookie: string }> {
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
  await admin.query(`create database ${name} template ${TEMPLATE} strategy file_copy`);
  const dataDir = await mkdtemp(join(tmpdir(), 'kilele-files-'));
  const direct = databaseNamed(url, name);
  // `npm run test:pgbouncer` names one in front of the database.
  const pooler = process.env['TEST_POOLER_URL'];
  const settled = readEnv({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    DEMO: '0',
    LAG_LIMIT_MS: '0',
    ...settings,
  });
  const env: Env = pooler === undefined ? settled : { ...settled, databaseDirectUrl: direct };
  const clock: TestApp['clock'] = { now: null };
  const disk = { hasRoom: true };
  const jobs = inlineJobs<Process>();
  const services = createServices({
    env,
    databaseUrl: pooler === undefined ? direct : databaseNamed(pooler, name),
    jobs,
    now: () => clock.now ?? new Date(),
    hasRoom: () => disk.hasRoom,
    maxConnections: 8,
    passwords: parts.passwords ?? createPasswords({ cost: CHEAP_HASH }),
  });
  await jobs.start(
    services,
    features.flatMap((feature) => feature.jobs ?? []),
  );
  const server = await createServer(services, join(dataDir, 'no-dist'));
  server.addHook('onSend', async ({ method }, { statusCode }) => {
    if (method !== 'GET' && statusCode < 400) await jobs.look();
  });
  await server.ready();
  return {
    server,
    services,
    jobs,
    databaseUrl: direct,
    clock,
    disk,
    visitor: clientOf(server, '', ''),
    as: (cookie) => clientOf(server, '', cookie),
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

/** The application of a test file, there before its tests and closed after them. */
export function testApp(settings: Record<string, string> = {}, parts: Parts = {}): TestApp {
  let open: TestApp | undefined;
  beforeAll(async () => {
    open = await createTestApp(settings, parts);
  });
  afterAll(() => open?.close());
  const app = (): TestApp => {
    if (!open) throw new Error('there is no application before the tests begin');
    return open;
  };
  return {
    get server() {
      return app().server;
    },
    get services() {
      return app().services;
    },
    get jobs() {
      return app().jobs;
    },
    get databaseUrl() {
      return app().databaseUrl;
    },
    get visitor() {
      return app().visitor;
    },
    get clock() {
      return app().clock;
    },
    get disk() {
      return app().disk;
    },
    member: (person) => app().member(person),
    as: (cookie) => app().as(cookie),
    close: () => app().close(),
  };
}

/** Whoever signs up when `hook` runs. */
function memberFrom(hook: typeof beforeAll | typeof beforeEach, app: TestApp, person: Person): Client {
  let member: Client | undefined;
  hook(async () => {
    member = await app.member(person);
  });
  const client = (): Client => {
    if (!member) throw new Error('there is nobody before the tests begin');
    return member;
  };
  return {
    get userId() {
      return client().userId;
    },
    get cookie() {
      return client().cookie;
    },
    get: (url, headers) => client().get(url, headers),
    post: (url, body, headers) => client().post(url, body, headers),
    put: (url, body, headers) => client().put(url, body, headers),
    patch: (url, body, headers) => client().patch(url, body, headers),
    delete: (url, headers) => client().delete(url, headers),
  };
}

/** A member of a test file’s application, there for all of its tests. */
export const testMember = (app: TestApp, person: Person = {}): Client => memberFrom(beforeAll, app, person);

/** Another member in each test. */
export const memberPerTest = (app: TestApp, person: Person = {}): Client =>
  memberFrom(beforeEach, app, person);
