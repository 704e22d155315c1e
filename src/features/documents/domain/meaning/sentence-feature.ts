import { type Features, gatherer, hash, joined, partsOf, place, stemOf } from './feature-hash.ts';
import { shareWord, withShares } from './sentence-share.ts';
import { classesOf } from './word-class.ts';

/** How strongly each kind of feature counts beside the others. */
const STRENGTH = {
  word: 1,
  stem: 0.8,
  denied: 0.8,
  pair: 0.8,
  gap: 0.4,
  part: 0.4,
  kind: 1.5,
  inOrder: 1.2,
  together: 0.8,
  length: 0.8,
} as const;
/** Classes this many words apart still make a pair in order. */
const NEAR = 7;
const TOKEN = /[#%]?[a-z]+|\d[\d.,]*(?: \d{3}\b)* ?%?|[;:,.!?()]/g;
const STOP = /^[;:,.!?()]$/;
/** How far a denial reaches, in words. */
const DENIED = 6;
const DENIAL =
  /^(?:no|not|never|neither|nor|without|none|nobody|nothing|pas|jamais|sans|ni|aucune?|nul(?:le)?|n|ne|personne|rien|plus)$/;
const LONGEST = 6;
const PERCENT = /(\d{1,3}(?:[.,]\d+)?) ?(?:per cent|percent|pour cent)\b/g;

/** A number becomes its kind, so that 62 % and 71 % are the same word. */
function tokenOf(raw: string): string {
  if (!/^\d/.test(raw)) return raw;
  if (raw.endsWith('%')) return shareWord(Number.parseFloat(raw.replace(',', '.')));
  return /^(?:19|20)\d\d$/.test(raw.trim()) ? '#year' : '#number';
}

/** The words of a folded sentence, numbers, money and shares by their kind, marks of punctuation kept. */
export function tokensOf(text: string): string[] {
  const plain = withShares(
    text
      .replaceAll("n't", ' not')
      .replaceAll('cannot', 'can not')
      .replaceAll(/\bno[- ]one\b/g, 'none')
      .replaceAll(PERCENT, '$1%'),
  );
  return (plain.match(TOKEN) ?? []).map(tokenOf);
}

type Word = {
  readonly token: string;
  readonly hash: number;
  readonly stem: number;
  readonly parts: readonly number[];
  readonly classes: readonly number[];
  /** Its places in the net's table: whole, begun, in parts and by class. */
  readonly places: Int32Array;
};

/** Papers share most of their words. */
const MOST_WORDS = 4000;

/** Takes words apart, the last few thousand once. */
function wordReader(): (token: string) => Word {
  const known = new Map<string, Word>();
  return (token) => {
    const found = known.get(token);
    if (found) return found;
    if (known.size >= MOST_WORDS) known.clear();
    const whole = hash(token);
    const stem = hash(`stem ${stemOf(token)}`);
    const parts = partsOf(token);
    const classes = classesOf(token).map((name) => hash(`class ${name}`));
    const all = [whole, stem, ...parts, ...classes];
    const word = {
      token,
      hash: whole,
      stem,
      parts,
      classes,
      places: Int32Array.from(all, (value) => place(value) & (NET_PLACES - 1)),
    };
    known.set(token, word);
    return word;
  };
}

/** How many places the net's table has; a power of two. */
export const NET_PLACES = 1 << 14;
/** Of a longer sentence the net reads no more words. */
const NET_WORDS = 64;

/** What a sentence is judged by, and what the net knows each of its words by. */
export type ReadSentence = Features & { readonly words: readonly Int32Array[] };

/** Reads sentences into features; a word is taken apart once. */
export function featureReader(): (text: string) => ReadSentence {
  const wordOf = wordReader();
  return (text) => {
    const { add, features } = gatherer();
    const words = tokensOf(text).map(wordOf);
    const kinds = new Set<number>();
    let denied = 0;
    for (const [index, word] of words.entries()) {
      add(word.hash, STRENGTH.word);
      add(word.stem, STRENGTH.stem);
      if (STOP.test(word.token)) denied = 0;
      else if (DENIAL.test(word.token)) denied = DENIED;
      else if (denied > 0) {
        denied -= 1;
        add(joined(word.stem, 0, 6), STRENGTH.denied);
      }
      for (const part of word.parts) add(part, STRENGTH.part);
      const [next, third] = [words[index + 1], words[index + 2]];
      if (next) add(joined(word.hash, next.hash, 2), STRENGTH.pair);
      if (third) add(joined(word.hash, third.hash, 3), STRENGTH.gap);
      if (word.classes.length === 0) continue;
      const near = words.slice(index + 1, index + 1 + NEAR);
      for (const kind of word.classes) {
        kinds.add(kind);
        add(kind, STRENGTH.kind);
        for (const later of near)
          for (const other of later.classes) add(joined(kind, other, 4), STRENGTH.inOrder);
      }
    }
    add(hash(`length ${Math.min(LONGEST, Math.floor(Math.log2(words.length + 1)))}`), STRENGTH.length);
    const all = [...kinds].toSorted((a, b) => a - b);
    for (let index = 0; index < all.length; index += 1)
      for (let later = index + 1; later < all.length; later += 1)
        add(joined(all[index] ?? 0, all[later] ?? 0, 5), STRENGTH.together);
    return {
      ...features(),
      words: words.slice(0, NET_WORDS).map((word) => word.places),
    };
  };
}
