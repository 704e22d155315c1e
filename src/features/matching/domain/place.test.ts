import { expect, test } from 'vitest';
import { placePathOf, startupPlace } from './place.ts';
import { placeCover } from './preference.ts';

test('a country lies in its regions, narrowest first', () => {
  expect(placePathOf('NG')).toEqual(['NG', 'west-africa', 'africa']);
  expect(placePathOf('north-africa')).toEqual(['north-africa', 'africa', 'mena']);
  expect(placePathOf('atlantis')).toEqual([]);
});

test('a startup is where its country is, or its region when no country is known', () => {
  expect(startupPlace('KE', 'africa')).toEqual(placePathOf('KE'));
  expect(startupPlace(null, 'africa')).toEqual(['africa']);
});

test('Africa covers Nigeria; Kenya is in the same region; Brazil is not', () => {
  const lagos = startupPlace('NG', 'africa');
  expect(placeCover(placePathOf('africa'), lagos)).toBe(1);
  expect(placeCover(placePathOf('KE'), lagos)).toBe(0.5);
  expect(placeCover(placePathOf('BR'), lagos)).toBe(0);
});
