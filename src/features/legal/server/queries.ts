import { deleteRows, rowPlace } from '#platform/postgres/delete-rows.ts';
import type { Db, UserId } from '#shared/server/context.ts';
import type { EntryKind, GrievanceKind } from '../domain/deadlines.ts';
import type { LegalPage } from '../domain/pages.ts';

const TEXT = ['page', 'version', 'content', 'publishedAt'] as const;

/** A version of a page, the newest where none is named. */
export async function findText(db: Db, page: LegalPage, version?: number) {
  return db
    .selectFrom('legalTexts')
    .select(TEXT)
    .where('page', '=', page)
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function findVersions(db: Db, page: LegalPage) {
  return db
    .selectFrom('legalTexts')
    .select(['version', 'publishedAt'])
    .where('page', '=', page)
    .orderBy('version', 'desc')
    .execute();
}

/** False where there is such a version already. */
export async function insertText(
  db: Db,
  text: { page: LegalPage; version: number; content: string; publishedAt: Date; asksAgain: boolean },
): Promise<boolean> {
  const row = await db
    .insertInto('legalTexts')
    .values(text)
    .onConflict((conflict) => conflict.columns(['page', 'version']).doNothing())
    .returning('version')
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes that somebody accepted the newest version of pages. */
export async function insertConsents(
  db: Db,
  { userId, pages, now }: { userId: string; pages: readonly LegalPage[]; now: Date },
): Promise<void> {
  await db
    .insertInto('legalConsents')
    .columns(['userId', 'page', 'version', 'consentedAt'])
    .expression((eb) =>
      eb
        .selectFrom('legalTexts')
        .select((inner) => [
          inner.cast<string>(inner.val(userId), 'text').as('userId'),
          'page',
          inner.fn.max('version').as('version'),
          inner.cast<Date>(inner.val(now), 'timestamptz').as('consentedAt'),
        ])
        .where('page', 'in', [...pages])
        .groupBy('page'),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const GRIEVANCE = [
  'id',
  'kind',
  'name',
  'email',
  'content',
  'receivedAt',
  'dueAt',
  'answer',
  'answeredAt',
  'answeredByName',
] as const;

export async function insertGrievance(
  db: Db,
  row: {
    userId: UserId | null;
    kind: GrievanceKind;
    name: string;
    email: string;
    content: string;
    receivedAt: Date;
    dueAt: Date;
  },
): Promise<number> {
  const { id } = await db.insertInto('grievances').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Open ones first by their due date, then the answered ones, the latest first. */
export async function findGrievances(db: Db, { limit, offset }: { limit: number; offset: number }) {
  const rows = await db
    .selectFrom('grievances')
    .select(GRIEVANCE)
    .orderBy('answeredAt', (order) => order.desc().nullsFirst())
    .orderBy('dueAt')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await db
    .selectFrom('grievances')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

/** The grievance with its answer; undefined where it has one already, or is not there. */
export async function answerGrievance(
  db: Db,
  id: number,
  given: { answer: string; answeredAt: Date; answeredByName: string },
) {
  return db
    .updateTable('grievances')
    .set(given)
    .where('id', '=', id)
    .where('answeredAt', 'is', null)
    .returning(GRIEVANCE)
    .executeTakeFirst();
}

/** Removes at most so many that were answered before a time; how many that were. */
export const deleteOldGrievances = (db: Db, before: Date, most: number): Promise<number> =>
  deleteRows(
    db,
    'grievances',
    db.selectFrom('grievances').select(rowPlace).where('answeredAt', '<', before).limit(most),
  );

const BREACH = ['id', 'title', 'noticedAt', 'dueAt', 'closedAt'] as const;

export async function insertBreach(
  db: Db,
  breach: { title: string; noticedAt: Date; dueAt: Date },
): Promise<number> {
  const { id } = await db.insertInto('breaches').values(breach).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function insertEntry(
  db: Db,
  entry: {
    breachId: number;
    kind: EntryKind;
    content: string;
    actorName: string;
    enteredAt: Date;
  },
): Promise<void> {
  await db.insertInto('breachEntries').values(entry).execute();
  if (entry.kind === 'closed')
    await db
      .updateTable('breaches')
      .set({ closedAt: entry.enteredAt })
      .where('id', '=', entry.breachId)
      .execute();
}

/** A page of breaches, or one, with their entries in order. */
export async function findBreaches(
  db: Db,
  { id, limit, offset }: { id?: number; limit: number; offset: number },
) {
  const rows = await db
    .selectFrom('breaches')
    .select(BREACH)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
    .orderBy('noticedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await db
    .selectFrom('breaches')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const ids = rows.map((row) => row.id);
  const entries =
    ids.length === 0
      ? []
      : await db
          .selectFrom('breachEntries')
          .select(['id', 'breachId', 'kind', 'content', 'actorName', 'enteredAt'])
          .where('breachId', 'in', ids)
          .orderBy('id')
          .execute();
  return { rows, entries, total };
}
