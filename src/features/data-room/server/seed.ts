import { z } from 'zod';
import { daysAfter, daysBefore } from '#shared/domain/time.ts';
import { DaysAgo, type Demo, DemoId, DemoUserId, readDemo } from '#shared/server/demo.ts';
import { AgreementForm, GrantForm, NewGroupForm, NewRoomForm } from '../contract/forms.ts';
import { AnswerForm, QuestionForm } from '../contract/question.ts';
import { findExpectations, findFolders, findOutside, insertRoom, updateRoom } from './queries.ts';
import { insertPlaced, updateExpectation } from './queries-content.ts';
import {
  findAgreement,
  insertAcceptance,
  insertAgreement,
  insertGroup,
  insertGuest,
  saveGrant,
} from './queries-guests.ts';
import { insertQuestion, saveAnswer } from './queries-questions.ts';
import { fillFromTemplate } from './room-content.ts';

const Deed = { userId: DemoUserId, daysAgo: DaysAgo };

/** A room as its team built it. Documents and folders go by their names. */
const DemoRoom = z.strictObject({
  startupId: DemoId,
  ...Deed,
  room: NewRoomForm,
  documents: z.array(
    z.strictObject({ document: z.string(), folder: z.string(), expected: z.string().optional() }),
  ),
  agreement: AgreementForm,
  groups: z.array(
    z.strictObject({
      name: NewGroupForm.shape.name,
      expiresInDays: z.number().positive(),
      members: z.array(DemoUserId),
      /** Those who have accepted the text. */
      accepted: z.array(DemoUserId),
      grants: z.array(z.strictObject({ folder: z.string().nullable(), level: GrantForm.shape.level })),
    }),
  ),
  questions: z.array(
    z.strictObject({
      ...Deed,
      document: z.string(),
      question: QuestionForm,
      answer: AnswerForm.omit({ version: true }).extend(Deed).optional(),
    }),
  ),
});
type DemoRoom = z.infer<typeof DemoRoom>;

function byName<Named>(items: readonly Named[], name: string, nameOf: (item: Named) => string): Named {
  const found = items.find((item) => nameOf(item) === name);
  if (!found) throw new Error(`demo/data-rooms.json names “${name}”, which is not in the room`);
  return found;
}

type Built = { readonly roomId: number; readonly documents: ReadonlyMap<string, number> };

async function build(demo: Demo, room: DemoRoom): Promise<Built> {
  const { db } = demo;
  const { startupId, userId } = room;
  const now = daysBefore(demo.now, room.daysAgo);
  const roomId = await insertRoom(db, { startupId, userId, now });
  if (roomId === null) throw new Error('demo/data-rooms.json has two rooms of a startup');
  if (room.room.withTemplate) await fillFromTemplate(db, { roomId, startupId, now });
  const [folders, stored, expectations] = [
    await findFolders(db, roomId),
    await findOutside(db, startupId, roomId),
    await findExpectations(db, roomId),
  ];
  const documents = new Map<string, number>();
  for (const { document, folder, expected } of room.documents) {
    const { id: documentId } = byName(stored, document, ({ title }) => title);
    const { id: folderId } = byName(folders, folder, ({ name }) => name);
    await insertPlaced(db, { roomId, documentId, folderId, userId, now });
    documents.set(document, documentId);
    if (expected === undefined) continue;
    const { id: expectationId } = byName(expectations, expected, ({ title }) => title);
    await updateExpectation(db, { roomId, expectationId }, { documentId });
  }
  return { roomId, documents };
}

async function letIn(demo: Demo, room: DemoRoom, { roomId }: Built): Promise<void> {
  const { db } = demo;
  const { userId } = room;
  const now = daysBefore(demo.now, room.daysAgo);
  const { body } = room.agreement;
  if (body !== null) {
    await insertAgreement(db, { roomId, number: 1, body, createdBy: userId, createdAt: now });
    await updateRoom(db, roomId, { agreementNumber: 1 });
    const text = await findAgreement(db, roomId, 1);
    const acceptedAt = daysAfter(now, 1);
    for (const member of text ? room.groups.flatMap(({ accepted }) => accepted) : [])
      await insertAcceptance(db, { agreementId: text?.id ?? 0, userId: member, acceptedAt });
  }
  const folders = await findFolders(db, roomId);
  for (const { name, expiresInDays, members, grants } of room.groups) {
    const expiresAt = daysAfter(demo.now, expiresInDays);
    const groupId = await insertGroup(db, { roomId, name, expiresAt, userId, now });
    if (groupId === null) throw new Error('demo/data-rooms.json has two groups of a name');
    for (const member of members)
      await insertGuest(db, { roomId, groupId, kind: 'person', userId: member, now });
    for (const { folder, level } of grants) {
      const folderId = folder === null ? null : byName(folders, folder, (each) => each.name).id;
      if (level === 'inherit') continue;
      const place = { roomId, groupId, folderId, documentId: null };
      await saveGrant(db, { ...place, level, expiresAt: null, revokedAt: null, userId, now });
    }
  }
}

async function ask(demo: Demo, room: DemoRoom, { roomId, documents }: Built): Promise<void> {
  const { db } = demo;
  for (const { userId, daysAgo, document, question, answer } of room.questions) {
    const documentId = documents.get(document);
    if (documentId === undefined)
      throw new Error(`demo/data-rooms.json asks about “${document}”, which is not in the room`);
    const createdAt = daysBefore(demo.now, daysAgo);
    const questionId = await insertQuestion(db, {
      roomId,
      documentId,
      askedBy: userId,
      createdAt,
      ...question,
    });
    if (!answer) continue;
    const { userId: answeredBy, daysAgo: answeredDaysAgo, ...said } = answer;
    const answeredAt = daysBefore(demo.now, answeredDaysAgo);
    await saveAnswer(db, { roomId, questionId }, { ...said, answeredBy, answeredAt, version: 1 });
  }
}

/** The data rooms of the demo: what is in them, who may read it until when, and what was asked. */
export async function seedDataRooms(demo: Demo): Promise<void> {
  for (const room of readDemo('data-rooms', DemoRoom, demo)) {
    const built = await build(demo, room);
    await letIn(demo, room, built);
    await ask(demo, room, built);
  }
}
