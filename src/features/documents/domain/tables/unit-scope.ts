import type { CurrencyCode } from '#shared/domain/currency.ts';
import { CODES, NAMES, SIGNS } from '../words/currency-word.ts';
import { PLAIN_SCALES } from '../words/scale-word.ts';
import type { FoldedPage } from '../text/folded-page.ts';
import type { Line, TableBlock } from './table.ts';
import { isUnitAlone } from './table-period.ts';
import { scaleOfLabel, scaleOfTable, type TableScale } from './table-scale.ts';

/*
 * For which table a statement of unit holds. Nearest first: a row's own label and cell, the head of its column, the table's own
 * lines and those above it, a note below it, what its page says before, what the paper says of all. What stands between two
 * tables is of the lower one, but for a note.
 */

const SUBJECT =
  'sums?|amounts?|figures?|numbers|values|money|tables?|balance sheets?|statements?|accounts|everything|montants?|sommes?|chiffres|valeurs?|tableaux?|bilans?|comptes?|soldes?|balances?|tout';
/** `The balance sheet is given in euros`, `all sums below are in millions of kwacha`: of a table, and not of a business. */
const SAYS_UNITS = new RegExp(`\\b(?:${SUBJECT})\\b[^;]*?\\b(?:in|en)\\b`);

const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.;]) /).map((sentence) => sentence.replace(/[.;]$/, ''));

/** What a line above a table or over its columns says of their figures: all of it, or the last of its sentences that does. */
export function unitSaid(text: string, home: CurrencyCode): TableScale | null {
  return (
    scaleOfTable(text, home) ??
    (/[.;]/.test(text)
      ? sentencesOf(text)
          .filter((sentence) => SAYS_UNITS.test(sentence))
          .flatMap((sentence) => scaleOfTable(sentence, home) ?? [])
          .at(-1)
      : undefined) ??
    null
  );
}

/** A unit within another: what names no currency is in that of what it stands in. */
export const unitWithin = (unit: TableScale, outer: TableScale | null): TableScale => ({
  factor: unit.factor,
  currency: unit.currency ?? outer?.currency ?? null,
});

export const isSameUnit = (one: TableScale | null, other: TableScale | null): boolean =>
  one?.factor === other?.factor && (one?.currency ?? null) === (other?.currency ?? null);

/** `Loans in US dollars` between the rows of a table in thousands: what the rows below are, and not what they are in. */
export const namesRowsOnly = (text: string, said: TableScale, outer: TableScale | null): boolean =>
  said.factor === 1 && (outer?.factor ?? 1) > 1 && !isUnitAlone(text) && !SAYS_UNITS.test(text);

/** `(1) TZS millions`, `* Money in USD thousand`, `Note: ...` */
const NOTE_MARK = /^(?:\(?[1-9a-c]\)|\*{1,3}|[¹²³†‡]|(?:notes?|n\.?b\.?|sources?) ?[:.-]) ?/;
const OF_BELOW = /\b(?:below|following|next|ci-dessous|ci-apres|suivante?s?)\b/;
const OF_ABOVE = /\b(?:above|preceding|ci-dessus|precedente?s?)\b/;

const saysUnit = (line: Line, home: CurrencyCode): boolean =>
  unitSaid(line.text, home) !== null ||
  line.cells.some(({ text }) => scaleOfTable(text, home) !== null || scaleOfLabel(text, home) !== null);

/**
 * What a note below a table says of it, where nothing in the table or above it does; null where what stands there heads the
 * next table, or speaks in accounts of all their amounts.
 */
