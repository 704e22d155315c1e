import type { CurrencyCode } from '#shared/domain/currency.ts';
import { accountOf } from '../words/account.ts';
import type { FlagCode } from '../document.ts';
import { differs, type Extraction, type Sign } from '../extraction.ts';
import { LIST_SCALES } from '../figures/figure-arithmetic.ts';
import type { Item, Itemised } from './itemised.ts';
import { quantitiesOf } from './quantity.ts';
import type { PlacedPassage } from '../text/section.ts';

/** What a sum of parts may miss of the whole that it makes. */
export const CLOSES = 0.006;
export const sumOf = (items: readonly Item[]): number => items.reduce((sum, { value }) => sum + value, 0);

/** The two letters that OHADA's forms number their lines by. */
const REFERENCE = /^[A-Z]{2} \p{L}{3}/u;
/** Rows of a statement add up to what they should, and are parts of nothing else. */
export const isStatement = ({ items }: Itemised): boolean =>
  items.filter(({ name }) => REFERENCE.test(name)).length * 2 > items.length ||
  items.filter(({ label }) => STATEMENT_ROW.test(label) || accountOf(label) !== null).length * 2 >
    items.length;

/** What parts make, and where it is told. */
export type Whole = { readonly value: number; readonly passage: PlacedPassage };
type Told = Whole & {
  readonly unit: Item['unit'];
  readonly currency: CurrencyCode | null;
  readonly isScaled: boolean;
  readonly before: string;
  readonly behind: string;
};

/** The quantities told near parts: in the lines above and below and before the first of them. */
export function toldNear(extraction: Extraction, { items, above, below }: Itemised): Told[] {
  const own = items[0]?.passage;
  const near = [...above, ...below, ...(own && items.every(({ passage }) => passage === own) ? [own] : [])];
  return near.flatMap((passage) =>
    quantitiesOf(passage, extraction.home).map(({ value, unit, currency, isScaled, start, end }) => ({
      value,
      unit,
      currency,
      isScaled,
      passage,
      before: passage.text.slice(0, start),
      behind: passage.text.slice(end),
    })),
  );
}

/** Sets by the rows they are columns of: where one of them agrees with what is told the others are of another time. */
export const byRows = (sets: readonly Itemised[]): Itemised[][] => [
  ...Map.groupBy(sets, ({ items, isSentence }) => (isSentence ? items[0] : items[0]?.passage)).values(),
];
export const A_YEAR = /^(?:fy ?)?20\d\d$/;
/** What a set is, beside what is told: in agreement, a finding, or neither. */
export type Verdict = 'agrees' | Sign<FlagCode> | null;
/** The first finding of sets of which no column of the same rows agrees; of years each speaks for itself. */
export const firstWrong = (sets: readonly Itemised[], judge: (set: Itemised) => Verdict): Sign<FlagCode>[] =>
  byRows(sets)
    .flatMap((columns) =>
      columns.every(({ over }) => A_YEAR.test(over[0] ?? '')) ? columns.map((one) => [one]) : [columns],
    )
    .flatMap((columns): Sign<FlagCode>[] => {
      const verdicts = columns.map(judge);
      return verdicts.includes('agrees')
        ? []
        : verdicts.flatMap((one) => (one === null || one === 'agrees' ? [] : [one])).slice(0, 1);
    })
    .slice(0, 1);

/** What numbers without a scale of their own may have to be multiplied with to be of a kind with another. */
export const scalesFor = (
  items: readonly Item[],
  of: { readonly unit: string; readonly isScaled: boolean },
): readonly number[] =>
  items.every(({ unit, isScaled }) => unit === 'count' && !isScaled) && (of.unit === 'money' || of.isScaled)
    ? LIST_SCALES
    : [1];

/** Parts with the whole that they make: the last line, the first, or a number told near them. */
export function partsOfWhole(
  extraction: Extraction,
  set: Itemised,
): { items: readonly Item[]; whole: Whole } | null {
  const { items, total } = set;
  if (total && !differs(sumOf(items), total.value, CLOSES)) return { items, whole: total };
  const [first, ...rest] = items;
  if (first && rest.length >= 2 && !differs(sumOf(rest), first.value, CLOSES))
    return { items: rest, whole: first };
  const last = items.at(-1);
  const before = items.slice(0, -1);
  if (last && before.length >= 2 && !differs(sumOf(before), last.value, CLOSES))
    return { items: before, whole: last };
  // What they say they are parts of, be there others that are not named.
  if (set.isOfFirst && first && rest.length > 0 && rest.every(({ value }) => value < first.value))
    return { items: rest, whole: first };
  const all = sumOf(items);
  const told = toldNear(extraction, set).find(
    (one) =>
      items.length > 1 &&
      scalesFor(items, one).some((scale) => !differs(all * scale, one.value, CLOSES)) &&
      one.value > items.length &&
      (items.length > 2 || one.unit === 'money' || one.value >= BY_CHANCE),
  );
  if (told) return { items, whole: { value: all, passage: told.passage } };
  const own = [items[0]?.passage.text ?? '', set.below[0]?.text ?? ''].join(' ');
  const [largest] = items.toSorted((a, b) => b.value - a.value);
  const more =
    !set.isSentence || !REMAINDER.test(own)
      ? undefined
      : toldNear(extraction, set).find(
          ({ unit, currency, value, passage }) =>
            largest &&
            unit === largest.unit &&
            currency === largest.currency &&
            value > all &&
            (passage === items[0]?.passage || passage === set.above[0]),
        );
  return more ? { items, whole: more } : null;
}
/** Two small counts may make a third by chance. */
const BY_CHANCE = 100;
/** What is left for others, without a number. */
export const REMAINDER = /\b(?:remainder|the rest|balance|le solde|le reste|others?|les autres)\b/;

/** Words of the rows of statements. */
export const STATEMENT_ROW =
  /\b(?:cogs|ebitda|cost of|gross|net|profit|margin|expenses?|charges|overheads?|depreciation|interest|equity|assets|liabilities|income|revenue|sales|vat|tva|reserves?|share (?:capital|premium)|retained|non-controlling|borrowings|loans?|bank (?:loans?|overdraft|balances?|borrowings?)|overdraft|lease (?:liabilit\w+|assets?)|payables?|receivables?|inventor(?:y|ies)|cash|plant|property|equipment|buildings?|vehicles|intangible|goodwill|tax(?:ation)?|provisions?|passif|actif|capitaux|dettes|emprunts?|immobilisations?|stocks?|tresorerie|creances|amortissements|resultat)\b/;
/** Words that only rows of statements have. */
export const OF_A_STATEMENT =
  /\b(?:ebitd?a?|profit|depreciation|interest|revenue|cost of|resultat|amortissements)\b/;
