import type { CurrencyCode } from '#shared/domain/currency.ts';
import type { Account } from '../words/account.ts';
import type { Written } from '../words/period-bare.ts';
import type { Heads } from './table-head.ts';
import { currencyOfDocument, type TableScale } from './table-scale.ts';
import { unitDeclared, unitSaid, unitWithin } from './unit-scope.ts';
import { fiscalEndOf } from '../text/document-date.ts';
import { type FoldedPage, wholeText } from '../text/folded-page.ts';

/** What a table inherits: from the lines above it, and in accounts from the pages before. */
export type Context = {
  readonly home: CurrencyCode;
  /** Whether the document is in a language that writes decimals with a comma. */
  readonly hasDecimalComma: boolean;
  /** What an amount is in where no table says it. */
  readonly currency: CurrencyCode | null;
  /** The month in which the years of the company end, where that is not December. */
  readonly fiscalEnd: number | null;
  /** When the paper was written, where it says so. */
  readonly written: Written | null;
  /** What the paper says all its amounts are in. */
  readonly declared: TableScale | null;
  /** Whether what one page says holds for those after it. */
  readonly isAccounts: boolean;
  /** What is said nearest above. */
  unit: TableScale | null;
  title: string | null;
  /** Whether the page itself says it, and not one before. */
  isTitled: boolean;
  /** Whether the title says of which year or months all is. */
  isFirm: boolean;
  /** Whether the title stood above another table, and not above what follows. */
  isOfOther: boolean;
  /** The title that the first table of the page stands under; null before it. */
  ofPage: { readonly title: string | null } | null;
  /** The account the title of a table names. */
  subject: Account | null;
  /** How many months the title says each column is of, as `last twelve months` does. */
  stretch: number | null;
  /** The part of each year that the title says its columns are of, `six months to 31 December`. */
  partOfYears: { readonly months: number; readonly last: number } | null;
  isForecast: boolean;
  /** Whether the table is of what stands on a day, and tells nothing of what came and went. */
  readonly isBalance: boolean;
  /** Whether it is a statement of what came and went, and tells nothing of what stands on a day. */
  readonly isOfResults: boolean;
  heads: Heads | null;
};

const FRENCH =
  /\b(?:exercice|chiffre d'affaires|montants|milliers|resultat|actif|passif|charges|ventes|tresorerie|bilan|comptes|societe)\b/g;

/** A year of a company that may begin in another month than January. */
const OF_FISCAL_YEAR = /\bfy ?'?\d\d|\b20\d\d[-/]\d\d\b/;

/** The month in which the years of companies end where a currency is of, if not in December. */
function usualYearEnd(home: CurrencyCode | null, text: string): number | null {
  const place = home ?? (/\b(?:crores?|lakhs?|cr)\b/.test(text) ? 'INR' : null);
  return place === 'INR' ? 3 : place === 'PKR' || place === 'BDT' ? 6 : place === 'NPR' ? 7 : null;
}

/** What holds for a paper before its first page. */
export function contextOf(
  pages: readonly FoldedPage[],
  home: CurrencyCode | null,
  isAccounts: boolean,
  { written, named }: { readonly written: Written | null; readonly named: string | null },
): Context {
  const whole = wholeText(pages);
  const declared = unitDeclared(pages, home ?? 'USD', isAccounts);
  return {
    home: home ?? 'USD',
    hasDecimalComma: pages.reduce((count, { text }) => count + (text.match(FRENCH)?.length ?? 0), 0) >= 2,
    currency: currencyOfDocument(pages.map(({ text }) => text).join('\n'), home),
    written,
    fiscalEnd: fiscalEndOf(pages) ?? (OF_FISCAL_YEAR.test(whole) ? usualYearEnd(home, whole) : null),
    declared,
    isAccounts,
    unit: declared,
    title: isAccounts ? named : null,
    isTitled: false,
    isFirm: false,
    isOfOther: false,
    ofPage: null,
    subject: null,
    stretch: null,
    partOfYears: null,
    isForecast: false,
    isBalance: false,
    isOfResults: false,
    heads: null,
  };
}

/** Takes up what a line says its table, and what follows it, is in. */
export function takeUnit(text: string, context: Context): void {
  const unit = unitSaid(text, context.home);
  if (unit) context.unit = unitWithin(unit, context.unit);
}
