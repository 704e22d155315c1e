import { sql } from 'kysely';
import type { Db } from './db.ts';
import type { DB } from './tables.ts';

/** Lets a table's own ids go on after those its rows were given. */
export async function continueIds(db: Db, table: keyof DB): Promise<void> {
  await sql`select setval(pg_get_serial_sequence(${sql.lit(table)}, 'id'), (select max(id) from ${sql.table(table)}))`.execute(
    db,
  );
}
