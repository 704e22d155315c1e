import type { FlagCode } from '../document.ts';
import { differs, distinctQuotes, type Extraction, quoteWhole, type Sign } from '../extraction.ts';
import { LIST_SCALES } from '../figures/figure-arithmetic.ts';
import type { PlacedPassage } from '../text/section.ts';
import type { Itemised } from './itemised.ts';
import { isStatement, sumOf } from './itemised-whole.ts';
import { type Quantity, quantitiesOf } from './quantity.ts';
import type { Amount } from '../findings/finding-text.ts';

/** Words that a sum is spent, all of it, on what stands beside them. */
const ALL_OF_IT =
  /\b(?:(?:everything|all that is|all we) (?:raised?|received|lent|borrowed?|get) (?:is|was|will be|goes)|all of it (?:is|was|has been|goes|will be)|(?:is|are|was|were|shall be|will be|sont|est|ont ete|a ete) (?:now |all |fully |wholly |entirely |tous |toutes |entierement |integralement )*(?:spent|placed|used|applied|allocated|assigned|depensee?s?|placee?s?|affectee?s?|utilisee?s?|employee?s?|engagee?s?)(?: (?:wholly|fully|entirely|in full|to the last [a-z]+|en totalite|entierement|integralement|jusqu'au dernier|in all|as follows|ainsi|comme suit))|(?:to|until) the last (?:[a-z]+)|jusqu'au dernier|in (?:its|their) entirety|be (?:applied|spent|used) (?:wholly|fully|entirely)|on no other (?:thing|item|purpose)s?|with nothing left out|il (?:me|nous) faut en tout|(?:all|the whole|every [a-z]+) of the (?:requested |raised |received )?(?:money|sum|amount|loan|round) (?:is|will be|goes)|nothing (?:is )?(?:kept aside|left over|remains?)|all from the (?:seed|round|loan)|rien (?:n'est|ne sera) garde|sans rien oublier|pays? for (?:the following|all (?:of )?(?:the|these) (?:lines|items|uses|rows))|and (?:on|for) nothing else|et (?:a|pour) rien d'autre)\b/;
const RAISED_FOR =
  /\b(?:rais\w+|ask\w*|seek\w*|receiv\w+|sent us|entrusted|loan|borrow\w*|fund|round|capital|subscri\w+|request\w*|lev\w+|demand\w+|recu\w*|confi\w+|pret|emprunt\w*|apport|tour|money|million\w*|invest\w*)\b/;
const NOT_A_USE =
  /\b(?:pre-?money|post-?money|valuation|equity|sales(?! (?:team|staff|force|people|office|and|in))|revenue|ventes|chiffre d'affaires|salaries of)\b/;
const LINES = 8;
const FEWEST = 3;
const [OFF, LEAST_OF_ALL] = [0.015, 0.5];

/** The one sum of money of a passage; null for none or several. */
function onlySum(passage: PlacedPassage, home: Extraction['home'], least = SMALLEST): Quantity | null {
  const [sum, ...more] = quantitiesOf(passage, home)
    .filter(
      ({ unit, isScaled, value }) => unit === 'money' || (unit === 'count' && (isScaled || value >= least)),
    )
    // `USD 80,000 (eighty thousand)` is one.
    .filter(({ value }, index, all) => all.findIndex((one) => one.value === value) === index);
  return sum && more.length === 0 ? sum : null;
}
const [SMALLEST, SMALLEST_IN_SCALE] = [10_000, 100];

/** Parts of money near a line: three or more of a list or a sentence. */
const isNear = ({ items, isSentence }: Itemised, { page, line }: PlacedPassage): boolean =>
  items.length >= FEWEST &&
  items.every(({ unit, label }) => unit !== 'percent' && !NOT_A_USE.test(label)) &&
  items.some(
    ({ passage }) =>
      passage.page === page && Math.abs(passage.line - line) <= LINES + (isSentence ? 0 : items.length),
  );

/** A sum said to be spent, all of it, and parts beside it that do not make it. */
export function usesOfAll(extraction: Extraction): Sign<FlagCode>[] {
  const { passages, itemised, home } = extraction;
  return passages
    .flatMap((passage, index): Sign<FlagCode>[] => {
      if (!ALL_OF_IT.test(passage.text)) return [];
      const near = itemised.filter((set) => isNear(set, passage) && !isStatement(set));
      const parts = new Set(near.flatMap(({ items }) => items.slice(1).map((item) => item.passage)));
      const before = [passage, ...passages.slice(Math.max(0, index - LINES), index).toReversed()].filter(
        (one) => one.page === passage.page && RAISED_FOR.test(one.text) && !parts.has(one),
      );
      const told = before.flatMap((one) => {
        // `The 1,500 we ask for pays for all the lines above`: in the scale of these.
        const sum = onlySum(one, home, one === passage ? SMALLEST_IN_SCALE : SMALLEST);
        return sum ? [{ ...sum, passage: one }] : [];
      })[0];
      const sets = near.filter(
        ({ items, isSentence }) => !isSentence || !items.some((item) => item.passage === told?.passage),
      );
      if (!told || sets.length === 0) return [];
      const sums = sets.flatMap((set) =>
        LIST_SCALES.map((scale) => ({
          set,
          // `Amount asked 240` over what it is for.
          made:
            scale *
            sumOf(
              set.items.filter(
                ({ value, passage: of }) => of !== passage && differs(value * scale, told.value, OFF),
              ),
            ),
        })).filter(({ made }) => Math.min(made, told.value) > LEAST_OF_ALL * Math.max(made, told.value)),
      );
      const [first] = sums;
      if (!first || sums.some(({ made }) => !differs(made, told.value, OFF))) return [];
      const { currency } = told;
      const amount = (value: number): Amount => ({
        value,
        unit: currency === null ? 'count' : 'money',
        currency,
      });
      return [
        {
          code: 'USE_OF_FUNDS_MISMATCH',
          quotes: distinctQuotes(
            [told.passage, ...first.set.items.map((item) => item.passage)].map(quoteWhole),
          ),
          why: ({ usesAddUpTo }) => usesAddUpTo(amount(first.made), amount(told.value)),
        },
      ];
    })
    .slice(0, 1);
}
