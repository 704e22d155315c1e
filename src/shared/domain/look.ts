import { fold, isAscii } from './text.ts';

/** Letters of other alphabets, and digits and signs, that look like Latin ones; after folding. */
const LIKE: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  с: 'c',
  ԁ: 'd',
  е: 'e',
  ё: 'e',
  г: 'r',
  һ: 'h',
  н: 'h',
  і: 'i',
  ї: 'i',
  ј: 'j',
  к: 'k',
  қ: 'k',
  ӏ: 'l',
  м: 'm',
  п: 'n',
  о: 'o',
  р: 'p',
  ԛ: 'q',
  ѕ: 's',
  т: 't',
  и: 'u',
  ѵ: 'v',
  ԝ: 'w',
  х: 'x',
  у: 'y',
  з: '3',
  α: 'a',
  β: 'b',
  γ: 'y',
  ε: 'e',
  η: 'n',
  ι: 'i',
  κ: 'k',
  μ: 'u',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  σ: 'o',
  τ: 't',
  υ: 'u',
  χ: 'x',
  ω: 'w',
  ѡ: 'w',
  ո: 'n',
  ս: 'u',
  օ: 'o',
  ց: 'g',
  ɑ: 'a',
  ʀ: 'r',
  ɡ: 'g',
  ꓗ: 'k',
  ꓡ: 'l',
  ᴋ: 'k',
  ʟ: 'l',
  ᴇ: 'e',
  ɪ: 'i',
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '|': 'l',
  '!': 'l',
  $: 's',
  '@': 'a',
  '€': 'e',
};

const LIKE_LATIN = new RegExp(`[${Object.keys(LIKE).join('')}]`, 'gu');

/** The form in which two texts that a reader takes for one another are the same: `Кi1ele` and `Kilele` → `klele`. */
export function lookOf(text: string): string {
  const plain = fold(text).replace(LIKE_LATIN, (letter) => LIKE[letter] ?? letter);
  // A capital I is a small L to the eye; folding has made both small.
  return plain
    .replaceAll('i', 'l')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

const OWN_NAME = lookOf('Kilele');
const ALPHABETS = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
];
const UNSEEN = /[[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\u2800]--[\u200c\u200d]]/v;
/** Part of words in Arabic and Indian scripts; in these they only hide a difference. */
const JOINER = /[\u200c\u200d]/;

const alphabetsIn = (word: string) => ALPHABETS.filter((alphabet) => alphabet.test(word)).length;

function letterFault(name: string): string | null {
  if (UNSEEN.test(name) || (JOINER.test(name) && alphabetsIn(name) > 0))
    return 'must not contain characters that no one sees';
  if (name.split(/[\s\p{P}]+/u).some((word) => alphabetsIn(word) > 1))
    return 'must not mix letters of several alphabets in one word';
  return null;
}

/**
 * Why a text cannot be the name of a person, a startup or a firm, as a predicate for its label, or null: it holds what
 * nobody sees, mixes look-alike alphabets within a word, or passes for the name of this product.
 */
export function nameFault(name: string): string | null {
  const fault = isAscii(name) ? null : letterFault(name);
  return fault ?? (lookOf(name).includes(OWN_NAME) ? 'must not pass for Kilele itself' : null);
}
