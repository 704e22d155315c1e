import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { createJobs } from '#platform/jobs/jobs.ts';
import { insertStoredFile } from '#platform/postgres/stored-files.ts';
import { daysBefore } from '#shared/domain/time.ts';
import type { Process } from '#shared/server/context.ts';
import { folderWarning } from '#shared/server/env.ts';
import { testApp, testMember } from '#test/app.ts';
import { startupForm } from '#test/forms.ts';
import { retain } from './retention.ts';

const app = testApp();
const admin = testMember(app, { isAdmin: true });

it('the state names what the site stands on', async () => {
  const { body } = await admin.get('/api/admin/system');
  expect(body).toMatchObject({
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    database: { isStandby: false, standbys: [] },
    files: { problem: null, warning: null },
    mail: { hasServer: false, waiting: 0, failed: 0 },
    hasRoom: true,
  });
  expect(body.database.newestMigration).toMatch(/^\d{4}_/);
  const shared = { ...app.services.env, databaseUrl: 'postgres://db.example.test/kilele' };
  expect(folderWarning(shared)).toContain('set STORAGE_URL to a store that all of them reach');
});

it('storage is counted by kind, startup and person, with their names', async () => {
  const founder = await app.member({ firstName: 'Zuri' });
  const { id } = (await founder.post('/api/startups', startupForm('Zuri Pay'))).body;
  const { db } = app.services;
  for (const [key, sizeBytes] of [
    ['d/plan', 3_000],
    ['p/face', 500],
  ] as const)
    await insertStoredFile(db, { key, ownerId: founder.userId, contentType: 'image/png', sizeBytes });
  const at = new Date();
  const { documentId } = await db
    .insertInto('documents')
    .values({
      startupId: id,
      type: 'pitch_deck',
      title: 'Plan',
      createdBy: founder.userId,
      createdAt: at,
      updatedAt: at,
    })
    .returning('id as documentId')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('documentVersions')
    .values({
      documentId,
      number: 1,
      fileName: 'plan.txt',
      fileKind: 'txt',
      fileKey: 'd/plan',
      sha256: '0'.repeat(64),
      sizeBytes: 3_000,
      status: 'queued',
      createdAt: at,
    })
    .execute();
  const { body } = await admin.get('/api/admin/storage');
  expect(body.fileBytes).toBe(3_500);
  expect(body.kinds).toEqual([
    { kind: 'Documents', files: 1, bytes: 3_000 },
    { kind: 'Pictures of people and startups', files: 1, bytes: 500 },
  ]);
  expect(body.startups).toEqual([{ id: String(id), name: 'Zuri Pay', files: 1, bytes: 3_000 }]);
  expect(body.people).toEqual([{ id: founder.userId, name: 'Zuri Obi', files: 2, bytes: 3_500 }]);
  expect(body.tables[0]?.bytes).toBeGreaterThan(0);
});

describe('background work', () => {
  it('is listed with why it failed, and the queue itself tries it again', async () => {
    expect((await admin.get('/api/admin/jobs')).body).toEqual([]);
    const { db, jobs } = app.services;
    const queue = createJobs<Process>({ connectionString: app.databaseUrl });
    vi.spyOn(jobs, 'retry').mockImplementation((...asked) => queue.retry(...asked));
    const [skies, absent] = [new Array<unknown>(), '00000000-0000-4000-8000-000000000000'];
    let isCloudy = true;
    const work = async (_services: Process, { sky }: Record<string, unknown>) => {
      if (isCloudy) throw new Error('It was cloudy');
      skies.push(sky);
    };
    await queue.start(app.services, [{ name: 'count-stars', isUrgent: true, work }]);
    const failed = async () => (await admin.get('/api/admin/jobs?state=failed')).body;
    try {
      await db.transaction().execute(async (trx) => {
        await queue.enqueue('count-stars', { sky: 'north' }, undefined, { db: trx, afterCommit: () => {} });
        // So that its first try is its last.
        await sql`update pgboss.job set retry_limit = 0 where name = 'count-stars'`.execute(trx);
      });
      await expect.poll(failed, { timeout: 10_000 }).toHaveLength(1);
      const [job] = await failed();
      expect(job).toMatchObject({ name: 'count-stars', state: 'failed', tries: 1, reason: 'It was cloudy' });
      expect((await admin.get('/api/admin/jobs/counts')).body).toMatchObject({ failed: 1 });

      isCloudy = false;
      const retry = () => admin.post(`/api/admin/jobs/${job?.id ?? ''}/retry`);
      expect((await retry()).status).toBe(200);
      await expect.poll(() => skies, { timeout: 10_000 }).toEqual(['north']);
      expect(await failed()).toEqual([]);
      expect((await retry()).status).toBe(409);
      expect((await admin.post(`/api/admin/jobs/${absent}/retry`)).status).toBe(404);
      expect((await admin.post('/api/admin/jobs/nonsense/retry')).status).toBe(400);
      expect((await admin.get('/api/admin/jobs?state=lost')).status).toBe(400);
    } finally {
      await queue.close();
    }
  });
});

