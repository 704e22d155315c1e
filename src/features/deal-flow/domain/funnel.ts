// The rule and a worked example: docs/rules/deal-funnel.md
import { roundHalfUp } from '#shared/domain/scale.ts';
import { DAY_MS } from '#shared/domain/time.ts';
import type { DealStage } from './stages.ts';

/** The way to a closed deal. Passing is leaving it. */
export const FUNNEL_STAGES = ['sourced', 'reviewed', 'due-diligence', 'term-sheet', 'closed'] as const;
export type FunnelStage = (typeof FUNNEL_STAGES)[number];

/** A deal with the stages it came through: when it entered each, in order, undone moves left out. */
export type DealPath = {
  readonly stage: DealStage;
  readonly entered: readonly { readonly stage: DealStage; readonly atMs: number }[];
};

export type FunnelStep = {
  readonly stage: FunnelStage;
  /** Deals that came this far or further, whatever became of them. */
  readonly reached: number;
  /** Of those that reached the stage before, 0–100 and not rounded; null for the first stage or when nobody did. */
  readonly conversionPercent: number | null;
  /** Median days of the stays in this stage that have ended, to a tenth; null when none has. */
  readonly medianDays: number | null;
  /** How many stays the median is of. */
  readonly stays: number;
};

const orderOf = (stage: DealStage): number => FUNNEL_STAGES.findIndex((each) => each === stage);

/** How far a deal came: the furthest stage it ever stood at; every deal was sourced. */
function furthest({ stage, entered }: DealPath): number {
  return Math.max(0, orderOf(stage), ...entered.map((step) => orderOf(step.stage)));
}

function median(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

/**
 * The funnel over a pipeline. A step's conversion is `reached / reached of the step before`; since a deal that reached a
 * stage counts for all before it, it never exceeds 100. The time in a stage is of completed stays alone.
 */
export function funnel(deals: readonly DealPath[]): FunnelStep[] {
  const reached = FUNNEL_STAGES.map((_, order) => deals.filter((deal) => furthest(deal) >= order).length);
  const stays = new Map<DealStage, number[]>(FUNNEL_STAGES.map((stage) => [stage, []]));
  for (const { entered } of deals) {
    for (const [index, { stage, atMs }] of entered.entries()) {
      const left = entered[index + 1];
      if (left) stays.get(stage)?.push((left.atMs - atMs) / DAY_MS);
    }
  }
  return FUNNEL_STAGES.map((stage, order) => {
    const before = reached[order - 1] ?? 0;
    const days = stays.get(stage) ?? [];
    const middle = median(days);
    return {
      stage,
      reached: reached[order] ?? 0,
      conversionPercent: before === 0 ? null : (100 * (reached[order] ?? 0)) / before,
      medianDays: middle === null ? null : roundHalfUp(middle * 10) / 10,
      stays: days.length,
    };
  });
}

/** Closed over total as a whole percent, halves up; 0 when there are no deals. */
export function conversionRatePercent(closed: number, total: number): number {
  return total === 0 ? 0 : roundHalfUp((100 * closed) / total);
}
