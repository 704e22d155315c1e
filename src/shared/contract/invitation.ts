import { z } from 'zod';
import { INVITATION_STATES } from '#shared/domain/invitation.ts';
import { oneOf } from './fields.ts';

/** What an invitation into a kind of team looks like, `roles` being those its members can have. */
export function invitationShapes<const Role extends string>(roles: readonly Role[]) {
  const role = z.enum(roles);
  const kept = {
    id: z.number(),
    role,
    email: z.string().nullable(),
    state: z.enum(INVITATION_STATES),
    expiresAt: z.iso.datetime(),
    createdAt: z.iso.datetime(),
  };
  return {
    /** The role, and an address where the link shall be mailed. */
    form: z.strictObject({
      role: oneOf(roles, 'Please select a role'),
      email: z
        .union([z.literal(''), z.email({ error: 'Must be an e-mail address' }).max(254)], {
          error: 'Must be an e-mail address',
        })
        .nullish(),
    }),
    /** As its makers see it afterwards; the link is not stored. */
    kept: z.object(kept),
    /** As it is created: the only answer with its link. */
    made: z.object({ ...kept, link: z.string() }),
    /** What somebody with the link sees before they accept, besides the team's name. */
    preview: z.object({
      role,
      invitedBy: z.string().nullable(),
      state: z.enum(INVITATION_STATES),
      expiresAt: z.iso.datetime(),
      isMember: z.boolean(),
    }),
  };
}
