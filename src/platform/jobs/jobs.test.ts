import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, inject, it } from 'vitest';
import { createPool } from '#platform/postgres/db.ts';
import { databaseNamed } from '#test/database.ts';
import { sentDuring } from '#test/sent.ts';
import { createJobs } from './jobs.ts';

const url = inject('databaseUrl');
const name = `kilele_test_${randomBytes(6).toString('hex')}`;
const admin = createPool({ connectionString: url, maxConnections: 1 });
const jobs = createJobs<null>({ connectionString: databaseNamed(url, name) });
const others = createJobs<null>({ connectionString: databaseNamed(url, name) });
afterAll(async () => {
  await jobs.close();
  await others.close();
  await admin.query(`drop database if exists ${name} with (force)`);
  await admin.end();
});

it('a start that meets an outage goes on after it, does what was asked for meanwhile, and says both once', async () => {
  const lines: string[] = [];
  const say = (_fields: object, line: string) => void lines.push(line);
  const log = { info: say, warn: say, error: say } as unknown as FastifyBaseLogger;
  const skies: unknown[] = [];
  const work = async (_services: null, { sky }: Record<string, unknown>) => void skies.push(sky);
  const starting = jobs.start(null, [{ name: 'count-stars', isUrgent: true, work }], log);
  await expect.poll(() => lines).toEqual(['the queue of background work does not answer']);
  const asked = jobs.enqueue('count-stars', { sky: 'north' });

  await admin.query(`create database ${name}`);
  await Promise.all([starting, asked]);
  await expect.poll(() => skies, { timeout: 10_000 }).toEqual(['north']);
  await expect.poll(() => lines).toContain('the queue of background work answers again');
  expect(lines.filter((line) => line.includes('does not answer'))).toHaveLength(1);
});

it('looks for all kinds of work together, and takes up what another process asked for', async () => {
  const done = new Set<string>();
  const definitions = Array.from({ length: 24 }, (_, kind) => ({
    name: `kind-${kind}`,
    isUrgent: kind % 2 === 0,
    work: async (_services: null, { sky }: Record<string, unknown>) =>
      void done.add(`${kind} ${String(sky)}`),
  }));
  await others.start(null, definitions);
  // Those asked for while each began would be found without looking again.
  await sleep(500);
  await jobs.enqueue('kind-7', { sky: 'south' });
  await jobs.enqueue('kind-8', { sky: 'west' });
  await expect.poll(() => done, { timeout: 10_000 }).toEqual(new Set(['7 south', '8 west']));
  // Each kind by itself would ask twice in two seconds, or eight times.
  const sent = await sentDuring(() => sleep(2_000));
  expect(sent.length).toBeLessThan(definitions.length);
});

it('does what rows tell of, as long as they do, and takes up what that asks for', async () => {
  const connectionString = databaseNamed(url, name);
  const rows = createPool({ connectionString, maxConnections: 1 });
  const both = createJobs<null>({ connectionString });
  const seen: unknown[] = [];
  let tries = 0;
  const lines: string[] = [];
  const say = (_fields: object, line: string) => void lines.push(line);
  const log = { info: say, warn: say, error: say } as unknown as FastifyBaseLogger;
  try {
    await rows.query('create table clouds (sky text)');
    await both.start(
      null,
      [
        {
          name: 'clouds-rain',
          isUrgent: true,
          work: async (_services, { sky }) => void seen.push(sky),
        },
        {
          name: 'clouds-gather',
          dueWhile: 'exists (select from clouds)',
          work: async () => {
            tries += 1;
            if (tries === 1) throw new Error('no wind');
            const { rows: gone } = await rows.query<{ sky: string }>('delete from clouds returning sky');
            for (const { sky } of gone) await both.enqueue('clouds-rain', { sky }, sky);
          },
        },
      ],
      log,
    );
    await sleep(1_200);
    expect(tries).toBe(0);
    await rows.query(`insert into clouds values ('east'), ('east')`);
    await expect.poll(() => seen, { timeout: 5_000 }).toEqual(['east']);
    expect([tries, lines.filter((line) => line === 'job failed')]).toEqual([2, ['job failed']]);
  } finally {
    await both.close();
    await rows.end();
  }
});
