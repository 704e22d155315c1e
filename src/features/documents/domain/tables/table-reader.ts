import type { CurrencyCode } from '#shared/domain/currency.ts';
import type { FoldedPage } from '../text/folded-page.ts';
import { feetOf } from '../text/repeated.ts';
import type { Written } from '../words/period-bare.ts';
import { apartFromCases, readCases } from './case-table.ts';
import { withoutEnds } from './day-column.ts';
import { byMeasures, readMeasured } from './measured-table.ts';
import { apartFromFacilities, readFacilities } from './facility-table.ts';
import { labelOf } from './open-row.ts';
import { apartFromOwners, readOwners } from './owner-table.ts';
import { isSchedule, readSchedule } from './schedule-table.ts';
import { readStated } from './stated-row.ts';
import { readStatement } from './statement.ts';
import { type Context, contextOf } from './table-context.ts';
import { type Heads, headsFrom, isTitleLine } from './table-head.ts';
import { columnTime } from './table-period.ts';
import { besideEachOther, byHeads, byWords, isNoRow, tablesWithin } from './table-part.ts';
import type { TableReading } from './table-reading.ts';
import { scaleOfLabel, scaleOfTable } from './table-scale.ts';
import { subjectOf } from './table-subject.ts';
import {
  cellsAsLines,
  endTitle,
  linesAlone,
  partOfYearsIn,
  heldOn,
  stretchOver,
  takeCover,
  takeTitles,
} from './table-title.ts';
import { isYear, type Line, moneyCells, type TableBlock, tablesOf } from './table.ts';
import { readTrialBalance, trialHeadIn } from './trial-balance.ts';
import { apartFromTurned, readTurned } from './turned-table.ts';
import { unitBelow, unitWithin } from './unit-scope.ts';

/*
 * From pages to readings: `table.ts` finds blocks of lines, `table-part.ts` parts them into tables, `table-title.ts` and `table-head.ts`
 * take up what stands over their rows, and `statement.ts` reads these. Tables of other kinds have readers of their own.
 */

/** Whether most rows have a number for each head that is known. */
const fills = (body: readonly Line[], heads: Heads | null): boolean => {
  const counts = body.map((line) => moneyCells(line).length).filter((count) => count > 0);
  const wanted = heads?.heads.filter(({ time }) => time !== null).length ?? 0;
  return counts.filter((count) => count >= wanted).length > counts.length / 2;
};

/** A table is read as one where it has a head of periods, a scale, or rows of the chart of accounts. */
const isTable = ({ rows }: TableReading, hadHead: boolean, context: Context): boolean =>
  hadHead ||
  rows.some(({ candidates, account }) => candidates.length > 0 && account !== null) ||
  (rows.length >= 2 && (context.unit !== null || rows.filter(({ account }) => account !== null).length >= 2));

/**
 * Reads the tables of folded pages: rows to accounts, columns to periods, scales and currencies. Of several readings the
 * one whose sums close is taken; where none does, a row has candidates and no values. `home` decides signs that several
 * countries share. Periods without a year are counted from the day the paper was `written`. In accounts, scale, currency and heads
 * hold on for the pages that follow, and `named`, which their file is called by, is the period of what no title dates.
 */
export function readTables(
  pages: readonly FoldedPage[],
  home: CurrencyCode | null,
  isAccounts: boolean,
  time: { readonly written: Written | null; readonly named: string | null } = NO_TIME,
): TableReading[] {
  const context = contextOf(pages, home, isAccounts, time);
  const { declared } = context;
  const feet = feetOf(pages);
  const [cover] = isAccounts ? pages : [];
  if (cover) takeCover(cover, context);
  const stated = (page: FoldedPage): TableReading[] => {
    const unit = declared ?? context.unit;
    const reading = isAccounts && unit !== null ? readStated(page, unit, context) : null;
    return reading === null ? [] : [reading];
  };
  return pages.flatMap((page) => {
    context.isTitled = false;
    context.isOfOther = false;
    context.ofPage = null;
    if (!isAccounts)
      Object.assign(context, { unit: declared, title: null, isFirm: false, heads: null, isForecast: false });
    const blocks = withoutFoot(tablesOf(page), feet.get(page));
    if (blocks.length === 0) {
      takeTitles(linesAlone(page), context);
      return stated(page);
    }
    const tables = blocks.flatMap((block, index) => readBlock(block, index === blocks.length - 1, context));
    return [...tables, ...stated(page)];
  });
}

const NO_TIME = { written: null, named: null };

/** Blocks without the line that closes their page as it closes others: a name and the number of the page are no row. */
const withoutFoot = (blocks: readonly TableBlock[], foot = Infinity): TableBlock[] =>
  blocks.flatMap((block) => {
    const lines = block.lines.filter(({ start }) => start < foot);
    return lines.length === 0 ? [] : [{ ...block, lines }];
  });

