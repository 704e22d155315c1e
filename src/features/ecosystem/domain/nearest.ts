export type Place = { readonly code: string; readonly x: number; readonly y: number };
export type Direction = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

const WAYS: Record<Direction, readonly [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
const SIDEWAYS_COST = 2;

/** The place an arrow key leads to: the nearest within 45 degrees of its direction; null at the edge. `y` grows downwards. */
export function nearestInDirection(
  places: readonly Place[],
  from: Place,
  direction: Direction,
): Place | null {
  const [wayX, wayY] = WAYS[direction];
  let best: { place: Place; cost: number } | null = null;
  for (const place of places) {
    const [dx, dy] = [place.x - from.x, place.y - from.y];
    const ahead = dx * wayX + dy * wayY;
    const aside = Math.abs(dx * wayY) + Math.abs(dy * wayX);
    if (ahead <= 0 || aside > ahead) continue;
    const cost = ahead + SIDEWAYS_COST * aside;
    if (best === null || cost < best.cost) best = { place, cost };
  }
  return best?.place ?? null;
}
