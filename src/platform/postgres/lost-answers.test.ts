import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testApp } from '#test/app.ts';
import { createPool } from './db.ts';

const app = testApp();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('a statement whose connection has lost the database ends, one that only takes long does not, and the next is answered', async () => {
  const { connectionString = '' } = app.services.pool.options;
  const pool = createPool({ connectionString, maxConnections: 1, statementTimeoutMs: 3_000 });
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  const pid = rows[0]?.pid ?? 0;
  process.kill(pid, 'SIGSTOP');
  try {
    const asked = pool.query('select 1').then(
      () => 'answered',
      (error: Error) => error.message,
    );
    // The statement is on its way.
    await new Promise((sent) => setImmediate(sent));
    vi.advanceTimersByTime(5_000);
    expect(await Promise.race([asked, Promise.resolve('still waiting')])).toBe('still waiting');
    vi.advanceTimersByTime(3_000);
    expect(await asked).toMatch(/did not answer in time/);
  } finally {
    process.kill(pid, 'SIGCONT');
  }
  expect((await pool.query('select 2 as two')).rows).toEqual([{ two: 2 }]);
  await pool.end();
});
