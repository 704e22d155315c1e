import { unzlibSync } from 'fflate';
import { once } from '../words/memory.ts';
import { BUCKETS, type Features } from './feature-hash.ts';

/**
 * Trained weights as they are kept: `data` is base64 of a zlib stream. It holds, for each of `places`, the distance from the
 * place before as two bytes, little end first, and then for each place one signed byte for each label.
 */
export type StoredWeights = { readonly places: number; readonly data: string };

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

export function bytesOf(base64: string): Uint8Array {
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

const tableOf = once((stored: StoredWeights): Table => {
  const bytes = unzlibSync(bytesOf(stored.data));
  const rowOf = new Int32Array(BUCKETS).fill(-1);
  let place = 0;
  for (let row = 0; row < stored.places; row += 1) {
    place += (bytes[2 * row] ?? 0) + 256 * (bytes[2 * row + 1] ?? 0);
    rowOf[place] = row;
  }
  const weights = new Int8Array(bytes.buffer, bytes.byteOffset + 2 * stored.places);
  return { rowOf, weights };
});

/** The sum of the weights of features for each of so many labels, in steps of a byte. */
export function sumsOf(stored: StoredWeights, { buckets, values }: Features, labels: number): Float64Array {
  const { rowOf, weights } = tableOf(stored);
  const sums = new Float64Array(labels);
  for (let index = 0; index < buckets.length; index += 1) {
    const row = rowOf[buckets[index] ?? 0] ?? -1;
    if (row < 0) continue;
    const value = values[index] ?? 0;
    const from = row * labels;
    for (let label = 0; label < labels; label += 1)
      sums[label] = (sums[label] ?? 0) + value * (weights[from + label] ?? 0);
  }
  return sums;
}
