import { recordRead } from '#features/access-ledger/server/ledger.ts';
import { insertNotifications } from '#features/notifications/server/queries.ts';
import { fullName } from '#shared/domain/person-name.ts';
import { writeCsv } from '#shared/domain/csv.ts';
import { invalid, notFound } from '#platform/http/errors.ts';
import { type Call, DONE } from '#shared/server/implement.ts';
import { changedMeanwhile } from '#shared/server/refusals.ts';
import { roomHref } from '../contract/room-link.ts';
import type { roomQuestionEndpoints } from '../contract.ts';
import type { RoomQuestion } from '../contract/question.ts';
import { MOST_QUESTIONS } from '../domain/limit.ts';
import type { Permission } from '../domain/permission.ts';
import { canAsk, canRead, canSeeQuestion, canWithdrawQuestion } from '../policy.ts';
import { findPlacedOne, lockRoom, type PlacedRow } from './queries.ts';
import { findTeamIds } from './queries-guests.ts';
import {
  countQuestions,
  deleteQuestion,
  findDocumentQuestions,
  findQuestion,
  findQuestions,
  insertQuestion,
  type QuestionRow,
  saveAnswer,
} from './queries-questions.ts';
import {
  type Caller,
  documentIn,
  enterRoom,
  type Entry,
  full,
  managedRoom,
  permissionIn,
  teamRoom,
} from './room-access.ts';

type CallOf<K extends keyof typeof roomQuestionEndpoints> = Call<(typeof roomQuestionEndpoints)[K]>;

/** Looking as a group, one has asked nothing. */
const isAsker = ({ asker, preview }: Entry, { askerId }: QuestionRow): boolean =>
  preview === null && askerId === asker.userId;

function questionOf(row: QuestionRow, entry: Entry): RoomQuestion {
  const { id, documentId, document, page, body, askedBy, createdAt, version, answer, answeredAt } = row;
  const isOwn = isAsker(entry, row);
  return {
    id,
    documentId,
    document,
    page,
    body,
    askedBy: isOwn || entry.asker.team !== null ? askedBy : null,
    isOwn,
    createdAt: createdAt.toISOString(),
    answer:
      answer === null || answeredAt === null
        ? null
        : { body: answer, by: row.answeredBy, at: answeredAt.toISOString(), isForAll: row.isForAll },
    version,
  };
}

const standingOf = (entry: Entry, row: QuestionRow) => ({
  isOwn: isAsker(entry, row),
  isAnswered: row.answer !== null,
  isForAll: row.isForAll,
});

type Readable = { readonly row: PlacedRow; readonly permission: Permission };

/** A document whose pages the caller may read; to all others nothing was ever asked about it. */
async function readable({ db }: Pick<Caller, 'db'>, entry: Entry, documentId: number): Promise<Readable> {
  const row = await findPlacedOne(db, entry.room.id, documentId);
  const permission = row && permissionIn(entry, documentIn(entry, row));
  if (!row || !permission || !canRead(permission)) throw notFound();
  return { row, permission };
}

export async function handleDocumentQuestions(
  call: CallOf<'GET /api/startups/{id}/room/documents/{documentId}/questions'>,
) {
  const { db, params, query } = call;
  const entry = await enterRoom(call, params.id, query.as);
  const { row, permission } = await readable(call, entry, params.documentId);
  const all = await findDocumentQuestions(db, entry.room.id, row.id);
  const seen = all.filter((question) => canSeeQuestion(permission, standingOf(entry, question)));
  // What the team answers is read like what its documents say.
  if (entry.startup.role === null && seen.some(({ answer }) => answer !== null)) {
    const read = { documentId: row.id, version: row.number, page: null, action: 'answers' } as const;
    await recordRead(db, call, { startupId: entry.startup.id, ...read });
  }
  return { items: seen.map((question) => questionOf(question, entry)), total: seen.length };
}

