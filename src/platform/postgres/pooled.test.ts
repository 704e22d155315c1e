import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testApp } from '#test/app.ts';
import { createDb, createPool } from './db.ts';

const app = testApp();

it('through a pooler no statement has a name, and a transaction begins with its limits', async () => {
  const { connectionString = '' } = app.services.pool.options;
  const pool = createPool({ connectionString, isPooled: true, maxConnections: 1, statementTimeoutMs: 7_000 });
  const db = createDb(pool);
  const ask = (value: number) =>
    db.executeQuery<{ n: number }>(sql`select ${value}::integer as n`.compile(db));
  for (let sent = 0; sent < 20; sent += 1) {
    expect((await ask(sent)).rows).toEqual([{ n: sent }]);
    expect((await sql<{ n: number }>`select ${sent}::integer as n`.execute(db)).rows).toEqual([{ n: sent }]);
  }
  const names = await pool.query('select name from pg_prepared_statements');
  expect(names.rows).toEqual([]);
  const limit = await db
    .transaction()
    .execute((trx) =>
      sql<{ limit: string }>`select current_setting('statement_timeout') as limit, ${1}::integer`.execute(
        trx,
      ),
    );
  expect(limit.rows[0]?.limit).toBe('7s');
  await pool.end();
});
