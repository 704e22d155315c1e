import { type Features, gatherer, hash, joined, partsOf, stemOf } from '../meaning/feature-hash.ts';
import { tokensOf } from '../meaning/sentence-feature.ts';
import type { Numeral } from '../words/numeral.ts';
import { type Figure, headingOf } from './figure-context.ts';
import { figureClassesOf } from './figure-word.ts';

/** A figure of a sentence and the words it stands among, folded. */
export type Surroundings = {
  readonly text: string;
  readonly numeral: Numeral;
  /** The heading it stands under; empty where there is none. */
  readonly heading: string;
  /** The sections that heading opens. */
  readonly under: readonly string[];
};

export const surroundingsOf = ({ passage, numeral }: Pick<Figure, 'passage' | 'numeral'>): Surroundings => ({
  text: passage.text,
  numeral,
  heading: headingOf(passage),
  under: passage.under,
});

/** How strongly each kind of feature counts beside the others. */
const STRENGTH = {
  near: 1,
  word: 0.7,
  stem: 0.6,
  part: 0.3,
  phrase: 1,
  anywhere: 0.4,
  kind: 0.7,
  pair: 0.5,
  heading: 0.5,
  amount: 1,
} as const;

/** How many words to each side are read, and how many of them stand near. */
const REACH = 14;
const NEAR = 3;
const LARGEST = 12;

/** The words to one side, the nearest first. */
function around(tokens: readonly string[], side: 'before' | 'behind'): readonly string[] {
  return side === 'before' ? tokens.slice(-REACH).toReversed() : tokens.slice(0, REACH);
}

/** What the kind of a figure is judged by: its unit and size, the words to each side by how near they stand, its heading. */
export function figureFeatures({ text, numeral, heading, under }: Surroundings): Features {
  const { add, features } = gatherer();
  const { unit, value, isScaled, start, end } = numeral;
  const size = Math.min(LARGEST, Math.floor(Math.log10(Math.abs(value) + 1)));
  add(hash(`unit ${unit}`), STRENGTH.amount);
  add(hash(`unit ${unit} ${isScaled}`), STRENGTH.amount);
  add(hash(`size ${unit} ${size}`), STRENGTH.amount);
  add(hash(`whole ${unit} ${Number.isInteger(value)}`), STRENGTH.amount / 2);
  const kinds: number[][] = [];
  for (const side of ['before', 'behind'] as const) {
    const tokens = around(tokensOf(side === 'before' ? text.slice(0, start) : text.slice(end)), side);
    const seen: number[] = [];
    let clause = 0;
    for (const [index, token] of tokens.entries()) {
      if (/^[;:.,]$/.test(token)) clause += 1;
      const place = index < NEAR ? 'near' : clause === 0 ? 'clause' : 'far';
      const word = hash(`${side} ${token}`);
      if (index < NEAR) add(hash(`${side} ${index} ${token}`), STRENGTH.near);
      add(hash(`${side} ${place} ${token}`), STRENGTH.word);
      add(hash(`${side} ${place} stem ${stemOf(token)}`), STRENGTH.stem);
      add(joined(hash(unit), hash(stemOf(token)), 11), STRENGTH.anywhere);
      if (place !== 'far')
        for (const part of partsOf(token)) add(joined(part, hash(side), 12), STRENGTH.part);
      const next = tokens[index + 1];
      if (next !== undefined)
        add(joined(word, hash(next), 13), place === 'near' ? STRENGTH.phrase : STRENGTH.pair);
      for (const name of figureClassesOf(token)) {
        const kind = hash(`${side} ${name}`);
        add(joined(kind, hash(place), 14), STRENGTH.kind);
        add(joined(kind, hash(unit), 17), STRENGTH.kind);
        add(joined(hash(name), hash(unit), 18), STRENGTH.kind);
        if (place !== 'far') seen.push(kind);
      }
    }
    kinds.push(seen);
  }
  const [before = [], behind = []] = kinds;
  for (const one of before) for (const other of behind) add(joined(one, other, 15), STRENGTH.pair);
  for (const token of tokensOf(heading)) {
    add(hash(`heading ${stemOf(token)}`), STRENGTH.heading);
    add(joined(hash(`heading ${unit}`), hash(stemOf(token)), 16), STRENGTH.heading);
  }
  for (const id of under) add(hash(`under ${unit} ${id}`), STRENGTH.heading);
  return features();
}
