import { fold } from '../text.ts';

/** One entry of a catalogue: a stable id, the label shown, and other spellings people use. */
export type Term<Id extends string = string> = {
  readonly id: Id;
  readonly label: string;
  readonly aliases: readonly string[];
};

const LONGEST_TERM = 80;

/**
 * The key two spellings of one term share: case, accents, spaces, hyphens and the like do not count, so
 * `E-Commerce`, `ecommerce` and `e commerce` are one. Other characters count; null where none is a letter or digit.
 */
export function termKey(text: string): string | null {
  const trimmed = text.trim();
  if (
    trimmed.length > LONGEST_TERM ||
    !/^[\p{L}\p{N}]/u.test(trimmed) ||
    !/[\p{L}\p{M}\p{N}+).]$/u.test(trimmed)
  )
    return null;
  return fold(trimmed).replace(/[\s\-_./&+',()]+/g, '');
}

/** A function that finds a term's id by id, label or alias. Throws when two terms share a spelling. */
export function termFinder<Id extends string>(terms: readonly Term<Id>[]): (text: string) => Id | null {
  const idByKey = new Map<string, Id>();
  const idBySpelling = new Map<string, Id>();
  for (const term of terms) {
    for (const spelling of [term.id, term.label, ...term.aliases]) {
      const key = termKey(spelling);
      if (key === null) throw new Error(`"${spelling}" cannot be a spelling`);
      const known = idByKey.get(key);
      if (known !== undefined && known !== term.id)
        throw new Error(`"${spelling}" means both ${known} and ${term.id}`);
      idByKey.set(key, term.id);
      idBySpelling.set(spelling, term.id);
    }
  }
  return (text) => {
    // Forms send what the catalogue says, letter by letter.
    const known = idBySpelling.get(text);
    if (known !== undefined) return known;
    const key = termKey(text);
    return key === null ? null : (idByKey.get(key) ?? null);
  };
}
