import { MARKS_IN_TABLES } from '../words/currency-word.ts';
import { isInCredit, powerOfScale, SCALE_LETTERS, SCALE_WORDS } from '../words/scale-word.ts';

/** What separates thousands and decimals in a table; '' where nothing tells. */
export type Separators = { readonly thousands: '' | ',' | '.' | ' ' | "'"; readonly decimal: '' | ',' | '.' };

/** A cell as written: its digits with separators, sign, and what stands around them. */
export type CellNumber = {
  readonly body: string;
  readonly isNegative: boolean;
  readonly isPercent: boolean;
  /** The power of ten of a letter or word behind it: `2.4m`. */
  readonly power: number;
  /** The mark before or behind it, lower case; '' for none. */
  readonly mark: string;
};

/** Words behind a number that leave it a number: what it counts or by which measure. */
const UNITS =
  'x|pts?|pp|bps|fois|times|months?|mois|mths?|mos?|days?|jours?|j|yrs?|years?|ans?|people|staff|ftes?|pers\\.?|units?|nos?|each|pm|pa';
const IS_UNIT = new RegExp(`^(?:${UNITS})$`);
/** Whether what stands behind a number says what it counts, and so that it is no money. */
export const isUnit = (mark: string): boolean => IS_UNIT.test(mark);
const MARK = `${MARKS_IN_TABLES}|[nrkp]`;
/** `M 9.84m`, `Q 1,200`: letters that are money before a sum, where `Q1` and `L 2` are none. */
const LOCAL_LETTER = '(?:le|[qlmed]|ro|tl|ks)(?= ?\\d{1,3}(?:,\\d|\\.\\d{1,2}(?!\\d)))';
const CELL = new RegExp(
  `^(?<before>${MARK}|${LOCAL_LETTER})?\\.? ?(?<sign>[-+])? ?(?<open>[(<])? ?(?<minus>-)? ?(?<inner>${MARK})?\\.? ?(?<body>\\d[\\d ,.']*) ?(?<scale>${SCALE_WORDS}|${SCALE_LETTERS})? ?(?<percent>%)? ?(?<after>(?:de |d')?(?:${MARK})| ?(?:${UNITS})|(?<= )(?!(?:to|of|and|in|at|on|au|en|de|du|et|a)\\b)[a-z]{1,4}\\.?)? ?(?:\\/[-=])?(?<close>[)>])?(?<trail>-)? ?(?:\\[\\d{1,2}\\]|\\*{1,3})?$`,
);
const NIL = /^(?:-{1,3}|nil|neant|n\/a|na|\.|—)$/;
/** A number longer than this is none: nothing a company counts has as many digits. */
const LONGEST = 28;

/** Whether a cell says that there is nothing: a dash, nil, néant. */
export const isNilCell = (text: string): boolean => NIL.test(text.trim());

/** `- 3 -`, as pages are numbered. */
const isPageNumber = (text: string): boolean => /^-+ ?\d{1,4} ?-+$/.test(text);

/** `1,214,500 Credit`, `5,640,000 Debit (owed to the bank)`: the side in words, for CR and DR. */
const SIDE = /(?<=\d) \(?(cr|d)(?:edit(?:eur|or)?|ebit(?:eur|or)?)\)?(?: \([^()]{1,30}\))?$/;

