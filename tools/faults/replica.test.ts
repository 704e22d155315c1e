import { mkdtempSync, rmSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { createServer } from '../../src/app/server/server.ts';
import { closeServices, createServices } from '../../src/app/server/services.ts';
import { prepareDatabase } from '../../src/app/server/start.ts';
import { createJobs } from '../../src/platform/jobs/jobs.ts';
import { createPool } from '../../src/platform/postgres/db.ts';
import type { Process } from '../../src/shared/server/context.ts';
import { readEnv } from '../../src/shared/server/env.ts';
import { type Client, clientOf } from '../../test/client.ts';
import { investorForm, startupForm } from '../../test/forms.ts';
import { inlineJobs } from '../../test/jobs.ts';
import { type Node, startPair } from './database-pair.ts';
import { signalAll } from './parts.ts';

const root = mkdtempSync(join(tmpdir(), 'kilele-pair-'));
let primary: Node;
let standby: Node;
let services: Process;
let server: FastifyInstance;
let founder: Client;
let other: Client;

async function signUp(): Promise<Client> {
  const person = {
    firstName: 'Ada',
    lastName: 'Obi',
    email: `${randomUUID()}@example.test`,
    password: randomUUID(),
  };
  const { headers } = await server.inject({
    method: 'POST',
    url: '/api/account/sign-up/email',
    payload: person,
  });
  const cookies = [headers['set-cookie'] ?? []].flat().map((line) => line.split(';')[0]);
  return clientOf(server, '', cookies.join('; '));
}

const sees = async (client: Client, wanted: string) =>
  (await client.get('/api/startups')).body.some(({ name }) => name === wanted);
/** Publishes a startup that no other try of a test has published. */
async function publish(): Promise<string> {
  const name = randomUUID();
  expect((await founder.post('/api/startups', startupForm(name))).status).toBe(201);
  return name;
}
/** A standby is read from for five seconds after it stood still; a busy machine may ask later. */
const SURELY_READ_MS = 4_000;
const behind = () => services.replica?.behindSeconds() ?? Number.POSITIVE_INFINITY;
/** News of a write come a moment after it. */
const HEARD_MS = 500;
/** The standby holds all that was written, and heard of, until now. */
const follows = async () => {
  const until = performance.now() + HEARD_MS;
  await expect.poll(() => performance.now() - behind() * 1_000).toBeGreaterThan(until);
};

beforeAll(async () => {
  ({ primary, standby } = await startPair(root));
  // The standby comes first: who takes writes is found out, not assumed.
  const databaseUrl = `postgres://kilele@127.0.0.1:${standby.port},127.0.0.1:${primary.port}/kilele`;
  const env = readEnv({
    DATA_DIR: join(root, 'data'),
    DATABASE_URL: databaseUrl,
    DATABASE_READ_URL: standby.url,
    LOG_LEVEL: 'silent',
    DEMO: '0',
    LAG_LIMIT_MS: '0',
  });
  const pool = createPool({ connectionString: databaseUrl, maxConnections: 1 });
  await prepareDatabase(pool);
  await pool.end();
  services = createServices({ env, databaseUrl, jobs: inlineJobs() });
  server = await createServer(services, join(root, 'no-dist'));
  founder = await signUp();
  other = await signUp();
  while (!(await services.events.caughtUp())) await sleep(50);
});
afterAll(async () => {
  await server.close();
  await closeServices(services);
  await standby.kill();
  await primary.kill();
  rmSync(root, { recursive: true, force: true });
});

it('lists come from the standby, and whoever wrote, or reads what is kept for all, sees each write at once', async () => {
  const before = await publish();
  await follows();
  await expect.poll(() => sees(other, before)).toBe(true);
  const { text } = await clientOf(server, '', '').get('/metrics');
  expect(text).toMatch(/^kilele_replica_behind_seconds \d/m);

  const { length: known } = (await other.get('/api/investors')).body;
  await standby.ask('select pg_wal_replay_pause()');
  onTestFinished(async () => {
    await standby.ask('select pg_wal_replay_resume()');
  });
  const since = performance.now();
  const meanwhile = await publish();
  expect((await founder.post('/api/investors', investorForm())).status).toBe(201);
  // Somebody else reads what is theirs alone from the standby, which has not heard of it.
  const investorsOf = async (each: Client) => (await each.get('/api/investors')).body.length;
  const isSeen = (await investorsOf(other)) > known;
  const isAskedInTime = performance.now() - since < SURELY_READ_MS;
  expect({ isSeen, isAskedInTime }).not.toEqual({ isSeen: true, isAskedInTime: true });
  expect(await investorsOf(founder)).toBe(known + 1);
  // What is answered to all alike is whole, whoever asked first.
  for (const each of [other, founder, clientOf(server, '', '')])
    expect(await sees(each, meanwhile)).toBe(true);
});

it('a standby that is gone is done without, and read from again when it is back', async () => {
  await standby.kill();
  for (let call = 0; call < 20; call += 1) expect((await other.get('/api/startups')).status).toBe(200);
  const alone = await publish();
  await standby.start();
  await follows();
  expect(await sees(other, alone)).toBe(true);
});

/** One that is stopped and not ended says nothing, as behind a line that was cut. */
function freeze(name: 'primary' | 'standby'): () => void {
  const folder = join(root, name);
  const thaw = () => signalAll(folder, 'SIGCONT');
  onTestFinished(thaw);
  signalAll(folder, 'SIGSTOP');
  return thaw;
}
const PROMPT_MS = 3_000;

/** Who signs in has no such account: refused with 401 where the database answers. */
const signIn = () =>
  clientOf(server, '', '').post('/api/account/sign-in/email', {
    email: 'nobody@example.test',
    password: 'a password of nobody',
  });

it('a frozen database refuses all calls within three seconds, and serves them within three of its return', async () => {
  const [form, key] = [startupForm(randomUUID()), randomUUID()];
  const calls = () =>
    Promise.all([
      founder.get('/api/auth/user'),
      founder.get('/api/startups'),
      founder.post('/api/startups', form, { 'idempotency-key': key }),
      signIn(),
      clientOf(server, '', '').get('/readyz'),
    ]);
  const codes = async () => (await calls()).map(({ status }) => status);
  const since = performance.now();
  const before = await codes();
  const usually = performance.now() - since;
  expect(before).toEqual([200, 200, 201, 401, 200]);
  const thaw = freeze('primary');
  for (let round = 0; round < 2; round += 1) {
    const asked = performance.now();
    const answers = await calls();
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 503, 503]);
    for (const { headers } of answers) expect(headers['retry-after']).toBe('2');
    expect(performance.now() - asked).toBeLessThan(PROMPT_MS + usually);
  }
  thaw();
  const thawed = performance.now();
  while ((await codes()).includes(503)) {
    if (performance.now() - thawed > PROMPT_MS + usually) break;
    await sleep(50);
  }
  expect(await codes()).toEqual(before);
  const { body } = await founder.get('/api/startups');
  expect(body.filter(({ name }) => name === form.name)).toHaveLength(1);
});

