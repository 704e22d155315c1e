import { words } from '#shared/domain/text.ts';
import { countryName, regionName, sectorName } from './card.ts';

const MOST_QUERY_WORDS = 8;
const LONGEST_WORD = 40;
/** Marks a word of the name once more, so that a name is found without looking at weights. No word starts with it. */
const NAME_MARK = '=';

/** The words that a startup is found by: of its name, of the labels of its sector, region, country and city, of its description. */
export type Searchable = {
  readonly name: readonly string[];
  readonly labels: readonly string[];
  readonly description: readonly string[];
};

/** A startup by catalogue ids, as it is about to be stored. */
type Described = {
  readonly name: string;
  readonly description: string;
  readonly sector: string;
  readonly region: string;
  readonly country?: string | null | undefined;
  readonly countryMarket?: string | null | undefined;
  readonly city?: string | null | undefined;
};

const placeOf = (code: string | null | undefined): string => (code ? countryName(code) : '');

/** What a startup is found by once stored: its texts and the labels of its ids, read once for all that is made of them. */
export function searchableOf(startup: Described): Searchable {
  const { name, description, sector, region, country, countryMarket, city } = startup;
  const places = `${placeOf(country)}, ${placeOf(countryMarket)}, ${city ?? ''}`;
  const labels = `${sectorName(sector)}, ${regionName(region)}, ${places}`;
  return { name: words(name), labels: words(labels), description: words(description) };
}

/** The folded name, for suggestions. */
export const searchName = ({ name }: Searchable): string => name.join(' ');

const short = (word: string) => word.slice(0, LONGEST_WORD);

const lexemes = (some: readonly string[], mark = ''): string =>
  some.length === 0 ? '' : `'${mark}${some.map(short).join(`' '${mark}`)}' `;

/** A PostgreSQL tsvector as text: every word, and those of the name marked. Words hold letters and digits only, so nothing needs escaping. */
export const searchVector = ({ name, labels, description }: Searchable): string =>
  lexemes(name) + lexemes(labels) + lexemes(description) + lexemes(name, NAME_MARK);

/** The words a mistyped search may be corrected to: those of the name and the labels. */
export const correctionWords = ({ name, labels }: Searchable): string[] =>
  name
    .concat(labels)
    .filter((word) => word.length > 2)
    .map(short);

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
