import { sql } from 'kysely';
import type { Db, UserId } from '#shared/server/context.ts';

export type NoteVisibility = 'private' | 'shared';
export type DealNoteRow = {
  id: number;
  body: string;
  visibility: NoteVisibility;
  authorId: string;
  authorName: string;
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

const MOST_NOTES = 500;
const NOTE = sql.raw(`n.id, n.body, n.visibility, n.author_id, u.name as "authorName", n.version,
  n.created_at, n.updated_at`);
const readable = (reader: UserId) => sql`(n.visibility = 'shared' or n.author_id = ${reader})`;

/** The notes of a deal that the reader may see, newest first. */
export async function findDealNotes(db: Db, dealId: number, reader: UserId): Promise<DealNoteRow[]> {
  const { rows } = await sql<DealNoteRow>`
    select ${NOTE} from deal_notes n join people_cards u on u.id = n.author_id
    where n.deal_id = ${dealId} and ${readable(reader)} order by n.id desc limit ${MOST_NOTES}`.execute(db);
  return rows;
}

/** One note, held for the rest of the transaction; null when the reader may not see it. */
export async function findDealNote(
  db: Db,
  { dealId, noteId }: { dealId: number; noteId: number },
  reader: UserId,
): Promise<DealNoteRow | null> {
  const { rows } = await sql<DealNoteRow>`
    select ${NOTE} from deal_notes n join people_cards u on u.id = n.author_id
    where n.id = ${noteId} and n.deal_id = ${dealId} and ${readable(reader)} for update of n`.execute(db);
  return rows[0] ?? null;
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
