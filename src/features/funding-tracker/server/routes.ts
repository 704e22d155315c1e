import { findRateBook } from '#features/currencies/server/rates.ts';
import { requireStartup, type TeamAccess } from '#features/startups/server/access.ts';
import { lockStartup } from '#features/startups/server/queries.ts';
import type { CurrencyCode } from '#shared/domain/currency.ts';
import { toMajor } from '#shared/domain/money.ts';
import { dayOf } from '#shared/domain/time.ts';
import type { Member, Services } from '#shared/server/context.ts';
import type { Endpoint } from '#shared/contract/endpoint.ts';
import type { Db } from '#platform/postgres/db.ts';
import { invalid, notFound } from '#platform/http/errors.ts';
import { type Call, implement } from '#shared/server/implement.ts';
import { changedMeanwhile, refuseFuture } from '#shared/server/refusals.ts';
import { fundingEndpoints } from '../contract.ts';
import type { MilestoneForm } from '../contract/request.ts';
import type { FundingRound, FundingTracker, RoundOffer } from '../contract/tracker.ts';
import { progressPercent } from '../domain.ts';
import { inCurrencyOf, inDollars, investorValues, storedRound } from './amounts.ts';
import {
  deleteFundingRound,
  deleteMilestone,
  deleteRoundInvestor,
  findFundingRound,
  findMilestones,
  findRoundInvestors,
  findRoundOffers,
  insertMilestone,
  insertRoundInvestor,
  saveFundingRound,
  saveRoundOffer,
  updateMilestone,
  updateRoundInvestor,
} from './queries.ts';

const MOST_ROWS = 500;

/** The instrument says whether a round needs a lead, which matching looks at. */
const rematch = (enqueue: Call<Endpoint>['enqueue'], id: number): Promise<void> =>
  enqueue('matching-refresh', { startupId: id }, `startup:${id}`);

type RoundRow = NonNullable<Awaited<ReturnType<typeof findFundingRound>>>;

function roundOf(row: RoundRow): FundingRound {
  const { typedSoftMinor, typedCommittedMinor, typedSignedMinor, typedReceivedMinor, updatedAt, ...round } =
    row;
  const typed = {
    softCircledMinor: typedSoftMinor,
    committedMinor: typedCommittedMinor,
    signedMinor: typedSignedMinor,
    receivedMinor: typedReceivedMinor,
  };
  return { ...round, typed, updatedAt: updatedAt.toISOString() };
}

const offerOf = ({
  isLinked,
  ...offer
}: Awaited<ReturnType<typeof findRoundOffers>>[number]): RoundOffer => ({
  ...offer,
  counts: offer.investorId !== null ? 'investor' : isLinked ? 'typed' : 'added',
});

/** The whole tracker as one of the team sees it. */
async function trackerOf(db: Db, { id, canEdit }: TeamAccess, now: Date): Promise<FundingTracker> {
  const today = dayOf(now);
  const [round = null, investors, offers, milestones, book] = await Promise.all([
    findFundingRound(db, id),
    findRoundInvestors(db, id),
    findRoundOffers(db, id),
    findMilestones(db, id),
    findRateBook(db),
  ]);
  const major = (minor: number) => (round === null ? null : toMajor(minor, round.currency as CurrencyCode));
  return {
    targetAmount: round && major(round.targetMinor),
    raisedAmount: round && major(round.receivedMinor),
    currency: round && round.currency,
    progressPercent: round && progressPercent(round),
    round: round && roundOf(round),
    dollars: round && inDollars(round, today, book),
    investors: investors.map((investor) => ({
      ...investor,
      inRoundMinor: round && inCurrencyOf(round, investor, { today, book }),
    })),
    offers: offers.map(offerOf),
    milestones: milestones.map((row) => ({ ...row, completed: row.doneDate !== null })),
    canEdit,
  };
}

type EditCall = {
  readonly actor: Member;
  readonly params: { readonly id: number };
  readonly db: Db;
  readonly services: Services;
};

/** The tracker to be changed, held for the rest of the transaction; `changed` answers it afterwards. */
async function editable({ actor, params, db, services }: EditCall) {
  const access = await requireStartup(db, actor, params.id, 'edit');
  await lockStartup(db, params.id);
  const changed = () => trackerOf(db, access, services.now());
  return { tracker: await changed(), changed };
}

/** Somebody else's change since it was read is answered with the newer state. */
function refuseStale(current: unknown, read: number | undefined, version: number): void {
  if (read !== undefined && read !== version) throw changedMeanwhile(current);
}

