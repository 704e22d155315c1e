import { z } from 'zod';
import { oneOf, optionalLine } from '#shared/contract/fields.ts';
import { invitationShapes } from '#shared/contract/invitation.ts';
import { TEAM_ROLES } from '../domain/team.ts';

const role = oneOf(TEAM_ROLES, 'Please select a role');

/** Somebody of the team as the team itself sees them. */
export const TeamMember = z.object({
  userId: z.string(),
  name: z.string(),
  imageUrl: z.string().nullable(),
  isDemo: z.boolean(),
  role: z.enum(TEAM_ROLES),
  title: z.string().nullable(),
  joinedAt: z.iso.datetime(),
});
export type TeamMember = z.infer<typeof TeamMember>;

export const TeamChange = z.strictObject({ role: role.optional(), title: optionalLine({ max: 80 }) });

const invitation = invitationShapes(TEAM_ROLES);

export const InvitationForm = invitation.form;
export const Invitation = invitation.kept;
export const NewInvitation = invitation.made;
export const InvitationPreview = invitation.preview.extend({
  startupId: z.number(),
  startupName: z.string(),
  logoUrl: z.string().nullable(),
});
export type InvitationPreview = z.infer<typeof InvitationPreview>;
