import { cellsOf } from '../sums/itemised-row.ts';
import { type FoldedPage, runningText } from '../text/folded-page.ts';
import { ONE_BANK } from '../tables/bank-statement.ts';
import { once } from '../words/memory.ts';
import { datesIn } from '../words/period.ts';
import type { Figure } from './figure-context.ts';
import { CERTIFIES } from './loan-schedule.ts';

/** `Current account`, `Call deposit`, `Compte courant`: what a bank keeps for a company. */
const AN_ACCOUNT =
  /^\W*(?:(?:main|operating|foreign currency|fcy|usd|eur|us dollar|dollar|euro) )*(?:current|savings?|cheque|call|notice|deposit|domiciliary|retention|collection|escrow|operating|fixed|term|time|money market)(?: (?:accounts?|a\/c|deposits?)|\b)|^\W*(?:comptes? (?:courants?|d'epargne|a terme|de depot|en devises|bloques?|d'exploitation)|depots? a terme|total (?:in credit|des avoirs|(?:credit )?balances|deposits|des depots))\b/;
/** `Current account 4010: RWF 112,250,000 credit`: a line of a list. */
const IS_LISTED = /^\W*[a-z][^:;]{3,60}: ?(?:[^\s\d]{1,4} ?)?\d[\d ,.]*(?: [a-z]{2,6})?\.?$/;
/** What it has lent, and what went through. */
const IS_NO_BALANCE =
  /\b(?:overdrafts?|loans?|limits?|facilit(?:y|ies)|turnover|average|credits to|mouvements?|moyenne?|decouverts?|emprunts?|prets?|debit|debiteur|overdrawn|provident|held for)\b/;

/** `Packing credit 1201-91-0022 (debit)`: what it is owed. */
const IS_OWED = /\((?:debit|dr|debiteur|solde debiteur)\)|\bsoldes? debiteurs?\b/;

/** `at the close of business on 30 April 2026`, `soldes arrêtés au 31/12/2025`: the month that a bank confirms balances of; null where it tells none. */
const monthOfBalances = once(({ text }: FoldedPage): string | null => {
  const mentions = datesIn(text);
  const told = mentions.find(
    ({ start, end }) =>
      OF_BALANCES.test(text.slice(Math.max(0, start - REACH), start)) || WERE_BALANCES.test(text.slice(end)),
  );
  return told?.date.slice(0, 'yyyy-mm'.length) ?? null;
});
const OF_BALANCES =
  /\b(?:close of business (?:on|of)|(?:balances?|position|facilities)(?: [a-z]+){0,3} (?:at|on|as at|as of)|soldes?(?: [a-z]+){0,2} (?:au|du)|arretee?s? au|situation au)\s(?:the )?$/;
const WERE_BALANCES = /^,?\s(?:les |the |des |these |following )*(?:soldes?|balances?)\b/;
const REACH = 60;

const IS_TOTAL = /^\W*(?:grand )?(?:total|totaux|together|in all|ensemble)\b/;
/** What rounding may leave of a sum. */
const NEAR = 0.5;

/**
 * The rows of accounts in a bank's confirmation as what the company holds there, each a part of its cash and listed aside, those in debit as
 * what it owes, and the total of its accounts as what it holds at that bank.
 */
export function withBankBalances(figures: readonly Figure[]): readonly Figure[] {
  const read = figures.map((figure, index) => asHeldOrOwed(figure, figures[index + 1]));
  const held = read.filter((figure, index) => figure !== figures[index] && figure.kind === 'cash');
  return read.map((figure) => {
    const { passage, unit, value } = figure;
    if (!IS_TOTAL.test(passage.text) || (unit !== 'money' && unit !== 'count')) return figure;
    const parts = held.filter((one) => one.passage.page === passage.page && !IS_TOTAL.test(one.passage.text));
    const [first, other] = parts;
    const sum = parts.reduce((all, part) => all + part.value, 0);
    const isWhole =
      first !== undefined &&
      other !== undefined &&
      parts.every(({ currency, date }) => currency === first.currency && date === first.date) &&
      (figure.currency ?? first.currency) === first.currency &&
      Math.abs(sum - value) <= NEAR;
    if (!isWhole) return figure;
    const { currency, date } = first;
    return { ...figure, unit: 'money', currency, date, kind: 'cash', isAside: false, about: ONE_BANK };
  });
}
/** A row of an account as what the company holds, or owes, there; any other figure as it is. */
function asHeldOrOwed(figure: Figure, next: Figure | undefined): Figure {
  const { passage, unit, kind, account, currency, isForecast } = figure;
  const isOpen = unit === 'money' && (kind === 'other' || kind === 'cash') && account === null && !isForecast;
  const isRow = cellsOf(passage).length > 1 || IS_LISTED.test(passage.text);
  if (!isOpen || currency === null || !isRow) return figure;
  const isLast = next?.passage !== passage || next.unit !== 'money';
  const isOwed = isLast && IS_OWED.test(passage.text);
  const isBalance = isLast && AN_ACCOUNT.test(passage.text) && !IS_NO_BALANCE.test(passage.text);
  if ((!isBalance && !isOwed) || !CERTIFIES.test(runningText(passage.page))) return figure;
  const date = monthOfBalances(passage.page) ?? figure.date;
  if (date === null) return figure;
  return isOwed
    ? { ...figure, account: 'borrowings', date }
    : { ...figure, kind: 'cash', isAside: true, date };
}
