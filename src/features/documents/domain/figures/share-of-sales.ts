import { isMonth } from '../words/period.ts';
import type { DocumentDate } from '../text/document-date.ts';
import { toDateOf } from '../words/period-bare.ts';
import type { Figure } from './figure-context.ts';
import { endOf } from './running-time.ts';

/*
 * Of when a share of sales is that tells no time: `The largest, a hotel in Nakuru, took 9% of revenue`.
 */

const SALES =
  "revenues?|mrr|arr|sales|turnover|income|billings?|invoic\\w+|takings|fees|premiums?|commissions?|what we (?:sell|sold|bill(?:ed)?|invoiced?)|chiffre d'affaires|ventes|recettes|revenus?|facturation|encaissements|produits|expeditions|ca\\b";
const OF_SALES = new RegExp(
  `^ ?(?:of|du|de|des|de l') ?(?:(?:our|the|total|nos|notre|annual|group|consolidated|net|its|their|gross|all|(?:last |this |the )?(?:financial )?year's|l'|le|leur|ses) ?)*(?:${SALES})`,
);
/** `the largest, a tile maker, takes`, `le premier d'entre eux pèse`: what buys, or is bought from, most. */
const OF_THE_LARGEST =
  /(?:^|[^a-z])(?:(?:the |our |its |of whom (?:the )?)?(?:single )?(?:largest|biggest)\b(?! (?:share|stock)?holders?\b| investors?\b)|(?:le|la|les?|dont le|dont la) (?:plus (?:gros|grosse|grande?|importante?)|premiere?)\b(?! actionnaires?| associee?s?| investisseurs?)|first of (?:them|these)\b)[^%;.\d]{0,80}$/;
/** `4% of MRR`. */
const OF_A_MONTH = /^ ?(?:of|du|de) (?:(?:our|the|total|le|notre) )?mrr\b/;
/** `9% of the room nights`: of something else than sales. */
const OF_ANYTHING = /^ ?(?:of|du|de|des) (?!the year|l'annee)|^ ?(?:d'|de l')(?!annee)/;
const TO_DATE =
  /\b(?:since (?:january|the (?:start|beginning) of (?:the|this) year)|(?:of |in )?the year (?:so far|to date)|so far this year|depuis (?:janvier|le debut de l'annee)|depuis le 1er janvier)\b/;

/** `the largest is 6% of sales; the first ten, 19%`: of what the share before it is of. */
const THE_FIRST_SO_MANY =
  /[,;] (?:and |et )?(?:the |les |our |nos )?(?:top|first|largest|biggest|next|premiers|plus gros)? ?(?:three|five|ten|twenty|trois|cinq|dix|vingt|3|5|10|20)(?: (?:largest|biggest|premiers|plus gros|clients|customers|buyers|together|ensemble))*,? ?(?:made up |make up |are |take |took |font |pesent |representent )?$/;
const FIRST_SHARE = /\d ?% ?(?:of|du|de|des|de l')/;

export const isShareOfSales = (
  { isOfRow, passage: { text }, numeral: { start, end } }: Figure,
  about: string | null,
): boolean =>
  about === 'largest customer' ||
  about === 'one customer' ||
  (isOfRow !== true &&
    (OF_SALES.test(text.slice(end)) ||
      (about === null &&
        THE_FIRST_SO_MANY.test(text.slice(0, start)) &&
        FIRST_SHARE.test(text.slice(0, start))) ||
      (about === null && OF_THE_LARGEST.test(text.slice(0, start)) && !OF_ANYTHING.test(text.slice(end)))));

const SHORTEST_FIRST: readonly RegExp[] = [/^\d{4}-\d\d$/, /-Q\d$/, /-H\d$/, / to /, /^\d{4}$/];
const spanOf = (date: string): number => SHORTEST_FIRST.findIndex((form) => form.test(date));
/** The time that ends last, and of those the longest. */
const newestOf = (dates: readonly string[]): string | null =>
  dates.toSorted((a, b) => endOf(a, null).localeCompare(endOf(b, null)) || spanOf(a) - spanOf(b)).at(-1) ??
  null;

const IN_BRACKETS = /\([^()]*$/;
/** The time that the last sentence with one tells in a paragraph before its share; that of what a figure is held against is none. */
function toldInParagraph(figures: readonly Figure[], index: number, own: DocumentDate | null): string | null {
  const line = figures[index]?.passage.line;
  const before = figures.slice(0, index).filter(({ passage }) => passage.line === line);
  const told = before.flatMap(({ passage, numeral, date, isForecast, kind }) =>
    before.find((first) => first.passage === passage)?.date !== null &&
    !IN_BRACKETS.test(passage.text.slice(0, numeral.start)) &&
    date !== null &&
    !isForecast &&
    (!isMonth(date) || kind === 'revenue') &&
    (own === null || endOf(date, null) <= own.date)
      ? [{ passage, date }]
      : [],
  );
  const last = told.at(-1)?.passage;
  return newestOf(told.flatMap(({ passage, date }) => (passage === last ? [date] : [])));
}

/**
 * A share of sales is of the time that its paragraph tells; else of the quarter or half that the paper reports on, of the month
 * whose sales it tells first and last, or of the longest time that it tells sales of. `sold` are the times of sales, in order.
 */
export function timeOfShare(
  figures: readonly Figure[],
  index: number,
  sold: readonly string[],
  own: DocumentDate | null,
): string | null {
  const figure = figures[index];
  if (own !== null && TO_DATE.test(figure?.passage.text ?? '')) return toDateOf(own);
  // What comes in by the month is of the last month told.
  if (figure !== undefined && OF_A_MONTH.test(figure.passage.text.slice(figure.numeral.end)))
    return (
      sold.filter(isMonth).toSorted().at(-1) ?? (own?.reported == null ? null : endOf(own.reported, null))
    );
  const told = toldInParagraph(figures, index, own) ?? own?.reported ?? null;
  if (told !== null || own === null) return told;
  const [first] = sold;
  if (first !== undefined && isMonth(first) && first === endOf(newestOf(sold) ?? first, null)) return first;
  return newestOf(sold.filter((date) => !isMonth(date)));
}
