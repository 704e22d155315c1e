import type { PlacedPassage } from '../text/section.ts';

/** Fewer words beside a row of numbers are a note on it, and no sentence. */
const FEWEST_WORDS = 6;
const wordsIn = (text: string): number => text.match(/[a-z]{2,}/g)?.length ?? 0;
const IS_NUMBER = /^\W{0,2}(?:[a-z]{1,3}\W{0,2})?\d[\d.,' ]*(?:%|[a-z]{1,2})?\)?$/;

/**
 * A row whose last cell is a sentence, as it would be told: `Chemicals -2305 -2360 all from one trader` is `chemicals: all
 * from one trader`. The numbers between them are of the row, and would drown what is said. Other passages stay as they are.
 */
export function asTold(passage: PlacedPassage): PlacedPassage {
  const cells = passage.page.text
    .slice(passage.start, passage.end)
    .split('\t')
    .map((cell) => cell.replaceAll('\n', ' ').trim());
  const label = cells[0] ?? '';
  const remark = cells.at(-1) ?? '';
  const hasNumbers = cells.slice(1, -1).some((cell) => IS_NUMBER.test(cell));
  if (!hasNumbers || wordsIn(remark) < FEWEST_WORDS) return passage;
  const told = /[a-z]{3}/.test(label) ? `${label}: ${remark}` : remark;
  return { ...passage, text: told };
}
