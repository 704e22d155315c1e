import type { CurrencyCode } from '#shared/domain/currency.ts';
import { settleAsk, settleParts, settleRunway, settleUses } from './figure-arithmetic.ts';
import { type Cue, cuesIn } from './figure-cue.ts';
import { MONEY_KINDS, type Figure, type NumeralContext } from './figure-context.ts';
import type { DocumentDate } from './document-date.ts';
import { withCurrency, withCurrencyInProse, withPresent } from './figure-settled.ts';
import { dateFor, growthDate, isForecast } from './figure-date.ts';
import {
  countKind,
  isBusinessPlan,
  isPlanned,
  moneyKind,
  monthsKind,
  OF_A_DEBT,
  percentKind,
} from './figure-kind.ts';
import type { NumberKind } from './document.ts';
import { isToldCount } from './figure-told.ts';
import { type Numeral, numeralsIn } from './numeral.ts';
import {
  type DateMention,
  datesIn,
  monthsIn,
  fiscalEndIn,
  fiscalPartsIn,
  ownPartsIn,
  partsIn,
  relativeIn,
  type Rate,
  rateNear,
} from './period.ts';
import type { Passage } from './passage.ts';
import type { PlacedPassage } from './section.ts';
import { type Account, accountOf, COUNTED as COUNTED_ACCOUNTS, RUNWAY_ROW, STANDING } from './account.ts';
import type { TableReading, TableRow, TableValue } from './statement.ts';
import { currencyOfDocument, scaleOfTable, type TableScale } from './table-scale.ts';

const COMPARED = /\b(?:from|against|contre|versus|vs\.?|compared (?:with|to)|after|apres|par rapport a)\s*$/;

/** The nearest short line above without a figure, which labels rows and bullets: `Annual revenue`. */
const labelFor = (lead: PlacedPassage | null, passage: PlacedPassage): string =>
  lead && lead.page === passage.page ? lead.text : (passage.heading?.text ?? '');

/** The heading above a passage; one that opens with a word of a section is none of its own. */
const headingOf = ({ heading, start }: PlacedPassage): string =>
  heading && heading.start !== start ? heading.text : '';

type Row = {
  readonly passage: PlacedPassage;
  readonly numerals: readonly Numeral[];
  readonly dates: readonly DateMention[];
};

/** Column heads are years alone; they date the rows of as many figures below them. */
function columnDates({ passage, numerals, dates }: Row): string[] | null {
  const isBare = dates.length >= 2 && numerals.length === 0 && passage.text.length < 120;
  return isBare ? dates.map(({ date }) => date) : null;
}

/** The text of a passage with its cells apart: a number never reaches from one into the next. */
const cellsOf = ({ page, start, end }: Passage): string => page.text.slice(start, end).replaceAll('\n', ' ');

type Table = {
  readonly columns: string[] | null;
  readonly scale: TableScale | null;
  readonly page: Passage['page'];
};

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
): Figure[] {
  const closed = isAccounts ? periodOf(tables) : null;
  const spoken = own ?? asWritten(closed);
  const fiscalEnd = own?.fiscalEnd ?? (isAccounts ? fiscalEndIn(textOf(passages)) : null);
  const datesOf = (text: string): DateMention[] => {
    const fiscal = spoken ? fiscalPartsIn(text, { ...spoken, fiscalEnd: spoken.fiscalEnd ?? null }) : [];
    const relative = own
      ? relativeIn(text, { ...own, fiscalEnd: own.fiscalEnd ?? null, reported: own.reported ?? null })
      : [];
    const others = [...relative, ...plainDatesOf(text)].filter(
      ({ start, end }, index) =>
        ![...fiscal, ...(index < relative.length ? [] : relative)].some(
          (one) => start < one.end && end > one.start,
        ),
    );
    return [...others, ...fiscal].toSorted((a, b) => a.start - b.start);
  };
  const plainDatesOf = (text: string): readonly DateMention[] =>
    spoken
      ? [
          ...datesIn(text),
          ...(own ? monthsIn(text, own) : []),
          ...partsIn(text, spoken),
          ...ownPartsIn(text, spoken.reported ?? null),
        ].toSorted((a, b) => a.start - b.start)
      : datesIn(text);
  const rowsIn = rowsByPlace(tables);
  const besides = accountsBeside(tables);
  const figures: Figure[] = [];
  let lead: PlacedPassage | null = null;
  let numbered: PlacedPassage | null = null;
  let before: Passage | null = null;
  let table = null as Table | null;
  let reported: string | null = closed;
  let hasAsk = false;
  let toldLast: string | null = null;
  for (const passage of passages) {
    if (isPageNumber(passage)) continue;
    const cells = cellsOf(withoutFoot(passage));
    const dates = withThatDate(datesOf(cells), cells, toldLast);
    toldLast = lastDay(dates, cells) ?? (before?.page === passage.page ? toldLast : null);
    if (isAccounts) reported ??= dates[0]?.date ?? null;
    const row = { passage, dates, numerals: numeralsIn(cells, passage.plain, dates, home) };
    if (!isAccounts && table?.page !== passage.page) table = null;
    const columns = columnDates(row);
    const scale = scaleOfTable(passage.text, home);
    if (columns || scale)
      table = {
        columns: columns ?? table?.columns ?? null,
        scale: scale ?? table?.scale ?? null,
        page: passage.page,
      };
    const known = figures.length;
    const read = rowsIn(passage);
    if (read.length > 0) {
      const beforeRow = numeralsBefore(row, read[0]?.start ?? 0);
      if (beforeRow) {
        const lone = {
          label: '',
          isLabelled: false,
          hasAsk,
          table: null,
          headed: reported,
          year: yearIn(spoken, fiscalEnd),
        };
        addFigures(figures, beforeRow, lone);
      }
      for (const tableRow of read)
        addRow(figures, row, tableRow, besides.get(tableRow) ?? new Set(), { isAccounts, hasAsk });
      hasAsk ||= figures.slice(known).some(({ kind }) => kind === 'ask');
      before = passage;
      continue;
    }
    const isLabelled = before !== null && (before === lead || before === passage.heading);
    if (row.numerals.length > 0)
      addFigures(figures, row, {
        label: labelFor(lead, passage),
        isLabelled,
        hasAsk,
        year: yearIn(spoken, fiscalEnd),
        table,
        headed:
          [
            labelFor(lead, passage).replace(IS_SENTENCE, ''),
            headingOf(passage),
            numbered?.page === passage.page ? numbered.text : '',
          ]
            .map(datesOf)
            .find(isOneDate)?.[0]?.date ??
          (before !== null && before.line === passage.line ? timeToldBy(before, datesOf) : null) ??
          reported,
      });
    else if (passage.text.length <= 80 && !columns) {
      lead = passage;
      if (!isAccounts && IS_NUMBERED.test(passage.text)) numbered = passage;
      // What is said of a list in its heading ends with the next heading.
      if (!scale && !isAccounts && IN_CAPITALS.test(passage.plain)) table = null;
    }
    hasAsk ||= figures.slice(known).some(({ kind }) => kind === 'ask');
    before = passage;
  }
  // Accounts ask for nothing: their subtotals are made by the lines beside them.
  const isBalance = figures.some(({ account }) => account === 'totalAssets' || account === 'equity');
  const lasting = settleRunway(figures);
  const settled = settleParts(settleUses(isAccounts && isBalance ? lasting : settleAsk(lasting)));
  const only = currencyOfDocument(
    [...new Set(passages.map(({ page }) => page.text))].join('\n'),
    home === 'USD' ? null : home,
  );
  return withPresent(isAccounts ? withCurrencyInProse(settled, only) : withCurrency(settled, only), own);
}

