/** Powers of ten people write out. `m` is a million everywhere. */
const SCALES: Readonly<Record<string, number>> = {
  '': 0,
  k: 3,
  thousand: 3,
  mille: 3,
  milliers: 3,
  lakh: 5,
  lakhs: 5,
  m: 6,
  mm: 6,
  mn: 6,
  mln: 6,
  mio: 6,
  million: 6,
  millions: 6,
  crore: 7,
  crores: 7,
  b: 9,
  bn: 9,
  billion: 9,
  billions: 9,
  milliard: 9,
  milliards: 9,
  md: 9,
  mds: 9,
  t: 12,
  tn: 12,
  trillion: 12,
};

/** The power of ten a word means, or null: `k` → 3, `million` → 6. */
export function scaleOf(word: string): number | null {
  const key = word.toLowerCase();
  return Object.hasOwn(SCALES, key) ? (SCALES[key] ?? null) : null;
}

/** A decimal number as typed: `digits / 10^decimals`. */
export type TypedNumber = { readonly digits: bigint; readonly decimals: number };

const GROUPED: Readonly<Record<string, RegExp>> = {
  ',': /^[1-9]\d{0,2}(,\d{3})+$|^[1-9]\d?(,\d{2})+,\d{3}$/,
  '.': /^[1-9]\d{0,2}(\.\d{3})+$/,
  ' ': /^[1-9]\d{0,2}( \d{3})+$/,
  "'": /^[1-9]\d{0,2}('\d{3})+$/,
};

/**
 * Reads a number with whatever marks thousands and decimals; null when it can be read in two ways or in none.
 * `scale` is the power of ten that follows it, since `1,250K` and `1.250M` are read by it; `minorDigits` those of the
 * currency, since `12.500` dinars may be meant either way.
 */
export function readNumber(text: string, scale: number, minorDigits: number): TypedNumber | null {
  const point = decimalMark(text, scale, minorDigits);
  return point === null ? null : readMarkedNumber(text, point);
}

/** Reads a number whose decimals start at `point`, '' for none; null where its thousands are not whole groups. */
export function readMarkedNumber(text: string, point: string): TypedNumber | null {
  const [whole = '', fraction = ''] = point === '' ? [text] : text.split(point);
  const group = /[., ']/.exec(whole)?.[0];
  if (group !== undefined && !(GROUPED[group]?.test(whole) ?? false)) return null;
  if (!/^\d*$/.test(fraction)) return null;
  return { digits: BigInt(whole.replaceAll(/\D/g, '') + fraction), decimals: fraction.length };
}

/** The character that starts the decimals, '' for none, null where it is ambiguous. */
function decimalMark(text: string, scale: number, minorDigits: number): '.' | ',' | '' | null {
  const marks = text.match(/[.,]/g) ?? [];
  const last = marks.at(-1);
  if (last !== '.' && last !== ',') return '';
  if (marks.filter((mark) => mark === last).length > 1) return new Set(marks).size > 1 ? null : '';
  if (marks.length > 1) return last;
  const [whole = '', fraction = ''] = text.split(last);
  const looksGrouped = fraction.length === 3 && /^[1-9]\d{0,2}$/.test(whole);
  if (!looksGrouped) return last;
  if (scale === 0) return minorDigits === 3 ? null : '';
  if (scale === 3) return last === ',' ? '' : null;
  return last === '.' ? '.' : null;
}
