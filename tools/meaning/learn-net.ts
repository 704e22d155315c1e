import { NET_PLACES } from '../../src/features/documents/domain/meaning/sentence-feature.ts';
import { HIDDEN, type Net, WIDTH } from '../../src/features/documents/domain/meaning/sentence-net.ts';
import type { Signs } from './learn.ts';

/** A sentence as the net sees it: the places of each of its words. Words are shared, so that one array is one word. */
export type Worded = readonly Int32Array[];

const EPOCHS = 14;
const BATCH = 128;
const RATE = 9e-3;
const WARMING = 50;
const SLOWEST = 1e-5;
/** How many of the words, the sums, the first and the second layer are left out at each step, so that none is relied on. */
const LEFT_OUT = { words: 0.35, sums: 0.1, first: 0.2, second: 0.5 } as const;
const SPREAD = 0.15;
const [KEEP_MEAN, KEEP_SQUARE, TINY] = [0.9, 0.999, 1e-8];

/** Numbers from 0 to 1 in an order that is the same each time (xorshift). */
function randomFrom(seed: number): () => number {
  let state = Math.imul(seed, 0x9e3779b1) | 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

/** Weights with what Adam (Kingma and Ba, 2015) keeps of their slopes, row by row. */
type Layer = {
  readonly values: Float32Array;
  readonly slopes: Float32Array;
  readonly means: Float32Array;
  readonly squares: Float32Array;
};
const layerOf = (values: Float32Array): Layer => ({
  values,
  slopes: new Float32Array(values.length),
  means: new Float32Array(values.length),
  squares: new Float32Array(values.length),
});

function step({ values, slopes, means, squares }: Layer, from: number, to: number, rate: number): void {
  for (let at = from; at < to; at += 1) {
    const slope = slopes[at] ?? 0;
    const mean = KEEP_MEAN * (means[at] ?? 0) + (1 - KEEP_MEAN) * slope;
    const square = KEEP_SQUARE * (squares[at] ?? 0) + (1 - KEEP_SQUARE) * slope * slope;
    means[at] = mean;
    squares[at] = square;
    values[at] = (values[at] ?? 0) - (rate * mean) / (Math.sqrt(square) + TINY);
    slopes[at] = 0;
  }
}

/** out = weights x input + bias, and on the way back the slopes of each. */
function forward({ values }: Layer, bias: Layer, input: Float32Array, out: Float32Array): void {
  for (let row = 0; row < out.length; row += 1) {
    let sum = bias.values[row] ?? 0;
    const from = row * input.length;
    for (let at = 0; at < input.length; at += 1) sum += (values[from + at] ?? 0) * (input[at] ?? 0);
    out[row] = sum;
  }
}
function backward(
  { values, slopes }: Layer,
  bias: Layer,
  input: Float32Array,
  outSlope: Float32Array,
  inSlope: Float32Array,
): void {
  inSlope.fill(0);
  for (let row = 0; row < outSlope.length; row += 1) {
    const slope = outSlope[row] ?? 0;
    if (slope === 0) continue;
    bias.slopes[row] = (bias.slopes[row] ?? 0) + slope;
    const from = row * input.length;
    for (let at = 0; at < input.length; at += 1) {
      slopes[from + at] = (slopes[from + at] ?? 0) + slope * (input[at] ?? 0);
      inSlope[at] = (inSlope[at] ?? 0) + slope * (values[from + at] ?? 0);
    }
  }
}

function shuffle(order: Int32Array, random: () => number): void {
  for (let index = order.length - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1));
    [order[index], order[other]] = [order[other] ?? 0, order[index] ?? 0];
  }
}

/**
 * A small net over sums of what words are made of: two layers with rectifiers, fitted by Adam to what each label is, always in
 * the same order, so that every machine finds the same weights.
 */
