import type { CurrencyCode } from '#shared/domain/currency.ts';
import { OF_THE_WHOLE } from '../tables/row-total.ts';
import { scaleOfHead, scaleOfTable, type TableScale } from '../tables/table-scale.ts';
import type { FoldedPage } from '../text/folded-page.ts';
import { cellsAtTabs, type Passage } from '../text/passage.ts';
import type { DateMention } from '../words/period.ts';
import type { Numeral } from '../words/numeral.ts';

/** A sum as books and banks write it, with what it is in. */
const SUM_CELL = /^\(?-?\d[\d., ']*\)?(?: ?(?:cr|dr))?$/;
export const isSumCell = (cell: string): boolean => SUM_CELL.test(cell);

type Units = readonly (TableScale | null)[];

/** `Sum insured MUR`, `Valeur (US$)`, `Premium, KES '000`; `Shares of KES 10` are no sums. */
function unitOfHead(cell: string, home: CurrencyCode): TableScale | null {
  return /[%1-9]/.test(cell) ? null : scaleOfHead(cell.replace(/\.$/, ''), home);
}

/** `Unit price`, `Montant par mois`: a column of sums, which need not say again what they are in. */
const OF_SUMS =
  /^(?:(?:unit|total|monthly|annual|yearly) )?(?:prices?|prix|tarifs?|amounts?|montants?|values?|valeurs?|costs?|couts?|fees?|rents?|loyers?|redevances?|sommes?|sums?)(?! (?:of|des?|du) (?:shares|parts|actions))\b/;
/** The units of a line of heads: columns of sums are in the one currency of a column beside them, else in what stands above all. */
function unitsOfHeads(cells: readonly string[], above: TableScale | null, home: CurrencyCode): Units {
  const told: Units = cells.map((cell, column) => (column === 0 ? null : unitOfHead(cell, home)));
  const [one = above, ...others] = told.filter((unit) => unit !== null);
  const isOne = one !== null && others.every(({ currency }) => currency === one.currency);
  if (!isOne || (one !== above && one.factor !== 1)) return told;
  return told.map((unit, column) =>
    unit === null && column > 0 && !/[%1-9]/.test(cells[column] ?? '') && OF_SUMS.test(cells[column] ?? '')
      ? one
      : unit,
  );
}

const LONGEST_PIECE = 60;
/** What the columns of each line with cells are in, by the heads above it: a table ends with a sentence or with other heads. */
function unitsByLine({ text }: FoldedPage, home: CurrencyCode): ReadonlyMap<number, Units> {
  const found = new Map<number, Units>();
  let units: Units | null = null;
  let isHead = false;
  let title: TableScale | null = null;
  let start = 0;
  for (const line of text.split('\n')) {
    const cells = line.split('\t').map((cell) => cell.trim());
    const isOfHeads = cells.length > 1 && !cells.some(isSumCell);
    const told = isOfHeads ? unitsOfHeads(cells, title, home) : [];
    title = cells.length === 1 && line.length <= LONGEST_PIECE ? scaleOfTable(line.trim(), home) : null;
    if (isOfHeads && told.some((unit) => unit !== null)) {
      // A head of two lines tells its units in either.
      const above: Units = isHead && units !== null ? units : [];
      units = told.map((unit, column) => unit ?? above[column] ?? null);
      isHead = true;
    } else if (units !== null && cells.length > 1) {
      if (!isHead && isOfHeads && !/\d/.test(line) && cells.every((cell) => /[a-z]{3}/.test(cell)))
        units = null;
      else if (units.length >= cells.length) found.set(start, units);
      isHead = false;
    } else if (line.length > LONGEST_PIECE) units = null;
    start += line.length + 1;
  }
  return found;
}

const read = new WeakMap<FoldedPage, Map<CurrencyCode, ReadonlyMap<number, Units>>>();
function unitsOf(page: FoldedPage, home: CurrencyCode): ReadonlyMap<number, Units> {
  const known = read.get(page) ?? new Map<CurrencyCode, ReadonlyMap<number, Units>>();
  read.set(page, known);
  const units = known.get(home) ?? unitsByLine(page, home);
  known.set(home, units);
  return units;
}

/** `Stock in trade  96,000,000` under `Sum insured MUR`: a number alone in its cell is in what the head of its column says. */
export function inUnitOfColumn(
  numerals: readonly Numeral[],
  { page, start: from }: Passage,
  home: CurrencyCode,
): readonly Numeral[] {
  const units = unitsOf(page, home);
  if (units.size === 0) return numerals;
  return numerals.map((numeral) => {
    const at = from + numeral.start;
    const opens = page.text.lastIndexOf('\n', at) + 1;
    const before = cellsBefore(page, at);
    const unit = units.get(opens)?.[before.length - 1] ?? null;
    const ends = /[\t\n]/.exec(page.text.slice(at))?.index ?? page.text.length - at;
    const cell = `${before.at(-1) ?? ''}${page.text.slice(at, at + ends)}`.trim();
    if (unit === null || numeral.unit !== 'count' || numeral.isScaled || !isSumCell(cell)) return numeral;
    const value = Number((numeral.value * unit.factor).toPrecision(15));
    const isScaled = unit.factor !== 1;
    return { ...numeral, unit: 'money', currency: unit.currency, value, isScaled, noun: '' };
  });
}

/** The cells of its line before a place, which say in which column it stands. */
const cellsBefore = ({ text }: FoldedPage, at: number): string[] =>
  text.slice(text.lastIndexOf('\n', at - 1) + 1, at).split('\t');

/** `12 months  R'000  ARR`: the heads of columns, each of what stands below it. */
export function headsOfColumns(passage: Passage): readonly string[] | null {
  const heads = [...cellsBefore(passage.page, passage.start).slice(0, -1), ...cellsAtTabs(passage)];
  return heads.filter((cell) => /[a-z]/.test(cell)).length > 2 ? heads.map((cell) => cell.trim()) : null;
}
/** Whether a row says what its figures are of: each is then a part of what its column is called. */
export function isNamedRow({ page, start, end }: Passage, dates: readonly DateMention[]): boolean {
  const [name = ''] = page.text.slice(start, end).split('\t', 1);
  const isTime = dates.some((date) => date.start < name.length);
  return (
    cellsBefore(page, start).length === 1 && /[a-z]{3}/.test(name) && !isTime && !OF_THE_WHOLE.test(name)
  );
}
export const columnOf = ({ page, start }: Passage, numeral: Numeral): number =>
  cellsBefore(page, start + numeral.start).length - 1;

/** Where the cell of a number ends in a row that opens with its name: a remark in a cell behind does not name it. */
export function endOfCell({ page, start, end }: Passage, numeral: Numeral): number {
  const text = page.text.slice(start, end);
  const [name = ''] = text.split('\t', 1);
  const behind = text.indexOf('\t', numeral.end);
  return numeral.start > name.length && behind >= 0 && /[a-z]{3}/.test(name) ? behind : text.length;
}

const CAME_ON =
  /\b(?:(?:safes?|notes?|loans?|agreements?|contracts?|leases?|deeds?|bail|prets?|contrats?|conventions?|actes?) (?:of|du)|dated|signed|signee?s?|paid|received|settled|deposited|invested|credited|versee?s?|payee?s?|acquittee?s?|recue?s?|reglee?s?|encaissee?s?|deposee?s?)(?: (?:in full|integralement))?(?: (?:on|in|le|en))?(?: \d{1,2}(?:er|st|nd|rd|th)?)? ?$/;
/** The dates that a number of a row may be of: none of a remark behind it but when it was agreed or paid, and no day that is to come. */
export function datesOfCell(
  passage: Passage,
  numeral: Numeral,
  dates: readonly DateMention[],
  now: string | null,
): readonly DateMention[] {
  const own = endOfCell(passage, numeral);
  const text = passage.page.text.slice(passage.start, passage.end);
  if (own === text.length) return dates;
  const isOfIt = ({ start, end, date }: DateMention): boolean => {
    if (start < own) return true;
    const isAlone = text[start - 1] === '\t' && !/^[^\t]/.test(text.slice(end));
    const isOver = now === null || date.slice(0, now.length) <= now.slice(0, date.length);
    return isOver && (CAME_ON.test(text.slice(0, start)) || (isAlone && now !== null));
  };
  return dates.filter(isOfIt);
}
