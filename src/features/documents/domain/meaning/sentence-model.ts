import { unzlibSync } from 'fflate';
import { FLAG_CODES } from '../document.ts';
import { BUCKETS } from './feature-hash.ts';
import { featureReader, NET_PLACES } from './sentence-feature.ts';
import { once } from '../words/memory.ts';
import { LAYERS, type Net, netJudge, sizeOf, WIDTH } from './sentence-net.ts';

/** What a sentence may say, each with its margins: from `flagAt` it is taken as said, from `askAt` it is asked about. */
export type SentenceLabel<Code extends string = string> = {
  readonly code: Code;
  readonly bias: number;
  readonly scale: number;
  readonly flagAt: number;
  readonly askAt: number;
};

/**
 * A trained model as it is kept: `data` is base64 of a zlib stream. It holds, for each of `places`, the distance from the
 * place before as two bytes, little end first, and then for each place one signed byte for each label: the weight over `scale`.
 */
export type StoredModel<Code extends string = string> = {
  readonly setSha256: string;
  readonly places: number;
  readonly labels: readonly SentenceLabel<Code>[];
  readonly data: string;
  readonly net: StoredNet;
};

/**
 * A net as it is kept: `data` is base64 of a zlib stream of the table, a signed byte each, and of the layers, two bytes each,
 * little end first; `scales` are the size of a step of each. Its labels are those of the model and one more, that anything is wrong.
 */
export type StoredNet = { readonly scales: readonly number[]; readonly data: string };

/** How much the net's scores count beside those of the weights, and what the label that anything is wrong adds to each flag. */
export const NET_SHARE = 0.1;
export const OF_ANYTHING_WRONG = 0.25;

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

function bytesOf(base64: string): Uint8Array {
  const digits = new Uint8Array(128);
  for (let index = 0; index < LETTERS.length; index += 1) digits[LETTERS.charCodeAt(index)] = index;
  const letters = base64.replaceAll('=', '');
  const bytes = new Uint8Array(Math.floor((letters.length * 3) / 4));
  let [held, bits, at] = [0, 0, 0];
  for (let index = 0; index < letters.length; index += 1) {
    held = (held << 6) | (digits[letters.charCodeAt(index)] ?? 0);
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at] = (held >> bits) & 255;
    at += 1;
  }
  return bytes;
}

type Table = { readonly rowOf: Int32Array; readonly weights: Int8Array };

const tableOf = once((model: StoredModel): Table => {
  const bytes = unzlibSync(bytesOf(model.data));
  const rowOf = new Int32Array(BUCKETS).fill(-1);
  let place = 0;
  for (let row = 0; row < model.places; row += 1) {
    place += (bytes[2 * row] ?? 0) + 256 * (bytes[2 * row + 1] ?? 0);
    rowOf[place] = row;
  }
  const weights = new Int8Array(bytes.buffer, bytes.byteOffset + 2 * model.places);
  return { rowOf, weights };
});

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
  const { rowOf, weights } = tableOf(model);
  const { labels } = model;
  const isFlag = labels.map(({ code }) => (FLAG_CODES as readonly string[]).includes(code));
  const read = featureReader();
  const judgeByNet = netJudge(netOf(model));
  return (text) => {
    const { buckets, values, words } = read(text);
    const byNet = judgeByNet(words);
    const anythingWrong = byNet[labels.length] ?? 0;
    const sums = new Float64Array(labels.length);
    for (let index = 0; index < buckets.length; index += 1) {
      const row = rowOf[buckets[index] ?? 0] ?? -1;
      if (row < 0) continue;
      const value = values[index] ?? 0;
      const from = row * labels.length;
      for (let label = 0; label < sums.length; label += 1)
        sums[label] = (sums[label] ?? 0) + value * (weights[from + label] ?? 0);
    }
    return sums.map(
      (sum, label) =>
        (labels[label]?.bias ?? 0) +
        sum * (labels[label]?.scale ?? 0) +
        NET_SHARE * ((byNet[label] ?? 0) + (isFlag[label] ? OF_ANYTHING_WRONG * anythingWrong : 0)),
    );
  };
});
