import { currencyOfMarks } from '#shared/domain/currency-mark.ts';
import { CODES } from './currency-word.ts';
import type { CurrencyCode } from '#shared/domain/currency.ts';
import { currencyOfPlaces } from './home-currency.ts';

/** What the head of a table says of all its figures: currency, null where it names none, and thousands. */
export type TableScale = {
  readonly currency: CurrencyCode | null;
  readonly factor: number;
};

const MARK = `us ?\\$|us dollars?|usd|\\$|dollars?|€|eur|euros?|£|gbp|₦|ngn|(?:nigerian )?nairas?|kshs?|kes|kenyan? shillings?|ushs?|ugx|ugandan? shillings?|tshs?|tzs|tanzanian? shillings?|shillings?|shs?|gh[₵¢$]|₵|ghs|ghc|(?:ghana(?:ian)? )?cedis?|zar|(?:south african )?rands?|e£|egp|egyptian pounds?|l\\.e\\.|f ?cfa|francs? cfa|xof|xaf|rwf|frw|rwandan? francs?|etb|(?:ethiopian )?birr|zmw|(?:zambian )?kwacha|mad|dhs?|dirhams?|tnd|dt|(?:tunisian )?dinars?|bwp|pula|mur|rs\\.?|aoa|mzn|gnf|cdf|inr|₹|(?:indian )?rupees?|idr|rp|(?:indonesian )?rupiahs?|brl|r\\$|(?:brazilian )?reais|n|r|k|p|${CODES}`;
const POWER: readonly (readonly [RegExp, number])[] = [
  [/^(?:thousands?|milliers|k|000s?|'000s?|000's)$/, 1e3],
  [/^(?:millions?|m|mn|mio|mln)$/, 1e6],
  [/^(?:billions?|bn|milliards?|mds?)$/, 1e9],
  [/^(?:lakhs?|lacs?)$/, 1e5],
  [/^(?:crores?|cr)$/, 1e7],
];
const factorOf = (word: string): number => POWER.find(([words]) => words.test(word))?.[1] ?? 1;

const WORD = 'thousands?|milliers|millions?|billions?|milliards?|lakhs?|lacs?|crores?';
const HEADS: readonly RegExp[] = [
  // N'000, Shs '000, $000s, FCFA 000
  new RegExp(`(?<![a-z])(?<mark>${MARK}) ?['\`´]? ?(?<power>000)(?:'?s)?(?!\\d|[.,]\\d)`),
  // USD million, KES millions, naira in thousands
  new RegExp(`(?<![a-z])(?<mark>${MARK}),? ?(?:in |en )?(?<power>${WORD}|mn|mio|mln|bn|mds)(?![a-z])`),
  // ₦m, $m, R'm, €k: the letter touches its mark
  new RegExp(
    // A bare letter only where nothing but figures follow: `RM` is the name of a line as well.
    `(?<![a-z])(?<mark>us\\$|\\$|€|£|₦|n(?=')|r(?=')|[nr](?=[mk] *(?:$|[),]|\\d))|usd|eur|gbp|ngn|kes|kshs?|zar|ghs|gh₵|ugx|tzs|egp|mad|xof|xaf|f ?cfa|rwf|etb|zmw)[' ]?(?<power>m|k|bn)(?![a-z\\d])`,
  ),
  // KFCFA, M FCFA, k€, MDH
  new RegExp(
    `(?<![a-z\\d])(?<power>k|m|mds?) ?(?<mark>f ?cfa|xof|xaf|€|eur|euros|mad|dhs?|tnd|dt|\\$|usd|rwf|gnf)(?![a-z])`,
  ),
  // in thousands of Naira, en milliers de francs CFA, in USD thousands, in millions
  new RegExp(
    `(?:\\bin|\\ben|\\() ?(?<power>${WORD})(?: ?(?:of|de|d') ?(?<mark>${MARK})(?![a-z])|(?! ?(?:of|de|d')(?! (?:ghan|rwand|kenya|nigeri|south|ugand|tanzan|zamb|ethiop|egypt))))`,
  ),
  new RegExp(`^(?<power>${WORD}) (?:(?:of|de|d') ?)?(?<mark>${MARK})(?![a-z])`),
  // Household spending on health, millions of FCFA
  new RegExp(`[,:] ?(?<power>${WORD}) (?:(?:of|de|d') ?)?(?<mark>${MARK})$`),
  // (thousands, KES)
  new RegExp(`\\((?<power>${WORD}),? (?<mark>${MARK})\\)`),
  new RegExp(`(?<power>(?<![\\w])'000s?|\\(000s?\\)|000's|(?<!\\S)000s)(?!\\d)`),
  // in KES, montants en FCFA, (USD)
  new RegExp(
    `(?:(?:amounts|figures|montants|chiffres|expressed|presented|stated|exprimee?s?|all amounts|all figures|currency|devise|monnaie)(?: are| sont)?(?: stated| expressed| presented| exprimes)? ?(?:in|en|:) ?|\\((?:in |en |all figures in |amounts in |montants en )?|^(?:in|en) )(?<mark>${MARK})(?:\\)|(?![a-z])(?! ?\\d))`,
  ),
  new RegExp(`^(?:notes? )?(?<mark>${MARK})(?: +(?:${MARK}))*$`),
  // Management accounts for the nine months to 30 September 2025 (unaudited), GHS
  new RegExp(`[,|·)] ?(?<mark>${CODES}|fcfa)$`),
];
/** What any of these has in it: a currency, a word of scale or thousands written as noughts. */
const MAY_SCALE = new RegExp(
  `000|${WORD}|(?<![a-z\\d])(?:k|m|mds?) ?(?:f ?cfa|xof|xaf|€|eur|mad|dhs?|tnd|dt|\\$|usd|rwf|gnf)|(?<![a-z])(?:${MARK})(?![a-z])|[$€£₦₵₹]|(?<![a-z])(?:usd|eur|gbp|ngn|kes|kshs?|zar|ghs|ugx|tzs|egp|mad|xof|xaf|f ?cfa|rwf|etb|zmw|[nr])[' ]?(?:m|k|bn)(?![a-z])`,
);
const LONGEST = 160;
const PLURAL = /s$/;

