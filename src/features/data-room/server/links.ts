import { createHash, randomBytes } from 'node:crypto';
import { requireStartup } from '#features/startups/server/access.ts';
import { letterText, ownLink } from '#shared/domain/letter.ts';
import { fullName } from '#shared/domain/person-name.ts';
import { daysAfter } from '#shared/domain/time.ts';
import { AppError, invalid, notFound } from '#platform/http/errors.ts';
import type { Db, Member, Services } from '#shared/server/context.ts';
import type { Call } from '#shared/server/implement.ts';
import { claimLetterFrom } from '#shared/server/letters.ts';
import type { roomGuestEndpoints } from '../contract.ts';
import type { LinkPreview, RoomGuests } from '../contract/guest.ts';
import { LINK_DAYS, MOST_LINKS } from '../domain/limit.ts';
import { domainOf } from '../domain/permission.ts';
import { lockRoom } from './queries.ts';
import {
  findLinkBehind,
  findLinks,
  findProvedAddress,
  insertLink,
  insertLinkUse,
  type LinkBehind,
  lockLink,
  revokeLink,
} from './queries-guests.ts';
import { groupIn, handleGuests } from './guests.ts';
import { managedRoom } from './room-access.ts';

type CallOf<K extends keyof typeof roomGuestEndpoints> = Call<(typeof roomGuestEndpoints)[K]>;

const TOKEN = /^[\w-]{43}$/;
const newToken = () => randomBytes(32).toString('base64url');
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

type Sending = { readonly db: Db; readonly services: Services; readonly actor: Member };
type LinkLetter = { readonly to: string; readonly token: string; readonly startupName: string };

/** Sends a link to its address. Nobody else is told it, so that whoever has it has proved the address. */
async function sendLink(
  { db, services, actor }: Sending,
  { to, token, startupName }: LinkLetter,
  words: (link: ReturnType<typeof ownLink>) => ReturnType<typeof letterText>,
): Promise<void> {
  await claimLetterFrom({ ...services, db }, actor.id, to);
  const subject = letterText`The data room of ${startupName} on Kilele`;
  const text = words(ownLink(services.env.baseUrl, `/room-links/${token}`));
  await services.mail.queue(db, { to, subject, text });
}

/** A link into a group. One that is mailed is told to its address alone. */
export async function handleNewLink(
  call: CallOf<'POST /api/startups/{id}/room/groups/{groupId}/links'>,
): Promise<{ link: string | null }> {
  const { actor, body, db, params, services } = call;
  const entry = await managedRoom(call, params.id);
  await lockRoom(db, entry.room.id);
  await groupIn(call, entry, params.groupId);
  const { now, room, startup } = entry;
  const expiresAt = body.expiresAt === null ? daysAfter(now, LINK_DAYS) : new Date(body.expiresAt);
  if (expiresAt <= now) throw invalid('expiresAt', 'Must be in the future');
  if (body.isMailed && body.guest.kind === 'domain')
    throw invalid('isMailed', 'An e-mail goes to one address; share the link of a domain yourself');
  const live = (await findLinks(db, room.id)).filter(
    ({ groupId, revokedAt, expiresAt: end }) => groupId === params.groupId && !revokedAt && end > now,
  );
  if (live.length >= MOST_LINKS) throw new AppError('conflict', `A group has at most ${MOST_LINKS} links.`);
  const token = newToken();
  await insertLink(db, {
    roomId: room.id,
    groupId: params.groupId,
    parentId: null,
    ...body.guest,
    tokenHash: hashOf(token),
    isMailed: body.isMailed,
    expiresAt,
    createdBy: actor.id,
    createdAt: now,
  });
  if (!body.isMailed) return { link: `${services.env.baseUrl}/room-links/${token}` };
  const letter = { to: body.guest.value, token, startupName: startup.name };
  await sendLink(
    call,
    letter,
    (link) => letterText`${fullName(actor)} lets you into the data room of ${startup.name} on Kilele.

${link}

The link is for you alone and lets in one person.`,
  );
  return { link: null };
}

