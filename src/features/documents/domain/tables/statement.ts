import type { FoldedPage } from '../text/folded-page.ts';
import { type Account, accountOf, COUNTED, unitOfLabel } from '../words/account.ts';
import { cellNumber, separatorsOf } from './cell-number.ts';
import { withCosts } from './cost-sign.ts';
import { checksOf, settle } from './identity-check.ts';
import { named } from './income-row.ts';
import { isOfMoney } from './measured-table.ts';
import { labelOf, type Open, openRow } from './open-row.ts';
import { OF_A_BALANCE, OF_RESULTS } from './row-neighbour.ts';
import { isWholeOf, numberedTitle, Totals, WHOLES } from './row-total.ts';
import { decimalsIn, isInWholes, isLargeSum, isOfThings, MOST_PEOPLE, WITH_THEM } from './row-unit.ts';
import { close } from './row-value.ts';
import { type Context, takeUnit } from './table-context.ts';
import { besideColumns, headsFrom, isHeadLine, overColumns } from './table-head.ts';
import type { TableReading } from './table-reading.ts';
import { scaleOfLabel, scaleOfTable, type TableScale } from './table-scale.ts';
import { LEAST_ACCOUNTS, OF_PEOPLE, OF_USES } from './table-subject.ts';
import { takeTitles } from './table-title.ts';
import { type Line, moneyCells } from './table.ts';

export function readTable(
  page: FoldedPage,
  { head, body, title, over }: { head: Line[]; body: Line[]; title: string; over: readonly Line[] },
  context: Context,
): TableReading {
  takeTitles(
    head.filter((line) => !isHeadLine(line) && line.cells.length === 1),
    context,
  );
  const heads = besideColumns(overColumns(headsFrom(head, body, context) ?? context.heads, body), body);
  // `Payer  What for  KES million`: the one column of amounts says what it is in.
  const units = head.flatMap(({ cells }) =>
    cells.filter(({ text }) => scaleOfTable(text, context.home) !== null),
  );
  if (!heads && units.length === 1 && units[0]) takeUnit(units[0].text, context);
  if (heads) context.heads = heads;
  const separators = separatorsOf(
    body
      .filter((line) => unitOfLabel(labelOf(line)) !== 'count')
      .flatMap(moneyCells)
      .filter(({ column }) => !heads || heads.heads.some((head) => head.column === column && head.time))
      .flatMap(({ text }) => cellNumber(text)?.body ?? []),
    context.hasDecimalComma,
  );
  // `73.0   Purchases`: the labels stand behind.
  const areBehind =
    body.filter(({ cells: [first] }) => first !== undefined && cellNumber(first.text) !== null).length >
    body.length / 2;
  let before = '';
  const rows: Open[] = [];
  const totals = new Totals(head, over);
  for (const line of body) {
    const own = labelOf(line);
    if (line.tail === null && moneyCells(line).length === 0) {
      const { unit } = context;
      takeTitles([line], context);
      // Another unit begins another table.
      context.unit = unit;
      before = line.cells.length === 1 ? line.text : '';
      totals.open(before);
      continue;
    }
    const numbered = areBehind ? null : numberedTitle(line);
    if (numbered !== null) {
      totals.open(numbered);
      continue;
    }
    const wrapped = `${before} ${own}`;
    const isWrapped =
      before !== '' && own !== '' && accountOf(wrapped) !== null && accountOf(before) === null;
    const label = line.tail ? (line.cells[0]?.text ?? '') : own === '' ? before : isWrapped ? wrapped : own;
    const row = openRow(line, label, heads, separators ?? { thousands: '', decimal: '' });
    const whole = row === null ? null : totals.add(row);
    if (row && whole) {
      const { parts, ...named } = whole;
      if (named.account !== null && WHOLES.has(named.account))
        for (const part of parts) rows[rows.indexOf(part)] = { ...part, account: null, isPart: true };
      const isCount = named.account !== null && COUNTED.has(named.account);
      if (isCount)
        for (const part of parts) rows[rows.indexOf(part)] = { ...part, unit: part.unit ?? 'count' };
      rows.push({ ...row, ...named, unit: isCount ? 'count' : 'money' });
    } else if (row && label !== '') rows.push(row);
    before = '';
  }
  // What a sum is to be spent on is no stock and no cash of the company's.
  const isOfUses =
    head.some(({ cells }) => OF_USES.test(cells.map(({ text }) => text).join(' | '))) || OF_USES.test(title);
  const { rows: settled, isSettled } = settle(
    isOfUses ? rows.map((row): Open => ({ ...row, account: null })) : named(rows),
  );
  const sums = settled
    .filter(({ unit }) => unit === 'money')
    .flatMap(({ candidates }) => candidates[0] ?? []);
  const smallest = sums.reduce<number>(
    (least, value) => (value ? Math.min(least, Math.abs(value)) : least),
    Infinity,
  );
  const isStatement =
    settled.filter(({ account }) => account !== null && !COUNTED.has(account)).length >= LEAST_ACCOUNTS;
  const isOfPeople =
    sums.length === 0 &&
    !head.some(({ cells }) => cells.slice(1).some(({ text }) => isOfMoney(text, context.home))) &&
    OF_PEOPLE.test([title, ...head.map(({ text }) => text)].join(' '));
  const names = (accounts: ReadonlySet<Account>): boolean =>
    settled.some(({ account }) => account !== null && accounts.has(account));
  const isBalance = names(OF_A_BALANCE) && !names(OF_RESULTS);
  const isOfResults = isStatement && names(OF_RESULTS) && !names(OF_A_BALANCE);
  const areAmounts = !heads && units.length === 1;
  const ofMoney = settled.filter(({ unit }) => unit === 'money');
  const areDecimal =
    ofMoney.length > 1 &&
    ofMoney.map(decimalsIn).every((decimals) => decimals.length > 0 && decimals.every(Boolean));
  const unitIn = (row: Open): Open['unit'] => {
    if (areAmounts && row.account === null && WITH_THEM.test(row.label)) return 'money';
    if (isOfThings(row, smallest) || (isOfPeople && row.unit === null && isOfThings(row, MOST_PEOPLE)))
      return 'count';
    if (row.unit === null && areDecimal && isInWholes(row)) return 'count';
    return row.unit === null && isStatement && isLargeSum(row) ? 'money' : row.unit;
  };
  // Rows below one that says its unit are in the same, where neither the table nor its columns say one.
  const isToldAbove = context.unit !== null || heads?.heads.some(({ unit }) => unit !== null);
  let inherited: TableScale | null = null;
  const read = settled.map((row) => {
    const said =
      isToldAbove || (row.unit !== 'money' && row.unit !== null)
        ? null
        : scaleOfLabel(row.label, context.home);
    // A label that ends in a currency is of money, whatever it is called.
    const unit = row.unit === 'money' || said?.currency ? said : null;
    inherited = unit ?? inherited;
    const own = { ...context, isBalance, isOfResults, ...(isOfUses ? { title: null } : {}) };
    const account = isOfPeople && isWholeOf(row, settled) ? 'headcount' : row.account;
    return close({ ...row, account, unit: unit === null ? unitIn(row) : 'money' }, heads, own, inherited);
  });
  return { page, rows: withCosts(read), checks: checksOf(settled, read), isSettled };
}
