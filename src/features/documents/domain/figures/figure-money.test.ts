import { expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';

const valuesOf = (line: string) =>
  analyseDocument({
    type: 'pitch_deck',
    pages: [{ page: 1, text: `Zawadi Ltd\nOctober 2026\nGrowth\n${line}` }],
    facts: { name: 'Zawadi' },
  }).numbers.map(({ value }) => value);

test('money that has come is asked for no more', () => {
  const { numbers } = analyseDocument({
    type: 'business_plan',
    pages: [
      {
        page: 1,
        text: 'Zawadi Ltd, letter of 14 October 2026\nThe KES 120m SAFE of March is fully received.',
      },
    ],
  });
  expect(numbers.map(({ kind }) => kind)).not.toContain('ask');
});

test('a million to open somewhere is no stretch of months', () => {
  expect(valuesOf('Raising USD 1.2m to open Alexandria')).toEqual([1.2e6]);
  expect(valuesOf('We spend USD 3m to expand')).toEqual([3e6]);
});
