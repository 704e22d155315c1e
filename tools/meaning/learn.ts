import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isFlagCode } from '../../src/features/documents/domain/meaning/meaning-rule.ts';
import { BUCKETS, type Features } from '../../src/features/documents/domain/meaning/feature-hash.ts';
import {
  featureReader,
  type ReadSentence,
} from '../../src/features/documents/domain/meaning/sentence-feature.ts';
import { foldPage } from '../../src/features/documents/domain/text/folded-page.ts';

/** `origin` is the file it stands in: who wrote it, or `documents` for what ordinary papers say. */
export type Sentence = {
  readonly origin: string;
  readonly language: string;
  readonly labels: readonly string[];
  readonly text: string;
};

const FOLDER = path.join(import.meta.dirname, 'sentences');
const DOCUMENTS = 'documents';
const PAPERS = 'papers';
/** Whole papers in which only what is wrong is marked. */
const WORRIES = 'worries';
/** Of people who had not read the reader; what they wrote as papers stands in files of that name. */
const WRITERS = 'writers';
const isWrittenPaper = ({ origin }: Pick<Sentence, 'origin'>): boolean => origin.startsWith(PAPERS);
const isMeasured = ({ origin }: Pick<Sentence, 'origin'>): boolean =>
  origin.startsWith(DOCUMENTS) || origin.startsWith(WORRIES);
export const isByWriters = (sentence: Sentence): boolean =>
  sentence.origin.startsWith(WRITERS) || isWrittenPaper(sentence);
export const isOfPapers = (sentence: Pick<Sentence, 'origin'>): boolean =>
  isMeasured(sentence) || isWrittenPaper(sentence);
/** How much a sentence counts that was written with the reader at hand: it is easier than what is met. */
const OWN = 0.5;
/** And one that stood in a paper: that is what is met. */
const MET = 2;
const trustIn = (sentence: Sentence): number =>
  isOfPapers(sentence) ? MET : isByWriters(sentence) ? 1 : OWN;

const rowsOf = (origin: string, text: string): Sentence[] =>
  text
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [language = '', labels = '', sentence = ''] = line.split('\t');
      return { origin, language, labels: labels === '-' ? [] : labels.split(','), text: sentence };
    });

/** The committed set, file by file: language, labels (`-` for none) and sentence, divided by tabs, under a line of heads. */
export function readSentences(): Sentence[] {
  const files = readdirSync(FOLDER)
    .filter((file) => file.endsWith('.tsv'))
    .toSorted();
  return files.flatMap((file) =>
    rowsOf(path.basename(file, '.tsv'), readFileSync(path.join(FOLDER, file), 'utf8')),
  );
}

export const labelsOf = (sentences: readonly Sentence[]): string[] =>
  [...new Set(sentences.flatMap(({ labels }) => labels))].toSorted();

/** Whether nobody has said if the sentence carries the label: measured papers may hold strengths that are not marked in them. */
export const isOpen = (sentence: Sentence, label: string): boolean =>
  isMeasured(sentence) && !isFlagCode(label);

/** How much each sentence counts. */
export const trustOf = (sentences: readonly Sentence[]): Float64Array =>
  Float64Array.from(sentences, trustIn);

/** Features of every sentence as the engine sees it: folded. */
export function featuresOfSet(sentences: readonly Sentence[]): ReadSentence[] {
  const read = featureReader();
  return sentences.map(({ text }) => read(foldPage({ page: 1, text }).text));
}

const ALIKE = 0.5;

/** A number for each sentence, the same for those that share half of their longer words: near-copies stay together. */
export function groupsOf(sentences: readonly Pick<Sentence, 'text'>[]): number[] {
  const words = sentences.map(
    ({ text }) => new Set(foldPage({ page: 1, text }).text.match(/[a-z]{4,}|\d+/g) ?? []),
  );
  const group = sentences.map((_, index) => index);
  const rootOf = (index: number): number => {
    let root = index;
    while (group[root] !== root) root = group[root] ?? root;
    return root;
  };
  const holding = new Map<string, number[]>();
  for (const [index, own] of words.entries()) {
    const shared = new Map<number, number>();
    for (const word of own)
      for (const other of holding.get(word) ?? []) shared.set(other, (shared.get(other) ?? 0) + 1);
    for (const [other, count] of shared) {
      const union = own.size + (words[other]?.size ?? 0) - count;
      if (count / union >= ALIKE) group[rootOf(index)] = rootOf(other);
    }
    for (const word of own) {
      const others = holding.get(word);
      if (others) others.push(index);
      else holding.set(word, [index]);
    }
  }
  return sentences.map((_, index) => rootOf(index));
}

