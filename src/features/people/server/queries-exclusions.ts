import { didWrite } from '#platform/postgres/did-write.ts';
import type { Db, UserId } from '#shared/server/context.ts';
import type { ExclusionKind } from '../domain/exclusion.ts';

export type ExclusionRow = { id: number; kind: ExclusionKind; label: string; createdAt: Date };

/** What a person has excluded, newest first. People are named as they are called now. */
export async function findExclusions(db: Db, owner: UserId): Promise<ExclusionRow[]> {
  return db
    .selectFrom('exclusions as e')
    .leftJoin('peopleCards as u', (join) => join.onRef('u.id', '=', 'e.value').on('e.kind', '=', 'person'))
    .select((eb) => ['e.id', 'e.kind', eb.fn.coalesce('u.name', 'e.label').as('label'), 'e.createdAt'])
    .where('e.userId', '=', owner)
    .orderBy('e.id', 'desc')
    .execute();
}

export async function countExclusions(db: Db, owner: UserId): Promise<number> {
  const row = await db
    .selectFrom('exclusions')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('userId', '=', owner)
    .executeTakeFirstOrThrow();
  return row.n;
}

/** The new exclusion; null when it is there already. */
export async function insertExclusion(
  db: Db,
  owner: UserId,
  { kind, value, label }: { kind: ExclusionKind; value: string; label: string },
): Promise<{ id: number; createdAt: Date } | null> {
  const row = await db
    .insertInto('exclusions')
    .values({ userId: owner, kind, value, label })
    .onConflict((oc) => oc.doNothing())
    .returning(['id', 'createdAt'])
    .executeTakeFirst();
  return row ?? null;
}

/** True when there was one of this person's to lift. */
export async function deleteExclusion(db: Db, owner: UserId, id: number): Promise<boolean> {
  return didWrite(db.deleteFrom('exclusions').where('id', '=', id).where('userId', '=', owner));
}