/** The tables of a block, each in the unit said nearest to it. */
function readBlock(block: TableBlock, isLast: boolean, context: Context): TableReading[] {
  const noted = unitBelow(block, isLast, context);
  const carried = context.unit;
  // The days of a schedule are those of its rows.
  const tables = [isSchedule(block) ? block : withoutEnds(block)]
    .flatMap(besideEachOther)
    .flatMap(apartFromOwners)
    .flatMap((part) => apartFromFacilities(part, context))
    .flatMap((part) => apartFromCases(part, context))
    .flatMap(byWords)
    .flatMap(byHeads)
    .flatMap((part) => byMeasures(part, context.home))
    .flatMap(apartFromTurned)
    .flatMap((part) => {
      endTitle(part.above, context);
      takeTitles(part.above, context);
      context.ofPage ??= { title: context.title };
      if (noted !== null) context.unit = unitWithin(noted, carried);
      return readPart(part, context);
    });
  if (noted !== null) context.unit = carried;
  return tables;
}

function readPart(block: TableBlock, context: Context): TableReading[] {
  context.stretch = stretchOver(block.above);
  const ledger = trialHeadIn(block);
  if (ledger) takeTitles(block.lines.slice(0, ledger.from).flatMap(cellsAsLines), context);
  const owners =
    (ledger && readTrialBalance(block, ledger, context)) ??
    readSchedule(block, context) ??
    readCases(block, context) ??
    readFacilities(block, context) ??
    readOwners(block.page, block, heldOn(block.above, context.title), context.home) ??
    readTurned(block, context) ??
    readMeasured(block, context);
  if (owners) return [owners];
  return tablesWithin(block, context).flatMap((found, index, tables) => {
    const table = { ...found, head: withoutTimesApart(found.head, block.page) };
    if (index > 0) endTitle([...(tables[index - 1]?.body.slice(-1) ?? []), ...table.head], context);
    const over = [
      ...table.head.filter(({ cells }) => cells.length === 1),
      ...(index === 0 ? block.above.slice(-2) : (tables[index - 1]?.body.slice(-1) ?? []).filter(isNoRow)),
    ];
    context.subject = subjectOf(table, over);
    // `Tableau de bord 2e trimestre 2025   en millions d'ariary`: titles in cells beside each other.
    const numeric = table.body.flatMap(moneyCells).map(({ column }) => column);
    for (const line of table.head)
      if (line.tail === null && isTitleLine(line, numeric)) takeTitles(cellsAsLines(line), context);
    takeTitles(table.head.flatMap(statingIn(context.home)), context);
    const titles = [
      ...(index === 0 ? block.above.slice(-TITLES_OVER) : []),
      ...table.head.flatMap(({ cells }) => cells),
    ];
    context.partOfYears = partOfYearsIn(titles);
    const own = headsFrom(table.head, table.body, context);
    const isOther = index === 0 ? block.above.length > 0 : !fills(table.body, context.heads);
    if (!own && isOther) context.heads = null;
    // `Revenue (KES m)` beside `Outlets`: its rows say what they are in, and none is in what a table above was.
    const isTold = ({ text }: Line): boolean => scaleOfTable(text, context.home) !== null;
    const isHeadTold = table.head.some(isTold);
    const isOwnTold = isHeadTold || block.above.slice(-2).some(isTold);
    const areRowsTold = table.body.some((line) => scaleOfLabel(labelOf(line), context.home) !== null);
    if (own && !context.isAccounts && areRowsTold && !isOwnTold) context.unit = context.declared;
    // Below a unit of its own, a table has the times of the one above, and not what its columns were in.
    if (!own && isHeadTold && context.heads) context.heads = withoutUnits(context.heads);
    const title = index === 0 ? (block.above.at(-1)?.text ?? '') : '';
    const reading = readStatement(block.page, { ...table, title, over }, context);
    return isTable(reading, own !== null || context.heads !== null, context) ? [reading] : [];
  });
}

/** As many lines above a table may be its title. */
const TITLES_OVER = 3;

/** `Situation au 31 octobre 2026   HTG`: the day of what stands below, beside what that is in. */
const statingIn =
  (home: CurrencyCode) =>
  ({ cells, tail }: Line): Line[] => {
    const [stub, ...units] = cells;
    const isStated =
      tail === null &&
      stub !== undefined &&
      units.length > 0 &&
      SAYS_A_DAY.test(stub.text) &&
      units.every(({ text }) => scaleOfTable(text, home) !== null);
    return isStated ? [{ ...stub, cells: [stub], tail: null }] : [];
  };
const SAYS_A_DAY =
  /^(?:position|situation|balances?|status|soldes?|engagements|comptes|encours|accounts?|facilities)\b.{0,24}\b(?:au|a la date du|at|as at|as of|on) (?:the )?\d{1,2}/;

const FEWEST_TIMES = 2;
const isTime = ({ text }: Line['cells'][number]): boolean => isYear(text) || columnTime(text) !== null;
/** A head without the times that stand over some of its columns and an empty line, where those below tell the times of all: they end what is above. */
function withoutTimesApart(head: Line[], { text }: FoldedPage): Line[] {
  const at = head.findLastIndex((line, index) => {
    const next = head[index + 1];
    return next !== undefined && /\n[ \t]*\n/.test(text.slice(line.end, next.start));
  });
  const below = head.slice(at + 1);
  if (at < 0 || below.flatMap(({ cells }) => cells).filter(isTime).length < FEWEST_TIMES) return head;
  const isApart = ({ cells }: Line): boolean =>
    cells.length > 0 && cells.every((cell) => cell.column > 0 && isTime(cell));
  return head.filter((line, index) => index > at || !isApart(line));
}

const withoutUnits = (heads: Heads): Heads => ({
  ...heads,
  heads: heads.heads.map((head) => ({ ...head, unit: null })),
});
