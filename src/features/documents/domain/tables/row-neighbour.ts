import { type Account, COUNTED, plainLabel } from '../words/account.ts';
import type { OpenRow } from './open-row.ts';
import { OF_A_BALANCE } from './table-subject.ts';

/** What lines of income above it make, less costs or not. */
const IN_RESULTS: ReadonlySet<Account> = new Set([
  'revenue',
  'grossProfit',
  'totalExpenses',
  'ebitda',
  'operatingProfit',
  'profitBeforeTax',
  'netProfit',
]);

const OF_CASH =
  /\b(?:cash|tresorerie|encaissements?|decaissements?|receipts|payments|paid|inflows?|outflows?|collections|levee|raised?|resultat|result)\b/;

const isNoCount = ({ candidates: [only = []] }: OpenRow): boolean =>
  only.some((value) => value !== null && (value < 0 || !Number.isInteger(value)));

export const IS_TURNOVER = /\b(?:chiffre d'affaires|turnover|revenue from|sales|net revenue)\b/;
const IS_ALL_INCOME =
  /^(?:(?:total |ensemble )?(?:des |de )?produits(?: d'exploitation| totaux)?|(?:total )?incomes?|income in all)$/;
const IS_ORDINARY = /^resultat (?:courant|des activites ordinaires)$/;

/** What ends one side of a balance sheet without a name of its own. */
const OF_THE_SIDE = /^(?:(?:grand )?totals?|totaux|total general)$/;
const ARE_OWNED: ReadonlySet<Account | null> = new Set([...OF_A_BALANCE, 'receivables', 'cash']);
const ARE_OWED: ReadonlySet<Account | null> = new Set([
  'equity',
  'borrowings',
  'nonCurrentLiabilities',
  'currentLiabilities',
  'totalLiabilities',
]);
/** The side of a balance sheet that a sum below its lines ends, where the lines are of one side and none is larger. */
function wholeSide({ candidates: [whole = []] }: OpenRow, rows: readonly OpenRow[]): Account | null {
  const last = rows.findLastIndex(({ account }) => account === 'totalAssets');
  const own = rows.slice(last + 1);
  const isLargest = own.every(({ candidates: [only = []] }) =>
    only.every((value, index) => value === null || value <= (whole[index] ?? value)),
  );
  const isOf = (accounts: ReadonlySet<Account | null>): boolean =>
    own.filter(({ account }) => accounts.has(account)).length >= LEAST_OF_A_SIDE;
  if (!isLargest || isOf(ARE_OWNED) === isOf(ARE_OWED)) return null;
  return isOf(ARE_OWNED) ? 'totalAssets' : 'totalEquityAndLiabilities';
}
const LEAST_OF_A_SIDE = 2;

const ARE_SOLD = /^(?:subscriptions|abonnements)$/;
/**
 * Rows whose label says one thing alone and another beside the rows of their table: what customers owe is written as customers in
 * a balance sheet; an opening and a closing are of cash where cash moves.
 */
export function byNeighbours(rows: readonly OpenRow[]): OpenRow[] {
  const isBalance = rows.some(({ account }) => account !== null && OF_A_BALANCE.has(account));
  const isOfCash = rows.some(({ label }) => OF_CASH.test(label));
  const isOfStatement = rows.some(({ account }) => account !== null && !COUNTED.has(account));
  const hasBeforeTax = rows.some(
    ({ account, label }) => account === 'profitBeforeTax' && !IS_ORDINARY.test(plainLabel(label)),
  );
  const hasTurnover = rows.some(({ account, label }) => account === 'revenue' && IS_TURNOVER.test(label));
  const lastResult = rows.findLastIndex(({ account }) => account !== null && IN_RESULTS.has(account));
  return rows.map((row, index): OpenRow => {
    const plain = plainLabel(row.label);
    const side =
      row.account === null && OF_THE_SIDE.test(plain) ? wholeSide(row, rows.slice(0, index)) : null;
    if (side !== null) return { ...row, account: side, unit: 'money' };
    // Above what a statement makes of them, subscriptions are what they bring in.
    if (row.account === 'users' && index < lastResult && ARE_SOLD.test(plain))
      return { ...row, account: null, unit: null };
    // Beside what is sold, all that comes in is another line.
    if (hasTurnover && row.account === 'revenue' && IS_ALL_INCOME.test(plain))
      return { ...row, account: null, unit: 'money' };
    if (isBalance && /^(?:clients|customers)$/.test(plain))
      return { ...row, account: 'receivables', unit: 'money' };
    // Nobody employs 9.1 people less: what is paid for them.
    if (row.account === 'headcount' && isOfStatement && isNoCount(row))
      return { ...row, account: 'staffCosts', unit: 'money' };
    // Between the ordinary result and tax stands what is not of every year.
    if (row.account === 'profitBeforeTax' && hasBeforeTax && IS_ORDINARY.test(plain))
      return { ...row, account: null, unit: 'money' };
    const isBare = /^(?:opening|closing|ouverture|cloture)$/.test(plain);
    return isBare && !isOfCash ? { ...row, account: null, unit: null } : row;
  });
}
