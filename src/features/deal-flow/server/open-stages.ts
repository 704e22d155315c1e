import { dayOf } from '#shared/domain/time.ts';
import { isOverdue, isStale } from '../domain/staleness.ts';
import { DEAL_STAGE_LABELS, DEAL_STAGES, isOpenStage } from '../domain/stages.ts';
import type { findOpenDeals } from './queries-reports.ts';

type OpenDeal = Pick<
  Awaited<ReturnType<typeof findOpenDeals>>[number],
  'stage' | 'lastActivityAt' | 'nextActionDue'
>;

/** The open stages in their order: how many deals stand in each, how many of them are stale, and how many late. */
export function openStagesOf(deals: readonly OpenDeal[], now: Date) {
  const today = dayOf(now);
  return DEAL_STAGES.filter(isOpenStage).map((stage) => {
    const own = deals.filter((deal) => deal.stage === stage);
    const stale = own.filter(({ lastActivityAt }) =>
      isStale({ stage, lastActivity: lastActivityAt.toISOString() }, now),
    );
    const late = own.filter(({ nextActionDue }) => isOverdue({ stage, nextActionDue }, today));
    return {
      stage,
      label: DEAL_STAGE_LABELS[stage],
      deals: own.length,
      stale: stale.length,
      overdue: late.length,
    };
  });
}
