/** What a text is judged by: places in a table of weights, each once, and how strongly each counts; of length one. */
export type Features = { readonly buckets: Int32Array; readonly values: Float64Array };

/** How many places a table of weights has; a power of two. */
export const BUCKETS = 1 << 18;

export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value;
}

export const joined = (one: number, other: number, salt: number): number =>
  Math.imul(Math.imul(one ^ (salt * 0x9e3779b1), 0x85ebca6b) ^ other, 0xc2b2ae35);

export const place = (value: number): number => {
  const mixed = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  return (mixed ^ (mixed >>> 13)) & (BUCKETS - 1);
};

/** How strongly each place counts in the text that is read; all zero between texts. */
const strengthAt = new Float64Array(BUCKETS);

/** Gathers what a text has, each place with its greatest strength. */
export function gatherer(): { add: (value: number, strength: number) => void; features: () => Features } {
  const places: number[] = [];
  return {
    add: (value, strength) => {
      const at = place(value);
      const known = strengthAt[at] ?? 0;
      if (known === 0) places.push(at);
      if (strength > known) strengthAt[at] = strength;
    },
    features: () => {
      let squares = 0;
      for (const at of places) squares += (strengthAt[at] ?? 0) * (strengthAt[at] ?? 0);
      const length = Math.sqrt(squares) || 1;
      const values = Float64Array.from(places, (at) => (strengthAt[at] ?? 0) / length);
      for (const at of places) strengthAt[at] = 0;
      return { buckets: Int32Array.from(places), values };
    },
  };
}

/** Letters of a word that its forms share. */
const STEM = 5;
export const stemOf = (token: string): string => (/^[a-z]/.test(token) ? token.slice(0, STEM) : token);

/** Letters of a word in groups of four and five, its ends marked. */
export function partsOf(word: string): number[] {
  if (word.length < 4) return [];
  const marked = `<${word}>`;
  const parts: number[] = [];
  for (const size of [4, 5])
    for (let from = 0; from + size <= marked.length; from += 1)
      parts.push(hash(`part ${marked.slice(from, from + size)}`));
  return parts;
}
