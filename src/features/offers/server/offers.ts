import { createHash } from 'node:crypto';
import { type Reading, recordStatement } from '#features/access-ledger/server/ledger.ts';
import { findFirmOf } from '#features/firms/server/queries.ts';
import { findOwnInvestor } from '#features/investors/server/queries.ts';
import { haveOpenThread } from '#features/messages/server/queries.ts';
import { insertNotifications } from '#features/notifications/server/queries.ts';
import { requireStartup, roleRefused } from '#features/startups/server/access.ts';
import { lockStartup } from '#features/startups/server/queries.ts';
import { findTeam } from '#features/startups/server/queries-team.ts';
import { AppError, invalid, notFound } from '#platform/http/errors.ts';
import { formatMoneyExact } from '#shared/domain/money.ts';
import { fullName } from '#shared/domain/person-name.ts';
import { dayOf } from '#shared/domain/time.ts';
import type { Db, Member, UserId } from '#shared/server/context.ts';
import type { Deed, Parting } from '#shared/server/hooks.ts';
import type { Call } from '#shared/server/implement.ts';
import { changedMeanwhile, minorUnits } from '#shared/server/refusals.ts';
import type { offerEndpoints } from '../contract.ts';
import type { Offer } from '../contract/offer.ts';
import type { NewOffer, OfferTermsForm } from '../contract/request.ts';
import {
  applyMove,
  endingOf,
  FAULTS,
  isSigned,
  madeBy,
  type Move,
  type OfferState,
  type Side,
  stepOf,
} from '../domain/offer.ts';
import { type OfferTerms, termsText } from '../domain/terms.ts';
import { canActOnOffer, sideOf } from '../policy.ts';
import { stateOf, summaryOf, termsOf, viewOf } from './offer-view.ts';
import {
  findOffer,
  findOffers,
  findOpenOfferId,
  findPeople,
  insertOffer,
  insertStatement,
  insertTerms,
  lockOffer,
  lockOffersBetween,
  type OfferRow,
  updateOffer,
} from './queries.ts';

type CallOf<K extends keyof typeof offerEndpoints> = Call<(typeof offerEndpoints)[K]>;
type Acting = Deed & { readonly db: Db };
/** Whoever states something, and by which call. */
export type Stating = Reading & { readonly db: Db };

const hrefOf = (id: number) => `/offers/${id}`;

/** The offer of this id as the reader stands to it; to strangers there is none. */
export async function openOffer(
  db: Db,
  reader: { readonly id: UserId },
  id: number,
): Promise<{ row: OfferRow; side: Side }> {
  const row = await findOffer(db, reader.id, id);
  const side = row && sideOf(row);
  if (!row || !side) throw notFound();
  return { row, side };
}

export async function handleOffers({ actor, db, query, services }: CallOf<'GET /api/offers'>) {
  const { rows, total } = await findOffers(db, actor.id, query);
  const now = services.now();
  return {
    items: rows.flatMap((row) => {
      const side = sideOf(row);
      return side === null ? [] : [summaryOf(row, side, now)];
    }),
    total,
  };
}

export async function handleOffer({ actor, db, params, services }: CallOf<'GET /api/offers/{id}'>) {
  const { row, side } = await openOffer(db, actor, params.id);
  return viewOf(db, row, { side, now: services.now() });
}

/** Typed terms as they are stored; refusals name the field within `terms`. */
export function storedTerms(form: OfferTermsForm, today: string): OfferTerms {
  if (form.expiresOn < today) throw invalid('terms.expiresOn', 'Must not be in the past');
  const minor = (field: 'amount' | 'most' | 'cap', amount: number) =>
    minorUnits(`terms.${field}`, amount, form.currency);
  return {
    kind: form.kind,
    currency: form.currency,
    amountMinor: minor('amount', form.amount),
    mostMinor: form.most == null ? null : minor('most', form.most),
    capMinor: form.cap == null ? null : minor('cap', form.cap),
    discountPct: form.discountPct ?? null,
    interestPct: form.interestPct ?? null,
    maturesOn: form.maturesOn ?? null,
    shareClass: form.shareClass ?? null,
    pricePerShare: form.pricePerShare ?? null,
    proRata: form.proRata,
    note: form.note ?? null,
    expiresOn: form.expiresOn,
  };
}

type Between = Parameters<typeof insertOffer>[1] & { readonly side: Side };

