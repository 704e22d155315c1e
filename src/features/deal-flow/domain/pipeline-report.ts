import { dayOf } from '#shared/domain/time.ts';
import { conversionRatePercent, type DealPath, funnel } from './funnel.ts';
import { isOverdue, isStale } from './staleness.ts';
import { DEAL_STAGE_LABELS } from './stages.ts';

/** A deal as the report needs it; moments are ISO, `nextActionDue` a day. */
export type ReportedDeal = DealPath & {
  readonly lastActivity: string;
  readonly nextActionDue: string | null;
  readonly passReason: string | null;
};

/** What each figure of the report counts, in words for the screen. */
export const DEFINITIONS = [
  {
    term: 'Total Deals',
    text: 'Every deal in the pipeline, closed and passed ones too; removed ones are not.',
  },
  {
    term: 'Conversion Rate',
    text: 'Closed deals over all deals, as a whole percent; 0% when there are none.',
  },
  {
    term: 'Reached',
    text: 'Deals that came to this stage or further at any time, whatever became of them. Moves that were undone do not count.',
  },
  {
    term: 'From the stage before',
    text: 'Of the deals that reached the stage before, the share that reached this one.',
  },
  {
    term: 'Median days',
    text: 'Half of the stays in this stage that have ended were shorter. Deals that are still there are not counted; n is the number of stays.',
  },
  { term: 'Stale', text: 'Open deals without a move, change or shared note for 14 days.' },
] as const;

function passReasonsOf(deals: readonly ReportedDeal[]): { reason: string; deals: number }[] {
  const passed = deals.filter(({ stage }) => stage === 'passed');
  const counts = Map.groupBy(passed, ({ passReason }) => passReason ?? 'No reason given');
  return [...counts]
    .map(([reason, of]) => ({ reason, deals: of.length }))
    .toSorted((a, b) => b.deals - a.deals || a.reason.localeCompare(b.reason));
}

/** The figures of the Analytics tab over a whole pipeline as of `now`. */
export function pipelineReport(deals: readonly ReportedDeal[], now: Date) {
  const today = dayOf(now);
  const at = (stage: ReportedDeal['stage']) => deals.filter((deal) => deal.stage === stage).length;
  return {
    totalDeals: deals.length,
    inDueDiligence: at('due-diligence'),
    closedDeals: at('closed'),
    conversionRate: conversionRatePercent(at('closed'), deals.length),
    staleDeals: deals.filter((deal) => isStale(deal, now)).length,
    overdueActions: deals.filter((deal) => isOverdue(deal, today)).length,
    funnel: funnel(deals).map((step) => ({ ...step, label: DEAL_STAGE_LABELS[step.stage] })),
    passReasons: passReasonsOf(deals),
    definitions: [...DEFINITIONS],
    asOf: now.toISOString(),
  };
}
