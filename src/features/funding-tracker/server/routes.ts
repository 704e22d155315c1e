import { findStanding, lockStartup } from '#features/startups/server/queries.ts';
import type { CurrencyCode } from '#shared/domain/currency.ts';
import { toMajor } from '#shared/domain/money.ts';
import type { Member } from '#shared/server/context.ts';
import type { Endpoint } from '#shared/contract/endpoint.ts';
import type { Db } from '#platform/postgres/db.ts';
import { AppError, forbidden, invalid, notFound } from '#platform/http/errors.ts';
import { type Call, implement } from '#shared/server/implement.ts';
import { dayOf } from '#shared/domain/time.ts';
import { fundingEndpoints } from '../contract.ts';
import type { MilestoneForm } from '../contract/request.ts';
import type { FundingTracker } from '../contract/tracker.ts';
import { progressPercent } from '../domain.ts';
import { canEditFunding, canReadFunding } from '../policy.ts';
import { investorValues, storedRound } from './amounts.ts';
import {
  deleteFundingRound,
  deleteMilestone,
  deleteRoundInvestor,
  findFundingRound,
  findMilestones,
  findRoundInvestors,
  insertMilestone,
  insertRoundInvestor,
  saveFundingRound,
  updateMilestone,
  updateRoundInvestor,
} from './queries.ts';

const MOST_ROWS = 500;

/** The instrument says whether a round needs a lead, which matching looks at. */
const rematch = (enqueue: Call<Endpoint>['enqueue'], id: number): Promise<void> =>
  enqueue('matching-refresh', { startupId: id }, `startup:${id}`);

/** The whole tracker as one of the team sees it. A startup that is not theirs is one that is not there. */
async function trackerOf(db: Db, actor: Member, id: number): Promise<FundingTracker> {
  const standing = await findStanding(db, id, actor.id);
  if (!standing || !canReadFunding(standing)) throw notFound();
  const [round, investors, milestones] = await Promise.all([
    findFundingRound(db, id),
    findRoundInvestors(db, id),
    findMilestones(db, id),
  ]);
  const major = (minor: number) => (round === null ? null : toMajor(minor, round.currency as CurrencyCode));
  return {
    targetAmount: round && major(round.targetMinor),
    raisedAmount: round && major(round.receivedMinor),
    currency: round && round.currency,
    progressPercent: round && progressPercent(round),
    round: round && { ...round, updatedAt: round.updatedAt.toISOString() },
    investors,
    milestones: milestones.map((row) => ({ ...row, completed: row.doneDate !== null })),
    canEdit: canEditFunding(standing),
  };
}

/** The tracker to be changed, held for the rest of the transaction. */
async function editable(db: Db, actor: Member, id: number): Promise<FundingTracker> {
  const tracker = await trackerOf(db, actor, id);
  if (!tracker.canEdit) throw forbidden('Your role in this team does not allow this.');
  await lockStartup(db, id);
  return trackerOf(db, actor, id);
}

/** Somebody else's change since it was read is answered with the newer state. */
function refuseStale(current: unknown, read: number | undefined, version: number): void {
  if (read !== undefined && read !== version)
    throw new AppError('conflict', 'Somebody changed this since you opened it.', { current });
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
  if (doneDate != null && doneDate > dayOf(now)) throw invalid('doneDate', 'Must not be in the future');
}

export const fundingRoutes = implement(fundingEndpoints, {
  'GET /api/startups/{id}/funding-tracker': async ({ actor, params, db }) => trackerOf(db, actor, params.id),

  'PUT /api/startups/{id}/funding-tracker/round': async (call) => {
    const { actor, params, body, db, services, enqueue } = call;
    const { round } = await editable(db, actor, params.id);
    refuseStale(round, body.version, round?.version ?? 0);
    await saveFundingRound(db, params.id, storedRound(body), services.now());
    await rematch(enqueue, params.id);
    return trackerOf(db, actor, params.id);
  },

  'DELETE /api/startups/{id}/funding-tracker/round': async ({ actor, params, db, enqueue }) => {
    await editable(db, actor, params.id);
    if (!(await deleteFundingRound(db, params.id))) throw notFound();
    await rematch(enqueue, params.id);
    return trackerOf(db, actor, params.id);
  },

  'POST /api/startups/{id}/funding-tracker/investors': async ({ actor, params, body, db, services }) => {
    const { investors } = await editable(db, actor, params.id);
    refuseTooMany(investors, 'name');
    const values = investorValues(body);
    await insertRoundInvestor(db, { startupId: params.id, values, now: services.now() });
    return trackerOf(db, actor, params.id);
  },

  'PUT /api/startups/{id}/funding-tracker/investors/{investorId}': async (call) => {
    const { actor, params, body, db, services } = call;
    const { investors } = await editable(db, actor, params.id);
    const { id } = present(investors, params.investorId, body.version);
    const values = investorValues(body);
    await updateRoundInvestor(db, { startupId: params.id, id, values, now: services.now() });
    return trackerOf(db, actor, params.id);
  },

  'DELETE /api/startups/{id}/funding-tracker/investors/{investorId}': async ({ actor, params, db }) => {
    await editable(db, actor, params.id);
    if (!(await deleteRoundInvestor(db, params.id, params.investorId))) throw notFound();
    return trackerOf(db, actor, params.id);
  },

  'POST /api/startups/{id}/funding-tracker/milestones': async ({ actor, params, body, db, services }) => {
    const { milestones } = await editable(db, actor, params.id);
    refuseTooMany(milestones, 'task');
    refuseFutureDone(body, services.now());
    await insertMilestone(db, { startupId: params.id, form: body, now: services.now() });
    return trackerOf(db, actor, params.id);
  },

  'PUT /api/startups/{id}/funding-tracker/milestones/{milestoneId}': async (call) => {
    const { actor, params, body, db, services } = call;
    const { milestones } = await editable(db, actor, params.id);
    const { id } = present(milestones, params.milestoneId, body.version);
    refuseFutureDone(body, services.now());
    await updateMilestone(db, { startupId: params.id, id, form: body, now: services.now() });
    return trackerOf(db, actor, params.id);
  },

  'DELETE /api/startups/{id}/funding-tracker/milestones/{milestoneId}': async ({ actor, params, db }) => {
    await editable(db, actor, params.id);
    if (!(await deleteMilestone(db, params.id, params.milestoneId))) throw notFound();
    return trackerOf(db, actor, params.id);
  },
});
