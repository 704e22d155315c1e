import { CURRENCY_CODES, type CurrencyCode } from '#shared/domain/currency.ts';
import { currencyMarks, currencyOfMarks } from '#shared/domain/currency-mark.ts';
import { CODES_THAT_ARE_WORDS, WRITTEN_CURRENCIES } from './currency-name.ts';
import { currencyOfPlaces } from './place-currency.ts';

/*
 * How currencies are written: one lexicon for sentences, cells, heads of tables and labels of rows. All of it is as it stands in a
 * folded text, as alternatives of an expression.
 */

const inSmall = (codes: readonly string[]): string => codes.join('|').toLowerCase();
export const WORD_CODES = inSmall([...CODES_THAT_ARE_WORDS]);

/** The codes of all other currencies. */
export const CODES = inSmall(CURRENCY_CODES.filter((code) => !CODES_THAT_ARE_WORDS.has(code)));

const known = [...currencyMarks(), ...WRITTEN_CURRENCIES.keys()];
/** What stands before the sign of a dollar. */
export const LETTERED_DOLLARS = known.flatMap((mark) => /^([a-z]{1,3})\$$/.exec(mark)?.[1] ?? []).join('|');
const CURRENCY_SIGNS = known.filter((mark) => /^\p{Sc}$/u.test(mark)).join('');

/** Signs that no word is written with: `4 M$ au 31 décembre` goes on with one. */
export const SIGNS = `us ?\\$|u\\.s\\.\\$|\\$(?:us|nz)|\\$ ?ca(?![a-z])|\\$au(?![a-z])|\\$ au(?= ?(?:$|[.,;:)\\n\\t]))|(?<![a-z])s/\\.?(?![a-z])|gh[₵¢]|e£|(?:${LETTERED_DOLLARS})\\$|[${CURRENCY_SIGNS}]`;

/** Short forms beside the codes. */
export const SHORT =
  'kshs?|ushs?|tshs?|shs?|ghc|frw|rf|f ?cfa|f\\.cfa|cfa|l\\.e\\.|dhs?|dt|da|nle|nrs|slrs|rs|rp|zk|mk|kz|mt|fc|fg|tk|ar|br|fbu|fdj|jd|kd|bd|qr|sr|gs|bs|nu|rm';

/** Names that a place tells apart, and what may stand before them. */
export const NAMES =
  '(?:(?:us|united states) |u\\.s\\. )?dollars?|euros?|(?:nigerian )?nairas?|(?:kenyan?|ugandan?|tanzanian?) shillings?|shillings?|(?:ghana(?:ian)? )?cedis?|(?:south african )?rands?|(?:egyptian )?pounds?|francs? (?:cfa|rwandais|guineens?|congolais|burundais)|(?:rwandan )?francs?|(?:moroccan )?dirhams?|(?:tunisian |algerian |jordanian |kuwaiti )?dinars?|(?:saudi |qatari )?riyals?|(?:zambian |malawian )?kwachas?|pula|(?:ethiopian )?birr|meticais|metical|kwanzas?|ariary|leones?|dalasis?|ouguiyas?|(?:indian |pakistani? |sri lankan? |nepal(?:ese|i) )?rupees?|roupies?|takas?|(?:indonesian )?rupiahs?|(?:philippine |mexican )?pesos?|ringgits?|bahts?|dong|(?:brazilian )?reais|(?:peruvian |nuevos )?soles|gourdes?|colones|quetzal(?:es|s)?|lempiras?|cordobas|guaranies|bolivianos?|lari|tenge|soms|kips?|(?:moldovan |romanian )?lei|maloti|emalangeni|hryvnias?|somonis?|soums?|drams?|manats?|kyats?|riels?|tug(?:rik|rug)s?|rufiyaa';

/** Everything an amount may be marked with but a bare letter. */
export const MARKS = `${SIGNS}|${SHORT}|${CODES}|${NAMES}`;
/** The same in a table, where no sentence is. */
export const MARKS_IN_TABLES = `${MARKS}|${WORD_CODES}`;
/** Names of several words, which are looked for before their parts. */
export const LONG_NAMES = known
  .filter((mark) => /\p{L}{2,}.* \p{L}{3,}/u.test(mark))
  .toSorted((a, b) => b.length - a.length)
  .join('|');