export async function handleLinkRemoval(
  call: CallOf<'DELETE /api/startups/{id}/room/groups/{groupId}/links/{linkId}'>,
): Promise<RoomGuests> {
  const { db, params } = call;
  const entry = await managedRoom(call, params.id);
  await groupIn(call, entry, params.groupId);
  if (!(await revokeLink(db, params, entry.now))) throw notFound();
  return handleGuests(call);
}

async function linkBehind(db: Db, token: string, actor: Member | null): Promise<LinkBehind> {
  const link = TOKEN.test(token) ? await findLinkBehind(db, hashOf(token), actor?.id ?? null) : null;
  if (!link) throw notFound();
  await requireStartup(db, actor, link.startupId, 'see');
  return link;
}

function stateOf(
  { revokedAt, expiresAt, isMailed, isUsed, isIn }: LinkBehind,
  now: Date,
): LinkPreview['state'] {
  if (revokedAt !== null) return 'revoked';
  if (expiresAt <= now) return 'expired';
  return isMailed && isUsed && !isIn ? 'used' : 'open';
}

/** Enough of an address for its owner to know it. */
const hintOf = ({ kind, value }: LinkBehind): string =>
  kind === 'domain' ? value : `${value.slice(0, 1)}…@${domainOf(value)}`;

export async function handleLinkPreview(call: CallOf<'GET /api/room-links/{token}'>): Promise<LinkPreview> {
  const link = await linkBehind(call.db, call.params.token, call.actor);
  return {
    startupId: link.startupId,
    startupName: link.startupName,
    logoUrl: link.logoUrl,
    kind: link.kind,
    hint: hintOf(link),
    state: stateOf(link, call.services.now()),
    expiresAt: link.expiresAt.toISOString(),
    isIn: link.isIn,
  };
}

/** Whether an address is the link's own, or of its domain. */
const fits = ({ kind, value }: LinkBehind, address: string): boolean =>
  kind === 'address' ? address === value : domainOf(address) === value;

/** The address that a letter goes to, to be proved. */
function addressToProve(link: LinkBehind, email: string | null | undefined): string {
  if (link.kind === 'address') return link.value;
  if (!email) throw invalid('email', `Type your address at ${link.value}`);
  if (!fits(link, email)) throw invalid('email', `This is not an address at ${link.value}`);
  return email;
}

type Proof = Sending & { readonly link: LinkBehind; readonly to: string };

/** A link of its own for one address, which goes there by mail and ends when the first one does. */
async function sendProof(proof: Proof): Promise<void> {
  const { db, services, link, to } = proof;
  const token = newToken();
  await insertLink(db, {
    roomId: link.roomId,
    groupId: link.groupId,
    parentId: link.id,
    kind: 'address',
    value: to,
    tokenHash: hashOf(token),
    isMailed: true,
    expiresAt: link.expiresAt,
    createdBy: null,
    createdAt: services.now(),
  });
  const letter = { to, token, startupName: link.startupName };
  await sendLink(
    proof,
    letter,
    (
      own,
    ) => letterText`Someone asked to enter the data room of ${link.startupName} on Kilele with this address.
If that was you, open this link:

${own}

If it was not you, ignore this e-mail.`,
  );
}

/** Lets the asker in where the address is proved, by the letter that brought the link or by their account; else sends it. */
export async function handleLinkUse(call: CallOf<'POST /api/room-links/{token}'>) {
  const { actor, body, db, params, services } = call;
  const found = await linkBehind(db, params.token, actor);
  await lockLink(db, found.id);
  const link = await linkBehind(db, params.token, actor);
  const { startupId } = link;
  const { role } = await requireStartup(db, actor, startupId, 'see');
  if (role !== null) throw new AppError('conflict', 'You are in the team of this startup.');
  const now = services.now();
  if (stateOf(link, now) !== 'open')
    throw new AppError('conflict', 'This link no longer works. Ask for a new one.');
  const address = await findProvedAddress(db, actor.id);
  if (link.isMailed || (address !== null && fits(link, address))) {
    await insertLinkUse(db, link.id, actor.id, now);
    return { startupId, isMailed: false };
  }
  await sendProof({ db, services, actor, link, to: addressToProve(link, body.email) });
  return { startupId, isMailed: true };
}
