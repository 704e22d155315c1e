import { z } from 'zod';
import { Done } from '#shared/contract/done.ts';
import { byId } from '#shared/contract/by-id.ts';
import { Email } from '#shared/contract/account.ts';
import { endpoints } from '#shared/contract/endpoint.ts';
import { optionalLine, toggleField, versionField } from '#shared/contract/fields.ts';
import { INVITATION_STATES } from '#shared/domain/invitation.ts';

const MOST_DOMAINS = 50;
const DOMAIN_PROBLEM = 'Write domains like kobo.example, without @';

/** The part of an address behind `@`, in small letters. */
const MailDomain = z
  .string({ error: DOMAIN_PROBLEM })
  .trim()
  .toLowerCase()
  .max(253, { error: DOMAIN_PROBLEM })
  .regex(/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/, {
    error: DOMAIN_PROBLEM,
  });

/**
 * Who may sign up. `inviteOnly`: nobody without an invitation link. `mailDomains`: addresses of these domains alone, all
 * where there are none; a link lets in any address. `providerOnly`: nobody by a password, invited or not. `contactName` and `contactEmail`: whom people ask who cannot get in.
 */
export const AdmissionForm = z.strictObject({
  inviteOnly: toggleField(),
  mailDomains: z
    .array(MailDomain, { error: DOMAIN_PROBLEM })
    .max(MOST_DOMAINS, { error: `At most ${MOST_DOMAINS} domains` })
    .transform((domains) => [...new Set(domains)]),
  providerOnly: toggleField().default(false),
  contactName: optionalLine({ max: 80 }),
  contactEmail: z.union([z.literal('').transform(() => null), Email]).nullish(),
  version: versionField(),
});
export type AdmissionForm = z.infer<typeof AdmissionForm>;

export const Admission = z.object({
  inviteOnly: z.boolean(),
  mailDomains: z.array(z.string()),
  providerOnly: z.boolean(),
  contactName: z.string().nullable(),
  contactEmail: z.string().nullable(),
  version: z.number(),
});
export type Admission = z.infer<typeof Admission>;

const InstanceInvitation = z.object({
  id: z.number(),
  note: z.string().nullable(),
  state: z.enum(INVITATION_STATES),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
export type InstanceInvitation = z.infer<typeof InstanceInvitation>;

/** With an address the link is sent to it. */
export const InviteForm = z.strictObject({
  note: optionalLine({ max: 120 }),
  email: z.union([z.literal('').transform(() => null), Email]).nullish(),
});
export const PasswordLinkForm = z.strictObject({ email: Email });

export const admissionEndpoints = endpoints({
  'GET /api/admin/admission': { summary: 'Who may sign up here', access: 'admin', response: Admission },
  'PUT /api/admin/admission': {
    summary: 'Changes who may sign up here; no one who is in loses anything',
    access: 'admin',
    act: 'Changed who may sign up',
    body: AdmissionForm,
    response: Admission,
  },
  'GET /api/admin/invitations': {
    summary: 'The latest hundred invitations to this instance',
    access: 'admin',
    response: z.array(InstanceInvitation),
    list: true,
  },
  'POST /api/admin/invitations': {
    summary:
      'Makes a link that lets one person sign up, and sends it where an address is given; this answer alone contains it',
    access: 'admin',
    act: 'Made an invitation',
    answersSecret: true,
    created: true,
    body: InviteForm,
    response: InstanceInvitation.extend({ link: z.string() }),
  },
  'DELETE /api/admin/invitations/{id}': {
    summary: 'Takes an open invitation back',
    access: 'admin',
    act: 'Revoked an invitation',
    params: byId,
    response: Done,
  },
  'POST /api/admin/password-links': {
    summary:
      'Makes a link for a new password, to be handed to someone the admin knows; they are notified by e-mail',
    access: 'admin',
    act: 'Made a link for a new password',
    answersSecret: true,
    body: PasswordLinkForm,
    response: z.object({ link: z.string(), expiresAt: z.iso.datetime() }),
  },
});
