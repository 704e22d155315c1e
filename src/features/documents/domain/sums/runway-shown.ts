import type { Extraction } from '../extraction.ts';
import { numeralsOf } from '../words/numeral.ts';
import type { PlacedPassage } from '../text/section.ts';
import type { RunwayClaim } from './runway-claim.ts';
import { AT_HAND, SPENT } from './runway-fact.ts';
import { IN_ALL } from '../words/in-all.ts';

/** How many lines around a claim may show where it comes from. */
const REACH = 12;
/** A whole number of months is rounded. */
const ROUNDED = 0.5;
/** Of sums that stand in a table one may be in thousands or millions, and the other not. */
const POWERS = [1, 1e3, 1e6, 1e-3, 1e-6];
/** `Together: GHS 6.20m`, below what each account holds. */
const ALTOGETHER = new RegExp(String.raw`^\W*(?:together|${IN_ALL}|all accounts|total|ensemble)\b`);
/** `Monthly averages: gross 240, net 150`. */
const PAID_OUT =
  /\b(?:payments|paid out|decaissements?)\b|(?<!\b(?:marge|benefice|resultat) )\b(?:gross|net|brute?|nette?) (?:of |: ?)?\d/;

/** `With the undrawn 600 of the facility counted in: 20 months`. */
const COUNTED_IN = /\b(?:with|including|plus|counted in|on top|avec|y compris|en comptant)\b/;

/** `32 months with the line`: a sum that is told beside the cash. */
const WITH_A_LINE =
  /\b(?:with|including|counting|plus|avec|y compris) (?:the |its |our |la |le |les |notre )?(?:undrawn |unused |whole )?(?:(?:credit|bank|working[- ]capital) )?(?:lines?|facilit(?:y|ies)|overdraft|grants?|lignes?|decouvert|subventions?)\b/;

/** The sums of a passage; a number that is that of the months is one of months. */
const sumsIn = (passage: PlacedPassage, extraction: Extraction, months: number): number[] =>
  numeralsOf(passage, extraction).flatMap(({ value, unit }) =>
    unit === 'money' || (unit === 'count' && value !== months) ? [value] : [],
  );

/**
 * Whether cash and what goes out by month stand near a claim of months, and one over the other gives it to the month: of several
 * paces and several balances the one it names may be worded in any way.
 */
export function isShown(extraction: Extraction, { passage, months }: RunwayClaim): boolean {
  const { page, line } = passage;
  const near = extraction.passages.filter((one) => one.page === page && Math.abs(one.line - line) <= REACH);
  const isOfCash = ({ text }: PlacedPassage): boolean => AT_HAND.test(text) || ALTOGETHER.test(text);
  const isOfPace = ({ text }: PlacedPassage): boolean => SPENT.test(text) || PAID_OUT.test(text);
  // Whose own sentence has both speaks of these.
  const own = sumsIn(passage, extraction, months);
  if (own.length > 1 && isOfCash(passage) && SPENT.test(passage.text)) return false;
  const held = near.filter(isOfCash).flatMap((one) => sumsIn(one, extraction, months));
  const paces = near.filter(isOfPace).flatMap((one) => sumsIn(one, extraction, months));
  const more = [
    ...(COUNTED_IN.test(passage.text) ? own : []),
    ...(WITH_A_LINE.test(passage.text) ? held : []),
  ];
  const counted = held.flatMap((sum) => [
    sum,
    ...more.flatMap((one) => POWERS.map((power) => sum + one * power)),
  ]);
  return counted.some((sum) =>
    paces.some((pace) => POWERS.some((power) => Math.abs(sum / (pace * power) - months) <= ROUNDED)),
  );
}
