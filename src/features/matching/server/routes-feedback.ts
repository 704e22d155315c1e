import type { Db, Process, UserId } from '#shared/server/context.ts';
import { notFound } from '#platform/http/errors.ts';
import { implement, DONE } from '#shared/server/implement.ts';
import type { MatchCounterpart } from '../contract.ts';
import { feedbackEndpoints, type MatchFeedback } from '../contract/feedback.ts';
import { criterionName } from '../domain/criterion-name.ts';
import { reasonOf } from '../domain/feedback.ts';
import { canSeeStartupMatches, canSpeakForStartup } from '../policy.ts';
import { findInvestorCounterparts, findStartupCounterparts } from './counterparts.ts';
import {
  deleteFeedback,
  type FeedbackRow,
  findFeedback,
  findFeedbackById,
  saveFeedback,
} from './queries-feedback.ts';
import { findMatchAccess } from './match-access.ts';
import { findOwnInvestorId, type Side } from './queries-sides.ts';
import { refreshList } from './jobs.ts';

type Pair = { readonly side: Side; readonly startupId: number; readonly investorId: number };

const subjectOf = ({ side, startupId, investorId }: Pair): number =>
  side === 'startup' ? startupId : investorId;

/** Whoever may not speak for a side hears that there is no such thing. */
async function refuseOthers(db: Db, userId: UserId, { side, startupId, investorId }: Pair): Promise<void> {
  if (side === 'investor') {
    if ((await findOwnInvestorId(db, userId)) !== investorId) throw notFound();
    return;
  }
  const access = await findMatchAccess(db, userId, startupId);
  if (access === null || !canSpeakForStartup(access)) throw notFound();
}

function itemOf(row: FeedbackRow, known: ReadonlyMap<number, MatchCounterpart>): MatchFeedback {
  const { side, id, startupId, investorId, note, byName } = row;
  const reason = reasonOf(side, row.reason);
  return {
    id,
    startupId,
    investorId,
    counterpart: known.get(side === 'startup' ? investorId : startupId) ?? null,
    reason: row.reason,
    reasonLabel: reason?.label ?? row.reason,
    criterion: reason?.criterion ? criterionName(reason.criterion) : null,
    note,
    byName,
    createdAt: row.createdAt.toISOString(),
  };
}

async function answerRows(
  db: Db,
  viewer: UserId,
  { rows, side }: { rows: readonly FeedbackRow[]; side: Side },
): Promise<MatchFeedback[]> {
  const known =
    side === 'startup'
      ? await findInvestorCounterparts(
          db,
          viewer,
          rows.map((row) => row.investorId),
        )
      : await findStartupCounterparts(
          db,
          viewer,
          rows.map((row) => row.startupId),
        );
  return rows.map((row) => itemOf(row, known));
}

/** The side's list is ranked anew before the answer leaves. */
const rankAnew = (pair: Pair) => async (process: Process) => {
  await refreshList(process, pair.side, subjectOf(pair));
};

export const feedbackRoutes = implement(feedbackEndpoints, {
  'GET /api/matching/feedback': async ({ actor, db, query: { startup, ...page } }) => {
    const side = startup === undefined ? 'investor' : 'startup';
    const subjectId = startup ?? (await findOwnInvestorId(db, actor.id));
    if (subjectId === null) throw notFound();
    if (side === 'startup') {
      const access = await findMatchAccess(db, actor.id, subjectId);
      if (access === null || !canSeeStartupMatches(access)) throw notFound();
    }
    const { rows, total } = await findFeedback(db, { side, subjectId, ...page });
    return { items: await answerRows(db, actor.id, { rows, side }), total };
  },

  'POST /api/matching/feedback': async ({ actor, body, db, afterCommit }) => {
    const { as: side, startupId, investorId, reason, note = null } = body;
    await refuseOthers(db, actor.id, { side, startupId, investorId });
    const [counterpart] =
      side === 'startup'
        ? (await findInvestorCounterparts(db, actor.id, [investorId])).values()
        : (await findStartupCounterparts(db, actor.id, [startupId])).values();
    if (counterpart === undefined) throw notFound();
    const id = await saveFeedback(db, actor.id, { side, startupId, investorId, reason, note });
    afterCommit(rankAnew({ side, startupId, investorId }));
    const row = await findFeedbackById(db, id);
    if (row === null) throw notFound();
    return itemOf(row, new Map([[counterpart.id, counterpart]]));
  },

  'DELETE /api/matching/feedback/{id}': async ({ actor, db, params, afterCommit }) => {
    const row = await findFeedbackById(db, params.id);
    if (row === null) throw notFound();
    await refuseOthers(db, actor.id, row);
    await deleteFeedback(db, row.id);
    afterCommit(rankAnew(row));
    return DONE;
  },
});
