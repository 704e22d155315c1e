import type { CurrencyCode } from '#shared/domain/currency.ts';
import { withBankBalances } from './bank-balances.ts';
import { CODES, currencyOfMark, WORD_CODES } from '../words/currency-word.ts';
import { asWritten, dayOfDeed, type DocumentDate } from '../text/document-date.ts';
import {
  isNamedSum,
  settleAsk,
  settleCounts,
  settleParts,
  settleTogether,
  settleRunway,
  settleUses,
} from './figure-arithmetic.ts';
import { askedAfter, NOTHING_ASKED } from './figure-answer.ts';
import { type Figure, headingOf, type Row, type Table } from './figure-context.ts';
import { withIssue } from './figure-issue.ts';
import { headsOfColumns, inUnitOfColumn, isSumCell } from './figure-column.ts';
import { withFalls, withLikely } from './figure-likely.ts';
import { withGrowthShown } from './growth-shown.ts';
import { leftInRow, measuresOf, notTaken } from './figure-aside.ts';
import { accountsBeside, addRow, rowsByPlace } from './figure-row.ts';
import { withMonthsTold } from './months-told.ts';
import { addFigures, asSums, inDeclaredCurrency } from './figure-sentence.ts';
import { asAgreed } from './figure-term.ts';
import { dayOfValuation, withCurrency, withCurrencyInProse, withPresent } from './figure-settled.ts';
import { withTimeline } from './timeline.ts';
import { NOTHING_TOLD, runningAfter, withTimesSpokenOf } from './running-time.ts';
import { measuredIn, type Numeral, numeralsIn } from '../words/numeral.ts';
import {
  isDateline,
  isOneDate,
  lastDay,
  periodOf,
  timeOfHeading,
  timeToldBy,
  withDateOfPaper,
  withThatDate,
  yearIn,
} from './paper-time.ts';
import { pagesOf, type Passage } from '../text/passage.ts';
import { type DateMention, fiscalEndIn } from '../words/period.ts';
import { timesIn, toDateOf } from '../words/period-bare.ts';
import { termIn, withTimesOfTerm } from '../words/period-term.ts';
import type { PlacedPassage } from '../text/section.ts';
import type { TableReading, TableRow } from '../tables/table-reading.ts';
import { type Cell, isYear as isYearAlone } from '../tables/table.ts';
import { columnTime, statusTime } from '../tables/table-period.ts';
import { isHeadLine } from '../tables/table-head.ts';
import {
  currencyDeclared,
  currencyOfDocument,
  scaleOfHead,
  scaleOfLabel,
  scaleOfTable,
} from '../tables/table-scale.ts';

/** The nearest short line above without a figure, which labels rows and bullets: `Annual revenue`. */
const labelFor = (lead: PlacedPassage | null, passage: PlacedPassage): string =>
  lead && lead.page === passage.page ? lead.text : (passage.heading?.text ?? '');

