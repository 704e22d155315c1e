/** How many letters must change, be added, dropped or swapped with their neighbour to make one word the other. */
export function editDistance(one: string, other: string): number {
  const [a, b] = [Array.from(one), Array.from(other)];
  let beforeLast: number[] = [];
  let last = b.map((_, index) => index + 1);
  last.unshift(0);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (beforeLast[j - 2] ?? 0) + 1 : Infinity;
      row.push(Math.min(change, (row[j - 1] ?? 0) + 1, (last[j] ?? 0) + 1, swap));
    }
    [beforeLast, last] = [last, row];
  }
  return last.at(-1) ?? 0;
}

/** Mistakes forgiven in a word of this length: none in one or two letters, then one, two from six, three from ten. */
const forgiven = (length: number): number => (length < 3 ? 0 : length < 6 ? 1 : length < 10 ? 2 : 3);

/** The nearest of some known words, or null where each is too far off to be what was meant; earlier ones win ties. */
export function nearestWord(word: string, known: readonly string[]): string | null {
  let best: string | null = null;
  let least = forgiven(word.length) + 1;
  for (const candidate of known) {
    const distance = editDistance(word, candidate);
    if (distance < least) [best, least] = [candidate, distance];
  }
  return best;
}
