import type { CurrencyCode } from '#shared/domain/currency.ts';
import {
  type Account,
  accountOf,
  COUNTED,
  GROWTH_ROW,
  mayBePercent,
  plainLabel,
  RUNWAY_ROW,
  STANDING,
  unitOfLabel,
} from './account.ts';
import { cellNumber, isNilCell, type Separators, separatorsOf, valuesOf } from './cell-number.ts';
import { namesPersons } from './buyer-word.ts';
import { CODES, currencyOfMark } from './currency-word.ts';
import type { NumberKind } from './document.ts';
import type { FoldedPage } from './folded-page.ts';
import { datesIn, fiscalEndIn, fiscalPart, monthsUpTo } from './period.ts';
import { monthOfName } from './period-word.ts';
import { readOwners } from './owner-table.ts';
import { holds, IDENTITIES, type Identity } from './statement-identity.ts';
import { type Cell, isYear, type Line, type TableBlock, tablesOf } from './table.ts';
import {
  columnDates,
  type ColumnTime,
  columnTime,
  isPart,
  lastMonthOf,
  partOf,
  periodOver,
} from './table-period.ts';
import { currencyOfDocument, scaleOfLabel, scaleOfTable, type TableScale } from './table-scale.ts';

/** A figure of a table: its span on the folded page, the value in whole units, and what it is of. */
export type TableValue = {
  readonly start: number;
  readonly end: number;
  readonly value: number;
  readonly unit: 'money' | 'count' | 'percent';
  readonly currency: CurrencyCode | null;
  readonly date: string | null;
  readonly isForecast: boolean;
  /** What the head of its column says it is, where no account does. */
  readonly kind?: NumberKind;
};

/** A row as read. `candidates` holds what it may say where that is not sure; its values are none then. */
export type TableRow = {
  readonly start: number;
  readonly end: number;
  readonly label: string;
  readonly account: Account | null;
  readonly values: readonly TableValue[];
  readonly candidates: readonly (readonly number[])[];
  /** Of a table of owners: whose share it is. */
  readonly holder?: string;
  /** Whether it is one of the lines that a total below it adds up, and so not the whole of anything. */
  readonly isPart?: boolean;
};

/** A sum that was tested: the name of the rule, whether it holds, and the values it was tested on. */
export type TableCheck = {
  readonly identity: Identity;
  readonly holds: boolean;
  readonly total: TableValue;
  readonly parts: readonly TableValue[];
};

export type TableReading = {
  readonly page: FoldedPage;
  readonly rows: readonly TableRow[];
  readonly checks: readonly TableCheck[];
  /** Whether its arithmetic told which of several readings is right. */
  readonly isSettled: boolean;
};

type Head = {
  readonly column: number;
  readonly time: ColumnTime | null;
  readonly unit: TableScale | null;
  readonly text: string;
  /** Whether it heads what the columns before it add up to. */
  readonly isSum?: boolean;
};
type Heads = {
  readonly heads: readonly Head[];
  readonly dates: readonly (string | null)[];
  /** Whether only their order is known, not which columns they stand over. */
  readonly isLoose: boolean;
  /** Whether the numbers of notes stand in a column of their own. */
  readonly hasNotes: boolean;
  /** Whether the heads speak of notes at all. */
  readonly areNotesTold: boolean;
};

/** What a table inherits: from the lines above it, and in accounts from the pages before. */
type Context = {
  readonly home: CurrencyCode;
  /** Whether the document is in a language that writes decimals with a comma. */
  readonly hasDecimalComma: boolean;
  /** What an amount is in where no table says it. */
  readonly currency: CurrencyCode | null;
  /** The month in which the years of the company end, where that is not December. */
  readonly fiscalEnd: number | null;
  unit: TableScale | null;
  title: string | null;
  /** Whether the page itself says it, and not one before. */
  isTitled: boolean;
  /** The account the title of a table names. */
  subject: Account | null;
  isForecast: boolean;
  /** Whether the table is of what stands on a day, and tells nothing of what came and went. */
  readonly isBalance: boolean;
  heads: Heads | null;
};

/** `Q2 FY2026` of a company whose years do not end in December, in months of the calendar. */
function ofFiscal(time: ColumnTime | null, text: string, { fiscalEnd }: Context): ColumnTime | null {
  const isFiscal =
    fiscalEnd !== null && time?.kind === 'date' && /\bfy|exercice|financial year|fiscal/.test(text);
  return isFiscal ? { ...time, date: fiscalPart(time.date, fiscalEnd) } : time;
}

const FORECAST =
  /\b(?:forecasts?|budget|projections?|projected|previsions?|previsionnel(?:le)?s?|business plan|plan d'affaires)\b/;
const FRENCH =
  /\b(?:exercice|chiffre d'affaires|montants|milliers|resultat|actif|passif|charges|ventes|tresorerie|bilan|comptes|societe)\b/g;
const OTHER_HEAD =
  /^(?:notes?|n°|ref\.?|%|change|variance|var\.?|ecart|variation|growth|croissance|movement|cagr|net|brut|amort\.?.*|budget|total)$/;
const SCOPE = /^(?:the )?(?:group|company|consolidated|separate|groupe|societe|consolide)$/;
const ITSELF =
  /^(?:year|years|annee|annees|period|periode|description|item|libelles?|designation|line item|metric|indicateurs?|particulars|kpis?|month|mois|rubriques?)?$/;

const moneyCells = (line: Line): Cell[] => line.cells.filter(({ text }) => cellNumber(text) !== null);

const OF_PAPER = /^(?:date|dated|version|prepared|updated|printed|etabli|edite|mis a jour)\b/;

/** A line of periods, units or words only: the head of the columns below. */
function isHeadLine(line: Line): boolean {
  const parts = line.tail ?? line.cells;
  const [first] = line.cells;
  const label = first && columnTime(first.text) === null && !isYear(first.text) ? first.text : '';
  const others = parts.filter(({ text }) => text !== label);
  const times = others.filter(({ text }) => isYear(text) || columnTime(text) !== null);
  // `Date   15 February 2026`: the day of the paper.
  if (times.length === 0 || (times.length === 1 && OF_PAPER.test(label))) return false;
  const rest = others.filter(({ text }) => !isYear(text) && columnTime(text) === null);
  // `Transport 2041`: a sum of that size, not a year.
  const mayBeSums =
    label !== '' && !ITSELF.test(label) && !OTHER_HEAD.test(label) && times.every(({ text }) => isYear(text));
  const years = times.map(({ text }) => Number(text));
  const areInRow =
    years.length > 1 &&
    years.every((year, index) => index === 0 || Math.abs(year - (years[index - 1] ?? 0)) === 1);
  if (mayBeSums && !areInRow && (accountOf(label) !== null || times.length === 1)) return false;
  return rest.every(({ text }) => cellNumber(text) === null || /^\d$/.test(text)) || ITSELF.test(label);
}

/** A line under the periods that gives their units, or what else stands in the columns. */
const isUnitLine = (line: Line, home: CurrencyCode): boolean =>
  line.cells.length > 0 &&
  line.cells.every(
    ({ text }) =>
      scaleOfTable(text, home) !== null || OTHER_HEAD.test(text) || SCOPE.test(text) || ITSELF.test(text),
  );

function headsFrom(lines: readonly Line[], context: Context): Heads | null {
  const [timed] = lines.filter(isHeadLine).toSorted((a, b) => detailOf(b) - detailOf(a));
  if (!timed) return null;
  const heads = new Map<number, Head>();
  const parts = timed.tail ?? timed.cells;
  // `N'000   2025   2024`: the head of the labels says what all columns are in.
  for (const { text } of timed.cells.filter(
    (cell, index) => (index === 0 || !heading(cell)) && columnTime(cell.text) === null && !isYear(cell.text),
  ))
    takeUnit(text, context);
  // `2025, KES thousand   Jan   Feb`: the head of the labels says the year of the months.
  const [stub] = timed.cells;
  const [year, otherYear] = stub ? datesIn(stub.text) : [];
  const isStub =
    stub !== undefined &&
    (columnTime(stub.text) === null || scaleOfTable(stub.text, context.home) !== null) &&
    timed.cells.slice(1).some(({ text }) => isPartHead(text));
  if (isStub && year && !otherYear && /^\d{4}$/.test(year.date)) {
    takeUnit(stub.text, context);
    context.title = year.date;
  }
  for (const [index, { text, column }] of parts.entries()) {
    const time: ColumnTime | null = isYear(text)
      ? { kind: 'date', date: text.trim(), isForecast: false }
      : columnTime(text);
    if (index === 0 && isStub && timed.tail === null) continue;
    if (time === null && index === 0 && !OTHER_HEAD.test(text) && timed.tail === null) continue;
    const at = timed.tail === null ? column : index;
    heads.set(at, {
      column: at,
      time: ofFiscal(time, text, context),
      unit: unitOfHead(text, context.home),
      text,
    });
  }
  for (const line of lines)
    if (line !== timed)
      for (const { text, column } of line.cells) {
        const head = heads.get(column);
        const unit = scaleOfTable(text, context.home);
        if (head && unit && head.unit === null) heads.set(column, { ...head, unit });
        const isMarked = head?.time && FORECAST.test(text) && line.cells.length > 1;
        if (head?.time && isMarked) heads.set(column, { ...head, time: { ...head.time, isForecast: true } });
      }
  const ordered = underYears(
    [...heads.values()].toSorted((a, b) => a.column - b.column),
    lines.filter((line) => line !== timed && isHeadLine(line)),
  );
  const dates = columnDates(
    ordered.map(({ time }) => time),
    context.title,
  );
  const hasNotes =
    timed.tail !== null &&
    timed.cells.some(({ text, column }) => column > 0 && /^(?:notes?|ref\.?)$/.test(text));
  const areNotesTold = lines.some(({ text }) => /\b(?:notes?|ref)\b/.test(text));
  return {
    ...withSums(ordered, ofTitle(dates, context.title)),
    isLoose: timed.tail !== null,
    hasNotes,
    areNotesTold,
  };
}

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

/** A half, a quarter or some months: what a title may say of columns that name their years only. */
const PART_OF_YEAR = /^(\d{4})-(?:[HQ]\d|\d\d to (\d{4})-\d\d)$/;
const shifted = (part: string, years: number): string =>
  part.replaceAll(/\b(?:19|20)\d\d\b/g, (year) => String(Number(year) + years));

/** Under `six months to 30 june 2025` the columns `2025` and `2024` are of those months. */
function ofTitle(dates: readonly (string | null)[], title: string | null): (string | null)[] {
  const part = PART_OF_YEAR.exec(title ?? '');
  const years = dates.flatMap((date) => date ?? []);
  const last = part?.[2] ?? part?.[1];
  const isOfTitle =
    title !== null &&
    last !== undefined &&
    years.every((date) => /^\d{4}$/.test(date)) &&
    years.toSorted().at(-1) === last;
  return dates.map((date) =>
    date === null || !isOfTitle || title === null ? date : shifted(title, Number(date) - Number(last)),
  );
}

/** `2024 ghs`, `31 dec 2025 (usd m)`: what a head says of units beside its time. */
const unitOfHead = (text: string, home: CurrencyCode): TableScale | null =>
  scaleOfTable(text, home) ??
  scaleOfTable(
    datesIn(text)
      .reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), text)
      .trim(),
    home,
  );