describe('how long data is kept', () => {
  const set = (kind: string, days: unknown) => admin.put(`/api/admin/retention/${kind}`, { days });

  it('is set by kind, not below what the kind needs, and on record', async () => {
    expect((await set('notifications', 60)).body).toMatchObject({ days: 60, usualDays: 365, lastRun: null });
    expect((await set('notifications', 29)).problem.errors).toEqual([
      { path: 'days', message: 'At least 30 days.' },
    ]);
    for (const days of [0, 1.5, 'long', 40_000]) expect((await set('notifications', days)).status).toBe(400);
    expect((await set('nonsense', 60)).status).toBe(404);
    expect((await admin.get('/api/admin/acts')).body[0]).toMatchObject({ detail: 'Notifications: 60 days' });
  });

  it('is obeyed every night, which says what it removed', async () => {
    const member = await app.member();
    const { db } = app.services;
    const old = (days: number) => daysBefore(new Date(), days);
    await set('notifications', 60);
    const notes = [61, 59, 400].map((days) => ({
      userId: member.userId,
      kind: 'moderation',
      content: `${days}`,
      createdAt: old(days),
    }));
    await db.insertInto('notifications').values(notes).execute();
    const letter = { toAddress: 'a@b.test', subject: 's', body: 'b', createdAt: old(91) };
    await db
      .insertInto('mailOutbox')
      .values([letter, { ...letter, sentAt: old(91) }])
      .execute();
    const day = (days: number) => sql<string>`current_date - ${days}::int`;
    for (const days of [729, 732])
      await sql`insert into page_views (subject, subject_id, day, viewer_key) values ('startup', 1, ${day(days)}, 'x')`.execute(
        db,
      );
    await sql`insert into profile_views (person_id, day, viewer_id) values (${admin.userId}, ${day(900)}, ${member.userId})`.execute(
      db,
    );
    await sql`insert into known_devices (user_id, device, first_seen_at) select id, 'x', now() - interval '3 years' from users`.execute(
      db,
    );
    await db.deleteFrom('sessions').where('userId', '=', member.userId).execute();

    await retain(app.services);
    const kinds = (await admin.get('/api/admin/retention')).body;
    expect(Object.fromEntries(kinds.map(({ kind, lastRun }) => [kind, lastRun?.removed]))).toMatchObject({
      'page-views': 1,
      'profile-views': 1,
      notifications: 2,
      mail: 1,
      devices: 1,
    });
    const left = await db.selectFrom('notifications').select('content').execute();
    expect(left).toEqual([{ content: '59' }]);
    expect(await db.selectFrom('mailOutbox').select('sentAt').execute()).toEqual([{ sentAt: null }]);
    expect(kinds[0]?.lastRun?.ranAt.slice(0, 10)).toBe(new Date().toISOString().slice(0, 10));
    await retain(app.services);
    const again = (await admin.get('/api/admin/retention')).body.map(({ lastRun }) => lastRun?.removed);
    expect(new Set(again)).toEqual(new Set([0]));
  });
});
