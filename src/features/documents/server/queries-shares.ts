import { type RawBuilder, sql } from 'kysely';
import { didWrite } from '#platform/postgres/did-write.ts';
import { meetsPerson } from '#features/people/server/queries-visible.ts';
import type { Db, UserId } from '#shared/server/context.ts';

/** Whether the document `d` is shared with a reader; not while they and who shared it do not meet. */
export const sharedWith = (reader: UserId): RawBuilder<boolean> => sql`
  exists (select from document_shares h join people_cards b on b.id = h.shared_by
    where h.document_id = d.id and h.user_id = ${reader}
      and ${meetsPerson(reader, { id: sql.ref('b.id'), isDemo: sql.ref('b.isDemo') })})`;

/** With whom a document is shared, the latest first. */
export async function findShares(db: Db, documentId: number) {
  return db
    .selectFrom('documentShares as s')
    .innerJoin('peopleCards as u', 'u.id', 's.userId')
    .leftJoin('memberProfiles as p', 'p.userId', 'u.id')
    .leftJoin('peopleCards as b', 'b.id', 's.sharedBy')
    .select(['u.id as userId', 'u.firstName', 'u.lastName', 'p.headline'])
    .select(['u.image as profileImageUrl', 'u.isDemo', 'b.name as sharedBy', 's.createdAt'])
    .where('s.documentId', '=', documentId)
    .orderBy('s.createdAt', 'desc')
    .orderBy('u.id')
    .execute();
}

export async function countShares(db: Db, documentId: number): Promise<number> {
  const { count } = await db
    .selectFrom('documentShares')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('documentId', '=', documentId)
    .executeTakeFirstOrThrow();
  return count;
}

type NewShare = {
  readonly documentId: number;
  readonly userId: string;
  readonly sharedBy: UserId;
  readonly now: Date;
};

/** Whether it is new that this person may read the document. */
export async function insertShare(db: Db, { documentId, userId, sharedBy, now }: NewShare): Promise<boolean> {
  return didWrite(
    db
      .insertInto('documentShares')
      .values({ documentId, userId, sharedBy, createdAt: now })
      .onConflict((conflict) => conflict.doNothing()),
  );
}

/** Whether the document was shared with this person. */
export async function deleteShare(db: Db, documentId: number, userId: string): Promise<boolean> {
  return didWrite(
    db.deleteFrom('documentShares').where('documentId', '=', documentId).where('userId', '=', userId),
  );
}

/** Ends what somebody shared of a startup's documents. */
export async function deleteSharesBy(db: Db, startupId: number, userId: string): Promise<void> {
  await db
    .deleteFrom('documentShares')
    .where('sharedBy', '=', userId)
    .where('documentId', 'in', (eb) =>
      eb.selectFrom('documents').select('id').where('startupId', '=', startupId),
    )
    .execute();
}
