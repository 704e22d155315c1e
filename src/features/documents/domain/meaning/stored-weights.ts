import { unzlibSync } from 'fflate';
import { once } from '../words/memory.ts';
import { BUCKETS, type Features } from './feature-hash.ts';

/**
 * Trained weights as they are kept: `data` is base 85 of a zlib stream. It holds, for each of `places`, the distance from the
 * place before as two bytes, little end first, and then for each place one signed byte for each label.
 */
export type StoredWeights = { readonly places: number; readonly data: string };

/** The eighty-five characters of ZeroMQ's Z85 (RFC 32), none of which needs an escape in a string. */
export const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ.-:+=^!/*?&<>()[]{}@%$#';
const [IN_GROUP, BYTES] = [5, 4];

/** Bytes from base 85: five digits are four bytes, the largest first; of a last group of n digits n - 1 bytes. */
export function bytesOf(text: string): Uint8Array {
  const digits = new Uint8Array(128);
  for (let index = 0; index < DIGITS.length; index += 1) digits[DIGITS.charCodeAt(index)] = index;
  const missing = (IN_GROUP - (text.length % IN_GROUP)) % IN_GROUP;
  const bytes = new Uint8Array(((text.length + missing) / IN_GROUP) * BYTES);
  for (let from = 0, at = 0; from < text.length; from += IN_GROUP, at += BYTES) {
    let held = 0;
    for (let index = from; index < from + IN_GROUP; index += 1)
      held = held * DIGITS.length + (index < text.length ? (digits[text.charCodeAt(index)] ?? 0) : LARGEST);
    for (let byte = BYTES - 1; byte >= 0; byte -= 1) {
      bytes[at + byte] = held % 256;
      held = Math.floor(held / 256);
    }
  }
  return bytes.subarray(0, bytes.length - missing);
}
const LARGEST = DIGITS.length - 1;

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
