import type { InferResult, NotNull } from 'kysely';
import type { Db, UserId } from '#shared/server/context.ts';
import type { Entered, Read, Stated } from '../domain/entry.ts';
import type { NodePlace } from '../domain/merkle.ts';

export async function countEntries(db: Db): Promise<number> {
  const row = await db
    .selectFrom('accessEntries')
    .select('index')
    .orderBy('index', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? 0 : row.index + 1;
}

type NewEntry = Omit<Entered, 'at'> & (Read | Stated) & { readonly at: Date };

type NewViewer = { readonly userId: UserId; readonly name: string; readonly salt: string };

export async function insertEntry(db: Db, entry: NewEntry, viewer: NewViewer): Promise<void> {
  await db.insertInto('accessEntries').values(entry).execute();
  await db
    .insertInto('accessViewers')
    .values({ entryIndex: entry.index, ...viewer })
    .execute();
}

export async function insertNodes(
  db: Db,
  nodes: readonly (NodePlace & { readonly hash: Uint8Array })[],
): Promise<void> {
  const rows = nodes.map(({ hash, ...place }) => ({ ...place, hash: Buffer.from(hash) }));
  await db.insertInto('accessNodes').values(rows).execute();
}

/** The nodes at these places. */
export async function findNodes(db: Db, places: readonly NodePlace[]) {
  if (places.length === 0) return [];
  return db
    .selectFrom('accessNodes')
    .select(['level', 'index', 'hash'])
    .where((eb) => eb.or(places.map((place) => eb.and({ level: place.level, index: place.index }))))
    .execute();
}

const entries = (db: Db) =>
  db
    .selectFrom('accessEntries as e')
    .leftJoin('accessViewers as v', 'v.entryIndex', 'e.index')
    .leftJoin('startupDocuments as d', 'd.id', 'e.documentId')
    .select(['e.index', 'e.at', 'e.startupId', 'e.documentId', 'e.version', 'e.page', 'e.action'])
    .select(['e.offerId', 'e.terms', 'e.deed', 'e.step', 'e.side', 'e.digest', 'e.isRobot', 'e.viewer'])
    .select(['v.userId', 'v.name as viewerName', 'v.salt', 'd.title as documentTitle']);

/** Reads alone, which have a document. */
const reads = (db: Db) =>
  entries(db)
    .where('e.documentId', 'is not', null)
    .$narrowType<{ documentId: NotNull; version: NotNull; action: NotNull }>();

export async function findEntry(db: Db, index: number) {
  return (await entries(db).where('e.index', '=', index).executeTakeFirst()) ?? null;
}
export type EntryRow = NonNullable<Awaited<ReturnType<typeof findEntry>>>;
export type ReadRow = Readonly<InferResult<ReturnType<typeof reads>>[number]>;

type Window = { readonly limit: number; readonly offset: number };

/** What a person has read and stated, latest first, and how often. */
export async function findEntriesOf(
  db: Db,
  { userId, startupId }: { userId: UserId; startupId: number | undefined },
  { limit, offset }: Window,
) {
  const { total } = await db
    .selectFrom('accessViewers as v')
    .innerJoin('accessEntries as e', 'e.index', 'v.entryIndex')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('v.userId', '=', userId)
    .$if(startupId !== undefined, (query) => query.where('e.startupId', '=', startupId ?? 0))
    .executeTakeFirstOrThrow();
  const rows = await entries(db)
    .where('v.userId', '=', userId)
    .$if(startupId !== undefined, (query) => query.where('e.startupId', '=', startupId ?? 0))
    .orderBy('e.index', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows, total };
}

/** The same of a startup's documents, whoever read them. */
export async function findEntriesAbout(db: Db, startupId: number, { limit, offset }: Window) {
  const { total } = await db
    .selectFrom('accessEntries')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('startupId', '=', startupId)
    .where('documentId', 'is not', null)
    .executeTakeFirstOrThrow();
  const rows = await reads(db)
    .where('e.startupId', '=', startupId)
    .orderBy('e.index', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows, total };
}

/** The checkpoint that was given out for a ledger of this size. */
export async function findCheckpoint(db: Db, count: number): Promise<string | null> {
  const row = await db
    .selectFrom('accessCheckpoints')
    .select('note')
    .where('count', '=', count)
    .executeTakeFirst();
  return row?.note ?? null;
}

/** Keeps a checkpoint that somebody was given. */
export async function insertCheckpoint(
  db: Db,
  checkpoint: { count: number; note: string; createdAt: Date },
): Promise<void> {
  await db
    .insertInto('accessCheckpoints')
    .values(checkpoint)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