/** The scale a passage declares for the table below it, or null where it declares none. */
export function scaleOfTable(text: string, home: CurrencyCode): TableScale | null {
  if (text.length > LONGEST || !MAY_SCALE.test(text)) return null;
  for (const head of HEADS) {
    const groups = head.exec(text)?.groups;
    if (!groups) continue;
    const power = (groups['power'] ?? '').replaceAll(/[()]/g, '');
    const { mark } = groups;
    return {
      currency: mark === undefined ? currencyNamedIn(text, home) : currencyOfMark(mark, home, text),
      factor: power === '' ? 1 : factorOf(power),
    };
  }
  return null;
}

const IN_LABEL = new RegExp(`(?:, ?|: ?| in | en |\\()(?<mark>${MARK})\\)?$`);
const BARE_LETTER = /^[nrkp]$/;
/** What the label of a row says of its amounts: `revenue, ghs` beside what heads of tables say. */
export function scaleOfLabel(label: string, home: CurrencyCode): TableScale | null {
  const whole = scaleOfTable(label, home);
  if (whole) return whole;
  const mark = IN_LABEL.exec(label)?.groups?.['mark'];
  if (mark === undefined || BARE_LETTER.test(mark)) return null;
  const currency = currencyOfMark(mark, home, label);
  return currency === null ? null : { currency, factor: 1 };
}

const NAMED = new RegExp(
  `(?<![a-z])(?:${CODES}|us\\$|₦|kshs?|gh₵|f ?cfa|₹|nairas?|cedis?|rands?|birr|dirhams?|shillings?)(?![a-z])`,
);

function currencyNamedIn(text: string, home: CurrencyCode): CurrencyCode | null {
  const place = currencyOfPlaces(text);
  const named = NAMED.exec(text)?.[0];
  return named === undefined ? place : (currencyOfMark(named, place ?? home, text) ?? place);
}

const NAMED_ANYWHERE = new RegExp(NAMED.source, 'g');

/** The one currency a text writes, that of the place it names where it writes none, or null: then nothing tells. */
export function currencyOfDocument(text: string, home: CurrencyCode | null): CurrencyCode | null {
  const written = new Set(
    [...text.matchAll(NAMED_ANYWHERE)].flatMap(({ 0: mark }) => currencyOfMark(mark, home ?? 'USD') ?? []),
  );
  const [only, other] = written;
  if (other !== undefined) return null;
  return only ?? home;
}

/** The currency a mark means here; a country named beside it decides a shared one. */
export function currencyOfMark(mark: string, home: CurrencyCode, beside = ''): CurrencyCode | null {
  const expected = currencyOfPlaces(beside) ?? currencyOfPlaces(mark) ?? home;
  // Who writes KDH or MDH counts in Morocco's dirhams, where nothing speaks of another place.
  if (mark.startsWith('dh') && expected !== 'AED') return 'MAD';
  if (mark === 'k') return expected === 'MWK' ? 'MWK' : 'ZMW';
  if (mark === 'p') return 'BWP';
  if (mark === 'r') return 'ZAR';
  if (mark.includes('$') || mark.startsWith('dollar'))
    return currencyOfMarks(mark.replaceAll(' ', ''), 'USD');
  const words = mark.split(' ').at(-1) ?? mark;
  return (
    currencyOfMarks(mark, expected) ??
    currencyOfMarks(words, expected) ??
    currencyOfMarks(words.replace(PLURAL, ''), expected)
  );
}