/** What stands before digits: signs, short forms and codes, and names that are written so. */
export const MARKS_BEFORE = `${SIGNS}|(?:${SHORT})\\.?|${CODES}|naira|birr|rupees|taka|rupiah|ariary|pesos`;
/** What a letter for thousands or millions is written to: `15 MDH`, `240 kUSD`, `₦m`. */
export const JOINED_MARKS = `${SIGNS}|kshs?|ushs?|tshs?|shs|ghc|frw|f ?cfa|dhs?|dt|jd|nle|${CODES}`;
/** The same only in a paper of their place, and in capitals: `1 180 MDA`, `190 MAr`; `12 mar` is a day. */
export const JOINED_MARKS_OF_PLACE = 'da|ar|kz|fg|fc|fbu|fdj';
/** Letters that stand for a currency where digits or noughts follow. */
export const BARE_LETTER = /^[nrkp]$/;
/** Letters and words that stand for a currency only where everything speaks of its country. */
const LOCAL_MARKS: Readonly<Record<string, readonly CurrencyCode[]>> = {
  afs: ['AFN'],
  bs: ['BOB'],
  d: ['GMD'],
  db: ['STN'],
  e: ['SZL'],
  gs: ['PYG'],
  ks: ['MMK'],
  l: ['HNL'],
  le: ['SLE'],
  lei: ['MDL', 'RON'],
  m: ['LSL'],
  nu: ['BTN'],
  q: ['GTQ'],
  rm: ['MYR'],
  ro: ['OMR'],
  soles: ['PEN'],
  som: ['KGS', 'UZS'],
  sum: ['UZS'],
  tl: ['TRY'],
};
/** The country whose money a mark is where nothing speaks of another: `Q 16.7 million`. */
export const countryOfLocalMark = (mark: string): CurrencyCode | null => {
  const [only, other] = LOCAL_MARKS[mark] ?? [];
  return other === undefined ? (only ?? null) : null;
};
/** Signs of one country that another writes, too: the córdobas of Nicaragua are `C$`. */
const ALSO_MEANT: Readonly<Record<string, CurrencyCode>> = { c$: 'NIO', fc: 'KMF', k: 'PGK', rf: 'MVR' };
/** Countries whose own dollar is meant by a bare one. */
const OF_DOLLARS: ReadonlySet<CurrencyCode> = new Set([
  'CAD',
  'AUD',
  'SGD',
  'HKD',
  'NZD',
  'JMD',
  'TTD',
  'BBD',
  'BSD',
  'BZD',
  'GYD',
  'XCD',
  'FJD',
]);

/** Marks that abbreviate other things, too: the manager (`RM`), the deputy (`DA`), tonnes (`MT`). */
const WEAK = /^(?:[a-z]|da|dt|mt|mk|kz|fc|fg|tk|ar|br|rf|rp|zk|jd|kd|bd|qr|sr|gs|bs|nu|rm|afs|db|ks|ro|tl)$/;
export const isWeakMark = (mark: string): boolean => WEAK.test(mark);
/** `1,200 MT of maize`: tonnes, wherever sums are not told in meticals. */
export const areTonnes = (markBehind: string, home: CurrencyCode): boolean =>
  markBehind === 'mt' && home !== 'MZN';
/** Countries where South Africa's rand is paid with, too. */
const OF_RAND: ReadonlySet<CurrencyCode> = new Set(['ZAR', 'NAD', 'LSL', 'SZL', 'BWP', 'ZWG', 'MZN']);
/** Whether a currency is that of the country a paper is from, or the paper is from none that is known. */
export const fitsPlace = (currency: CurrencyCode, home: CurrencyCode): boolean =>
  currency === home || home === UNPLACED || (currency === 'ZAR' && OF_RAND.has(home));
/** What a paper that names no place is read by. */
export const UNPLACED: CurrencyCode = 'USD';

const PLURAL = /s$/;

/** The currency a mark means here; a country named beside it decides a shared one. */
export function currencyOfMark(mark: string, home: CurrencyCode, beside = ''): CurrencyCode | null {
  const written = WRITTEN_CURRENCIES.get(mark) ?? WRITTEN_CURRENCIES.get(mark.split(' ').at(-1) ?? mark);
  if (written !== undefined) return written;
  const expected = currencyOfPlaces(beside) ?? currencyOfPlaces(mark) ?? home;
  if (ALSO_MEANT[mark] === expected) return expected;
  // Who writes KDH or MDH counts in Morocco's dirhams, where nothing speaks of another place.
  if (mark.startsWith('dh') && expected !== 'AED') return 'MAD';
  if (mark === 'k') return expected === 'MWK' ? 'MWK' : 'ZMW';
  if (mark === 'p') return expected === 'PHP' ? 'PHP' : 'BWP';
  // `Sdn Bhd`: how companies of Malaysia are named.
  if (mark === 'bhd' && expected === 'MYR') return null;
  const local = LOCAL_MARKS[mark];
  if (local !== undefined) return local.includes(expected) ? expected : null;
  if (mark === 'n') return 'NGN';
  if (mark === 'r') return 'ZAR';
  if (/^[^a-z]*(?:us|\$us)? ?\$|^u\.s\.\$|dollar/.test(mark)) {
    const own = OF_DOLLARS.has(home) ? home : 'USD';
    return currencyOfMarks(mark, own) ?? currencyOfMarks(mark.replaceAll(' ', ''), own) ?? 'USD';
  }
  const words = mark.split(' ').at(-1) ?? mark;
  return (
    currencyOfMarks(mark, expected) ??
    currencyOfMarks(words, expected) ??
    (words.length > 3 ? currencyOfMarks(words.replace(PLURAL, ''), expected) : null)
  );
}