/** `Total`, `Six months` beside months or quarters is of all of them that stand before it. */
function withSums(heads: readonly Head[], dates: readonly (string | null)[]): Pick<Heads, 'heads' | 'dates'> {
  const sums = heads.map(({ time, text }, index) =>
    time === null && SUM_HEAD.test(text) ? periodOver(dates.slice(0, index)) : null,
  );
  return {
    heads: heads.map((head, index) => {
      const date = sums[index];
      return date ? { ...head, time: { kind: 'date', date, isForecast: false }, isSum: true } : head;
    }),
    dates: dates.map((date, index) => date ?? sums[index] ?? null),
  };
}
const SUM_HEAD =
  /^(?:total|totals|cumul|cumule|ytd|year to date|year|annee|full year|h[12]|(?:three|six|nine|twelve|3|6|9|12|trois|neuf|douze) (?:months|mois)|(?:quarter|half|semestre|trimestre|exercice))(?: total| to date)?$/;

type Candidate = readonly (number | null)[];
type Open = {
  readonly line: Line;
  readonly label: string;
  readonly account: Account | null;
  readonly spans: readonly { readonly start: number; readonly end: number }[];
  /** Which head each value stands under; -1 without heads. */
  readonly under: readonly number[];
  readonly candidates: readonly Candidate[];
  readonly unit: 'money' | 'count' | 'percent' | null;
  readonly mark: string;
  /** Whether it is one of the lines that a total below it adds up. */
  readonly isPart?: boolean;
};

/** What a row is of: the cell that names an account, be there words of something else beside it; else the longest. */
function labelOf(line: Line): string {
  const areWords = (text: string): boolean =>
    cellNumber(text) === null && !isNilCell(text) && /[a-z]/.test(text);
  const texts = line.cells.map(({ text }) => text);
  const first = texts.findIndex((text) => cellNumber(text) !== null);
  const before = texts.slice(0, Math.max(0, first)).filter(areWords);
  // What stands behind the figures is a remark on them.
  const words = before.some((text) => text.length > 2) ? before : texts.filter(areWords);
  const own = words.length > 1 ? words.filter((text) => text.length > 2 && accountOf(text) !== null) : [];
  if (own.length === 1 && own[0] !== undefined) return own[0];
  return words.reduce((longest, text) => (text.length > longest.length ? text : longest), '');
}

/** The rows of one head, each with every way it can be read. */
function openRow(line: Line, label: string, heads: Heads | null, separators: Separators): Open | null {
  return line.tail ? openLoose(line, label, heads) : openCells(line, label, heads, separators);
}

const firsts = new WeakMap<Heads, readonly boolean[]>();

/** The first column of its time: a second one is of another entity, but for a budget beside what came of it. */
function firstOf(heads: Heads, index: number): boolean {
  const known = firsts.get(heads) ?? firstColumns(heads);
  firsts.set(heads, known);
  return known[index] ?? true;
}

function firstColumns({ heads, dates }: Heads): boolean[] {
  const seen = new Set<string>();
  return dates.map((date, at) => {
    const key = `${date} ${heads[at]?.time?.isForecast ?? false}`;
    return date === null || (!seen.has(key) && Boolean(seen.add(key)));
  });
}

function openCells(line: Line, label: string, heads: Heads | null, separators: Separators): Open | null {
  const numbers = moneyCells(line);
  const places = new Map(heads?.heads.map(({ column }, index) => [column, index] as const).toReversed());
  const kept = numbers.flatMap((cell) => {
    const head = places.get(cell.column) ?? -1;
    if (!heads) return [{ cell, head: -1 }];
    return head >= 0 && heads.heads[head]?.time && firstOf(heads, head) ? [{ cell, head }] : [];
  });
  if (kept.length === 0 || (!heads && kept.length > 1)) return null;
  const read = kept.flatMap(({ cell }) => cellNumber(cell.text) ?? []);
  const choices = read.map(({ body, isNegative, power }) =>
    valuesOf(body, separators).map((value) => (isNegative ? -value : value) * 10 ** power),
  );
  if (choices.some((values) => values.length === 0)) return null;
  const most = Math.max(...choices.map((values) => values.length));
  const candidates = Array.from({ length: most }, (_, way) =>
    choices.map((values) => values[way] ?? values[0] ?? 0),
  );
  const isPercent = read.every((one) => one.isPercent);
  const unit = isPercent ? 'percent' : unitOfLabel(label);
  return {
    line,
    label,
    account: accountOf(label),
    spans: kept.map(({ cell }) => cell),
    under: kept.map(({ head }) => head),
    candidates,
    unit,
    mark: read.find(({ mark }) => mark !== '')?.mark ?? '',
  };
}

