/** Latin letters of African and European languages that Unicode does not decompose into a base and a mark. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ɓ: 'b',
  ɗ: 'd',
  ƙ: 'k',
  ƴ: 'y',
  ɛ: 'e',
  ǝ: 'e',
  ə: 'e',
  ɔ: 'o',
  ŋ: 'n',
  ɲ: 'n',
  ƒ: 'f',
  ɖ: 'd',
  đ: 'd',
  ð: 'd',
  ʋ: 'v',
  ɣ: 'g',
  ɩ: 'i',
  ı: 'i',
  ʊ: 'u',
  ø: 'o',
  ł: 'l',
  ħ: 'h',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  '‘': "'",
  '’': "'",
  ʼ: "'",
  ʻ: "'",
};

const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;
const CONTROL_BUT_NEWLINE = /[\p{Cc}--[\t\n\r]]/v;
const CONTROL = /[\p{Cc}\u2028\u2029]/v;
const BIDI_FORMATTING = /[\u202a-\u202e\u2066-\u2069]/;
const BIDI_OVERRIDE = /[\u202d\u202e]/;

const BEYOND_ASCII = /[\u0080-\uffff]/;

/**
 * Whether a text holds ASCII alone, as most do: nothing in it is decomposed, accented or invisible, so that what is about other letters
 * need not look at it.
 */
export const isAscii = (text: string): boolean => !BEYOND_ASCII.test(text);

/**
 * The form in which texts are compared and searched: lower case, no accents, no invisible characters, and the
 * hooked and open letters of Hausa, Yoruba, Twi, Ewe … as plain ones: `Ọ̀ṣun` → `osun`, `ƙasa` → `kasa`.
 * `fold(fold(x)) === fold(x)`.
 */
export function fold(text: string): string {
  if (isAscii(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{Script=Inherited}&&\p{M}]/gv, '')
    .replace(INVISIBLE, '')
    .replace(/[ɓɗƙƴɛǝəɔŋɲƒɖđðʋɣɩıʊøłħßæœþ‘’ʼʻ]/g, (letter) => PLAIN_LETTERS[letter] ?? letter);
}

/** The folded words of a text, without punctuation, for search: `AgriTech, Côte d’Ivoire` → agritech, cote, d, ivoire. */
export function words(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
}

/** How many characters a reader sees, in code points: zero-width and other invisible ones do not count. */
export function visibleLength(text: string): number {
  if (isAscii(text)) return text.trim().length;
  return Array.from(text.normalize('NFC').replace(INVISIBLE, '').trim()).length;
}

/** NUL, escape and the like, also line breaks and tabs unless `multiline`; and halves of a surrogate pair. */
export function hasForbiddenCharacter(text: string, multiline = false): boolean {
  return (multiline ? CONTROL_BUT_NEWLINE : CONTROL).test(text) || !text.isWellFormed();
}

/** Characters that reorder what follows, so that a name shows as another one. Isolates are fine in long texts. */
export function hasBidiOverride(text: string, multiline = false): boolean {
  return (multiline ? BIDI_OVERRIDE : BIDI_FORMATTING).test(text);
}

/** The refusal of a text with control characters or ones that reverse its direction. */
export const REFUSED_CHARACTER = 'Contains characters that cannot be used here';

/** "clear" as a sentence begins it: "Clear". */
export const capitalized = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** "1 round", "1,200 rounds". */
export const countText = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
