import { datesIn, isMonth } from '../words/period.ts';
import { MONTH_NAMES } from '../words/period-word.ts';
import type { Figure } from './figure-context.ts';
import { endOf } from './running-time.ts';

/*
 * Growth that the figures beside it show: what two of them make is growth, whatever words tell it, and of the time of the later one.
 */

/** What growth rounded to whole percents may miss of what rounded sums make. */
const ROUNDED = 1;
/** `FY25: ₹ 9.9 cr, +50%` under what the next year brought. */
const LINES_BESIDE = 2;
/** `Sales rose 21.6 %` in the lines under a table. */
const LINES_BELOW = 8;
/** Smaller changes are met by chance. */
const LEAST_SHOWN = 3;

const isSameThing = (one: Figure, other: Figure): boolean =>
  one.kind === other.kind &&
  one.unit === other.unit &&
  one.currency === other.currency &&
  (one.account === other.account ||
    (one.kind !== 'other' && (one.account === null || other.account === null)));

/** By how many percents the second of two figures is more than the first. */
const changeOf = (first: Figure, last: Figure): number => 100 * (last.value / first.value - 1);

/** The pairs of figures of one thing, each earlier one first where both are dated. */
const pairsOf = (figures: readonly Figure[]): [first: Figure, last: Figure][] =>
  figures.flatMap((one, index) =>
    figures
      .slice(index + 1)
      .filter((other) => isSameThing(one, other) && one.value > 0 && other.value > 0)
      .map((other): [Figure, Figure] =>
        one.date !== null && other.date !== null && one.date < other.date ? [one, other] : [other, one],
      ),
  );

/**
 * The time of the later of two figures beside a growth that is told with the time of the earlier, or with the year alone of the
 * later, where it is the growth from one to the other. Growth on a line of its own, `Growth: 40 %`, is that of sales near it.
 */
function laterTime(growth: Figure, beside: readonly Figure[]): string | null {
  const pair = pairsOf(beside).find(([first, last]) => {
    if (first.date === null || first.date.length !== last.date?.length || first.date === last.date)
      return false;
    const missed = Math.abs(changeOf(first, last) - growth.value);
    if (first.passage === growth.passage || last.passage === growth.passage)
      return (
        missed <= ROUNDED &&
        (growth.date === null || growth.date === first.date || isYearOfStretch(growth.date, last.date))
      );
    if (datesIn(growth.passage.text).length > 0) return false;
    const isUndated = growth.date === null || (isMonth(growth.date) && growth.date > endOf(last.date, null));
    return isUndated && last.kind === 'revenue' && missed <= halfPlace(growth);
  });
  return pair?.[1].date ?? null;
}
/** `2025` of growth in the second half of 2025. */
const isYearOfStretch = (year: string, date: string): boolean =>
  year.length === 4 && /-[HQ]\d$| to /.test(date) && date.split(' to ').at(-1)?.startsWith(year) === true;

/** What a percentage as it is written may miss: `33.0%` a twentieth of a point, `33%` a half. */
function halfPlace({ passage, numeral }: Figure): number {
  const [, decimals = ''] = /[.,](\d+)/.exec(passage.text.slice(numeral.start, numeral.end)) ?? [];
  return 0.55 * 10 ** -decimals.length;
}

const isPrecise = ({ kind, value }: Figure): boolean => kind === 'growth' && !Number.isInteger(value);

/** `20% of it`: a part, be it as large. */
const IS_A_PART = /^ ?(?:of|du|de(?! (?:plus|mieux|hausse|croissance))|des|d')(?![a-z])/;

/** Whether a percentage is by how much one of two sums of income of its sentence is more than the other. */
function isShown(figure: Figure, beside: readonly Figure[]): boolean {
  if (figure.kind !== 'other' || figure.unit !== 'percent' || figure.value < LEAST_SHOWN) return false;
  const behind = figure.passage.text.slice(figure.numeral.end);
  if (figure.holder !== undefined || figure.isOfRow === true || IS_A_PART.test(behind)) return false;
  return pairsOf(beside.filter(({ kind, passage }) => kind === 'revenue' && passage === figure.passage)).some(
    ([one, other]) =>
      [changeOf(one, other), changeOf(other, one)].some(
        (change) => Math.abs(change - figure.value) <= halfPlace(figure),
      ),
  );
}

/** Figures with the growth that others beside it show, and its time: `€905m in 2025 and €512m in 2024, a rise of 77%`. */
export function withGrowthShown(figures: readonly Figure[]): Figure[] {
  const grown = new Map<Figure['passage'], number>();
  for (const { kind, passage } of figures)
    if (kind === 'growth') grown.set(passage, (grown.get(passage) ?? 0) + 1);
  return figures.map((figure) => {
    if (figure.unit !== 'percent' || (figure.kind !== 'growth' && figure.kind !== 'other')) return figure;
    const beside = figures.filter(
      ({ passage, unit, isForecast }) =>
        (unit === 'money' || unit === 'count') &&
        !isForecast &&
        passage.page === figure.passage.page &&
        Math.abs(passage.line - figure.passage.line) <= (isPrecise(figure) ? LINES_BELOW : LINES_BESIDE),
    );
    const growth: Figure = isShown(figure, beside) ? { ...figure, kind: 'growth', date: null } : figure;
    if (growth.kind !== 'growth') return figure;
    const date = laterTime(growth, beside);
    const shown = date === null ? growth : { ...growth, date };
    // A row has the growth of each of its columns, and their times.
    const isOne = grown.get(figure.passage) === 1;
    const income = isOne && isBare(shown) ? incomeAbove(shown, beside) : undefined;
    return income === undefined ? shown : { ...shown, about: 'revenue', date: date ?? income.date };
  });
}

/** `Growth on January to September 2025`, `2025 growth over 2024:`, with no word of what grew. */
const isBare = ({ passage: { text }, numeral: { start, end } }: Figure): boolean =>
  IS_GROWTH.test(text) &&
  !SAYS_WHAT.test(`${text.slice(0, start)} ${text.slice(end)}`.replaceAll(OF_TIME, ' '));
const IS_GROWTH =
  /^\W*(?:(?:fy ?)?20\d\d )?(?:annual |yearly |year[- ]on[- ]year |yoy )?(?:growth|croissance)\b/;
const OF_TIME = new RegExp(
  `\\b(?:growth|croissance|on|over|from|in|vs|versus|against|to|the|of|same|months?|quarter|half|year|annual|yearly|yoy|first|second|third|last|previous|prior|period|sur|par rapport a|en|de|du|des|mois|trimestre|semestre|annee|an|meme|periode|fy|[qhts]\\d|${MONTH_NAMES})\\b`,
  'g',
);
const SAYS_WHAT = /[a-z]{2}/;
/** The income told straight above a growth of the same length of time. */
const incomeAbove = ({ passage, date }: Figure, beside: readonly Figure[]): Figure | undefined =>
  beside.findLast(
    (one) =>
      one.kind === 'revenue' &&
      one.unit === 'money' &&
      one.passage.line < passage.line &&
      passage.line - one.passage.line <= LINES_BESIDE &&
      one.date !== null &&
      (date === null || one.date.length === date.length),
  );
