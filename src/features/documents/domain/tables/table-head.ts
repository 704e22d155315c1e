import type { CurrencyCode } from '#shared/domain/currency.ts';
import { accountOf } from '../words/account.ts';
import { inYear, SAME_STRETCH, spanText, timesIn } from '../words/period-bare.ts';
import { fromEthiopianYear, LAST_TWELVE_MONTHS, MONTH_NAMES } from '../words/period-word.ts';
import { PLANS_OVER_COLUMNS, saysActual } from '../words/plan-word.ts';
import { datesIn, fiscalPart, monthsUpTo, yearsLater, isMonth, textWithout } from '../words/period.ts';
import { cellNumber } from './cell-number.ts';
import { groupCell, ofGroupByStub, withScopes } from './head-scope.ts';
import { type Context, takeUnit } from './table-context.ts';
import {
  columnDates,
  type ColumnTime,
  columnTime,
  isPart,
  namesMonths,
  isUnitAlone,
  lastMonthOf,
  monthsOf,
  partOf,
  periodOver,
  statusTime,
  upTo,
} from './table-period.ts';
import { scaleOfTable, type TableScale } from './table-scale.ts';
import { unitWithin } from './unit-scope.ts';
import { type Cell, isYear, type Line, moneyCells } from './table.ts';

/* The heads of a table: of which time each column of numbers is, in what unit, and which columns say no value of their row. */

export type Head = {
  readonly column: number;
  readonly time: ColumnTime | null;
  readonly unit: TableScale | null;
  readonly text: string;
  /** Whether it heads what the columns before it add up to. */
  readonly isSum?: boolean;
  /** Whether it says of what is planned no more than that: `Budget`. */
  readonly isBarePlan?: boolean;
};
export type Heads = {
  readonly heads: readonly Head[];
  readonly dates: readonly (string | null)[];
  /** Whether only their order is known, not which columns they stand over. */
  readonly isLoose: boolean;
  /** Whether the numbers of notes stand in a column of their own. */
  readonly hasNotes: boolean;
  /** Whether the heads speak of notes at all. */
  readonly areNotesTold: boolean;
  /** Whether columns of one time are cases of it, so that each is read. */
  readonly areCases?: boolean;
};

/** `Q2 FY2026` of a company whose years do not end in December, in months of the calendar. */
export function ofFiscal(
  time: ColumnTime | null,
  text: string,
  { fiscalEnd }: Pick<Context, 'fiscalEnd'>,
): ColumnTime | null {
  const isFiscal =
    fiscalEnd !== null &&
    time?.kind === 'date' &&
    (/\bfy|exercice|financial year|fiscal/.test(text) || /[qths][1-4].*\d\d ?[/-] ?\d\d/.test(text));
  return isFiscal ? { ...time, date: fiscalPart(time.date, fiscalEnd) } : time;
}

/** Columns that hold no value of their row, and what heads them. */
const OF_CHANGE =
  /\b(?:var(?:iance|iation)?s?|ecarts?|changes?|chg|growth|croissance|evol(?:ution)?|diff(?:erence)?s?|delta|yoy|mom|qoq|y\/y|y-o-y|cagr|tcam|vs|versus)\b|^(?:movements?\b|δ|\+\/-|f\/a\b|fav\b|adv\b|over ?\/ ?\(?under)/;
export const isOfChange = (text: string): boolean => OF_CHANGE.test(text);
const OF_SHARE =
  /^(?:%|pct\b|per ?cent\b|mix\b|common[- ]size|poids\b|share\b|part (?:du|de)\b)|%\)?$|% (?:of|du|de|des|rev|sales|ca)\b/;
