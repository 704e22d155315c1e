import { findBlocks } from '#features/blocks/server/queries.ts';
import { isMet } from '#features/people/server/queries.ts';
import { nobodyThere } from '#shared/server/refusals.ts';
import type { Db, Member, UserId } from '#shared/server/context.ts';
import { AppError, invalid, notFound, tooMany } from '#platform/http/errors.ts';
import { WEEK_MS, daysBefore } from '#shared/domain/time.ts';
import { fullName } from '#shared/domain/person-name.ts';
import type { OtherPerson } from '#shared/contract/other-person.ts';
import type { IntroductionRequest, Receiver } from '../contract/introduction.ts';
import { OPEN_DAYS } from '../domain/introduction.ts';
import { refusalText } from '../domain/refusal-text.ts';
import { type Refusal, type RequestFacts, refuseRequest } from '../domain/request.ts';
import { findBetween, findReceivedAt, findSentAt, findWeeklyLimit, lockPeople } from './queries.ts';
import { closeExpired, insertIntroduction, type NewIntroduction } from './queries-change.ts';
import { findContextLabel } from './queries-context.ts';
import {
  findConnectors,
  findInvestorsToAsk,
  findPeopleToAsk,
  findStartupsToAsk,
  type Found,
} from './queries-receiver.ts';
import { type Scene, notify } from './notify.ts';

const SELF = 'You cannot ask yourself for an introduction';

async function findAsked(db: Db, actor: Member, body: Receiver): Promise<Found> {
  if (body.startupId !== undefined) {
    const [startup] = await findStartupsToAsk(db, actor.id, [body.startupId]);
    if (!startup) throw notFound();
    if (startup.isOwn) throw invalid('startupId', 'This is your own startup');
    if (!startup.owner)
      throw new AppError('conflict', `No one at ${startup.label} can be reached on Kilele right now.`);
    return startup.owner;
  }
  const [found] =
    body.investorId === undefined
      ? await findPeopleToAsk(db, actor.id, [body.receiverId ?? ''])
      : await findInvestorsToAsk(db, actor.id, [body.investorId]);
  if (!found) throw notFound();
  return found;
}

/** Who is asked: a person, a startup's owner, an investor. Throws 404 where there is none, 400 for oneself. */
export async function findReceiver(db: Db, actor: Member, body: Receiver): Promise<Found> {
  const path = body.investorId === undefined ? 'receiverId' : 'investorId';
  if (body.receiverId === actor.id) throw invalid(path, SELF);
  const found = await findAsked(db, actor, body);
  if (found.userId === actor.id) throw invalid(path, SELF);
  if (found.isDemo && !actor.isDemo) throw nobodyThere(found.name);
  return found;
}

type Asking = {
  readonly body: IntroductionRequest;
  readonly senderId: UserId;
  readonly receiver: Pick<Found, 'name'>;
};

/** What the request is about: what is given, else what the receiver was found by. */
export async function readContext(
  db: Db,
  { body, senderId, receiver }: Asking,
): Promise<NewIntroduction['context']> {
  const found: IntroductionRequest['context'] =
    body.startupId !== undefined
      ? { kind: 'startup', id: body.startupId }
      : body.investorId !== undefined
        ? { kind: 'thesis', id: body.investorId }
        : { kind: 'person' };
  const { kind, id } = body.context ?? found;
  if (kind === 'person') return { kind, id: null, label: receiver.name };
  const label = id === undefined ? null : await findContextLabel(db, senderId, { kind, id });
  if (id === undefined || label === null) throw invalid('context', 'That context does not exist');
  return { kind, id, label };
}

type Pair = { readonly senderId: string; readonly receiverId: string };

/** What the rules ask of a pair and its receiver; read after the two have been locked. */
export async function readPairFacts(db: Db, { senderId, receiverId }: Pair, now: Date) {
  const { hasBlocked, isBlocked } = await findBlocks(db, senderId, receiverId);
  const facts = {
    senderId,
    earlier: await findBetween(db, senderId, [receiverId]),
    hasBlocked,
    isBlocked: isBlocked || !(await isMet(db, senderId, receiverId)),
    receivedAt: await findReceivedAt(db, receiverId, new Date(now.getTime() - WEEK_MS)),
    weeklyLimit: await findWeeklyLimit(db, receiverId),
  };
  return facts satisfies Omit<RequestFacts, 'isDirect' | 'sentAt'>;
}

/** The moment before which a request that still waits has expired. */
export const openSince = (now: Date): Date => daysBefore(now, OPEN_DAYS);

/** The answer to a request that may not be sent. */
function refused(refusal: Refusal, name: string, now: Date): AppError {
  const text = refusalText(refusal, name);
  if (refusal.why !== 'daily') return new AppError('conflict', text);
  return tooMany(text, refusal.from.getTime() - now.getTime());
}

async function findConnector(db: Db, actor: Member, receiverId: string, viaId: string): Promise<OtherPerson> {
  const known = await findConnectors(db, actor.id, receiverId);
  const connector = known.find(({ id }) => id === viaId);
  if (!connector) throw invalid('viaId', 'Choose a common connection');
  return connector;
}

/** Sends a request, to the receiver or to the connection who may pass it on; answers its id. */
export async function sendRequest(
  { db, actor, services }: Scene,
  body: IntroductionRequest,
): Promise<number> {
  const now = services.now();
  const { viaId, reason } = body;
  const receiver = await findReceiver(db, actor, body);
  const context = await readContext(db, { body, senderId: actor.id, receiver });
  const connector = viaId === undefined ? null : await findConnector(db, actor, receiver.userId, viaId);
  const pair = { senderId: actor.id, receiverId: receiver.userId };
  await lockPeople(db, [pair.senderId, pair.receiverId]);
  const sentAt = await findSentAt(db, actor.id, daysBefore(now, 1));
  const facts = { ...(await readPairFacts(db, pair, now)), sentAt, isDirect: connector === null };
  const refusal = refuseRequest(facts, now);
  if (refusal) throw refused(refusal, receiver.name, now);
  await closeExpired(db, pair.senderId, pair.receiverId, openSince(now));
  const id = await insertIntroduction(db, {
    ...pair,
    connectorId: connector?.id ?? null,
    reason,
    context,
    now,
  });
  const asks = `${fullName(actor)} asks you for an introduction`;
  const notifications = connector
    ? { userId: connector.id, content: `${asks} to ${receiver.name}: ${reason}` }
    : { userId: receiver.userId, content: `${asks}: ${reason}` };
  await notify(db, services, [notifications]);
  return id;
}
