import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { rankingMetrics } from './ranking-metrics.ts';

test('two investors wanted, one found at rank 2 and one at rank 12', () => {
  const ranked = Array.from({ length: 20 }, (_, index) => `i${index + 1}`);
  expect(rankingMetrics(ranked, ['i2', 'i12'])).toEqual({
    recallAt10: 0.5,
    recallAt50: 1,
    mrr: 0.5,
    ndcgAt10: expect.closeTo(1 / Math.log2(3) / (1 + 1 / Math.log2(3)), 12),
  });
});

test('a repeated item keeps its best place, no positives give no figure', () => {
  expect(rankingMetrics(['x', 'x', 'a'], ['a'])?.mrr).toBe(0.5);
  expect(rankingMetrics(['a'], [])).toBeNull();
});

test('all positives first is perfect, and every figure stays within 0 and 1', () => {
  const ids = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(ids, fc.nat(29), (ranked, cut) => {
      const positives = ranked.slice(0, 1 + (cut % ranked.length));
      expect(rankingMetrics(ranked, positives)).toMatchObject({
        mrr: 1,
        ndcgAt10: expect.closeTo(1, 12),
        recallAt50: 1,
      });
      const reversed = rankingMetrics(ranked.toReversed(), positives);
      for (const value of Object.values(reversed ?? {})) {
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(1 + 1e-12);
      }
    }),
  );
});
