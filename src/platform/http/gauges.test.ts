import { Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { registerGauges } from './gauges.ts';

it('figures of one reading are read once a scrape, not again while they hold, and left out while they cannot be', async () => {
  const registry = new Registry();
  const clock = { ms: 0 };
  const reads = { jobs: 0, files: 0 };
  registerGauges(
    registry,
    [
      {
        help: { jobs_waiting: 'Jobs that wait', jobs_failed: 'Jobs that failed' },
        read: async () => ({ jobs_waiting: (reads.jobs += 1), jobs_failed: null }),
      },
      {
        help: { file_bytes: 'Size of all files' },
        freshMs: 1_000,
        read: async () => {
          reads.files += 1;
          if (reads.files === 2) throw new Error('The database does not answer.');
          return { file_bytes: reads.files };
        },
      },
    ],
    () => clock.ms,
  );
  const first = await registry.metrics();
  expect(first).toMatch(/^jobs_waiting 1$/m);
  expect(first).toMatch(/^# HELP jobs_failed Jobs that failed$/m);
  expect(first).not.toMatch(/^jobs_failed \d/m);
  expect(first).toMatch(/^file_bytes 1$/m);

  clock.ms = 999;
  const second = await registry.metrics();
  expect(second).toMatch(/^jobs_waiting 2$/m);
  expect(second).toMatch(/^file_bytes 1$/m);

  clock.ms = 1_000;
  const third = await registry.metrics();
  expect(third).not.toMatch(/^file_bytes \d/m);
  expect(third).toMatch(/^jobs_waiting 3$/m);
  expect(await registry.metrics()).toMatch(/^file_bytes 3$/m);
});

it('a figure that does not come holds up none of the others', async () => {
  const registry = new Registry();
  registerGauges(registry, [
    { help: { quick: 'At hand' }, read: async () => ({ quick: 1 }) },
    { help: { frozen: 'Never there' }, read: () => new Promise(() => {}) },
  ]);
  const text = await registry.metrics();
  expect(text).toMatch(/^quick 1$/m);
  expect(text).not.toMatch(/^frozen \d/m);
});
