import { CompiledQuery } from 'kysely';
import type pg from 'pg';
import type { Db } from './db.ts';

/** Runs the statements a library brings along on this connection, so that they are part of its transaction. */
export const foreignSql = (db: Db) => ({
  executeSql: (text: string, values: unknown[] = []) => db.executeQuery(CompiledQuery.raw(text, values)),
});

/** The same, each statement on whichever connection is free; `onAnswer` hears of each that the database answered. */
export const foreignSqlOf = (pool: pg.Pool, onAnswer: () => void) => ({
  async executeSql(text: string, values?: unknown[]) {
    const result = await pool.query(text, values);
    onAnswer();
    return result;
  },
});
