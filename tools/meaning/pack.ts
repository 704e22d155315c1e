import { zlibSync } from 'fflate';
import { DIGITS, type StoredWeights } from '../../src/features/documents/domain/meaning/stored-weights.ts';
import type { Weights } from './learn.ts';

/** Steps of a weight to either side: fewer than a byte holds, so that what is kept stays small. */
const LARGEST = 50;

/** Bytes in base 85, as `bytesOf` reads them: a sixteenth shorter than base 64. */
export function in85(bytes: Uint8Array): string {
  let text = '';
  for (let from = 0; from < bytes.length; from += 4) {
    const group = bytes.subarray(from, from + 4);
    let held = [0, 1, 2, 3].reduce((sum, at) => sum * 256 + (group[at] ?? 0), 0);
    let digits = '';
    for (let digit = 0; digit < 5; digit += 1) {
      digits = DIGITS.charAt(held % DIGITS.length) + digits;
      held = Math.floor(held / DIGITS.length);
    }
    text += digits.slice(0, group.length + 1);
  }
  return text;
}
export const zipped = (bytes: Uint8Array): string => in85(zlibSync(bytes, { level: 9 }));

/** Weights in whole steps of one byte, and for each label the size of a step. */
export function packed(
  places: readonly number[],
  labels: number,
  { weights }: Weights,
): StoredWeights & { readonly scales: readonly number[] } {
  const scales = Array.from(
    { length: labels },
    (_, label) =>
      places.reduce((most, _place, row) => Math.max(most, Math.abs(weights[row * labels + label] ?? 0)), 0) /
      LARGEST,
  );
  const bytes = new Uint8Array(places.length * (2 + labels));
  let before = 0;
  for (const [row, place] of places.entries()) {
    bytes[2 * row] = (place - before) & 255;
    bytes[2 * row + 1] = (place - before) >> 8;
    before = place;
    for (const [label, scale] of scales.entries())
      bytes[2 * places.length + row * labels + label] = Math.round(
        (weights[row * labels + label] ?? 0) / (scale || 1),
      );
  }
  return { places: places.length, data: zipped(bytes), scales };
}