/** Who the offer is between: people in conversation, of whom one holds an investor profile. */
async function between(db: Db, actor: Member, form: NewOffer): Promise<Between> {
  const startup = await requireStartup(db, actor, form.startupId, 'see');
  const isTeam = startup.role !== null;
  if (isTeam && !startup.canEdit) throw roleRefused();
  const team = await findTeam(db, startup.id);
  const investorId = isTeam ? form.investorId : actor.id;
  const path = isTeam ? 'investorId' : 'startupId';
  const others = isTeam ? [form.investorId ?? ''] : team.map(({ userId }) => userId);
  if (investorId === undefined || !(await haveOpenThread(db, actor.id, ...others)))
    throw invalid(
      path,
      isTeam
        ? 'Choose an investor you are in an open conversation with'
        : 'Ask for an introduction first: offers are made between people in conversation',
    );
  if (team.some(({ userId }) => userId === investorId))
    throw invalid(path, 'A person of the team cannot be the investor');
  // The gate has branded the actor; whom the team names was found in a conversation of theirs.
  const investor = await findOwnInvestor(db, investorId as UserId);
  if (!investor)
    throw invalid(
      path,
      isTeam ? 'This person has no investor profile' : 'Create your investor profile first',
    );
  const name = fullName(investor);
  const pair = { startupId: startup.id, startupName: startup.name, investorId };
  if (!form.asFirm)
    return { ...pair, firmId: null, investorName: name, side: isTeam ? 'startup' : 'investor' };
  const firm = await findFirmOf(db, investor.userId as UserId);
  if (firm === null || firm.role === 'analyst')
    throw invalid('asFirm', `${isTeam ? name : 'You'} cannot make offers for a firm`);
  return { ...pair, firmId: firm.id, investorName: firm.name, side: isTeam ? 'startup' : 'investor' };
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

type Done = {
  readonly offerId: number;
  readonly startupId: number | null;
  readonly side: Side;
  readonly kind: 'proposed' | 'confirmed' | 'withdrawn';
  readonly step: 'soft' | 'committed' | 'signed' | 'received' | 'proposed' | null;
  readonly paper: string | null;
  readonly state: OfferState;
  readonly terms: OfferTerms;
};

/** Keeps a statement, and its place in the access ledger. Everybody's entries take turns there: last in a call. */
export async function makeStatement(call: Stating, done: Done): Promise<void> {
  const { actor, db, services } = call;
  const { offerId, startupId, side, kind, step, paper, terms } = done;
  const number = done.state.terms;
  const text = termsText(number, terms);
  const ledgerIndex = await recordStatement(db, call, {
    startupId,
    offerId,
    terms: number,
    deed: kind,
    step: step ?? stepOf(done.state),
    side,
    digest: sha256(paper === null ? text : `${text}\n${paper}`),
  });
  await insertStatement(db, {
    offerId,
    termsNumber: number,
    side,
    kind,
    step,
    paper,
    actorId: actor.id,
    actorName: fullName(actor),
    ledgerIndex,
    at: services.now(),
  });
}

/** Tells everybody who acts for either side, but the one who acted; what hangs on the offer moves with it. */
async function tell({ actor, db, services, enqueue }: Acting, row: OfferRow, content: string): Promise<void> {
  const people = (await findPeople(db, [row.id])).filter(({ userId }) => userId !== actor.id);
  await insertNotifications(
    db,
    people.map(({ userId }) => ({ userId, kind: 'offer', content, href: hrefOf(row.id) })),
  );
  for (const { userId } of [...people, { userId: actor.id }])
    await services.events.publish(db, { userId, topic: 'offers' });
  for (const { offerMoved } of services.hooks)
    await offerMoved?.(db, { ...row, actor, services, enqueue, now: services.now() });
}

async function answer(
  call: Acting,
  id: number,
  words: (row: OfferRow, side: Side) => string,
): Promise<Offer> {
  const { row, side } = await openOffer(call.db, call.actor, id);
  await tell(call, row, words(row, side));
  return viewOf(call.db, row, { side, now: call.services.now() });
}

const amountOf = ({ amountMinor, currency }: OfferRow) => formatMoneyExact(amountMinor, currency);
const ownName = (row: OfferRow, side: Side) => (side === 'startup' ? row.startupName : row.investorName);

export async function handleNewOffer(call: CallOf<'POST /api/offers'>): Promise<Offer> {
  const { actor, body, db, services } = call;
  const now = services.now();
  const terms = storedTerms(body.terms, dayOf(now));
  await lockStartup(db, body.startupId);
  const { side, ...pair } = await between(db, actor, body);
  if ((await findOpenOfferId(db, pair)) !== null)
    throw new AppError('conflict', 'There is an open offer between you already. Change its terms instead.');
  const made = madeBy(side, terms.expiresOn);
  const id = await insertOffer(db, pair, { state: made, step: stepOf(made), now });
  await insertTerms(db, { offerId: id, number: made.terms, side, by: actor.id, terms, now });
  const proposed = { kind: 'proposed', step: 'soft', paper: null, state: made, terms } as const;
  await makeStatement(call, { offerId: id, startupId: pair.startupId, side, ...proposed });
  return answer(call, id, (row) => `${ownName(row, side)} offers ${amountOf(row)}`);
}

/** An offer to be moved by somebody who may, on the terms they read. */
async function held(call: Acting, id: number, termsRead: number) {
  await lockOffer(call.db, id);
  const { row, side } = await openOffer(call.db, call.actor, id);
  if (!canActOnOffer(row)) throw roleRefused();
  if (termsRead !== row.number)
    throw changedMeanwhile(await viewOf(call.db, row, { side, now: call.services.now() }));
  return { row, side };
}

function moved(row: OfferRow, move: Move, today: string): OfferState {
  const outcome = applyMove(stateOf(row), move, today);
  if (!outcome.ok) throw new AppError('conflict', FAULTS[outcome.fault]);
  return outcome.state;
}

export async function saveState(db: Db, id: number, next: OfferState, now: Date): Promise<void> {
  const step = stepOf(next);
  const receivedOn = step === 'received' ? dayOf(now) : null;
  await updateOffer(db, id, { state: next, step, receivedOn, now });
}

const about = (row: OfferRow) => ({ offerId: row.id, startupId: row.startupId });

export async function handleCounter(call: CallOf<'POST /api/offers/{id}/terms'>): Promise<Offer> {
  const { actor, body, db, params, services } = call;
  const now = services.now();
  const { row, side } = await held(call, params.id, body.termsRead);
  const terms = storedTerms(body.terms, dayOf(now));
  const next = moved(row, { kind: 'propose', side, expiresOn: terms.expiresOn }, dayOf(now));
  await insertTerms(db, { offerId: row.id, number: next.terms, side, by: actor.id, terms, now });
  await saveState(db, row.id, next, now);
  const proposed = { kind: 'proposed', step: 'soft', paper: null, state: next, terms } as const;
  await makeStatement(call, { ...about(row), side, ...proposed });
  return answer(call, row.id, (after) => `${ownName(after, side)} proposes other terms: ${amountOf(after)}`);
}

const CONFIRMED = {
  soft: 'soft-circled',
  committed: 'committed to',
  signed: 'signed',
} as const;

export async function handleConfirm(call: CallOf<'POST /api/offers/{id}/confirm'>): Promise<Offer> {
  const { body, db, params, services } = call;
  const now = services.now();
  const { row, side } = await held(call, params.id, body.termsRead);
  const { step, paper = null } = body;
  if (paper !== null && step !== 'signed') throw invalid('paper', 'Only a signature names a paper');
  const next = moved(row, { kind: 'confirm', side, step, paper }, dayOf(now));
  await saveState(db, row.id, next, now);
  await makeStatement(call, {
    ...about(row),
    side,
    kind: 'confirmed',
    step,
    paper,
    state: next,
    terms: termsOf(row),
  });
  return answer(call, row.id, (after) => {
    const did = step === 'received' ? (side === 'investor' ? 'sent' : 'received') : CONFIRMED[step];
    return `${ownName(after, side)} ${did} ${amountOf(after)}`;
  });
}

async function withdraw(call: Stating, { row, side }: { row: OfferRow; side: Side }): Promise<void> {
  const now = call.services.now();
  const next = moved(row, { kind: 'withdraw', side }, dayOf(now));
  await saveState(call.db, row.id, next, now);
  const withdrawn = { kind: 'withdrawn', step: null, paper: null, state: next, terms: termsOf(row) } as const;
  await makeStatement(call, { ...about(row), side, ...withdrawn });
}

const withdrew = (row: OfferRow, side: Side) =>
  `${ownName(row, side)} withdrew the offer of ${amountOf(row)}`;

export async function handleWithdraw(call: CallOf<'POST /api/offers/{id}/withdraw'>): Promise<Offer> {
  const { body, params } = call;
  const offer = await held(call, params.id, body.termsRead);
  await withdraw(call, offer);
  return answer(call, params.id, (after) => withdrew(after, offer.side));
}

/** Those of these offers that either side may still leave, as somebody of one side has them. */
async function openUnsigned(
  { actor, db, services }: Stating,
  ids: readonly number[],
): Promise<{ row: OfferRow; side: Side }[]> {
  const offers: { row: OfferRow; side: Side }[] = [];
  for (const id of ids) {
    const offer = await openOffer(db, actor, id);
    const stands = stateOf(offer.row);
    if (endingOf(stands, dayOf(services.now())) === null && !isSigned(stands)) offers.push(offer);
  }
  return offers;
}

/** What two people have open between them, and did not sign, is withdrawn by the one who shut the other out. */
export async function withdrawBetween(call: Acting, userId: string): Promise<void> {
  const { actor, db } = call;
  for (const offer of await openUnsigned(call, await lockOffersBetween(db, actor.id, userId))) {
    await withdraw(call, offer);
    const { row, side } = await openOffer(db, actor, offer.row.id);
    await tell(call, row, withdrew(row, side));
  }
}

/** What somebody who leaves did not sign is withdrawn, before it goes with them; the others are told, without a name. */
export async function withdrawOnParting(
  db: Db,
  ids: readonly number[],
  { actor, events, now }: Parting,
): Promise<void> {
  const stating = { actor, db, services: { now: () => now, hasRoom: () => true }, request: { headers: {} } };
  for (const offer of await openUnsigned(stating, ids)) {
    const people = (await findPeople(db, [offer.row.id])).filter(({ userId }) => userId !== actor.id);
    await withdraw(stating, offer);
    const content = `An offer of ${amountOf(offer.row)} has ended: one of its sides is no longer on Kilele`;
    await insertNotifications(
      db,
      people.map(({ userId }) => ({ userId, kind: 'offer', content, href: '/offers' })),
    );
    for (const { userId } of people) await events.publish(db, { userId, topic: 'offers' });
  }
}
