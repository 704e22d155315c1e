import { requireStartup, type TeamAccess } from '#features/startups/server/access.ts';
import { lockStartup } from '#features/startups/server/queries.ts';
import type { CurrencyCode } from '#shared/domain/currency.ts';
import { toMajor } from '#shared/domain/money.ts';
import type { Member } from '#shared/server/context.ts';
import type { Endpoint } from '#shared/contract/endpoint.ts';
import type { Db } from '#platform/postgres/db.ts';
import { invalid, notFound } from '#platform/http/errors.ts';
import { type Call, implement } from '#shared/server/implement.ts';
import { changedMeanwhile, refuseFuture } from '#shared/server/refusals.ts';
import { fundingEndpoints } from '../contract.ts';
import type { MilestoneForm } from '../contract/request.ts';
import type { FundingTracker } from '../contract/tracker.ts';
import { progressPercent } from '../domain.ts';
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

/** The whole tracker as one of the team sees it. */
async function trackerOf(db: Db, { id, canEdit }: TeamAccess): Promise<FundingTracker> {
  const [round = null, investors, milestones] = await Promise.all([
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
    canEdit,
  };
}

/** The tracker to be changed, held for the rest of the transaction. */
async function editable(db: Db, actor: Member, id: number) {
  const access = await requireStartup(db, actor, id, 'edit');
  await lockStartup(db, id);
  return { access, tracker: await trackerOf(db, access) };
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
  'GET /api/startups/{id}/funding-tracker': async ({ actor, params, db }) =>
    trackerOf(db, await requireStartup(db, actor, params.id, 'read')),

  'PUT /api/startups/{id}/funding-tracker/round': async (call) => {
    const { actor, params, body, db, services, enqueue } = call;
    const { access, tracker } = await editable(db, actor, params.id);
    refuseStale(tracker.round, body.version, tracker.round?.version ?? 0);
    await saveFundingRound(db, params.id, storedRound(body), services.now());
    await rematch(enqueue, params.id);
    return trackerOf(db, access);
  },

  'DELETE /api/startups/{id}/funding-tracker/round': async ({ actor, params, db, enqueue }) => {
    const { access } = await editable(db, actor, params.id);
    if (!(await deleteFundingRound(db, params.id))) throw notFound();
    await rematch(enqueue, params.id);
    return trackerOf(db, access);
  },

  'POST /api/startups/{id}/funding-tracker/investors': async ({ actor, params, body, db, services }) => {
    const { access, tracker } = await editable(db, actor, params.id);
    refuseTooMany(tracker.investors, 'name');
    const values = investorValues(body);
    await insertRoundInvestor(db, { startupId: params.id, values, now: services.now() });
    return trackerOf(db, access);
  },

  'PUT /api/startups/{id}/funding-tracker/investors/{investorId}': async (call) => {
    const { actor, params, body, db, services } = call;
    const { access, tracker } = await editable(db, actor, params.id);
    const { id } = present(tracker.investors, params.investorId, body.version);
    const values = investorValues(body);
    await updateRoundInvestor(db, { startupId: params.id, id, values, now: services.now() });
    return trackerOf(db, access);
  },

  'DELETE /api/startups/{id}/funding-tracker/investors/{investorId}': async ({ actor, params, db }) => {
    const { access } = await editable(db, actor, params.id);
    if (!(await deleteRoundInvestor(db, params.id, params.investorId))) throw notFound();
    return trackerOf(db, access);
  },

  'POST /api/startups/{id}/funding-tracker/milestones': async ({ actor, params, body, db, services }) => {
    const { access, tracker } = await editable(db, actor, params.id);
    refuseTooMany(tracker.milestones, 'task');
    refuseFutureDone(body, services.now());
    await insertMilestone(db, { startupId: params.id, form: body, now: services.now() });
    return trackerOf(db, access);
  },

  'PUT /api/startups/{id}/funding-tracker/milestones/{milestoneId}': async (call) => {
    const { actor, params, body, db, services } = call;
    const { access, tracker } = await editable(db, actor, params.id);
    const { id } = present(tracker.milestones, params.milestoneId, body.version);
    refuseFutureDone(body, services.now());
    await updateMilestone(db, { startupId: params.id, id, form: body, now: services.now() });
    return trackerOf(db, access);
  },

  'DELETE /api/startups/{id}/funding-tracker/milestones/{milestoneId}': async ({ actor, params, db }) => {
    const { access } = await editable(db, actor, params.id);
    if (!(await deleteMilestone(db, params.id, params.milestoneId))) throw notFound();
    return trackerOf(db, access);
  },
});
