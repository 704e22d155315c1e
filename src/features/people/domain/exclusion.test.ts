import { expect, it } from 'vitest';
import { employerOf } from './exclusion.ts';

it.each([
  ['Ácme & Sons, Ltd.', 'acme sons ltd'],
  ['  ƙasa   Bank ', 'kasa bank'],
  ['&', null],
])('the employer %j is compared as %j', (typed, key) => {
  expect(employerOf(typed)).toBe(key);
});
