import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#shared/domain/time.ts';
import { conversionRatePercent, type DealPath, funnel } from './funnel.ts';
import { DEAL_STAGES, type DealStage } from './stages.ts';

const path = (...entered: readonly (readonly [DealStage, number])[]): DealPath => ({
  stage: entered.at(-1)?.[0] ?? 'sourced',
  entered: entered.map(([stage, day]) => ({ stage, atMs: day * DAY_MS })),
});

describe('the funnel', () => {
  const deals = [
    path(['sourced', 0], ['reviewed', 4], ['due-diligence', 10], ['term-sheet', 30], ['closed', 44]),
    path(['sourced', 0], ['reviewed', 2], ['passed', 12]),
    path(['sourced', 0], ['reviewed', 9], ['sourced', 11]),
    path(['sourced', 3]),
  ];
  const steps = funnel(deals);

  it('counts how far each deal ever came', () => {
    expect(steps.map(({ stage, reached }) => [stage, reached])).toEqual([
      ['sourced', 4],
      ['reviewed', 3],
      ['due-diligence', 1],
      ['term-sheet', 1],
      ['closed', 1],
    ]);
    expect(steps.map(({ conversionPercent }) => conversionPercent)).toEqual([null, 75, 100 / 3, 100, 100]);
  });

  it('takes the median of the stays that have ended', () => {
    // sourced: 4, 2, 9; reviewed: 6, 10, 2; the deal still in Sourced has no ended stay
    expect(steps.map(({ medianDays, stays }) => [medianDays, stays])).toEqual([
      [4, 3],
      [6, 3],
      [20, 1],
      [14, 1],
      [null, 0],
    ]);
  });

  it('of nothing is empty, not undefined', () => {
    expect(
      funnel([]).every(({ reached, conversionPercent }) => reached === 0 && conversionPercent === null),
    ).toBe(true);
    expect(conversionRatePercent(0, 0)).toBe(0);
    expect(conversionRatePercent(1, 8)).toBe(13);
  });

  it('never widens, and no share exceeds 100', () => {
    const step = fc.tuple(fc.constantFrom(...DEAL_STAGES), fc.nat(400));
    const anyPath = fc.array(step, { maxLength: 8 }).map((steps) => path(['sourced', 0], ...steps));
    fc.assert(
      fc.property(fc.array(anyPath, { maxLength: 20 }), (some) => {
        const reached = funnel(some).map((each) => each.reached);
        expect(reached).toEqual(reached.toSorted((a, b) => b - a));
        expect(reached[0]).toBe(some.length);
        for (const { conversionPercent } of funnel(some))
          expect(conversionPercent ?? 0).toBeLessThanOrEqual(100);
      }),
    );
  });
});
