import { type FoldedPage, quoteOf } from '../text/folded-page.ts';
import { accountOf, COUNTED, unitOfLabel } from '../words/account.ts';
import { cellNumber, separatorsOf } from './cell-number.ts';
import { changesOf } from './change-column.ts';
import { withCosts } from './cost-sign.ts';
import { ofParent } from './head-scope.ts';
import { checksOf, settle } from './identity-check.ts';
import { bySums } from './income-structure.ts';
import { labelOf, type OpenRow, openRow } from './open-row.ts';
import { byNeighbours } from './row-neighbour.ts';
import { planBesideActual } from './row-plan.ts';
import { isWholeOf, numberedTitle, Totals, WHOLES } from './row-total.ts';
import { stubUnit, unitsBeside } from './row-unit.ts';
import { closeRow } from './row-value.ts';
import { rowsOfSegments } from './segment-table.ts';
import { type Context, takeUnit } from './table-context.ts';
import { besideColumns, firstOf, headsFrom, isHeadLine, overColumns } from './table-head.ts';
import type { TableReading } from './table-reading.ts';
import { scaleOfLabel, scaleOfTable, type TableScale } from './table-scale.ts';
import { isOfPeople, isOfUses, statementOf } from './table-subject.ts';
import { takeTitles } from './table-title.ts';
import { type Line, moneyCells } from './table.ts';

/** Reads one table: a row for each of its lines, in the accounts, the times and the units that its heads and the rows beside it tell. */
export function readStatement(
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
  const rows: OpenRow[] = [];
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
    const opened = openRow(line, label, heads, separators ?? { thousands: '', decimal: '' });
    const row = opened && isOfStaff(page, line) ? withPeople(opened) : opened;
    const whole = row === null ? null : totals.add(row);
    if (row && whole) {
      const { parts, ...named } = whole;
      if (named.account !== null && WHOLES.has(named.account))
        for (const part of parts) rows[rows.indexOf(part)] = { ...part, account: null, isPart: true };
      const isCount = named.account !== null && COUNTED.has(named.account);
      if (isCount)
        for (const part of parts) rows[rows.indexOf(part)] = { ...part, unit: part.unit ?? 'count' };
      rows.push({
        ...row,
        ...named,
        unit: isCount ? 'count' : named.account === null ? row.unit : 'money',
      });
    } else if (row && label !== '') rows.push(row);
    before = '';
  }
  const segments = rowsOfSegments(head, body);
  // What a sum is to be spent on is no stock and no cash of the company's.
  const areUses = isOfUses(head, title);
  const { rows: settled, isSettled } = settle(
    areUses
      ? rows.map((row): OpenRow => ({ ...row, account: null }))
      : (planBesideActual(rows, context.subject) ?? bySums(byNeighbours(rows))),
  );
  const { isStatement, isBalance, isOfResults } = statementOf(settled);
  const hasAmounts = settled.some(({ unit, candidates: [only = []] }) => unit === 'money' && only.length > 0);
  const arePeople = !hasAmounts && isOfPeople(head, title, context.home);
  const unitOf = unitsBeside(settled, {
    areAmounts: !heads && units.length === 1,
    areUses,
    isOfPeople: arePeople,
    isStatement,
    stub: heads === null ? null : stubUnit(head),
  });
  const unitTold = believable(context.unit, settled);
  // Rows below a first one that says its unit are in the same, where neither the table nor its columns say one.
  const isToldAbove = context.unit !== null || heads?.heads.some(({ unit }) => unit !== null);
  let inherited: TableScale | null = null;
  let isFirst = true;
  const read = settled.map((row) => {
    const said =
      isToldAbove || (row.unit !== 'money' && row.unit !== null)
        ? null
        : scaleOfLabel(row.label, context.home);
    // A label that ends in a currency is of money, whatever it is called.
    const unit = row.unit === 'money' || said?.currency ? said : null;
    if (isFirst) inherited = unit;
    isFirst &&= row.unit !== 'money';
    const own = { ...context, unit: unitTold, isBalance, isOfResults, ...(areUses ? { title: null } : {}) };
    const account = arePeople && isWholeOf(row, settled) ? 'headcount' : row.account;
    const closed = closeRow(
      { ...row, account, unit: unit === null ? unitOf(row) : 'money' },
      heads,
      own,
      inherited,
    );
    return segments.has(row.line) ? { ...closed, isAside: true } : closed;
  });
  const parent = ofParent(heads, firstOf);
  const others = parent
    ? readStatement(page, { head: [], body, title, over }, { ...context, heads: parent }).rows
    : [];
  const aside = others.flatMap((row) => (row.values.length > 0 ? [{ ...row, isAside: true }] : []));
  const changes = changesOf(
    heads,
    settled.flatMap((open, index) => {
      const row = read[index];
      return row && row.account !== null ? [{ open, row }] : [];
    }),
  );
  return {
    page,
    rows: [...withCosts(read), ...aside, ...changes],
    checks: checksOf(settled, read),
    isSettled,
  };
}

/** Without accents `Salariés` is `salaries`: the page tells those who work from what they are paid. */
const isOfStaff = (page: FoldedPage, { start, end, cells }: Line): boolean =>
  SALARIES.test(cells[0]?.text ?? '') && /salarié/iu.test(quoteOf(page, start, end).text.normalize('NFC'));
const SALARIES =
  /^salaries(?: (?:permanents?|en (?:cdi|poste)|a temps plein|(?:a la )?fin .*|en fin .*|au .*|a la cloture))?(?:, (?:nombre|effectifs?))?$/;
const withPeople = (row: OpenRow): OpenRow => ({ ...row, account: 'headcount', unit: 'count' });

/** More than any company has, in the smallest currency: what would make so much of a number is no scale of its table. */
const MOST = 1e16;
/** The unit of a table, without a scale that its numbers cannot be in. */
function believable(unit: TableScale | null, rows: readonly OpenRow[]): TableScale | null {
  if (unit === null || unit.factor === 1) return unit;
  const largest = rows
    .flatMap(({ candidates: [only = []] }) => only)
    .reduce<number>((most, value) => Math.max(most, Math.abs(value ?? 0)), 0);
  return largest * unit.factor > MOST ? { ...unit, factor: 1 } : unit;
}
