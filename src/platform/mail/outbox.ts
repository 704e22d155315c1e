import type { Db } from '../postgres/db.ts';

/** Every letter, sent or waiting, newest first. */
export async function findOutbox(db: Db, limit: number, offset: number) {
  return db
    .selectFrom('mailOutbox')
    .select(['id', 'toAddress as to', 'subject', 'body as text', 'attempts'])
    .select(['createdAt', 'sentAt'])
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countOutbox(db: Db): Promise<{ waiting: number; sent: number }> {
  return db
    .selectFrom('mailOutbox')
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere('sentAt', 'is', null).as('waiting'),
      eb.fn.count<number>('sentAt').as('sent'),
    ])
    .executeTakeFirstOrThrow();
}

/** Forgets every letter to an address. */
export async function deleteMailTo(db: Db, address: string): Promise<void> {
  await db
    .deleteFrom('mailOutbox')
    .where((eb) => eb(eb.fn<string>('lower', ['toAddress']), '=', address.toLowerCase()))
    .execute();
}
