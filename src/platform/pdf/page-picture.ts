import { crc32, deflateSync, inflateSync } from 'node:zlib';

/** Four bytes a pixel: red, green, blue, and one that does not matter. */
export type Bitmap = { readonly width: number; readonly height: number; readonly data: Uint8Array };

type Colour = readonly [red: number, green: number, blue: number];

/** Of the sixteen colours, half are the page's own; the others are the same eight as the mark shows over them. */
const OWN_COLOURS = 8;
const MARKED_BIT = 8;
const MARK_FRACTION = 0.26;
/** Five bits a channel. */
const BINS = 1 << 15;
const FAR = 48 ** 2;
/** A page of which more lies far from its eight colours is a photograph or a gradient. */
const MOST_FAR_FRACTION = 0.02;

type Bin = { readonly key: number; readonly count: number; readonly colour: Colour };

const keyAt = (data: Uint8Array, at: number): number =>
  (((data[at] ?? 0) >> 3) << 10) | (((data[at + 1] ?? 0) >> 3) << 5) | ((data[at + 2] ?? 0) >> 3);

/** How often colours come, those that differ little being one. */
function binsOf({ data }: Bitmap): Bin[] {
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
function marked(colour: Colour): Colour {
  const isLight = colour[0] * 0.3 + colour[1] * 0.59 + colour[2] * 0.11 > 110;
  const ink: Colour = isLight ? [20, 60, 90] : [255, 255, 255];
  return [0, 1, 2].map(
    (channel) => (colour[channel] ?? 0) * (1 - MARK_FRACTION) + (ink[channel] ?? 0) * MARK_FRACTION,
  ) as unknown as Colour;
}

function chunk(type: string, data: Uint8Array): Buffer {
  const whole = Buffer.alloc(data.length + 12);
  whole.writeUInt32BE(data.length, 0);
  whole.write(type, 4, 'latin1');
  whole.set(data, 8);
  whole.writeUInt32BE(crc32(whole.subarray(4, data.length + 8)), data.length + 8);
  return whole;
}

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
const strideOf = (width: number): number => 1 + Math.ceil(width / 2);

type Indexed = {
  readonly width: number;
  readonly height: number;
  readonly palette: Uint8Array;
  readonly rows: Uint8Array;
};

/** https://www.w3.org/TR/png/: four bits a pixel, no filter, in one piece. */
function pngOf({ width, height, palette, rows }: Indexed): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([4, 3, 0, 0, 0], 8);
  const packed = deflateSync(rows, { level: 9, memLevel: 9 });
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('PLTE', palette),
    chunk('IDAT', packed),
    chunk('IEND', new Uint8Array()),
  ]);
}

const PALETTE_AT = 41;
const PALETTE_BYTES = 3 * 2 * OWN_COLOURS;
const DATA_AT = PALETTE_AT + PALETTE_BYTES + 4 + 8;

/** What {@link pngOf} wrote; nothing else is read here. */
function indexedOf(png: Buffer): Indexed {
  const length = png.readUInt32BE(DATA_AT - 8);
  return {
    width: png.readUInt32BE(16),
    height: png.readUInt32BE(20),
    palette: png.subarray(PALETTE_AT, PALETTE_AT + PALETTE_BYTES),
    rows: inflateSync(png.subarray(DATA_AT, DATA_AT + length)),
  };
}

/**
 * A page as a PNG of sixteen colours, eight of which are for the mark; null where at most `colours` (8 or fewer) do not
 * do it justice.
 */
export function textPicture(bitmap: Bitmap, colours: number): Buffer | null {
  const { width, height, data } = bitmap;
  const bins = binsOf(bitmap);
  const palette = settled(bins, firstPalette(bins, Math.min(colours, OWN_COLOURS)), 3);
  const indexOf = new Uint8Array(BINS);
  let far = 0;
  for (const { key, colour, count } of bins) {
    const own = nearest(palette, colour);
    indexOf[key] = own.index;
    if (own.distance > FAR) far += count;
  }
  if (colours >= OWN_COLOURS && far > width * height * MOST_FAR_FRACTION) return null;
  const stride = strideOf(width);
  const rows = new Uint8Array(stride * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const index = indexOf[keyAt(data, (y * width + x) * 4)] ?? 0;
      const at = y * stride + 1 + (x >> 1);
      rows[at] = (rows[at] ?? 0) | (x % 2 === 0 ? index << 4 : index);
    }
  const bytes = new Uint8Array(PALETTE_BYTES);
  for (const [index, colour] of palette.entries()) {
    bytes.set(colour.map(Math.round), index * 3);
    bytes.set(marked(colour).map(Math.round), (index + MARKED_BIT) * 3);
  }
  return pngOf({ width, height, palette: bytes, rows });
}

/** The size of a picture that {@link textPicture} made. */
export const sizeOf = (png: Uint8Array): { width: number; height: number } => {
  const { width, height } = indexedOf(Buffer.from(png));
  return { width, height };
};

/** The same page with the mark over it: `mask` has a byte a pixel, dark where the mark is. */
export function markedPicture(png: Uint8Array, mask: Uint8Array): Buffer {
  const page = indexedOf(Buffer.from(png));
  const { width, height, rows } = page;
  const stride = strideOf(width);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if ((mask[y * width + x] ?? 255) < 128) {
        const at = y * stride + 1 + (x >> 1);
        rows[at] = (rows[at] ?? 0) | (x % 2 === 0 ? MARKED_BIT << 4 : MARKED_BIT);
      }
  return pngOf(page);
}