/** The last day or month of a sentence, but for one compared with in brackets. */
const lastDay = (dates: readonly DateMention[], text: string): string | null =>
  dates.findLast(({ start, end }) => end - start > BARE_YEAR && text[start - 1] !== '(')?.date ?? null;
const BARE_YEAR = 6;
const THAT_DATE = /\b(?:(?:at|on|as at|by) (?:that|the same) (?:date|day)|a (?:cette|la meme) date)\b/g;
/** `It held 14.8 million at that date`: the one told last. */
function withThatDate(dates: DateMention[], text: string, toldLast: string | null): DateMention[] {
  const those = [...text.matchAll(THAT_DATE)].flatMap(({ 0: words, index }): DateMention[] => {
    const date =
      lastDay(
        dates.filter(({ end }) => end <= index),
        text,
      ) ?? toldLast;
    return date === null ? [] : [{ start: index, end: index + words.length, date, isYearEnd: false }];
  });
  return those.length === 0 ? dates : [...dates, ...those].toSorted((a, b) => a.start - b.start);
}

/** `the accounts for the year to 31 July 2025.`: the time of what the next sentence of the line tells. */
function timeToldBy({ text }: Passage, datesOf: (text: string) => DateMention[]): string | null {
  if (!SAYS_A_TIME.test(text)) return null;
  const dates = datesOf(text);
  return isOneDate(dates) ? (dates[0]?.date ?? null) : null;
}
const SAYS_A_TIME =
  /\b(?:accounts?|figures|results?|statements?|comptes|chiffres|resultats) (?:for|of|to|du|de|pour)\b[^.;]{0,24}\b(?:year|half|quarter|months|exercice|semestre|trimestre|mois)\b/;

/** What a sentence says before the row of a table that stands beside its end. */
function numeralsBefore(row: Row, start: number): Row | null {
  const { passage, numerals } = row;
  const isSentence = start - passage.start >= SHORTEST_SENTENCE;
  const before = isSentence ? numerals.filter(({ end }) => passage.start + end <= start) : [];
  return before.length === 0 ? null : { ...row, numerals: before };
}
const SHORTEST_SENTENCE = 40;

/** The heads of several columns date nothing below them that is no row. */
const isOneDate = (dates: readonly DateMention[]): boolean =>
  new Set(dates.map(({ date }) => date)).size === 1;

/** The year, or financial year, a month lies in. */
const yearIn = (time: DocumentDate | null, fiscalEnd: number | null): number | null =>
  time === null ? null : time.year + (time.month > (fiscalEnd ?? 12) ? 1 : 0);
const textOf = (passages: readonly Passage[]): string => passages.map(({ text }) => text).join(' ');

/** Accounts speak of halves and quarters as of the period they are of. */
function asWritten(closed: string | null): DocumentDate | null {
  const [, year, half, quarter, month] = /^(\d{4})-(?:H([12])|Q([1-4])|(\d\d))$/.exec(closed ?? '') ?? [];
  if (year === undefined || closed === null) return null;
  const last = Number(month ?? (half === undefined ? 3 * Number(quarter) : 6 * Number(half)));
  return { date: closed, year: Number(year), month: last, reported: month === undefined ? closed : null };
}

/** The period accounts are of: of the latest year that their tables have results for, the one most are for. */
function periodOf(tables: readonly TableReading[]): string | null {
  const dates = tables
    .flatMap(({ rows }) => rows)
    .flatMap(({ account, values }) =>
      account === null
        ? []
        : values.flatMap(({ date, isForecast }) => (date === null || isForecast ? [] : [{ account, date }])),
    );
  const flows = dates.filter(({ account }) => !STANDING.has(account));
  const counts = Map.groupBy(
    (flows.length > 0 ? flows : dates).map(({ date }) => date),
    (date) => date,
  );
  const yearOf = (date: string): string => date.slice(-7).slice(0, 4);
  return (
    [...counts.keys()]
      .toSorted(
        (a, b) =>
          yearOf(a).localeCompare(yearOf(b)) ||
          (counts.get(a)?.length ?? 0) - (counts.get(b)?.length ?? 0) ||
          b.length - a.length,
      )
      .at(-1) ?? null
  );
}

