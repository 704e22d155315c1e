import {
  BARE_LETTER,
  CODES,
  currencyOfMark,
  fitsPlace,
  isWeakMark,
  JOINED_MARKS,
  JOINED_MARKS_OF_PLACE,
  LETTERED_DOLLARS,
  LONG_NAMES,
  MARKS,
  MARKS_IN_TABLES,
  NAMES,
  SHORT,
  SIGNS,
  UNPLACED,
  WORD_CODES,
} from '../words/currency-word.ts';
import { PLAIN_SCALES, powerOfScale, SCALE_WORDS } from '../words/scale-word.ts';
import type { CurrencyCode } from '#shared/domain/currency.ts';
import { currencyOfPlaces } from '../words/place-currency.ts';

/** What the head of a table says of all its figures: currency, null where it names none, and thousands. */
export type TableScale = {
  readonly currency: CurrencyCode | null;
  readonly factor: number;
};

const MARK = `${LONG_NAMES}|${MARKS_IN_TABLES}|[nrkp]`;
/** `Malawi Kwacha`: a name with that of its place before it, which no list holds all of. */
const PLACED = `${MARK}|[a-z]{4,12} (?:${NAMES})`;
const factorOf = (word: string): number => 10 ** (powerOfScale(word.trim()) ?? 0);

/** Of, in: what stands between a currency and its scale. */
const IN = '(?:(?:in|en|of|de|d) ?)?';
const SHORT_SCALES = 'k|m|mm|bn|b|cr|mn|mln|mio|mds?|mrds?';
const HEADS: readonly RegExp[] = [
  // N'000, Shs '000, $000s, FCFA 000
  new RegExp(`(?<![a-z])(?<mark>${MARK})[.,]? ?(?:in )?['\`´]? ?(?<power>000)(?:'?s)?(?!\\d|[.,]\\d)`),
  // FCFA x 1000, USD (x 1,000)
  new RegExp(`(?<![a-z])(?<mark>${MARK}) ?[(]?[x×*] ?1[ .,]?(?<power>000)(?!\\d|[.,]\\d)`),
  // USD million, KES millions, naira in thousands, Rs. crore
  new RegExp(`(?<![a-z])(?<mark>${MARK})[.,]? ?${IN}(?<power>${SCALE_WORDS})(?![a-z])`),
  // ₦m, $m, R'm, €k, USD m: the letter touches its mark, or stands behind it
  new RegExp(
    // A bare letter only where nothing but figures follow: `RM` is the name of a line as well.
    `(?<![a-z])(?<mark>${JOINED_MARKS}|[nrkp](?=')|[nr](?=[mk] *(?:$|[),]|\\d))|^[nrkp](?= [mk]$))[' ]?(?<power>${SHORT_SCALES})(?![a-z\\d.])`,
  ),
  // Rs m, (Br m): a letter behind a short mark, and nothing else
  new RegExp(`(?:^|[(,] ?|\\b(?:in|en) )(?<mark>${SHORT})\\.? (?<power>k|mm?|b)\\)?$`),
  // KFCFA, M FCFA, k€, MDH; billions stand apart: `Bush`, `bars` and `crush` are words, `Keur` is a house and many a name; `MF 1648823` is a number of the tax office, `BF-OUA` one of the register
  new RegExp(
    `(?<![a-z\\d/]|\\d )(?!(?:${MARKS}|mars)(?![a-z])|keur (?!en |au |hors |ht)[a-z])(?<power>(?:k|mm?|mds?|mrds?) ?|(?:${SHORT_SCALES}) )(?:de |d')?(?<mark>${JOINED_MARKS}|euros|da|(?<!b)f)(?![a-z-]|[ :.]{1,3}\\d{5})`,
  ),
  // in thousands of Naira, en milliers de francs CFA, in USD thousands, in millions
  new RegExp(
    `(?:\\bin|\\ben|\\() ?(?<power>${PLAIN_SCALES})(?![a-z])(?: ?(?:of|de|d')? ?(?<mark>${PLACED})(?![a-z])|(?! ?(?:of|de|d')(?!$| (?:ghan|rwand|kenya|nigeri|south|ugand|tanzan|zamb|ethiop|egypt))))`,
  ),
  new RegExp(`^(?<power>${PLAIN_SCALES}) (?:(?:of|de|d') ?)?(?<mark>${PLACED})(?![a-z])`),
  // Household spending on health, millions of FCFA
  new RegExp(
    `[,:|·-] ?(?<power>${PLAIN_SCALES}) (?:(?:of|de|d') ?)?(?<mark>${PLACED})(?: ?\\([a-z']{1,5}\\))?\\.?$`,
  ),
  // Amounts in thousands of whatever they are called
  new RegExp(
    `^(?:all )?(?:amounts|figures|sums|montants|chiffres|sommes)(?: are| sont)?(?: (?:all|stated|expressed|presented|exprimee?s|presentes))? (?:in|en) (?<power>${PLAIN_SCALES})(?![a-z])`,
  ),
  // Users with a purchase, thousand
  new RegExp(`[a-z], (?<power>${PLAIN_SCALES})$`),
  // (thousands, KES)
  new RegExp(`\\((?<power>${PLAIN_SCALES}),? (?<mark>${MARK})\\)`),
  new RegExp(`(?<power>(?<![\\w])['\`´]000s?|\\(000s?\\)|000's|(?<!\\S)000s)(?!\\d)`),
  // in KES, montants en FCFA, (USD)
  new RegExp(
    `(?:(?:amounts|figures|numbers|values|montants|chiffres|valeurs|expressed|presented|stated|exprimee?s?|libelles|all amounts|all figures|currency|devise|monnaie|unite|unit)(?: are| sont)?(?: stated| expressed| presented| exprimes| shown)? ?(?:in|en|:) ?|\\((?:in |en |all figures in |amounts in |montants en )?|^(?:in|en) )(?<mark>${MARK})(?:\\)|(?![a-z])(?! ?\\d))`,
  ),
  new RegExp(`^(?:notes? )?(?<mark>${MARK})(?: +(?:${MARK}))*$`),
  // Exercice du 01/01/2024 au 31/12/2024 - en DA
  new RegExp(`(?:[-,:|] ?|\\d )(?:en|in) (?<mark>${MARK})$`),
  // Management accounts for the nine months to 30 September 2025 (unaudited), GHS
  // Nine months to September, kwacha; Recettes par agence en dirhams
  new RegExp(`(?:[,|·)] ?| - |[a-z\\d] (?:in|en) )(?<mark>${LONG_NAMES}|${NAMES}|${JOINED_MARKS})$`),
];
/** What any of these has in it: a currency, a word of scale or thousands written as noughts. */
const MAY_SCALE = new RegExp(
  `(?:^|, ?|\\()(?:le|[qlmed]|afs|db|ks|ro|som|sum|tl)\\)?$|mln|ths|000|(?<![a-z])[km](?:f|da)(?![a-z])|(?:${PLAIN_SCALES})|(?<![a-z])(?:(?:${SHORT_SCALES})(?=[a-z€$]))?(?:${MARK})(?:${SHORT_SCALES})?(?![a-z])|[$€£₦₵₹₱]`,
);
const LONGEST = 160;