const OF_NOTE =
  /^(?:notes?|n°|n° note|ref\.?|refs|basis|base|unites?|units?|code|compte|account|acc\.?|a\/c|#|s\/?n|no\.?)$/;
const OF_GROSS = /^(?:(?:montant )?bruts?|gross(?: (?:amount|value|cost))?|cost|valeur brute)$/;
const OF_WEAR = /^(?:amort|depr|provision|accum|impairment)/;
const OF_NET = /\b(?:net|nets|nbv|nette)\b/;
const OF_WHOLE = /^(?:(?:grand |sub-?)?totals?|totaux|consolide|consolidated|group|groupe|ensemble)\b/;

export const OTHER_HEAD =
  /^(?:notes?|n°|ref\.?|%|change|variance|var\.?|ecart|variation|growth|croissance|movement|cagr|net|brut|amort\.?.*|budget|total)$/;
const SCOPE = /^(?:the )?(?:group|company|consolidated|separate|groupe|societe|consolide)$/;
const ITSELF =
  /^(?:year|years|annee|annees|period|periode|description|item|libelles?|designation|line item|metric|indicateurs?|particulars|kpis?|month|mois|rubriques?|actif|passif|assets|liabilities|ref|details?|comptes?|operations)?$/;
const IS_PLANNED = new RegExp(`\\b(?:${PLANS_OVER_COLUMNS})\\b`);

const timeOfHead = (text: string): ColumnTime | null =>
  isYear(text) ? { kind: 'date', date: text.trim(), isForecast: false } : columnTime(text);

/** What tells of a paper when it was made, and nothing of its figures. */
export const OF_PAPER = /^(?:date|dated|version|prepared|updated|printed|etabli|edite|mis a jour)\b/;

/** `Balance sheet at 31 December   2025`: a day whose year stands over the column. */
const ENDS_ON_A_DAY = new RegExp(
  `\\b(?:at|on|as of|to|ended|ending|au|le|clos|fin|end of)(?: the)? (?:\\d{1,2}(?:st|nd|rd|th|er)? )?(?:${MONTH_NAMES})$`,
);

/** `Month actual   Budget   Variance`, `Actual   Budget`, `9 months   9 months   %`: heads of one time, which a title tells. */
const isStatusLine = ({ cells, tail }: Line): boolean => {
  const areHeads = cells.every(({ text }) => statusTime(text) !== null || OTHER_HEAD.test(text));
  if (tail !== null || (!areHeads && cells.some(({ text }) => cellNumber(text) !== null))) return false;
  return cells.filter(({ text }) => statusTime(text) !== null).length >= 2;
};

/** A line of periods, units or words only: the head of the columns below. */
export function isHeadLine(line: Line): boolean {
  const parts = line.tail ?? line.cells;
  const [first] = line.cells;
  const label = first && columnTime(first.text) === null && !isYear(first.text) ? first.text : '';
  const others = parts.filter(({ text }) => text !== label);
  const times = others.filter(({ text }) => timeOfHead(text) !== null);
  // `Date   15 February 2026`: the day of the paper.
  if (times.length === 0) return isStatusLine(line);
  if (times.length === 1 && OF_PAPER.test(label)) return false;
  const rest = others.filter(({ text }) => timeOfHead(text) === null);
  // `Transport 2041`: a sum of that size, not a year.
  const mayBeSums =
    label !== '' &&
    !isUnitAlone(label) &&
    !ITSELF.test(label) &&
    !OTHER_HEAD.test(label) &&
    !SCOPE.test(label) &&
    statusTime(label) === null &&
    times.every(({ text }) => isYear(text));
  const years = times.map(({ text }) => Number(text));
  const areInRow =
    years.length > 1 &&
    years.every((year, index) => index === 0 || Math.abs(year - (years[index - 1] ?? 0)) === 1);
  if (
    mayBeSums &&
    !areInRow &&
    (accountOf(label) !== null || (times.length === 1 && !ENDS_ON_A_DAY.test(label)))
  )
    return false;
  const numbers = rest.filter(
    ({ text }) =>
      cellNumber(text) !== null && !/^\d$/.test(text) && statusTime(text) === null && !SUM_HEAD.test(text),
  );
  // `First quarter   610   742` is a row, `Q1   Q2   9 months` a head.
  return numbers.length === 0 || (label === '' ? numbers.length < times.length : ITSELF.test(label));
}

/** A line under the periods that gives their units, or what else stands in the columns. */
export const isUnitLine = (line: Line, home: CurrencyCode): boolean =>
  line.cells.length > 0 &&
  line.cells.every(
    ({ text }) =>
      scaleOfTable(text, home) !== null || OTHER_HEAD.test(text) || SCOPE.test(text) || ITSELF.test(text),
  );

/** `2025, KES thousand   Jan   Feb`: the head of the labels says the year of the months, and what all columns are in. */
function takeStub(timed: Line, numeric: readonly number[], context: Context): boolean {
  const [stub] = timed.cells;
  for (const cell of timed.cells)
    if (
      cell === stub
        ? !isYear(cell.text) && (columnTime(cell.text) === null || !numeric.includes(cell.column))
        : !heading(cell) && columnTime(cell.text) === null
    )
      takeUnit(cell.text, context);
  const [year, otherYear] = stub ? datesIn(stub.text) : [];
  const isStub =
    stub !== undefined &&
    (columnTime(stub.text) === null || scaleOfTable(stub.text, context.home) !== null) &&
    // `8 months   August`, with nothing over the labels.
    !((OF_NOTE.test(stub.text) || statusTime(stub.text) !== null) && numeric.includes(stub.column)) &&
    timed.cells.slice(1).some(({ text }) => isPartHead(text));
  if (isStub && year && !otherYear && /^\d{4}$/.test(year.date)) {
    takeUnit(stub.text, context);
    context.title = year.date;
  }
  return isStub;
}

/** `Parent   Subsidiary   Eliminations   Group` under a title that tells the time: the whole is of that, and the parts say nothing. */
function groupHead(lines: readonly Line[], { title }: Context): Line | null {
  if (title === null) return null;
  for (const line of lines) {
    const whole = groupCell(line);
    if (whole !== null) {
      const cells = line.cells.map((cell) =>
        cell === whole ? { ...cell, text: `${cell.text} ${title}` } : cell,
      );
      return { ...line, cells };
    }
  }
  return null;
}

/** `N million, years to 31 December`: of every year below it. */
const OF_EVERY_YEAR = /\b(?:years|exercices|periods|periodes)\b/;

/** A scale over the labels, or alone in its line over all columns: of the whole table. */
function takeUnitsBeside({ cells }: Line, context: Context): void {
  const [first, ...others] = cells;
  const isAlone = others.length === 0;
  // `US$000   2025   2024`, where the unit stands over the numbers of notes.
  const isBesideTimes =
    first !== undefined && isUnitAlone(first.text) && others.every(({ text }) => timeOfHead(text) !== null);
  if (
    first &&
    (isAlone || timeOfHead(first.text) === null) &&
    (isAlone || first.column === 0 || isBesideTimes)
  )
    takeUnit(first.text, context);
  const last = others.at(-1);
  // `Name of the company   PKR in million`
  const isBesideTitle =
    first !== undefined &&
    (first.text.length > LONGEST_STUB ||
      (others.length === 1 && (/[a-z]{3} [a-z(]/.test(first.text) || OF_EVERY_YEAR.test(last?.text ?? ''))));
  if (last && isBesideTitle) takeUnit(last.text, context);
}

/** `Revenue 2025   EBITDA margin 2025` under tiles of figures: their names, and no heads of the table below them. */
function namesTiles({ cells }: Line): boolean {
  const named = cells.flatMap(({ text }) => {
    const name = textWithout(text, datesIn(text)).replace(/[ ,]+$/, '');
    const account = name === text ? null : accountOf(name.trim());
    return account !== null || (name !== text && columnTime(text) === null) ? [account] : [];
  });
  return named.length > 1 && named.some((account) => account !== null);
}

const isOfYears = ({ cells }: Line): boolean => cells.filter(({ text }) => isYear(text)).length > 1;

/** The heads over the columns of a table, from all lines that stand above its numbers; null where none is of a time. */
export function headsFrom(over: readonly Line[], body: readonly Line[], context: Context): Heads | null {
  const last = over.findLastIndex(isHeadLine);
  const printed = over.filter((line, index) => index >= last || !namesTiles(line));
  // `Nine months to 30 September` over `2026   2025`: the years below are those of the months.
  const lines = printed.map((line, at) =>
    line.tail === null && !printed.slice(at + 1).some(isOfYears)
      ? withOwnTime(withYears(line, context), body)
      : line,
  );
  const [timed = null] = lines.filter(isHeadLine).toSorted((a, b) => detailOf(b) - detailOf(a));
  if (!timed) {
    const whole = groupHead(lines, context) ?? wrappedHead(lines, numericIn(body));
    return whole === null ? null : headsFrom([whole], body, context);
  }
  const isStub = takeStub(timed, timed.tail === null ? numericIn(body) : [], context);
  for (const line of lines) if (line !== timed && line.tail === null) takeUnitsBeside(line, context);
  const own =
    timed.tail === null
      ? ofGroupByStub(
          inOtherMoney(overAmounts(placedHeads(lines, timed, body, isStub, context), body)),
          timed,
          (text) => ofFiscal(timeOfHead(text), text, context),
        )
      : looseHeads(timed, isStub, context);
  const dated = inCompanyYear(
    asPlanned(
      underYears(
        asTitled(
          overNumbers(withThisYear(ofEthiopia(underStretch(own, timed, context), lines)), body),
          context,
        ),
        lines.filter((line) => line !== timed && isHeadLine(line)),
      ),
      timed.cells[0]?.text ?? '',
    ),
    context,
  );
  const ordered = withScopes(dated, lines);
  const times = ordered.map(({ time }) => time);
  const year = context.title ?? yearPlanned(times) ?? yearWritten(times, context);
  const told = columnDates(times, year, context.fiscalEnd);
  const dates: (string | null)[] = [];
  for (const [index, date] of told.entries()) dates.push(dateOfHead(ordered[index], date, dates, context));
  const planned = withPlanned(ordered, dates);
  const titled = ofTitle(planned.dates, context.title).map((date, index) =>
    OF_WHOLE_YEAR.test(planned.heads[index]?.text ?? '') ? (planned.dates[index] ?? null) : date,
  );
  const parted = inPartOfYears(planned.heads, titled, context);
  // What all columns are in holds for the tables below as well.
  const units = ordered.flatMap(({ time, unit }) => (time === null ? [] : [unit]));
  const [common] = units;
  if (common && units.every((unit) => unit?.factor === common.factor && unit.currency === common.currency))
    context.unit ??= common;
  const hasNotes =
    timed.tail !== null &&
    timed.cells.some(({ text, column }) => column > 0 && /^(?:notes?|ref\.?)$/.test(text));
  const areNotesTold = lines.some(({ text }) => /\b(?:notes?|ref)\b/.test(text));
  return {
    ...withSums(planned.heads, context.isOfOther ? planned.dates : parted),
    isLoose: timed.tail !== null,
    hasNotes,
    areNotesTold,
  };
}

/** `2025   2024` under `for the six months to 31 December`: of those months of each. */
function inPartOfYears(
  heads: readonly Head[],
  dates: readonly (string | null)[],
  { partOfYears }: Context,
): readonly (string | null)[] {
  const areYears = heads.every(({ text }, index) => dates[index] == null || isYear(text));
  if (partOfYears === null || !areYears) return dates;
  const month = String(partOfYears.last).padStart(2, '0');
  return dates.map((date) =>
    date === null || !isYear(date) ? date : monthsUpTo(`${date}-${month}`, partOfYears.months),
  );
}

/**
 * `June 2026   Budget   Variance   June 2025`: what is planned beside what came of it is of the same time, where the columns
 * before it are of no other but that of a year before.
 */
function withPlanned(
  heads: readonly Head[],
  dates: readonly (string | null)[],
): { readonly heads: readonly Head[]; readonly dates: (string | null)[] } {
  let beside: string[] = [];
  const found = heads.map(({ time, isBarePlan }, index): string | null => {
    const date = dates[index] ?? null;
    if (date !== null) beside = time?.isForecast ? [] : [...beside, date];
    else if (isBarePlan) {
      const [own, other, third] = beside;
      const isOfOwn =
        other === undefined ||
        (third === undefined && own !== undefined && !isYear(own) && other === yearsLater(own, -1));
      beside = [];
      return own !== undefined && isOfOwn ? own : null;
    }
    return null;
  });
  return {
    heads: heads.map((head, index): Head => {
      const date = found[index];
      return date ? { ...head, time: { kind: 'date', date, isForecast: true } } : head;
    }),
    dates: dates.map((date, index) => date ?? found[index] ?? null),
  };
}

/** `Budget 2026   Actual Q3`: parts of the one year that is planned and that all columns are of. */
function yearPlanned(times: readonly (ColumnTime | null)[]): string | null {
  const years = times.flatMap((time) => (time?.kind === 'date' ? [time] : []));
  const [first] = years;
  return first &&
    isYear(first.date) &&
    years.every(({ date }) => date === first.date) &&
    years.some(({ isForecast }) => isForecast)
    ? first.date
    : null;
}

/** Months and quarters over which no year stands are of the year a paper was written in, where the last of them was over then. */
function yearWritten(times: readonly (ColumnTime | null)[], { written, fiscalEnd }: Context): string | null {
  const parts = times.flatMap((time) =>
    time && isPart(time) && !time.isForecast ? [lastMonthOf(time)] : [],
  );
  const last = parts.at(-1);
  if (written === null || last === undefined || parts.length < 2) return null;
  if (fiscalEnd === null) return last <= written.month ? String(written.year) : null;
  const areOfYear = times.every((time) => !time || !isPart(time) || time.kind !== 'month');
  const months = written.year * TWELVE + written.month - fiscalEnd - last;
  return areOfYear ? String(Math.floor(months / TWELVE) + 1) : null;
}

/** `Apr-Jun   Jul-Sep   Oct-Dec   Jan-Mar` of a company whose year ends in March: its first quarter to its fourth. */
function inCompanyYear(heads: readonly Head[], { fiscalEnd }: Context): readonly Head[] {
  if (fiscalEnd === null || fiscalEnd === TWELVE || fiscalEnd % 3 !== 0) return heads;
  const placeOf = (quarter: number): number => ((quarter * 3 - fiscalEnd - 3 + TWELVE) % TWELVE) / 3 + 1;
  const places = heads.flatMap(({ time, text }) =>
    time?.kind === 'quarter' && namesMonths(text) ? [placeOf(time.quarter)] : [],
  );
  // `Jan-Mar   Apr-Jun`: quarters of a calendar year.
  const isInOrder = places.every((place, index) => index === 0 || place > (places[index - 1] ?? 0));
  if (places.length < 2 || !isInOrder) return heads;
  return heads.map((head): Head =>
    head.time?.kind === 'quarter' && namesMonths(head.text)
      ? {
          ...head,
          text: `q${placeOf(head.time.quarter)}`,
          time: { ...head.time, quarter: placeOf(head.time.quarter) },
        }
      : head,
  );
}

/** The date of a head, given those before it: quarters that say no year are those of the company's year. */
function dateOfHead(
  head: Head | undefined,
  date: string | null,
  before: readonly (string | null)[],
  context: Context,
): string | null {
  const { fiscalEnd } = context;
  const time = head?.time ?? null;
  if (time?.kind === 'relative' && time.isWhole) return wholeYear(time, before, context);
  const isToDate =
    time?.kind === 'relative'
      ? time.isToDate
      : date !== null && isYear(date) && TO_DATE.test(head?.text ?? '');
  if (time && isToDate) return toDate(time, date, before, context);
  if (date !== null && time?.kind === 'month' && TO_DATE.test(head?.text ?? '')) return upTo(date, fiscalEnd);
  const isPartOfYear = (time?.kind === 'quarter' || time?.kind === 'half') && !namesMonths(head?.text ?? '');
  return date !== null && fiscalEnd !== null && isPartOfYear ? fiscalPart(date, fiscalEnd) : date;
}

const endsOf = (date: string | null): string[] =>
  date !== null && /-(?:\d\d|[QH]\d)$/.test(date) ? [monthsOf(date)[1]] : [];

/** `Oct   YTD   FY forecast`: the year that the months before it are of, or those of the title. */
function wholeYear(
  { yearsBack }: Extract<ColumnTime, { kind: 'relative' }>,
  before: readonly (string | null)[],
  { title, fiscalEnd }: Context,
): string | null {
  const last = before.flatMap(endsOf).toSorted().at(-1) ?? endsOf(title)[0];
  if (last === undefined) return title !== null && isYear(title) ? yearsLater(title, -yearsBack) : null;
  return yearsLater(fiscalYear(last, fiscalEnd), -yearsBack);
}
/** The year of a company that a month is of, by the calendar year it ends in. */
const fiscalYear = (month: string, fiscalEnd: number | null): string =>
  String(Number(month.slice(0, 4)) + (fiscalEnd !== null && Number(month.slice(5)) > fiscalEnd ? 1 : 0));

/** `Jul   Aug   YTD   YTD 2025`, `Q3 actual   9M actual`: the months of the year as far as the last one before it, or as the title's. */
function toDate(
  time: ColumnTime,
  date: string | null,
  before: readonly (string | null)[],
  { title, fiscalEnd }: Context,
): string | null {
  const last = before.flatMap(endsOf).toSorted().at(-1) ?? endsOf(title)[0];
  if (last === undefined) return time.kind === 'relative' ? null : date;
  const own = upTo(last, fiscalEnd);
  if (time.kind === 'date') return yearsLater(own, Number(time.date) - Number(last.slice(0, 4)));
  if (time.kind !== 'relative') return own;
  const isCounted = time.months === undefined || own === monthsUpTo(last, time.months);
  return isCounted ? yearsLater(own, -time.yearsBack) : null;
}
const TO_DATE = /\b(?:ytd|(?:year|20\d\d)[- ]to[- ]date|cumule?)\b/;

const IS_PLAN =
  /^(?:(?:our|the|nos|les|le) )?(?:objectifs?|cibles?|targets?|plans?|budgets?|previsions?|projections?|forecasts?|outlook|guidance)(?: (?:for|pour|of|de)\b.{0,30})?$/;
/** `Objectif   2026   2027`: the head of the labels says that all of it is to come. */
const asPlanned = (heads: readonly Head[], stub: string): readonly Head[] =>
  IS_PLAN.test(stub)
    ? heads.map((head): Head => (head.time ? { ...head, time: { ...head.time, isForecast: true } } : head))
    : heads;

/** `Nine months to September` beside `Same months of 2025`: stretches of time in heads, each with its year. */
function withYears(line: Line, { written }: Context): Line {
  let told: string | null = null;
  const cells = line.cells.map((cell): Cell => {
    const same = SAME_STRETCH.exec(cell.text);
    if (same !== null) {
      const date = inYear(told, same.groups?.['year']);
      return date === null ? cell : { ...cell, text: cell.text.replace(same[0], spanText(date)) };
    }
    const [time] = cell.text.length <= LONGEST_STRETCH ? timesIn(cell.text, written) : [];
    told = time !== undefined && / to |-[HQ]\d$/.test(time.date) ? time.date : told;
    const isBare = time?.date.includes(' to ') && !/(?:19|20)\d\d/.test(cell.text);
    return time === undefined || !isBare
      ? cell
      : {
          ...cell,
          text: `${cell.text.slice(0, time.start)}${spanText(time.date)}${cell.text.slice(time.end)}`,
        };
  });
  return { ...line, cells };
}

/** `October 2026   Figure   September 2026`: the time over the labels is that of the column which says no more than that it has figures. */
function withOwnTime(line: Line, body: readonly Line[]): Line {
  const [stub, figure, ...others] = line.cells;
  const isOfFigure =
    stub?.column === 0 &&
    figure !== undefined &&
    HOLDS_FIGURES.test(figure.text) &&
    timeOfHead(stub.text)?.kind === 'date' &&
    others.length > 0 &&
    others.every(({ text }) => timeOfHead(text)?.kind === 'date' || OTHER_HEAD.test(text)) &&
    !numericIn(body).includes(0);
  return isOfFigure ? { ...line, cells: [{ ...stub, column: figure.column }, ...others] } : line;
}
const HOLDS_FIGURES =
  /^(?:figures?|values?|amounts?|numbers?|actuals?|results?|levels?|montants?|valeurs?|chiffres?|reel|realise|niveau)$/;
const LONGEST_STRETCH = 40;

/** `Twelve months to` over the labels, or a title `last twelve months`: each head is the month with which they end. */
function underStretch(heads: readonly Head[], { cells: [stub] }: Line, context: Context): readonly Head[] {
  const words = stub?.column === 0 && timeOfHead(stub.text) === null ? stub.text : '';
  const length = ENDS.test(words) ? lengthOf(words) : context.stretch;
  const times = heads.flatMap(({ time }) => time ?? []);
  const areYears = new Set(times.map((time) => isMonthHead(time) && time.date.slice(4))).size === 1;
  if (length == null || !times.every(isMonthHead) || (areYears && OF_YEARS.test(words))) return heads;
  return heads.map((head): Head =>
    head.time && isMonthHead(head.time)
      ? { ...head, time: { ...head.time, date: monthsUpTo(head.time.date, length) } }
      : head,
  );
}
const ENDS = /\b(?:to|ended|ending|clos|arretes)(?: le| on| au)?$/;
/** The years of a company are told by their name, in whatever month they end. */
const OF_YEARS = /\b(?:year|exercice)\b/;
const isMonthHead = (time: ColumnTime): time is Extract<ColumnTime, { kind: 'date' }> =>
  time.kind === 'date' && isMonth(time.date);

/** Bare years under `EFY`: of Ethiopia's calendar. */
const ofEthiopia = (heads: readonly Head[], lines: readonly Line[]): readonly Head[] =>
  lines.some(({ text }) => /\befy\b|\bethiopian (?:calendar|year)/.test(text))
    ? heads.map((head): Head =>
        head.time?.kind === 'date' && isYear(head.text)
          ? { ...head, time: { ...head.time, date: fromEthiopianYear(head.time.date) } }
          : head,
      )
    : heads;

/** `Net` beside `Net N-1`: of this year. */
function withThisYear(heads: readonly Head[]): readonly Head[] {
  const isBack = heads.some(({ time }) => time?.kind === 'relative' && time.yearsBack === 1);
  const isTold = heads.some(
    ({ time }) => time !== null && (time.kind !== 'relative' || time.yearsBack !== 1),
  );
  if (!isBack || isTold) return heads;
  return heads.map((head): Head =>
    THIS_YEAR.test(head.text)
      ? { ...head, time: { kind: 'relative', yearsBack: 0, isForecast: false } }
      : head,
  );
}
const THIS_YEAR = /^(?:montants? )?(?:nets?|exercice|annee|period|year)$/;

/** The columns that hold numbers, from left to right. */
const numericIn = (body: readonly Line[]): number[] =>
  [
    ...new Set(
      body
        .filter(({ tail }) => tail === null)
        .flatMap(moneyCells)
        .map(({ column }) => column),
    ),
  ].toSorted((a, b) => a - b);

/** `Totaux de` over `l'exercice`: heads that go on in a second line, as one. */
function wrappedHead(lines: readonly Line[], numeric: readonly number[]): Line | null {
  const parted = lines.filter(
    (line) => line.tail === null && line.cells.length > 1 && !isTitleLine(line, numeric),
  );
  const [first] = parted;
  if (!first || parted.length < 2) return null;
  const byColumn = Map.groupBy(
    parted.flatMap(({ cells }) => cells),
    ({ column }) => column,
  );
  const cells = [...byColumn.values()]
    .flatMap((texts) => {
      const [top] = texts;
      return top ? [{ ...top, text: texts.map(({ text }) => text).join(' ') }] : [];
    })
    .toSorted((a, b) => a.column - b.column);
  const whole = { ...first, cells, text: cells.map(({ text }) => text).join(' ') };
  return isHeadLine(whole) ? whole : null;
}

/**
 * Heads that a page parted otherwise than the numbers below them, over the labels or over notes and signs: counted from the
 * right, each stands over one of the last columns of numbers.
 */
function overNumbers(heads: readonly Head[], body: readonly Line[]): readonly Head[] {
  const first = heads.findIndex(({ time }) => time !== null);
  const timed = heads.filter(({ time }) => time !== null);
  const counts = Map.groupBy(body.flatMap(moneyCells), ({ column }) => column);
  const numeric = [...counts]
    .filter(([, cells]) => cells.length > 1 || body.length < FEW_ROWS)
    .map(([column]) => column)
    .toSorted((a, b) => a - b);
  const isNote = OF_NOTE.test(heads[0]?.text ?? '');
  const isElsewhere =
    timed.length > 1 &&
    (timed.some(({ column }) => !counts.has(column)) || (isNote && !counts.has(heads[0]?.column ?? -1))) &&
    (heads.at(-1)?.column ?? 0) < (numeric.at(-1) ?? 0);
  if (!isElsewhere || numeric.length < heads.length - first) return heads;
  return heads.map((head, index) => ({
    ...head,
    column: numeric[numeric.length - heads.length + index] ?? -1 - index,
  }));
}
const FEW_ROWS = 4;

/** `At 31 December 2025   GHS`, `Quarter to June 2025   GHS   Same quarter 2024`: a time over the labels is that of the one column of amounts without. */
function overAmounts(heads: readonly Head[], body: readonly Line[]): readonly Head[] {
  const numeric = numericIn(body);
  const isOpen = (column: number): boolean => {
    const own = heads.find((head) => head.column === column);
    return own === undefined || (own.time === null && (numeric.length === 1 || isUnitAlone(own.text)));
  };
  const isInOtherMoney = (column: number): boolean => isTwin(heads, column);
  const [column, otherColumn] = numeric.filter(isOpen).filter((one) => !isInOtherMoney(one));
  const [time, otherTime] = heads.filter((head) => head.time !== null && !numeric.includes(head.column));
  if (column === undefined || column !== numeric[0] || otherColumn !== undefined || !time || otherTime)
    return heads;
  const own = heads.find((head) => head.column === column);
  const others = heads.filter((head) => head !== own && head !== time && numeric.includes(head.column));
  return [{ ...(own ?? time), column, time: time.time }, ...others].toSorted((a, b) => a.column - b.column);
}

/** Whether a column says another currency, and nothing else, than the one before it. */
function isTwin(heads: readonly Head[], column: number): boolean {
  const at = heads.findIndex((head) => head.column === column);
  const [own, before] = [heads[at], heads[at - 1]];
  return (
    own !== undefined &&
    own.time === null &&
    isUnitAlone(own.text) &&
    own.unit?.currency != null &&
    before?.unit?.currency != null &&
    before.unit.currency !== own.unit.currency
  );
}

/** `2025, KES   USD   2024, KES   USD`: what is told again in another currency is of the time before it. */
function inOtherMoney(heads: readonly Head[]): readonly Head[] {
  let before: ColumnTime | null = null;
  return heads.map((head): Head => {
    const time = isTwin(heads, head.column) ? before : head.time;
    before = time;
    return { ...head, time };
  });
}

/** Whether a title is of as many months as a quarter or a half has. */
function partLike(title: string | null): 'quarter' | 'half' | null {
  if (title === null || !/-[HQ]\d$| to /.test(title)) return null;
  const [from, to] = monthsOf(title).map(monthIndex);
  const length = (to ?? 0) - (from ?? 0) + 1;
  return length === 3 ? 'quarter' : length === 6 ? 'half' : null;
}
const monthIndex = (month: string): number => Number(month.slice(0, 4)) * TWELVE + Number(month.slice(5));

/** `Actual`, `Budget` beside the head of other months: of those that the title tells. */
function statusOfTitle(head: Head): Head {
  const status = head.time === null && !OF_CHANGE.test(head.text) ? statusTime(head.text) : null;
  return status === null
    ? head
    : {
        ...head,
        time: {
          kind: 'relative',
          yearsBack: status.yearsBack,
          isForecast: status.isForecast,
          isOfTitle: true,
        },
      };
}

/** `H1` under `half year to 31 December 2025` of a financial year, `Actual` beside `9M 2025`: the very months of the title. */
function asTitled(told: readonly Head[], { title }: Context): readonly Head[] {
  const isBesideYearBefore =
    title !== null &&
    / to |-[QH]\d$/.test(title) &&
    told.some(({ time }) => time?.kind === 'date' && time.date === yearsLater(title, -1));
  const heads = isBesideYearBefore ? told.map(statusOfTitle) : told;
  const kind = partLike(title);
  const parts = heads.flatMap(({ time }) =>
    time && isPart(time) ? [`${time.kind} ${lastMonthOf(time)}`] : [],
  );
  if (kind === null || new Set(parts).size !== 1 || !parts[0]?.startsWith(kind)) return heads;
  return heads.map((head): Head =>
    head.time && isPart(head.time)
      ? {
          ...head,
          time: { kind: 'relative', yearsBack: 0, isForecast: head.time.isForecast, isOfTitle: true },
        }
      : statusOfTitle(head),
  );
}

const headOf = (column: number, text: string, context: Context): Head => ({
  column,
  time: ofFiscal(timeOfHead(text), text, context),
  unit: unitOfHead(text, context.home),
  text,
});

function looseHeads(timed: Line, isStub: boolean, context: Context): Head[] {
  return (timed.tail ?? []).flatMap(({ text }, index) =>
    isStub && index === 0 && timed.cells.length === 0 ? [] : [headOf(index, text, context)],
  );
}

/** A title above a table, or what stands beside it: no head of its columns. */
export function isTitleLine({ cells }: Line, numeric: readonly number[]): boolean {
  const [first, ...others] = cells;
  if (first === undefined || numeric.includes(first.column))
    return cells.some(({ text }) => text.length > LONGEST_HEAD);
  if (others.length === 0) return timeOfHead(first.text) === null || !isYear(first.text);
  return (
    cells.some(({ text }) => text.length > LONGEST_HEAD) ||
    (others.length === 1 &&
      numeric.length > 1 &&
      first.text.length > LONGEST_STUB &&
      !ITSELF.test(first.text))
  );
}
const LONGEST_HEAD = 44;
const LONGEST_STUB = 30;

/** `Name of the company   Year ended 30 June 2026   Confidential` over `2026   2025`: the head of a page, of no column. */
function isRunning({ cells }: Line, timed: Line, { home }: Context): boolean {
  const times = cells.filter(({ text }) => timeOfHead(text)?.kind === 'date');
  const [time, otherTime] = times;
  const names = cells.filter((cell) => cell !== time);
  const own = timed.cells.filter(({ text }) => timeOfHead(text)?.kind === 'date');
  return (
    time !== undefined &&
    otherTime === undefined &&
    names.length > 0 &&
    names.length <= MOST_BESIDE_NAME &&
    own.length > 1 &&
    own.some(({ column }) => column === time.column) &&
    names.some(({ text }) => / /.test(text)) &&
    names.every(
      ({ text }) =>
        timeOfHead(text) === null &&
        statusTime(text) === null &&
        !isOfMonths(text) &&
        !ITSELF.test(text) &&
        !OTHER_HEAD.test(text) &&
        scaleOfTable(text, home) === null,
    )
  );
}
const MOST_BESIDE_NAME = 2;

/** What stands over a column, line by line: the cell straight above it, or one that heads several. */
type Over = { readonly text: string; readonly isOwn: boolean };

function placedHeads(
  lines: readonly Line[],
  timed: Line,
  body: readonly Line[],
  isStub: boolean,
  context: Context,
): Head[] {
  const numeric = numericIn(body);
  // `JOD '000, audited to 2025` beside a head over every column.
  const isFilled =
    timed.cells.slice(1).some(({ text }) => timeOfHead(text) !== null) &&
    numeric.every((column) => timed.cells.some((cell) => cell.column === column && !isUnitAlone(cell.text)));
  const isBeforeNumbers = ({ column }: Cell): boolean => column < (numeric[0] ?? Infinity);
  const isLabel = (cell: Cell, line: Line): boolean =>
    cell === line.cells[0] &&
    ((isStub && line === timed) ||
      (isBeforeNumbers(cell) &&
        (timeOfHead(cell.text) === null
          ? line !== timed || !OTHER_HEAD.test(cell.text)
          : line === timed && isFilled)));
  const title = lines
    .slice(0, lines.indexOf(timed))
    .findLastIndex(({ cells: [first, other] }) => !other && (first?.text.length ?? 0) > LONGEST_HEAD);
  const placed = asOneLine(
    lines
      .slice(title + 1)
      .filter(
        (line) =>
          line.tail === null &&
          (line === timed || !(isTitleLine(line, numeric) || isRunning(line, timed, context))),
      )
      .map((line) => ({ line, cells: line.cells.filter((cell) => !isLabel(cell, line)) }))
      .filter(({ cells }) => cells.length > 0),
  ).map(({ line, cells }) => ({ line, cells: inOrder(cells, numeric) }));
  const columns = [
    ...new Set([...numeric, ...placed.flatMap(({ cells }) => cells.map(({ column }) => column))]),
  ].toSorted((a, b) => a - b);
  const over = new Map<number, Over[]>(columns.map((column) => [column, []]));
  const most = Math.max(...placed.map(({ cells }) => cells.length));
  // One cell beside the name of a company heads no column.
  const alone = new Set(
    placed.flatMap(({ line, cells: [only, other] }) =>
      only &&
      !other &&
      line.cells.length > 1 &&
      timeOfHead(only.text) === null &&
      statusTime(only.text) === null
        ? [only.text]
        : [],
    ),
  );
  for (const [at, { cells }] of placed.entries()) {
    const mayCover = cells.length < most;
    // A head of several stands above all of theirs; what says its own year needs none but of its length or of what is planned.
    const named = (column: number): string => {
      const textsIn = (others: typeof placed): string[] =>
        others.flatMap((other) =>
          other.cells.filter((cell) => cell.column === column).map(({ text }) => text),
        );
      const [above, below] = [textsIn(placed.slice(0, at)), textsIn(placed.slice(at + 1))];
      const isDated = [...above, ...below].some((text) => timeOfHead(text)?.kind === 'date');
      const isHeaded = above.some((text) => scaleOfTable(text, context.home) === null && !alone.has(text));
      const isOfDated = cells.some(
        ({ text }) => isStretch(text) || isOfMonths(text) || statusTime(text)?.isForecast,
      );
      return isHeaded || (isDated && !isOfDated) ? '' : below.join(' ');
    };
    for (const [column, cell] of mayCover
      ? coverOf(cells, numeric.length > 0 ? numeric : columns, named)
      : cells.map((one) => [one.column, one] as const))
      over.get(column)?.push({ text: cell.text, isOwn: cell.column === column });
  }
  const covering = new Set(
    [...over.values()].flatMap((texts) => texts.flatMap(({ text, isOwn }) => (isOwn ? [] : [text]))),
  );
  const hasNet = columns.some((column) =>
    over.get(column)?.some(({ text, isOwn }) => isOwn && OF_NET.test(text)),
  );
  const areTimed = [...over.values()].some((texts) =>
    texts.some(({ text }) => (timeOfHead(text)?.kind ?? 'relative') !== 'relative'),
  );
  const areOfTitle =
    !areTimed &&
    [...over.values()].some((texts) =>
      texts.some(({ text }) => timeOfHead(text) === null && statusTime(text) !== null),
    );
  return columns.flatMap((column): Head[] => {
    const texts = over.get(column) ?? [];
    const own = texts.filter(({ isOwn }) => isOwn).map(({ text }) => text);
    // A group printed between two columns heads those beside it, and none of its own.
    const isOfOthers = !numeric.includes(column) && own.every((text) => covering.has(text));
    if (own.length === 0 || isOfOthers) return [];
    return [
      columnHead(
        column,
        own,
        texts.map(({ text }) => text),
        { hasNet, areTimed, areOfTitle },
        context,
      ),
    ];
  });
}

type PlacedLine = { readonly line: Line; readonly cells: readonly Cell[] };
/** Days beside each other that a page set on lines of their own, since one of them is written in two: one line of heads. */
function asOneLine(lines: readonly PlacedLine[]): readonly PlacedLine[] {
  const daysIn = ({ cells }: PlacedLine): Cell[] => cells.filter(({ text }) => isDayHead(text));
  const [first, second, other] = lines.filter((line) => daysIn(line).length > 0);
  const columns = new Set(first?.cells.map(({ column }) => column));
  if (!first || !second || other || second.cells.some(({ column }) => columns.has(column))) return lines;
  // `Exercice au` above it is the first line of what is written in two.
  const above = lines[lines.indexOf(first) - 1];
  const begun = above?.cells.every(({ column }) => second.cells.some((cell) => cell.column === column))
    ? above
    : undefined;
  const whole = second.cells.map((cell) => {
    const start = begun?.cells.find(({ column }) => column === cell.column);
    return start ? { ...cell, text: `${start.text} ${cell.text}` } : cell;
  });
  const cells = [...first.cells, ...whole].toSorted((a, b) => a.column - b.column);
  return lines.flatMap((line) =>
    line === first ? [{ ...first, cells }] : line === second || line === begun ? [] : [line],
  );
}
const isDayHead = (text: string): boolean => {
  const time = timeOfHead(text);
  return time?.kind === 'date' && (isMonth(time.date) || /\d[/.]\d{1,2}[/.]\d/.test(text));
};

/** `Nine months`, `3 months to Sep`: of how many months the years below are. */
const isOfMonths = (text: string): boolean =>
  statusTime(text)?.months !== undefined ||
  /^(?:\d{1,2}|three|six|nine|trois|neuf) ?(?:m|months|mois)\b/.test(text) ||
  /^(?:quarter|half[- ]year|trimestre|semestre) (?:ended|ending|to|clos|au)\b/.test(text);

/** As many heads as there are columns of numbers from the first of them on stand over these in their order, wherever a page printed them. */
function inOrder(cells: readonly Cell[], numeric: readonly number[]): readonly Cell[] {
  const below = numeric.filter((column) => column >= (cells[0]?.column ?? 0));
  return cells.length === below.length
    ? cells.map((cell, index) => ({ ...cell, column: below[index] ?? cell.column }))
    : cells;
}

/** Which head of a line stands over which column: a head of several stands over the middle of them, or begins them. */
function coverOf(
  cells: readonly Cell[],
  columns: readonly number[],
  named: (column: number) => string,
): Map<number, Cell> {
  const found = new Map(cells.map((cell) => [cell.column, cell] as const));
  const groups = cells.filter(
    ({ text }) =>
      timeOfHead(text) !== null ||
      statusTime(text) !== null ||
      isOfMonths(text) ||
      OF_WHOLE.test(text) ||
      isStretch(text) ||
      IS_PLANNED.test(text),
  );
  const isOpen = (column: number): boolean => named(column) !== '' && !OF_NOTE.test(named(column));
  const open = columns.filter((column) => !found.has(column) && isOpen(column));
  if (groups.length === 0 || open.length === 0) return found;
  const spanned = columns.filter(
    (column) => isOpen(column) && (!found.has(column) || cells.some((cell) => cell.column === column)),
  );
  const [first] = cells;
  if (first === undefined) return found;
  if (spanned[0] !== undefined && spanned[0] < first.column) {
    for (const [index, members] of centred(cells, spanned, named).entries())
      for (const column of members) {
        const cell = cells[index];
        if (cell && groups.includes(cell) && !found.has(column)) found.set(column, cell);
      }
    return found;
  }
  for (const column of open) {
    const nearest = cells.findLast((cell) => cell.column <= column);
    if (nearest && groups.includes(nearest)) found.set(column, nearest);
  }
  return found;
}

const TWELVE = 12;
const endOf = (text: string): string => datesIn(text)[0]?.date.slice(4) ?? '';
const MOST_SPANNED = 24;
const TWICE = 4;
/** `Total`, `Full year`: one year has one of them. */
const OF_A_WHOLE =
  /^(?:totals?|totaux|full year|whole year|year|fy|annee(?: (?:complete|pleine|entiere))?|exercice(?: (?:complet|entier))?)$/;
/** Columns in runs, each centred under its head; no two of one name under the same head, and no years that end apart. */
function centred(
  groups: readonly Cell[],
  columns: readonly number[],
  named: (column: number) => string,
): number[][] {
  let best: { cost: number; runs: number[][] } = { cost: Infinity, runs: [] };
  const costOf = (run: readonly number[], group: Cell): number => {
    const middle = ((run[0] ?? 0) + (run.at(-1) ?? 0)) / 2;
    const names = run.map(named);
    const ends = lengthOf(group.text) === TWELVE ? names.map(endOf) : [];
    const wholes = names.filter((name) => OF_A_WHOLE.test(name)).length;
    const apart =
      names.length - new Set(names).size + Math.max(0, new Set(ends).size - 1) + Math.max(0, wholes - 1);
    return Math.abs(middle - group.column) + TWICE * apart;
  };
  const part = (at: number, from: number, cost: number, runs: number[][]): void => {
    if (cost >= best.cost) return;
    const group = groups[at];
    if (!group) {
      if (from === columns.length) best = { cost, runs };
      return;
    }
    const least = groups.length - at - 1;
    const start = at === groups.length - 1 ? columns.length : from + 1;
    for (let to = start; to <= columns.length - least; to += 1) {
      const run = columns.slice(from, to);
      part(at + 1, to, cost + costOf(run, group), [...runs, run]);
    }
  };
  if (columns.length <= MOST_SPANNED && groups.length <= 6) part(0, 0, 0, []);
  return best.runs;
}

/** What the heads of a table say: whether of net values, of times of their own, of what came to be and was planned in that of the title. */
type Beside = { readonly hasNet: boolean; readonly areTimed: boolean; readonly areOfTitle: boolean };

/** What the heads of one column say together. */
function columnHead(
  column: number,
  own: readonly string[],
  all: readonly string[],
  beside: Beside,
  context: Context,
): Head {
  const { hasNet } = beside;
  const words = all.filter((one) => !isUnitAlone(one));
  const text = (words.length > 0 ? words : all).join(' ');
  const isNoValue = own.some(
    (one) =>
      OF_CHANGE.test(one) ||
      OF_SHARE.test(one) ||
      OF_NOTE.test(one) ||
      (hasNet && (OF_GROSS.test(one) || OF_WEAR.test(one))),
  );
  const unit = unitOfHeads(all, context);
  if (isNoValue) return { column, time: null, unit, text };
  const told = timeOfAll(own, all, beside, context);
  const isPlan = told !== null && (told.isForecast || all.some((one) => IS_PLANNED.test(one)));
  const isForecast = isPlan && !own.some((one) => saysActual(one) && !IS_PLANNED.test(one));
  const isBarePlan = told === null && own.some((one) => statusTime(one)?.isForecast);
  return { column, time: told && { ...told, isForecast }, unit, text, ...(isBarePlan ? { isBarePlan } : {}) };
}

/** `30.6.2025 Rs` over `'000`: the currency may stand in one line of a head, and the scale in another. */
function unitOfHeads(all: readonly string[], { home }: Context): TableScale | null {
  const units = all.flatMap((one) => unitOfHead(one, home) ?? []);
  const told = units.find(({ factor }) => factor !== 1) ?? units[0];
  return told === undefined
    ? null
    : unitWithin(told, units.find(({ currency }) => currency !== null) ?? null);
}

/** The time that the heads of a column say, the most precise of them; a part of a year takes the year beside it. */
function timeOfAll(
  own: readonly string[],
  all: readonly string[],
  { areTimed, areOfTitle }: Beside,
  context: Context,
): ColumnTime | null {
  const times = all.flatMap((text) => {
    const time = ofFiscal(timeOfHead(text), text, context);
    return time === null ? [] : [time];
  });
  const dates = times.flatMap((time) => (time.kind === 'date' ? [time] : []));
  const part = times.find((time) => isPart(time));
  const precise = dates.find(({ date }) => date.length > 4);
  if (precise) return stretched(precise, all, context);
  const [year] = dates;
  // `Jan-Aug` over `2026`: words that go on in a second line.
  const count = all.flatMap((text) => statusTime(text)?.months ?? [])[0];
  if (year && count !== undefined) return monthsIn(year, count, context);
  const isOfAll = all.some(isOfMonths);
  const whole = all.length > 1 && part === undefined ? columnTime((isOfAll ? all : own).join(' ')) : null;
  if (whole?.kind === 'date' && !isYear(whole.date)) return ofFiscal(whole, own.join(' '), context);
  if (year && part && isPart(part)) {
    const time: ColumnTime = { kind: 'date', date: partOf(year.date, part), isForecast: year.isForecast };
    return ofFiscal(time, all.join(' '), context);
  }
  if (year ?? part) return year ?? part ?? null;
  const joined = all.length > 1 ? columnTime(all.join(' ')) : null;
  const relative = joined ?? times[0] ?? null;
  if (relative)
    return areOfTitle && relative.kind === 'relative' ? { ...relative, isOfTitle: true } : relative;
  const told = all.flatMap((text) => statusTime(text) ?? []);
  const months = told.flatMap((one) => one.months ?? [])[0];
  // Beside months, what is neither to date nor of a whole year tells no time.
  if (areTimed && !told.some(({ isToDate, isWhole }) => isToDate || isWhole)) return null;
  return told.length === 0
    ? null
    : {
        kind: 'relative',
        yearsBack: Math.max(...told.map(({ yearsBack }) => yearsBack)),
        isForecast: told.some(({ isForecast }) => isForecast),
        isOfTitle: true,
        ...(told.some(({ isToDate }) => isToDate) ? { isToDate: true } : {}),
        ...(told.some(({ isWhole }) => isWhole) ? { isWhole: true } : {}),
        ...(months === undefined ? {} : { months }),
      };
}

/** `Nine months` over `2026`: those that end as the title does, or the first of the year; a quarter is not told without. */
function monthsIn(
  year: Extract<ColumnTime, { kind: 'date' }>,
  count: number,
  { title, fiscalEnd }: Context,
): ColumnTime | null {
  const month = endsOf(title)[0]?.slice(5);
  if (month !== undefined) return { ...year, date: monthsUpTo(`${year.date}-${month}`, count) };
  const last = (fiscalEnd ?? 0) + count;
  if (count < 6 || last > 12) return null;
  return { ...year, date: monthsUpTo(`${year.date}-${String(last).padStart(2, '0')}`, count) };
}

/** `Quarter ended` over `30.06.2024`: the months that end then. */
function stretched(time: ColumnTime, all: readonly string[], { fiscalEnd }: Context): ColumnTime {
  const length = all.map(lengthOf).find((one) => one !== undefined);
  if (time.kind !== 'date' || !isMonth(time.date)) return time;
  if (all.some((text) => statusTime(text)?.isWhole))
    return { ...time, date: fiscalYear(time.date, fiscalEnd) };
  if (length === undefined)
    return all.some((text) => statusTime(text)?.isToDate)
      ? { ...time, date: upTo(time.date, fiscalEnd) }
      : time;
  return { ...time, date: monthsUpTo(time.date, length) };
}
const STRETCHES: readonly (readonly [RegExp, number])[] = [
  [
    /^(?:quarter|qtr|three months|3 months|3 ?m|trimestre|3 mois)(?: period)?(?: ended| ending| to| clos)?(?: le| on)?$/,
    3,
  ],
  [
    /^(?:half[- ]year|six months|6 months|6 ?m|semestre|6 mois)(?: period)?(?: ended| ending| to| clos)?(?: le| on)?$/,
    6,
  ],
  [/^(?:nine months|9 months|9 ?m|9 mois)(?: period)?(?: ended| ending| to| clos)?(?: le| on)?$/, 9],
  [
    /^(?:(?:financial |fiscal )?year|twelve months|12 months|12 ?m|exercice)(?: period)?(?: ended| ending| to| clos)(?: le| on)?$/,
    12,
  ],
];
const lengthOf = (text: string): number | undefined => STRETCHES.find(([words]) => words.test(text))?.[1];
const isStretch = (text: string): boolean => lengthOf(text) !== undefined;

/** Whether a cell heads a column by what it says of time or of what stands below it. */
const heading = ({ text }: Cell): boolean =>
  columnTime(text) !== null || isYear(text) || OTHER_HEAD.test(text);

const isPartHead = (text: string): boolean => {
  const time = columnTime(text);
  return time !== null && isPart(time);
};

/** How many columns of a line are of a time, months and quarters first: the line that says most of each column. */
const detailOf = (line: Line): number => {
  const times = (line.tail ?? line.cells).map(({ text }) => columnTime(text));
  return times.filter((time) => time !== null).length + times.filter((time) => time && isPart(time)).length;
};

/** Years over months or quarters: each over a run of them that begins anew. */
function underYears(heads: readonly Head[], over: readonly Line[]): readonly Head[] {
  const years = over
    .flatMap((line) => line.tail ?? line.cells)
    .flatMap(({ text }) =>
      columnTime(text)?.kind === 'date' || isYear(text) ? (datesIn(text)[0] ?? []) : [],
    );
  let run = -1;
  let before: number | null = null;
  const runs = heads.map(({ time }): number | null => {
    if (!time || !isPart(time)) return null;
    const place = lastMonthOf(time);
    // A half stands behind its last quarter.
    if (before === null || place < before || (place === before && time.kind !== 'half')) run += 1;
    before = place;
    return run;
  });
  if (years.length === 0 || years.length !== run + 1) return heads;
  return heads.map((head, index) => {
    const [{ time }, at] = [head, runs[index]];
    const year = at == null ? undefined : years[at]?.date.slice(0, 4);
    if (year === undefined || !time || !isPart(time)) return head;
    return { ...head, time: { kind: 'date', date: partOf(year, time), isForecast: time.isForecast } };
  });
}

/** `Budget annuel 2026`, `FY2026` under a title of months. */
const OF_WHOLE_YEAR =
  /\bfy ?'?(?:20)?\d\d\b|\b(?:year|exercice|(?:twelve|12|douze) (?:months|mois)) (?:to|ended|ending|clos|au)\b|\b(?:full[- ]?year|whole year|annual|annuel(?:le)?|annee (?:pleine|complete|entiere))\b/;
/** A half, a quarter or some months: what a title may say of columns that name their years only. */
const PART_OF_YEAR = /^(\d{4})-(?:[HQ]\d|\d\d to (\d{4})-\d\d)$/;
/** Under `six months to 30 june 2025` the columns `2025` and `2024` are of those months. */
export function ofTitle(dates: readonly (string | null)[], title: string | null): (string | null)[] {
  const part = PART_OF_YEAR.exec(title ?? '');
  const years = dates.flatMap((date) => date ?? []);
  const last = part?.[2] ?? part?.[1];
  const isOfTitle =
    title !== null &&
    last !== undefined &&
    years.every((date) => /^\d{4}$/.test(date)) &&
    years.toSorted().at(-1) === last;
  return dates.map((date) =>
    date === null || !isOfTitle || title === null ? date : yearsLater(title, Number(date) - Number(last)),
  );
}

/** `2024 ghs`, `31 dec 2025 (usd m)`: what a head says of units beside its time; `N` is a year. */
const unitOfHead = (head: string, home: CurrencyCode): TableScale | null => {
  const time = timeOfHead(head);
  // `2026 (P)` is a plan, and not in pula.
  const text = time === null ? head : head.replace(/ ?\([aefbpr]\)$/, '');
  if (time === null) return scaleOfTable(text, home);
  if (time.kind === 'relative') return null;
  const rest = textWithout(text, datesIn(text)).trim();
  return scaleOfTable(text, home) ?? (rest.length > 1 ? scaleOfTable(rest, home) : null);
};

/** `Total`, `Six months` beside months or quarters is of all of them that stand before it. */
function withSums(heads: readonly Head[], dates: readonly (string | null)[]): Pick<Heads, 'heads' | 'dates'> {
  let last: string | null = null;
  const sums = heads.map(({ time, text }, index) => {
    const told = dates[index] ?? null;
    if (time !== null && (time.kind !== 'relative' || told !== null)) {
      if (time.kind === 'relative') last = told;
      return null;
    }
    const same = SAME_STRETCH.exec(text);
    if (same !== null) return inYear(last, same.groups?.['year']);
    if (TRAILING_HEAD.test(text)) return lastTwelve(dates.slice(0, index));
    if (!SUM_HEAD.test(text)) return null;
    last = periodOver(dates.slice(0, index));
    return last;
  });
  return {
    heads: heads.map((head, index) => {
      const date = sums[index];
      return date ? { ...head, time: { kind: 'date', date, isForecast: false }, isSum: true } : head;
    }),
    dates: dates.map((date, index) => date ?? sums[index] ?? null),
  };
}
/** `LTM` behind quarters or months: the twelve months that end with the last of them. */
const TRAILING_HEAD = new RegExp(`^(?:${LAST_TWELVE_MONTHS})$`);
function lastTwelve(dates: readonly (string | null)[]): string | null {
  const month = dates.flatMap(endsOf).toSorted().at(-1);
  return month === undefined ? null : monthsUpTo(month, 12);
}
/** `Pre-money`, `Valorisation`: a column of what a company was worth. */
export const OF_WORTH =
  /\b(?:pre|post)[- ]?(?:money|monnaie)\b|^(?:valuation|valorisation)\b|^valu(?:e|ation) (?:before|after)\b|^valeur (?:avant|apres)\b/;
export const SUM_HEAD =
  /(?:^|(?<=ytd |total ))(?:total|totals|cumul(?: [qts][1-4]| \d{1,2} mois)?|ytd(?: \d{1,2} (?:months|mois))?|cumule|ytd|year to date|year|annee|full year|h[12]|(?:three|six|nine|twelve|3|6|9|12|trois|neuf|douze) (?:months|mois)|(?:quarter|half|semestre|trimestre|exercice))(?: total| to date)?$/;

const firsts = new WeakMap<Heads, readonly boolean[]>();

/** The first column of its time: a second one is of another entity, but for a budget beside what came of it. */
export function firstOf(heads: Heads, index: number): boolean {
  const known = firsts.get(heads) ?? firstColumns(heads);
  firsts.set(heads, known);
  return known[index] ?? true;
}

function firstColumns({ heads, dates, areCases }: Heads): boolean[] {
  if (areCases) return heads.map(() => true);
  const chosen = new Map<string, number>();
  const keyOf = (at: number): string =>
    `${dates[at]} ${heads[at]?.unit?.currency ?? ''} ${heads[at]?.time?.isForecast ? OF_COURSE.test(heads[at]?.text ?? '') : ''}`;
  for (const [at, date] of dates.entries()) {
    if (date === null || !heads[at]?.time) continue;
    const best = chosen.get(keyOf(at));
    if (best === undefined || rankOf(heads[at]) > rankOf(heads[best])) chosen.set(keyOf(at), at);
  }
  return dates.map((date, at) => date === null || chosen.get(keyOf(at)) === at);
}
/** What is foreseen in the course of a year, beside what was decided before it. */
const OF_COURSE = /\b(?:re-?forecasts?|forecasts?|fcst|outlook|atterrissage|estime|estimates?|est)\b/;
/** Of columns of one time the net one, or the total, is the value of a row. */
const rankOf = (head: Head | undefined): number =>
  head === undefined
    ? 0
    : OF_NET.test(head.text)
      ? 2
      : /\b(?:totals?|totaux|consolide|consolidated|group|groupe)\b/.test(head.text)
        ? 1
        : 0;

/** Heads whose columns are not told stand, in their order, over the last columns of numbers, if those are as many. */
export function overColumns(heads: Heads | null, body: readonly Line[]): Heads | null {
  if (!heads || !heads.isLoose || body.some(({ tail }) => tail !== null)) return heads;
  const columns = [...new Set(body.flatMap(moneyCells).map(({ column }) => column))]
    .toSorted((a, b) => a - b)
    .slice(-heads.heads.length);
  if (columns.length < heads.heads.length) return heads;
  return {
    ...heads,
    isLoose: false,
    heads: heads.heads.map((head, index) => ({ ...head, column: columns[index] ?? head.column })),
  };
}

/** A head that was printed a little before its numbers stands over the next column of numbers without one. */
export function besideColumns(heads: Heads | null, body: readonly Line[]): Heads | null {
  if (!heads || heads.isLoose) return heads;
  const columns = new Set(body.flatMap(moneyCells).map(({ column }) => column));
  return {
    ...heads,
    heads: heads.heads.map((head, index) => {
      if (head.time === null || columns.has(head.column)) return head;
      const next = heads.heads[index + 1]?.column ?? Infinity;
      const free = [...columns].filter((column) => column > head.column && column < next);
      return free.length === 1 ? { ...head, column: free[0] ?? head.column } : head;
    }),
  };
}
