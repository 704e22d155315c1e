import { sql } from 'kysely';
import type { Db, UserId } from '#shared/server/context.ts';
import { isReached, type Scope } from './queries.ts';

export type NoteRow = {
  readonly id: number;
  readonly text: string;
  readonly shared: boolean;
  readonly mine: boolean;
  readonly author: string;
  readonly createdAt: Date;
};

/** Notes about a company the scope reaches, the newest first. */
export async function findNotes(db: Db, scope: Scope, startupId: number): Promise<NoteRow[]> {
  const { rows } = await sql<NoteRow>`
    select n.id, n.text, n.firm_id is not null as shared, n.owner_id = ${scope.userId} as mine,
      u.name as author, n.created_at
    from portfolio_notes n join people_cards u on u.id = n.owner_id
    where n.startup_id = ${startupId} and ${isReached(scope, 'n')}
    order by n.created_at desc, n.id desc limit 500`.execute(db);
  return rows;
}

export async function insertNote(
  db: Db,
  owner: UserId,
  note: { startupId: number; firmId: number | null; text: string; now: Date },
): Promise<number> {
  const { id } = await db
    .insertInto('portfolioNotes')
    .values({
      ownerId: owner,
      startupId: note.startupId,
      firmId: note.firmId,
      text: note.text,
      createdAt: note.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Deletes a note of the owner's; false when there is none. */
export async function deleteNote(db: Db, owner: UserId, id: number): Promise<boolean> {
  const result = await db
    .deleteFrom('portfolioNotes')
    .where('id', '=', id)
    .where('ownerId', '=', owner)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Names of the people behind `ids`. */
export async function findNames(db: Db, ids: readonly string[]): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from people_cards where id = any(${ids}) order by name`.execute(db);
  return rows;
}