const known = new Map<string, TableScale | null>();
const MOST_KNOWN = 5_000;

/**
 * What the digits of a cell are multiplied by: ten to its own power where it says one, `9.4m`, for millions of a table in millions
 * are told twice; else the factor of its table.
 */
export const factorOfCell = ({ power }: { readonly power: number }, scale: TableScale | null): number =>
  power > 0 ? 10 ** power : (scale?.factor ?? 1);

/** The scale a passage declares for the table below it, or null where it declares none. Heads and labels are asked of often. */
export function scaleOfTable(text: string, home: CurrencyCode): TableScale | null {
  if (text.length > LONGEST) return null;
  const key = `${home} ${text}`;
  const seen = known.get(key);
  if (seen !== undefined) return seen;
  const told = text.replaceAll(A_REFERENCE, ' ');
  const found = MAY_SCALE.test(told) ? declaredBy(told, home) : null;
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, found);
  return found;
}

/** `(AUD/F000882)`: letters and number of a register. */
const A_REFERENCE = /(?<![a-z])[a-z]{2,5}[/-][a-z]{0,3}\d[\w/-]*/g;

/** `in DT`, `unité : millier de DA`: a mark that can be nothing else. */
const SAYS_MARK = `\\b(?:in|en|currency|devise|monnaie|unite?|amounts|figures|montants|chiffres)(?: are| sont)?(?: (?:all|stated|expressed|exprimes))*(?: in| en)? ?:? ?(?:(?:${PLAIN_SCALES}) (?:of |de |d')?)?`;
const saysMark = (text: string, mark: string): boolean =>
  new RegExp(`${SAYS_MARK}${mark}(?![a-z])`).test(text);
/** Noughts or a word, and no letter that touches its mark. */
const IS_SCALE = /^(?:0|[a-z]{4})/;

type Unit = {
  readonly text: string;
  readonly mark: string;
  readonly power: string;
  readonly currency: CurrencyCode;
  readonly home: CurrencyCode;
};
/**
 * Whether a mark that abbreviates other things, too, is that of a unit: in the money of the place a paper names, or with a
 * second sign beside it. `Sgd.` with its full stop is who signed.
 */
