import type { FlagCode } from '../document.ts';
import { differs, distinctQuotes, type FlagRule, quoteWhole, type Sign } from '../extraction.ts';
import type { NamedRow } from '../sums/row-list.ts';

const FEWEST_PARTS = 2;
/** What a total may differ by and still be one: figures are rounded each by itself. */
const ROUNDED = 0.002;
const WRONG = 0.01;
/** Beyond this the rows above are not its parts. */
const FAR = 0.5;
const isYear = (number: number): boolean => Number.isInteger(number) && number > 1990 && number < 2050;
const isHead = ({ numbers }: NamedRow): boolean => numbers.length > 0 && numbers.every(isYear);
/** Brackets and signs are lost in a row, so that what is taken away cannot be told. */
const TAKES_AWAY = /\(\s?\d|(?:^|\s)[-–−]\s?\d|\b(?:less|minus|moins|deduct\w*|net of)\b/;

/** `Net sales, group` at the foot of its segments. */
const OF_INCOME = /\b(?:revenues?|sales|turnover|income|chiffre d'affaires|ventes|recettes|produits)\b/;

/** The rows that a total stands under, up to the total, head or subtotal before it. */
function partsAbove(rows: readonly NamedRow[], at: number): readonly NamedRow[] {
  const before = rows.slice(0, at);
  const from = before.findLastIndex((row) => row.isSum || isHead(row));
  return before.slice(from + 1);
}

/**
 * A total that its rows make in one column and not in another: that they make it once shows that they are its parts, and all
 * of them.
 */
export const flagParts: FlagRule = ({ lists }) =>
  lists.flatMap(({ rows }) =>
    rows.flatMap((total, at): Sign<FlagCode>[] => {
      const isTotal = total.isSum || (OF_INCOME.test(total.label) && at === rows.length - 1);
      const parts = isTotal ? partsAbove(rows, at) : [];
      const width = total.numbers.length;
      const isPlain = parts.every(
        ({ numbers, passage }) => numbers.length === width && !TAKES_AWAY.test(passage.text),
      );
      if (parts.length < FEWEST_PARTS || width < 2 || !isPlain) return [];
      const columns = total.numbers.map((told, column) => ({
        told,
        made: parts.reduce((sum, { numbers }) => sum + (numbers[column] ?? 0), 0),
      }));
      const closes = columns.filter(({ told, made }) => told > 0 && !differs(made, told, ROUNDED));
      const wrong = columns.filter(
        ({ told, made }) => told > 0 && differs(made, told, WRONG) && !differs(made, told, FAR),
      );
      if (closes.length === 0 || wrong.length === 0 || closes.length + wrong.length < width) return [];
      const quotes = distinctQuotes([total, ...parts].map(({ passage }) => quoteWhole(passage)));
      return [{ code: 'STATEMENT_SUM_MISMATCH', quotes }];
    }),
  );
