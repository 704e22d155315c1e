import { z } from 'zod';
import { Done } from '#shared/contract/done.ts';
import { endpoints } from '#shared/contract/endpoint.ts';
import { idParam } from '#shared/contract/fields.ts';
import {
  Firm,
  FirmForm,
  FirmInvitation,
  FirmInvitationForm,
  FirmInvitationPreview,
  FirmMember,
  FirmUpdate,
  NewFirmInvitation,
  RoleForm,
} from './contract/firm.ts';

const person = z.strictObject({ userId: z.string().max(100) });
const token = z.strictObject({ token: z.string().max(100) });

/** One's own firm: there is at most one, so its calls need no id. Without a firm they answer 404. */
export const firmEndpoints = endpoints({
  'GET /api/firm': {
    summary: 'Your firm and who is in it; `firm` is null when you are in none',
    access: 'member',
    response: z.object({ firm: Firm.nullable() }),
  },
  'POST /api/firm': {
    summary: 'Forms a firm; its creator becomes the owner',
    access: 'member',
    body: FirmForm,
    response: Firm,
    created: true,
  },
  'PUT /api/firm': {
    summary: 'Changes name and domain; a stale version answers 409 with the newer state',
    access: 'member',
    body: FirmUpdate,
    response: Firm,
  },
  'PUT /api/firm/members/{userId}': {
    summary: 'Gives a colleague another role',
    access: 'member',
    params: person,
    body: RoleForm,
    response: FirmMember,
  },
  'DELETE /api/firm/members/{userId}': {
    summary: 'Leaves the firm, or takes a colleague out; a firm without people is gone',
    access: 'member',
    params: person,
    response: Done,
  },
});

/** Bringing people in by link. */
export const firmInvitationEndpoints = endpoints({
  'GET /api/firm/invitations': {
    summary: 'The latest hundred invitations',
    access: 'member',
    response: z.array(FirmInvitation),
    list: true,
  },
  'POST /api/firm/invitations': {
    summary: 'Makes an invitation link, and mails it when an address is given',
    access: 'member',
    answersSecret: true,
    realOnly: true,
    mostPerDay: 40,
    body: FirmInvitationForm,
    response: NewFirmInvitation,
    created: true,
  },
  'DELETE /api/firm/invitations/{invitationId}': {
    summary: 'Takes an open invitation back',
    access: 'member',
    params: z.strictObject({ invitationId: idParam() }),
    response: Done,
  },
  'GET /api/firm-invitations/{token}': {
    summary: 'What an invitation link is for',
    access: 'public',
    params: token,
    response: FirmInvitationPreview,
  },
  'POST /api/firm-invitations/{token}/accept': {
    summary: 'Joins the firm',
    access: 'member',
    realOnly: true,
    params: token,
    response: Done,
  },
});