function isOfUnit({ text, mark, power, currency, home }: Unit): boolean {
  if (currency === home) return true;
  if (!isWeakMark(mark)) return !text.includes(`(${mark}.`);
  if (IS_SCALE.test(power) || text.includes(`${mark}'`)) return true;
  if (saysMark(text, mark)) return true;
  if (!fitsPlace(currency, home)) return false;
  return mark.length === 1
    ? [mark, `${mark} ${power}`].includes(text)
    : text.endsWith(`, ${mark}`) || (power !== '' && text.includes(`${power}${mark}`));
}

/** `Le`, `2026 budget, Le`, `Q million`: what only a paper of its place writes for its money. */
const LOCAL = new RegExp(
  `(?:^|, ?|\\()(?:(?<first>${PLAIN_SCALES}|mln|mn) (?:of )?)?(?<mark>le|[qlmed]|afs|db|ks|ro|som|sum|tl)\\.?(?:,? ?'? ?(?:in |en )?(?<power>${SCALE_WORDS}|000))?(?=\\)?$|,)`,
);
/** `MAr`, `The figures (MAr, audited)`, `(M Ar)`: the same with letters for thousands or millions, which elsewhere are a month. */
const LOCAL_SCALED = new RegExp(
  `(?:^|, ?|\\(|\\b(?:in|en) )(?<power>k|mm?|mds?)(?:(?<mark>${JOINED_MARKS_OF_PLACE})| (?:de |d')?(?<apart>${SHORT}))(?=$|[),]| \\()`,
);

function declaredBy(text: string, home: CurrencyCode): TableScale | null {
  const local = LOCAL.exec(text)?.groups;
  if (local !== undefined && currencyOfMark(local['mark'] ?? '', home) === home)
    return { currency: home, factor: factorOf(local['power'] ?? local['first'] ?? '') };
  const scaled = LOCAL_SCALED.exec(text)?.groups;
  const own = scaled?.['mark'] ?? scaled?.['apart'] ?? '';
  if (scaled !== undefined && currencyOfMark(own, home) === home)
    return { currency: home, factor: factorOf(scaled['power'] ?? '') };
  for (const head of HEADS) {
    const groups = head.exec(text)?.groups;
    if (!groups) continue;
    const power = groups['power'] ?? '';
    const { mark } = groups;
    const factor = power === '' ? 1 : factorOf(power);
    const currency = mark === undefined ? currencyNamedIn(text, home) : currencyOfMark(mark, home, text);
    if (mark !== undefined && currency !== null && !isOfUnit({ text, mark, power, currency, home }))
      return null;
    // Who counts rupees by the crore and names no place is in India.
    return {
      currency: currency ?? (mark === 'rs' && (factor === 1e5 || factor === 1e7) ? 'INR' : null),
      factor,
    };
  }
  return null;
}

const IN_LABEL = new RegExp(`(?:, ?|: ?| in | en |\\()(?<mark>${MARK})\\)?$`);
/** What the label of a row says of its amounts: `revenue, ghs` beside what heads of tables say. */
export function scaleOfLabel(label: string, home: CurrencyCode): TableScale | null {
  const whole = scaleOfTable(label, home);
  if (whole) return whole;
  const mark = IN_LABEL.exec(label)?.groups?.['mark'];
  if (mark === undefined) return null;
  const currency = currencyOfMark(mark, home, label);
  // `Revenue, R` of a paper in rand.
  if (BARE_LETTER.test(mark) && (currency !== home || !label.endsWith(`, ${mark}`))) return null;
  const isTold = currency === home || !isWeakMark(mark) || saysMark(label, mark);
  return currency === null || !isTold ? null : { currency, factor: 1 };
}

const CODE = new RegExp(`(?<![a-z])(?:${SIGNS}|${CODES}|f ?cfa)(?![a-z])|(?<=[a-z] )(?:${WORD_CODES})$`);
const BY_TIME = / (?:(?:a|per|each|every) (?:year|month|quarter)|par (?:an|mois|trimestre)|p\.a\.)$/;
/** What amounts under a head are in, be it a currency alone, or one for each year: `USD a year`. */
export function scaleOfHead(head: string, home: CurrencyCode): TableScale | null {
  const text = head.replace(BY_TIME, '');
  const code = CODE.exec(text)?.[0];
  const named = code === undefined ? null : currencyOfMark(code, home);
  return (
    scaleOfTable(text, home) ??
    scaleOfLabel(text, home) ??
    (named === null ? null : { currency: named, factor: 1 })
  );
}

const NAMED = new RegExp(
  `(?<![a-z])(?:${LONG_NAMES}|${CODES}|(?:${LETTERED_DOLLARS})\\$|[₦₹₱]|kshs?|gh[₵¢]|f ?cfa|nairas?|cedis?|rands?|birr|dirhams?|shillings?|rupees?|takas?|rupiahs?|ariary|pesos?|(?:jd|tk)(?= ?\\d))(?![a-z])`,
);

