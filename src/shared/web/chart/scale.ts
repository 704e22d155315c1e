/** A straight line from values to places of a drawing, with the round values to write beside it. */
export type Scale = {
  readonly at: (value: number) => number;
  readonly valueAt: (place: number) => number;
  readonly ticks: readonly number[];
};

type Span = readonly [from: number, to: number];

function scaleOf([low, high]: Span, [start, end]: Span, ticks: readonly number[]): Scale {
  const slope = (end - start) / (high - low || 1);
  return {
    at: (value) => start + (value - low) * slope,
    valueAt: (place) => (slope === 0 ? low : low + (place - start) / slope),
    ticks,
  };
}

/** 1, 2 or 5 times a power of ten, so that about `count` of it fill the span. */
function roundStep(span: number, count: number): number {
  const rough = span / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  // The bounds are the geometric means of neighbouring steps: √(1 × 2), √(2 × 5), √(5 × 10).
  const factor = [Math.SQRT2, Math.sqrt(10), Math.sqrt(50)].filter((bound) => rough / power >= bound).length;
  return ([1, 2, 5, 10][factor] ?? 1) * power;
}

/** Multiples of a round step; a step below 1 is divided by, since 3 × 0.1 is not 0.3. */
function multiples(first: number, last: number, step: number): number[] {
  const inverse = step < 1 ? Math.round(1 / step) : null;
  return Array.from({ length: last - first + 1 }, (_, index) =>
    inverse === null ? (first + index) * step : (first + index) / inverse,
  );
}

/** From zero or below to the largest value, both ends moved out to a round one. */
export function amountScale(values: readonly number[], range: Span, count = 4): Scale {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values) || (low === 0 ? 1 : 0);
  const step = roundStep(high - low, count);
  const [first, last] = [Math.floor(low / step), Math.ceil(high / step)];
  const ticks = multiples(first, last, step);
  return scaleOf([ticks[0] ?? low, ticks.at(-1) ?? high], range, ticks);
}

/** From 0 to `limit` in four equal parts. */
export const quarterScale = (limit: number, range: Span): Scale =>
  scaleOf(
    [0, limit],
    range,
    [0, 0.25, 0.5, 0.75, 1].map((part) => part * limit),
  );

const MONTHS = [1, 3, 6, 12, 24, 60, 120, 240, 600, 1200];
const monthsOf = (time: number) => {
  const date = new Date(time);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
};

/** Between two moments in milliseconds: at most `count` beginnings of months, quarters or years, or the two themselves. */
export function timeScale([from, to]: Span, range: Span, count: number): Scale {
  const span = monthsOf(to) - monthsOf(from);
  const step = MONTHS.find((each) => span / each <= count) ?? 1200;
  const [first, last] = [Math.ceil((monthsOf(from - 1) + 1) / step), Math.floor(monthsOf(to) / step)];
  const begun = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) =>
    Date.UTC(2000, (first + index) * step - 2000 * 12),
  );
  return scaleOf([from, to], range, begun.length < 2 ? [from, to] : begun);
}

/**
 * Evenly spaced places for `count` rows, by their index; a single one is in the middle. At most `most` of them are
 * marked: the first, and those a multiple of `unit` rows after it.
 */
export function indexScale(count: number, [start, end]: Span, most: number, unit = 1): Scale {
  const units = Math.ceil(count / unit);
  const every = unit * Math.ceil(units / Math.max(1, most));
  const ticks = Array.from({ length: Math.ceil(count / every) }, (_, index) => index * every);
  return count === 1 ? scaleOf([-1, 1], [start, end], [0]) : scaleOf([0, count - 1], [start, end], ticks);
}
