import type { CurrencyCode } from '#shared/domain/currency.ts';
import { currencyOfPlaces } from './home-currency.ts';
import { currencyOfMarks } from '#shared/domain/currency-mark.ts';

/** What the head of a table says of all its figures: currency and thousands. */
export type TableScale = {
  readonly currency: CurrencyCode | null;
  readonly factor: number;
};

const MARK =
  '(₦|\\$|us\\$|usd|€|eur|£|gbp|ngn|ksh|kshs|kes|gh₵|ghs|zar|r|e£|egp|f ?cfa|fcfa|xof|xaf|rwf|ugx|tzs|tsh|etb|zmw|k|mad|dh|tnd|dt|bwp)';
const HEADS: readonly (readonly [RegExp, number])[] = [
  [new RegExp(`(?<![a-z])${MARK} ?'0{3}(?!\\d)`), 1000],
  [new RegExp(`(?<![a-z])${MARK} ?'?0{3}s(?!\\w)`), 1000],
  [new RegExp(`\\(${MARK} (?:thousands?|milliers|k)\\)`), 1000],
  [new RegExp(`\\(${MARK} (?:millions?|m|mn)\\)`), 1e6],
  [new RegExp(`(?:in|en) (?:thousands|milliers)(?: (?:of|de) ${MARK}(?![a-z]))?`), 1000],
  [new RegExp(`(?:in|en) millions(?: (?:of|de) ${MARK}(?![a-z]))?`), 1e6],
  [new RegExp(`\\((?:in |en |amounts in |montants en |all figures in )${MARK}\\)`), 1],
  [new RegExp(`(?:amounts|figures|montants) (?:are )?(?:in|en) ${MARK}(?![a-z])`), 1],
  [new RegExp(`^${MARK}(?: +${MARK})*$`), 1],
  [new RegExp(`\\(${MARK}\\)`), 1],
];

/** The scale a passage declares for the table below it, or null. */
export function scaleOfTable(text: string, home: CurrencyCode): TableScale | null {
  if (text.length > 160) return null;
  for (const [head, factor] of HEADS) {
    const match = head.exec(text);
    if (!match) continue;
    const mark = match[1] ?? null;
    return {
      currency:
        mark === null
          ? (currencyOfPlaces(text) ?? home)
          : currencyOfMarks(mark === 'k' ? 'zmw' : mark, mark.includes('$') ? 'USD' : home),
      factor,
    };
  }
  return null;
}
