import { implement } from '#shared/server/implement.ts';
import { notificationEndpoints } from '../contract.ts';
import {
  handleOutbox,
  handleOutboxStatus,
  handleReturned,
  handleSendAgain,
  handleSendAllAgain,
} from './outbox.ts';
import { handleChange, handleOneClick, handleOpened, handleSettings, handleUnsubscribe } from './settings.ts';
import { countUnread, findNotifications, markRead } from './queries.ts';
import { handleStream } from './streams.ts';

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
  'POST /api/admin/outbox/{id}/send': handleSendAgain,
  'POST /api/admin/outbox/send': handleSendAllAgain,
  'POST /api/mail/returned': handleReturned,

  'GET /api/events': handleStream,
});