/** The row of this id, unless it has changed since it was read. */
function present<Row extends { id: number; version: number }>(
  rows: readonly Row[],
  id: number,
  version: number | undefined,
): Row {
  const row = rows.find((each) => each.id === id);
  if (!row) throw notFound();
  refuseStale(row, version, row.version);
  return row;
}

function refuseTooMany(rows: readonly unknown[], path: string): void {
  if (rows.length >= MOST_ROWS) throw invalid(path, `At most ${MOST_ROWS}`);
}

function refuseFutureDone({ doneDate }: MilestoneForm, now: Date): void {
  if (doneDate != null) refuseFuture('doneDate', doneDate, now);
}

export const fundingRoutes = implement(fundingEndpoints, {
  'GET /api/startups/{id}/funding-tracker': async ({ actor, params, db, services }) =>
    trackerOf(db, await requireStartup(db, actor, params.id, 'read'), services.now()),

  'PUT /api/startups/{id}/funding-tracker/round': async (call) => {
    const { params, body, db, services, enqueue } = call;
    const { tracker, changed } = await editable(call);
    refuseStale(tracker.round, body.version, tracker.round?.version ?? 0);
    await saveFundingRound(db, params.id, storedRound(body), services.now());
    await rematch(enqueue, params.id);
    return changed();
  },

  'DELETE /api/startups/{id}/funding-tracker/round': async (call) => {
    const { params, db, enqueue } = call;
    const { changed } = await editable(call);
    if (!(await deleteFundingRound(db, params.id))) throw notFound();
    await rematch(enqueue, params.id);
    return changed();
  },

  'POST /api/startups/{id}/funding-tracker/investors': async (call) => {
    const { params, body, db, services } = call;
    const { tracker, changed } = await editable(call);
    refuseTooMany(tracker.investors, 'name');
    const values = investorValues(body);
    await insertRoundInvestor(db, { startupId: params.id, values, now: services.now() });
    return changed();
  },

  'PUT /api/startups/{id}/funding-tracker/investors/{investorId}': async (call) => {
    const { params, body, db, services } = call;
    const { tracker, changed } = await editable(call);
    const { id } = present(tracker.investors, params.investorId, body.version);
    const values = investorValues(body);
    await updateRoundInvestor(db, { startupId: params.id, id, values, now: services.now() });
    return changed();
  },

  'DELETE /api/startups/{id}/funding-tracker/investors/{investorId}': async (call) => {
    const { params, db } = call;
    const { changed } = await editable(call);
    if (!(await deleteRoundInvestor(db, params.id, params.investorId))) throw notFound();
    return changed();
  },

  'PUT /api/startups/{id}/funding-tracker/offers/{offerId}': async (call) => {
    const { params, body, db } = call;
    const { tracker, changed } = await editable(call);
    if (!tracker.offers.some(({ id }) => id === params.offerId)) throw notFound();
    const { counts, investorId = null } = body;
    if (investorId !== null) {
      if (!tracker.investors.some(({ id }) => id === investorId))
        throw invalid('investorId', 'Please choose an investor');
      if (tracker.offers.some((offer) => offer.investorId === investorId && offer.id !== params.offerId))
        throw invalid('investorId', 'Another offer counts as this investor');
    }
    await saveRoundOffer(db, { startupId: params.id, offerId: params.offerId, counts, investorId });
    return changed();
  },

  'POST /api/startups/{id}/funding-tracker/milestones': async (call) => {
    const { params, body, db, services } = call;
    const { tracker, changed } = await editable(call);
    refuseTooMany(tracker.milestones, 'task');
    refuseFutureDone(body, services.now());
    await insertMilestone(db, { startupId: params.id, form: body, now: services.now() });
    return changed();
  },

  'PUT /api/startups/{id}/funding-tracker/milestones/{milestoneId}': async (call) => {
    const { params, body, db, services } = call;
    const { tracker, changed } = await editable(call);
    const { id } = present(tracker.milestones, params.milestoneId, body.version);
    refuseFutureDone(body, services.now());
    await updateMilestone(db, { startupId: params.id, id, form: body, now: services.now() });
    return changed();
  },

  'DELETE /api/startups/{id}/funding-tracker/milestones/{milestoneId}': async (call) => {
    const { params, db } = call;
    const { changed } = await editable(call);
    if (!(await deleteMilestone(db, params.id, params.milestoneId))) throw notFound();
    return changed();
  },
});
