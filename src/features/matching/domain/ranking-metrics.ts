/** How well a ranked list meets the relevant items; all 0–1. */
export type RankingMetrics = { recallAt10: number; recallAt50: number; mrr: number; ndcgAt10: number };

/**
 * recall@k = hits among the first k / all positives, MRR = 1 / rank of the first hit, nDCG@10 binary with the ideal of
 * min(10, positives). An item listed twice keeps its best place. `null` when there are no positives.
 */
export function rankingMetrics(
  ranked: readonly string[],
  positives: readonly string[],
): RankingMetrics | null {
  const wanted = new Set(positives);
  if (wanted.size === 0) return null;
  const hitRanks = [...new Set(ranked)].flatMap((id, index) => (wanted.has(id) ? [index + 1] : []));
  const recallAt = (k: number) => hitRanks.filter((rank) => rank <= k).length / wanted.size;
  const gains = hitRanks.filter((rank) => rank <= 10).map(discount);
  const ideal = Array.from({ length: Math.min(10, wanted.size) }, (_, index) => discount(index + 1));
  return {
    recallAt10: recallAt(10),
    recallAt50: recallAt(50),
    mrr: hitRanks[0] === undefined ? 0 : 1 / hitRanks[0],
    ndcgAt10: sum(gains) / sum(ideal),
  };
}

const discount = (rank: number): number => 1 / Math.log2(rank + 1);

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);
