import { sql } from 'kysely';
import type { Db, UserId } from '#shared/server/context.ts';

export type ImportRow = {
  readonly id: number;
  readonly kind: 'records' | 'fx_rates';
  readonly fileName: string;
  readonly rowCount: number;
  readonly undone: boolean;
  readonly createdAt: Date;
};

export async function insertImport(
  db: Db,
  owner: UserId,
  batch: { kind: ImportRow['kind']; fileName: string; rowCount: number; now: Date },
): Promise<number> {
  const { id } = await db
    .insertInto('portfolioImports')
    .values({
      ownerId: owner,
      kind: batch.kind,
      fileName: batch.fileName,
      rowCount: batch.rowCount,
      createdAt: batch.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** An owner's imports, the latest first; of one id where it is given. */
export async function findImports(db: Db, owner: UserId, id?: number): Promise<ImportRow[]> {
  const { rows } = await sql<ImportRow>`
    select id, kind, file_name, row_count, undone_at is not null as undone,
      created_at
    from portfolio_imports where owner_id = ${owner} ${id === undefined ? sql`` : sql`and id = ${id}`}
    order by id desc limit 20`.execute(db);
  return rows;
}

/** Takes out everything an import brought and that is still there; answers how many rows. */
export async function undoImport(
  db: Db,
  owner: UserId,
  { id, now }: { id: number; now: Date },
): Promise<number> {
  const { rows } = await sql<{ removed: number }>`
    with batch as (
      update portfolio_imports set undone_at = ${now}
      where id = ${id} and owner_id = ${owner} and undone_at is null returning id
    ), deals as (
      update investments set removed_at = ${now}, version = version + 1
      where import_id in (select id from batch) and removed_at is null returning 1
    ), moves as (
      update portfolio_events set removed_at = ${now}, version = version + 1
      where import_id in (select id from batch) and removed_at is null returning 1
    ), rates as (
      delete from fx_rates where import_id in (select id from batch) returning 1
    )
    select (select count(*) from deals) + (select count(*) from moves) + (select count(*) from rates) as removed`.execute(
    db,
  );
  return rows[0]?.removed ?? 0;
}

/** Ids of the visible startups that bear one of the names, letter case aside. */
export async function findStartupIdsByName(
  db: Db,
  names: readonly string[],
): Promise<{ id: number; key: string }[]> {
  const { rows } = await sql<{ id: number; key: string }>`
    select id, lower(name) as key from visible_startups
    where lower(name) = any(${names.map((name) => name.toLowerCase())})`.execute(db);
  return rows;
}
