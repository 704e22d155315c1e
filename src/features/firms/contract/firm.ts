import { z } from 'zod';
import { changes, line, oneOf, wholeNumber } from '#shared/contract/fields.ts';
import { INVITATION_STATES } from '#shared/domain/invitation.ts';
import { FIRM_ROLES } from '../domain.ts';

const role = oneOf(FIRM_ROLES, 'Please select a role');
const name = line('Please give the name of your firm', { min: 2, max: 120 });
const HOST = /^(?=.{3,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;

/** A domain, also taken from a pasted address: `https://www.acacia.vc/team` is `acacia.vc`; empty is none. */
const domain = z
  .string({ error: 'Must be a domain such as acacia.vc' })
  .max(300, { error: 'At most 300 characters' })
  .transform((text, context) => {
    const host = text
      .trim()
      .toLowerCase()
      .replace(/^https?:\/\//, '')
      .replace(/^www\./, '')
      .replace(/[/:?#].*$/, '');
    if (host === '') return null;
    if (HOST.test(host)) return host;
    context.addIssue({ code: 'custom', message: 'Must be a domain such as acacia.vc' });
    return z.NEVER;
  })
  .nullish();

export const FirmForm = z.strictObject({ name, domain });
export const FirmUpdate = changes({ name, domain, version: wholeNumber('Must be the version you read') });
export const RoleForm = z.strictObject({ role });
export const FirmInvitationForm = z.strictObject({
  role,
  email: z
    .union([z.literal(''), z.email({ error: 'Must be an e-mail address' }).max(254)], {
      error: 'Must be an e-mail address',
    })
    .nullish(),
});

export const FirmMember = z.object({
  userId: z.string(),
  name: z.string(),
  imageUrl: z.string().nullable(),
  role: z.enum(FIRM_ROLES),
  joinedAt: z.iso.datetime(),
});
export type FirmMember = z.infer<typeof FirmMember>;

/** A firm as its members see it; `role` is the reader's. */
export const Firm = z.object({
  id: z.number(),
  name: z.string(),
  domain: z.string().nullable(),
  role: z.enum(FIRM_ROLES),
  members: z.array(FirmMember),
  version: z.number(),
  createdAt: z.iso.datetime(),
});
export type Firm = z.infer<typeof Firm>;

const invitation = {
  id: z.number(),
  role: z.enum(FIRM_ROLES),
  email: z.string().nullable(),
  state: z.enum(INVITATION_STATES),
  expiresAt: z.iso.datetime(),
  createdAt: z.iso.datetime(),
};

/** An invitation as the firm sees it afterwards: its link is not kept. */
export const FirmInvitation = z.object(invitation);
export type FirmInvitation = z.infer<typeof FirmInvitation>;

/** A new invitation: the only time its link is told. */
export const NewFirmInvitation = z.object({ ...invitation, link: z.string() });

/** What somebody with the link is told before they accept. */
export const FirmInvitationPreview = z.object({
  firmName: z.string(),
  role: z.enum(FIRM_ROLES),
  invitedBy: z.string().nullable(),
  state: z.enum(INVITATION_STATES),
  expiresAt: z.iso.datetime(),
  isMember: z.boolean(),
});
export type FirmInvitationPreview = z.infer<typeof FirmInvitationPreview>;
