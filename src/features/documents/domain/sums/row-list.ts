import { CODES } from '../words/currency-word.ts';
import { valueOfWords } from '../words/number-word.ts';
import { datesIn } from '../words/period.ts';
import type { PlacedPassage } from '../text/section.ts';

/** A line that is a name with figures behind it, and no sentence. */
export type NamedRow = {
  readonly passage: PlacedPassage;
  /** Folded words before the first figure. */
  readonly label: string;
  readonly percents: readonly number[];
  /** Other numbers, as they stand. */
  readonly numbers: readonly number[];
  readonly isMoney: boolean;
  readonly isSum: boolean;
};

/** Rows that follow each other on a page, with the words that stand above and below them. */
export type RowList = {
  readonly rows: readonly NamedRow[];
  readonly heading: string;
  readonly lead: string;
  readonly below: string;
};

const SUM =
  /^\W*(?:[a-z]{2} (?=total))?(?:grand |sub-?)?(?:totals?|sum|ensemble|issued(?: and (?:outstanding|reserved|fully paid))?|fully diluted|all (?:share|stock)?holders|total general)\b|^all$/;
const PERCENT = /(?<![\d.,])(\d{1,3}(?:[.,]\d{1,4})?) ?(?:%|percent\b|per cent\b|pour cent\b)/g;
const NUMBER = /(?<![\d.,])(?:\d{1,3}(?:[ ,.']\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d+)?)(?![\d%])/g;
/** A cell of a number, with its sign or currency, and nothing else. */
const ONLY_NUMBER = /^[^a-z\d]{0,3}(?:[a-z]{1,4} ?)?[\d ,.'()-]+(?: ?(?:%|[a-z]{1,4}))?$/;
const MONEY = new RegExp(`[$€£₦₵₹₱]|\\b(?:${CODES}|kshs?|f ?cfa|naira|rands?|r\\d)\\b`);
/** A cell that holds nothing. */
const NIL = /^(?:-+|nil|n\/a|neant|0)$/;
/** A number that one space parts from a name as long as its column. */
export const JOINED = /(?<=[a-z.)]) \d{1,3}(?:,\d{3})+$/;
const LONGEST_ROW = 130;
const MOST_ROWS = 60;
const LINES_ABOVE = 3;

export const plainNumber = (text: string): number => {
  const digits = text.replaceAll(/[ ']/g, '');
  if (/^\d{1,3}(?:[,.]\d{3})+$/.test(digits)) return Number(digits.replaceAll(/[,.]/g, ''));
  return Number(digits.replaceAll(/,(?=\d{3}\b)/g, '').replace(',', '.'));
};

const IN_WORDS = /\b([a-z]+(?:-[a-z]+)*) (?=per ?cent\b|pour cent\b)/gi;

/** `sixty per cent` as `60 per cent`. */
export const withPercentsInDigits = (text: string): string =>
  text.replaceAll(IN_WORDS, (whole, word: string) => {
    const value = valueOfWords(word.toLowerCase());
    return value === null ? whole : `${value} `;
  });

/** The percentages of a folded text, in order, told in digits or words. */
export const percentsIn = (text: string): number[] =>
  [...withPercentsInDigits(text).matchAll(PERCENT)].map(([, number = '']) =>
    Number(number.replace(',', '.')),
  );

/** The cells of a line as they stand, so that a number never reaches into its neighbour. */
const cellsOf = ({ page, start, end }: PlacedPassage): string[] =>
  page.text
    .slice(start, end)
    .split(/\t|\n| {2,}|[.…_]{3,}/)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '');

const THOUSANDS = /'000s?\b|(?<=^|[ (])000s?\b/g;

/** `Department | Staff at 31 October 2025`, `Customer | KES '000`: the heads of columns, whose only numbers are dates and scales. */
function isHead(text: string): boolean {
  const unscaled = text.replaceAll(THOUSANDS, ' ');
  const rest = datesIn(unscaled).reduceRight(
    (left, { start, end }) => left.slice(0, start) + left.slice(end),
    unscaled,
  );
  return rest !== text && !/\d/.test(rest);
}

/** `a) Mme Koné : 45 % ;`: an item of a list ends like a clause. */
const ITEM_END = /^(\(?[a-z\d]{1,2}[).]|[-•*]) (.*?) ?[;.]$/;

/** Dots that lead from a label to its number. */
const LEADERS = / ?[.…_]{3,} ?/g;

function rowOf(passage: PlacedPassage): NamedRow | null {
  const text = passage.text.replace(ITEM_END, '$1 $2').replaceAll(LEADERS, '  ');
  if (text.length > LONGEST_ROW || /[.!?;:]$/.test(text) || isHead(text)) return null;
  const label = (/^[^\d%]{2,}?(?=[\s(:,-]*[^a-z\d\s(:,]{0,3}\d|\t|$)/.exec(text)?.[0] ?? '').trim();
  if (!/[a-z]{2}/.test(label)) return null;
  const [first = '', ...others] = cellsOf(passage);
  // `Share incentive trust 125,000     10.0`: a name as long as its column leaves one space before the number.
  const [joined] = others.length > 0 && first.length > label.length ? (JOINED.exec(first) ?? []) : [];
  const behind = joined === undefined ? others : [joined.trim(), ...others];
  const found = percentsIn(text);
  const shares = behind.flatMap((cell) => (NIL.test(cell) ? [0] : percentsIn(cell)));
  const percents = found.length > 0 && shares.length > found.length ? shares : found;
  const whole = behind.filter((cell) => ONLY_NUMBER.test(cell));
  const cells = whole.length > 0 ? whole : behind.length > 0 ? behind : [text.slice(label.length)];
  const numbers = cells
    .flatMap((cell) => (/^-+$/.test(cell) ? ['0'] : (cell.replaceAll(PERCENT, ' ').match(NUMBER) ?? [])))
    .map(plainNumber);
  const isSum = SUM.test(label);
  if (percents.length === 0 && numbers.length === 0 && !isSum) return null;
  return { passage, label, percents, numbers, isMoney: MONEY.test(text), isSum };
}

/** The lines that head a list: what a sentence above it says is of something else. */
export const headsOf = ({ heading, lead }: RowList): string[] =>
  [heading, ...lead.split(' | ')].filter((line) => line !== '' && !/[.!?]$/.test(line));

/** The rows as far as they have as many numbers as the first: others may follow without a head of their own. */
export function evenRows(rows: readonly NamedRow[]): readonly NamedRow[] {
  const end = rows.findIndex(({ numbers }) => numbers.length !== rows[0]?.numbers.length);
  return end < 0 ? rows : rows.slice(0, end);
}

/** What rows make, column by column, as far as all of them reach. */
export const columnSums = (rows: readonly NamedRow[]): number[] =>
  Array.from(
    { length: rows.length === 0 ? 0 : Math.min(...rows.map(({ numbers }) => numbers.length)) },
    (_, column) => rows.reduce((sum, { numbers }) => sum + (numbers[column] ?? 0), 0),
  );

const NUMBER_FIRST =
  /^[^a-z\d]{0,3}(\d{1,3}(?:[ ,.]\d{3})+|\d+(?:[.,]\d{1,2})?)( ?%)?(?:\t| {1,12}| ?[·|:–-] ?)(?!(?:months?|mois|years?|ans|days?|jours|times|fois|million|billion|thousand|crore|lakh|mille|milliards?|millions)\b)([a-z][^\d.;!?]{2,48})$/;

/** `17   workshop mechanics`, `412 · Abidjan`: a number and what it is of. */
function numberFirst(passage: PlacedPassage): NamedRow | null {
  const { text } = passage;
  const [, number = '', isPercent, label = ''] = NUMBER_FIRST.exec(text) ?? [];
  if (label === '') return null;
  const value = plainNumber(number);
  return {
    passage,
    label: label.trim(),
    percents: isPercent ? [value] : [],
    numbers: isPercent ? [] : [value],
    isMoney: false,
    isSum: SUM.test(label),
  };
}

/** Whether the number of a row stands before what it is of. */
export const isNumberFirst = ({ passage }: NamedRow): boolean => NUMBER_FIRST.test(passage.text);

type ReadRow = (passage: PlacedPassage) => NamedRow | null;
const FEWEST_ROWS = 2;
const FEWEST_NUMBERS_FIRST = 3;

/** Every run of rows, in reading order; those whose numbers stand first come last. */
export const rowListsIn = (passages: readonly PlacedPassage[]): RowList[] => [
  ...runsOf(passages, rowOf, FEWEST_ROWS),
  ...runsOf(passages, numberFirst, FEWEST_NUMBERS_FIRST),
];

function runsOf(passages: readonly PlacedPassage[], read: ReadRow, fewest: number): RowList[] {
  const lists: RowList[] = [];
  let index = 0;
  while (index < passages.length) {
    const from = index;
    const rows: NamedRow[] = [];
    while (index < passages.length && rows.length < MOST_ROWS) {
      const passage = passages[index];
      const row = passage && passage.page === passages[from]?.page ? read(passage) : null;
      if (!row) break;
      rows.push(row);
      index += 1;
    }
    const page = passages[from]?.page;
    const above = passages.slice(Math.max(0, from - LINES_ABOVE), from).filter((one) => one.page === page);
    const below = passages[index];
    if (rows.length >= fewest)
      lists.push({
        rows,
        heading: rows[0]?.passage.heading?.text ?? '',
        lead: above.map(({ text }) => text).join(' | '),
        below: below?.page === page ? (below?.text ?? '') : '',
      });
    if (rows.length === 0) index += 1;
  }
  return lists;
}
