import { rankingMetrics } from '../../src/features/matching/domain/ranking-metrics.ts';

type Given = { ranked: string[]; positives: string[] };

function metrics(given: Given): unknown {
  const got = rankingMetrics(given.ranked, given.positives);
  return (
    got && { 'recall@10': got.recallAt10, 'recall@50': got.recallAt50, mrr: got.mrr, 'ndcg@10': got.ndcgAt10 }
  );
}

/** Case operations of the ranking area, by name. */
export const ops: Record<string, (given: never) => unknown> = { 'ranking.metrics': metrics };
