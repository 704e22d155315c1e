import type { Account } from '../words/account.ts';
import type { Candidate, OpenRow } from './open-row.ts';
import { lastDigit } from './row-sum.ts';
import { holds, IDENTITIES } from './statement-identity.ts';
import type { TableCheck, TableRow, TableValue } from './table-reading.ts';

const byAccount = (rows: readonly OpenRow[], account: Account): OpenRow | undefined =>
  rows.find((row) => row.account === account && row.unit === 'money');

/** Of several readings of rows, those under which a sum closes in every column, where they are the only ones. */
export function settle(rows: readonly OpenRow[]): { rows: OpenRow[]; isSettled: boolean } {
  let settled = [...rows];
  let isSettled = false;
  for (const identity of IDENTITIES) {
    const total = byAccount(settled, identity.total);
    const parts = identity.parts.map(({ account }) => byAccount(settled, account));
    if (!total || parts.includes(undefined)) continue;
    const involved = [total, ...parts.flatMap((part) => part ?? [])];
    if (involved.every(({ candidates }) => candidates.length === 1)) continue;
    if (involved.reduce((product, { candidates }) => product * candidates.length, 1) > MOST_CHOICES) continue;
    const closing = combinations(involved.map(({ candidates }) => candidates)).filter((choice) => {
      const [sum = [], ...terms] = choice;
      const digit = lastDigit(involved);
      return sum.every((value, column) => {
        const isClosed = holds(
          identity,
          value,
          terms.map((term) => term[column]),
          digit,
        );
        return isClosed === true || (isClosed === null && value === null);
      });
    });
    const [only, other] = closing;
    if (!only || other) continue;
    isSettled = true;
    settled = settled.map((row) => {
      const at = involved.indexOf(row);
      const chosen = only[at];
      return at < 0 || !chosen ? row : { ...row, candidates: [chosen] };
    });
  }
  return { rows: settled, isSettled };
}
const MOST_CHOICES = 512;

const combinations = (choices: readonly (readonly Candidate[])[]): Candidate[][] =>
  choices.reduce<Candidate[][]>(
    (made, options) => made.flatMap((before) => options.map((option) => [...before, option])),
    [[]],
  );

/** The sums that can be tested among the rows read, column by column. */
export function checksOf(rows: readonly OpenRow[], read: readonly TableRow[]): TableCheck[] {
  const digit = lastDigit(rows);
  const rowsOf = (account: Account): TableRow[] =>
    read.filter((row) => row.account === account && row.values.some(({ unit }) => unit === 'money'));
  return IDENTITIES.flatMap((identity) => {
    const [total] = rowsOf(identity.total);
    const choices = identity.parts.map(({ account }) => rowsOf(account).slice(0, MOST_ROWS));
    if (!total || choices.some(({ length }) => length === 0)) return [];
    return total.values.flatMap((sum, column): TableCheck[] => {
      // Gross sales and net sales may both stand there: the sum is of those that make it.
      const checks = chosenFrom(choices).flatMap((parts): TableCheck[] => {
        const terms = parts.flatMap((part) => {
          const value = part.values.find(
            ({ date, currency }) => date === sum.date && currency === sum.currency,
          );
          return value && part.values.length === total.values.length ? [part.values[column] ?? value] : [];
        });
        if (terms.length < parts.length) return [];
        const factor = scaleBetween(rows, total, sum);
        const isHeld = holds(
          identity,
          sum.value,
          terms.map(({ value }) => value),
          digit * factor,
        );
        return isHeld === null ? [] : [{ identity, holds: isHeld, total: sum, parts: terms }];
      });
      const told = checks.find((check) => check.holds) ?? checks[0];
      return told ? [told] : [];
    });
  });
}
/** Rows of one account that are tried. */
const MOST_ROWS = 2;
const chosenFrom = (choices: readonly (readonly TableRow[])[]): TableRow[][] =>
  choices.reduce<TableRow[][]>(
    (made, rows) => made.flatMap((before) => rows.map((row) => [...before, row])),
    [[]],
  );

/** How much larger a value is than its digits: the scale of its table. */
function scaleBetween(rows: readonly OpenRow[], row: TableRow, value: TableValue): number {
  const raw = rows
    .find(({ line }) => line.start === row.start)
    ?.candidates[0]?.find((one) => one !== null && one !== 0);
  const first = row.values[0] ?? value;
  return raw ? Math.abs(first.value / raw) : 1;
}