export const FOLDS = 5;

/** The fold of each sentence: papers file by file, since what follows each other is alike; groups in the order of their first sentence. */
export function foldsOf(sentences: readonly Pick<Sentence, 'text' | 'origin'>[]): number[] {
  const files = [...new Set(sentences.filter(isOfPapers).map(({ origin }) => origin))].toSorted();
  const groups = groupsOf(sentences);
  const ofFile = sentences.map((sentence) =>
    isOfPapers(sentence) ? files.indexOf(sentence.origin) % FOLDS : null,
  );
  const dealt = new Map<number, number>();
  for (const [index, fold] of ofFile.entries()) if (fold !== null) dealt.set(groups[index] ?? -1, fold);
  return groups.map((group, index) => {
    const fold = ofFile[index] ?? dealt.get(group) ?? dealt.size % FOLDS;
    if (!dealt.has(group)) dealt.set(group, fold);
    return fold;
  });
}

/** A feature seen in fewer sentences than this is left out. */
const FEWEST = 16;

/** Features by their place in `places`, the sorted places of the features that enough sentences share. */
export type Table = { readonly places: readonly number[]; readonly rows: readonly Features[] };

export function tableOf(rows: readonly Features[], fewest = FEWEST): Table {
  const seen = new Uint32Array(BUCKETS);
  for (const { buckets } of rows) for (const bucket of buckets) seen[bucket] = (seen[bucket] ?? 0) + 1;
  const rankOf = new Int32Array(BUCKETS).fill(-1);
  const places = [...seen.keys()].filter((place) => (seen[place] ?? 0) >= fewest);
  for (const [rank, place] of places.entries()) rankOf[place] = rank;
  const kept = rows.map(({ buckets, values }) => {
    const at = [...buckets.keys()].filter((index) => (rankOf[buckets[index] ?? 0] ?? -1) >= 0);
    return {
      buckets: Int32Array.from(at, (index) => rankOf[buckets[index] ?? 0] ?? 0),
      values: Float64Array.from(at, (index) => values[index] ?? 0),
    };
  });
  return { places, rows: kept };
}

const EPOCHS = 4;
const PENALTY = 1;
const OF_THE_LABEL = 2;
const CONSTANT = 0.55;

/** An order that is the same each time: a linear congruence shuffles what it is given. */
function shuffled(given: readonly number[], seed: number): number[] {
  const order = [...given];
  let state = seed;
  for (let index = order.length - 1; index > 0; index -= 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const other = state % (index + 1);
    [order[index], order[other]] = [order[other] ?? 0, order[index] ?? 0];
  }
  return order;
}

/** The weight of place p for label l stands at `p * labels + l`. */
export type Weights = { readonly bias: Float64Array; readonly weights: Float64Array };

/** 1 where the sentence carries the label, -1 where it does not, 0 where nobody has said; row after row. */
export type Signs = {
  readonly labels: number;
  readonly of: Int8Array;
  /** How much each row counts. */
  readonly trust: Float64Array;
};

/** Added to what is counted on both sides, so that what stands on one side only has a ratio. */
const UNSEEN = 0.03;
const LARGEST_RATIO = 9;

/**
 * How far the weight of each feature may go for each label: the square of the mean of 1 and the logarithm of how much oftener
 * it stands where the label is than where it is not, or the other way (Wang and Manning 2012).
 */
