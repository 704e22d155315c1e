import {
  BUCKETS,
  featureReader,
  type Features,
} from '../../src/features/documents/domain/sentence-feature.ts';
import { foldPage } from '../../src/features/documents/domain/folded-page.ts';

export type Sentence = {
  readonly language: string;
  readonly labels: readonly string[];
  readonly text: string;
};

/** The committed set: language, labels (`-` for none) and sentence, divided by tabs, under one line of heads. */
export function readSentences(text: string): Sentence[] {
  return text
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [language = '', labels = '', sentence = ''] = line.split('\t');
      return { language, labels: labels === '-' ? [] : labels.split(','), text: sentence };
    });
}

export const labelsOf = (sentences: readonly Sentence[]): string[] => [
  ...new Set(sentences.flatMap(({ labels }) => labels)),
];

/** Features of every sentence as the engine sees it: folded. */
export function featuresOfSet(sentences: readonly Sentence[]): Features[] {
  const read = featureReader();
  return sentences.map(({ text }) => read(foldPage({ page: 1, text }).text));
}

const ALIKE = 0.5;

/** A number for each sentence, the same for those that share half of their longer words: near-copies stay together. */
export function groupsOf(sentences: readonly Sentence[]): number[] {
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
    for (const word of own) holding.set(word, [...(holding.get(word) ?? []), index]);
  }
  return sentences.map((_, index) => rootOf(index));
}

export const FOLDS = 5;

/** The fold of each sentence: groups are dealt out in the order of their first sentence. */
export function foldsOf(sentences: readonly Sentence[]): number[] {
  const dealt = new Map<number, number>();
  return groupsOf(sentences).map((group) => {
    const fold = dealt.get(group) ?? dealt.size % FOLDS;
    dealt.set(group, fold);
    return fold;
  });
}

const EPOCHS = 8;
const PENALTY = 3;
const OF_THE_LABEL = 2;
const CONSTANT = 0.3;

/** An order that is the same each time: a linear congruence shuffles the numbers below `count`. */
function shuffled(count: number, seed: number): number[] {
  const order = Array.from({ length: count }, (_, index) => index);
  let state = seed;
  for (let index = count - 1; index > 0; index -= 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const other = state % (index + 1);
    [order[index], order[other]] = [order[other] ?? 0, order[index] ?? 0];
  }
  return order;
}

export type Weights = { readonly bias: number; readonly weights: Float64Array };

/**
 * A linear support vector machine with squared loss, fitted by dual coordinate descent (Hsieh et al. 2008): additions and
 * multiplications only, in a fixed order, so that every machine finds the same weights. `isLabelled` says which of the
 * rows carry the label; those weigh more, being few.
 */
export function fit(rows: readonly Features[], isLabelled: readonly boolean[]): Weights {
  const weights = new Float64Array(BUCKETS);
  const pulls = new Float64Array(rows.length);
  let bias = 0;
  for (let epoch = 0; epoch < EPOCHS; epoch += 1)
    for (const row of shuffled(rows.length, epoch + 1)) {
      const features = rows[row];
      if (!features) continue;
      const is = isLabelled[row] ?? false;
      const side = is ? 1 : -1;
      const slack = 1 / (2 * PENALTY * (is ? OF_THE_LABEL : 1));
      const before = pulls[row] ?? 0;
      const gap = side * scoreOf({ bias, weights }, features) - 1 + before * slack;
      const after = Math.max(0, before - gap / (1 + CONSTANT * CONSTANT + slack));
      const change = (after - before) * side;
      if (change === 0) continue;
      pulls[row] = after;
      bias += change * CONSTANT * CONSTANT;
      for (const [index, bucket] of features.buckets.entries())
        weights[bucket] = (weights[bucket] ?? 0) + change * (features.values[index] ?? 0);
    }
  return { bias, weights };
}

export function scoreOf({ bias, weights }: Weights, { buckets, values }: Features): number {
  let score = bias;
  for (let index = 0; index < buckets.length; index += 1)
    score += (weights[buckets[index] ?? 0] ?? 0) * (values[index] ?? 0);
  return score;
}
