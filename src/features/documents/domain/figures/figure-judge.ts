import type { NumberKind } from '../document.ts';
import { sumsOf } from '../meaning/stored-weights.ts';
import type { StoredWeights } from '../meaning/stored-weights.ts';
import { figureFeatures, type Surroundings } from './figure-feature.ts';
import { FIGURE_MODEL } from './figure-weights.ts';

/** What a figure of a sentence may be of, as writers marked it, and what the reader calls that. */
export const MARKED_KINDS = {
  revenue: 'revenue',
  profit: 'other',
  cost: 'other',
  growth: 'growth',
  customers: 'customers',
  users: 'users',
  team: 'team',
  ask: 'ask',
  raised: 'other',
  valuation: 'valuation',
  cash: 'cash',
  burn: 'burn',
  runway: 'runway',
  debt: 'other',
  market: 'market',
  marketcount: 'other',
  other: 'other',
} as const satisfies Readonly<Record<string, NumberKind>>;
export type MarkedKind = keyof typeof MARKED_KINDS;

/** Trained weights of what figures are of; a byte of a label's weights is one over its `scale`. */
export type FigureModel = StoredWeights & {
  readonly setSha256: string;
  readonly labels: readonly {
    readonly kind: MarkedKind;
    readonly bias: number;
    readonly scale: number;
  }[];
};

/** What the words around a figure say it is of, as far as they go beyond the border of that. */
export function judgeFigure(surroundings: Surroundings): { kind: MarkedKind; margin: number } {
  const { labels } = FIGURE_MODEL;
  const sums = sumsOf(FIGURE_MODEL, figureFeatures(surroundings), labels.length);
  let best: { kind: MarkedKind; margin: number } = { kind: 'other', margin: -Infinity };
  for (const [index, { kind, bias, scale }] of labels.entries()) {
    const margin = bias + scale * (sums[index] ?? 0);
    if (margin > best.margin) best = { kind, margin };
  }
  return best;
}
