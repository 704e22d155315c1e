import { expect, test } from 'vitest';
import { ops as ranking } from './ranking.ts';
import { ops as score } from './score.ts';

const run = (op: string, given: unknown) => ({ ...score, ...ranking })[op]?.(given as never);

test('readiness inputs reach the formula under their case names', () => {
  const given = {
    stage: 'Seed',
    filledFields: 5,
    hasModel: true,
    ltv_cac: 2,
    criticalFlags: 2,
    founderPct: 50,
  };
  expect(run('score.readiness', given)).toEqual({
    score: 18,
    components: { profile: 7.5, team: 0, traction: 0, financials: 7.5, capTable: 3, documents: 0 },
  });
});

test('a deal of today', () => {
  const deals = [{ stage: 'term-sheet', matchScore: 50, interestLevel: 10 }];
  expect(run('score.deal', { deals })).toEqual({ score: 71 });
});

test('deck, due diligence and market', () => {
  expect(run('score.deck', { sectionsFound: ['business-model'], words: 400 })).toEqual({
    coverage: 0.1,
    soundness: 1,
    score: expect.closeTo(25 * (4.5 + 40) * 0.01, 9),
    confidence: 0.55,
  });
  const categories = { product: { checks: [[1, 'pass']] } };
  expect(run('score.dueDiligence', { categories })).toMatchObject({ overallScore: 58, riskLevel: 'Medium' });
  expect(run('score.market', {})).toMatchObject({
    trendScore: 50,
    growthPotential: 40,
    competitiveIntensity: 0,
  });
});

test('ranking metrics', () => {
  expect(run('ranking.metrics', { ranked: ['b', 'a'], positives: ['a'] })).toEqual({
    'recall@10': 1,
    'recall@50': 1,
    mrr: 0.5,
    'ndcg@10': expect.closeTo(1 / Math.log2(3), 12),
  });
});
