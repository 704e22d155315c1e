import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { dealScore, type PipelineDeal } from './deal-score.ts';

const AS_OF = '2026-03-31';
const deal: PipelineDeal = {
  id: 'd1',
  stage: 'reviewed',
  matchPercent: 80,
  interestLevel: 6,
  lastActivityAt: '2026-03-01',
};

test('a reviewed deal, quiet for thirty days', () => {
  const expected = 100 * (0.4 + 0.08 + 0.12 + 0.1 / Math.E);
  expect(dealScore([deal], AS_OF).deals[0]?.points).toBeCloseTo(expected, 12);
  expect(dealScore([deal], AS_OF).scorePercent).toBe(64);
});

test('closed, passed and unknown stages do not count; without open deals the score is 0', () => {
  const at = (stage: string): PipelineDeal => ({ ...deal, stage });
  const others = ['closed', 'passed', 'toString'].map(at);
  expect(dealScore([deal, ...others], AS_OF)).toEqual(dealScore([deal], AS_OF));
  expect(dealScore(others, AS_OF)).toEqual({ scorePercent: 0, deals: [] });
});

test('what is not known earns nothing and is not quoted', () => {
  const bare = { ...deal, matchPercent: null, interestLevel: null, lastActivityAt: null };
  expect(dealScore([bare], AS_OF).deals[0]).toEqual({
    id: 'd1',
    points: expect.closeTo(8, 12),
    evidence: [{ field: 'stage', value: 'reviewed' }],
  });
});

test('bounded, and higher interest never hurts', () => {
  const percent = fc.double({ min: 0, max: 100, noNaN: true });
  const interest = fc.double({ min: 0, max: 9, noNaN: true });
  fc.assert(
    fc.property(fc.array(fc.tuple(percent, interest), { minLength: 1 }), (rows) => {
      const deals = rows.map(([matchPercent, interestLevel]) => ({ ...deal, matchPercent, interestLevel }));
      const keener = deals.map((one, index) =>
        index === 0 ? { ...one, interestLevel: one.interestLevel + 1 } : one,
      );
      const before = dealScore(deals, AS_OF).scorePercent;
      expect(dealScore(keener, AS_OF).scorePercent).toBeGreaterThanOrEqual(before);
      expect(before).toBeGreaterThanOrEqual(0);
      expect(before).toBeLessThanOrEqual(100);
    }),
  );
});
