import type { InferResult } from 'kysely';
import { didWrite } from '#platform/postgres/did-write.ts';
import type { Db, UserId } from '#shared/server/context.ts';
import { isReached, type Scope } from './queries.ts';

const selectNotes = (db: Db, scope: Scope) =>
  db
    .selectFrom('portfolioNotes as n')
    .innerJoin('peopleCards as u', 'u.id', 'n.ownerId')
    .select(['n.id', 'n.text', 'u.name as author', 'n.createdAt'])
    .select((eb) => [
      eb('n.firmId', 'is not', null).$castTo<boolean>().as('shared'),
      eb('n.ownerId', '=', scope.userId).$castTo<boolean>().as('mine'),
    ])
    .where(isReached(scope, 'n'));

export type NoteRow = InferResult<ReturnType<typeof selectNotes>>[number];

/** Notes about a company the scope reaches, the newest first. */
export async function findNotes(db: Db, scope: Scope, startupId: number): Promise<NoteRow[]> {
  return selectNotes(db, scope)
    .where('n.startupId', '=', startupId)
    .orderBy('n.createdAt', 'desc')
    .orderBy('n.id', 'desc')
    .limit(500)
    .execute();
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
  return didWrite(db.deleteFrom('portfolioNotes').where('id', '=', id).where('ownerId', '=', owner));
}

/** Names of the people behind `ids`. */
export async function findNames(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('peopleCards')
    .select(['id', 'name'])
    .where((eb) => eb('id', '=', eb.fn.any(eb.val(ids))))
    .orderBy('name')
    .execute();
}
