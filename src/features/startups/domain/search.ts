import { words } from '#shared/domain/text.ts';
import { countryName, regionName, sectorName } from './card.ts';

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

/** A startup by catalogue ids, as it is about to be stored. */
type Described = {
  readonly name: string;
  readonly description: string;
  readonly sector: string;
  readonly region: string;
  readonly countries: readonly (string | null)[];
  readonly city: string | null;
};

/** What a startup is found by once stored: the labels of its ids. */
export function searchableOf({ name, description, sector, region, countries, city }: Described): Searchable {
  const places = countries.filter((code) => code !== null).map(countryName);
  const labels = [sectorName(sector), regionName(region), ...places, ...(city === null ? [] : [city])];
  return { name, labels, description };
}

/** The folded name, for suggestions. */
export const searchName = (name: string): string => words(name).join(' ');

const short = (word: string) => word.slice(0, LONGEST_WORD);

/**
 * A PostgreSQL tsvector as text: name words weigh A, labels B, the description C, each word once at its best weight.
 * Words hold letters and digits only, so nothing needs escaping.
 */
export function searchVector({ name, labels, description }: Searchable): string {
  const known = new Set<string>();
  let lexemes = '';
  const add = (word: string, weight: 'A' | 'B' | 'C') => {
    if (known.has(word) || known.size >= LARGEST_POSITION) return;
    known.add(word);
    lexemes += `${lexemes === '' ? '' : ' '}'${word}':${known.size}${weight}`;
  };
  const inName = words(name);
  for (const word of inName) add(short(word), 'A');
  for (const label of labels) for (const word of words(label)) add(short(word), 'B');
  for (const word of words(description)) add(short(word), 'C');
  for (const word of inName) add(NAME_MARK + short(word), 'A');
  return lexemes;
}

/** The words a mistyped search may be corrected to: those of the name and the labels. Sorted, so that locks are too. */
export function correctionWords({ name, labels }: Searchable): string[] {
  const known = new Set<string>();
  for (const text of [name, ...labels])
    for (const word of words(text)) if (word.length > 2) known.add(short(word));
  return [...known].toSorted();
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
