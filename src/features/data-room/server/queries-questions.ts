import { didWrite } from '#platform/postgres/did-write.ts';
import type { Db, UserId } from '#shared/server/context.ts';

const questions = (db: Db, roomId: number) =>
  db
    .selectFrom('dataRoomQuestions as q')
    .innerJoin('startupDocuments as d', 'd.id', 'q.documentId')
    .innerJoin('peopleCards as u', 'u.id', 'q.askedBy')
    .leftJoin('peopleCards as a', 'a.id', 'q.answeredBy')
    .select(['q.id', 'q.documentId', 'd.title as document', 'q.page', 'q.body', 'q.createdAt', 'q.version'])
    .select(['q.askedBy as askerId', 'u.name as askedBy'])
    .select(['q.answer', 'q.answeredAt', 'q.isForAll', 'a.name as answeredBy'])
    .where('q.roomId', '=', roomId);

/** The questions of a room, those without an answer first, then the latest. */
export async function findQuestions(db: Db, roomId: number, limit: number) {
  return questions(db, roomId)
    .orderBy('q.answeredAt', (order) => order.desc().nullsFirst())
    .orderBy('q.id', 'desc')
    .limit(limit)
    .execute();
}
export type QuestionRow = Awaited<ReturnType<typeof findQuestions>>[number];

/** Those about one document, in the order in which they were asked. */
export async function findDocumentQuestions(
  db: Db,
  roomId: number,
  documentId: number,
): Promise<QuestionRow[]> {
  return questions(db, roomId).where('q.documentId', '=', documentId).orderBy('q.id').execute();
}

export async function findQuestion(db: Db, roomId: number, id: number): Promise<QuestionRow | null> {
  return (await questions(db, roomId).where('q.id', '=', id).executeTakeFirst()) ?? null;
}

export async function countQuestions(db: Db, roomId: number): Promise<number> {
  const { count } = await db
    .selectFrom('dataRoomQuestions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('roomId', '=', roomId)
    .executeTakeFirstOrThrow();
  return count;
}

type Asked = {
  readonly roomId: number;
  readonly documentId: number;
  readonly page: number | null;
  readonly askedBy: UserId;
  readonly body: string;
  readonly createdAt: Date;
};

export async function insertQuestion(db: Db, asked: Asked): Promise<number> {
  const { id } = await db
    .insertInto('dataRoomQuestions')
    .values(asked)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type Answer = {
  readonly answer: string;
  readonly isForAll: boolean;
  readonly answeredBy: UserId;
  readonly answeredAt: Date;
  readonly version: number;
};
type Key = { readonly roomId: number; readonly questionId: number };

/** False when the question is no longer at the version that was read. */
export async function saveAnswer(
  db: Db,
  { roomId, questionId }: Key,
  { version, ...answer }: Answer,
): Promise<boolean> {
  return didWrite(
    db
      .updateTable('dataRoomQuestions')
      .set({ ...answer, version: version + 1 })
      .where('roomId', '=', roomId)
      .where('id', '=', questionId)
      .where('version', '=', version),
  );
}

export async function deleteQuestion(db: Db, { roomId, questionId }: Key): Promise<void> {
  await db
    .deleteFrom('dataRoomQuestions')
    .where('roomId', '=', roomId)
    .where('id', '=', questionId)
    .execute();
}
