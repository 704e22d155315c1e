import { expect, test } from 'vitest';
import { isFutureDay } from './past-deal.ts';
import { geographiesReaching } from './reach.ts';

test('a country is reached by those who name it or a region around it', () => {
  expect(geographiesReaching('NG')).toEqual(['NG', 'west-africa', 'africa']);
  expect(geographiesReaching('EG')).toEqual(expect.arrayContaining(['north-africa', 'africa', 'mena']));
});

test('a region also by those who name a part of it', () => {
  const reaching = geographiesReaching('west-africa');
  expect(reaching).toEqual(expect.arrayContaining(['west-africa', 'africa', 'NG', 'GH']));
  expect(reaching).not.toContain('KE');
  expect(reaching).not.toContain('mena');
});

test('a day is future until it has begun somewhere', () => {
  const noon = new Date('2026-11-21T12:00:00Z');
  expect(isFutureDay('2026-11-21', noon)).toBe(false);
  expect(isFutureDay('2026-11-22', noon)).toBe(false);
  expect(isFutureDay('2026-11-22', new Date('2026-11-21T09:59:00Z'))).toBe(true);
  expect(isFutureDay('2026-11-23', noon)).toBe(true);
});
