import type { InferResult } from 'kysely';
import type { Db, UserId } from '#shared/server/context.ts';

const selectImports = (db: Db, owner: UserId) =>
  db
    .selectFrom('portfolioImports')
    .select(['id', 'kind', 'fileName', 'rowCount', 'createdAt'])
    .select((eb) => eb('undoneAt', 'is not', null).$castTo<boolean>().as('undone'))
    .where('ownerId', '=', owner);

type ImportRow = InferResult<ReturnType<typeof selectImports>>[number];

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
  return selectImports(db, owner)
    .where((eb) => (id === undefined ? eb.lit(true) : eb('id', '=', id)))
    .orderBy('id', 'desc')
    .limit(20)
    .execute();
}

/** Takes out the records an import brought and that are still there; answers how many. Rates are taken out by their owner. */
export async function undoImport(
  db: Db,
  owner: UserId,
  { id, now }: { id: number; now: Date },
): Promise<number> {
  const { removed } = await db
    .with('batch', (cte) =>
      cte
        .updateTable('portfolioImports')
        .set({ undoneAt: now })
        .where('id', '=', id)
        .where('ownerId', '=', owner)
        .where('undoneAt', 'is', null)
        .returning('id'),
    )
    .with('investmentsOut', (cte) =>
      cte
        .updateTable('investments')
        .set((eb) => ({ removedAt: now, version: eb('version', '+', 1) }))
        .where('importId', 'in', (eb) => eb.selectFrom('batch').select('batch.id'))
        .where('removedAt', 'is', null)
        .returning('id'),
    )
    .with('eventsOut', (cte) =>
      cte
        .updateTable('portfolioEvents')
        .set((eb) => ({ removedAt: now, version: eb('version', '+', 1) }))
        .where('importId', 'in', (eb) => eb.selectFrom('batch').select('batch.id'))
        .where('removedAt', 'is', null)
        .returning('id'),
    )
    .selectFrom((eb) =>
      eb
        .selectFrom('investmentsOut')
        .select('id')
        .unionAll(eb.selectFrom('eventsOut').select('id'))
        .as('out'),
    )
    .select((eb) => eb.fn.countAll<number>().as('removed'))
    .executeTakeFirstOrThrow();
  return removed;
}

/** Ids of the visible startups that bear one of the names, letter case aside. */
export async function findStartupIdsByName(db: Db, names: readonly string[]) {
  const keys = names.map((name) => name.toLowerCase());
  return db
    .selectFrom('visibleStartups')
    .select((eb) => ['id', eb.fn<string>('lower', ['name']).as('key')])
    .where((eb) => eb(eb.fn<string>('lower', ['name']), '=', eb.fn.any(eb.val(keys))))
    .execute();
}
