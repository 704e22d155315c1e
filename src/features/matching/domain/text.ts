import type { Steps } from './steps.ts';

/** A unit-length TF-IDF vector: hashed terms, ascending, with their weights. */
export type TextVector = { terms: Uint32Array; weights: Float32Array };

/** In how many of `documents` texts each hashed term occurs. */
export type TextStatistics = { documents: number; documentFrequency: ReadonlyMap<number, number> };

const STOP_WORDS = new Set(
  'a an and are as at be by for from in into is it its of on or our that the their this to we who with you your'.split(
    ' ',
  ),
);

/** Words and pairs of neighbouring words, lower case, without accents and stop words. */
export function textTerms(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const words = (plain.match(/[\p{L}\p{N}]{2,}/gu) ?? []).filter((word) => !STOP_WORDS.has(word));
  return [...words, ...words.slice(1).map((word, index) => `${words[index] ?? ''} ${word}`)];
}

/** FNV-1a, 32 bits. */
export function termHash(term: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < term.length; index++) {
    hash = Math.imul(hash ^ term.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

const TEXTS_A_STEP = 20;

/** Counts in how many texts each term occurs, a few texts at a time. */
export function* textStatisticsSteps(texts: Iterable<string>): Steps<TextStatistics> {
  const documentFrequency = new Map<number, number>();
  let documents = 0;
  for (const text of texts) {
    const hashes = new Set(textTerms(text).map(termHash));
    if (hashes.size === 0) continue;
    documents++;
    for (const hash of hashes) documentFrequency.set(hash, (documentFrequency.get(hash) ?? 0) + 1);
    if (documents % TEXTS_A_STEP === 0) yield;
  }
  return { documents, documentFrequency };
}

/** The TF-IDF vector of a text, or `null` for a text without words. */
export function textVector(text: string, statistics: TextStatistics): TextVector | null {
  const counts = new Map<number, number>();
  for (const term of textTerms(text)) {
    const hash = termHash(term);
    counts.set(hash, (counts.get(hash) ?? 0) + 1);
  }
  if (counts.size === 0) return null;
  const terms = Uint32Array.from(counts.keys()).toSorted();
  const raw = Array.from(terms, (term) => {
    const rarity =
      Math.log((1 + statistics.documents) / (1 + (statistics.documentFrequency.get(term) ?? 0))) + 1;
    return (1 + Math.log(counts.get(term) ?? 1)) * rarity;
  });
  const length = Math.sqrt(raw.reduce((sum, weight) => sum + weight * weight, 0));
  return { terms, weights: Float32Array.from(raw, (weight) => weight / length) };
}

/** Cosine of two texts, 0–1. */
export function textCosine(one: TextVector, other: TextVector): number {
  let cosine = 0;
  let left = 0;
  let right = 0;
  while (left < one.terms.length && right < other.terms.length) {
    const difference = (one.terms[left] ?? 0) - (other.terms[right] ?? 0);
    if (difference === 0) cosine += (one.weights[left] ?? 0) * (other.weights[right] ?? 0);
    if (difference <= 0) left++;
    if (difference >= 0) right++;
  }
  return Math.min(1, cosine);
}

/** Words that every startup and every investor uses. */
const COMMON_WORDS = new Set(
  (
    'about across africa african also back backs based build building builds businesses business companies company early ' +
    'first focus focused founder founders funding growth help helps invest investing investment investments investor ' +
    'looking make makes market markets more need needs new next other people platform product products round scale seed ' +
    'series service services solution solutions stage startup startups support team teams tech technology them they through ' +
    'using want where which work working world'
  ).split(' '),
);

/** The words both texts use that not everybody uses, the longest first. */
export function tellingWords(one: string, other: string): string[] {
  const wordsOf = (text: string) =>
    textTerms(text).filter((word) => !word.includes(' ') && word.length > 3 && !COMMON_WORDS.has(word));
  const theirs = new Set(wordsOf(other));
  const shared = new Set(wordsOf(one).filter((word) => theirs.has(word)));
  return [...shared].toSorted((a, b) => b.length - a.length || (a < b ? -1 : 1));
}