/** Column heads are years alone; they date the rows of as many figures below them. */
function columnDates({ passage, numerals, dates }: Row): string[] | null {
  // `First quarter, July to September 2026`: one time, told twice.
  const isInOneBreath = dates
    .slice(1)
    .every(({ start }, index) => /^,? ?\(?$/.test(passage.text.slice(dates[index]?.end, start)));
  const times = new Set(dates.map(({ date }) => date));
  const isTwice = isInOneBreath && (dates.length === 2 || times.size < dates.length);
  const isBare = dates.length >= 2 && !isTwice && numerals.length === 0 && passage.text.length < 120;
  return isBare ? dates.map(({ date }) => date) : null;
}

/** `de chiffre d'affaires` under `31 M`: the name of the figure above, and no heading of those below. */
const isNameBelow = ({ text }: Passage, before: Passage | null): boolean =>
  /^(?:de |d'|of )[a-z]{3}/.test(text) &&
  before !== null &&
  /^[^a-z]*\d[\d., ]*[^\d]{0,12}$/.test(before.text);

/** `Letter of 9 October 2026`, `Dakar, le 15 octobre 2026`; `figures at 30 September 2026` are of that day. */
const ENDS_WITH_DAY =
  /^(?:|.*(?<!\b(?:at|as of|to|ended|ending|on|au|clos|clos le|arretee?s?(?: au)?|fin|closed) (?:the )?))\b\d{1,2}(?:er|st|nd|rd|th)? (?:of )?[a-z]{3,9},? 20\d\d\)?$/;

/** The text of a passage with its cells apart: a number never reaches from one into the next. */
const cellsOf = ({ page, start, end }: Passage): string => page.text.slice(start, end).replaceAll('\n', ' ');

/**
 * Reads every figure of the passages, in order. `home` decides signs that several countries share. In accounts the head
 * of a table holds for the pages after it, and the first date of all is the period reported. `own` dates what a document
 * says of its present, and its months without a year.
 */
export function figuresIn(
  passages: readonly PlacedPassage[],
  home: CurrencyCode,
  isAccounts: boolean,
  tables: readonly TableReading[] = [],
  own: DocumentDate | null = null,
  isLegal = false,
): Figure[] {
  const fiscalEnd = own?.fiscalEnd ?? (isAccounts ? fiscalEndIn(textOf(passages)) : null);
  const closed = isAccounts ? periodOf(tables, fiscalEnd) : null;
  const spoken = own ?? asWritten(closed);
  const datesOf = (text: string): readonly DateMention[] => timesIn(text, spoken);
  // The day a paper is written on dates its figures no more than the paper does.
  const isOwnDay = (text: string): boolean =>
    !isAccounts && own !== null && ENDS_WITH_DAY.test(text) && datesOf(text).at(-1)?.date === own.date;
  const toDate = own === null || fiscalEnd !== null ? null : toDateOf(own);
  const rowsIn = rowsByPlace(tables);
  const besides = accountsBeside(tables);
  const figures: Figure[] = [];
  const asides: Figure[] = [];
  let lead: PlacedPassage | null = null;
  let numbered: PlacedPassage | null = null;
  let before: Passage | null = null;
  let table = null as Table | null;
  let reported: string | null = closed;
  let hasAsk = false;
  let toldLast: string | null = null;
  let running = NOTHING_TOLD;
  let askedLast = NOTHING_ASKED;
  const term = isAccounts ? null : termIn(passages);
  const marks = marksIn(passages);
  const made = (passages[0] ? dayOfDeed(passages[0].page) : null) ?? own?.date ?? null;
  const text = [...new Set(passages.map(({ page }) => page.text))].join('\n');
  const placed = home === 'USD' ? null : home;
  const declared = currencyDeclared(text, placed);
  const isNumberedRow = numberedRows(passages);
  const titles = numberedTitles(passages);
  for (const passage of passages) {
    if (isPageNumber(passage)) continue;
    const asked = askedLast;
    askedLast = askedAfter(asked, passage.text);
    const cells = cellsOf(withoutFoot(passage));
    const thatDated = withDateOfPaper(withThatDate(datesOf(cells), cells, toldLast), cells, made);
    const dates = isAccounts
      ? thatDated
      : withTimesOfTerm(withTimesSpokenOf(thatDated, cells, running, own), cells, term);
    // The heads of a table's columns are several times, and none that a sentence goes back to.
    const day = cells.includes('\t') ? null : lastDay(dates, cells);
    const isAnew = before?.page !== passage.page || titles.has(passage) || IS_NUMBERED.test(passage.text);
    toldLast = day ?? (isAnew ? null : toldLast);
    if (isAccounts) reported ??= dates[0]?.date ?? null;
    const read = isHeadOfTimes(cells)
      ? []
      : inDeclaredCurrency(
          namedBeside(numeralsIn(cells, passage.plain, dates, home), cells, passage.plain),
          cells,
          isAccounts ? null : declared,
        );
    const row = {
      passage,
      dates,
      numerals: inUnitOfColumn(
        inUnitOfLabel(
          inCurrencyOfCell(
            isNumberedRow(passage) || titles.has(passage) || IS_CLAUSE.test(passage.plain)
              ? read.filter(({ start }) => start > 0)
              : read,
            cells,
          ),
          cells,
          home,
        ),
        passage,
        home,
      ),
    };
    if (!isAccounts && table?.page !== passage.page) table = null;
    const columns = columnDates(row);
    const scale = scaleOfTable(passage.text, home);
    if (columns || scale)
      table = {
        columns: columns ?? table?.columns ?? null,
        scale: scale ?? table?.scale ?? null,
        isOfHeads: scale ? !isAccounts && cells.includes('\t') : (table?.isOfHeads ?? false),
        page: passage.page,
      };
    const known = figures.length;
    const rows = isClauseBehindTab(passage) ? [] : rowsIn(passage);
    if (rows.length > 0) {
      const lone = {
        label: '',
        heads: null,
        isLabelled: false,
        hasAsk,
        asked,
        table: null,
        headed: reported,
        year: yearIn(spoken, fiscalEnd),
        toDate,
        running,
        fiscalEnd,
        now: own?.date ?? null,
        isUnderItsDate: false,
      };
      const beforeRow = numeralsBefore(row, rows[0]?.start ?? 0) ?? sumsInLabel(row, rows);
      if (beforeRow) addFigures(figures, beforeRow, lone);
      for (const tableRow of rows)
        addRow(figures, row, tableRow, besides.get(tableRow) ?? new Set(), { isAccounts, hasAsk });
      const behindRow = numeralsBehind(row, Math.max(...rows.map(({ end }) => end)));
      if (behindRow) addFigures(figures, behindRow, lone);
      asides.push(
        ...measuresOf(row, notTaken(row, measuredIn(cells, passage.plain, dates, home), rows), lone),
        ...leftInRow(withoutRead(row, beforeRow, behindRow), rows, own?.date ?? null),
      );
      hasAsk ||= figures.slice(known).some(({ kind }) => kind === 'ask');
      before = passage;
      continue;
    }
    if (marks.has(passage)) {
      before = passage;
      continue;
    }
    const measured = measuredIn(cells, passage.plain, dates, home);
    const told = {
      year: yearIn(spoken, fiscalEnd),
      toDate,
      running,
      fiscalEnd,
      now: own?.date ?? null,
      isUnderItsDate: lead !== null && isDateline(lead.text, own),
      // What the sentence before tells a time of is nearer than any heading.
      headed:
        row.numerals.length + measured.length === 0
          ? null
          : ((before !== null && before.line === passage.line ? timeToldBy(before, datesOf) : null) ??
            (before !== null && isAnnounced(row, before) ? onlyDate(datesOf(before.text)) : null) ??
            [
              lead !== null && (GOES_ON.test(lead.plain) || isHeadOfTimes(cellsOf(lead)))
                ? ''
                : labelFor(lead, passage).replace(IS_SENTENCE, ''),
              headingOf(passage).replace(IS_SENTENCE, ''),
              numbered?.page === passage.page ? numbered.text : '',
            ]
              .map((text) => (isOwnDay(text) ? null : timeOfHeading(text, datesOf, fiscalEnd)))
              .find((date) => date !== null) ??
            reported),
    };
    asides.push(...measuresOf(row, measured, told));
    const isLabelled = before !== null && (before === lead || before === passage.heading);
    const isTitle = isAccounts && IS_NOTE_TITLE.test(passage.plain);
    if (row.numerals.length > 0 && !isTitle)
      addFigures(figures, row, {
        label: labelFor(lead, passage),
        heads:
          lead !== null && lead.page === passage.page && cells.includes('\t') ? headsOfColumns(lead) : null,
        isLabelled,
        hasAsk,
        asked,
        table:
          table && ((scale && OTHER_CLAUSE.test(passage.text)) || (table.isOfHeads && !cells.includes('\t')))
            ? { ...table, scale: null }
            : table,
        ...told,
      });
    else if (
      passage.text.length <= 80 &&
      !columns &&
      !isPieceOfRow(passage) &&
      !isNameBelow(passage, before)
    ) {
      lead = passage;
      if (!isAccounts && IS_NUMBERED.test(passage.text)) numbered = passage;
      // What is said of a list in its heading ends with the next heading.
      if (!scale && !isAccounts && IN_CAPITALS.test(passage.plain)) table = null;
    }
    // `Staff: 66, 97 or 140?` asks, and tells nothing.
    if (IS_QUESTION.test(passage.text))
      for (const [at, figure] of figures.slice(known).entries())
        figures[known + at] = { ...figure, kind: 'other', account: null, isAside: true };
    if (!isAccounts && !cells.includes('\t'))
      running = runningAfter(running, passage.text, dates, figures.slice(known), own);
    hasAsk ||= figures.slice(known).some(({ kind }) => kind === 'ask');
    before = passage;
  }
  // Accounts ask in so many words: the sums that their lines make are subtotals.
  const lasting = settleRunway(withMonthsTold(withTimeline(figures, spoken), spoken));
  const settled = settleCounts(
    settleParts(
      settleTogether(
        settleUses(isAccounts ? lasting : withIssue(settleAsk(lasting, isLegal ? isNamedSum : undefined))),
      ),
    ),
  );
  const only = declared ?? currencyOfDocument(text, placed);
  const summed = declared === null ? settled : asSums(settled, declared);
  const told = isAccounts ? withCurrencyInProse(summed, only) : withCurrency(summed, only);
  const read = withGrowthShown(
    withPresent(
      withFalls(withBankBalances(isLegal ? asAgreed(told) : withLikely(told))),
      own,
      dayOfValuation(pagesOf(passages)),
    ),
  );
  return asides.length === 0 ? read : [...read, ...withTimeline(asides, spoken)].toSorted(byPlace);
}

/** `… had on 31 October 2026 a credit balance of:` over a line of the amount alone. */
const isAnnounced = ({ passage, numerals }: Row, before: Passage): boolean =>
  before.text.endsWith(':') &&
  before.page === passage.page &&
  numerals.length === 1 &&
  IS_AMOUNT_ALONE.test(passage.text);
const onlyDate = (dates: readonly DateMention[]): string | null =>
  isOneDate(dates) ? (dates[0]?.date ?? null) : null;
const IS_AMOUNT_ALONE = /^(?:[^\s\d]{1,4} ?)?\d[\d ,.']*(?: [^\s\d]{1,9}){0,2}\.?$/;
const IS_QUESTION = /\?\W*$/;

/** `USD million; years to 7 July`, `en milliers d'euros - RC 4417`: what a statement of unit goes on with is in none. */
const OTHER_CLAUSE = /;| [-–—|] /;

const FEWEST_TIMES = 2;
/** Times beside each other, with or without a word before them: the head of columns, and no row. */
function isHeadOfTimes(text: string): boolean {
  if (!text.includes('\t')) return false;
  const cells = text
    .split('\t')
    .map((cell, column): Cell => ({ text: cell.trim(), start: 0, end: 0, column }))
    .filter((cell) => cell.text !== '');
  return (
    cells.filter(
      ({ text: told }) => isYearAlone(told) || columnTime(told) !== null || statusTime(told) !== null,
    ).length >= FEWEST_TIMES && isHeadLine({ text, start: 0, end: text.length, cells, tail: null })
  );
}

/** `2025` of heads that a full stop breaks, `3e trim. 2026 | 3e trim. 2025`: no title of what stands below. */
function isPieceOfRow({ opens, page: { text }, start }: Passage): boolean {
  return !opens && text.slice(text.lastIndexOf('\n', start) + 1, start).includes('\t');
}

const NUMBER_ALONE = /^\(?-?\d[\d., ']*\)?$/;
/** `Cost to win, KSh  21,000  9,500`: what the label of a line of cells says that its numbers are in. */
function inUnitOfLabel(numerals: readonly Numeral[], cells: string, home: CurrencyCode): readonly Numeral[] {
  const labelEnd = cells.indexOf('\t');
  if (labelEnd < SHORTEST_LABEL || numerals.length === 0) return numerals;
  const label = cells.slice(0, labelEnd).trim();
  const scale = scaleOfLabel(label, home) ?? (ENDS_WITH_CODE.test(label) ? scaleOfHead(label, home) : null);
  if (!scale?.currency) return numerals;
  const { currency, factor } = scale;
  const isInUnit = ({ start, end, unit, isScaled, value }: Numeral): boolean => {
    const until = cells.indexOf('\t', end);
    const cell = cells.slice(cells.lastIndexOf('\t', start) + 1, until < 0 ? cells.length : until).trim();
    return (
      unit === 'count' && !isScaled && start > labelEnd && NUMBER_ALONE.test(cell) && !isYear(value, cell)
    );
  };
  return numerals.map((numeral) =>
    isInUnit(numeral)
      ? { ...numeral, unit: 'money', currency, value: Number((numeral.value * factor).toPrecision(15)) }
      : numeral,
  );
}
/** `Price per share KES`, `Loyer annuel FCFA`. */
const ENDS_WITH_CODE = new RegExp(`[a-z] (?:${CODES}|${WORD_CODES}|f ?cfa|us\\$)$`);
/** `21,400  active borrowers`: a count alone in its cell is of what the one cell beside it says. */
function namedBeside(numerals: readonly Numeral[], cells: string, plain: string): readonly Numeral[] {
  const [first, ...others] = numerals;
  const beside = cells.indexOf('\t');
  const isAlone =
    first !== undefined &&
    first.unit === 'count' &&
    first.noun === '' &&
    beside === cells.lastIndexOf('\t') &&
    cells.slice(first.end, beside).trim() === '' &&
    cells.slice(0, first.start).trim() === '';
  const noun = isAlone ? WORDS_BESIDE.exec(plain.slice(beside + 1))?.[0].trim() : undefined;
  return first === undefined || noun === undefined ? numerals : [{ ...first, noun }, ...others];
}
const WORDS_BESIDE = /^(?:[a-z'-]+ ?){1,5}/;
const IS_CODE = new RegExp(`^(?:${CODES}|${WORD_CODES})$`);
/** `Term loan  7723  LKR  95,000,000`, `SAFE  120000  USD`: a cell that names the currency of those behind it, or of the one before. */
function inCurrencyOfCell(numerals: readonly Numeral[], cells: string): readonly Numeral[] {
  const spans = [...cells.matchAll(/[^\t]+/g)].map(({ 0: cell, index }) => ({
    text: cell.trim(),
    start: index,
    end: index + cell.length,
  }));
  const marks = spans.filter(({ text }) => IS_CODE.test(text));
  const [mark] = marks;
  const currency = marks.length === 1 && mark ? currencyOfMark(mark.text, 'USD') : null;
  if (currency === null || !mark) return numerals;
  const isSum = ({ unit, currency: own, start, end }: Numeral): boolean => {
    const cell = spans.find((one) => one.start <= start && one.end >= end);
    return unit === 'count' && own === null && cell !== undefined && isSumCell(cell.text);
  };
  const behind = numerals.filter((one) => one.start >= mark.end && isSum(one));
  const before = spans[spans.indexOf(mark) - 1];
  const sums =
    behind.length > 0
      ? behind
      : numerals.filter(
          (one) => before !== undefined && one.start >= before.start && one.end <= before.end && isSum(one),
        );
  return numerals.map((numeral) =>
    sums.includes(numeral) ? { ...numeral, unit: 'money', currency, noun: '' } : numeral,
  );
}
const SHORTEST_LABEL = 4;
const isYear = (value: number, cell: string): boolean => value >= 1990 && value <= 2060 && IS_YEAR.test(cell);

const byPlace = (one: Figure, other: Figure): number =>
  one.passage.line - other.passage.line ||
  one.passage.start + one.numeral.start - (other.passage.start + other.numeral.start);

/** A row without the numbers that were read before and behind what its table holds. */
const withoutRead = (row: Row, ...read: readonly (Row | null)[]): Row => ({
  ...row,
  numerals: row.numerals.filter((numeral) => !read.some((one) => one?.numerals.includes(numeral))),
});

/** What a sentence says before the row of a table that stands beside its end. */
function numeralsBefore(row: Row, start: number): Row | null {
  const { passage, numerals } = row;
  const isSentence = start - passage.start >= SHORTEST_SENTENCE;
  const before = isSentence ? numerals.filter(({ end }) => passage.start + end <= start) : [];
  return before.length === 0 ? null : { ...row, numerals: before };
}

/** `Second round: PKR 210 million at PKR 840 million pre-money  20%`: sums that the label of a row tells. */
function sumsInLabel(row: Row, rows: readonly TableRow[]): Row | null {
  const { passage, numerals } = row;
  const labelEnd = passage.page.text.slice(passage.start, passage.end).indexOf('\t');
  const told = notTaken(row, numerals, rows).filter(
    ({ unit, isScaled, end }) => unit === 'money' && isScaled && end <= labelEnd,
  );
  return told.length === 0 ? null : { ...row, numerals: told };
}

const SHORTEST_SENTENCE = 40;
/** `Cash: USD 1.9m; monthly burn USD 95k`: what a line goes on with behind an indicator. */
function numeralsBehind(row: Row, end: number): Row | null {
  const behind = row.numerals.filter(({ start }) => row.passage.start + start >= end);
  return behind.length === 0 ? null : { ...row, numerals: behind };
}

const textOf = (passages: readonly Passage[]): string => passages.map(({ text }) => text).join(' ');
/** `EPA permit to 2028.`: said for itself, and no heading. */
const IS_SENTENCE = /^.*\.$/s;

/** The rest of a sentence that began a line above. */
const GOES_ON = /^[a-z]+ [a-z]/;
/** `12 Headcount`: the title of a note, with its number. */
const IS_NOTE_TITLE = /^\d{1,2} [A-Z][A-Za-z ,'-]{3,60}$/;
/** `7.2 First quarter, July to September`: what a clause or point is numbered by. */
const IS_CLAUSE = /^\d{1,2}(?:\.\d{1,2})+[.)]? \p{Lu}\p{Ll}/u;
/** `4.2 | The Lender may call for accounts.`: the number of a clause set apart from its sentence, and no row of a table. */
const isClauseBehindTab = ({ plain, page, start, end }: Passage): boolean =>
  IS_CLAUSE.test(plain) && CLAUSE_IN_LINES.test(page.text.slice(start, end).trim());
const CLAUSE_IN_LINES = /^[\d.]+[.)]? ?\t[^\t\n]+(?:\n\t?[^\t\n]+)*[.;:]$/;
/** `1. Comptes de l'exercice 2025`: holds until the next. */
const IS_NUMBERED = /^\d{1,2}[.)] ?(?:\d{1,2}[.)]? )?[^.;]{3,70}$/;

const IN_CAPITALS = /^[A-Z][A-Z '&/-]{2,40}:?$/;
const FOOT = /(?:\t| {2,}|[|·–-] ?)\d{1,3}$/;
/** A passage that ends its page without the number of that page. */
function withoutFoot(passage: PlacedPassage): PlacedPassage {
  const { page, start, end } = passage;
  if (page.text.slice(end).trim() !== '') return passage;
  const foot = FOOT.exec(page.text.slice(start, end))?.[0];
  const isOfPage = Math.abs(Number(foot?.replaceAll(/\D/g, '')) - page.source.page) <= 1;
  return foot === undefined || !isOfPage ? passage : { ...passage, end: end - foot.length };
}

/** A small number alone at the end of a page, or that of the page itself: `4`, `4 / 8`. */
const isPageNumber = ({ text, page, end }: Passage): boolean =>
  PAGE_NUMBER.test(text) &&
  (page.text.slice(end).trim() === '' || Number(PAGE_NUMBER.exec(text)?.[1]) === page.source.page);

const ROW_NUMBER = /^(\d{1,2})\t(?=\S)/;
/** Rows of a list that begin with their numbers, `5`, `6`, `7`, in a cell of their own. */
function numberedRows(passages: readonly PlacedPassage[]): (passage: PlacedPassage) => boolean {
  const numberOf = ({ page, start, end }: PlacedPassage): number | null => {
    const found = ROW_NUMBER.exec(page.text.slice(start, end))?.[1];
    return found === undefined ? null : Number(found);
  };
  const known = new Set(
    passages.flatMap((passage) => {
      const number = numberOf(passage);
      return number === null ? [] : [`${passage.page.source.page} ${number}`];
    }),
  );
  return (passage) => {
    const number = numberOf(passage);
    return (
      number !== null &&
      [number - 1, number + 1].some((one) => known.has(`${passage.page.source.page} ${one}`))
    );
  };
}

const NUMBERED_TITLE = /^(\d{1,2})[.)]? \p{Lu}[\p{L}' -]{2,50}$/u;
/** `3 Buyers` where another line is `2 Results` or `4 Milk`: what titles are numbered by counts nothing. */
function numberedTitles(passages: readonly PlacedPassage[]): ReadonlySet<PlacedPassage> {
  const titles = passages.flatMap((passage) => {
    const number = NUMBERED_TITLE.exec(passage.plain)?.[1];
    return number === undefined ? [] : [{ passage, number: Number(number) }];
  });
  const known = new Set(titles.map(({ number }) => number));
  return new Set(
    titles.flatMap(({ passage, number }) =>
      known.has(number - 1) || known.has(number + 1) ? [passage] : [],
    ),
  );
}

const ONLY_A_NUMBER = /^-?\d[\d., ]*$/;
const IS_YEAR = /^(?:19|20)\d\d$/;
/** Numbers alone, one under the other: marks or values of a chart, of which its lines do not tell the times. */
function marksIn(passages: readonly PlacedPassage[]): ReadonlySet<PlacedPassage> {
  const isMark = (one: PlacedPassage | undefined): one is PlacedPassage =>
    one !== undefined && ONLY_A_NUMBER.test(one.text) && !IS_YEAR.test(one.text);
  return new Set(
    passages.filter(
      (one, index) =>
        isMark(one) &&
        [passages[index - 1], passages[index + 1]].some((next) => isMark(next) && next.page === one.page),
    ),
  );
}

const PAGE_NUMBER = /^-? ?(\d{1,3})(?: ?(?:\/|of|sur) ?\d{1,3})? ?-?$/;
