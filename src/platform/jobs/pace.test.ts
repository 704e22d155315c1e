import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createPool } from '#platform/postgres/db.ts';
import { databaseNamed } from '#test/database.ts';
import { sentDuring } from '#test/sent.ts';
import { createJobs } from './jobs.ts';

const url = inject('databaseUrl');
const name = `kilele_test_${randomBytes(6).toString('hex')}`;
const admin = createPool({ connectionString: url, maxConnections: 1 });
const jobs = createJobs<null>({ connectionString: databaseNamed(url, name) });
beforeAll(() => admin.query(`create database ${name}`));
afterAll(async () => {
  await jobs.close();
  await admin.query(`drop database if exists ${name} with (force)`);
  await admin.end();
});

/** What was sent about the kinds of work, a letter each: looked for, `short` taken, `long` taken, any of them done. */
const told = (sent: readonly string[]): string =>
  sent
    .map((text) => {
      if (text.includes('unnest($1::text[]) k(name)')) return 'l';
      const isTaking = text.includes('SKIP LOCKED');
      if (isTaking && text.includes(`name = 'short'`)) return 'S';
      if (isTaking && text.includes(`name = 'long'`)) return 'L';
      return text.includes('SET completed_on') ? 'd' : '';
    })
    .join('');

it('takes work that nobody waits for with every fourth look, and at once where the one before took longer', async () => {
  const begun = { short: 0, long: 0 };
  const works = {
    short: async () => void (begun.short += 1),
    long: async () => {
      begun.long += 1;
      await sleep(2_100);
    },
  };
  await jobs.start(null, [
    { name: 'short', work: works.short },
    { name: 'long', work: works.long },
  ]);
  const during = async (kind: keyof typeof works, count: number) =>
    told(
      await sentDuring(async () => {
        for (let key = 0; key < count; key += 1) await jobs.enqueue(kind, {}, String(key));
        await expect.poll(() => begun[kind], { timeout: 20_000 }).toBe(count);
      }),
    );
  const between = (await during('short', 2)).split('S').at(-2) ?? '';
  expect(between.replaceAll('d', '').length).toBeGreaterThanOrEqual(3);
  expect(await during('long', 2)).toMatch(/Ll+dL/);
});
