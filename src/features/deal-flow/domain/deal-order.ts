import { DEAL_PRIORITIES, DEAL_STAGES, type DealPriority, type DealStage } from './stages.ts';

/** How the list may be ordered; the server answers in the first of them. */
export const DEAL_ORDERS = ['moved', 'due', 'interest', 'priority', 'stage', 'activity', 'name'] as const;
export type DealOrder = (typeof DEAL_ORDERS)[number];
export const DEAL_ORDER_LABELS: Readonly<Record<DealOrder, string>> = {
  moved: 'Last moved first',
  due: 'Next action due first',
  interest: 'Highest interest first',
  priority: 'Highest priority first',
  stage: 'Furthest stage first',
  activity: 'Longest without activity first',
  name: 'By name',
};

type Ordered = {
  readonly stage: DealStage;
  readonly priority: DealPriority;
  readonly interestLevel: number;
  readonly lastActivity: string;
  readonly nextActionDue: string | null;
  readonly startup: { readonly name: string };
};

const NEVER = '9999-12-31';
const compare: Readonly<Record<DealOrder, (one: Ordered, other: Ordered) => number>> = {
  moved: () => 0,
  due: (one, other) => (one.nextActionDue ?? NEVER).localeCompare(other.nextActionDue ?? NEVER),
  interest: (one, other) => other.interestLevel - one.interestLevel,
  priority: (one, other) => DEAL_PRIORITIES.indexOf(other.priority) - DEAL_PRIORITIES.indexOf(one.priority),
  stage: (one, other) => progress(other.stage) - progress(one.stage),
  activity: (one, other) => one.lastActivity.localeCompare(other.lastActivity),
  name: (one, other) => one.startup.name.localeCompare(other.startup.name),
};

/** Passed deals went nowhere: they stand behind all others. */
const progress = (stage: DealStage) => (stage === 'passed' ? -1 : DEAL_STAGES.indexOf(stage));

/** Deals in an order; those that are alike in it stay as they stood. */
export function orderedDeals<Deal extends Ordered>(
  deals: readonly Deal[],
  order: DealOrder,
): readonly Deal[] {
  return order === 'moved' ? deals : deals.toSorted(compare[order]);
}
