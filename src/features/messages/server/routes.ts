import { insertNotifications, markReadAt } from '#features/notifications/server/queries.ts';
import type { Db, Member, Services } from '#shared/server/context.ts';
import { AppError, notFound } from '#platform/http/errors.ts';
import { implement } from '#shared/server/implement.ts';
import { nobodyThere } from '#shared/server/refusals.ts';
import { fullName } from '#shared/domain/person-name.ts';
import { messageEndpoints, type NewMessage } from '../contract.ts';
import {
  countUnreadMessages,
  findMessages,
  findSentMessage,
  findThreadState,
  findThread,
  findThreads,
} from './queries.ts';
import type { MessageRow, ThreadRow } from './queries.ts';
import { insertMessage, lockThread, markThreadRead, setMuted } from './queries-change.ts';

function threadOf({ lastAt, lastContent, lastIsMine, lastMessageAt, ...thread }: ThreadRow) {
  const lastMessage =
    lastContent === null || lastMessageAt === null
      ? null
      : { content: lastContent, isMine: lastIsMine === true, createdAt: lastMessageAt.toISOString() };
  return { ...thread, lastMessage, lastAt: lastAt.toISOString() };
}

const messageOf = (row: MessageRow) => ({
  id: row.id,
  clientId: row.clientId,
  senderId: row.senderId,
  isMine: row.isMine,
  content: row.content,
  createdAt: row.createdAt.toISOString(),
});

type Scene = { readonly db: Db; readonly actor: Member; readonly services: Services };

async function loadThread({ db, actor }: Scene, id: number): Promise<ThreadRow> {
  const thread = await findThread(db, actor.id, id);
  if (!thread) throw notFound();
  return thread;
}

async function findSent({ db, actor }: Scene, threadId: number, clientId: string) {
  const sent = await findSentMessage(db, actor.id, clientId);
  if (sent && sent.threadId !== threadId)
    throw new AppError('conflict', 'A message with this clientId is in another conversation.');
  return sent;
}

const pathOf = (threadId: number) => `/messages?thread=${threadId}`;

/** Writes an inbox line for the first unread message of a conversation, unless the reader muted it. */
async function notifyRecipient(
  { db, actor, services }: Scene,
  threadId: number,
  otherId: string,
): Promise<void> {
  const threadState = await findThreadState(db, otherId, threadId);
  if (threadState && !threadState.isMuted && threadState.unreadCount === 1) {
    const name = fullName(actor);
    await insertNotifications(db, [
      { userId: otherId, kind: 'message', content: `${name} wrote to you.`, href: pathOf(threadId) },
    ]);
  }
  for (const userId of [otherId, actor.id]) await services.events.publish(db, { userId, topic: 'messages' });
}

async function sendMessage(scene: Scene, threadId: number, { content, clientId }: NewMessage) {
  const { db, actor, services } = scene;
  await loadThread(scene, threadId);
  await lockThread(db, threadId);
  const before = await findSent(scene, threadId, clientId);
  if (before) return messageOf(before);
  const { isClosed, other } = await loadThread(scene, threadId);
  if (other?.isDemo && !actor.isDemo) throw nobodyThere(fullName(other));
  if (isClosed || !other)
    throw new AppError('conflict', 'No more messages can be sent in this conversation.');
  await insertMessage(db, { threadId, senderId: actor.id, clientId, content, now: services.now() });
  await notifyRecipient(scene, threadId, other.id);
  const sent = await findSent(scene, threadId, clientId);
  if (!sent) throw new Error('a message that was just written is not there');
  return messageOf(sent);
}

export const messageRoutes = implement(messageEndpoints, {
  'GET /api/threads': async ({ actor, db, query }) => {
    const { rows, total } = await findThreads(db, actor.id, query.limit, query.offset);
    return { items: rows.map(threadOf), total };
  },

  'GET /api/threads/unread': async ({ actor, db }) => ({ unread: await countUnreadMessages(db, actor.id) }),

  'GET /api/threads/{id}': async (call) => threadOf(await loadThread(call, call.params.id)),

  'GET /api/threads/{id}/messages': async ({ actor, db, params, query }) => {
    const page = await findMessages(db, actor.id, params.id, query);
    if (!page) throw notFound();
    return { items: page.rows.map(messageOf), total: page.total };
  },

  'POST /api/threads/{id}/messages': async (call) => sendMessage(call, call.params.id, call.body),

  'POST /api/threads/{id}/read': async (call) => {
    const { actor, body, db, params, services } = call;
    await loadThread(call, params.id);
    await lockThread(db, params.id);
    await markThreadRead(db, actor.id, params.id, body.messageId);
    const hadNews = await markReadAt(db, actor.id, pathOf(params.id), services.now());
    if (hadNews) await services.events.publish(db, { userId: actor.id, topic: 'notifications' });
    await services.events.publish(db, { userId: actor.id, topic: 'messages' });
    return { unread: await countUnreadMessages(db, actor.id) };
  },

  'PUT /api/threads/{id}/mute': async ({ actor, body, db, params, services }) => {
    const mutedAt = body.muted ? services.now() : null;
    if (!(await setMuted(db, actor.id, params.id, mutedAt))) throw notFound();
    await services.events.publish(db, { userId: actor.id, topic: 'messages' });
    return { muted: body.muted };
  },
});
