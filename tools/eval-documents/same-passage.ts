/** What sets thousands apart: a workbook's cell is quoted with it or without. */
const GROUPED = /(?<=\d)[,\u00a0\u202f](?=\d{3}(?!\d))/g;

/** `0.64`, as a workbook keeps what it shows as `64%`. */
const FRACTION = /\b0\.(\d\d?)(\d*)\b/g;

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(GROUPED, '')
    .replaceAll(FRACTION, (_, whole: string, rest: string) => `${Number(whole.padEnd(2, '0'))} ${rest}`)
    .match(/[a-z0-9]+/g) ?? [];

/** How many words in a row two texts share at most. */
function longestShared(one: readonly string[], other: readonly string[]): number {
  let longest = 0;
  let row: number[] = [];
  for (const word of one) {
    const next: number[] = [];
    for (const [index, candidate] of other.entries())
      next.push(word === candidate ? (row[index - 1] ?? 0) + 1 : 0);
    longest = Math.max(longest, ...next);
    row = next;
  }
  return longest;
}

const ENOUGH = 5;

/** Whether two texts share five words in a row, or all of the shorter one, and so large a part of the shorter one. */
function shareWords(one: string, other: string, part: number): boolean {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  const shorter = Math.min(a.length, b.length);
  const needed = Math.max(Math.min(ENOUGH, shorter), part * shorter);
  return needed > 0 && longestShared(a, b) >= needed;
}

/** Whether two quotes are of one passage: five words in a row are the same, or all of the shorter one. */
export const isSamePassage = (one: string, other: string): boolean => shareWords(one, other, 0);

const MOST = 0.6;

/** Whether a sentence is a passage that was planted, or part of it: six in ten of the words of the shorter one follow each other in both. */
export const isPlantedIn = (sentence: string, planted: string): boolean =>
  shareWords(sentence, planted, MOST);
