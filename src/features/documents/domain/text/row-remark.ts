import { cellsAtTabs, type Passage } from './passage.ts';

/** Fewer words beside a row of numbers are a note on it, and no sentence. */
const FEWEST_WORDS = 6;
const wordsIn = (text: string): number => text.match(/[a-z]{2,}/g)?.length ?? 0;
const IS_NUMBER = /^\W{0,2}(?:[a-z]{1,3}\W{0,2})?\d[\d.,' ]*(?:%|[a-z]{1,2})?\)?$/;

/** A row with the sentence that stands in its last cell. */
type Remarked = {
  readonly label: string;
  /** The cells before the sentence. */
  readonly row: string;
  readonly remark: string;
};

/** What a row of numbers says in a last cell that is a sentence; null for rows without one, and all else. */
export function remarkIn(passage: Passage): Remarked | null {
  const cells = cellsAtTabs(passage).map((cell) => cell.replaceAll('\n', ' ').trim());
  const remark = cells.at(-1) ?? '';
  const own = cells.slice(0, -1);
  const isRemarked = own.slice(1).some((cell) => IS_NUMBER.test(cell)) && wordsIn(remark) >= FEWEST_WORDS;
  return isRemarked ? { label: own[0] ?? '', row: own.join(' ').trim(), remark } : null;
}

/**
 * A row with its remark as it would be told: `Chemicals -2305 -2360 all from one trader` is `chemicals: all from one trader`.
 * The numbers between them are of the row, and would drown what is said. Other passages stay as they are.
 */
export function asTold<Told extends Passage>(passage: Told): Told {
  const remarked = remarkIn(passage);
  if (!remarked) return passage;
  const { label, remark } = remarked;
  return { ...passage, text: /[a-z]{3}/.test(label) ? `${label}: ${remark}` : remark };
}