export function unitBelow(
  { lines, above, below }: TableBlock,
  isLast: boolean,
  { home, isAccounts }: { readonly home: CurrencyCode; readonly isAccounts: boolean },
): TableScale | null {
  const noted = ({ text }: Line): TableScale | null =>
    sentencesOf(text.replace(NOTE_MARK, ''))
      .flatMap((sentence) => [sentence, ...sentence.split(', ')])
      .filter(
        (sentence) =>
          // `R. D. Adu`: initials are no unit.
          sentence.length > 1 &&
          (isUnitAlone(sentence) || SAYS_UNITS.test(sentence)) &&
          !OF_BELOW.test(sentence) &&
          !(isAccounts && OF_ALL.test(sentence)),
      )
      .map((sentence) => scaleOfTable(sentence, home))
      .find((unit) => unit !== null) ?? null;
  const at = below.findIndex((line) => noted(line) !== null);
  const line = below[at];
  if (!line || [...above, ...lines].some((one) => saysUnit(one, home))) return null;
  const isNote =
    isLast ||
    NOTE_MARK.test(line.text) ||
    OF_ABOVE.test(line.text) ||
    below.slice(at + 1).some((one) => saysUnit(one, home));
  return isNote ? noted(line) : null;
}

const DECLARES =
  /\b(?:amounts?|figures|montants?|chiffres|sommes|expressed|stated|presented|exprimee?s?|presentee?s?|mention|indication|unless|otherwise|sauf)\b/;

/** `Tous les montants sont en millions de FCFA`: said of a whole paper. */
const OF_ALL =
  /\b(?:(?:all|tous les|toutes les) (?:[a-z]+ )?(?:amounts?|sums|figures|numbers|money|montants|chiffres|sommes|valeurs|values)|unless (?:otherwise|it|stated|noted|another|marked|shown)|sauf (?:mention|indication)|throughout)\b/;
/** The same where it stands before every table. */
const OF_WHAT_FOLLOWS =
  /\b(?:montants (?:exprimes )?en|(?:amounts|figures|sums|money|values) (?:are |is )?in)\b/;
/** `Suva, 4 May 2026. FJD million, unaudited.`: one of the sentences of a title, with nothing but the unit. */
const LINES_OF_TITLE = 8;
const AS_TO_ACCOUNTS = /,? ?\(?(?:un)?audited\)?|,? ?\(?(?:non )?auditee?s?\)?|,? rounded|,? arrondis/g;
const isUnitOnly = (sentence: string): boolean => isUnitAlone(sentence.replaceAll(AS_TO_ACCOUNTS, ''));
/** A currency at the end of a narrow line, or what is in a scale, and the scale on the next. */
const WRAPPED = new RegExp(
  `(?<=(?<![a-z])(?:${CODES}|f ?cfa|${NAMES}|[a-z]{1,3}\\$|${SIGNS}))\\n(?=(?:${PLAIN_SCALES})(?![a-z]))|(?<=\\b(?:amounts|figures|montants|chiffres))\\n(?=(?:(?:are |sont )?(?:in|en)) (?:${PLAIN_SCALES})(?![a-z]))`,
  'g',
);
const OF_A_ROW = /\t[^a-z\t]*\d[^a-z\t]*(?:\t|$)/;

/** The scale that a paper declares for all of its amounts; in accounts wherever, on the cover or at the foot of pages. */
export function unitDeclared(
  pages: readonly FoldedPage[],
  home: CurrencyCode,
  isAccounts: boolean,
): TableScale | null {
  let isBeforeTables = true;
  const scales = pages
    .flatMap(({ text }) => text.replace(WRAPPED, ' ').split('\n'))
    .flatMap((line, index) => {
      const isOfTitle = index < LINES_OF_TITLE;
      isBeforeTables &&= !OF_A_ROW.test(line);
      const declares = (sentence: string): boolean =>
        !OF_BELOW.test(sentence) &&
        ((isBeforeTables && isOfTitle && sentence !== line && isUnitOnly(sentence)) ||
          (isAccounts
            ? DECLARES.test(sentence)
            : OF_ALL.test(sentence) || (isBeforeTables && OF_WHAT_FOLLOWS.test(sentence))));
      return line
        .split(/(?<=[.;]) /)
        .flatMap((sentence) => (declares(sentence) ? (scaleOfTable(sentence, home) ?? []) : []));
    })
    .filter(({ factor }) => factor > 1);
  const [first] = scales;
  if (!first || scales.some(({ factor }) => factor !== first.factor)) return null;
  return { factor: first.factor, currency: scales.find(({ currency }) => currency)?.currency ?? null };
}
