import { z } from 'zod';
import { Done } from '#shared/contract/done.ts';
import { endpoints } from '#shared/contract/endpoint.ts';
import { LARGEST_ID, listOf, wholeNumber } from '#shared/contract/fields.ts';
import { digits, flag, pageQuery } from '#shared/contract/page.ts';
import { byId } from '#shared/contract/by-id.ts';
import { Bounce, OutboxLetter, OutboxStatus, SentAgain } from './contract/outbox.ts';
import { ChangedSettings, NotificationSettings, OneClick, Unsubscribe } from './contract/settings.ts';

/** Something that happened and concerns the reader. `href` leads to where it can be dealt with. */
export const Notification = z.object({
  id: z.number(),
  kind: z.string(),
  content: z.string(),
  href: z.string().nullable(),
  createdAt: z.iso.datetime(),
  readAt: z.iso.datetime().nullable(),
});
export type Notification = z.infer<typeof Notification>;

const Count = z.object({ unread: z.number() });

export const MarkRead = z.strictObject({
  ids: listOf(wholeNumber('Not a valid id', { max: LARGEST_ID }), 'Must be a list of ids', {
    max: 100,
  }).optional(),
});

export const notificationEndpoints = endpoints({
  'GET /api/notifications': {
    summary: 'What concerns the reader, newest first',
    access: 'member',
    query: z.strictObject({ ...pageQuery, unread: flag().optional() }),
    response: z.array(Notification),
    list: true,
  },
  'GET /api/notifications/unread': { summary: 'How many are unread', access: 'member', response: Count },
  'POST /api/notifications/read': {
    summary: 'Marks some, or with no ids all, as read',
    access: 'member',
    body: MarkRead,
    response: Count,
  },
  'GET /api/notifications/settings': {
    summary: 'What the reader hears of, and where',
    access: 'member',
    response: NotificationSettings,
  },
  'PUT /api/notifications/settings': {
    summary: 'Changes what the reader hears of',
    access: 'member',
    body: ChangedSettings,
    response: NotificationSettings,
  },
  'POST /api/notifications/unsubscribe': {
    summary: 'Ends the daily digest, by the link of a letter and without signing in',
    access: 'public',
    body: Unsubscribe,
    response: Done,
  },
  'GET /api/notifications/unsubscribe/one-click': {
    summary: 'Leads who opens the address of a letter’s header to the page that ends the digest',
    access: 'public',
    query: Unsubscribe,
    response: z.unknown(),
  },
  'POST /api/notifications/unsubscribe/one-click': {
    summary: 'Ends the daily digest, for a mail program (RFC 8058)',
    access: 'public',
    query: Unsubscribe,
    body: OneClick,
    anySiteForm: true,
    response: Done,
  },
  'GET /api/admin/outbox': {
    summary: 'Letters, the latest first: what was sent, or would have been with a mail server',
    access: 'admin',
    query: z.strictObject(pageQuery),
    response: z.array(OutboxLetter),
    list: true,
  },
  'GET /api/admin/outbox/status': {
    summary: 'Whether letters leave, and how many wait',
    access: 'admin',
    response: OutboxStatus,
  },
  'POST /api/admin/outbox/{id}/send': {
    summary: 'Tries again to send an e-mail that could not be delivered',
    access: 'admin',
    act: 'Sent an e-mail again',
    params: byId,
    response: SentAgain,
  },
  'POST /api/admin/outbox/send': {
    summary: 'Tries again to send every e-mail that could not be delivered',
    access: 'admin',
    act: 'Sent all undelivered e-mails again',
    response: SentAgain,
  },
  'POST /api/mail/returned': {
    summary: 'A mail server says that a letter came back; its signed return path is the proof',
    access: 'public',
    body: Bounce,
    response: Done,
  },
  'GET /api/events': {
    summary:
      'A live stream that says which of the reader’s things changed, also since a moment before it began',
    access: 'member',
    query: z.strictObject({ since: digits(0, 100_000_000_000_000).optional() }),
    response: z.unknown(),
  },
});
