import { z } from 'zod';
import { findAccess } from '#features/startups/server/queries.ts';
import { fullName } from '#shared/domain/person-name.ts';
import { dayOf, daysBefore } from '#shared/domain/time.ts';
import type { UserId } from '#shared/server/context.ts';
import { DaysAgo, type Demo, DemoId, DemoUserId, readDemo } from '#shared/server/demo.ts';
import { Confirmation, OfferTermsForm } from '../contract/request.ts';
import { applyMove, FAULTS, madeBy, type Move, type OfferState, type Side, stepOf } from '../domain/offer.ts';
import type { OfferTerms } from '../domain/terms.ts';
import { makeStatement, saveState, type Stating, storedTerms } from './offers.ts';
import { insertOffer, insertTerms } from './queries.ts';

const Deed = z.strictObject({ userId: DemoUserId, daysAgo: DaysAgo });
/** An offer as it was made, and what each side did after that. */
const DemoOffer = z.strictObject({
  startupId: DemoId,
  investorId: DemoUserId,
  madeBy: DemoUserId,
  daysAgo: DaysAgo,
  terms: OfferTermsForm,
  confirmed: z.array(Deed.extend({ step: Confirmation.shape.step })).default([]),
  withdrawn: Deed.optional(),
});
type DemoOffer = z.infer<typeof DemoOffer>;

type Moving = Exclude<Move, { kind: 'propose' }>;
type Act = z.infer<typeof Deed> & { readonly offer: DemoOffer; readonly move: Moving | null };

const sideOf = ({ investorId }: DemoOffer, userId: UserId): Side =>
  userId === investorId ? 'investor' : 'startup';

/** Everything that was done to an offer, the making of it first. */
function actsOf(offer: DemoOffer): Act[] {
  const { confirmed, daysAgo, madeBy: userId, withdrawn } = offer;
  const acts: Act[] = [{ offer, userId, daysAgo, move: null }];
  for (const { step, ...deed } of confirmed)
    acts.push({
      offer,
      ...deed,
      move: { kind: 'confirm', side: sideOf(offer, deed.userId), step, paper: null },
    });
  if (withdrawn)
    acts.push({ offer, ...withdrawn, move: { kind: 'withdraw', side: sideOf(offer, withdrawn.userId) } });
  return acts;
}

type Made = { readonly id: number; readonly terms: OfferTerms; readonly state: OfferState };

/** The call by which somebody of the demo does something on a day. */
function statingOf({ db, now, people }: Demo, { userId, daysAgo }: Act): Stating {
  const actor = people.find((person) => person.userId === userId);
  if (!actor) throw new Error('demo/offers.json names somebody who is not in the demo');
  const at = daysBefore(now, daysAgo);
  const services = { now: () => at, hasRoom: () => true };
  return { actor: { ...actor, id: userId }, db, services, request: { headers: {} } };
}

async function make(demo: Demo, act: Act): Promise<Made> {
  const { db, people } = demo;
  const { startupId, investorId, terms: form } = act.offer;
  const now = daysBefore(demo.now, act.daysAgo);
  const investor = people.find(({ userId }) => userId === investorId);
  const startup = await findAccess(db, startupId, null);
  if (!investor || !startup) throw new Error('demo/offers.json names a side that is not in the demo');
  const side = sideOf(act.offer, act.userId);
  const terms = storedTerms(form, dayOf(now));
  const state = madeBy(side, terms.expiresOn);
  const names = { startupName: startup.name, investorName: fullName(investor) };
  const pair = { startupId, investorId, firmId: null, ...names };
  const id = await insertOffer(db, pair, { state, step: stepOf(state), now });
  await insertTerms(db, { offerId: id, number: state.terms, side, by: act.userId, terms, now });
  const about = { offerId: id, startupId, side, state, terms };
  await makeStatement(statingOf(demo, act), { ...about, kind: 'proposed', step: 'soft', paper: null });
  return { id, terms, state };
}

async function advance(demo: Demo, act: Act, move: Moving, { id, terms, state }: Made): Promise<Made> {
  const now = daysBefore(demo.now, act.daysAgo);
  const outcome = applyMove(state, move, dayOf(now));
  if (!outcome.ok) throw new Error(`demo/offers.json: ${FAULTS[outcome.fault]}`);
  await saveState(demo.db, id, outcome.state, now);
  const about = { offerId: id, startupId: act.offer.startupId, side: move.side, state: outcome.state, terms };
  const step = move.kind === 'confirm' ? move.step : null;
  const kind = move.kind === 'confirm' ? 'confirmed' : 'withdrawn';
  await makeStatement(statingOf(demo, act), { ...about, kind, step, paper: null });
  return { id, terms, state: outcome.state };
}

/** Offers of the demo in several stages, by the rules that hold for everybody; the ledger has them in the order of days. */
export async function seedOffers(demo: Demo): Promise<void> {
  const acts = readDemo('offers', DemoOffer, demo).flatMap(actsOf);
  const made = new Map<DemoOffer, Made>();
  for (const act of acts.toSorted((one, other) => other.daysAgo - one.daysAgo)) {
    const before = made.get(act.offer);
    if (act.move === null) made.set(act.offer, await make(demo, act));
    else if (before) made.set(act.offer, await advance(demo, act, act.move, before));
    else throw new Error('demo/offers.json: something was done to an offer before it was made');
  }
}
