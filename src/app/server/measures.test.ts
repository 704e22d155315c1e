import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { getConstructionPlans } from 'pg-boss';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { backUpDaily } from '#features/backups/server/backups.ts';
import { insertStoredFile } from '#platform/postgres/stored-files.ts';
import { testApp, testMember } from '#test/app.ts';

const backups = mkdtempSync(join(tmpdir(), 'kilele-measures-'));
/** Nobody listens where the files should be. */
const app = testApp({ STORAGE_URL: 'http://key:secret@127.0.0.1:9/files', BACKUP_DIR: backups });
const member = testMember(app);
// Before the first reading, which holds for minutes.
beforeAll(() =>
  insertStoredFile(app.services.db, {
    key: 'logos/12345678.webp',
    ownerId: null,
    contentType: 'image/webp',
    sizeBytes: 3_500,
  }),
);
afterAll(() => rmSync(backups, { recursive: true, force: true }));

const guide = readFileSync(new URL('../../../docs/operate/watch.md', import.meta.url), 'utf8');
const [, table = ''] = /## Figures\n([^]*?)## Alerts/.exec(guide) ?? [];
const [, alerts = ''] = /```yaml\n([^]*?)```/.exec(guide) ?? [];
const namesIn = (text: string) => [...new Set(text.match(/\bkilele_\w+/g))].toSorted();

const scrape = async () => (await app.visitor.get('/metrics')).text;
const figureIn = (text: string, name: string): number | null => {
  const found = new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, 'm').exec(text)?.[1];
  return found === undefined ? null : Number(found);
};
const figure = async (name: string) => figureIn(await scrape(), name);
/** A machine that is busy may leave a figure out once. */
const SOON = { timeout: 10_000 };

it('the page has each figure that the guide names, and none that it does not', async () => {
  const text = await scrape();
  const offered = [...text.matchAll(/^# TYPE (kilele_\w+) /gm)].map(([, name = '']) => name).toSorted();
  expect(offered.length).toBeGreaterThan(10);
  expect(namesIn(table)).toEqual(offered);
  for (const prefix of ['process_', 'nodejs_']) expect(text).toMatch(new RegExp(`^${prefix}\\w+ \\d`, 'm'));
});

it('alerts ask for what the page has', async () => {
  const text = await scrape();
  const asked = namesIn(alerts);
  expect(asked.length).toBeGreaterThan(6);
  const series = new Set(
    [...text.matchAll(/^# TYPE (kilele_\w+) (\w+)$/gm)].flatMap(([, name = '', type = '']) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    ),
  );
  expect(asked.filter((name) => !series.has(name))).toEqual([]);
});

it('requests are counted by route and status', async () => {
  const line = 'kilele_request_seconds_count\\{method="GET",route="/api/jobs",status="200"\\}';
  const count = async () => Number(new RegExp(`^${line} (\\d+)$`, 'm').exec(await scrape())?.[1] ?? 0);
  const before = await count();
  await member.get('/api/jobs');
  expect(await count()).toBe(before + 1);
});

it('connections at work, and calls that wait for one, are told while nothing is left to ask the database with', async () => {
  const { pool } = app.services;
  const held = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  const waiting = [app.visitor.get('/api/startups'), app.visitor.get('/api/investors')];
  await expect.poll(() => pool.waitingCount).toBeGreaterThan(0);
  const text = await scrape();
  for (const client of held) client.release();
  await Promise.all(waiting);
  expect(figureIn(text, 'kilele_database_connections_busy')).toBe(pool.options.max);
  expect(figureIn(text, 'kilele_database_connections_awaited')).toBeGreaterThan(0);
  expect(figureIn(text, 'kilele_mail_waiting')).toBeNull();
  await expect.poll(() => figure('kilele_database_connections_awaited'), SOON).toBe(0);
  await expect.poll(() => figure('kilele_mail_waiting'), SOON).not.toBeNull();
});

it('background jobs that wait, and those that gave up today', async () => {
  const { db } = app.services;
  expect(await figure('kilele_jobs_waiting')).toBeNull();
  await sql.raw(getConstructionPlans('pgboss')).execute(db);
  for (const name of ['kilele_jobs_waiting', 'kilele_jobs_failed_today'])
    await expect.poll(() => figure(name), SOON).toBe(0);
  await sql`select pgboss.create_queue('stars', '{"policy":"standard"}')`.execute(db);
  await sql`insert into pgboss.job (name, state, completed_on)
    values ('stars', 'created', null), ('stars', 'failed', now()), ('stars', 'failed', now() - interval '2 days')`.execute(
    db,
  );
  for (const name of ['kilele_jobs_waiting', 'kilele_jobs_failed_today'])
    await expect.poll(() => figure(name), SOON).toBe(1);
});

it('mail that waits, and mail that could not be delivered', async () => {
  const letter = { toAddress: 'ada@example.test', subject: 'News', body: 'News' };
  const { db } = app.services;
  const names = ['kilele_mail_waiting', 'kilele_mail_failed'];
  await db.deleteFrom('mailOutbox').execute();
  for (const name of names) await expect.poll(() => figure(name), SOON).toBe(0);
  await db
    .insertInto('mailOutbox')
    .values([letter, { ...letter, attempts: 1, failedAt: new Date(), failure: '550 no such user' }])
    .execute();
  for (const name of names) await expect.poll(() => figure(name), SOON).toBe(1);
});

it('pages that hear of changes', async () => {
  const address = await app.server.listen({ port: 0, host: '127.0.0.1' });
  expect(await figure('kilele_live_streams')).toBe(0);
  const reading = new AbortController();
  onTestFinished(() => reading.abort());
  const stream = await fetch(`${address}/api/events`, {
    headers: { cookie: member.cookie },
    signal: reading.signal,
  });
  expect(stream.status).toBe(200);
  await expect.poll(() => figure('kilele_live_streams'), SOON).toBe(1);
  reading.abort();
  await expect.poll(() => figure('kilele_live_streams'), SOON).toBe(0);
});

it('memory for kept answers', async () => {
  const before = (await figure('kilele_kept_answer_bytes')) ?? 0;
  // What is asked for once is not kept.
  for (let times = 0; times < 2; times += 1) await app.visitor.get('/api/startups?limit=7');
  await expect.poll(() => figure('kilele_kept_answer_bytes'), SOON).toBeGreaterThan(before);
});

it('calls to the store of files that failed', async () => {
  const before = (await figure('kilele_file_store_failures')) ?? 0;
  await app.visitor.get('/files/logos/12345678.webp');
  expect(await figure('kilele_file_store_failures')).toBeGreaterThan(before);
});

it('the age of the newest backup, and the size of files', async () => {
  expect(await figure('kilele_backup_age_seconds')).toBeNull();
  await backUpDaily({ ...app.services, files: { ...app.services.files, get: async () => null } });
  await expect.poll(() => figure('kilele_backup_age_seconds'), SOON).toBeGreaterThanOrEqual(0);
  await expect.poll(() => figure('kilele_stored_file_bytes'), SOON).toBe(3_500);
});
