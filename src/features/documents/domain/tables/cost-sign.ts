import type { Account } from '../words/account.ts';
import { OF_A_BALANCE } from './table-subject.ts';
import type { TableRow } from './table-reading.ts';

const COSTS: ReadonlySet<Account> = new Set([
  'costOfSales',
  'staffCosts',
  'operatingExpenses',
  'depreciation',
]);
const firstValue = (rows: readonly TableRow[], account: Account): number | undefined =>
  rows.find((row) => row.account === account)?.values[0]?.value;

const OWNED: ReadonlySet<Account> = new Set([...OF_A_BALANCE, 'receivables', 'equity']);

/** `Less bank debt (2,850)`: what is owed, taken off the worth of a business. */
const IS_TAKEN_OFF = /^(?:less|moins)\b/i;

/** Finance costs and a charge of tax are sums spent, also where a statement writes what goes out in brackets. */
export function withCosts(rows: readonly TableRow[]): TableRow[] {
  const [before, tax, after] = [
    firstValue(rows, 'profitBeforeTax'),
    firstValue(rows, 'incomeTax'),
    firstValue(rows, 'netProfit'),
  ];
  const isAdded =
    before !== undefined && tax !== undefined && after !== undefined && tax !== 0 && before !== after
      ? Math.sign(tax) === Math.sign(after - before)
      : rows.some(
          ({ account, values }) =>
            account !== null && COSTS.has(account) && values.some(({ value }) => value < 0),
        );
  // Beside what is owned, a loan in brackets is owed.
  const isOfBalance = rows.some(({ account }) => account !== null && OWNED.has(account));
  return rows.map((row) => {
    if (row.account === 'borrowings' && (isOfBalance || IS_TAKEN_OFF.test(row.label)))
      return { ...row, values: row.values.map((one) => ({ ...one, value: Math.abs(one.value) })) };
    const isCost = row.account === 'financeCosts' || (row.account === 'incomeTax' && isAdded);
    if (!isCost) return row;
    const turned = (value: number): number => (row.account === 'financeCosts' ? Math.abs(value) : -value);
    return { ...row, values: row.values.map((one) => ({ ...one, value: turned(one.value) })) };
  });
}
