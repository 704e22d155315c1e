import { deflateSync } from 'node:zlib';

/** Four bytes a pixel: red, green, blue, and one that does not matter. */
export type Bitmap = { readonly width: number; readonly height: number; readonly data: Uint8Array };

type Colour = readonly [red: number, green: number, blue: number];

const MARK_FRACTION = 0.26;
/** Five bits a channel. */
const BINS = 1 << 15;
const FAR = 48 ** 2;
/** By the most colours of a page, how much of it may lie far from them: more is a photograph, a gradient or a chart. Two have a rule of their own. */
const MOST_FAR = { 8: 0.02, 4: 0.02, 2: 1 } as const;
/** Of a page, what a colour must cover to be its ink. */
const LEAST_INK = 0.0005;
/** Further than this from the shades between paper and ink is another colour; a page of one ink has hardly any of it. */
const OFF = 24 ** 2;
const MOST_OFF_FRACTION = 0.001;
const WEBP_OF_DEFLATED = 0.8;

/** Colours that differ by little: how many pixels they are of, and what they come to. */
type Bin = { readonly key: number; readonly count: number; readonly colour: Colour };

const keyAt = (data: Uint8Array, at: number): number =>
  (((data[at] ?? 0) >> 3) << 10) | (((data[at + 1] ?? 0) >> 3) << 5) | ((data[at + 2] ?? 0) >> 3);

/** The colours of a bitmap, the commonest first. */
export function binsOf({ data }: Bitmap): Bin[] {
  const counts = new Uint32Array(BINS);
  const sums = [new Float64Array(BINS), new Float64Array(BINS), new Float64Array(BINS)] as const;
  for (let at = 0; at < data.length; at += 4) {
    const key = keyAt(data, at);
    counts[key] = (counts[key] ?? 0) + 1;
    for (const [channel, sum] of sums.entries()) sum[key] = (sum[key] ?? 0) + (data[at + channel] ?? 0);
  }
  const found: Bin[] = [];
  for (const [key, count] of counts.entries())
    if (count > 0)
      found.push({
        key,
        count,
        colour: [(sums[0][key] ?? 0) / count, (sums[1][key] ?? 0) / count, (sums[2][key] ?? 0) / count],
      });
  return found.toSorted((one, other) => other.count - one.count || one.key - other.key);
}

const minus = (one: Colour, other: Colour): Colour => [
  one[0] - other[0],
  one[1] - other[1],
  one[2] - other[2],
];
const dot = (one: Colour, other: Colour): number => one[0] * other[0] + one[1] * other[1] + one[2] * other[2];