const DIGITS = /^([(-])?(?:[₦$€£₵])?(\d[\d,.']*)(%)?(\))?$/;
const MOST_PARTS = 14;
const MOST_WAYS = 64;

/** All the ways in which a row of digits parted by blanks makes `count` numbers, an own small note before them or not. */
function waysOf(
  parts: readonly Cell[],
  count: number,
  hasOwnNotes = false,
): { from: number; to: number }[][] {
  const ways: { from: number; to: number }[][] = [];
  const isGroup = (index: number): boolean => /^\d{3}\)?%?$/.test(parts[index]?.text ?? '');
  const opens = (index: number): boolean =>
    /^[(-]?[₦$€£₵]?(?:[1-9]\d{0,2}|0)$/.test(parts[index]?.text ?? '');
  const place = (at: number, done: { from: number; to: number }[]): void => {
    if (ways.length >= MOST_WAYS) return;
    if (at === parts.length) {
      if (done.length === count) ways.push(done);
      return;
    }
    if (done.length === count) return;
    if (/^[(-]?0\d/.test(parts[at]?.text ?? '')) return;
    let to = at + 1;
    place(to, [...done, { from: at, to }]);
    if (!opens(at)) return;
    while (to < parts.length && isGroup(to)) {
      to += 1;
      if (!parts[to - 2]?.text.endsWith(')')) place(to, [...done, { from: at, to }]);
      else return;
    }
  };
  place(0, []);
  const note = !hasOwnNotes && /^\d{1,2}$/.test(parts[0]?.text ?? '');
  if (note) place(1, []);
  return ways;
}

/** Digits behind a label that may be one number or two, where no head says how many: both are kept. */
function openUnheaded(line: Line, label: string): Open | null {
  const parts = line.tail ?? [];
  if (parts.length < LEAST_DOUBTFUL || parts.length > MOST_PARTS) return null;
  const candidates = [1, 2].flatMap((count) =>
    waysOf(parts, count).map((way) =>
      way.map(({ from, to }) =>
        Number(
          parts
            .slice(from, to)
            .map(({ text }) => text)
            .join('')
            .replaceAll(/\D/g, ''),
        ),
      ),
    ),
  );
  if (candidates.length < 2) return null;
  return { line, label, account: accountOf(label), spans: [], under: [], candidates, unit: null, mark: '' };
}
const LEAST_DOUBTFUL = 4;

function openLoose(line: Line, label: string, heads: Heads | null): Open | null {
  const parts = line.tail ?? [];
  if (!heads) return openUnheaded(line, label);
  const valued = heads.heads.flatMap(({ time }, index) => (time && firstOf(heads, index) ? [index] : []));
  const count = valued.length;
  if (parts.length > MOST_PARTS || count === 0) return null;
  const read = waysOf(parts, count, heads.hasNotes).flatMap((way) => {
    const values = way.map(({ from, to }): number | null | undefined => {
      const text = parts
        .slice(from, to)
        .map((part) => part.text)
        .join(' ');
      if (isNilCell(text)) return null;
      const digits = DIGITS.exec(text.replaceAll(' ', ''));
      const [only, other] = valuesOf(digits?.[2] ?? '', { thousands: '', decimal: '' });
      if (only === undefined || other !== undefined) return undefined;
      return digits?.[1] === undefined ? only : -only;
    });
    return values.includes(undefined) ? [] : [{ way, values: values.map((value) => value ?? null) }];
  });
  const [first, other] = read;
  // `41 800 000 31 200 000`: where no note is told of, 41 is none that leaves sums far apart.
  const isFirst =
    other !== undefined &&
    !heads.areNotesTold &&
    read.slice(1).every(({ way, values }) => way[0]?.from === 1 && isFarther(values, first?.values ?? []));
  const ways = isFirst ? read.slice(0, 1) : read;
  if (!first || first.values.every((value) => value === null)) return null;
  const spans = first.way.map(({ from, to }) => ({
    start: parts[from]?.start ?? 0,
    end: parts[to - 1]?.end ?? 0,
  }));
  const isPercent = parts.every(({ text }) => text.endsWith('%'));
  return {
    line,
    label,
    account: accountOf(label),
    spans:
      ways.length === 1
        ? spans
        : first.way.map(({ from, to }) => ({ start: parts[from]?.start ?? 0, end: parts[to - 1]?.end ?? 0 })),
    under: valued,
    candidates: ways.map(({ values }) => values),
    unit: isPercent ? 'percent' : unitOfLabel(label),
    mark: '',
  };
}

/** How many times the largest of a row is its smallest. */
const spread = (values: readonly (number | null)[]): number => {
  const sizes = values.flatMap((value) => (value ? [Math.abs(value)] : []));
  return sizes.length === 0 ? 1 : Math.max(...sizes) / Math.min(...sizes);
};
const FAR_APART = 3;
const isFarther = (one: readonly (number | null)[], other: readonly (number | null)[]): boolean =>
  spread(one) > FAR_APART * spread(other);

/** The worth of the last digit that any value of these candidates shows. */
function lastDigit(rows: readonly Open[]): number {
  const shown = rows.flatMap(({ candidates }) => candidates.flat()).filter((value) => value !== null);
  const decimals = Math.max(0, ...shown.map((value) => /\.(\d+)$/.exec(String(value))?.[1]?.length ?? 0));
  return 10 ** -Math.min(decimals, 6);
}

const byAccount = (rows: readonly Open[], account: Account): Open | undefined =>
  rows.find((row) => row.account === account && row.unit === 'money');

/** Of several readings of rows, those under which a sum closes in every column, where they are the only ones. */
function settle(rows: readonly Open[]): { rows: Open[]; isSettled: boolean } {
  let settled = [...rows];
  let isSettled = false;
  for (const identity of IDENTITIES) {
    const total = byAccount(settled, identity.total);
    const parts = identity.parts.map(({ account }) => byAccount(settled, account));
    if (!total || parts.includes(undefined)) continue;
    const involved = [total, ...parts.flatMap((part) => part ?? [])];
    if (involved.every(({ candidates }) => candidates.length === 1)) continue;
    if (involved.reduce((product, { candidates }) => product * candidates.length, 1) > MOST_CHOICES) continue;
    const closing = combinations(involved.map(({ candidates }) => candidates)).filter((choice) => {
      const [sum = [], ...terms] = choice;
      const digit = lastDigit(involved);
      return sum.every((value, column) => {
        const isClosed = holds(
          identity,
          value,
          terms.map((term) => term[column]),
          digit,
        );
        return isClosed === true || (isClosed === null && value === null);
      });
    });
    const [only, other] = closing;
    if (!only || other) continue;
    isSettled = true;
    settled = settled.map((row) => {
      const at = involved.indexOf(row);
      const chosen = only[at];
      return at < 0 || !chosen ? row : { ...row, candidates: [chosen] };
    });
  }
  return { rows: settled, isSettled };
}
const MOST_CHOICES = 512;

const combinations = (choices: readonly (readonly Candidate[])[]): Candidate[][] =>
  choices.reduce<Candidate[][]>(
    (made, options) => made.flatMap((before) => options.map((option) => [...before, option])),
    [[]],
  );

const OF_RESULTS: ReadonlySet<Account> = new Set(['revenue', 'costOfSales', 'operatingProfit']);
const OF_A_BALANCE: ReadonlySet<Account> = new Set([
  'inventories',
  'currentAssets',
  'totalAssets',
  'nonCurrentAssets',
]);

const OF_CASH =
  /\b(?:cash|tresorerie|encaissements?|decaissements?|receipts|payments|paid|inflows?|outflows?|collections|levee|raised?|resultat|result)\b/;

const isNoCount = ({ candidates: [only = []] }: Open): boolean =>
  only.some((value) => value !== null && (value < 0 || !Number.isInteger(value)));

const IS_ORDINARY = /^resultat (?:courant|des activites ordinaires)$/;

/** What customers owe is written as customers in a balance sheet; an opening and a closing are of cash where cash moves. */
function ofBalance(rows: readonly Open[]): Open[] {
  const isBalance = rows.some(({ account }) => account !== null && OF_A_BALANCE.has(account));
  const isOfCash = rows.some(({ label }) => OF_CASH.test(label));
  const isOfStatement = rows.some(({ account }) => account !== null && !COUNTED.has(account));
  const hasBeforeTax = rows.some(
    ({ account, label }) => account === 'profitBeforeTax' && !IS_ORDINARY.test(plainLabel(label)),
  );
  return rows.map((row): Open => {
    const plain = plainLabel(row.label);
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

/** The values of a row in the only way it can be read; null where there are several, none, or it is no sum. */
const sumsOf = ({ candidates, unit, account }: Open): readonly number[] | null => {
  const [only, other] = candidates;
  if (!only || other || unit === 'percent' || (account !== null && COUNTED.has(account))) return null;
  const values = only.flatMap((value) => value ?? []);
  return values.length === only.length && values.some((value) => Math.abs(value) >= SMALLEST_SUM)
    ? values
    : null;
};
const SMALLEST_SUM = 10;
const added = (rows: readonly (readonly number[])[], width: number): number[] =>
  Array.from({ length: width }, (_, column) => rows.reduce((sum, row) => sum + (row[column] ?? 0), 0));
const isEach = (one: readonly number[], other: readonly number[], digit: number, parts: number): boolean =>
  one.length === other.length &&
  one.every(
    (value, column) =>
      Math.abs(value - (other[column] ?? Infinity)) <= digit * (parts > 2 ? parts : 1) + isSlip(value),
  );
const isSlip = (value: number): number => 1e-9 * Math.max(1, Math.abs(value));

const PROFITS: ReadonlySet<Account> = new Set([
  'grossProfit',
  'ebitda',
  'operatingProfit',
  'profitBeforeTax',
  'netProfit',
]);
/** Words that end a sum of income less costs. */
const OF_PROFIT =
  /\b(?:gross|net|nets|nette|margin|marge|profit|profits|loss|result|resultat|surplus|deficit|contribution|benefice|brut|brute|earnings|kept|left|remains|reste|solde|short by|after everything|after all)\b/;
/** Money that comes in and is no income. */
const OF_MONEY_IN =
  /\b(?:raised?|opening|balance|cash|grants?|loans?|levee|solde|tresorerie|capital|budget|ouverture|subventions?)\b/;
/** What customers pay through a company to others. */
const OF_THROUGHPUT =
  /\b(?:gmv|bookings|gross (?:merchandise|transaction|order)|(?:volumes?|value|payments) (?:handled|processed|of orders|traites?|des commandes)|volume d'affaires)\b/;
const MOST_LINES = 12;

type Structure = {
  readonly income: number;
  readonly incomeParts: readonly number[];
  readonly costs: readonly number[];
  readonly profit: number;
};

/** The first rows of a statement as income, its parts before it, the costs below it and the profit they leave. */
function structureOf(sums: readonly (readonly number[] | null)[], digit: number): Structure | null {
  const [first = -1] = sums.flatMap((row, index) => (row === null ? [] : [index]));
  if (first < 0) return null;
  for (let income = first; income < Math.min(sums.length, first + MOST_LINES); income += 1) {
    const whole = sums[income];
    if (!whole || whole.some((value) => value <= 0)) return null;
    const above = sums.flatMap((row, index) => (row && index < income ? [{ row, index }] : []));
    const total = added(
      above.map(({ row }) => row),
      whole.length,
    );
    const areParts = above.length === 0 || (above.length >= 2 && isEach(total, whole, digit, above.length));
    if (!areParts) continue;
    const costs: number[] = [];
    for (let at = income + 1; at < Math.min(sums.length, income + MOST_LINES); at += 1) {
      const row = sums[at];
      if (!row) continue;
      if (row.length !== whole.length) break;
      const spent = costs.map((index) => (sums[index] ?? []).map(Math.abs));
      const left = added([whole, ...spent.map((one) => one.map((value) => -value))], whole.length);
      if (costs.length > 0 && isEach(left, row, digit, costs.length + 1))
        return { income, incomeParts: above.map(({ index }) => index), costs, profit: at };
      costs.push(at);
    }
  }
  return null;
}

const OF_INCOME =
  /\b(?:fees?|commissions?|rents?|rentals?|fares?|subscriptions?|services|sales|takings|premiums?|loyers?|abonnements?|honoraires|prestations|primes|ventes|recettes|billets|tickets|freight)\b/;

/** Above a profit and without the costs between, the first row is the income where it says what came in. */
function withFirstIncome(rows: readonly Open[]): Open[] {
  const sums = rows.map(sumsOf);
  const first = sums.findIndex((row) => row !== null);
  const top = rows[first];
  const isIncome =
    top !== undefined &&
    top.account === null &&
    OF_INCOME.test(top.label) &&
    !OF_MONEY_IN.test(top.label) &&
    (sums[first] ?? []).every((value) => value > 0) &&
    rows.every(({ account }) => account !== 'revenue') &&
    rows.slice(first + 1).some(({ account }) => account !== null && PROFITS.has(account));
  return rows.map((row, index) =>
    isIncome && index === first ? { ...row, account: 'revenue', unit: 'money' } : row,
  );
}

/**
 * Rows named by what they add up to. Whatever a business calls its income and its costs, the first rows of a statement are
 * those whose difference is a profit: the income is what the lines above it make together, and those lines are parts of it.
 * A cost alone between income and the first of several profits is that of sales.
 */
function named(rows: readonly Open[]): Open[] {
  const read = ofBalance(rows);
  // What passes through a company stands above its income and adds up with nothing.
  const sums = read.map((row) =>
    row.account === null && OF_THROUGHPUT.test(row.label) ? null : sumsOf(row),
  );
  // `Agents' pay` is a cost, `agents` are counted: what is not money by its label is only where the sums close with it.
  const isCount = read.map(({ unit }) => unit === 'count');
  const digit = lastDigit(read);
  const structure =
    structureOf(
      sums.map((row, index) => (isCount[index] ? null : row)),
      digit,
    ) ?? structureOf(sums, digit);
  if (!structure) return withFirstIncome(withIncomeParts(read, sums, digit));
  const { income, incomeParts, costs, profit } = structure;
  const [top, end] = [read[income], read[profit]];
  const isProfit =
    end &&
    (end.account === null
      ? OF_PROFIT.test(end.label) || end.label === ''
      : PROFITS.has(end.account) || end.account === 'revenue');
  if (!top || !end || !isProfit || OF_MONEY_IN.test(top.label)) return read;
  if (top.account !== null && top.account !== 'revenue') return read;
  const goesOn = read
    .slice(profit + 1)
    .some(({ account, label }) => (account !== null && PROFITS.has(account)) || OF_PROFIT.test(label));
  const isGross =
    end.account === 'grossProfit' ||
    /^(?:gross|brut)$/.test(plainLabel(end.label)) ||
    ((end.account === null || end.account === 'revenue') && goesOn);
  const [cost, otherCost] = costs;
  return read.map((row, index): Open => {
    if (index === income) return { ...row, account: 'revenue', unit: 'money' };
    if (incomeParts.includes(index)) return { ...row, account: null, unit: 'money', isPart: true };
    if (index === profit && isGross) return { ...row, account: 'grossProfit', unit: 'money' };
    const isCostOfSales = isGross && index === cost && otherCost === undefined && row.account === null;
    return isCostOfSales ? { ...row, account: 'costOfSales', unit: 'money' } : row;
  });
}

/** The lines straight above an income that make it are parts of it, be there no profit below. */
function withIncomeParts(
  rows: readonly Open[],
  sums: readonly (readonly number[] | null)[],
  digit: number,
): Open[] {
  const at = rows.findIndex(({ account, label }) => account === 'revenue' && OF_ALL.test(label));
  const whole = sums[at];
  if (!whole) return [...rows];
  for (let from = at - 2; from >= Math.max(0, at - MOST_LINES); from -= 1) {
    const parts = sums.slice(from, at);
    if (parts.includes(null)) return [...rows];
    const made = added(
      parts.flatMap((one) => (one ? [one] : [])),
      whole.length,
    );
    if (isEach(made, whole, digit, parts.length))
      return rows.map((row, index): Open =>
        index >= from && index < at ? { ...row, account: null, unit: 'money', isPart: true } : row,
      );
  }
  return [...rows];
}
const OF_ALL = /\b(?:total|totals|all|ensemble|chiffre d'affaires|revenues?|turnover|sales)\b/;

/** The span of each value under the reading chosen. */
function spansOf({ line, candidates, spans }: Open): readonly { start: number; end: number }[] {
  const [chosen] = candidates;
  if (!line.tail || !chosen) return spans;
  const parts = line.tail;
  for (const way of waysOf(parts, chosen.length)) {
    const values = way.map(({ from, to }) => {
      const text = parts
        .slice(from, to)
        .map((part) => part.text)
        .join('');
      const digits = DIGITS.exec(text);
      const value = valuesOf(digits?.[2] ?? '', { thousands: '', decimal: '' })[0] ?? null;
      return value === null || digits?.[1] === undefined ? value : -value;
    });
    if (values.every((value, index) => value === chosen[index]))
      return way.map(({ from, to }) => ({ start: parts[from]?.start ?? 0, end: parts[to - 1]?.end ?? 0 }));
  }
  return spans;
}

/** `MRR, December`, `riders in June`: of the month of each year, and no date of an end of year. */
const IN_A_MONTH =
  /(?:,| in| en| \(|^)[ (]*(?:of |au |fin )?(?:january|february|march|april|may|june|july|august|september|october|november|december|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)\b/;
const monthNamed = (label: string): string | null => {
  const found = label.match(/[a-z]{3,9}/g)?.flatMap((word) => monthOfName(word) ?? []) ?? [];
  return found[0] === undefined ? null : String(found[0]).padStart(2, '0');
};

/** `MRR, last month`: of the month that a quarter or half of the heads ends with. */
const LAST_MONTH =
  /\b(?:last|final|closing) month\b|\bdernier mois\b|\bmonth[- ]end\b|\bfin de (?:trimestre|semestre)\b/;
function monthEnding(date: string): string | null {
  const [, year, half, quarter] = /^(\d{4})-(?:H([12])|Q([1-4]))$/.exec(date) ?? [];
  if (year === undefined) return null;
  const month = half === undefined ? 3 * Number(quarter) : 6 * Number(half);
  return `${year}-${String(month).padStart(2, '0')}`;
}

/** A day that the label of a row names is of its value, where no head is. */
function dateInLabel(label: string): string | null {
  const told = datesIn(label).filter(({ start }) => !OF_AN_END.test(label.slice(0, start)));
  const dates = new Set(told.map(({ date }) => date));
  const [only] = dates;
  return dates.size === 1 && only !== undefined ? only : null;
}

/** `Equipment loan (due 2028)`. */
const OF_AN_END =
  /\b(?:due|until|till|matur\w+|expir\w+|repayable|ends?|ending|echeance|echoit|jusqu\S*|rembours\w*|valable|valid)(?: [a-z]+){0,2} $/;

/** A row of one value below columns of years is of the day its label tells, or of the last of two years. */
const isAlone = ({ candidates: [chosen] }: Open): boolean =>
  (chosen?.filter((value) => value !== null).length ?? 0) === 1;
const LAST_OF_TWO = /\b20[0-4]\d ?(?:-|to|and|a|et|au?) ?(20[0-4]\d)\b/;
const dateAlone = (label: string): string | null => LAST_OF_TWO.exec(label)?.[1] ?? dateInLabel(label);
/** `Bank, 31 March` in a paper of April 2026: the last such day. */
function dayInLabel(label: string, { title }: Context): string | null {
  const month = /\b\d{1,2} [a-z]{3,9}\b/.test(label) ? monthNamed(label) : null;
  const own = /^(\d{4})-(\d\d)$/.exec(title ?? '');
  return month === null || !own ? null : `${Number(own[1]) - (month > (own[2] ?? '') ? 1 : 0)}-${month}`;
}

/** Quarters or months down the side of a table whose title says what they are of: `Sales`, then `First quarter   610   742`. */
const accountOfPart = (label: string, heads: Heads | null, { subject }: Context): Account | null => {
  const time = subject === null ? null : (columnTime(plainLabel(label)) ?? wordedPart(label));
  return time !== null && isPart(time) === (heads !== null) ? subject : null;
};
const WORDED =
  /^(?:(first|1st|premier|1er)|(second|2nd|deuxieme|2e)|(third|3rd|troisieme|3e)|(fourth|4th|last|quatrieme|4e)) (quarter|half|trimestre|semestre)$/;
function wordedPart(label: string): ColumnTime | null {
  const found = WORDED.exec(plainLabel(label));
  if (!found) return null;
  const count = found.slice(1, 5).findIndex((word) => word !== undefined) + 1;
  return /half|semestre/.test(found[5] ?? '')
    ? { kind: 'half', half: count, isForecast: false }
    : { kind: 'quarter', quarter: count, isForecast: false };
}
function partOfYear(label: string, year: string | null): string | null {
  const time = columnTime(label) ?? wordedPart(label);
  return year !== null && /^\d{4}$/.test(year) && time !== null && isPart(time) ? partOf(year, time) : year;
}

/** What stands does so at the end of the months its column is of. */
const asDay = (date: string): string => date.split(' to ').at(-1) ?? date;
/** `Fee income in the half-year` under the day it ends with. */
const OF_A_PART = /\b(?:in|for|of|over) the (?:half|quarter)\b|\bdu (?:semestre|trimestre)\b/;
const partEnding = (date: string, label: string): string =>
  monthsUpTo(date, /\b(?:half|semestre)/.test(label) ? 6 : 3);

/** A flow under `31 December 2025` is of the year, where the columns are years apart. */
function dateOf(row: Open, heads: Heads | null, index: number, context: Context): string | null {
  if (!heads) {
    const date =
      dateInLabel(row.label) ??
      dateInLabel(row.line.text) ??
      dayInLabel(row.label, context) ??
      (row.account === null && !context.isTitled ? null : context.title);
    const isStanding = context.isBalance || (row.account !== null && STANDING.has(row.account));
    return date !== null && isStanding ? asDay(date) : date;
  }
  const date = heads.dates[index] ?? null;
  const alone = isAlone(row) ? dateAlone(row.label) : null;
  if (alone !== null) return alone;
  if (isAlone(row) && heads.dates.length > 1 && RUNWAY_ROW.test(row.label)) return null;
  const month = date?.length === 4 && IN_A_MONTH.test(row.label) ? monthNamed(row.label) : null;
  if (date !== null && month !== null) return `${date}-${month}`;
  if (date !== null && LAST_MONTH.test(row.label)) return monthEnding(date) ?? date;
  if (date === null || row.account === null) return date !== null && context.isBalance ? asDay(date) : date;
  if (STANDING.has(row.account)) return asDay(date);
  if (isNoSum(row.account)) return date;
  if (OF_A_PART.test(row.label) && /^\d{4}-\d\d$/.test(date)) return partEnding(date, row.label);
  const months = heads.dates.flatMap((one) => one ?? []);
  const areYears = new Set(months.map((one) => one.slice(4))).size === 1 && /^\d{4}-\d\d$/.test(date);
  return areYears ? date.slice(0, 4) : date;
}

function close(
  row: Open,
  heads: Heads | null,
  context: Context,
  inherited: TableScale | null = null,
): TableRow {
  const { line, label, candidates } = row;
  const ofTitle = row.account === null ? accountOfPart(label, heads, context) : null;
  const account = ofTitle ?? row.account;
  const base = { start: line.start, end: line.end, label, account, ...(row.isPart ? { isPart: true } : {}) };
  const [chosen] = candidates;
  const unitOwn = ofTitle && row.unit === null ? 'money' : RUNWAY_ROW.test(label) ? 'count' : row.unit;
  const own = scaleOfLabel(label, context.home) ?? (row.unit === 'money' ? inherited : null);
  if (!chosen || candidates.length > 1)
    return { ...base, values: [], candidates: candidates.map((way) => way.flatMap((value) => value ?? [])) };
  const isShare =
    row.unit === 'percent' ||
    (mayBePercent(label) &&
      chosen.every((value) => value === null || Math.abs(value) < 1) &&
      account === null);
  const spans = spansOf(row);
  const values = chosen.flatMap((value, index): TableValue[] => {
    const span = spans[index];
    if (value === null || value === 0 || !span) return [];
    const head = row.under[index] ?? -1;
    if (heads?.heads[head]?.isSum && account !== null && isNoSum(account)) return [];
    const table = heads?.heads[head]?.unit ?? null;
    // A row that does not say what it counts is money where its table is.
    const unit = isShare
      ? 'percent'
      : (unitOwn ?? (table || context.unit || row.mark !== '' ? 'money' : 'count'));
    const marked = row.mark === '' ? null : currencyOfMark(row.mark, context.home);
    // What is marked with another currency than the table's is written in full.
    const scaled = isOtherThan(marked, table ?? context.unit) ? null : (table ?? context.unit);
    const factor =
      unit === 'money' ? (own?.factor ?? scaled?.factor ?? 1) : unit === 'count' ? (own?.factor ?? 1) : 1;
    return [
      {
        start: span.start,
        end: span.end,
        value: precise(value * factor),
        unit,
        currency:
          unit === 'money'
            ? (marked ?? own?.currency ?? table?.currency ?? context.unit?.currency ?? context.currency)
            : null,
        date:
          ofTitle && heads
            ? partOfYear(label, dateOf(row, heads, head, context))
            : dateOf(row, heads, head, context),
        isForecast:
          (context.isForecast && !IS_ACTUAL.test(heads?.heads[head]?.text ?? '')) ||
          (heads?.heads[head]?.time?.isForecast ?? false),
        ...(isShare && account === null && Math.abs(value) >= 1 && GROWTH_ROW.test(label)
          ? { kind: 'growth' as const }
          : {}),
      },
    ];
  });
  return { ...base, values, candidates: [] };
}

/** A column that says it is no plan, whatever the title is of. */
const IS_ACTUAL = /\b(?:actuals?|audited|reel|realise)\b|\d ?\(?a\)?$/;

const isOtherThan = (marked: CurrencyCode | null, unit: TableScale | null): boolean =>
  marked !== null && unit !== null && unit.currency !== null && unit.currency !== marked;

/** What stands on a day or is a rate has no sum over months. */
const isNoSum = (account: Account): boolean =>
  STANDING.has(account) || ['recurringRevenueMonthly', 'recurringRevenueAnnual', 'burn'].includes(account);

const precise = (value: number): number => Number(value.toPrecision(15));

/** The sums that can be tested among the rows read, column by column. */
function checksOf(rows: readonly Open[], read: readonly TableRow[]): TableCheck[] {
  const digit = lastDigit(rows);
  const rowOf = (account: Account): TableRow | undefined =>
    read.find((row) => row.account === account && row.values.some(({ unit }) => unit === 'money'));
  return IDENTITIES.flatMap((identity) => {
    const total = rowOf(identity.total);
    const parts = identity.parts.map(({ account }) => rowOf(account));
    if (!total || parts.includes(undefined)) return [];
    return total.values.flatMap((sum, column): TableCheck[] => {
      const terms = parts.flatMap((part) => {
        const value = part?.values.find(
          ({ date, currency }) => date === sum.date && currency === sum.currency,
        );
        return value && part?.values.length === total.values.length ? [part.values[column] ?? value] : [];
      });
      if (terms.length < parts.length) return [];
      const factor = scaleBetween(rows, total, sum);
      const isHeld = holds(
        identity,
        sum.value,
        terms.map(({ value }) => value),
        digit * factor,
      );
      return isHeld === null ? [] : [{ identity, holds: isHeld, total: sum, parts: terms }];
    });
  });
}

/** How much larger a value is than its digits: the scale of its table. */
function scaleBetween(rows: readonly Open[], row: TableRow, value: TableValue): number {
  const raw = rows
    .find(({ line }) => line.start === row.start)
    ?.candidates[0]?.find((one) => one !== null && one !== 0);
  const first = row.values[0] ?? value;
  return raw ? Math.abs(first.value / raw) : 1;
}

/** `Where we stood at 31 December 2025` between rows: what follows is of that day, under heads of its own. */
const isTitleOfOther = (line: Line, body: readonly Line[]): boolean =>
  line.tail === null &&
  line.cells.length === 1 &&
  body.some((one) => moneyCells(one).length > 1) &&
  OF_A_DAY.test(line.text) &&
  datesIn(line.text).some(({ date }) => /-\d\d$/.test(date));
const OF_A_DAY = /\b(?:at|on|as of|au|a la date du|le)\b/;

/** Parts a block where a new head begins: an income statement and a balance sheet may stand on one page. */
function tablesWithin(block: TableBlock, context: Context): { head: Line[]; body: Line[] }[] {
  const tables: { head: Line[]; body: Line[] }[] = [];
  let head: Line[] = [];
  let body: Line[] = [];
  for (const line of block.lines) {
    const opensHead = isHeadLine(line) || isTitleOfOther(line, body);
    const goesWithHead = opensHead || (isUnitLine(line, context.home) && body.length === 0);
    if (opensHead && body.some((one) => one.tail !== null || moneyCells(one).length > 0)) {
      tables.push({ head, body });
      head = body.filter(() => false);
      body = [];
    }
    if (goesWithHead) head = [...head, line];
    else if (
      body.length === 0 &&
      moneyCells(line).length === 0 &&
      line.tail === null &&
      line.cells.length > 1
    )
      head = [...head, line];
    else body.push(line);
  }
  return [...tables, { head, body }];
}

/** Whole numbers far below every sum of their table, with no word for money beside them, are of things. */
const isOfThings = ({ unit, candidates, mark }: Open, smallest: number): boolean =>
  unit === null &&
  mark === '' &&
  Number.isFinite(smallest) &&
  (candidates[0] ?? []).every(
    (value) => value === null || (Number.isInteger(value) && value >= 0 && value * FAR_BELOW <= smallest),
  );
const FAR_BELOW = 50;
/** Lines of a statement that say no unit are sums as those beside them are. */
const isLargeSum = ({ candidates: [only = []] }: Open): boolean =>
  only.every((value) => value === null || Math.abs(value) >= LEAST_SUM);
const LEAST_SUM = 1000;
const LEAST_ACCOUNTS = 3;
const OF_USES =
  /(?:^|[|(] ?)(?:uses?|emplois?|purpose|what for|objet|utilisations?)(?: ?(?:\||$)| (?:of (?:the )?(?:funds|proceeds|money)|de(?:s|s? la)? (?:fonds|levee|somme)|amount|montant|share|part|%|[a-z]{1,4} ?(?:m|mn|million|thousand|crore|lakh)s?)\b)|\bwhere (?:it|the money) goes\b|\bwhat .{2,40} (?:buys|pays for)\b/;
/** Heads of a table that counts those who work. */
const OF_PEOPLE =
  /\b(?:people|staff|teams?|head ?count|head count|employees|workforce|payroll|crew|personnel|effectifs?|equipes?|salaries|permanents?|postes?)\b/;
/** As many as one line of such a table may count, as what a table of sums would have to be above. */
const MOST_PEOPLE = 1_000_000;

function takeUnit(text: string, context: Context): void {
  const unit = scaleOfTable(text, context.home);
  if (unit)
    context.unit = {
      factor: unit.factor,
      currency: unit.currency ?? context.unit?.currency ?? null,
    };
}

const LONGEST_TITLE = 120;

function takeTitles(lines: readonly Line[], context: Context): void {
  for (const { text: line } of lines) {
    takeUnit(line, context);
    // A title may be the first sentence of a line that goes on.
    const text = line.length <= LONGEST_TITLE ? line : (line.split(/\. /)[0] ?? line);
    const time = columnTime(text);
    const told = datesIn(text).find(({ start }) => !OF_AN_END.test(text.slice(0, start)));
    const date = time?.kind === 'date' ? time.date : told?.date;
    // A year alone below `six months to 30 june 2025` is the year of those months.
    if (date !== undefined && text.length <= LONGEST_TITLE) context.isTitled = true;
    if (date !== undefined && text.length <= LONGEST_TITLE)
      context.title = isYear(text) ? (ofTitle([date], context.title)[0] ?? date) : date;
    if (text.length <= 80)
      context.isForecast = FORECAST.test(text) || (context.isForecast && date === undefined);
  }
}

/** Heads whose columns are not told stand, in their order, over the last columns of numbers, if those are as many. */
function overColumns(heads: Heads | null, body: readonly Line[]): Heads | null {
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
function besideColumns(heads: Heads | null, body: readonly Line[]): Heads | null {
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

const INCOMES: ReadonlySet<Account | null> = new Set([
  'revenue',
  'recurringRevenueMonthly',
  'recurringRevenueAnnual',
]);
/** `2025 (GHS million)`, `Month of 2026` over the months of a year. */
function yearOfStub(stub: Cell | undefined): string | null {
  const [year, other] = stub === undefined ? [] : datesIn(stub.text);
  return year && !other && /^\d{4}$/.test(year.date) ? year.date : null;
}

/** `Year   Sales   Gross margin` over `2023   214   71`: periods down the side, accounts along the top. */
function readTurned({ page, lines: all }: TableBlock, context: Context): TableReading | null {
  const at = all.findIndex(
    ({ cells, tail }) =>
      tail === null &&
      cells.length > 1 &&
      cells.every(({ text }) => cellNumber(text) === null) &&
      cells.some(({ text }) => accountOf(text) !== null),
  );
  const top = all[at];
  if (!top) return null;
  const [stub] = top.cells;
  if (stub && yearOfStub(stub) !== null) takeUnit(stub.text, context);
  const isOfIncome = top.cells.some(({ text }) => INCOMES.has(accountOf(text)));
  const heads = top.cells.flatMap(({ text, column }) => {
    const account = accountOf(text) ?? (isOfIncome && namesPersons(text) ? 'customers' : null);
    const unit = scaleOfTable(text, context.home) ?? scaleOfLabel(text, context.home);
    return text === stub?.text && account === null ? [] : [{ text, column, account, unit }];
  });
  const lines = all.slice(at + 1).filter((line) => line.tail === null && line.cells.length > 1);
  const timeOf = ({ cells: [first] }: Line): ColumnTime | null =>
    first === undefined
      ? null
      : isYear(first.text)
        ? { kind: 'date', date: first.text.trim(), isForecast: false }
        : columnTime(first.text);
  const times = lines.map((line) => ofFiscal(timeOf(line), line.cells[0]?.text ?? '', context));
  if (lines.length < 2 || times.some((time) => time === null)) return null;
  if (heads.filter(({ account }) => account !== null).length === 0) return null;
  const dates = columnDates(times, yearOfStub(stub) ?? context.title);
  const separators = separatorsOf(
    lines.flatMap(({ cells }) => cells.slice(1).flatMap(({ text }) => cellNumber(text)?.body ?? [])),
    context.hasDecimalComma,
  ) ?? { thousands: '', decimal: '' };
  const rows = lines.flatMap((line, index) =>
    heads.flatMap(({ text, column, account, unit }): TableRow[] => {
      const cell = line.cells.find((one) => one.column === column);
      const read = cell ? cellNumber(cell.text) : null;
      const [value, other] = read ? valuesOf(read.body, separators) : [];
      if (!cell || !read || value === undefined || other !== undefined || value === 0) return [];
      const isCount =
        account === null ? unitOfLabel(text) !== 'money' && unit === null : COUNTED.has(account);
      const scale = unit ?? context.unit;
      const signed = (read.isNegative ? -value : value) * 10 ** read.power;
      const time = times[index];
      return [
        {
          start: line.start,
          end: line.end,
          label: text,
          account: read.isPercent ? null : account,
          candidates: [],
          values: [
            {
              start: cell.start,
              end: cell.end,
              value: precise(isCount || read.isPercent ? signed : signed * (scale?.factor ?? 1)),
              unit: read.isPercent ? 'percent' : isCount ? 'count' : 'money',
              currency:
                isCount || read.isPercent
                  ? null
                  : (scale?.currency ?? context.unit?.currency ?? context.currency),
              date: dates[index] ?? null,
              isForecast: context.isForecast || (time?.isForecast ?? false),
            },
          ],
        },
      ];
    }),
  );
  return rows.length === 0 ? null : { page, rows, checks: [], isSettled: false };
}

/** What a column holds by its head, where that says no time. */
type Measure = {
  readonly unit: TableValue['unit'];
  readonly scale: TableScale | null;
  readonly kind?: NumberKind;
  /** The account whose parts it counts. */
  readonly counted?: Account;
  readonly date?: string | null;
};

const OF_SHARES =
  /^(?:%|percent|per cent|percentage|part|share|pct|pourcentage|quote-part)(?: ?\(?%\)?)?(?: .{0,20})?$/;
const OF_WORTH = /\b(?:pre|post)[- ]?(?:money|monnaie)\b/;
const OF_STAFF =
  /^(?:(?:permanent|full-?time|number of|nombre de) )?(?:staff|people|persons|head ?count|heads|employees|effectifs?|salaries|personnes)$/;
const CODE = new RegExp(`\\b(?:${CODES}|fcfa)\\b`);
const WHOLE = /^(?:all|totals?|ensemble|sum|together|in all|au total|total general)\b/;

function measureOf(text: string, home: CurrencyCode): Measure | null {
  if (OF_SHARES.test(text)) return { unit: 'percent', scale: null };
  const account = OF_STAFF.test(text) ? 'headcount' : accountOf(text);
  if (account !== null && COUNTED.has(account))
    return { unit: 'count', scale: null, counted: account, date: dateInLabel(text) };
  const code = CODE.exec(text)?.[0];
  const named = code === undefined ? null : currencyOfMark(code, home);
  const scale =
    scaleOfTable(text, home) ??
    scaleOfLabel(text, home) ??
    (named === null ? null : { currency: named, factor: 1 });
  if (OF_WORTH.test(text)) return { unit: 'money', scale, kind: 'valuation' };
  return scale === null ? null : { unit: 'money', scale };
}

/** `Use   ₹ crore   %` over `Fifth plant   26.0   65`, `Round   USD invested   Pre-money USD`: columns told by what they are in. */
function readMeasured({ page, lines }: TableBlock, context: Context): TableReading | null {
  if (lines.some((line) => line.tail !== null || isHeadLine(line))) return null;
  const at = lines.findIndex((line) => moneyCells(line).length > 0);
  const body = at < 1 ? [] : lines.slice(at);
  const head = lines.slice(0, Math.max(0, at));
  const columns = [...new Set(body.flatMap(moneyCells).map(({ column }) => column))];
  const measures = new Map(
    columns.flatMap((column) => {
      const text = head.flatMap(({ cells }) => cells.filter((cell) => cell.column === column)).at(-1)?.text;
      const measure = text === undefined ? null : measureOf(text, context.home);
      return measure === null ? [] : [[column, measure] as const];
    }),
  );
  const counted = [...measures.values()].find((measure) => measure.counted !== undefined)?.counted ?? null;
  const areShares =
    [...measures.values()].every(({ unit }) => unit === 'percent') &&
    body.every(({ cells }) => cells.length <= 2);
  if (measures.size === 0 || (columns.length < 2 && counted === null && !areShares)) return null;
  const isOfUses = head.some(({ cells }) => OF_USES.test(cells.map(({ text }) => text).join(' | ')));
  const separators = separatorsOf(
    body.flatMap(moneyCells).flatMap(({ text }) => cellNumber(text)?.body ?? []),
    context.hasDecimalComma,
  ) ?? { thousands: '', decimal: '' };
  const rows = body.flatMap((line): TableRow[] => {
    const label = labelOf(line);
    const isSum = WHOLE.test(label) || label === '';
    const account = isSum ? counted : isOfUses || counted !== null ? null : accountOf(label);
    const time = line.cells.map(({ text }) => columnTime(text)).find((one) => one?.kind === 'date');
    const values = moneyCells(line).flatMap((cell): TableValue[] => {
      const [measure, read] = [measures.get(cell.column), cellNumber(cell.text)];
      const [value, other] = read ? valuesOf(read.body, separators) : [];
      if (!measure || !read || value === undefined || other !== undefined || value === 0) return [];
      const unit = read.isPercent ? 'percent' : measure.unit;
      const signed = (read.isNegative ? -value : value) * 10 ** read.power;
      const scale = measure.scale ?? context.unit;
      return [
        {
          start: cell.start,
          end: cell.end,
          value: precise(unit === 'money' ? signed * (scale?.factor ?? 1) : signed),
          unit,
          currency: unit === 'money' ? (scale?.currency ?? context.unit?.currency ?? context.currency) : null,
          date:
            (time?.kind === 'date' ? time.date : null) ??
            dateInLabel(label) ??
            dayInLabel(label, context) ??
            measure.date ??
            null,
          isForecast: context.isForecast,
          ...(measure.kind === undefined ? {} : { kind: measure.kind }),
        },
      ];
    });
    const isCounted = account !== null && COUNTED.has(account);
    return values.length === 0
      ? []
      : [
          {
            start: line.start,
            end: line.end,
            label,
            account: isCounted === values.some(({ unit }) => unit === 'count') ? account : null,
            candidates: [],
            values,
          },
        ];
  });
  return rows.length < 2 ? null : { page, rows, checks: [], isSettled: false };
}

function readTable(
  page: FoldedPage,
  { head, body, title }: { head: Line[]; body: Line[]; title: string },
  context: Context,
): TableReading {
  takeTitles(
    head.filter((line) => !isHeadLine(line) && line.cells.length === 1),
    context,
  );
  const heads = besideColumns(overColumns(headsFrom(head, context) ?? context.heads, body), body);
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
  let before = '';
  const rows: Open[] = [];
  for (const line of body) {
    const own = labelOf(line);
    if (line.tail === null && moneyCells(line).length === 0) {
      takeTitles([line], context);
      before = line.cells.length === 1 ? line.text : '';
      continue;
    }
    const label = line.tail ? (line.cells[0]?.text ?? '') : own === '' ? before : own;
    const row = openRow(line, label, heads, separators ?? { thousands: '', decimal: '' });
    if (row && label !== '') rows.push(row);
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
  const smallest = Math.min(...sums.flatMap((value) => (value ? [Math.abs(value)] : [])));
  const isStatement =
    settled.filter(({ account }) => account !== null && !COUNTED.has(account)).length >= LEAST_ACCOUNTS;
  const isOfPeople = sums.length === 0 && OF_PEOPLE.test([title, ...head.map(({ text }) => text)].join(' '));
  const names = (accounts: ReadonlySet<Account>): boolean =>
    settled.some(({ account }) => account !== null && accounts.has(account));
  const isBalance = names(OF_A_BALANCE) && !names(OF_RESULTS);
  const areAmounts = !heads && units.length === 1;
  const unitIn = (row: Open): Open['unit'] => {
    if (areAmounts && row.account === null && WITH_THEM.test(row.label)) return 'money';
    if (isOfThings(row, smallest) || (isOfPeople && row.unit === null && isOfThings(row, MOST_PEOPLE)))
      return 'count';
    return row.unit === null && isStatement && isLargeSum(row) ? 'money' : row.unit;
  };
  // Rows below one that says its unit are in the same, where neither the table nor its columns say one.
  const isToldAbove = context.unit !== null || heads?.heads.some(({ unit }) => unit !== null);
  let inherited: TableScale | null = null;
  const read = settled.map((row) => {
    const unit = isToldAbove || row.unit !== 'money' ? null : scaleOfLabel(row.label, context.home);
    inherited = unit ?? inherited;
    const own = { ...context, isBalance, ...(isOfUses ? { title: null } : {}) };
    return close({ ...row, unit: unitIn(row) }, heads, own, inherited);
  });
  return { page, rows: withCosts(read), checks: checksOf(settled, read), isSettled };
}

/** `Clients actuels` beside a column of sums: what is sold to them. */
const WITH_THEM = /^(?:(?:existing|present|current|other|autres) )?(?:clients?|customers?)\b/;

const COSTS: ReadonlySet<Account> = new Set([
  'costOfSales',
  'staffCosts',
  'operatingExpenses',
  'depreciation',
]);
const firstValue = (rows: readonly TableRow[], account: Account): number | undefined =>
  rows.find((row) => row.account === account)?.values[0]?.value;

/** Finance costs and a charge of tax are sums spent, also where a statement writes what goes out in brackets. */
function withCosts(rows: readonly TableRow[]): TableRow[] {
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
  return rows.map((row) => {
    const isCost = row.account === 'financeCosts' || (row.account === 'incomeTax' && isAdded);
    if (!isCost) return row;
    const turned = (value: number): number => (row.account === 'financeCosts' ? Math.abs(value) : -value);
    return { ...row, values: row.values.map((one) => ({ ...one, value: turned(one.value) })) };
  });
}

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
 * countries share. In accounts, scale, currency and heads hold on for the pages that follow.
 */
export function readTables(
  pages: readonly FoldedPage[],
  home: CurrencyCode | null,
  isAccounts: boolean,
): TableReading[] {
  const context: Context = {
    home: home ?? 'USD',
    hasDecimalComma: pages.reduce((count, { text }) => count + (text.match(FRENCH)?.length ?? 0), 0) >= 2,
    currency: currencyOfDocument(pages.map(({ text }) => text).join('\n'), home),
    fiscalEnd: fiscalEndIn(pages.map(({ text }) => text.replaceAll(/\s+/g, ' ')).join(' ')),
    unit: isAccounts ? declaredIn(pages, home ?? 'USD') : null,
    title: null,
    isTitled: false,
    subject: null,
    isForecast: false,
    isBalance: false,
    heads: null,
  };
  return pages.flatMap((page) => {
    context.isTitled = false;
    if (!isAccounts) Object.assign(context, { unit: null, title: null, heads: null, isForecast: false });
    const blocks = tablesOf(page);
    if (blocks.length === 0) {
      takeTitles(linesAlone(page), context);
      return [];
    }
    return blocks.flatMap(byHeads).flatMap((block) => {
      takeTitles(block.above, context);
      const owners =
        readOwners(page, block, context.title) ?? readTurned(block, context) ?? readMeasured(block, context);
      if (owners) return [owners];
      return tablesWithin(block, context).flatMap((table, index, tables) => {
        const over = [
          ...table.head.filter(({ cells }) => cells.length === 1),
          ...(index === 0 ? block.above.slice(-2) : (tables[index - 1]?.body.slice(-1) ?? [])),
        ];
        context.subject = over.some(({ text }) => accountOf(text) === 'revenue') ? 'revenue' : null;
        const own = headsFrom(table.head, context);
        const isOther = index === 0 ? block.above.length > 0 : !fills(table.body, context.heads);
        if (!own && isOther) context.heads = null;
        const title = index === 0 ? (block.above.at(-1)?.text ?? '') : '';
        const reading = readTable(page, { ...table, title }, context);
        return isTable(reading, own !== null || context.heads !== null, context) ? [reading] : [];
      });
    });
  });
}

/** A block parted where heads of periods begin below a table without any: owners above a statement, uses above a plan. */
function byHeads(block: TableBlock): TableBlock[] {
  const first = block.lines.findIndex((line) => line.tail === null && moneyCells(line).length > 0);
  const at = block.lines.findIndex((line, index) => index > first && first >= 0 && isHeadLine(line));
  const before = block.lines.slice(0, at);
  const isParted =
    at > 0 &&
    !before.some(isHeadLine) &&
    before.some(({ cells }) => cells.some(({ text }) => isColumnHead(text))) &&
    (block.lines[at]?.cells ?? []).every(({ text }) => isYear(text) || cellNumber(text) === null);
  if (!isParted) return [block];
  const last = before.findLastIndex((line) => moneyCells(line).length > 0) + 1;
  return [
    { ...block, lines: before.slice(0, last) },
    { ...block, lines: block.lines.slice(at), above: before.slice(last) },
  ];
}
const isColumnHead = (text: string): boolean => OF_SHARES.test(text) || OF_STAFF.test(text);

const DECLARES =
  /\b(?:amounts?|figures|montants?|chiffres|sommes|expressed|stated|presented|exprimee?s?|presentee?s?|mention|indication|unless|otherwise|sauf)\b/;

/** The scale that accounts declare for all of their amounts, wherever: on the cover, in a sentence, at the foot of pages. */
function declaredIn(pages: readonly FoldedPage[], home: CurrencyCode): TableScale | null {
  const scales = pages
    .flatMap(({ text }) => text.split('\n'))
    .flatMap((line) => (DECLARES.test(line) ? (scaleOfTable(line, home) ?? []) : []))
    .filter(({ factor }) => factor > 1);
  const [first] = scales;
  if (!first || scales.some(({ factor }) => factor !== first.factor)) return null;
  return { factor: first.factor, currency: scales.find(({ currency }) => currency)?.currency ?? null };
}

const FIRST_LINES = 12;

/** The short lines a page without a table begins with: a cover says period, currency and scale. */
function linesAlone(page: FoldedPage): Line[] {
  const lines: Line[] = [];
  let from = 0;
  for (const text of page.text.split('\n').slice(0, FIRST_LINES)) {
    const line = text.trim();
    if (line !== '') lines.push({ start: from, end: from + text.length, text: line, cells: [], tail: null });
    from += text.length + 1;
  }
  return lines;
}
