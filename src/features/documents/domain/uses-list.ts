import type { Extraction } from './extraction.ts';
import type { Figure } from './figure-context.ts';
import { differs, figuresOf } from './extraction.ts';
import type { PlacedPassage } from './section.ts';

/** Uses as they are written, and the passages they stand in. */
type UsesList = { readonly ask: Figure; readonly passages: readonly PlacedPassage[] };
type Item = { readonly value: number; readonly isScaled: boolean };

const SCALES: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  mille: 1e3,
  lakh: 1e5,
  m: 1e6,
  mn: 1e6,
  million: 1e6,
  millions: 1e6,
  crore: 1e7,
  cr: 1e7,
  bn: 1e9,
  billion: 1e9,
  milliard: 1e9,
  milliards: 1e9,
};
/** The number a part of a list ends with: `sales Cali 190k`, `USD 2.2 million`. */
const ENDS_IN_NUMBER = new RegExp(
  `(?<![\\d.,/%-])(\\d{1,3}(?:[ ,.']\\d{3})+|\\d+(?:[.,]\\d+)?) ?(${Object.keys(SCALES).join('|')})?(?: ?(?:usd|eur|euros?|dollars?|[a-z]{3}|f ?cfa|[$€£]))?[.)]?$`,
);
const IN_BRACKETS = /\([^()]*\)/g;
/** What is there already, and how long it lasts, is no use. */
const NO_USE = /^\W*(?:bank|cash|caisse|tresorerie|en banque|burn|runway|pre-?money|post-?money|valuation)\b/;
const IS_YEAR = /^(?:19|20)\d\d$/;
const PARTS = /,(?!\d)\s*|[;:]\s*|\.(?= )|(?<=\d[a-z]{0,8}) (?:and|et) /;
const IS_TOTAL = /^\W*(?:grand )?totals?\b/;
const LONGEST_LINE = 70;
const FEWEST = 3;
const CLOSE = 0.006;
const STEPS = [1, 1e3, 1e5, 1e6, 1e7, 1e9];

function numberOf(digits: string): number {
  const isGrouped = /^\d{1,3}(?:[ ,.']\d{3})+$/.test(digits);
  return Number(isGrouped ? digits.replaceAll(/[ ,.']/g, '') : digits.replace(',', '.'));
}

function itemOf(part: string): Item | null {
  const [, digits, scale] = ENDS_IN_NUMBER.exec(part.trim()) ?? [];
  if (digits === undefined || IS_YEAR.test(digits) || NO_USE.test(part)) return null;
  return { value: numberOf(digits) * (SCALES[scale ?? ''] ?? 1), isScaled: scale !== undefined };
}

/** What a row of a table ends with, in the cell that is its last. */
function itemOfRow({ page, start, end, text }: PlacedPassage): Item | null {
  const cells = page.text.slice(start, end).split('\t');
  return cells.length < 2 || NO_USE.test(text) ? null : itemOf((cells.at(-1) ?? '').toLowerCase());
}

const itemsWithin = ({ text }: PlacedPassage): Item[] =>
  text
    .replaceAll(IN_BRACKETS, ' ')
    .trim()
    .split(PARTS)
    .flatMap((part, index, all) => (NO_USE.test(all[index - 1] ?? '') ? [] : (itemOf(part) ?? [])));

/** Whether parts, less the whole where it stands first or last among them, are the sum asked for. */
function make(items: readonly Item[], whole: number): boolean {
  return STEPS.some((step) => {
    const values = items.map(({ value, isScaled }) => (isScaled ? value : value * step));
    const isWhole = (value: number | undefined) => value !== undefined && !differs(value, whole, CLOSE);
    const from = isWhole(values[0]) ? 1 : 0;
    const to = isWhole(values.at(-1)) ? -1 : values.length;
    const parts = values.slice(from, to);
    const sum = parts.reduce((all, value) => all + value, 0);
    return parts.length >= FEWEST && parts.every((value) => value < whole) && isWhole(sum);
  });
}

type List = { readonly items: readonly Item[]; readonly passages: readonly PlacedPassage[] };

/** Every list there is: the parts of a sentence, and lines that end in a number one below the other. */
function listsIn(passages: readonly PlacedPassage[]): List[] {
  const lists: List[] = [];
  let rows: { item: Item; passage: PlacedPassage }[] = [];
  const close = () => {
    if (rows.length >= FEWEST)
      lists.push({ items: rows.map(({ item }) => item), passages: rows.map(({ passage }) => passage) });
    rows = [];
  };
  for (const passage of passages) {
    const within = itemsWithin(passage);
    if (within.length >= FEWEST) lists.push({ items: within, passages: [passage] });
    const isLine = within.length === 1 && passage.text.length <= LONGEST_LINE;
    const item = itemOfRow(passage) ?? (isLine ? (within[0] ?? null) : null);
    if (item === null || rows.at(-1)?.passage.page !== passage.page) close();
    if (item !== null) rows.push({ item, passage });
    if (IS_TOTAL.test(passage.text)) close();
  }
  close();
  return lists;
}

const OF_A_ROUND =
  /\b(?:raise|raising|raises|seek|seeking|seed|series [a-c]|round|equity|levee|levons|cherchons|recherch\w+|amorcage|tour|(?:pre|post)(?:-?money)?)\b/;

/** A list of uses that makes the sum asked for, part by part, wherever the document says how much that is. */
export function usesMakingAsk(extraction: Extraction): UsesList | null {
  const { passages, figures } = extraction;
  const asked = figuresOf(extraction, 'ask').filter(({ unit }) => unit === 'money');
  const named = figures.filter(
    ({ kind, unit, passage: { text } }) => kind === 'other' && unit === 'money' && OF_A_ROUND.test(text),
  );
  const wholes = [...asked, ...named];
  if (wholes.length === 0) return null;
  for (const list of listsIn(passages))
    for (const ask of wholes) if (make(list.items, ask.value)) return { ask, passages: list.passages };
  return null;
}
