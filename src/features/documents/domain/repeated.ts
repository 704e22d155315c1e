import type { Passage } from './passage.ts';

/** Fewer words than these are headings, labels and rows, which may well stand twice. */
const WORDS_OF_A_SENTENCE = 6;

const isSentence = ({ text, page, start, end }: Passage): boolean =>
  (text.match(/[a-z]{2,}/g)?.length ?? 0) >= WORDS_OF_A_SENTENCE &&
  !page.text.slice(start, end).includes('\t');

/** The passages without sentences that stand word for word before: what is pasted twice is said once. */
export function withoutRepeats<Item extends Passage>(passages: readonly Item[]): Item[] {
  const seen = new Set<string>();
  return passages.filter((passage) => {
    if (!isSentence(passage)) return true;
    const words = passage.text.replaceAll(/\s+/g, ' ');
    return seen.has(words) ? false : Boolean(seen.add(words));
  });
}