export function fitNet(
  rows: readonly Worded[],
  { labels, of, trust }: Signs,
  chosen: readonly number[],
  epochs = EPOCHS,
): Net {
  const random = randomFrom(1);
  const spread = (size: number, by: number) =>
    Float32Array.from({ length: size }, () => {
      let sum = -6;
      for (let count = 0; count < 12; count += 1) sum += random();
      return sum * by;
    });
  const uniform = (size: number, inputs: number) =>
    Float32Array.from({ length: size }, () => (2 * random() - 1) / Math.sqrt(inputs));
  const table = layerOf(spread(NET_PLACES * WIDTH, SPREAD));
  const first = layerOf(uniform(HIDDEN * WIDTH, WIDTH));
  const second = layerOf(uniform(HIDDEN * HIDDEN, HIDDEN));
  const last = layerOf(uniform(labels * HIDDEN, HIDDEN));
  const [firstBias, secondBias] = [layerOf(new Float32Array(HIDDEN)), layerOf(new Float32Array(HIDDEN))];
  const lastBias = layerOf(new Float32Array(labels));
  const order = Int32Array.from(chosen);
  const steps = Math.ceil(order.length / BATCH) * epochs;
  const touched = new Uint8Array(NET_PLACES);
  const [sums, sumSlope] = [new Float32Array(WIDTH), new Float32Array(WIDTH)];
  const [h1, h1Slope, dropped, droppedSlope] = [0, 0, 0, 0].map(() => new Float32Array(HIDDEN)) as [
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  const [h2, h2Slope, both, bothSlope] = [0, 0, 0, 0].map(() => new Float32Array(HIDDEN)) as [
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  const [keptSums, keptFirst, keptSecond] = [
    new Float32Array(WIDTH),
    new Float32Array(HIDDEN),
    new Float32Array(HIDDEN),
  ];
  const [out, outSlope] = [new Float32Array(labels), new Float32Array(labels)];
  const masked = (mask: Float32Array, share: number): void => {
    for (let at = 0; at < mask.length; at += 1) mask[at] = random() < share ? 0 : 1 / (1 - share);
  };
  let taken = 0;
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random);
    for (let from = 0; from < order.length; from += BATCH) {
      const batch = order.subarray(from, from + BATCH);
      for (const row of batch) {
        const kept = (rows[row] ?? []).filter(() => random() >= LEFT_OUT.words);
        const scale = 1 / Math.sqrt(Math.max(1, kept.length));
        sums.fill(0);
        for (const word of kept)
          for (let index = 0; index < word.length; index += 1) {
            const start = (word[index] ?? 0) * WIDTH;
            for (let at = 0; at < WIDTH; at += 1)
              sums[at] = (sums[at] ?? 0) + (table.values[start + at] ?? 0);
          }
        masked(keptSums, LEFT_OUT.sums);
        masked(keptFirst, LEFT_OUT.first);
        masked(keptSecond, LEFT_OUT.second);
        for (let at = 0; at < WIDTH; at += 1) sums[at] = (sums[at] ?? 0) * scale * (keptSums[at] ?? 0);
        forward(first, firstBias, sums, h1);
        for (let at = 0; at < HIDDEN; at += 1) {
          h1[at] = Math.max(0, h1[at] ?? 0);
          dropped[at] = (h1[at] ?? 0) * (keptFirst[at] ?? 0);
        }
        forward(second, secondBias, dropped, h2);
        for (let at = 0; at < HIDDEN; at += 1)
          both[at] = (Math.max(0, h2[at] ?? 0) + (h1[at] ?? 0)) * (keptSecond[at] ?? 0);
        forward(last, lastBias, both, out);
        const weight = (trust[row] ?? 0) / batch.length;
        for (let label = 0; label < labels; label += 1) {
          const side = of[row * labels + label] ?? 0;
          outSlope[label] =
            side === 0 ? 0 : weight * (1 / (1 + Math.exp(-(out[label] ?? 0))) - (side > 0 ? 1 : 0));
        }
        backward(last, lastBias, both, outSlope, bothSlope);
        for (let at = 0; at < HIDDEN; at += 1) {
          bothSlope[at] = (bothSlope[at] ?? 0) * (keptSecond[at] ?? 0);
          h2Slope[at] = (h2[at] ?? 0) > 0 ? (bothSlope[at] ?? 0) : 0;
        }
        backward(second, secondBias, dropped, h2Slope, droppedSlope);
        for (let at = 0; at < HIDDEN; at += 1)
          h1Slope[at] =
            (h1[at] ?? 0) > 0 ? (bothSlope[at] ?? 0) + (droppedSlope[at] ?? 0) * (keptFirst[at] ?? 0) : 0;
        backward(first, firstBias, sums, h1Slope, sumSlope);
        for (let at = 0; at < WIDTH; at += 1)
          sumSlope[at] = (sumSlope[at] ?? 0) * scale * (keptSums[at] ?? 0);
        for (const word of kept)
          for (let index = 0; index < word.length; index += 1) {
            const place = word[index] ?? 0;
            touched[place] = 1;
            const start = place * WIDTH;
            for (let at = 0; at < WIDTH; at += 1)
              table.slopes[start + at] = (table.slopes[start + at] ?? 0) + (sumSlope[at] ?? 0);
          }
      }
      taken += 1;
      const warm = Math.min(1, taken / WARMING) * (1 - taken / (steps + 1));
      const corrected = Math.sqrt(1 - KEEP_SQUARE ** taken) / (1 - KEEP_MEAN ** taken);
      const rate = (RATE * warm + SLOWEST) * corrected;
      for (const layer of [first, firstBias, second, secondBias, last, lastBias])
        step(layer, 0, layer.values.length, rate);
      for (let place = 0; place < NET_PLACES; place += 1)
        if (touched[place] === 1) {
          step(table, place * WIDTH, (place + 1) * WIDTH, rate);
          touched[place] = 0;
        }
    }
  }
  return {
    table: table.values,
    first: first.values,
    firstBias: firstBias.values,
    second: second.values,
    secondBias: secondBias.values,
    last: last.values,
    lastBias: lastBias.values,
  };
}
