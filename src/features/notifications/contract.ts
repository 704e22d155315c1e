import { z } from 'zod';
import { endpoints } from '#shared/contract/endpoint.ts';
import { LARGEST_ID, listOf, wholeNumber } from '#shared/contract/fields.ts';
import { flag, pageQuery } from '#shared/contract/page.ts';

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
  'GET /api/events': {
    summary: 'A live stream that says which of the reader’s things changed',
    access: 'member',
    response: z.unknown(),
  },
});
