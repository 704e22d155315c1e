import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { africaMap } from './africa-map.ts';

const committed = readFileSync(
  new URL('../src/features/ecosystem/web/africa.topology', import.meta.url),
  'utf8',
);

it('the map in the product is what the atlas gives', () => {
  expect(committed).toBe(africaMap());
});

it('has every country of Africa that the atlas draws by itself, and stays small', () => {
  const map = JSON.parse(committed) as { objects: { africa: { geometries: { id: string }[] } } };
  const codes = map.objects.africa.geometries.map(({ id }) => id);
  expect(codes).toHaveLength(56);
  expect(codes).toEqual(expect.arrayContaining(['NG', 'KE', 'ZA', 'GH', 'CD', 'EH', 'LS', 'MU', 'SO']));
  expect(committed.length).toBeLessThan(60_000);
});
