import { expect, test } from 'vitest';
import { highlightsOf } from './highlights.ts';
import type { CriterionStory, SideStory } from './pair.ts';

const criterion = (key: string, weight: number, valueFraction: number, known = true): CriterionStory => ({
  key,
  weight,
  valueFraction,
  known,
  points: 100 * weight * valueFraction,
  startupText: '',
  investorText: '',
  sentence: key,
});
const side = (components: CriterionStory[]): SideStory => ({
  score: 50,
  knownFraction: 1,
  reasons: [],
  weakest: null,
  conflicts: [],
  components,
});
const keysOf = (criteria: readonly CriterionStory[]) => criteria.map(({ key }) => key);

test('the three fullest carry a pair, the costliest gap of either side speaks against it', () => {
  const { carried, weakest } = highlightsOf({
    investor: side([
      criterion('stage', 0.18, 1),
      criterion('activity', 0.3, 0.9),
      criterion('sector', 0.13, 0.6),
    ]),
    startup: side([criterion('cheque', 0.3, 0.8), criterion('followOn', 0.15, 0)]),
  });
  expect(keysOf(carried)).toEqual(['activity', 'cheque', 'stage']);
  expect(weakest?.key).toBe('followOn');
});

test('what is not known neither carries nor weighs', () => {
  const { carried, weakest } = highlightsOf({
    investor: side([criterion('stage', 0.18, 1), criterion('activity', 0.3, 0.5, false)]),
    startup: side([]),
  });
  expect(keysOf(carried)).toEqual(['stage']);
  expect(weakest).toBeNull();
});

test('what both sides judge is named once, by the harsher judge', () => {
  const { carried, weakest } = highlightsOf({
    investor: side([criterion('geography', 0.09, 0.6)]),
    startup: side([criterion('geography', 0.15, 0.5)]),
  });
  expect(carried).toEqual([]);
  expect(weakest?.weight).toBe(0.15);
});

test('a criterion below half carries nothing', () => {
  const { carried, weakest } = highlightsOf({
    investor: side([criterion('sector', 0.13, 0.49), criterion('activity', 0.3, 0)]),
    startup: side([]),
  });
  expect(carried).toEqual([]);
  expect(weakest?.key).toBe('activity');
});
