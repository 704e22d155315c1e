type Point = readonly [x: number, y: number];
/** A closed line around an area, corner by corner. */
type Ring = readonly Point[];

/** How the reader packs a path: each step's number, then its points. */
const MOVE = 0;
const LINE = 1;
const CURVE = 2;
const BEND = 3;
const CLOSE = 4;
const NUMBERS_OF: Readonly<Record<number, number>> = {
  [MOVE]: 2,
  [LINE]: 2,
  [CURVE]: 6,
  [BEND]: 4,
  [CLOSE]: 0,
};

/** Into how many straight pieces a curve is cut. */
const PIECES = 8;

const between = (one: Point, other: Point, t: number): Point => [
  one[0] + (other[0] - one[0]) * t,
  one[1] + (other[1] - one[1]) * t,
];

/** A point of a curve, `t` of the way along, by de Casteljau: between its points, then between those. */
function pointAt(points: readonly Point[], t: number): Point {
  const [first, ...others] = points;
  if (first === undefined) return [0, 0];
  if (others.length === 0) return first;
  return pointAt(
    others.map((point, index) => between(points[index] ?? first, point, t)),
    t,
  );
}

const pointsOf = (numbers: readonly number[]): Point[] =>
  Array.from({ length: numbers.length >> 1 }, (_, index) => [
    numbers[2 * index] ?? 0,
    numbers[2 * index + 1] ?? 0,
  ]);

/** The rings of a packed path, curves as straight pieces. */
export function ringsOf(packed: readonly number[]): Ring[] {
  const rings: Point[][] = [];
  let ring: Point[] = [];
  for (let at = 0; at < packed.length;) {
    const step = packed[at] ?? CLOSE;
    const length = NUMBERS_OF[step];
    if (length === undefined) break;
    const points = pointsOf(packed.slice(at + 1, at + 1 + length));
    at += 1 + length;
    if (step === MOVE) rings.push((ring = points));
    else if (step === LINE) ring.push(...points);
    else if (step !== CLOSE) {
      const curve = [...ring.slice(-1), ...points];
      for (let piece = 1; piece <= PIECES; piece += 1) ring.push(pointAt(curve, piece / PIECES));
    }
  }
  return rings;
}

/** Whether a point lies within what the rings enclose: by how often they wind around it, or by whether that is odd. */
export function isWithin(rings: readonly Ring[], x: number, y: number, isEvenOdd: boolean): boolean {
  let winding = 0;
  for (const ring of rings)
    for (const [index, [x1, y1]] of ring.entries()) {
      const [x2, y2] = ring[(index + 1) % ring.length] ?? [x1, y1];
      if (y1 <= y === y2 <= y) continue;
      if (x1 + ((y - y1) / (y2 - y1)) * (x2 - x1) > x) winding += y2 > y1 ? 1 : -1;
    }
  return isEvenOdd ? winding % 2 !== 0 : winding !== 0;
}