/** `EPA permit to 2028.`: said for itself, and no heading. */
const IS_SENTENCE = /^.*\.$/s;
/** `1. Comptes de l'exercice 2025`: holds until the next. */
const IS_NUMBERED = /^\d{1,2}[.)] ?[^.;]{3,70}$/;
const IN_CAPITALS = /^[A-Z][A-Z '&/-]{2,40}:?$/;

/** The accounts that the table of a row has lines for. */
function accountsBeside(tables: readonly TableReading[]): ReadonlyMap<TableRow, ReadonlySet<Account>> {
  return new Map(
    tables.flatMap(({ rows }) => {
      const accounts = new Set(rows.flatMap(({ account }) => account ?? []));
      return rows.map((row) => [row, accounts] as const);
    }),
  );
}

/** Lines of a statement that name no account: where it has a line for what they speak of, they are a part of that or another thing. */
const TOLD_BY: Partial<Record<NumberKind, readonly Account[]>> = {
  revenue: ['revenue'],
  cash: ['cash', 'closingCash'],
  expenses: [
    'equity',
    'borrowings',
    'totalLiabilities',
    'costOfSales',
    'operatingExpenses',
    'staffCosts',
    'totalExpenses',
    'ebitda',
    'operatingProfit',
  ],
};
const FEWEST_ACCOUNTS = 3;
/** What lists of indicators have lines for as well as statements. */
const OF_INDICATORS: ReadonlySet<Account> = new Set([
  ...COUNTED_ACCOUNTS,
  'cash',
  'burn',
  'recurringRevenueMonthly',
  'recurringRevenueAnnual',
]);
function kindBeside(
  kind: NumberKind,
  unit: TableValue['unit'],
  beside: ReadonlySet<Account>,
  isAccounts: boolean,
): NumberKind {
  if (TOLD_BY[kind]?.some((account) => beside.has(account))) return 'other';
  const isStatement = [...beside].filter((account) => !OF_INDICATORS.has(account)).length >= FEWEST_ACCOUNTS;
  if (isAccounts && isStatement && kind === 'ask') return 'other';
  const isCounted = kind === 'customers' || kind === 'users' || kind === 'team';
  return isCounted && (unit === 'money' || (isAccounts && isStatement)) ? 'other' : kind;
}

/** A runway said in years. */
const isInYears = (kind: NumberKind, { unit }: Numeral): boolean => kind === 'runway' && unit === 'years';

function unitOf(kind: NumberKind, numeral: Numeral): 'percent' | 'months' | 'count' {
  if (numeral.unit === 'percent' || numeral.unit === 'months') return numeral.unit;
  return isInYears(kind, numeral) ? 'months' : 'count';
}

/** The rows of tables by the passage they stand in. */
function rowsByPlace(tables: readonly TableReading[]): (passage: Passage) => TableRow[] {
  const byPage = new Map<number, TableRow[]>();
  for (const { page, rows } of tables) {
    const known = byPage.get(page.source.page) ?? [];
    byPage.set(page.source.page, known);
    known.push(
      ...rows.filter(
        ({ values, candidates, holder }) =>
          values.length > 0 || candidates.length > 0 || holder !== undefined,
      ),
    );
  }
  for (const rows of byPage.values()) rows.sort((a, b) => a.start - b.start);
  let at = { page: 0, index: 0 };
  // Passages come in order, so each row is looked at once.
  return ({ page, start, end }) => {
    const rows = byPage.get(page.source.page) ?? [];
    if (at.page !== page.source.page) at = { page: page.source.page, index: 0 };
    while ((rows[at.index]?.end ?? Infinity) <= start) at.index += 1;
    let to = at.index;
    while ((rows[to]?.start ?? Infinity) < end) to += 1;
    return rows.slice(at.index, to);
  };
}

const KIND_OF_ACCOUNT: Partial<Record<Account, NumberKind>> = {
  revenue: 'revenue',
  recurringRevenueMonthly: 'revenue',
  recurringRevenueAnnual: 'revenue',
  costOfSales: 'expenses',
  staffCosts: 'expenses',
  operatingExpenses: 'expenses',
  totalExpenses: 'expenses',
  cash: 'cash',
  closingCash: 'cash',
  burn: 'burn',
  customers: 'customers',
  users: 'users',
  headcount: 'team',
};
const RATE_OF_ACCOUNT: Partial<Record<Account, Rate>> = {
  recurringRevenueMonthly: 'monthly',
  recurringRevenueAnnual: 'annual',
  burn: 'monthly',
};
/** Costs are sums spent, whichever sign an account writes them with. */
const UNSIGNED: ReadonlySet<NumberKind> = new Set(['expenses', 'burn']);

const MOST_MONTHS = 120;

/** The values of a table's row that stand in a passage, as figures. */
function addRow(
  figures: Figure[],
  { passage }: Row,
  { account, values, holder, label, isPart }: TableRow,
  beside: ReadonlySet<Account>,
  { isAccounts, hasAsk }: { readonly isAccounts: boolean; readonly hasAsk: boolean },
): void {
  const inside = values.filter(({ start, end }) => start >= passage.start && end <= passage.end);
  const numerals = inside.map((value) => numeralOf(value, passage, label));
  // Codes and notes beside a label say nothing of what the row is of.
  const at = passage.text.indexOf(label);
  const isRead = account === null && holder === undefined && !isPart;
  const cues = isRead
    ? cuesIn(passage.text).filter(({ start, end }) => at < 0 || (start >= at && end <= at + label.length))
    : [];
  let first = null as NumberKind | null;
  for (const [index, value] of inside.entries()) {
    const numeral = numerals[index];
    if (!numeral) continue;
    // However far a column stands from its label, it is of what the first one is of.
    const isLikeFirst: boolean = first !== null && account === null && value.unit === inside[0]?.unit;
    const kind: NumberKind =
      value.kind ??
      (isLikeFirst
        ? (first ?? 'other')
        : holder !== undefined || isPart
          ? 'other'
          : account === null
            ? kindBeside(
                kindOf({
                  passage,
                  text: passage.text,
                  numeral,
                  cues,
                  dates: [],
                  label: '',
                  labelCues: [],
                  previous: null,
                  others: numerals.slice(0, 1),
                  isLabelled: false,
                  hasAsk: hasAsk || inside.length > 1,
                }),
                value.unit,
                beside,
                isAccounts,
              )
            : (KIND_OF_ACCOUNT[account] ?? 'other'));
    if (value.kind === undefined) first ??= kind;
    const { currency, date, isForecast } = value;
    const isRunway = account === null && RUNWAY_ROW.test(label) && Math.abs(value.value) <= MOST_MONTHS;
    const unit = isRunway ? 'months' : value.unit;
    figures.push({
      passage,
      numeral: isRunway ? { ...numeral, unit: 'months' } : numeral,
      kind: isRunway ? 'runway' : unit === 'percent' && account !== null ? 'other' : kind,
      account: unit === 'percent' ? null : account,
      unit,
      value: UNSIGNED.has(kind) ? Math.abs(value.value) : value.value,
      currency,
      date,
      rate: account === null ? null : (RATE_OF_ACCOUNT[account] ?? null),
      isForecast,
      ...(inside.length > 1 ? { isOfRow: true } : {}),
      ...(holder === undefined ? {} : { holder }),
    });
  }
}

const numeralOf = (
  { start, end, value, unit, currency }: TableValue,
  passage: Passage,
  label: string,
): Numeral => ({
  start: start - passage.start,
  end: end - passage.start,
  value,
  unit,
  currency,
  isScaled: false,
  noun: unit === 'count' ? label : '',
});

/** What a sentence that speaks of `it` is of: what the one before it spoke of first. */
function ofSentenceBefore(
  figures: readonly Figure[],
  { passage }: Row,
  { start, unit, isScaled }: Numeral,
): NumberKind | null {
  const last = figures.at(-1)?.passage;
  if (last === undefined || last.page !== passage.page || passage.start - last.end > NEXT_SENTENCE)
    return null;
  if (!OF_IT.test(passage.text.slice(0, start))) return null;
  const told = figures.find((figure) => figure.passage === last);
  const isSum = unit === 'money' || isScaled;
  return told !== undefined && told.kind !== 'other' && (told.unit === 'money') === isSum ? told.kind : null;
}
const NEXT_SENTENCE = 3;

/** Sold for a year that is not over, as far as its sentence says. */
function isBookedAhead(
  text: string,
  { unit, isScaled, value }: Numeral,
  dates: readonly DateMention[],
  year: number | null,
): boolean {
  const isSum = unit === 'money' || (unit === 'count' && isScaled);
  const ahead = dates.some(({ date }) => year !== null && Number(date.slice(0, 4)) > year);
  const isDone = YEAR_DONE.test(text) && dates.some(({ date }) => date === String(year));
  return (
    isSum && (isScaled || value >= 1e6) && (ahead || isDone) && BOOKED.test(text) && !OF_COSTS.test(text)
  );
}

/** `the 2026 budget`, `prévision 2027`: the year of a plan, whatever else is dated beside it. */
function ofPlan(text: string, dates: readonly DateMention[], before: number): string | null {
  const own = dates.filter(
    ({ start, end }) =>
      /^ (?:budget|plan|target|forecast|guidance)\b/.test(text.slice(end)) ||
      /\b(?:budget|plan|objectif|previsions?|target|forecast) (?:de |pour |for |of )?$/.test(
        text.slice(0, start),
      ),
  );
  return (own.findLast(({ end }) => end <= before) ?? own[0])?.date ?? null;
}

/** The dates over the figures of a row: as many heads as figures, or a title's date before that many. */
function columnsFor(table: Table | null, count: number): string[] | null {
  const columns = table?.columns ?? [];
  if (columns.length === count) return columns;
  return count >= 2 && columns.length === count + 1 ? columns.slice(1) : null;
}

/** Figures in a row: words stand before the first of them only. */
const isRow = (text: string, numerals: readonly Numeral[]): boolean =>
  numerals.every(({ start }, index) => {
    const previous = numerals[index - 1];
    return previous === undefined || !/[a-z]{3}/.test(text.slice(previous.end, start));
  });

type Surroundings = {
  readonly label: string;
  readonly isLabelled: boolean;
  readonly hasAsk: boolean;
  /** The year, or financial year, the document was written in. */
  readonly year: number | null;
  readonly table: Table | null;
  /** The date of the words above, or of the accounts. */
  readonly headed: string | null;
};

function addFigures(
  figures: Figure[],
  row: Row,
  { label, isLabelled, table, headed, hasAsk, year }: Surroundings,
): void {
  const { passage, numerals, dates } = row;
  const { text } = passage;
  const cues = cuesIn(text);
  const labelCues = cuesIn(label);
  const ownCurrency = numerals.find(({ currency }) => currency !== null)?.currency ?? null;
  const isInMillions = countsInMillions(passage.page);
  const isSentence = /[.!?]$/.test(text) || numerals.some(({ noun }) => noun !== '');
  const columns =
    dates.length === 0 && !isSentence && isRow(text, numerals) ? columnsFor(table, numerals.length) : null;
  let asked = hasAsk;
  const [alone, another] = numerals;
  const isRunwayRow = alone !== undefined && another === undefined && isRunwayIn(text, alone);
  for (const [index, entry] of numerals.entries()) {
    const written: Numeral = isRunwayRow ? { ...entry, unit: 'months' } : entry;
    const previous = figures.at(-1) ?? null;
    const scaled = scaledBy(
      table?.scale ?? null,
      isInMillions ? withLetter(written) : written,
      passage,
      cues,
    );
    const isOfCount =
      previous?.passage === passage &&
      previous.unit === 'count' &&
      PRESENT_KINDS.has(previous.kind) &&
      continuesFigure(previous, passage, written, dates, cues);
    const isKept = scaled !== written && (isOfCount || isToldCount(text, written, dates));
    const numeral = likeBefore(text, isKept ? written : scaled, previous, passage);
    const read = kindOf({
      passage,
      text,
      numeral,
      cues,
      dates,
      label,
      labelCues,
      previous,
      others: numerals,
      isLabelled: isLabelled && index === 0,
      hasAsk: asked,
    });
    const named = index === 0 ? namedBefore(text, numeral) : null;
    const isOfPlan =
      previous?.passage === passage &&
      FLOWS.has(previous.kind) &&
      previous.unit === 'money' &&
      (numeral.unit === 'money' || numeral.isScaled) &&
      AGAINST_A_PLAN.test(text.slice(previous.numeral.end, numeral.start));
    const isRate =
      previous?.passage === passage &&
      previous.kind === 'revenue' &&
      AS_A_RATE.test(text.slice(previous.numeral.end, numeral.start)) &&
      BY_THE_YEAR.test(text.slice(numeral.end));
    const isContinued =
      isOfPlan || isRate || (previous !== null && continuesFigure(previous, passage, numeral, dates, cues));
    const spokenOf = index === 0 ? ofSentenceBefore(figures, row, numeral) : null;
    const rate = rateNear(withinClause(text, numeral, numerals[index + 1]), numeral.start, numeral.end, 45);
    // What goes out in a day is of a customer, not of the company.
    const kind = isRunwayRow
      ? 'runway'
      : isContinued
        ? previous.kind
        : read === 'burn' && rate === 'daily'
          ? 'other'
          : read === 'other'
            ? (named ?? spokenOf ?? (isBookedAhead(text, numeral, dates, year) ? 'revenue' : read))
            : read;
    const isPlan =
      isOfPlan ||
      (kind === 'revenue' && read !== 'revenue' && isBookedAhead(text, numeral, dates, year)) ||
      (kind === 'burn' && AFTER_THE_ROUND.test(text.slice(0, numeral.start))) ||
      isForecast(text, numeral, numerals[index - 1] ?? null) ||
      (kind === 'revenue' &&
        isBusinessPlan(text.slice(0, numeral.start), text.slice(numeral.end, numeral.end + 60))) ||
      (kind === 'revenue' && !cues.some((cue) => cue.kind === kind) && isPlanned(label, passage, text));
    asked ||= kind === 'ask';
    const isMoney =
      numeral.unit === 'money' ||
      (MONEY_KINDS.has(kind) && numeral.unit === 'count') ||
      (kind === 'other' && isBareSum(text, numeral, isContinued && previous?.unit === 'money'));
    const isToday = PRESENT_KINDS.has(kind) && TODAY.test(text);
    const own =
      kind === 'growth'
        ? growthDate(text, numeral, dates)
        : dateFor(
            text,
            numeral,
            kind === 'runway' || kind === 'burn'
              ? dates.filter(({ start }) => !UNTIL.test(text.slice(0, start)))
              : STANDING_KINDS.has(kind)
                ? clauseDates(text, numeral, dates).map(atEnd)
                : dates,
            FLOWS.has(kind) ||
              (kind === 'other' &&
                OF_RESULT.test(text.slice(Math.max(0, numeral.start - 40), numeral.end + 24))),
          );
    const hasOwn = dates.some(
      ({ start, end }) =>
        (previous?.passage === passage && start >= previous.numeral.end && end <= numeral.start) ||
        (start >= numeral.end && start - numeral.end < NEAR_BEHIND),
    );
    figures.push({
      passage,
      numeral,
      kind,
      account: null,
      unit: isMoney ? 'money' : unitOf(kind, numeral),
      value: isInYears(kind, numeral)
        ? numeral.value * 12
        : kind === 'other' && isMoney && isLoss(text, numeral, isContinued ? previous : null)
          ? -numeral.value
          : numeral.value,
      currency: isMoney ? (numeral.currency ?? ownCurrency) : null,
      date:
        (isOfPlan || isRate ? previous.date : null) ??
        (isPlan && kind === 'revenue' ? ofPlan(text, dates, numeral.start) : null) ??
        (isPlan &&
        kind === 'revenue' &&
        year !== null &&
        (OF_THE_YEAR.test(text.slice(numeral.end)) || FOR_THE_YEAR.test(text.slice(0, numeral.start)))
          ? String(year)
          : null) ??
        columns?.[index] ??
        yearBefore(text, numeral, previous, passage) ??
        (isContinued && !hasOwn && isAgainst(text, numeral, previous)
          ? previous.isForecast
            ? previous.date
            : back(previous.date)
          : null) ??
        own ??
        yearAfter(text, numeral) ??
        (isToday || (kind === 'runway' && year !== null) ? null : headed),
      rate: (isMoney && !STANDS.has(kind)) || kind === 'growth' ? rate : null,
      isForecast: isPlan,
    });
  }
}

/** The text as far as the next figure, where a comma parts them: what is said behind that is of it. */
const withinClause = (text: string, { end }: Numeral, next: Numeral | undefined): string =>
  next !== undefined && /[,;]/.test(text.slice(end, next.start)) ? text.slice(0, next.start) : text;
/** `MRR of 1.46 million, that is 17.5 million a year`: the same by another measure of time. */
const AS_A_RATE =
  /^,? (?:soit|that is|i\.?e\.?|or|c'est-a-dire|ou|which is|a) (?:about |environ )?(?:[^\s\d]{1,4} ?)?$/;
const BY_THE_YEAR =
  /^ (?:en rythme annuel|en base annuelle|annualises?|annualised|annualized|a year|per year|par an|l'an|run[- ]rate|on an annual)/;
/** `For the nine months it was 56.3 million`: what the sentence before it spoke of first. */
const OF_IT =
  /^(?:[^.;:]{0,60}[, ])?(?:it|they|this|that|the (?:same )?figure|elle|il|ce chiffre|le chiffre) (?:was|were|is|are|came to|stood at|had been|reached|etait|etaient|a ete|ont ete|s'elevait a|atteignait) (?:de )?(?:about |around |environ )?(?:[^\s\d]{1,4} ?)?$/;
/** `against a budget of 2,050 million`: the same as planned. */
const AGAINST_A_PLAN =
  /\b(?:against|versus|vs\.?|contre|pour|ahead of|short of|below|above|under|over)[^.;\d]{0,14}\b(?:budget|plan|target|forecast|objectif|prevision)(?:s|ted)? (?:of|de|d'|was|etait de)? ?(?:[^\s\d]{1,4} ?)?$/;
/** What is sold, signed or booked for a year to come. */
const BOOKED =
  /\b(?:sold|sale|booked|boucle|acquis|acquise|signed|secured(?! (?:on|by|over|against))|assuree?|garantie?|commandee?s?|orders?|ordered|contracted|in the bag|vendue?s?|carnet|order book|backlog|locked in|(?:contracts?|orders?) in hand)\b/;
/** `l'exercice 2026 est bouclé`, while it runs. */
const YEAR_DONE =
  /\b20\d\d (?:is|est) (?:deja |already |now )?(?:bouclee?|faite?|acquise?|assuree?|vendue?|sold|closed|done|secured|booked|signed|in the bag)\b/;
const OF_COSTS =
  /\b(?:costs?|owe[sd]?|owing|doit|devons|loans?|debts?|price|spent|capex|ask|raise|levee|couts?|prets?|emprunts?|prix|depenses?|investi\w*|repay\w*|rembours\w*)\b/;

/** `Runway before new money, in months  18`. */
const isRunwayIn = (text: string, { unit, isScaled, value, end }: Numeral): boolean =>
  unit === 'count' &&
  !isScaled &&
  value <= MOST_MONTHS &&
  end === text.length &&
  RUNWAY_ROW.test(text) &&
  /\b(?:months?|mois)\b/.test(text);
/** What is spent once the money is there. */
const AFTER_THE_ROUND =
  /\b(?:after (?:it|that|the (?:round|raise)|closing|funding)|once (?:funded|closed|the money)|apres (?:le tour|la levee|l'operation)|une fois la levee)\b/;
/** `N310m for the year`, `pour l'exercice`: of the year the document is of. */
const OF_THE_YEAR =
  /^ (?:for|over|in|pour|sur) (?:the |this |l'|cette |cet )?(?:full |whole |entire )?(?:year|annee|exercice)\b(?! (?:to|ended|ending|clos|20))/;
const FOR_THE_YEAR =
  /\b(?:for|over|pour|sur) (?:the |l'|cette |this )(?:full |whole |entire )?(?:year|annee|exercice)\b(?! (?:to|ended|ending|clos|20))[^.;]{0,40}$/;
const NAMED = /^(?:[-*•–] ?)?(?<label>[a-z][a-z',-]*(?: [a-z',-]+){0,4}) ?: ?(?:[^\s\d]{1,4} ?)?$/;
/** `Heads: 29`, `Schools paying: 86`: a line that names its figure as a table would. */
function namedBefore(text: string, { start, end, unit, value }: Numeral): NumberKind | null {
  const account = accountOf(NAMED.exec(text.slice(0, start))?.groups?.['label'] ?? '');
  const kind = account === null ? undefined : KIND_OF_ACCOUNT[account];
  if (account === null || account === 'users' || kind === undefined) return null;
  if (kind === 'cash' && OF_A_DEBT.test(text.slice(end))) return null;
  const isCount = COUNTED_ACCOUNTS.has(account);
  return isCount === (unit === 'count') && (!isCount || Number.isInteger(value)) ? kind : null;
}

/** Words of a statement beside an amount that has no currency. */
const OF_STATEMENT =
  /\b(?:resultat|benefice|perte|profit|loss|surplus|deficit|ebitda|excedent|marge|margin|capitaux propres|fonds propres|equity|net assets|bilan|total assets|dettes?|emprunts?|prets?|credit|encours|loans?|borrowings?|debts?|facility|creances?|receivables?|stocks?|inventor\w+|caution|provision|ligne)\b/;
const OF_RESULT =
  /\b(?:resultat|benefice|perte|net profit|profit|loss|surplus|ebitda|excedent|marge brute|gross profit)\b/;
/** `résultat net de 47 millions contre 62 millions`: sums of money, be it without a currency. */
const isBareSum = (
  text: string,
  { unit, isScaled, noun, start, end }: Numeral,
  isContinued: boolean,
): boolean =>
  unit === 'count' &&
  isScaled &&
  (noun === '' ||
    /^(?:contre|against|au|a|en|in|at|on|en|et|and|dont|of which|pour|sous|apres|the|restants?|due|dus?|reste|outstanding|still|chez|aupres|with|from|est|is|sont|inscrit)\b/.test(
      noun,
    )) &&
  (isContinued || OF_STATEMENT.test(text.slice(Math.max(0, start - 70), end + 12)));

const OF_A_LOSS =
  /\b(?:(?:net |operating |trading )?loss(?:es)?|perte(?:s)?|deficit)(?: (?:after|before|for|of|in|at|on|was|were|is|is put at|came to|stood at|amounted to|reached|narrowed to|fell to|grew to|widened to|nette?|avant|apres|d'exploitation|d'|de|du|en|pour|est|etait|s'eleve a|s'elevait a|s'est elevee a|ressort a|atteint|ramenee a|limitee a|the|this|that|a|au|l'exercice|l'annee|exercice|annee|year|period|half|quarter|financial|tax|taxation|impots?|interest|first|second|third|fourth|@))*:? ?$|\b(?:we|it|the company|the group|nous|elle|la societe)(?: (?:have|had|has|still|again|avons|a|avait|encore))* (?:lost|perdu|lose|perdons)(?: (?:about|some|another|environ))? ?$/;
const NO_RESULT =
  /\b(?:claim\w*|court|tribunal|sued|damages|insur\w+|assur\w+|theft|fire|stolen|customers?|clients?|vol|incendie|sinistre|write-off|bad debts?|portfolio|loan loss|hail|flood|creances)\b/;
/** `a loss of KES 22.6 million`, `nous avons perdu 38 millions`: less than nothing, as a statement would write it. */
function isLoss(text: string, { start }: Numeral, before: Figure | null): boolean {
  if (before !== null && before.value < 0) return true;
  const said = text
    .slice(Math.max(0, start - 110), start)
    .replaceAll(/\b(?:fy ?)?20[0-4]\d\b|\([^()]*\)/g, '@');
  return OF_A_LOSS.test(said) && !NO_RESULT.test(text);
}
const ONLY_COMPARED = /^,? ?(?:contre|against|from|up from|down from|vs\.?|versus|compared (?:with|to)) $/;
const IN_A_YEAR =
  /^ (?:(?:en|in|for|pour) (?:fy ?)?(?:19|20)\d\d|un an (?:plus tot|avant)|a year (?:before|earlier|ago)|l'an dernier|last year|(?:the )?year before)\b/;
const IN_BRACKETS_OF_A_YEAR = /^ ?(?:en|in|:|for|pour)? ?\(?(?:fy ?)?(?:19|20)\d\d\)/;
/** `1 846 millions (1 590 en 2023)`: in brackets, the same in the same scale. */
function likeBefore(
  text: string,
  numeral: Numeral,
  previous: Figure | null,
  passage: PlacedPassage,
): Numeral {
  if (previous === null || previous.passage !== passage || numeral.unit !== 'count' || numeral.isScaled)
    return numeral;
  if (previous.unit !== 'money' || !previous.numeral.isScaled) return numeral;
  const between = text.slice(previous.numeral.end, numeral.start);
  const isBracketed =
    /\(\s*$/.test(between) &&
    (IN_BRACKETS_OF_A_YEAR.test(text.slice(numeral.end)) ||
      (previous.kind === 'valuation' && /^ ?(?:apres|after|post)\b/.test(text.slice(numeral.end))));
  // `2,95 milliards, contre 2,41 en 2024`
  const isCompared = numeral.noun.split(' ').length <= 3 && ONLY_COMPARED.test(between);
  if (!isBracketed && !(isCompared && IN_A_YEAR.test(text.slice(numeral.end)))) return numeral;
  const scale = SCALES.findLast((one) => previous.value >= one) ?? 1;
  const factor = previous.value / scale < 1 ? scale / 1e3 : scale;
  // As large as what stands before it, within two powers of ten.
  const fits = [factor, factor / 1e3].find(
    (one) => numeral.value * one < previous.value * 10 && numeral.value * one * 10 > previous.value,
  );
  return fits === undefined ? numeral : { ...numeral, value: numeral.value * fits, isScaled: true, noun: '' };
}
const SCALES = [1e3, 1e6, 1e9, 1e12] as const;

/** `… (2023: 22 million)`, `2024 : 130 millions`, `up from 268`: the same thing at another time. */
function continuesFigure(
  previous: Figure,
  passage: PlacedPassage,
  numeral: Numeral,
  dates: readonly DateMention[],
  cues: readonly Cue[],
): boolean {
  const isBareSum = previous.unit === 'money' && numeral.unit === 'count' && numeral.isScaled;
  if (previous.numeral.unit !== numeral.unit && previous.unit !== numeral.unit && !isBareSum) return false;
  const isSame = previous.passage === passage;
  if (!isSame && previous.passage.page !== passage.page) return false;
  const from = isSame ? previous.numeral.end : 0;
  const between = passage.text.slice(from, numeral.start);
  if (isSame && /^ [^()]{0,40}\( ?$/.test(between) && YEAR_BEFORE.test(passage.text.slice(numeral.end)))
    return true;
  const isBracketed =
    /\(\s*$/.test(between) && dates.some(({ start }) => start >= numeral.end && start - numeral.end < 14);
  if (isSame && isInBracketOfBefore(passage.text, numeral, previous)) return true;
  if (isSame && (isBracketed || COMPARED.test(between)))
    return !cues.some(
      ({ kind, start }) => kind !== 'growth' && start >= numeral.end && start - numeral.end < 25,
    );
  const isOfElse =
    numeral.unit === 'count' &&
    !numeral.isScaled &&
    !GOES_ON_WITH.test(numeral.noun) &&
    numeral.noun.split(' ')[0] !== previous.numeral.noun.split(' ')[0];
  if (isOfElse) return false;
  const left = dates
    .filter(({ start, end }) => start >= from && end <= numeral.start)
    .reduceRight((text, { start, end }) => text.slice(0, start - from) + text.slice(end - from), between);
  // `164 persons (2023: 171)`
  if (isSame && left.length < between.length && /^[^()]{0,34}\([ :]*$/.test(left)) return true;
  return (
    left.length < between.length &&
    /^(?:[\s;,:()&-]|\b(?:and|et|puis|then|in|en|for|au|a|was|were|stood at|made|came to|brought|etait|a fait)\b)*$/.test(
      left,
    )
  );
}

/** What may follow a count whose thing was named before. */
const GOES_ON_WITH =
  /^(?:$|(?:in|en|at|on|a|au|fin|le|la|the|by|for|against|contre|dont|and|et|un|year|last|previous|of|de)\b)/;
const NEAR_BEHIND = 16;
const AGAINST =
  /^[^.;\d]{0,24}\b(?:against|contre|up from|down from|compared (?:with|to)) (?:[^\s\d]{1,4} ?)?$/;
/** `38 millions contre 51 millions`: without a date, the same of the year before. */
const isAgainst = (text: string, { start }: Numeral, { numeral, date, rate }: Figure): boolean =>
  rate !== 'monthly' &&
  /^\d{4}(?:-[QH]\d)?$/.test(date ?? '') &&
  AGAINST.test(text.slice(numeral.end, start));
const back = (date: string | null): string | null =>
  date === null ? null : `${Number(date.slice(0, 4)) - 1}${date.slice(4)}`;

/** `₦17.3m a year before`, `46,5 millions l'année précédente`: the time of the figure before it, a year back. */
function yearBefore(
  text: string,
  { start, end }: Numeral,
  previous: Figure | null,
  passage: PlacedPassage,
): string | null {
  if (previous?.passage !== passage || previous.date === null) return null;
  const isOfYearBefore =
    YEAR_BEFORE.test(text.slice(end)) || isInBracketOfBefore(text, { start, end }, previous);
  if (!isOfYearBefore) return null;
  return previous.date.replaceAll(/\b(?:19|20)\d\d\b/g, (year) => String(Number(year) - 1));
}
const IN_BRACKET =
  /^[^.;\d()]{0,12}\((?:(?:the )?(?:previous|prior|last) (?:year|period) ?:? ?|(?:l')?(?:an dernier|annee precedente|exercice precedent) ?:? ?)(?:[^\s\d]{1,4} ?)?$/;
/** `GHS 14.86 million (previous year GHS 13.02 million)`, `TZS 204m (TZS 131m)`. */
function isInBracketOfBefore(
  text: string,
  { start, end }: Pick<Numeral, 'start' | 'end'>,
  { numeral, currency, unit }: Figure,
): boolean {
  const between = text.slice(numeral.end, start);
  if (IN_BRACKET.test(between)) return true;
  const isBare = /^ ?\( ?$/.test(between) && text[end] === ')';
  const written = text.slice(start, end);
  return (
    isBare &&
    unit === 'money' &&
    currency !== null &&
    markOf(written) === markOf(text.slice(numeral.start, numeral.end))
  );
}
const markOf = (written: string): string =>
  written.replaceAll(/[\d.,' ]|(?:million|billion|thousand|m|bn|k)\b/g, '');

const YEAR_BEFORE =
  /^ ?[,(]? ?(?:in )?(?:the|a|one) year (?:before|earlier|ago)\b|^ ?[,(]? ?(?:un an (?:plus tot|avant|auparavant)|l'(?:annee|exercice) (?:precedente?|d'avant))\b/;

/** `642 million (2024: 518 million)`, `(Q3 2024: …)`: what no date is told of is of the year behind that in brackets. */
const yearAfter = (text: string, { end }: Numeral): string | null => {
  const [, part, year] = BEFORE_IN_BRACKETS.exec(text.slice(end)) ?? [];
  if (year === undefined) return null;
  const own = part === undefined ? '' : `-${part.replace('t', 'q').replace('s', 'h').toUpperCase()}`;
  return `${Number(year) + 1}${own}`;
};
const BEFORE_IN_BRACKETS =
  /^ ?\((?:([qths][1-4]) )?(20[0-4]\d)(?:, ?(?:the )?(?:same|meme) [a-z]{4,10}(?: [a-z]+)?| (?:un)?audited| restated)? ?: ?(?:[a-z]{1,4}[$£₵]? ?|[^a-z\d]{0,4})\d/;

/** Sums that stand rather than flow: a rate beside them is of something else. */
const STANDS: ReadonlySet<NumberKind> = new Set(['cash', 'ask', 'valuation']);
const FLOWS: ReadonlySet<NumberKind> = new Set(['revenue', 'expenses', 'growth']);
const PRESENT_KINDS: ReadonlySet<NumberKind> = new Set(['cash', 'team', 'customers', 'users', 'burn']);
const TODAY = /\b(?:today|as we write|aujourd'hui|a ce jour)\b/;
/** `fifteen months, to the end of 2026`: when money ends, not when it was counted. */
const UNTIL =
  /\b(?:to|until|till|through|into|past|beyond|by|jusqu\S*|d'ici)(?: a| au)? (?:the )?(?:(?:end|close|middle|start|beginning|fin|debut) (?:of |de )?)?$/;
const STANDING_KINDS: ReadonlySet<NumberKind> = new Set(['cash', 'team']);

/** What stands does so at the end of a stretch of months. */
const atEnd = (mention: DateMention): DateMention => ({
  ...mention,
  date: mention.date.split(' to ').at(-1) ?? mention.date,
});

/** Dates behind a semicolon are of what stands there. */
const clauseDates = (text: string, { start, end }: Numeral, dates: readonly DateMention[]): DateMention[] =>
  dates.filter((date) => !text.slice(Math.min(end, date.end), Math.max(start, date.start)).includes(';'));

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
const PAGE_NUMBER = /^-? ?(\d{1,3})(?: ?(?:\/|of|sur) ?\d{1,3})? ?-?$/;

const COUNTED: ReadonlySet<Cue['kind']> = new Set(['team']);
const A_RATE = /^(?:a|an|per|par|each) (?:month|mois|year|an|annee|quarter|trimestre|week|semaine)\b/;
/** What only sums stand before: `5 240 en banque`, `24 000 de ventes`. */
const OF_MONEY =
  /^(?:en (?:banque|caisse)|a la banque|de (?:ventes|credit|dettes?|chiffre|recettes|marge|tresorerie|prets?|decouvert)|(?:in|at) (?:the )?bank|of (?:sales|revenue|debt|cash|turnover|loans?))\b/;
const COUNTED_BEFORE =
  /\b(?:customers|clients|users|subscribers|orders|shops|stores|sites|branches|utilisateurs|abonnes|commandes|boutiques|agences)\b[^;,.]{0,20}$/;

/** `chiffres en M FCFA`: then `44 M` is of millions. */
const M_OF_FRANCS = /\bm ?(?:de )?f ?cfa\b/;
const inMillions = new WeakMap<Passage['page'], boolean>();
function countsInMillions(page: Passage['page']): boolean {
  const known = inMillions.get(page);
  if (known !== undefined) return known;
  const found = M_OF_FRANCS.test(page.text);
  inMillions.set(page, found);
  return found;
}
const withLetter = (numeral: Numeral): Numeral =>
  numeral.unit === 'count' && !numeral.isScaled && /^m(?:$| )/.test(numeral.noun)
    ? {
        ...numeral,
        end: numeral.end + 2,
        value: Number((numeral.value * 1e6).toPrecision(15)),
        isScaled: true,
        noun: numeral.noun.slice(2),
      }
    : numeral;

/** `cash 9.6m, 31` at the end of a line that goes on with the month. */
const isDayOfBrokenLine = ({ value, end, start }: Numeral, { text }: Passage): boolean =>
  value <= 31 && end === text.length && text.slice(0, start).endsWith(', ');

const SMALLEST_UNSCALED = 1000;
function scaledBy(
  table: TableScale | null,
  numeral: Numeral,
  passage: PlacedPassage,
  cues: readonly Cue[],
): Numeral {
  const isOfNothing =
    numeral.noun === '' || A_RATE.test(numeral.noun) || (table?.factor !== 1 && OF_MONEY.test(numeral.noun));
  if (
    !table ||
    cues.some(({ kind }) => COUNTED.has(kind)) ||
    numeral.unit !== 'count' ||
    numeral.isScaled ||
    !isOfNothing ||
    (table.factor === 1 && numeral.value < SMALLEST_UNSCALED) ||
    !/\d/.test(passage.text.slice(numeral.start, numeral.end)) ||
    isDayOfBrokenLine(numeral, passage) ||
    COUNTED_BEFORE.test(passage.text.slice(0, numeral.start)) ||
    passage.text.length > 160
  )
    return numeral;
  return {
    ...numeral,
    value: Number((numeral.value * table.factor).toPrecision(15)),
    unit: 'money',
    currency: table.currency,
  };
}

function kindOf(context: NumeralContext): NumberKind {
  const { unit } = context.numeral;
  if (unit === 'months') return monthsKind(context);
  if (unit === 'percent' || unit === 'times') return percentKind(context);
  if (unit === 'years') return monthsKind(context);
  return unit === 'money' ? moneyKind(context) : countKind(context);
}
