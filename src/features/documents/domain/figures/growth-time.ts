import type { Figure } from './figure-context.ts';

/** What growth rounded to whole percents may miss of what rounded sums make. */
const ROUNDED = 1;

const isSameThing = (one: Figure, other: Figure): boolean =>
  one.kind === other.kind &&
  one.unit === other.unit &&
  one.currency === other.currency &&
  (one.account === other.account ||
    (one.kind !== 'other' && (one.account === null || other.account === null)));

/** `FY25: ₹ 9.9 cr, +50%` under what the next year brought. */
const LINES_BESIDE = 2;

/** The time of the later of two figures beside a growth that is told with the time of the earlier, where it is the growth from one to the other. */
function laterTime(growth: Figure, beside: readonly Figure[]): string | null {
  for (const [index, one] of beside.entries())
    for (const other of beside.slice(index + 1)) {
      const [first, last] = (one.date ?? '') < (other.date ?? '') ? [one, other] : [other, one];
      const isPair =
        isSameThing(first, last) &&
        [first, last].some(({ passage }) => passage === growth.passage) &&
        first.date !== null &&
        (growth.date === null || growth.date === first.date) &&
        first.date.length === last.date?.length &&
        first.date !== last.date &&
        first.value > 0;
      const grown = 100 * (last.value / first.value - 1);
      if (isPair && Math.abs(grown - growth.value) <= ROUNDED) return last.date;
    }
  return null;
}

/** Growth is of the later of the times whose figures its sentence tells: `€905m in 2025 and €512m in 2024, a rise of 77%`. */
export const withTimesOfGrowth = (figures: readonly Figure[]): Figure[] =>
  figures.map((figure) => {
    if (figure.kind !== 'growth' || figure.unit !== 'percent') return figure;
    const beside = figures.filter(
      ({ passage, unit, isForecast }) =>
        (unit === 'money' || unit === 'count') &&
        !isForecast &&
        passage.page === figure.passage.page &&
        Math.abs(passage.line - figure.passage.line) <= LINES_BESIDE,
    );
    const date = laterTime(figure, beside);
    return date === null ? figure : { ...figure, date };
  });
