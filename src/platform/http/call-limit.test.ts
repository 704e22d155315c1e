import { expect, it } from 'vitest';
import { createCallLimit } from './call-limit.ts';

it('lets so many calls of each caller in, within a window that begins with the first', () => {
  const limit = createCallLimit({ most: 2, windowMs: 1_000 });
  expect(limit('one', 0)).toEqual({ remaining: 1, isOver: false, resetMs: 1_000 });
  expect(limit('one', 900)).toEqual({ remaining: 0, isOver: false, resetMs: 100 });
  expect(limit('one', 999)).toMatchObject({ remaining: 0, isOver: true });
  expect(limit('other', 999)).toMatchObject({ remaining: 1, isOver: false });
  expect(limit('one', 1_000)).toEqual({ remaining: 1, isOver: false, resetMs: 1_000 });
});

it('remembers a bounded number of callers, and forgets who began longest ago', () => {
  const limit = createCallLimit({ most: 1, windowMs: 1_000 });
  limit('first', 0);
  for (let caller = 0; caller < 4_999; caller += 1) limit(`caller ${caller}`, 1);
  expect(limit('first', 2).isOver).toBe(true);
  limit('one more', 3);
  expect(limit('caller 0', 4).isOver).toBe(true);
  expect(limit('first', 4).isOver).toBe(false);
});
