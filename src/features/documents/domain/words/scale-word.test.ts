import { expect, test } from 'vitest';
import { cellNumber } from '../tables/cell-number.ts';
import { isInCredit } from './scale-word.ts';

test.each([
  ['18,642,310.55', true],
  ['1,204.50', true],
  ['4,250,000', true],
  ['425', false],
  ['12.75', false],
  ['1,250', false],
])('whether %s Cr stands in credit, and is not so many crores', (body, isCredit) => {
  expect(isInCredit(body, 'cr')).toBe(isCredit);
  expect(isInCredit(body, 'crore')).toBe(false);
  expect(cellNumber(`${body} cr`)?.power).toBe(isCredit ? 0 : 7);
});
