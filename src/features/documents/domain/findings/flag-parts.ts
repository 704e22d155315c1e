import type { FlagCode } from '../document.ts';
import { differs, distinctQuotes, type FlagRule, quoteWhole, type Sign } from '../extraction.ts';
import type { Item, Itemised } from '../sums/itemised.ts';
import { byRows, sumOf } from '../sums/itemised-whole.ts';

const FEWEST_PARTS = 2;
/** What a total may differ by and still be one: figures are rounded each by itself. */
const ROUNDED = 0.002;
const WRONG = 0.01;
/** Beyond this the rows above are not its parts. */
const FAR = 0.5;
/** Brackets and signs are lost in a row, so that what is taken away cannot be told. */
const TAKES_AWAY = /\(\s?\d|(?:^|\s)[-–−]\s?\d|\b(?:less|minus|moins|deduct\w*|net of)\b/;
/** `Net sales, group` at the foot of its segments. */
const OF_INCOME = /\b(?:revenues?|sales|turnover|income|chiffre d'affaires|ventes|recettes|produits)\b/;

/** Whether a total stands above or below all of its parts: between them it is that of some. */
const standsOutside = ({ total, parts }: { parts: readonly Item[]; total: Item }): boolean =>
  parts.every(({ passage }) => passage.line < total.passage.line) ||
  parts.every(({ passage }) => passage.line > total.passage.line);

/** A column with its total, which may be called by what it is of. */
function withTotal({ items, total }: Itemised): { parts: readonly Item[]; total: Item } | null {
  if (total) return { parts: items, total };
  const last = items.at(-1);
  return last && OF_INCOME.test(last.label) ? { parts: items.slice(0, -1), total: last } : null;
}

/**
 * A total that its rows make in one column and not in another: that they make it once shows that they are its parts, and all
 * of them.
 */
export const flagParts: FlagRule = ({ itemised }) =>
  byRows(itemised.filter(({ isSentence, width }) => !isSentence && width > 1)).flatMap(
    (sets): Sign<FlagCode>[] => {
      const columns = sets.flatMap((set) => withTotal(set) ?? []);
      const [first] = columns;
      const isPlain = columns.every(
        ({ parts, total }) =>
          parts.length >= FEWEST_PARTS &&
          standsOutside({ parts, total }) &&
          !parts.some(({ passage }) => TAKES_AWAY.test(passage.text)),
      );
      if (!first || !isPlain || columns.length < (sets[0]?.width ?? 0)) return [];
      const sums = columns.map(({ parts, total }) => ({ told: total.value, made: sumOf(parts) }));
      const closes = sums.filter(({ told, made }) => told > 0 && !differs(made, told, ROUNDED));
      const wrong = sums.filter(
        ({ told, made }) => told > 0 && differs(made, told, WRONG) && !differs(made, told, FAR),
      );
      if (closes.length === 0 || wrong.length === 0 || closes.length + wrong.length < sums.length) return [];
      const quotes = [first.total, ...first.parts].map(({ passage }) => quoteWhole(passage));
      return [{ code: 'STATEMENT_SUM_MISMATCH', quotes: distinctQuotes(quotes) }];
    },
  );
