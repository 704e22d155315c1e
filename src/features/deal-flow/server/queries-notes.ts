import { type InferResult, sql } from 'kysely';
import type { Db, UserId } from '#shared/server/context.ts';

export type NoteVisibility = 'private' | 'shared';

const MOST_NOTES = 500;

const selectNotes = (db: Db, dealId: number, reader: UserId) =>
  db
    .selectFrom('dealNotes as n')
    .innerJoin('peopleCards as u', 'u.id', 'n.authorId')
    .select(['n.id', 'n.body', 'n.visibility', 'n.authorId', 'u.name as authorName', 'n.version'])
    .select(['n.createdAt', 'n.updatedAt'])
    .where('n.dealId', '=', dealId)
    .where((eb) => eb.or([eb('n.visibility', '=', 'shared'), eb('n.authorId', '=', reader)]));

export type DealNoteRow = InferResult<ReturnType<typeof selectNotes>>[number];

/** The notes of a deal that the reader may see, newest first. */
export async function findDealNotes(db: Db, dealId: number, reader: UserId): Promise<DealNoteRow[]> {
  return selectNotes(db, dealId, reader).orderBy('n.id', 'desc').limit(MOST_NOTES).execute();
}

/** What a person wrote themselves about a startup, in whichever of their deals, newest first. */
export async function findOwnNotes(db: Db, author: UserId, startupId: number) {
  return db
    .selectFrom('dealNotes as n')
    .innerJoin('deals as d', 'd.id', 'n.dealId')
    .select(['n.body', 'n.updatedAt'])
    .where('n.authorId', '=', author)
    .where('d.startupId', '=', startupId)
    .where('d.removedAt', 'is', null)
    .orderBy('n.id', 'desc')
    .limit(MOST_NOTES)
    .execute();
}

/** One note, held for the rest of the transaction; undefined when the reader may not see it. */
export async function findDealNote(
  db: Db,
  { dealId, noteId }: { dealId: number; noteId: number },
  reader: UserId,
): Promise<DealNoteRow | undefined> {
  return selectNotes(db, dealId, reader).where('n.id', '=', noteId).forUpdate('n').executeTakeFirst();
}

export async function insertDealNote(
  db: Db,
  note: { dealId: number; authorId: UserId; body: string; visibility: NoteVisibility; now: Date },
): Promise<number> {
  const { id } = await db
    .insertInto('dealNotes')
    .values({
      dealId: note.dealId,
      authorId: note.authorId,
      body: note.body,
      visibility: note.visibility,
      createdAt: note.now,
      updatedAt: note.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateDealNote(
  db: Db,
  noteId: number,
  change: { body?: string; visibility?: NoteVisibility },
  now: Date,
): Promise<void> {
  await db
    .updateTable('dealNotes')
    .set({ ...change, updatedAt: now, version: sql`version + 1` })
    .where('id', '=', noteId)
    .execute();
}

export async function deleteDealNote(db: Db, noteId: number): Promise<void> {
  await db.deleteFrom('dealNotes').where('id', '=', noteId).execute();
}
