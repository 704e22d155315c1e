import { z } from 'zod';
import { INVITATION_STATES } from '#shared/domain/invitation.ts';
import { oneOf, optionalLine } from '#shared/contract/fields.ts';
import { TEAM_ROLES } from '../domain/team.ts';

const role = oneOf(TEAM_ROLES, 'Please select a role');

/** Somebody of the team as the team itself sees them. */
export const TeamMember = z.object({
  userId: z.string(),
  name: z.string(),
  imageUrl: z.string().nullable(),
  role: z.enum(TEAM_ROLES),
  title: z.string().nullable(),
  joinedAt: z.iso.datetime(),
});
export type TeamMember = z.infer<typeof TeamMember>;

export const TeamChange = z.strictObject({ role: role.optional(), title: optionalLine({ max: 80 }) });

export const InvitationForm = z.strictObject({
  role,
  email: z
    .union([z.literal(''), z.email({ error: 'Must be an e-mail address' }).max(254)], {
      error: 'Must be an e-mail address',
    })
    .nullish(),
});

const invitation = {
  id: z.number(),
  role: z.enum(TEAM_ROLES),
  email: z.string().nullable(),
  state: z.enum(INVITATION_STATES),
  expiresAt: z.iso.datetime(),
  createdAt: z.iso.datetime(),
};

/** An invitation as the owners see it afterwards: its link is not kept. */
export const Invitation = z.object(invitation);
export type Invitation = z.infer<typeof Invitation>;

/** A new invitation: the only time its link is told. */
export const NewInvitation = z.object({ ...invitation, link: z.string() });

/** What somebody with the link is told before they accept. */
export const InvitationPreview = z.object({
  startupId: z.number(),
  startupName: z.string(),
  logoUrl: z.string().nullable(),
  role: z.enum(TEAM_ROLES),
  invitedBy: z.string().nullable(),
  state: z.enum(INVITATION_STATES),
  expiresAt: z.iso.datetime(),
  isMember: z.boolean(),
});
export type InvitationPreview = z.infer<typeof InvitationPreview>;
