import { implement } from '#shared/server/implement.ts';
import { notificationEndpoints } from '../contract.ts';
import { handleOutbox, handleOutboxStatus } from './outbox.ts';
import { handleChange, handleOneClick, handleOpened, handleSettings, handleUnsubscribe } from './settings.ts';
import { countUnread, findNotifications, markRead } from './queries.ts';

const HEARTBEAT_MS = 25_000;

export const notificationRoutes = implement(notificationEndpoints, {
  'GET /api/notifications': async ({ actor, db, query }) => {
    const { limit, offset, unread = false } = query;
    const { rows, total } = await findNotifications(db, actor.id, { limit, offset, unreadOnly: unread });
    const items = rows.map((row) => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      readAt: row.readAt?.toISOString() ?? null,
    }));
    return { items, total };
  },

  'GET /api/notifications/unread': async ({ actor, db, services }) => ({
    unread: await countUnread(db, actor.id, services.now()),
  }),

  'POST /api/notifications/read': async ({ actor, db, body, services }) => {
    await markRead(db, actor.id, body.ids, services.now());
    return { unread: await countUnread(db, actor.id, services.now()) };
  },

  'GET /api/notifications/settings': handleSettings,
  'PUT /api/notifications/settings': handleChange,
  'POST /api/notifications/unsubscribe': handleUnsubscribe,
  'GET /api/notifications/unsubscribe/one-click': handleOpened,
  'POST /api/notifications/unsubscribe/one-click': handleOneClick,
  'GET /api/admin/outbox': handleOutbox,
  'GET /api/admin/outbox/status': handleOutboxStatus,

  'GET /api/events': async ({ actor, services, request, reply }) => {
    reply.hijack();
    reply.raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    reply.raw.write('retry: 3000\n\n');
    const unsubscribe = services.events.subscribe(actor.id, ({ topic }) => {
      reply.raw.write(`data: ${JSON.stringify({ topic })}\n\n`);
    });
    const heartbeat = setInterval(() => reply.raw.write(': still here\n\n'), HEARTBEAT_MS);
    request.raw.once('close', () => {
      clearInterval(heartbeat);
      unsubscribe();
    });
    return reply;
  },
});
