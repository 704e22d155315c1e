import { sql } from 'kysely';
import type { Db } from './db.ts';

/** A standby as the database it copies sees it; `lagSeconds` is null where the database tells this role nothing. */
export type Standby = {
  readonly name: string;
  readonly state: string | null;
  readonly lagSeconds: number | null;
};

/** The database that answers: its version, size, start and standbys, and the newest migration it has. */
export type ServerState = {
  readonly version: string;
  /** A copy that follows another database and takes no changes. */
  readonly isStandby: boolean;
  readonly startedAt: Date;
  readonly sizeBytes: number;
  readonly migrations: number;
  readonly newestMigration: string;
  readonly standbys: readonly Standby[];
};

export async function readServerState(db: Db): Promise<ServerState> {
  const { rows } = await sql<Omit<ServerState, 'standbys'>>`
    select current_setting('server_version') as version, pg_is_in_recovery() as "isStandby",
      pg_postmaster_start_time() as "startedAt", pg_database_size(current_database())::float8 as "sizeBytes",
      (select count(*)::int from schema_migrations) as migrations,
      (select max(name) from schema_migrations) as "newestMigration"`.execute(db);
  const standbys = await sql<Standby>`
    select application_name as name, state, extract(epoch from replay_lag)::float8 as "lagSeconds"
    from pg_stat_replication order by 1`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a database without an answer');
  return { ...row, standbys: standbys.rows };
}
