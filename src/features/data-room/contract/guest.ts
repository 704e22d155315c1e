import { z } from 'zod';
import { LevelField } from './room.ts';

const Lasting = { expiresAt: z.string().nullable(), isRevoked: z.boolean(), isLive: z.boolean() };

export const RoomGrant = z.object({
  folderId: z.number().nullable(),
  documentId: z.number().nullable(),
  level: LevelField,
  ...Lasting,
});
export type RoomGrant = z.infer<typeof RoomGrant>;

/** `label` is the person's name, the address or the domain. */
export const RoomGuest = z.object({
  id: z.number(),
  kind: z.enum(['person', 'address', 'domain']),
  label: z.string(),
});

export const RoomLink = z.object({
  id: z.number(),
  kind: z.enum(['address', 'domain']),
  value: z.string(),
  isMailed: z.boolean(),
  uses: z.number(),
  createdAt: z.string(),
  ...Lasting,
});
export type RoomLink = z.infer<typeof RoomLink>;

export const RoomGroup = z.object({
  id: z.number(),
  name: z.string(),
  ...Lasting,
  guests: z.array(RoomGuest),
  links: z.array(RoomLink),
  grants: z.array(RoomGrant),
});
export type RoomGroup = z.infer<typeof RoomGroup>;

/** Who of the guests has come. */
export const RoomVisitor = z.object({
  userId: z.string(),
  name: z.string(),
  firstAt: z.string(),
  lastAt: z.string(),
  /** The text in force, when they accepted it; null where they have not, or there is none. */
  acceptedAt: z.string().nullable(),
});

export const RoomRequest = z.object({
  id: z.number(),
  documentId: z.number(),
  title: z.string(),
  userId: z.string(),
  name: z.string(),
  level: z.enum(['view', 'download']),
  reason: z.string().nullable(),
  createdAt: z.string(),
  decision: z.enum(['granted', 'declined']).nullable(),
});
export type RoomRequest = z.infer<typeof RoomRequest>;

/** All that the team sees of its guests. */
export const RoomGuests = z.object({
  groups: z.array(RoomGroup),
  visitors: z.array(RoomVisitor),
  requests: z.array(RoomRequest),
  /** Every text there was, newest first; the one in force, if any, is `current`. */
  agreements: z.array(
    z.object({ number: z.number(), body: z.string(), createdAt: z.string(), acceptances: z.number() }),
  ),
  current: z.number().nullable(),
});
export type RoomGuests = z.infer<typeof RoomGuests>;

export const LINK_STATES = ['open', 'used', 'expired', 'revoked'] as const;

/** What a link leads to, for whoever only looks. */
export const LinkPreview = z.object({
  startupId: z.number(),
  startupName: z.string(),
  logoUrl: z.string().nullable(),
  kind: z.enum(['address', 'domain']),
  /** The domain; of an address only its beginning and its domain. */
  hint: z.string(),
  state: z.enum(LINK_STATES),
  expiresAt: z.string(),
  /** The asker is in by it already. */
  isIn: z.boolean(),
});
export type LinkPreview = z.infer<typeof LinkPreview>;

/** Either the room is open to them now, or a letter went to the address they named. */
export const LinkUse = z.object({ startupId: z.number(), isMailed: z.boolean() });
