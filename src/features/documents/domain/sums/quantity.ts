import type { Extraction } from '../extraction.ts';
import { fractionsIn } from '../words/fraction-word.ts';
import type { Item } from './itemised.ts';
import { ANY_NUMBER_WORD } from '../words/number-word.ts';
import { type Numeral, numeralsIn } from '../words/numeral.ts';
import { datesIn } from '../words/period.ts';
import { plainNumber } from '../words/plain-number.ts';
import type { PlacedPassage } from '../text/section.ts';

/** A number of money, of a share or of things, with its place in a text. */
export type Quantity = Pick<Item, 'value' | 'unit' | 'currency' | 'isScaled' | 'noun'> & {
  readonly start: number;
  readonly end: number;
};

/** `4,20,000`: hundreds of thousands as India writes them. */
const LAKHS = /(?<![\d.,a-z])\d{1,2}(?:,\d{2})+,\d{3}(?![\d%]|[.,]\d)/g;
/** A number with whatever is counted, weighed or measured by it. */
const BARE = /(?<![\d.,a-z])(?:\d{1,3}(?:[ ,.']\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d+)?)(?![\d%]|[.,]\d)/g;
/** `un million et demi`. */
const HALF_MORE = /^ (?:et demie?|and a half)\b/;
/** What weights and measures are called, behind their number. */
export const MEASURE =
  /^ ?(?:tonn\w*|tons?|kilos?|kgs?|litres?|liters?|hectares?|ha|m3|m[wk]h|kwh|heures?|hours?|bags?|sacs?|crates?|containers?|conteneurs?)\b/;

const MAY_MEASURE = /\d ?(?:t|k|l|h|m|b|s|c)/;

/** A number as written, with whatever parts its thousands, as India parts them too. */
export const numberOf = (text: string): number => {
  const digits = text.replaceAll(/[ ']/g, '');
  return /^\d{1,2}(?:,\d{2})+,\d{3}$/.test(digits) ? Number(digits.replaceAll(',', '')) : plainNumber(text);
};

/** Whether a text may hold a quantity at all. */
export const MAY_COUNT = new RegExp(
  `\\d|${ANY_NUMBER_WORD}|\\b(?:half|thirds?|quarters?|fifths?|tenths?|moitie|tiers|quarts?|cinquiemes?|dixiemes?)\\b`,
);
const MAY_BE_PART = /half|third|quarter|fifth|sixth|eighth|tenth|twentieth|moitie|tiers|quart|ieme/;

/** The quantities of a passage, which several readers ask for. */
export function quantitiesOf(passage: PlacedPassage, home: Extraction['home']): readonly Quantity[] {
  const known = READ.get(passage);
  if (known) return known;
  const read = quantitiesIn(passage.text, passage.plain, home);
  READ.set(passage, read);
  return read;
}
const READ = new WeakMap<PlacedPassage, readonly Quantity[]>();

/** The quantities of a folded text, weights and measures too. */
export function quantitiesIn(text: string, plain: string, home: Extraction['home']): Quantity[] {
  if (!MAY_COUNT.test(text)) return [];
  const dates = datesIn(text);
  // Their commas are taken out, and the width kept.
  const even = !text.includes(',')
    ? text
    : text.replaceAll(LAKHS, (number) => number.replaceAll(',', '').padEnd(number.length, ' '));
  const read = numeralsIn(even, plain, dates, home ?? 'USD').map((one) => {
    const spaces = even === text ? 0 : (/^ */.exec(even.slice(one.end))?.[0].length ?? 0);
    return spaces > 1 || (spaces === 1 && text[one.end] !== ' ') ? { ...one, end: one.end + spaces } : one;
  });
  const known = read.flatMap(({ start, end, value, unit, currency, isScaled, noun }: Numeral): Quantity[] => {
    if (unit !== 'money' && unit !== 'percent' && unit !== 'count') return [];
    // `Pier Nine` is a name.
    if (/^\p{Lu}\p{Ll}/u.test(plain.slice(start)) && start > 0 && /\p{L} $/u.test(plain.slice(0, start)))
      return [];
    const half = HALF_MORE.exec(text.slice(end))?.[0].length ?? 0;
    const scale = 1000 ** Math.floor(Math.log10(Math.max(1, value)) / 3 + 1e-9);
    return [
      {
        start,
        end: end + half,
        value: half === 0 ? value : value + scale / 2,
        unit,
        currency,
        isScaled,
        noun,
      },
    ];
  });
  const parts = (MAY_BE_PART.test(text) ? fractionsIn(text) : [])
    .filter(({ start, end }) => !known.some((one) => one.start < end && one.end > start))
    .map(({ start, end, percent }): Quantity => ({
      start,
      end,
      value: percent,
      unit: 'percent',
      currency: null,
      isScaled: false,
      noun: '',
    }));
  const isTaken = (from: number, to: number): boolean =>
    read.some(({ start, end }) => from < end && to > start) ||
    dates.some(({ start, end }) => from < end && to > start);
  const measured = (MAY_MEASURE.test(text) ? [...text.matchAll(BARE)] : []).flatMap(
    ({ 0: number, index }): Quantity[] => {
      const end = index + number.length;
      const [noun = ''] = MEASURE.exec(text.slice(end)) ?? [];
      if (noun === '' || isTaken(index, end)) return [];
      return [
        {
          start: index,
          end,
          value: numberOf(number),
          unit: 'count',
          currency: null,
          isScaled: false,
          noun: noun.trim(),
        },
      ];
    },
  );
  return measured.length + parts.length === 0
    ? known
    : [...known, ...parts, ...measured].toSorted((a, b) => a.start - b.start);
}
