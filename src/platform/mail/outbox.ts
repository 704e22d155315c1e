import { deleteRows, rowPlace } from '../postgres/delete-rows.ts';
import { sql } from 'kysely';
import type { Db } from '../postgres/db.ts';

/** Every letter, sent or waiting, newest first. */
export async function findOutbox(db: Db, limit: number, offset: number) {
  return db
    .selectFrom('mailOutbox')
    .select(['id', 'toAddress as to', 'subject', 'body as text', 'attempts'])
    .select(['createdAt', 'sentAt', 'nextTryAt', 'failedAt', 'failure'])
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countOutbox(db: Db): Promise<{ waiting: number; sent: number; failed: number }> {
  return db
    .selectFrom('mailOutbox')
    .select((eb) => [
      eb.fn
        .countAll<number>()
        .filterWhere('sentAt', 'is', null)
        .filterWhere('failedAt', 'is', null)
        .as('waiting'),
      eb.fn
        .countAll<number>()
        .filterWhere('failedAt', 'is', null)
        .filterWhere('sentAt', 'is not', null)
        .as('sent'),
      eb.fn.count<number>('failedAt').as('failed'),
    ])
    .executeTakeFirstOrThrow();
}

const counted = (db: Db) =>
  db.selectFrom('mailOutbox').select((eb) => eb.fn.countAll<number>().as('letters'));

/** How many have not left yet, and could not be delivered. Read often: of the table's letters, only these are looked at. */
export async function countUnsent(db: Db): Promise<{ waiting: number; failed: number }> {
  const waiting = await counted(db)
    .where('sentAt', 'is', null)
    .where('failedAt', 'is', null)
    .executeTakeFirstOrThrow();
  const failed = await counted(db).where('failedAt', 'is not', null).executeTakeFirstOrThrow();
  return { waiting: waiting.letters, failed: failed.letters };
}

/** Forgets every letter to an address. */
export async function deleteMailTo(db: Db, address: string): Promise<void> {
  await db
    .deleteFrom('mailOutbox')
    .where((eb) => eb(eb.fn<string>('lower', ['toAddress']), '=', address.toLowerCase()))
    .execute();
}

export type ClaimedLetter = {
  readonly id: number;
  readonly toAddress: string;
  readonly subject: string;
  readonly body: string;
  readonly unsubscribeUrl: string | null;
  /** Counting the one it was claimed for. */
  readonly attempts: number;
};

/** Takes the letter whose turn it is, for one sender alone until `until`; null where none is waiting. */
export async function claimLetter(
  db: Db,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<ClaimedLetter | null> {
  const letter = await db
    .updateTable('mailOutbox')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), nextTryAt: until }))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('mailOutbox as waiting')
        .select('waiting.id')
        .where('sentAt', 'is', null)
        .where('failedAt', 'is', null)
        .where((where) => where.or([where('nextTryAt', 'is', null), where('nextTryAt', '<=', now)]))
        .orderBy('nextTryAt', (order) => order.asc().nullsFirst())
        .orderBy('waiting.id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'toAddress', 'subject', 'body', 'unsubscribeUrl', 'attempts'])
    .executeTakeFirst();
  return letter ?? null;
}

/** What became of a claimed letter. */
export async function settleLetter(
  db: Db,
  id: number,
  outcome:
    | { readonly sentAt: Date; readonly body: string }
    | { readonly failedAt: Date; readonly failure: string }
    | { readonly nextTryAt: Date; readonly failure: string },
): Promise<void> {
  const values =
    'sentAt' in outcome ? { ...outcome, nextTryAt: null, failure: null, unsubscribeUrl: null } : outcome;
  await db.updateTable('mailOutbox').set(values).where('id', '=', id).execute();
}

export async function findLetter(db: Db, id: number): Promise<{ sentAt: Date | null } | null> {
  const letter = await db.selectFrom('mailOutbox').select('sentAt').where('id', '=', id).executeTakeFirst();
  return letter ?? null;
}

/** A letter that had left came back; false where there is none. */
export async function returnLetter(
  db: Db,
  id: number,
  { now, failure }: { readonly now: Date; readonly failure: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mailOutbox')
    .set({ failedAt: now, failure })
    .where('id', '=', id)
    .where('sentAt', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Letters that nobody tried to send since `before` are out of date. */
export async function giveUpOldLetters(
  db: Db,
  { before, now, failure }: { readonly before: Date; readonly now: Date; readonly failure: string },
): Promise<void> {
  await db
    .updateTable('mailOutbox')
    .set({ failedAt: now, failure })
    .where('sentAt', 'is', null)
    .where('failedAt', 'is', null)
    .where(sql<Date>`coalesce(next_try_at, created_at)`, '<', before)
    .execute();
}

/** Lets letters that failed, one or all, be tried anew; answers how many. One that left and came back stays as it is. */
export async function sendAgain(db: Db, id: number | null, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('mailOutbox')
    .set({ failedAt: null, failure: null, attempts: 0, nextTryAt: now })
    .where('failedAt', 'is not', null)
    .where('sentAt', 'is', null)
    .$if(id !== null, (query) => query.where('id', '=', id))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Removes at most so many letters from before a time that left or were given up; how many that were. */
export const deleteOldLetters = (db: Db, before: Date, most: number): Promise<number> =>
  deleteRows(
    db,
    'mailOutbox',
    db
      .selectFrom('mailOutbox')
      .select(rowPlace)
      .where('createdAt', '<', before)
      .where((eb) => eb.or([eb('sentAt', 'is not', null), eb('failedAt', 'is not', null)]))
      .limit(most),
  );
