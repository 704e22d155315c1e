import { unzlibSync } from 'fflate';
import { FLAG_CODES } from '../document.ts';
import { featureReader, NET_PLACES } from './sentence-feature.ts';
import { once } from '../words/memory.ts';
import { bytesOf, type StoredWeights, sumsOf } from './stored-weights.ts';
import { LAYERS, type Net, netJudge, sizeOf, WIDTH } from './sentence-net.ts';

/** What a sentence may say, each with its margins: from `flagAt` it is taken as said, from `askAt` it is asked about. */
export type SentenceLabel<Code extends string = string> = {
  readonly code: Code;
  readonly bias: number;
  readonly scale: number;
  readonly flagAt: number;
  readonly askAt: number;
};

/** A trained model as it is kept; a byte of a label's weights is one over its `scale`. */
export type StoredModel<Code extends string = string> = StoredWeights & {
  readonly setSha256: string;
  readonly labels: readonly SentenceLabel<Code>[];
  readonly net: StoredNet;
};

/**
 * A net as it is kept: `data` is base 85 of a zlib stream of the table, a signed byte each, and of the layers, two bytes each,
 * little end first; `scales` are the size of a step of each. Its labels are those of the model and one more, that anything is wrong.
 */
export type StoredNet = { readonly scales: readonly number[]; readonly data: string };

/** How much the net's scores count beside those of the weights, and what the label that anything is wrong adds to each flag. */
export const NET_SHARE = 0.15;
export const OF_ANYTHING_WRONG = 0.25;

const netOf = once(({ net, labels }: StoredModel): Net => {
  const bytes = unzlibSync(bytesOf(net.data));
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [ofTable = 0, ...scales] = net.scales;
  let from = NET_PLACES * WIDTH;
  const table = new Float32Array(from);
  for (let at = 0; at < from; at += 1) table[at] = view.getInt8(at) * ofTable;
  const layers = LAYERS.map((layer, index) => {
    const weights = new Float32Array(sizeOf(layer, labels.length + 1));
    const scale = scales[index] ?? 0;
    for (let at = 0; at < weights.length; at += 1, from += 2) weights[at] = view.getInt16(from, true) * scale;
    return [layer, weights];
  });
  return { table, ...Object.fromEntries(layers) };
});

/** Judges folded sentences: how far each label is beyond the border, in the order of the model's labels. */
export const sentenceJudge = once((model: StoredModel): ((text: string) => Float64Array) => {
  const { labels } = model;
  const isFlag = labels.map(({ code }) => (FLAG_CODES as readonly string[]).includes(code));
  const read = featureReader();
  const judgeByNet = netJudge(netOf(model));
  return (text) => {
    const { words, ...features } = read(text);
    const byNet = judgeByNet(words);
    const anythingWrong = byNet[labels.length] ?? 0;
    const sums = sumsOf(model, features, labels.length);
    return sums.map(
      (sum, label) =>
        (labels[label]?.bias ?? 0) +
        sum * (labels[label]?.scale ?? 0) +
        NET_SHARE * ((byNet[label] ?? 0) + (isFlag[label] ? OF_ANYTHING_WRONG * anythingWrong : 0)),
    );
  };
});
