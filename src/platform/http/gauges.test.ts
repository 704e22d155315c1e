import { Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { registerGauges } from './gauges.ts';

it('figures of one reading are read once a scrape, and not again while they hold', async () => {
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
  await expect(registry.metrics()).rejects.toThrow('does not answer');
  expect(await registry.metrics()).toMatch(/^file_bytes 3$/m);
});
