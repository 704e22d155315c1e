import type { CurrencyCode } from '#shared/domain/currency.ts';
import type { FoldedPage } from '../text/folded-page.ts';
import { CODES, countryOfLocalMark, currencyOfMark, UNPLACED } from './currency-word.ts';
import { currencyOfHabits, mostTold, openingOf, placesIn } from './place-currency.ts';
import { SCALE_WORDS } from './scale-word.ts';

/*
 * Which country's money a paper is in. Two kinds of signs are counted together: the places it names, and the marks it writes at
 * sums. A mark supports every country that writes its money so; one alone decides nothing.
 */

const SHORT_MARKS =
  '(?!US)[A-Z]{1,3}\\$|[₦₵₹₱৳]|GH₵|KSh|KShs|TSh|TShs|USh|UShs|R|N|K|P|MK|DT|DA|FC|FG|Ar|Br|ZK|Kz|Tk|Rp|RF|FBu|NLe|RM|Gs\\.?|Nu\\.?|Bs\\.?|Ks|RO|TL|Q|L|M|E|D|Rs\\.?';
/** Codes in capitals, but for the money that everybody counts in. */
const CODE = `(?!USD|EUR|GBP)(?:${CODES.toUpperCase()}|SGD|COP|MUR|F ?CFA|CFA)`;
/** A sum, and no number of a page, a grade, a quarter, a goal or a year. */
const SUM = `(?!(?:\\d )?(?:19|20)\\d\\d(?![\\d.,]))(?:\\d{1,3}(?:[ ,.]\\d{3}){1,5}|\\d{4,13}|\\d{1,9}[.,]\\d{1,4}|\\d{1,9} ?(?:${SCALE_WORDS}|[mk]n?(?![a-z])))`;
const BEFORE_SUM = new RegExp(`(?<![A-Za-z\\d/-])(?<mark>${CODE}|${SHORT_MARKS}) ?(?:${SUM})`, 'g');
const OVER_SUMS = new RegExp(
  `(?<![A-Za-z/-])(?<mark>${CODE}|C\\$|Bs|[QLM](?= (?:thousand|million))) ?(?:(?:in |en )?(?:${SCALE_WORDS})(?![a-z])|['\`]?000(?!\\d))`,
  'g',
);
/** `(KES)`, `in KES`, `En millions de F CFA`, a cell or title of its own. */
const AS_UNIT = new RegExp(
  `(?:[(\\t,;:]|\\b(?:in|en|In|En) (?:(?:${SCALE_WORDS}) (?:of |de |d['’])?)?|(?<![A-Z])\\.|^) ?(?<mark>${CODE})(?=[),.;\\t]|[ \\t]*$)`,
  'gm',
);
const BEHIND_SUM = new RegExp(`(?<![\\d.,])(?:${SUM}) ?(?<mark>${CODE}|DT|DA|FC|Ar|FBu)(?![A-Za-z/-])`, 'g');

/** `392 000 dinars`, `2 millions de dinars`: money of several countries, spelled out. */
const SPELLED_OUT = new RegExp(
  `(?<![\\d.,])(?:${SUM}) ?(?:de |d['’])?(?<mark>dinars?|dirhams?|rupees|roupies|pesos|shillings)(?![a-z])`,
  'g',
);

const marksIn = (plain: string): readonly string[] =>
  // What is said of a whole table weighs as two signs.
  [BEFORE_SUM, BEHIND_SUM, SPELLED_OUT, AS_UNIT, OVER_SUMS, OVER_SUMS].flatMap((pattern) =>
    [...plain.matchAll(pattern)].flatMap(
      ({ groups }) => groups?.['mark']?.toLowerCase().replace(/\.$/, '') ?? [],
    ),
  );

const FEWEST_MARKS = 2;
/** Characters in which a paper says who writes it, and where. */
const HEAD = 300;
/** Decides between countries that are told as often. */
const A_LITTLE = 0.1;
/** What a code is worth beside the marks of its sums where a paper writes that of no other country, and names no place of it. */
const ONLY_CODE = 2;
const IS_CODE = new RegExp(`^(?:${CODES}|nle)$`);

/** `Buyers in India and Japan`, `exports to Rwanda`, `Mali buys a third`: where others are, and not who writes. */
const OF_OTHERS =
  /\b(?:buyers?|exports?|exported|exporting|sells?|sold|ships?|shipped|customers|clients|competitors|rivals|imports?|imported|acheteurs|exporte\w*|vendons|vendus?|concurrents|importe\w*)\b[^.;\n\t]{0,60}|[^.;,\n\t]{0,30}\bbuys?\b[^.;\n\t]{0,60}/g;
/** What such a place counts beside one of the company's own. */
const OF_OTHERS_SHARE = 0.3;
/** How often a text names the places of each country. */
function placesOf(text: string): ReadonlyMap<CurrencyCode, number> {
  const own = new Map(placesIn(text.replaceAll(OF_OTHERS, ' ')));
  return new Map(
    placesIn(text).map(([code, count]) => {
      const named = own.get(code) ?? 0;
      return [code, named + OF_OTHERS_SHARE * (count - named)];
    }),
  );
}

/** The currency of the country that the places of a document and the marks at its sums tell, or null where none does. */
export function homeCurrency(pages: readonly FoldedPage[]): CurrencyCode | null {
  const text = openingOf(pages);
  const places = placesOf(text);
  const inHead = new Set(placesIn(text.slice(0, HEAD)).map(([code]) => code));
  const marks = [...Map.groupBy(marksIn(openingOf(pages, 'plain')), (mark) => mark)];
  const supportOf = (code: CurrencyCode): number =>
    marks.reduce((sum, [mark, found]) => sum + (currencyOfMark(mark, code) === code ? found.length : 0), 0);
  const codes = new Set(
    marks.flatMap(([mark]) => (IS_CODE.test(mark) ? (currencyOfMark(mark, UNPLACED) ?? []) : [])),
  );
  const [code = null] = codes.size === 1 ? codes : [];
  const marked = marks.flatMap(([mark]) => currencyOfMark(mark, UNPLACED) ?? countryOfLocalMark(mark) ?? []);
  const told = [...new Set([...places.keys(), ...marked])].flatMap((country): [CurrencyCode, number][] => {
    const [named, support] = [places.get(country) ?? 0, supportOf(country)];
    const head = support > 0 && inHead.has(country) ? A_LITTLE : 0;
    const only = country === code && named === 0 ? ONLY_CODE : 0;
    return named > 0 || support + only >= FEWEST_MARKS ? [[country, named + support + head + only]] : [];
  });
  return mostTold(told) ?? currencyOfHabits(text);
}
