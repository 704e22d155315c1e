import { readMarkedNumber } from '../amount-text.ts';

/** How the numbers of a column are written: with a comma or a point before the decimals, or some so and some so. */
export type DecimalMark = ',' | '.' | 'both' | null;

/** Stands for what can be read in two ways. */
export const UNCLEAR = Symbol('unclear');

/** `1,500` and `1.500`: a mark before three digits may group thousands or start decimals. */
const TWO_WAYS = /^-?[1-9]\d{0,2}[.,]\d{3}$/;

const bareOf = (text: string): string =>
  text
    .replaceAll(/[\s\u00a0\u2007\u202f'’]/g, '')
    .replace(/^\u2212/, '-')
    .replace(/^(-?)\p{Sc}/u, '$1');

/** The decimal mark a number shows beyond doubt, null where it shows none. */
function markOf(text: string): ',' | '.' | null {
  const bare = bareOf(text);
  const marks = bare.match(/[.,]/g) ?? [];
  const last = marks.at(-1);
  if ((last !== ',' && last !== '.') || TWO_WAYS.test(bare) || !/^-?[\d.,]+\D?$/.test(bare)) return null;
  const isRepeated = marks.filter((mark) => mark === last).length > 1;
  return isRepeated ? (last === ',' ? '.' : ',') : last;
}

/** What the numbers of a column that can be read in one way only say of the others. */
export function decimalMarkOf(texts: readonly string[]): DecimalMark {
  const found = new Set(texts.map(markOf).filter((mark) => mark !== null));
  if (found.size > 1) return 'both';
  return [...found][0] ?? null;
}

/**
 * A number in any of the usual ways of writing as plain digits: `1.234.567,89`, `1,234,567.89`, `1 234 567` and `$5`.
 * What could be read in two ways is read as the rest of its column is written; where that does not tell, a comma groups
 * thousands and a point starts decimals. Null for what is no number; `UNCLEAR` where the column has both ways.
 */
export function plainNumber(text: string, column: DecimalMark = null): string | typeof UNCLEAR | null {
  const bare = bareOf(text);
  if (bare.length > 60 || !/^-?\d[\d.,]*$/.test(bare)) return null;
  const [sign, size] = bare.startsWith('-') ? ['-', bare.slice(1)] : ['', bare];
  const marks = size.match(/[.,]/g) ?? [];
  const last = marks.at(-1) ?? '';
  if (TWO_WAYS.test(bare) && column === 'both') return UNCLEAR;
  const isDecimal = TWO_WAYS.test(bare)
    ? last === (column ?? '.')
    : last !== '' && marks.filter((mark) => mark === last).length === 1;
  const read = readMarkedNumber(size, isDecimal ? last : '');
  if (read === null) return null;
  const digits = String(read.digits).padStart(read.decimals + 1, '0');
  const whole = digits.slice(0, digits.length - read.decimals);
  return `${sign}${whole}${read.decimals === 0 ? '' : `.${digits.slice(digits.length - read.decimals)}`}`;
}
