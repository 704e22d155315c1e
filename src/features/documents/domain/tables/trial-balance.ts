import { type Account, accountOf, OF_INCOME, STANDING } from '../words/account.ts';
import { cellNumber, separatorsOf, valuesOf } from './cell-number.ts';
import { monthsOf, upTo } from './table-period.ts';
import { yearsLater } from '../words/period.ts';
import { twoDigits } from '../words/period-word.ts';
import { type Context } from './table-context.ts';
import { moneyCells } from './table.ts';
import type { TableReading, TableRow, TableValue } from './table-reading.ts';
import type { Cell, Line, TableBlock } from './table.ts';

/* Trial balances: a line for each account of the ledger, with what it closes at on one of two sides. */

type Side = 'debit' | 'credit';
/** Two columns of one time, of which each row fills one; or a column of balances, those in credit with a minus. */
type Pair = { readonly debit: number; readonly credit: number; readonly over: string };
/** Where the rows begin, and the columns that say what the accounts open and close at. */
export type TrialHead = {
  readonly from: number;
  readonly opening: Pair | null;
  readonly closing: Pair;
};

const DEBIT = /\b(?:debits?|debiteurs?|debitrices?|dr)\b/;
const CREDIT = /\b(?:credits?|crediteurs?|creditrices?|cr)\b/;
const OF_CODES =
  /^(?:(?:n°|no\.?|numero|code)(?: (?:de |du )?)?)?(?:comptes?|codes?|accounts?|a\/c|acct?s?|acc\.?|gl|nominal|ledger)(?: ?(?:no\.?|n°|number|code|numero|#))?$/;
const TITLE =
  /\b(?:trial balance|balances? (?:generales?|des comptes|auxiliaires?|a \d colonnes)|list of balances)\b/;
const OF_MOVES = /\b(?:movements?|mouvements?|mvts?|period|periode|activity|during|transactions)\b/;
const OF_OPENING =
  /\b(?:opening|open|brought forward|b\/f|ouverture|initiaux|initial|debut|anterieure?s?|reports?|a nouveaux?)\b/;
const OF_CLOSING = /\b(?:closing|close|carried forward|c\/f|cloture|finaux|finals?|fin|balances?|soldes?)\b/;
const LONGEST_HEAD = 36;
const CODE = /^\d{1,8}(?:[-./]\d{1,6})*$/;
/** How many of the rows must begin with the number of an account where no title says what they are. */
const MOSTLY = 0.7;

const sidesIn = ({ cells }: Line): { column: number; side: Side; text: string }[] =>
  cells.flatMap(({ text, column }) => {
    const [isDebit, isCredit] = [DEBIT.test(text), CREDIT.test(text)];
    return text.length > LONGEST_HEAD || isDebit === isCredit
      ? []
      : [{ column, side: isDebit ? ('debit' as const) : ('credit' as const), text }];
  });

/** The pairs of columns that a line of heads names, each with what stands over it. */
function pairsIn(lines: readonly Line[], at: number): Pair[] {
  const sides = lines[at] ? sidesIn(lines[at]) : [];
  const over = lines.slice(0, at).flatMap(({ cells }) => cells.filter(({ column }) => column > 0));
  const pairs: Pair[] = [];
  for (let index = 0; index + 1 < sides.length; index += 2) {
    const [one, other] = [sides[index], sides[index + 1]];
    if (!one || !other || one.side === other.side) return [];
    const from = sides[index - 1]?.column ?? -1;
    const own = over.filter(({ column }) => column > from && column <= other.column);
    const [debit, credit] = one.side === 'debit' ? [one.column, other.column] : [other.column, one.column];
    pairs.push({ debit, credit, over: [...own, one, other].map(({ text }) => text).join(' ') });
  }
  return sides.length % 2 === 0 ? pairs : [];
}

/** The head of a trial balance among the lines of a block; null where it is another table. */
export function trialHeadIn({ lines, above }: TableBlock): TrialHead | null {
  const at = lines.findIndex((line) => line.tail === null && sidesIn(line).length >= 2);
  const head = lines[at];
  const pairs = pairsIn(lines, at);
  if (!head || pairs.length === 0 || lines.some(({ tail }) => tail !== null)) return null;
  const rows = lines.slice(at + 1).filter((line) => moneyCells(line).length > 0);
  const coded = rows.filter(({ cells: [first] }) => CODE.test(first?.text ?? ''));
  const areCoded = head.cells.some(({ text }) => OF_CODES.test(text)) && coded.length >= MOSTLY * rows.length;
  const isTitled = [...above, ...lines.slice(0, at)].some(({ text }) => TITLE.test(text));
  if ((!areCoded && !isTitled) || rows.length < 3) return null;
  const last = Math.max(...pairs.flatMap(({ debit, credit }) => [debit, credit]));
  const balance = head.cells.find(({ column, text }) => column > last && OF_CLOSING.test(text));
  const before = head.cells.find(
    ({ column, text }) =>
      column > 0 && column < Math.min(...pairs.map(({ debit }) => debit)) && OF_OPENING.test(text),
  );
  const asPair = ({ column, text }: Cell): Pair => ({ debit: column, credit: column, over: text });
  const closing = balance ? asPair(balance) : pairs.at(-1);
  const opening = before
    ? asPair(before)
    : (pairs.find((pair) => pair !== closing && OF_OPENING.test(pair.over)) ?? null);
  const isOfMoves = closing === undefined || (OF_MOVES.test(closing.over) && !OF_CLOSING.test(closing.over));
  return isOfMoves ? null : { from: at + 1, opening, closing };
}

const OWED_OR_EARNED: ReadonlySet<Account> = new Set([
  'revenue',
  'otherIncome',
  'equity',
  'borrowings',
  'nonCurrentLiabilities',
  'currentLiabilities',
  'totalLiabilities',
]);
const OF_CASH = /^(?:cash|petty cash|banks?|banques?|caisses?|ccp|mobile money|momo|m-?pesa)\b/;
const BEHIND_NAME = / ?(?: [-–—·] |: |, |\().*$/;

/** What an account of the ledger is of: its name, or what the name begins with. */
function familyOf(label: string): Account | null {
  const name = label.replace(BEHIND_NAME, '');
  // In a ledger customers are what they owe.
  if (accountOf(name) === 'customers') return 'receivables';
  return (
    accountOf(label) ??
    accountOf(name) ??
    (OF_CASH.test(label)
      ? 'cash'
      : OF_INCOME.test(name) && /^(?:sales|ventes)\b/.test(name)
        ? 'revenue'
        : null)
  );
}

type Entry = {
  readonly line: Line;
  readonly label: string;
  readonly code: string;
  readonly family: Account | null;
  readonly closing: Balance | null;
  readonly opening: Balance | null;
};
type Balance = { readonly cell: Cell; readonly value: number; readonly side: Side };

const IS_SUM = /^(?:(?:grand |sub-?)?totals?|totaux|total general|sous-?total|ensemble)\b/;
const isSum = ({ label }: Entry): boolean => IS_SUM.test(label) || label === '';

/** The classes of accounts that come and go: by their numbers all from the first that names an income or a cost. */
function flowing(entries: readonly Entry[]): (entry: Entry) => boolean {
  const isFlow = ({ family }: Entry): boolean => family !== null && !STANDING.has(family);
  const classOf = ({ code }: Entry): string => code.slice(0, 1);
  const standing = new Set(
    entries.filter(({ family }) => family !== null && STANDING.has(family)).map(classOf),
  );
  const flows = entries
    .filter((entry) => isFlow(entry) && (entry.code === '' || !standing.has(classOf(entry))))
    .map(classOf);
  const first = flows.toSorted()[0];
  return (entry) => {
    if (entry.family !== null && (entry.code === '' || isFlow(entry) || standing.has(classOf(entry))))
      return isFlow(entry) && !(standing.has(classOf(entry)) && entry.code !== '');
    return first !== undefined && entry.code !== '' && classOf(entry) >= first;
  };
}

/** The last day of what a title says, and the years or months that end then. */
function timesOf({ title, fiscalEnd, writtenYearEnd }: Context & { writtenYearEnd: boolean }): {
  readonly day: string | null;
  readonly period: string | null;
  readonly opened: string | null;
} {
  if (title === null) return { day: null, period: null, opened: null };
  const end = title.split(' to ').at(-1) ?? title;
  const last = fiscalEnd ?? 12;
  const day = /^\d{4}$/.test(end) ? `${end}-${twoDigits(last)}` : (monthsOf(end).at(-1) ?? end);
  const isYearEnd = Number(day.slice(5)) === last || writtenYearEnd;
  const isYear = /^\d{4}$/.test(title) || isYearEnd;
  return {
    day,
    period: isYear
      ? day.slice(0, 4)
      : fiscalEnd !== null
        ? upTo(day, fiscalEnd)
        : title.length > 7
          ? title
          : null,
    opened: isYear ? yearsLater(day, -1) : null,
  };
}
const YEAR_END =
  /\b(?:year[- ]end|end of (?:the )?(?:financial )?year|year ended|exercice clos|fin d'exercice)\b/;

/** The balances of a ledger; `context` tells of when and in what. */
export function readTrialBalance(
  { page, lines }: TableBlock,
  { from, opening, closing }: TrialHead,
  context: Context,
): TableReading | null {
  const body = lines.slice(from).filter((line) => moneyCells(line).length > 0);
  const columns = new Set([closing, opening].flatMap((pair) => (pair ? [pair.debit, pair.credit] : [])));
  const separators = separatorsOf(
    body
      .flatMap(({ cells }) => cells.filter(({ column }) => columns.has(column)))
      .flatMap(({ text }) => cellNumber(text)?.body ?? []),
    context.hasDecimalComma,
  ) ?? { thousands: '', decimal: '' };
  const balanceIn = ({ cells }: Line, pair: Pair | null): Balance | null => {
    for (const cell of cells) {
      const read =
        pair && (cell.column === pair.debit || cell.column === pair.credit) ? cellNumber(cell.text) : null;
      const [value, other] = read ? valuesOf(read.body, separators) : [];
      if (!read || !pair || value === undefined || other !== undefined || value === 0) continue;
      const isCredit = (cell.column === pair.credit && pair.debit !== pair.credit) !== read.isNegative;
      return { cell, value, side: isCredit ? 'credit' : 'debit' };
    }
    return null;
  };
  const first = Math.min(
    closing.debit,
    closing.credit,
    opening?.debit ?? Infinity,
    opening?.credit ?? Infinity,
  );
  const entries = body.map((line): Entry => {
    const before = line.cells.filter(({ column }) => column < first);
    const code = before.find(({ text }) => CODE.test(text))?.text ?? '';
    const label = before.find(({ text }) => /[a-z]{2}/.test(text))?.text ?? '';
    return {
      line,
      label,
      code,
      family: IS_SUM.test(label) ? null : familyOf(label),
      closing: balanceIn(line, closing),
      opening: balanceIn(line, opening),
    };
  });
  const isFlow = flowing(entries);
  const times = timesOf({ ...context, writtenYearEnd: YEAR_END.test(page.text) });
  // What is written on the other side is something else of the name: what wears off, an account overdrawn.
  const accounts = entries.map(({ family, closing: held, opening: held0 }): Account | null => {
    const side = (held ?? held0)?.side;
    return family !== null && side === (OWED_OR_EARNED.has(family) ? 'credit' : 'debit') ? family : null;
  });
  const counts = Map.groupBy(accounts, (account) => account);
  const rows = entries.flatMap((entry, index): TableRow[] => {
    const account = accounts[index] ?? null;
    const isWhole = account !== null && counts.get(account)?.length === 1;
    const valueOf = (balance: Balance | null, date: string | null): TableValue[] =>
      balance === null
        ? []
        : [
            {
              start: balance.cell.start,
              end: balance.cell.end,
              value: Number((balance.value * (context.unit?.factor ?? 1)).toPrecision(15)),
              unit: 'money',
              currency: context.unit?.currency ?? context.currency,
              date,
              isForecast: false,
            },
          ];
    const comesAndGoes = isFlow(entry) && !isSum(entry);
    const values = [
      ...(comesAndGoes || isSum(entry) || times.opened === null ? [] : valueOf(entry.opening, times.opened)),
      ...valueOf(entry.closing, comesAndGoes ? times.period : times.day),
    ];
    return values.length === 0
      ? []
      : [
          {
            start: entry.line.start,
            end: entry.line.end,
            label: entry.label,
            account: isWhole ? account : null,
            ...(isWhole ? {} : { isPart: true }),
            values,
            candidates: [],
          },
        ];
  });
  return rows.length === 0 ? null : { page, rows, checks: [], isSettled: false };
}
