import { CompiledQuery } from 'kysely';
import type pg from 'pg';
import type { Db } from './db.ts';

/** Runs the statements a library brings along on this connection, so that they are part of its transaction. */
export const foreignSql = (db: Db) => ({
  executeSql: (text: string, values: unknown[] = []) => db.executeQuery(CompiledQuery.raw(text, values)),
});

/** The same, each statement on whichever connection is free. */
export const foreignSqlOf = (pool: pg.Pool) => ({
  executeSql: (text: string, values?: unknown[]) => pool.query(text, values),
});
