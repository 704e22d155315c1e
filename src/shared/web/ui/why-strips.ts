/** The strips of ascending points, in percent: each reaches half way to its neighbours, and as far on the other side. */
export function stripsOf(points: readonly number[]): { from: number; to: number }[] {
  return points.map((point, index) => {
    const [before, after] = [points[index - 1], points[index + 1]];
    const from = before === undefined ? point - ((after ?? 100 + point) - point) / 2 : (before + point) / 2;
    const to = after === undefined ? point + (point - (before ?? point - 100)) / 2 : (point + after) / 2;
    return { from: Math.max(0, from), to: Math.min(100, to) };
  });
}