const distance = (one: Colour, other: Colour): number =>
  (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 + (one[2] - other[2]) ** 2;

function nearest(palette: readonly Colour[], colour: Colour): { index: number; distance: number } {
  let best = { index: 0, distance: Number.POSITIVE_INFINITY };
  for (const [index, own] of palette.entries()) {
    const far = distance(own, colour);
    if (far < best.distance) best = { index, distance: far };
  }
  return best;
}

/** The commonest colour, then again and again the one that is common and far from those before. */
function firstPalette(bins: readonly Bin[], most: number): Colour[] {
  const palette: Colour[] = bins.slice(0, 1).map(({ colour }) => colour);
  while (palette.length < Math.min(most, bins.length)) {
    let best: { colour: Colour; weight: number } | null = null;
    for (const { colour, count } of bins) {
      const weight = Math.sqrt(count) * nearest(palette, colour).distance;
      if (weight > (best?.weight ?? 0)) best = { colour, weight };
    }
    if (best === null) break;
    palette.push(best.colour);
  }
  return palette;
}

/** Lloyd's rounds: each colour becomes the mean of what is nearest to it. */
function settled(bins: readonly Bin[], first: readonly Colour[], rounds: number): Colour[] {
  let palette = [...first];
  for (let round = 0; round < rounds; round += 1) {
    const sums = palette.map(() => [0, 0, 0, 0] as [number, number, number, number]);
    for (const { colour, count } of bins) {
      const sum = sums[nearest(palette, colour).index];
      if (!sum) continue;
      for (const channel of [0, 1, 2] as const) sum[channel] += colour[channel] * count;
      sum[3] += count;
    }
    palette = palette.map((colour, index) => {
      const [red, green, blue, count] = sums[index] ?? [0, 0, 0, 0];
      return count === 0 ? colour : [red / count, green / count, blue / count];
    });
  }
  return palette;
}

/** A colour under the mark: darker where it is light, lighter where it is dark. */
function marked(colour: Colour): number[] {
  const isLight = colour[0] * 0.3 + colour[1] * 0.59 + colour[2] * 0.11 > 110;
  const ink: Colour = isLight ? [20, 60, 90] : [255, 255, 255];
  return colour.map((value, channel) =>
    Math.round(value * (1 - MARK_FRACTION) + (ink[channel] ?? 0) * MARK_FRACTION),
  );
}

/**
 * Whether a page is one ink on one paper, shades between the two included: then two colours tell all of it. The commonest
 * of `bins` comes first.
 */
function isOneInk(bins: readonly Bin[], pixels: number): boolean {
  const [paper] = bins;
  if (!paper) return false;
  let ink: Bin = paper;
  for (const bin of bins)
    if (
      bin.count > pixels * LEAST_INK &&
      distance(bin.colour, paper.colour) > distance(ink.colour, paper.colour)
    )
      ink = bin;
  const along = minus(ink.colour, paper.colour);
  const length = dot(along, along);
  if (length === 0) return true;
  let off = 0;
  for (const { colour, count } of bins) {
    const from = minus(colour, paper.colour);
    const across = dot(from, from) - dot(from, along) ** 2 / length;
    if (across > OFF) off += count;
  }
  return off <= pixels * MOST_OFF_FRACTION;
}

/** A page in few colours, and about what it weighs. */
export type TextPicture = { readonly bitmap: Bitmap; readonly bytes: number };

/** About what a lossless WebP of a page weighs: what these pixels weigh when deflated, and what of it is left. */
const webpBytes = (indices: Uint8Array): number =>
  Math.round(deflateSync(indices, { level: 6 }).length * WEBP_OF_DEFLATED);

/** A page, and the `bins` it has, in at most `colours`; null where so few do not do it justice. */
export function textPicture(
  { width, height, data }: Bitmap,
  bins: readonly Bin[],
  colours: keyof typeof MOST_FAR,
): TextPicture | null {
  if (colours === 2 && !isOneInk(bins, width * height)) return null;
  const palette = settled(bins, firstPalette(bins, colours), 3);
  const indexOf = new Uint8Array(BINS);
  let far = 0;
  for (const { key, colour, count } of bins) {
    const own = nearest(palette, colour);
    indexOf[key] = own.index;
    if (own.distance > FAR) far += count;
  }
  if (far > width * height * MOST_FAR[colours]) return null;
  const shades = palette.map((colour) => colour.map(Math.round));
  const drawn = new Uint8Array(data.length);
  const packed = new Uint8Array(Math.ceil((width * height) / 2));
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const at = pixel * 4;
    const index = indexOf[keyAt(data, at)] ?? 0;
    const [red = 0, green = 0, blue = 0] = shades[index] ?? [];
    drawn[at] = red;
    drawn[at + 1] = green;
    drawn[at + 2] = blue;
    drawn[at + 3] = 255;
    packed[pixel >> 1] = (packed[pixel >> 1] ?? 0) | (pixel % 2 === 0 ? index << 4 : index);
  }
  return { bitmap: { width, height, data: drawn }, bytes: webpBytes(packed) };
}

/** Burns a mark into pixels of three bytes: `mask` has a byte a pixel, dark where the mark is. */
export function burnMark(pixels: Uint8Array, mask: Uint8Array): void {
  for (let pixel = 0; pixel < mask.length; pixel += 1) {
    if ((mask[pixel] ?? 255) >= 128) continue;
    const at = pixel * 3;
    const colour: Colour = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
    pixels.set(marked(colour), at);
  }
}