it('the queue of a frozen database refuses work at once, says so in two lines, and goes on with its return', async () => {
  const said: string[] = [];
  const note = (_: unknown, message?: string) => void said.push(message ?? '');
  const done: unknown[] = [];
  const jobs = createJobs<null>({ connectionString: services.env.databaseUrl ?? '', pulse: services.pulse });
  onTestFinished(() => jobs.close());
  const definition = {
    name: 'told',
    isUrgent: true,
    work: async (_: null, { which }: Record<string, unknown>) => void done.push(which),
  };
  await jobs.start(null, [definition], { info: note, warn: note, error: note });
  await jobs.enqueue('told', { which: 'before' });
  await expect.poll(() => done, { timeout: 10_000 }).toEqual(['before']);
  const thaw = freeze('primary');
  const asked = performance.now();
  await expect(jobs.enqueue('told', { which: 'meanwhile' }, 'meanwhile')).rejects.toThrow(
    'the database does not answer',
  );
  expect(performance.now() - asked).toBeLessThan(PROMPT_MS);
  await expect.poll(() => said.filter((line) => line.includes('does not answer'))).toHaveLength(1);
  thaw();
  await expect
    .poll(
      () =>
        jobs.enqueue('told', { which: 'after' }, 'after').then(
          () => true,
          () => false,
        ),
      { timeout: 10_000 },
    )
    .toBe(true);
  await expect.poll(() => done, { timeout: 10_000 }).toContain('after');
  await expect
    .poll(() => said.filter((line) => line.startsWith('the queue')), { timeout: 10_000 })
    .toEqual(['the queue of background work does not answer', 'the queue of background work answers again']);
});

it('what waits for one that is slow, and lives, is not ended', async () => {
  const { rows } = await services.pool.query<{ slept: number }>('select 1 as slept from pg_sleep(3)');
  expect(rows).toEqual([{ slept: 1 }]);
});

it('lists come from the primary while the standby is frozen', async () => {
  await follows();
  const thaw = freeze('standby');
  const asked = performance.now();
  expect((await other.get('/api/startups')).status).toBe(200);
  expect(performance.now() - asked).toBeLessThan(PROMPT_MS);
  thaw();
  await follows();
});

it('after a failover the server that takes writes now is found', async () => {
  const earlier = await publish();
  await follows();
  await primary.kill();
  expect((await founder.post('/api/startups', startupForm('Nowhere'))).status).toBe(503);
  // Visitors are shown what there is meanwhile.
  expect((await clientOf(server, '', '').get('/api/startups')).status).toBe(200);
  await standby.ask('select pg_promote()');
  const after = randomUUID();
  await expect.poll(async () => (await founder.post('/api/startups', startupForm(after))).status).toBe(201);
  expect([await sees(founder, after), await sees(founder, earlier)]).toEqual([true, true]);
});
