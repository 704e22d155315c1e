import { DAY_MS } from '#shared/domain/time.ts';
import type { Scale } from './scale.ts';

export const timeOf = (date: string): number => Date.parse(`${date}T00:00:00Z`);
export const isNumber = (value: number | null | undefined): value is number => value != null;

const formatOf = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
const YEAR = formatOf({ year: 'numeric' });
const MONTH = formatOf({ month: 'short', year: 'numeric' });
const DAY = formatOf({ day: 'numeric', month: 'short' });

const MOST_NAMES = 6;
const NAME_WIDTH = 110;

/** How many days can be named below a drawing of this width. */
export const daysThatFit = (width: number): number =>
  Math.max(2, Math.min(MOST_NAMES, Math.floor(width / NAME_WIDTH)));

const LONGEST_IN_DAYS = 92 * DAY_MS;

/** As exact as the marks are: years where all begin one, days only within a quarter, as they leave out the year. */
export function timeText({ ticks }: Scale): (time: number) => string {
  const dates = ticks.map((tick) => new Date(tick));
  const begin = dates.every((date) => date.getUTCDate() === 1);
  const areYears = begin && dates.every((date) => date.getUTCMonth() === 0);
  const areMonths = begin || Math.max(...ticks) - Math.min(...ticks) > LONGEST_IN_DAYS;
  const format = areYears ? YEAR : areMonths ? MONTH : DAY;
  return (time) => format.format(time);
}

export type Point = { readonly x: number; readonly y: number | null };

/** Whether no line leads to a point or from it: it is drawn as a dot, or nobody sees it. */
export const isLone = (points: readonly Point[], index: number): boolean =>
  points[index - 1]?.y == null && points[index + 1]?.y == null;

/** A line through the points, broken where a value is missing; a lone one has no length. */
export function pathOf(points: readonly Point[], stepped: boolean): string {
  return points
    .map(({ x, y }, index) => {
      const runsOn = points[index - 1]?.y != null;
      const level = runsOn && stepped ? `H${x.toFixed(1)}` : '';
      if (y === null) return level;
      if (!runsOn) return `M${x.toFixed(1)},${y.toFixed(1)}h0`;
      return stepped ? `${level}V${y.toFixed(1)}` : `L${x.toFixed(1)},${y.toFixed(1)}`;
    })
    .join('');
}

/** The index of the point nearest to a place. */
export function nearest(count: number, x: number, xOf: (index: number) => number): number {
  const distance = (index: number) => Math.abs(xOf(index) - x);
  return Array.from({ length: count }, (_, index) => index).reduce(
    (best, index) => (distance(index) < distance(best) ? index : best),
    0,
  );
}
