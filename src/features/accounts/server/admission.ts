import { flushMailAfter } from '#shared/server/letters.ts';
import { createHash, randomBytes } from 'node:crypto';
import { AppError, invalid, notFound } from '#platform/http/errors.ts';
import { type Call, DONE } from '#shared/server/implement.ts';
import type { Env } from '#shared/server/env.ts';
import type { FeatureHooks } from '#shared/server/hooks.ts';
import { invitationHash } from '#shared/server/invitations.ts';
import type { Db } from '#shared/server/context.ts';
import { INVITATION_DAYS, invitationExpiry, invitationState } from '#shared/domain/invitation.ts';
import { letterText, ownLink } from '#shared/domain/letter.ts';
import { MINUTE_MS } from '#shared/domain/time.ts';
import type { admissionEndpoints } from '../contract/admission.ts';
import { type AdmissionRule, admissionRefusal } from '../domain/admission.ts';
import {
  claimAdmission,
  findInstanceInvitations,
  findInstanceSettings,
  insertInstanceInvitation,
  revokeInstanceInvitation,
  updateInstanceSettings,
} from './queries-admission.ts';
import { makeResetLink } from './password-reset.ts';

type CallOf<K extends keyof typeof admissionEndpoints> = Call<(typeof admissionEndpoints)[K]>;
type Need = {
  readonly db: Db;
  readonly hooks: readonly FeatureHooks[];
  readonly now: () => Date;
};
type Newcomer = {
  readonly email: string;
  readonly invitation: string | null;
  /** Whether the provider of the operator vouches for them. */
  readonly isByProvider: boolean;
};

const SIGN_UP_TAKES_MS = 10 * MINUTE_MS;

const refused = (message: string) => new AppError('forbidden', message);

/**
 * Refuses whoever may not sign up here. Answers the hash of the invitation that is kept for them, null where none is
 * needed: it is settled once the account is made, else given back.
 */
export async function requireAdmission({ db, hooks, now }: Need, newcomer: Newcomer): Promise<string | null> {
  const settings = await findInstanceSettings(db);
  const { email, invitation, isByProvider } = newcomer;
  const refusal = admissionRefusal(settings, { email, isInvited: false, isByProvider });
  if (refusal === null) return null;
  const isFinal = admissionRefusal(settings, { email, isInvited: true, isByProvider }) !== null;
  if (isFinal) throw refused(refusal);
  const tokenHash = invitation === null ? null : invitationHash(invitation);
  if (tokenHash === null) throw refused(refusal);
  for (const { opensTheDoor } of hooks) {
    if (!(await opensTheDoor?.(db, tokenHash, now()))) continue;
    const abandonedBefore = new Date(now().getTime() - SIGN_UP_TAKES_MS);
    if (await claimAdmission(db, { tokenHash, now: now(), abandonedBefore })) return tokenHash;
    throw refused('This invitation has already been used. Ask for a new one.');
  }
  throw refused('This invitation no longer works. Ask for a new one.');
}

/** Who may sign up, and whom somebody asks who cannot get in: as the admins set it, else the operator. */
export async function findWayIn(db: Db, env: Env) {
  const { contactName: name, contactEmail, version: _version, ...rule } = await findInstanceSettings(db);
  const email = contactEmail ?? env.contactEmail ?? null;
  return { ...rule, contact: name === null && email === null ? null : { name, email } };
}

export const handleAdmission = async ({ db }: CallOf<'GET /api/admin/admission'>) => findInstanceSettings(db);

export async function handleChangeAdmission({
  actor,
  body,
  db,
  services,
  actedOn,
}: CallOf<'PUT /api/admin/admission'>) {
  const { version, inviteOnly, mailDomains, providerOnly } = body;
  if (providerOnly && services.env.oidc === undefined)
    throw invalid('providerOnly', 'OpenID Connect is not set up on this server.');
  const contactName = body.contactName ?? null;
  const contactEmail = body.contactEmail ?? null;
  const change = { inviteOnly, mailDomains, providerOnly, contactName, contactEmail };
  const changed = await updateInstanceSettings(db, { change, version, by: actor.id, now: services.now() });
  if (!changed) {
    const current = await findInstanceSettings(db);
    throw new AppError('conflict', 'Someone else has changed this. Please check it again.', { current });
  }
  actedOn({ detail: ruleInWords(change) });
  return changed;
}

const ruleInWords = ({ inviteOnly, mailDomains, providerOnly }: AdmissionRule) =>
  [
    inviteOnly ? 'By invitation only' : 'Open',
    ...(mailDomains.length > 0 ? [`addresses at ${mailDomains.join(', ')}`] : []),
    ...(providerOnly ? ['by the organisation’s accounts only'] : []),
  ].join(', ');

type Row = Awaited<ReturnType<typeof findInstanceInvitations>>[number];
const invitationOf = (row: Row, now: Date) => ({
  id: row.id,
  note: row.note,
  state: invitationState(row, now),
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
});

export async function handleInvitations({ db, services }: CallOf<'GET /api/admin/invitations'>) {
  const items = (await findInstanceInvitations(db)).map((row) => invitationOf(row, services.now()));
  return { items, total: items.length };
}

const invitationLetter = (
  link: ReturnType<typeof ownLink>,
) => letterText`You are invited to Kilele, where founders and investors meet.

Sign up here, within ${INVITATION_DAYS} days:
${link}

The link is for you alone and works once.`;

export async function handleInvite({
  actor,
  body,
  db,
  services,
  afterCommit,
  actedOn,
}: CallOf<'POST /api/admin/invitations'>) {
  const token = randomBytes(32).toString('base64url');
  const createdAt = services.now();
  const note = body.note ?? body.email ?? null;
  if (body.email && !services.env.mail.smtpUrl)
    throw invalid('email', 'E-mail is not set up: leave this empty and send the link yourself.');
  const row = { note, createdAt, expiresAt: invitationExpiry(createdAt) };
  const tokenHash = createHash('sha256').update(token).digest('hex');
  const id = await insertInstanceInvitation(db, { ...row, tokenHash, createdBy: actor.id });
  // Behind `#`, which no server log ever sees.
  const link = ownLink(services.env.baseUrl, `/sign-up#${token}`);
  if (body.email) {
    const subject = letterText`You are invited to Kilele`;
    await services.mail.queue(db, { to: body.email, subject, text: invitationLetter(link) });
    flushMailAfter({ afterCommit });
  }
  actedOn({ detail: `Invitation ${id}` });
  return { ...invitationOf({ ...row, id, acceptedAt: null, revokedAt: null }, createdAt), link: link.href };
}

export async function handleRevokeInvitation({
  params,
  db,
  services,
  actedOn,
}: CallOf<'DELETE /api/admin/invitations/{id}'>) {
  if (!(await revokeInstanceInvitation(db, params.id, services.now()))) throw notFound();
  actedOn({ detail: `Invitation ${params.id}` });
  return DONE;
}

export async function handlePasswordLink({
  body,
  db,
  services,
  actedOn,
}: CallOf<'POST /api/admin/password-links'>) {
  if (services.env.mail.smtpUrl)
    throw refused('E-mail is set up: members can request a reset link themselves when they sign in.');
  const made = await makeResetLink({ ...services, db }, body.email);
  if (!made) throw invalid('email', 'No member uses this address.');
  actedOn({ personId: made.userId });
  return { link: made.link, expiresAt: made.expiresAt.toISOString() };
}
