import type { Figure } from './figure-context.ts';
import { datesIn } from './period.ts';
import {
  distinctQuotes,
  type FlagRule,
  isBusinessCase,
  isUnder,
  quoteFigure,
  type Reading,
  type StrengthRule,
} from './reading.ts';

const CUMULATIVE =
  /\b(?:to date|since (?:launch|inception|day one|our launch|the launch|we (?:started|launched|began)|the start|founding|20[12]\d)|cumulative(?:ly)?|all[- ]time|lifetime(?! value)|so far|in total|total (?:registered|downloads|users|sign-?ups|customers|gmv|transactions|volume|sales|orders)|downloads?|ever since|depuis (?:le lancement|la creation|le debut|notre lancement|l'origine|20[12]\d)|cumule(?:s|es|e)?|cumulatif|au total|a ce jour|jusqu'a present|telechargements?)\b/;
const STANDING = new Set(['users', 'customers', 'revenue']);

export const isCumulative = ({ passage }: Figure): boolean => CUMULATIVE.test(passage.text);

/** What the company has achieved: users, customers, income, and counts or sums under the heading of traction. */
function achievements({ figures }: Reading): Figure[] {
  return figures.filter((figure) => {
    const { kind, unit, isForecast, value, numeral } = figure;
    if (isForecast || isUnder(figure, 'problem', 'market', 'ask', 'funding', 'competition', 'team'))
      return false;
    if (STANDING.has(kind)) return true;
    const isOutcome =
      unit === 'money' || (unit === 'count' && numeral.noun !== '' && numeral.unit === 'count');
    const isLoose = figure.passage.under.length === 0 && unit === 'count' && figure.date !== null;
    return kind === 'other' && isOutcome && value >= 10 && (isLoose || isUnder(figure, 'traction'));
  });
}

/** Totals since the beginning, and never what happens in a month or a year. */
export const flagCumulativeOnly: FlagRule = (reading) => {
  if (!isBusinessCase(reading)) return [];
  const all = achievements(reading);
  const totals = all.filter(isCumulative);
  if (totals.length === 0 || totals.length < all.length) return [];
  return [{ code: 'CUMULATIVE_ONLY', quotes: distinctQuotes(totals.map(quoteFigure)) }];
};

/** Growth in percent without one absolute figure to take it from. */
export const flagPercentOnly: FlagRule = (reading) => {
  if (!isBusinessCase(reading)) return [];
  const growth = reading.figures.filter(({ kind }) => kind === 'growth');
  const levels = achievements(reading).filter((figure) => !isCumulative(figure));
  if (growth.length === 0 || levels.length > 0) return [];
  return [{ code: 'PERCENT_ONLY_GROWTH', quotes: distinctQuotes(growth.map(quoteFigure)) }];
};

const DATES_THE_PAGE =
  /\b(?:as of|as at|figures|at the end|end of|status|data|situation|chiffres|donnees|arretes? au|a fin|au \d)\b/;

/** Whether a figure is dated: itself, by its line, or by a note on its page such as "figures as of June 2025". */
function datedIn({ passages }: Reading): (figure: Figure) => boolean {
  const dated = passages.filter(({ text }) => datesIn(text).length > 0);
  const lines = new Set(dated.map(({ line }) => line));
  const pages = new Set(dated.filter(({ text }) => DATES_THE_PAGE.test(text)).map(({ page }) => page));
  return ({ date, passage }) => date !== null || lines.has(passage.line) || pages.has(passage.page);
}

const MANY_MORE = 3;

export const flagUndated: FlagRule = (reading) => {
  if (!isBusinessCase(reading)) return [];
  const shown = achievements(reading).filter((figure) => STANDING.has(figure.kind) && !isCumulative(figure));
  const isDated = datedIn(reading);
  const undated = shown.filter((figure) => !isDated(figure));
  const dated = shown.length - undated.length;
  if (undated.length === 0 || dated * MANY_MORE > undated.length) return [];
  return [{ code: 'UNDATED_METRICS', quotes: distinctQuotes(undated.map(quoteFigure)) }];
};

export const strengthDatedTraction: StrengthRule = (reading) => {
  if (!isBusinessCase(reading)) return [];
  const dated = achievements(reading).filter((figure) => figure.date !== null && !isCumulative(figure));
  return dated.length < 2
    ? []
    : [{ code: 'DATED_TRACTION', quotes: distinctQuotes(dated.map(quoteFigure)).slice(0, 4) }];
};
