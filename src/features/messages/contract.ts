import { z } from 'zod';
import { OtherPerson } from '#shared/contract/other-person.ts';
import { byId } from '#shared/contract/by-id.ts';
import { endpoints } from '#shared/contract/endpoint.ts';
import { paragraph, toggleField } from '#shared/contract/fields.ts';
import { digits, pageQuery } from '#shared/contract/page.ts';

export const LONGEST_MESSAGE = 5000;

const LARGEST_MESSAGE_ID = 999_999_999_999_999;

/** `clientId` is made where the message is typed. Sent twice, it is one message, and both calls answer it. */
export const NewMessage = z.strictObject({
  content: paragraph('Write a message first', { max: LONGEST_MESSAGE }),
  clientId: z
    .uuid({ error: 'clientId must be a UUID' })
    .transform((id) => id.toLowerCase())
    .meta({ format: 'uuid' }),
});
export type NewMessage = z.output<typeof NewMessage>;

export const Message = z.object({
  id: z.number(),
  clientId: z.string(),
  /** Null for somebody who has left. */
  senderId: z.string().nullable(),
  isMine: z.boolean(),
  content: z.string(),
  createdAt: z.iso.datetime(),
});
export type Message = z.infer<typeof Message>;

/** A conversation of two, as one of them sees it. `other` is null when they have left. */
export const Thread = z.object({
  id: z.number(),
  other: OtherPerson.nullable(),
  /** What brought them together. */
  subject: z.string(),
  subjectHref: z.string().nullable(),
  lastMessage: z.object({ content: z.string(), isMine: z.boolean(), createdAt: z.iso.datetime() }).nullable(),
  lastAt: z.iso.datetime(),
  unreadCount: z.number(),
  isMuted: z.boolean(),
  /** Nobody can write any more: one has blocked the other, left or been suspended. */
  isClosed: z.boolean(),
});
export type Thread = z.infer<typeof Thread>;

const Unread = z.object({ unread: z.number() });
const messageId = z
  .int({ error: 'Not a valid id' })
  .min(1, { error: 'Not a valid id' })
  .max(LARGEST_MESSAGE_ID, { error: 'Not a valid id' });

export const messageEndpoints = endpoints({
  'GET /api/threads': {
    summary: 'The caller’s conversations, latest first',
    access: 'member',
    query: z.strictObject(pageQuery),
    response: z.array(Thread),
    list: true,
  },
  'GET /api/threads/unread': {
    summary: 'Unread messages in conversations that are not muted',
    access: 'member',
    response: Unread,
  },
  'GET /api/threads/{id}': {
    summary: 'One conversation',
    access: 'member',
    params: byId,
    response: Thread,
  },
  'GET /api/threads/{id}/messages': {
    summary: 'Messages, newest first; `before` a message’s id goes further back',
    access: 'member',
    params: byId,
    query: z.strictObject({
      limit: pageQuery.limit.removeDefault().default(50),
      before: digits(1, LARGEST_MESSAGE_ID).optional(),
    }),
    response: z.array(Message),
    list: true,
  },
  'POST /api/threads/{id}/messages': {
    summary: 'Sends a message',
    access: 'member',
    params: byId,
    body: NewMessage,
    response: Message,
    created: true,
  },
  'POST /api/threads/{id}/read': {
    summary: 'Marks everything up to a message as read',
    access: 'member',
    params: byId,
    body: z.strictObject({ messageId }),
    response: Unread,
  },
  'PUT /api/threads/{id}/mute': {
    summary: 'Keeps a conversation from counting and notifying, or lets it again',
    access: 'member',
    params: byId,
    body: z.strictObject({ muted: toggleField() }),
    response: z.object({ muted: z.boolean() }),
  },
});
