import { z } from 'zod';
import { OtherPerson } from '#shared/contract/other-person.ts';
import { line, oneOf, optionalParagraph } from '#shared/contract/fields.ts';
import { pageQuery } from '#shared/contract/page.ts';
import { CONNECTION_STATUSES, CONNECTION_VIEWS } from '../domain/connection.ts';

/** Somebody the reader is connected with, since `connectedAt`. */
export const Connection = z.object({
  id: z.number(),
  status: z.enum(CONNECTION_STATUSES),
  connectedUser: OtherPerson,
  connectedAt: z.iso.datetime(),
});
export type Connection = z.infer<typeof Connection>;

/** An invitation without an answer, as far as the reader can tell. `user` is the other side. */
export const Invitation = z.object({
  id: z.number(),
  note: z.string().nullable(),
  createdAt: z.iso.datetime(),
  user: OtherPerson,
});
export type Invitation = z.infer<typeof Invitation>;

/** How the caller stands with a person; `id` is null where nothing connects the two. */
export const PairStatus = z.object({ id: z.number().nullable(), connectionStatus: z.enum(CONNECTION_VIEWS) });
export type PairStatus = z.infer<typeof PairStatus>;

export const userIdField = line('Not a valid id', { max: 64 });

export const InvitationInput = z.strictObject({
  userId: userIdField,
  note: optionalParagraph({ max: 300 }),
});

export const ConnectionQuery = z.strictObject({
  q: z.string({ error: 'Must be text' }).max(200, { error: 'At most 200 characters' }).optional(),
  ...pageQuery,
});

export const InvitationQuery = z.strictObject({
  box: oneOf(['received', 'sent'], 'Must be received or sent').default('received'),
  ...pageQuery,
});
