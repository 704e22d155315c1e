import type { FlagCode, Severity } from '../document.ts';
import { differs, distinctQuotes, type Sign } from '../extraction.ts';
import type { Figure } from '../figures/figure-context.ts';
import type { Amount, FindingTexts } from '../findings/finding-text.ts';

const HEDGED =
  /\b(?:about|around|some|nearly|almost|over|more than|close to|roughly|approximately|up to|at least|environ|pres de|quelque|plus de|au moins|presque|autour)\b|~/;
/** Larger differences of income are graver than a slip. */
export const GRAVE = 0.2;
/** Figures looked at. */
export const MOST = 200;
/** What two tables may differ by. */
export const LEAST_APART = 0.01;

/** Two amounts of one thing that are not the same. */
export const contradiction = (
  one: Amount,
  other: Amount,
  quotes: Sign<FlagCode>['quotes'],
  severity: Severity,
): Sign<FlagCode> => ({
  code: 'CONTRADICTORY_NUMBERS',
  severity,
  quotes: distinctQuotes(quotes),
  why: ({ saysBoth }: FindingTexts) => saysBoth([one, other]),
});

/** Income that is told, and what something else says or makes of it, in its currency: critical beyond a fifth. */
export const otherIncome = (told: Amount, value: number, quotes: Sign<FlagCode>['quotes']): Sign<FlagCode> =>
  contradiction(told, { ...told, value }, quotes, differs(value, told.value, GRAVE) ? 'critical' : 'high');

/** Whether it says about how much. */
export const isHedged = ({ passage: { text }, numeral }: Figure): boolean =>
  HEDGED.test(text.slice(Math.max(0, numeral.start - 22), numeral.start));

/** What an amount may miss of another that it rounds: a half of its last digit, a tenth where it says "about". */
export function rounding(figure: Figure): number {
  if (isHedged(figure)) return 0.1;
  const [mantissa = ''] =
    /\d(?:[\d.,]| (?=\d{3}))*/.exec(figure.passage.text.slice(figure.numeral.start, figure.numeral.end)) ??
    [];
  const digits = mantissa.replaceAll(/\D/g, '').replace(/^0+/, '').replace(/0+$/, '').length;
  return Math.max(0.015, 0.55 / 10 ** Math.max(0, digits - 1) / Math.max(1, Number(mantissa[0])));
}

const MOST_APART = 0.5;
/** Whether an amount is between half and one and a half of another, so that both may be of one thing. */
export const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= MOST_APART * other;
