import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, testMember } from '#test/app.ts';
import type { Process } from '#shared/server/context.ts';
import { matchingJobs, MATCHING_RUN } from './jobs.ts';
import { insertMatchableInvestor, insertMatchableStartup } from '#test/matchable.ts';

const app = testApp();
const admin = testMember(app, { firstName: 'Ada', lastName: 'Admin', isAdmin: true });
const founder = testMember(app);
let startupIds: number[];

const path = '/api/admin/matching/runs';
const STAGES = ['pre-seed', 'seed', 'series-a', 'series-b'];
const SECTORS = ['fintech', 'edtech', 'agritech'];

beforeAll(async () => {
  const { db } = app.services;
  startupIds = [];
  for (let n = 0; n < 25; n++) {
    const row = { name: `S${n}`, stage: STAGES[n % 4], raisingMinor: 20_000_000 * (1 + (n % 7)) };
    startupIds.push(await insertMatchableStartup(db, founder.userId, row));
  }
  for (let n = 0; n < 23; n++) {
    const { userId } = await app.member({ firstName: 'Investor', lastName: `${n}` });
    await insertMatchableInvestor(db, userId, { sectors: [SECTORS[n % 3] ?? ''], geographies: ['NG'] });
  }
});
beforeEach(async () => {
  await app.services.db.deleteFrom('matches').execute();
  await app.services.db.deleteFrom('matchRuns').execute();
});

const ranks = () =>
  app.services.db
    .selectFrom('matches')
    .select(['side', 'rank', 'startupId', 'investorId', 'startupOrder', 'investorOrder'])
    .orderBy('side')
    .orderBy('startupId')
    .orderBy('investorId')
    .execute();

/** A process that works on one slice and is lost before it can ask for the next. */
const lost = (): Process => ({
  ...app.services,
  jobs: { ...app.services.jobs, enqueue: async () => undefined },
});
const runJob = matchingJobs.find(({ name }) => name === MATCHING_RUN);

async function beginWithout(services: Process): Promise<number> {
  const { id } = await app.services.db
    .insertInto('matchRuns')
    .values({
      status: 'running',
      startupsTotal: 25,
      investorsTotal: 23,
      startedAt: services.now(),
      updatedAt: services.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

describe('a run over the whole market', () => {
  it('makes every list as its own refresh would', async () => {
    const { status, body } = await admin.post(path);
    expect(status).toBe(201);
    expect(body).toMatchObject({ startupsTotal: 25, investorsTotal: 23, startedByName: 'Ada Admin' });
    const [run] = (await admin.get(path)).body;
    expect(run).toMatchObject({
      status: 'done',
      startupsDone: 25,
      investorsDone: 23,
      pairsCompared: 25 * 23,
    });
    const whole = await ranks();
    const { jobs } = app.services;
    const sides = await app.services.db.selectFrom('investors').select('id').execute();
    await app.services.db.deleteFrom('matches').execute();
    for (const startupId of startupIds) await jobs.enqueue('matching-refresh', { startupId, quiet: true });
    for (const { id } of sides) await jobs.enqueue('matching-refresh', { investorId: id, quiet: true });
    expect(whole).toEqual(await ranks());
  });

  it('goes on where a lost process stopped, and ends with the same lists', async () => {
    await admin.post(path);
    const undisturbed = await ranks();
    await app.services.db.deleteFrom('matches').execute();
    const id = await beginWithout(app.services);
    for (let slice = 0; slice < 3; slice++) await runJob?.work(lost(), { runId: id, sliceMs: 0, atOnce: 7 });
    const [half] = (await admin.get(path)).body;
    expect(half).toMatchObject({ status: 'running', startupsDone: 21, phase: 'startups' });
    await app.services.jobs.enqueue('matching-run-lost', {});
    const [run] = (await admin.get(path)).body;
    expect(run).toMatchObject({ status: 'done', startupsDone: 25, investorsDone: 23 });
    expect(await ranks()).toEqual(undisturbed);
  });

  it('waits for the lease of a process killed within a step, which keeps nothing of it', async () => {
    const id = await beginWithout(app.services);
    const killed: Process = {
      ...app.services,
      db: new Proxy(app.services.db, {
        get: (db, key) => {
          if (key === 'transaction') throw new Error('killed');
          const value: unknown = Reflect.get(db, key, db);
          return typeof value === 'function' ? value.bind(db) : value;
        },
      }),
    };
    await expect(runJob?.work(killed, { runId: id, sliceMs: 0, atOnce: 7 })).rejects.toThrow('killed');
    expect(await ranks()).toEqual([]);
    await app.services.jobs.enqueue('matching-run-lost', {});
    expect((await admin.get(path)).body[0]).toMatchObject({ status: 'running', startupsDone: 0 });
    app.clock.now = new Date(Date.now() + 61_000);
    await app.services.jobs.enqueue('matching-run-lost', {});
    app.clock.now = null;
    expect((await admin.get(path)).body[0]).toMatchObject({ status: 'done', startupsDone: 25 });
  });

  it('fills lists that are told in words when somebody looks', async () => {
    await admin.post(path);
    const [first = 0] = startupIds;
    const seen = (await founder.get(`/api/matching/investors?startup=${first}`)).body;
    expect(seen[0]?.reasons?.length).toBeGreaterThan(0);
    expect((await founder.get('/api/dashboard/matches')).status).toBe(200);
  });

  it('runs once at a time, and stops when told', async () => {
    const id = await beginWithout(app.services);
    expect((await admin.post(path)).status).toBe(409);
    expect((await admin.post(`${path}/${id}/stop`)).body).toMatchObject({ status: 'stopped' });
    expect((await admin.post(`${path}/${id}/stop`)).status).toBe(409);
    await runJob?.work(app.services, { runId: id });
    expect(await ranks()).toEqual([]);
  });

  it('ignores data it does not know', async () => {
    await expect(app.services.jobs.enqueue(MATCHING_RUN, { runId: 'x' })).resolves.toBeUndefined();
  });

  it('is for admins', async () => {
    for (const [client, status] of [
      [app.visitor, 401],
      [founder, 404],
    ] as const) {
      expect((await client.get(path)).status).toBe(status);
      expect((await client.post(path)).status).toBe(status);
      expect((await client.post(`${path}/1/stop`)).status).toBe(status);
    }
    expect((await admin.post(`${path}/0/stop`)).status).toBe(400);
    expect((await admin.post(`${path}/2000000000/stop`)).status).toBe(404);
    expect((await admin.get(`${path}?limit=0`)).status).toBe(400);
  });
});