/** Reads a folded cell's signs; null where it is not a number alone. */
export function cellNumber(text: string): CellNumber | null {
  const trimmed = text.trim().replace(SIDE, (_, side: string) => (side === 'd' ? ' dr' : ' cr'));
  if (trimmed.length > LONGEST + 16 || isPageNumber(trimmed)) return null;
  const groups = CELL.exec(trimmed)?.groups;
  if (!groups) return null;
  const body = (groups['body'] ?? '').trim();
  const scale = groups['scale'] ?? '';
  // `GH₵ 000` over the labels: thousands.
  if (body.length > LONGEST || body === '000') return null;
  const isBracketed = groups['open'] !== undefined && groups['close'] !== undefined;
  if ((groups['open'] !== undefined) !== (groups['close'] !== undefined)) return null;
  return {
    body,
    isNegative: isBracketed || groups['sign'] === '-' || groups['minus'] === '-' || groups['trail'] === '-',
    isPercent: groups['percent'] !== undefined,
    power: isInCredit(body, scale) ? 0 : (powerOfScale(scale) ?? 0),
    mark: (groups['before'] ?? groups['inner'] ?? groups['after'] ?? '').replace(/^(?:de |d')/, '').trim(),
  };
}

const isGrouped = (parts: readonly string[]): boolean => {
  const [first = '', ...rest] = parts;
  if (!/^\d{1,3}$/.test(first) || rest.length === 0) return false;
  if (rest.every((part) => /^\d{3}$/.test(part))) return !(first === '0');
  // Lakhs and crores: pairs, then three at the end.
  return (
    rest.length > 1 &&
    /^\d{3}$/.test(rest.at(-1) ?? '') &&
    rest.slice(0, -1).every((part) => /^\d{2}$/.test(part))
  );
};

/**
 * The ways a body can be read: `1,234.5` in one, `1.234` in two, `1,23,4.5.6` in none. The separator of thousands never
 * changes inside a number.
 */
export function readingsOf(body: string): { readonly separators: Separators; readonly value: number }[] {
  const marks = body.match(/[ ,.']/g) ?? [];
  if (marks.length === 0) return [{ separators: { thousands: '', decimal: '' }, value: Number(body) }];
  const kinds = [...new Set(marks)];
  if (kinds.length > 2) return [];
  const found: { separators: Separators; value: number }[] = [];
  const last = marks.at(-1) ?? '';
  const whole = (text: string, mark: string): number | null =>
    isGrouped(text.split(mark)) ? Number(text.replaceAll(mark, '')) : null;
  if (kinds.length === 1) {
    const value = whole(body, last);
    if (value !== null) found.push({ separators: { thousands: asThousands(last), decimal: '' }, value });
    if (
      (last === '.' || last === ',') &&
      marks.length === 1 &&
      !body.endsWith(last) &&
      !body.startsWith(last)
    )
      found.push({ separators: { thousands: '', decimal: last }, value: Number(body.replace(last, '.')) });
    return found;
  }
  const [left = '', fraction = '', ...more] = body.split(last);
  if ((last !== '.' && last !== ',') || more.length > 0 || !/^\d+$/.test(fraction)) return [];
  const mark = kinds.find((kind) => kind !== last) ?? '';
  const value = whole(left, mark);
  if (value === null) return [];
  return [
    { separators: { thousands: asThousands(mark), decimal: last }, value: Number(`${value}.${fraction}`) },
  ];
}

const asThousands = (mark: string): Separators['thousands'] =>
  mark === ',' || mark === '.' || mark === ' ' || mark === "'" ? mark : '';

/**
 * What the numbers of one table tell of its separators; null where two of them contradict each other. Where each has three
 * digits behind a point, numbers below a thousand without one tell that it parts thousands, and so does a language that
 * writes decimals with a comma.
 */
export function separatorsOf(bodies: readonly string[], hasDecimalComma: boolean): Separators | null {
  let thousands: Separators['thousands'] = '';
  let decimal: Separators['decimal'] = '';
  for (const body of bodies) {
    const [only, other] = readingsOf(body);
    if (!only || other) continue;
    const said = only.separators;
    if (said.thousands !== '' && said.thousands !== ' ') {
      if (thousands !== '' && thousands !== said.thousands) return null;
      thousands = said.thousands;
    } else if (said.thousands === ' ' && thousands === '') thousands = ' ';
    if (said.decimal !== '') {
      if (decimal !== '' && decimal !== said.decimal) return null;
      decimal = said.decimal;
    }
  }
  const isOpen = thousands === '' && decimal === '' && bodies.some((body) => body.includes('.'));
  if (isOpen && (hasDecimalComma || bodies.some((body) => /^[1-9]\d{0,2}$/.test(body))))
    return { thousands: '.', decimal: '' };
  return thousands !== '' && thousands === decimal ? null : { thousands, decimal };
}

/**
 * The values a body may have under what its table tells: one where it is clear. Where a table only has numbers like
 * `1.234`, a comma is read as thousands; a point stays open.
 */
export function valuesOf(body: string, table: Separators): number[] {
  const readings = readingsOf(body);
  if (readings.length < 2) return readings.map(({ value }) => value);
  const fitting = readings.filter(
    ({ separators: { thousands, decimal } }) =>
      (thousands === '' || table.thousands === '' || table.thousands === thousands) &&
      (decimal === '' || table.decimal === '' || table.decimal === decimal) &&
      (thousands === '' || thousands !== table.decimal) &&
      (decimal === '' || decimal !== table.thousands),
  );
  const told = fitting.filter(
    ({ separators: { thousands, decimal } }) =>
      (thousands !== '' && thousands === table.thousands) || (decimal !== '' && decimal === table.decimal),
  );
  const kept = told.length > 0 ? told : fitting;
  if (kept.length > 1 && body.includes(',')) return kept.slice(0, 1).map(({ value }) => value);
  return kept.map(({ value }) => value);
}

/** A value in whole units without what binary fractions leave behind its digits. */
export const precise = (value: number): number => Number(value.toPrecision(15));
