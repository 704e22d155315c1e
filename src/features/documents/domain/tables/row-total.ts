import { type Account, accountOf, COUNTED } from '../words/account.ts';
import type { OpenRow } from './open-row.ts';
import { isEach, sumsOf } from './row-sum.ts';
import { columnTime, isUnitAlone } from './table-period.ts';
import type { Line } from './table.ts';

/** Words for all that stands above. */
export const OF_THE_WHOLE = /^(?:all|totals?|ensemble|sum|together|in all|au total|total general)\b/;

/** `7.00   Inventories`: the number and the name of a note, and no row. */
export function numberedTitle({ cells, tail }: Line): string | null {
  const [first, second, other] = cells;
  const isNumbered =
    tail === null &&
    other === undefined &&
    first !== undefined &&
    second !== undefined &&
    /^\d{1,2}(?:\.\d{1,2})?$/.test(first.text) &&
    /^[a-z][^\d]{3,60}$/.test(second.text);
  return isNumbered ? second.text : null;
}

type Whole = Pick<OpenRow, 'label' | 'account'> & { readonly parts: readonly OpenRow[] };
/** Of these the whole is meant: what makes it, one account or one loan, is none of it. */
export const WHOLES: ReadonlySet<Account> = new Set(['cash', 'borrowings']);
const isUnnamed = (label: string): boolean =>
  label === '' ||
  /^(?:(?:grand |sub-?)?totals?(?: general)?|all|together|in all|ensemble|au total|en tout)$/.test(label);
/** `Total cash and cash equivalents` names what it is the whole of. */
const isWhole = ({ account, label }: OpenRow): boolean =>
  account !== null && WHOLES.has(account) && /^total\b/.test(label);

const NUMBERED = /^\d{1,2}[.)] ?/;
/** `11. Borrowings, GHS'000`: its name, without its number and what its sums are in. */
function nameOf(heading: string): string {
  const name = heading.replace(NUMBERED, '');
  const [behind = '', unit = ''] = /(?:,| [-–(]| in| en)\s*([^,]{1,24})$/.exec(name) ?? [];
  return unit !== '' && isUnitAlone(unit) ? name.slice(0, -behind.length) : name;
}
/** Sums that stand below their parts without a name: they are of what the heading above the parts says. */
export class Totals {
  #heading = '';
  /** The heading above headings. */
  #outer = '';
  #parts: OpenRow[] = [];
  #sums: OpenRow[] = [];

  /** `over` stands above the head, the nearest last. */
  constructor(head: readonly Line[], over: readonly Line[]) {
    const texts = [...head.flatMap(({ cells }) => cells), ...over.toReversed()].map(({ text }) => text);
    const told = texts.map(nameOf).find((text) => accountOf(text) !== null && columnTime(text) === null);
    this.open(told ?? '');
  }

  open(heading: string): void {
    if (this.#parts.length === 0) this.#outer = this.#heading;
    this.#heading = nameOf(heading);
    this.#parts = [];
  }

  /** What a row without a name of its own is, and of what, or null; others are parts. */
  add(row: OpenRow): Whole | null {
    if (!isUnnamed(row.label) && !isWhole(row)) {
      const [only, other] = row.candidates;
      const account = accountOf(this.#heading);
      // Under a head of people, `Rearing sites  33` is a part of them, too.
      const areCounted = account !== null && COUNTED.has(account);
      if (only && !other && row.unit !== 'percent' && (row.unit !== 'count' || areCounted))
        this.#parts.push(row);
      return null;
    }
    const values = sumsOf(row);
    if (values === null) return null;
    // A part that has nothing in a column leaves it out.
    const made = (parts: readonly OpenRow[]): number[] =>
      row.under.map((head) =>
        parts.reduce((sum, { under, candidates: [only] }) => sum + (only?.[under.indexOf(head)] ?? 0), 0),
      );
    const makes = (parts: readonly OpenRow[]): boolean =>
      parts.length > 1 && isEach(made(parts), values, 1, parts.length);
    const parts = this.#parts;
    if (isWhole(row)) {
      const areParts = makes(parts);
      if (areParts) this.#sums = [...this.#sums, row];
      this.#parts = areParts ? [] : [...parts, row];
      return areParts ? { label: row.label, account: row.account, parts } : null;
    }
    const isSum = makes(parts);
    const heading = isSum ? this.#heading : makes([...this.#sums, ...parts]) ? this.#outer : '';
    if (heading !== '') {
      this.#sums = heading === this.#outer ? [] : [...this.#sums, row];
      this.#parts = [];
    }
    const account = accountOf(heading) ?? accountOf(`total ${heading}`);
    if (heading !== '' && account !== null) return { label: heading, account, parts };
    return isSum && row.label === '' ? { label: heading, account: null, parts: [] } : null;
  }
}

/** Whether a row without a name of its own, `All`, `Total`, is what the rows above it make. */
export function isWholeOf(row: OpenRow, rows: readonly OpenRow[]): boolean {
  if (row.account !== null || !OF_THE_WHOLE.test(row.label)) return false;
  const first = ({ candidates: [only = []] }: OpenRow): number => only[0] ?? 0;
  const parts = rows.slice(0, rows.indexOf(row));
  return (
    parts.length >= 2 &&
    parts.every(({ account, unit }) => account === null && unit !== 'percent') &&
    parts.reduce((sum, part) => sum + first(part), 0) === first(row)
  );
}
