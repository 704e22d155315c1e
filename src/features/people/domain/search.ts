import { words } from '#shared/domain/text.ts';

const MOST_WORDS = 8;
const LONGEST_WORD = 40;

/** The words looked for in people; none where the text is, or holds, an e-mail address: nobody is found by that. */
export function peopleWords(text: string): string[] {
  if (/\S@\S/.test(text)) return [];
  return [...new Set(words(text).map((word) => word.slice(0, LONGEST_WORD)))].slice(0, MOST_WORDS);
}

/** A tsquery for people who have a word starting with each of these, anywhere. */
export function anywhereQuery(wanted: readonly string[]): string {
  return wanted.map((word) => `'${word}':*`).join(' & ');
}

/** The same within names, whose words are in the index once more with a mark. */
export function nameQuery(wanted: readonly string[]): string {
  return wanted.map((word) => `'=${word}':*`).join(' & ');
}

/** The same within headline, place and skills, which weigh B. */
export function placeQuery(wanted: readonly string[]): string {
  return wanted.map((word) => `'${word}':*B`).join(' & ');
}
