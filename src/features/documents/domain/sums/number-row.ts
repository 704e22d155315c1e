import { cellNumber, isNilCell } from '../tables/cell-number.ts';
import type { TableReading } from '../tables/table-reading.ts';
import type { PlacedPassage } from '../text/section.ts';
import { cellsOf } from './itemised-row.ts';

/** A row by its words, and of each of its numbers whether it is more than nothing. */
type NumberRow = { readonly words: string; readonly filled: readonly boolean[] };

const LONGEST = 200;
/** `PAYE in arrears 12,640 -`: numbers that one blank parts. */
const LOOSE = /^(?<words>.*[a-z)]:?)(?<numbers>(?: (?:[(-]?\d[\d,.']*\)?|-))+)$/;
const NONE = /^(?:none|no|aucune?|zero)$/;
const isFilled = (text: string): boolean => /[1-9]/.test(text);

/** A line of a table with its numbers; null for sentences and heads. */
export function numberRowOf(passage: PlacedPassage): NumberRow | null {
  const { text } = passage;
  if (text.length > LONGEST || text.endsWith('.')) return null;
  const [first, ...others] = cellsOf(passage);
  const isNumber = (cell: string): boolean => isNilCell(cell) || NONE.test(cell) || cellNumber(cell) !== null;
  const numbers = others.filter((cell) => isNumber(cell.text));
  const words = [first, ...others].flatMap((cell) => (cell && !isNumber(cell.text) ? [cell.text] : []));
  if (numbers.length > 0 && words.length > 0)
    return { words: words.join(' | '), filled: numbers.map((cell) => isFilled(cell.text)) };
  const { words: label = '', numbers: tail = '' } =
    (others.length === 0 ? LOOSE.exec(text)?.groups : null) ?? {};
  return label === '' ? null : { words: label, filled: tail.trim().split(' ').map(isFilled) };
}

/** Whether the latest of the times that head a row has something; any of its numbers where no times were read. */
export function isFilledNow(
  { filled }: NumberRow,
  { page, start, end }: PlacedPassage,
  tables: readonly TableReading[],
): boolean {
  const table = tables.find(
    (one) => one.page === page && one.rows.some((row) => row.start < end && row.end > start),
  );
  const heads = table?.rows
    .map(({ values }) => values.flatMap(({ date }) => date ?? []))
    .find(({ length }) => length === filled.length && length > 1);
  if (!heads) return filled.includes(true);
  return filled[heads.indexOf(heads.toSorted().at(-1) ?? '')] ?? false;
}
