import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { AFRICAN_COUNTRY_CODES, countryOf, type CountryCode } from '#shared/domain/catalogue/countries.ts';

type Arc = readonly (readonly number[])[];
type Shape = { readonly properties: { readonly name: string } } & (
  | { readonly type: 'Polygon'; readonly arcs: number[][] }
  | { readonly type: 'MultiPolygon'; readonly arcs: number[][][] }
);
type Atlas = {
  readonly transform: {
    readonly scale: readonly [number, number];
    readonly translate: readonly [number, number];
  };
  readonly objects: { readonly countries: { readonly geometries: readonly Shape[] } };
  readonly arcs: readonly Arc[];
};

/** Names the atlas shortens. */
const SHORTENED: Readonly<Record<string, CountryCode>> = {
  'W. Sahara': 'EH',
  'Dem. Rep. Congo': 'CD',
  'Central African Rep.': 'CF',
  'Eq. Guinea': 'GQ',
  'S. Sudan': 'SS',
  eSwatini: 'SZ',
  'São Tomé and Principe': 'ST',
};
const FINEST = 3;
/** Islands further south than this belong to Africa by flag alone and would leave the map half empty. */
const SOUTH_END = -40;

const codeOf = (name: string): CountryCode | null => SHORTENED[name] ?? countryOf(name);
/** Polygons of rings of arcs; the rings after the first are holes, as Lesotho is in South Africa. */
const polygonsOf = (shape: Shape): number[][][] => (shape.type === 'Polygon' ? [shape.arcs] : shape.arcs);

/** An arc in whole steps of the coarser grid, without the points that fall onto the one before. */
function coarser(arc: Arc, step: number): number[][] {
  let [x, y] = [0, 0];
  const points = arc.map(([dx = 0, dy = 0]) => [(x += dx), (y += dy)] as const);
  const kept: (readonly [number, number])[] = [];
  for (const [index, [left, top]] of points.entries()) {
    const point = [Math.round(left / step), Math.round(top / step)] as const;
    const last = kept.at(-1);
    const isEnd = index === points.length - 1;
    if (last === undefined || isEnd || Math.hypot(point[0] - last[0], point[1] - last[1]) >= FINEST)
      kept.push(point);
  }
  return kept.map(([left, top], index) => {
    const [fromLeft, fromTop] = kept[index - 1] ?? [0, 0];
    return [left - fromLeft, top - fromTop];
  });
}

/** The northern end of an arc in degrees. */
function northOf(arc: Arc, scale: number, from: number): number {
  let top = 0;
  return Math.max(...arc.map(([, dy = 0]) => (top += dy) * scale + from));
}

/** The countries of Africa out of the world atlas, on a coarser grid: what the ecosystem map draws. */
export function africaMap(): string {
  const require = createRequire(import.meta.url);
  const world = JSON.parse(readFileSync(require.resolve('world-atlas/countries-50m.json'), 'utf8')) as Atlas;
  const { scale, translate } = world.transform;
  const arcAt = (arc: number): Arc => world.arcs[arc < 0 ? ~arc : arc] ?? [];
  const african = new Set<string>(AFRICAN_COUNTRY_CODES);
  const parts = new Map<CountryCode, number[][][]>();
  for (const shape of world.objects.countries.geometries) {
    const code = codeOf(shape.properties.name);
    if (code === null || !african.has(code)) continue;
    const shown = polygonsOf(shape).filter(
      ([[arc = 0] = []]) => northOf(arcAt(arc), scale[1], translate[1]) > SOUTH_END,
    );
    parts.set(code, [...(parts.get(code) ?? []), ...shown]);
  }
  const used = [...new Set([...parts.values()].flat(3).map((arc) => (arc < 0 ? ~arc : arc)))];
  const place = new Map(used.map((arc, index) => [arc, index]));
  const renamed = (arc: number) => (arc < 0 ? ~(place.get(~arc) ?? 0) : (place.get(arc) ?? 0));
  const step = 12;
  return JSON.stringify({
    type: 'Topology',
    transform: { scale: scale.map((size) => size * step), translate },
    objects: {
      africa: {
        type: 'GeometryCollection',
        geometries: [...parts]
          .toSorted(([a], [b]) => a.localeCompare(b))
          .map(([id, polygons]) => ({
            type: 'MultiPolygon',
            id,
            arcs: polygons.map((rings) => rings.map((ring) => ring.map(renamed))),
          })),
      },
    },
    arcs: used.map((arc) => coarser(world.arcs[arc] ?? [], step)),
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const target = fileURLToPath(new URL('../src/features/ecosystem/web/africa.topology', import.meta.url));
  writeFileSync(target, africaMap());
}
