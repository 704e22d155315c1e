import { z } from 'zod';
import { named, changes, line, oneOf, versionField } from '#shared/contract/fields.ts';
import { invitationShapes } from '#shared/contract/invitation.ts';
import { domainOf } from '#shared/domain/host.ts';
import { FIRM_ROLES } from '../domain.ts';

const role = oneOf(FIRM_ROLES, 'Please select a role');
const name = named('The name of your firm', line('Please give the name of your firm', { min: 2, max: 120 }));

/** A domain, also taken from a pasted address: `https://www.acacia.vc/team` is `acacia.vc`; empty is none. */
const domain = z
  .string({ error: 'Must be a domain such as acacia.vc' })
  .max(300, { error: 'At most 300 characters' })
  .transform((text, context) => {
    if (text.trim() === '') return null;
    const host = domainOf(text);
    if (host !== null) return host;
    context.addIssue({ code: 'custom', message: 'Must be a domain such as acacia.vc' });
    return z.NEVER;
  })
  .nullish();

export const FirmForm = z.strictObject({ name, domain });
export const FirmUpdate = changes({ name, domain, version: versionField() });
export const RoleForm = z.strictObject({ role });
export const FirmMember = z.object({
  userId: z.string(),
  name: z.string(),
  imageUrl: z.string().nullable(),
  isDemo: z.boolean(),
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

const invitation = invitationShapes(FIRM_ROLES);

export const FirmInvitationForm = invitation.form;
export const FirmInvitation = invitation.kept;
export const NewFirmInvitation = invitation.made;
export const FirmInvitationPreview = invitation.preview.extend({ firmName: z.string() });
export type FirmInvitationPreview = z.infer<typeof FirmInvitationPreview>;