function reachOf(
  { places, rows }: Table,
  { labels, of, trust }: Signs,
  chosen: readonly number[],
): Float64Array {
  const size = places.length * labels;
  const [there, elsewhere] = [new Float64Array(size).fill(UNSEEN), new Float64Array(size).fill(UNSEEN)];
  const [allThere, allElsewhere] = [0, 0].map(() => new Float64Array(labels).fill(2 * UNSEEN));
  const count = (counts: Float64Array | undefined, at: number, weight: number): void => {
    if (counts) counts[at] = (counts[at] ?? 0) + weight;
  };
  for (const row of chosen) {
    const weight = trust[row] ?? 0;
    const buckets = rows[row]?.buckets ?? new Int32Array(0);
    for (let label = 0; label < labels; label += 1) {
      const side = of[row * labels + label] ?? 0;
      if (side === 0) continue;
      count(side > 0 ? allThere : allElsewhere, label, weight);
      const counts = side > 0 ? there : elsewhere;
      for (let index = 0; index < buckets.length; index += 1)
        count(counts, (buckets[index] ?? 0) * labels + label, weight);
    }
  }
  return there.map((seen, at) => {
    const label = at % labels;
    const others = (elsewhere[at] ?? 1) / (allElsewhere?.[label] ?? 1);
    const ratio = Math.abs(Math.log(seen / (allThere?.[label] ?? 1) / others));
    return ((1 + Math.min(LARGEST_RATIO, ratio)) / 2) ** 2;
  });
}

/**
 * Linear support vector machines with squared loss, one for each label, fitted together by dual coordinate descent
 * (Hsieh et al. 2008), always in the same order, so that every machine finds the same weights. Rows that carry a label weigh
 * more, being few; features that tell the label apart may weigh more.
 */
export function fit(table: Table, signs: Signs, chosen: readonly number[]): Weights {
  const { places, rows } = table;
  const { labels, of, trust } = signs;
  const reach = reachOf(table, signs, chosen);
  const weights = new Float64Array(places.length * labels);
  const bias = new Float64Array(labels);
  const pulls = new Float64Array(rows.length * labels);
  const lengths = rows.map(({ buckets, values }) =>
    scoresOf({ bias, weights: reach }, { buckets, values: values.map((value) => value * value) }),
  );
  const changes = new Float64Array(labels);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1)
    for (const row of shuffled(chosen, epoch + 1)) {
      const features = rows[row];
      if (!features) continue;
      const scores = scoresOf({ bias, weights }, features);
      let isChanged = false;
      for (let label = 0; label < labels; label += 1) {
        const at = row * labels + label;
        const side = of[at] ?? 0;
        const slack = 1 / (2 * PENALTY * (trust[row] ?? 0) * (side > 0 ? OF_THE_LABEL : 1));
        const before = pulls[at] ?? 0;
        const gap = side * (scores[label] ?? 0) - 1 + before * slack;
        const length = (lengths[row]?.[label] ?? 0) + CONSTANT * CONSTANT;
        const after = side === 0 ? 0 : Math.max(0, before - gap / (length + slack));
        const change = (after - before) * side;
        changes[label] = change;
        if (change === 0) continue;
        isChanged = true;
        pulls[at] = after;
        bias[label] = (bias[label] ?? 0) + change * CONSTANT * CONSTANT;
      }
      if (isChanged) move(weights, reach, features, changes);
    }
  return { bias, weights };
}

function move(
  weights: Float64Array,
  reach: Float64Array,
  { buckets, values }: Features,
  changes: Float64Array,
): void {
  for (let index = 0; index < buckets.length; index += 1) {
    const from = (buckets[index] ?? 0) * changes.length;
    const value = values[index] ?? 0;
    for (let label = 0; label < changes.length; label += 1)
      weights[from + label] =
        (weights[from + label] ?? 0) + value * (reach[from + label] ?? 0) * (changes[label] ?? 0);
  }
}

export function scoresOf({ bias, weights }: Weights, { buckets, values }: Features): Float64Array {
  const scores = Float64Array.from(bias);
  for (let index = 0; index < buckets.length; index += 1) {
    const from = (buckets[index] ?? 0) * scores.length;
    const value = values[index] ?? 0;
    for (let label = 0; label < scores.length; label += 1)
      scores[label] = (scores[label] ?? 0) + value * (weights[from + label] ?? 0);
  }
  return scores;
}