export async function handleAsking(
  call: CallOf<'POST /api/startups/{id}/room/documents/{documentId}/questions'>,
): Promise<RoomQuestion> {
  const { actor, body, db, params } = call;
  const entry = await enterRoom(call, params.id);
  const { row, permission } = await readable(call, entry, params.documentId);
  if (!canAsk(permission)) throw notFound();
  if (body.page !== null && body.page > (row.pageCount ?? 0))
    throw invalid('page', 'Must be a page of the document');
  const { room, startup, now } = entry;
  await lockRoom(db, room.id);
  if ((await countQuestions(db, room.id)) >= MOST_QUESTIONS) throw full(MOST_QUESTIONS, 'questions');
  const asked = { roomId: room.id, documentId: row.id, askedBy: actor.id, createdAt: now };
  const id = await insertQuestion(db, { ...asked, ...body });
  const made = await findQuestion(db, room.id, id);
  if (!made) throw notFound();
  const content = `${fullName(actor)} asks about “${row.title}” in the data room of ${startup.name}`;
  const href = `${roomHref(startup.id)}?tab=questions`;
  await insertNotifications(
    db,
    (await findTeamIds(db, startup.id)).map((userId) => ({ userId, kind: 'document', content, href })),
  );
  return questionOf(made, entry);
}

export async function handleQuestions(call: CallOf<'GET /api/startups/{id}/room/questions'>) {
  const entry = await teamRoom(call, call.params.id);
  const rows = await findQuestions(call.db, entry.room.id, MOST_QUESTIONS);
  return { items: rows.map((row) => questionOf(row, entry)), total: rows.length };
}

const HEADS = [
  'asked (UTC)',
  'by',
  'document',
  'page',
  'question',
  'answered (UTC)',
  'by',
  'answer',
  'shown to',
];

export async function handleQuestionExport(call: CallOf<'GET /api/startups/{id}/room/questions/export'>) {
  const { db, params, reply } = call;
  const { room } = await teamRoom(call, params.id);
  const lines = (await findQuestions(db, room.id, MOST_QUESTIONS)).map((row) => [
    row.createdAt.toISOString(),
    row.askedBy,
    row.document,
    row.page === null ? '' : String(row.page),
    row.body,
    row.answeredAt?.toISOString() ?? '',
    row.answeredBy ?? '',
    row.answer ?? '',
    row.answer === null ? '' : row.isForAll ? 'all who may read the document' : 'who asked',
  ]);
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', 'attachment; filename="data-room-questions.csv"')
    .send(writeCsv([HEADS, ...lines]));
}

export async function handleAnswer(
  call: CallOf<'PUT /api/startups/{id}/room/questions/{questionId}'>,
): Promise<RoomQuestion> {
  const { actor, body, db, params } = call;
  const entry = await managedRoom(call, params.id);
  const { room, startup, now } = entry;
  const before = await findQuestion(db, room.id, params.questionId);
  if (!before) throw notFound();
  const key = { roomId: room.id, questionId: before.id };
  const isSaved = await saveAnswer(db, key, { ...body, answeredBy: actor.id, answeredAt: now });
  const current = await findQuestion(db, room.id, before.id);
  if (!current) throw notFound();
  if (!isSaved) throw changedMeanwhile(questionOf(current, entry));
  if (before.answer === null) {
    // Without the document's name: access may have ended since they asked.
    const content = `Your question in the data room of ${startup.name} was answered`;
    const place = `?document=${before.documentId}${before.page === null ? '' : `&page=${before.page}`}`;
    const href = `${roomHref(startup.id)}${place}`;
    await insertNotifications(db, [{ userId: before.askerId, kind: 'document', content, href }]);
  }
  return questionOf(current, entry);
}

export async function handleQuestionRemoval(
  call: CallOf<'DELETE /api/startups/{id}/room/questions/{questionId}'>,
) {
  const { db, params } = call;
  const entry = await enterRoom(call, params.id);
  const row = await findQuestion(db, entry.room.id, params.questionId);
  if (!row) throw notFound();
  const { permission } = await readable(call, entry, row.documentId);
  if (!canWithdrawQuestion(permission, standingOf(entry, row))) throw notFound();
  await deleteQuestion(db, { roomId: entry.room.id, questionId: row.id });
  return DONE;
}
