import { zlibSync } from 'fflate';
import type { StoredWeights } from '../../src/features/documents/domain/meaning/stored-weights.ts';
import type { Weights } from './learn.ts';

/** Steps of a weight to either side: fewer than a byte holds, so that what is kept stays small. */
const LARGEST = 50;

export const zipped = (bytes: Uint8Array): string =>
  Buffer.from(zlibSync(bytes, { level: 9 })).toString('base64');

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
