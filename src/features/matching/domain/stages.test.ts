import { expect, it } from 'vitest';
import { stagesAround } from './stages.ts';

it('a stage is near the one before and the one after', () => {
  expect(stagesAround(['seed'])).toEqual(['pre-seed', 'seed', 'series-a']);
  expect(stagesAround(['pre-seed', 'somewhere'])).toEqual(['pre-seed', 'seed']);
  expect(stagesAround([])).toEqual([]);
});
