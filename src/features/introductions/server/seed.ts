import { z } from 'zod';
import { insertMessage, insertThread, markThreadRead } from '#features/messages/server/queries-change.ts';
import { NewMessage } from '#features/messages/contract.ts';
import type { Db } from '#shared/server/context.ts';
import { daysBefore } from '#shared/domain/time.ts';
import { DaysAgo, type Demo, DemoUserId, readDemo } from '#shared/server/demo.ts';
import { IntroductionRequest } from '../contract/introduction.ts';
import { insertIntroduction, saveAnswer } from './queries-change.ts';
import { contextHref } from './introduction-view.ts';
import { readContext } from './requests.ts';

/** A request, and what the two then wrote in turn, beginning with the asked one; nothing while it waits. */
const DemoIntroduction = z.strictObject({
  senderId: DemoUserId,
  daysAgo: DaysAgo,
  request: IntroductionRequest,
  answers: z.array(NewMessage.shape.content).default([]),
});
type DemoIntroduction = z.infer<typeof DemoIntroduction>;

const HOUR_MS = 3_600_000;

/** Nobody typed these on a device: the number of the message stands for the id a device would have made. */
const clientIdOf = (talk: number, message: number) =>
  `00000000-0000-4000-8000-${String(talk * 1000 + message).padStart(12, '0')}`;

async function seedTalk(db: Db, talk: DemoIntroduction, number: number, asked: Date): Promise<void> {
  const { senderId, request, answers } = talk;
  const { receiverId = '', reason } = request;
  const context = await readContext(db, { body: request, senderId, receiver: { name: '' } });
  const id = await insertIntroduction(db, {
    senderId,
    receiverId,
    connectorId: null,
    reason,
    context,
    now: asked,
  });
  if (answers.length === 0) return;
  const accepted = new Date(asked.getTime() + 5 * HOUR_MS);
  const subject = { subject: context.label, subjectHref: contextHref(context.kind, context.id, receiverId) };
  const threadId = await insertThread(db, { ...subject, members: [senderId, receiverId], now: accepted });
  await saveAnswer(db, { id, answer: 'accepted', now: accepted, threadId });
  for (const [index, content] of [reason, ...answers].entries()) {
    const [writer, reader] = index % 2 === 0 ? [senderId, receiverId] : [receiverId, senderId];
    const now = new Date(accepted.getTime() + index * 19 * HOUR_MS);
    const clientId = clientIdOf(number, index);
    const messageId = await insertMessage(db, { threadId, senderId: writer, clientId, content, now });
    if (index < answers.length) await markThreadRead(db, reader, threadId, messageId);
  }
}

/** Who asked whom for an introduction, and the conversations that came of it. */
export async function seedIntroductions(demo: Demo): Promise<void> {
  for (const [index, talk] of readDemo('introductions', DemoIntroduction, demo).entries())
    await seedTalk(demo.db, talk, index + 1, daysBefore(demo.now, talk.daysAgo));
}
