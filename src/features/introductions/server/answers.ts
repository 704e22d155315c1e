import { randomUUID } from 'node:crypto';
import { isMet } from '#features/people/server/queries.ts';
import { insertMessage, insertThread, markThreadRead } from '#features/messages/server/queries-change.ts';
import type { Db } from '#shared/server/context.ts';
import { AppError, notFound } from '#platform/http/errors.ts';
import { fullName } from '#shared/domain/person-name.ts';
import type { Decline } from '../contract/introduction.ts';
import { canMove, comeBackDay, DECLINE_REASON_LABELS, type Move, roleOf } from '../domain/move.ts';
import { refusePassingOn } from '../domain/request.ts';
import { canSeeIntroduction } from '../policy.ts';
import { findIntroduction, type IntroductionRow, lockPeople } from './queries.ts';
import { closeExpired, markDelivered, markWithdrawn, saveAnswer } from './queries-change.ts';
import { type Scene, notify } from './notify.ts';
import { openSince, readPairFacts } from './requests.ts';
import { contextHref } from './introduction-view.ts';

/** A request this person may see; 404 for everybody else. */
export async function loadOwn({ db, actor }: Scene, id: number): Promise<IntroductionRow> {
  const row = await findIntroduction(db, actor.id, id);
  if (!row || !canSeeIntroduction(actor.id, row)) throw notFound();
  return row;
}

/** The request, standing so that this person may make the move, with every other change of the pair held off. */
async function lockFor(scene: Scene, id: number, move: Move): Promise<IntroductionRow> {
  const { senderId, receiverId } = await loadOwn(scene, id);
  await lockPeople(scene.db, [senderId, receiverId]);
  const row = await loadOwn(scene, id);
  const role = roleOf(scene.actor.id, row);
  if (role === null || !canMove(move, role, row, scene.services.now()))
    throw new AppError('conflict', 'This request has already been answered or withdrawn.');
  return row;
}

/** The thread begins with what the sender asked, which the receiver has read. */
async function openThread(db: Db, row: IntroductionRow, now: Date): Promise<number> {
  const { senderId, receiverId, contextKind, contextId, contextLabel: subject, reason } = row;
  const subjectHref = contextHref(contextKind, contextId, receiverId);
  const threadId = await insertThread(db, { subject, subjectHref, members: [senderId, receiverId], now });
  const first = { threadId, senderId, clientId: randomUUID(), content: reason, now };
  await markThreadRead(db, receiverId, threadId, await insertMessage(db, first));
  return threadId;
}

export async function accept(scene: Scene, id: number): Promise<void> {
  const { db, actor, services } = scene;
  const now = services.now();
  const row = await lockFor(scene, id, 'accept');
  if (!(await isMet(db, actor.id, row.senderId))) throw notFound();
  const threadId = await openThread(db, row, now);
  await saveAnswer(db, { id, answer: 'accepted', now, threadId });
  const name = fullName(actor);
  const thanks = `${name} and ${fullName(row.sender)} are now in touch, thanks to you.`;
  await notify(db, services, [
    {
      userId: row.senderId,
      content: `${name} accepted your introduction. Say hello.`,
      href: `/messages?thread=${threadId}`,
    },
    ...(row.connectorId === null ? [] : [{ userId: row.connectorId, content: thanks }]),
  ]);
  for (const userId of [row.senderId, row.receiverId])
    await services.events.publish(db, { userId, topic: 'messages' });
}

async function declineAsReceiver(scene: Scene, id: number, body: Decline | undefined): Promise<void> {
  const { db, actor, services } = scene;
  const now = services.now();
  const { senderId } = await lockFor(scene, id, 'decline');
  const { reason = null, comeBackInMonths, tellSender: isTold = false } = body ?? {};
  const comeBackOn = comeBackInMonths ? comeBackDay(comeBackInMonths, now) : null;
  await saveAnswer(db, { id, answer: 'declined', now, reason, comeBackOn, isTold });
  if (!isTold) return;
  const why = reason === null ? '' : ` ${DECLINE_REASON_LABELS[reason]}.`;
  const back = comeBackOn === null ? '' : ` Ask again from ${comeBackOn}.`;
  await notify(db, services, [
    { userId: senderId, content: `${fullName(actor)} declined your introduction.${why}${back}` },
  ]);
}

/** The receiver's no, or the connection's: who does not pass a request on is never told of. */
export async function decline(scene: Scene, id: number, body: Decline | undefined): Promise<void> {
  if (roleOf(scene.actor.id, await loadOwn(scene, id)) !== 'connector')
    return declineAsReceiver(scene, id, body);
  await lockFor(scene, id, 'not_pass_on');
  return saveAnswer(scene.db, { id, answer: 'not_passed_on', now: scene.services.now() });
}

export async function passOn(scene: Scene, id: number): Promise<void> {
  const { db, actor, services } = scene;
  const now = services.now();
  const { senderId, receiverId, sender, receiver, reason } = await lockFor(scene, id, 'pass_on');
  const facts = await readPairFacts(db, { senderId, receiverId }, now);
  const asked = facts.earlier.find((one) => one.id === id);
  if (!asked || refusePassingOn(asked, facts, now))
    throw new AppError(
      'conflict',
      `${fullName(receiver)} could not be introduced to ${fullName(sender)} for now.`,
    );
  await closeExpired(db, senderId, receiverId, openSince(now));
  await markDelivered(db, id, now);
  const name = fullName(actor);
  await notify(db, services, [
    { userId: receiverId, content: `${name} would like you to meet ${fullName(sender)}: ${reason}` },
    { userId: senderId, content: `${name} passed on your request to ${fullName(receiver)}.` },
  ]);
}

export async function withdraw(scene: Scene, id: number): Promise<void> {
  const { db, actor, services } = scene;
  const { receiverId, deliveredAt } = await lockFor(scene, id, 'withdraw');
  await markWithdrawn(db, actor.id, id, services.now());
  if (deliveredAt !== null) await services.events.publish(db, { userId: receiverId, topic: 'introductions' });
}
