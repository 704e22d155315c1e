import { expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';

test.each([
  ['The pump costs KES 40,000, is ours, and lasts about 3 years.', false],
  ['A set of blades lasts two years.', false],
  ['Our cash lasts two years.', true],
] as const)('what lasts for years where no money is spoken of is no runway: %s', (text, isRunway) => {
  const { numbers } = analyseDocument({ type: 'pitch_deck', pages: [{ page: 1, text }] });
  expect(numbers.some(({ kind }) => kind === 'runway')).toBe(isRunway);
});
