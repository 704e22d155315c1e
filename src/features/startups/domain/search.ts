import { words } from '#shared/domain/text.ts';

const MOST_QUERY_WORDS = 8;
const LONGEST_WORD = 40;
const LARGEST_POSITION = 16_383;
/** Marks a word of the name once more, so that a name is found without looking at weights. No word starts with it. */
const NAME_MARK = '=';

/** What a startup is found by: its name, the labels of its sector, region, country and city, its description. */
export type Searchable = {
  readonly name: string;
  readonly labels: readonly string[];
  readonly description: string;
};

const short = (word: string) => word.slice(0, LONGEST_WORD);

/**
 * A PostgreSQL tsvector as text: name words weigh A, labels B, the description C, each word once at its best weight.
 * Words hold letters and digits only, so nothing needs escaping.
 */
export function searchVector({ name, labels, description }: Searchable): string {
  const lexemes = new Map<string, 'A' | 'B' | 'C'>();
  const add = (text: string, weight: 'A' | 'B' | 'C') => {
    for (const word of words(text)) if (!lexemes.has(short(word))) lexemes.set(short(word), weight);
  };
  add(name, 'A');
  const marked = [...lexemes.keys()].map((word) => NAME_MARK + word);
  for (const label of labels) add(label, 'B');
  add(description, 'C');
  for (const word of marked) lexemes.set(word, 'A');
  return [...lexemes]
    .slice(0, LARGEST_POSITION)
    .map(([word, weight], index) => `'${word}':${index + 1}${weight}`)
    .join(' ');
}

/** The words a mistyped search may be corrected to: those of the name and the labels. Sorted, so that locks are too. */
export function correctionWords({ name, labels }: Searchable): string[] {
  const known = [name, ...labels].flatMap(words).filter((word) => word.length > 2);
  return [...new Set(known.map(short))].toSorted();
}

/** The words looked for, at most eight; none for a text without letters or digits. */
export function queryWords(text: string): string[] {
  return [...new Set(words(text).map(short))].slice(0, MOST_QUERY_WORDS);
}

/** Finds names that have a word starting with each of these. */
export function nameQuery(wanted: readonly string[]): string {
  return wanted.map((word) => `'${NAME_MARK}${word}':*`).join(' & ');
}

/** Finds startups that have a word starting with each of these anywhere; a single letter must be a whole word. */
export function textQuery(wanted: readonly string[]): string {
  return wanted.map((word) => (word.length > 1 ? `'${word}':*` : `'${word}'`)).join(' & ');
}

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
