import type { InferResult } from 'kysely';
import { didWrite } from '#platform/postgres/did-write.ts';
import type { TableKind } from '#shared/domain/parameter-table.ts';
import type { Db, UserId } from '#shared/server/context.ts';

const selectTables = (db: Db) =>
  db
    .selectFrom('parameterTables')
    .select(['id', 'kind', 'asOf', 'body', 'isShipped'])
    // The check of the table lets in no others.
    .$narrowType<{ kind: TableKind }>();

export type TableRow = Readonly<InferResult<ReturnType<typeof selectTables>>[number]>;

/** All tables by kind, the freshest first; a year alone counts as its December. */
export async function findTables(db: Db): Promise<TableRow[]> {
  return selectTables(db)
    .orderBy('kind')
    .orderBy((eb) => eb.fn('rpad', ['asOf', eb.val(7), eb.val('-12')]), 'desc')
    .orderBy('id', 'desc')
    .execute();
}

type Values = { readonly kind: TableKind; readonly asOf: string; readonly body: string };

/** Keeps a table that came with the product, in place of one of its kind and date. */
export async function upsertShippedTable(db: Db, { kind, asOf, body }: Values): Promise<void> {
  await db
    .insertInto('parameterTables')
    .values({ kind, asOf, body, isShipped: true })
    .onConflict((conflict) => conflict.columns(['kind', 'asOf']).doUpdateSet({ body, isShipped: true }))
    .execute();
}

export async function insertTable(
  db: Db,
  owner: UserId,
  { kind, asOf, body, now }: Values & { readonly now: Date },
): Promise<void> {
  await db.insertInto('parameterTables').values({ kind, asOf, body, addedBy: owner, addedAt: now }).execute();
}

/** Takes out a table that somebody added; false where there is none. */
export async function deleteTable(db: Db, id: number): Promise<boolean> {
  return didWrite(db.deleteFrom('parameterTables').where('id', '=', id).where('isShipped', '=', false));
}
