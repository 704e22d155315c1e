import { CompiledQuery } from 'kysely';
import type pg from 'pg';
import type { Db } from './db.ts';
import { sentWithNext } from './prepared.ts';

/** Runs the statements a library brings along on this connection, so that they are part of its transaction. */
export const foreignSql = (db: Db) => ({
  executeSql: (text: string, values: unknown[] = []) => db.executeQuery(CompiledQuery.raw(text, values)),
});

/** The same for what nobody waits for: it is sent with the next statement of the transaction, its commit perhaps. */
export const foreignSqlWithNext = (db: Db) => ({
  executeSql: (text: string, values: unknown[] = []) =>
    db.executeQuery(CompiledQuery.raw(text, sentWithNext([...values]))),
});

/** The same, each statement on whichever connection is free; `onAnswer` hears of each that the database answered. */
export const foreignSqlOf = (pool: pg.Pool, onAnswer: () => void) => ({
  async executeSql(text: string, values?: unknown[]) {
    const result = await pool.query(text, values);
    onAnswer();
    return result;
  },
});