function currencyNamedIn(text: string, home: CurrencyCode): CurrencyCode | null {
  const place = currencyOfPlaces(text);
  const named = NAMED.exec(text)?.[0];
  return named === undefined ? place : (currencyOfMark(named, place ?? home, text) ?? place);
}

const NAMED_ANYWHERE = new RegExp(NAMED.source, 'g');

/** `Numbers are in US dollars`: said of a whole paper, whatever else it speaks of. */
const DECLARED = new RegExp(
  `\\b(?:numbers|amounts|figures|sums|money|montants|chiffres|sommes|(?<=(?:^|[.;:(\\n] ?))(?:all|tout|everything)(?= (?:is |est |stated |shown )?(?:in|en) ))(?: is| are| est| sont)? (?:(?:all|stated|expressed|given|shown|presented|tous|exprimee?s|libelles|donnes) )*(?:in|en) (?:(?:${PLAIN_SCALES}) (?:of |de |d')?)?(?<mark>${LONG_NAMES}|${MARKS})(?![a-z])`,
);

/** What a text says that all its amounts are in; null where it says nothing. */
export function currencyDeclared(text: string, home: CurrencyCode | null): CurrencyCode | null {
  const mark = DECLARED.exec(text)?.groups?.['mark'];
  return mark === undefined ? null : currencyOfMark(mark, home ?? 'USD');
}

/** How often a paper has to write a currency that is not its country's own before all its sums are in that. */
const FEWEST_SIGNS = 2;
/** Of its signs, those that have to agree. */
const MOST_OF_SIGNS = 0.8;
const AT_FIGURE = /^\.?[ \t]?\(?-?\d/;
const BEHIND_FIGURE = new RegExp(`\\d(?:[ -]?(?:${SCALE_WORDS}|k|mn?|mm|bn?|mds?))?[ \\t]?(?:of |de |d')?$`);
/** `in KES`, `(KES)`, `KES million`, and what ends a cell. */
const OPENS_UNIT = /(?:\b(?:in|en|currency:?|devise:?)|\() ?(?:[a-z]{4,9} (?:of |de |d'))?$/;
const GOES_ON_AS_UNIT = new RegExp(`^(?:[ '.]{0,2}(?:000|m|mn|bn|${PLAIN_SCALES})(?![a-z\\d])| ?[)])`);
/** What makes letters those of a reference. */
const IS_REFERENCE = /^[/-][a-z]{0,3}\d/;
const ENDS_CELL = /^ ?(?:[\t\n]|$)/;

/**
 * The currency a text declares, else the one that its signs agree on: what it writes beside figures and over them, and the
 * place it names. Null where nothing tells, or where they contradict each other.
 */
export function currencyOfDocument(text: string, home: CurrencyCode | null): CurrencyCode | null {
  const declared = currencyDeclared(text, home);
  if (declared !== null) return declared;
  const signs = [...text.matchAll(NAMED_ANYWHERE)].flatMap(({ 0: mark, index }) => {
    const before = text.slice(Math.max(0, index - 24), index);
    const behind = text.slice(index + mark.length, index + mark.length + 24);
    if (IS_REFERENCE.test(behind)) return [];
    const isOfSums =
      AT_FIGURE.test(behind) ||
      BEHIND_FIGURE.test(before) ||
      OPENS_UNIT.test(before) ||
      GOES_ON_AS_UNIT.test(behind) ||
      ENDS_CELL.test(behind) ||
      mark.length > LONGEST_CODE;
    const currency = isOfSums ? currencyOfMark(mark, home ?? UNPLACED) : null;
    return currency ?? [];
  });
  const own =
    home === null
      ? []
      : [...text.matchAll(OWN_MARK)].filter(([, mark, behind]) => isOwnMark(mark ?? behind ?? '', home));
  signs.push(...own.flatMap(() => home ?? []));
  const [first, other] = [...Map.groupBy(signs, (sign) => sign)].toSorted(
    (a, b) => b[1].length - a[1].length,
  );
  if (first === undefined) return home;
  const [currency, { length }] = first;
  if (other !== undefined && (currency !== home || length < MOST_OF_SIGNS * signs.length)) return null;
  return currency === home || home === null || length >= FEWEST_SIGNS ? currency : null;
}
/** `K 12,400`, `Rs 1.2 million`, `38,5 MDT`: letters that are the money of the place a paper names. */
const OWN_MARK = new RegExp(
  `(?<![a-z/-])(?:([rnkp]|${SHORT}) ?\\d+[.,]?\\d|\\d ?[km]?(${SHORT})(?![a-z]))`,
  'g',
);
const isOwnMark = (mark: string, home: CurrencyCode): boolean => currencyOfMark(mark, home) === home;
/** What is longer is a name, and no code. */
const LONGEST_CODE = 3;
