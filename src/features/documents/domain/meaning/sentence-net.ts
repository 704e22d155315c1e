/** How many numbers stand for a word, and how many in each of the two layers behind. */
export const WIDTH = 48;
export const HIDDEN = 96;

/** How many numbers each layer has for so many labels. */
export const sizeOf = (layer: (typeof LAYERS)[number], labels: number): number =>
  ({
    first: HIDDEN * WIDTH,
    firstBias: HIDDEN,
    second: HIDDEN * HIDDEN,
    secondBias: HIDDEN,
    last: labels * HIDDEN,
    lastBias: labels,
  })[layer];

/** A small net over the sum of what words are made of; rows of a layer are what comes out of it. */
export type Net = {
  /** `WIDTH` numbers for each place of the net's table. */
  readonly table: Float32Array;
  readonly first: Float32Array;
  readonly firstBias: Float32Array;
  readonly second: Float32Array;
  readonly secondBias: Float32Array;
  readonly last: Float32Array;
  readonly lastBias: Float32Array;
};

/** The layers behind the table, in the order in which they are kept. */
export const LAYERS = ['first', 'firstBias', 'second', 'secondBias', 'last', 'lastBias'] as const;

function through(weights: Float32Array, bias: Float32Array, input: Float32Array): Float32Array {
  const out = new Float32Array(bias.length);
  for (let row = 0; row < out.length; row += 1) {
    let sum = bias[row] ?? 0;
    const from = row * input.length;
    for (let at = 0; at < input.length; at += 1) sum += (weights[from + at] ?? 0) * (input[at] ?? 0);
    out[row] = sum;
  }
  return out;
}
function rectified(values: Float32Array): Float32Array {
  for (let at = 0; at < values.length; at += 1) values[at] = Math.max(0, values[at] ?? 0);
  return values;
}

/** What the net makes of sentences, given the places of each of their words; a word is summed once. */
export function netJudge(net: Net): (words: readonly Int32Array[]) => Float32Array {
  const known = new WeakMap<Int32Array, Float32Array>();
  const sumOf = (word: Int32Array): Float32Array => {
    const found = known.get(word);
    if (found) return found;
    const sum = new Float32Array(WIDTH);
    for (const place of word)
      for (let at = 0; at < WIDTH; at += 1) sum[at] = (sum[at] ?? 0) + (net.table[place * WIDTH + at] ?? 0);
    known.set(word, sum);
    return sum;
  };
  return (words) => {
    const sums = new Float32Array(WIDTH);
    for (const word of words) {
      const sum = sumOf(word);
      for (let at = 0; at < WIDTH; at += 1) sums[at] = (sums[at] ?? 0) + (sum[at] ?? 0);
    }
    const scale = 1 / Math.sqrt(Math.max(1, words.length));
    const one = rectified(
      through(
        net.first,
        net.firstBias,
        sums.map((value) => value * scale),
      ),
    );
    const two = rectified(through(net.second, net.secondBias, one));
    return through(
      net.last,
      net.lastBias,
      two.map((value, at) => value + (one[at] ?? 0)),
    );
  };
}
