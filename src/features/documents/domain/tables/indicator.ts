import { type Account, accountOf, COUNTED, GROWTH_ROW, RUNWAY_ROW, STANDING } from '../words/account.ts';
import { type CellNumber, cellNumber, separatorsOf, valuesOf } from './cell-number.ts';
import { isBuyer, namesPersons, namesThoseDealtWith } from '../words/buyer-word.ts';
import { areTonnes, currencyOfMark, MARKS } from '../words/currency-word.ts';
import type { CurrencyCode } from '#shared/domain/currency.ts';
import type { DocumentDate } from '../text/document-date.ts';
import { type Measure, measureNamed } from '../words/measure.ts';
import type { NumberKind } from '../document.ts';
import { beforeOrAfterMoney } from '../figures/figure-about.ts';
import { cuesIn } from '../figures/figure-cue.ts';
import { kindOfName } from '../figures/figure-told.ts';
import { KIND_OF_ACCOUNT } from '../figures/figure-row.ts';
import type { FoldedPage } from '../text/folded-page.ts';
import { ASKED_BY_OTHERS } from '../text/section.ts';
import { datesIn, monthsAsDate, monthsUpTo, yearsLater, isMonth, textWithout } from '../words/period.ts';
import { timesIn } from '../words/period-bare.ts';
import { LAST_TWELVE_MONTHS, MONTH_NAMES, monthOfName, twoDigits } from '../words/period-word.ts';
import type { TableReading, TableRow, TableValue } from './table-reading.ts';
import { columnTime, isUnitAlone } from './table-period.ts';
import { currencyOfDocument, scaleOfTable, type TableScale } from './table-scale.ts';

/*
 * Indicators that stand in no table: `Net revenue: 7.35m (6.88m)` with October in brackets, and tiles, a figure above or below
 * the word it is of.
 */

type Line = { readonly text: string; readonly start: number; readonly end: number };
/** What all indicators of a page are told in. */
type Setting = {
  readonly home: CurrencyCode;
  readonly unit: TableScale | null;
  readonly currency: CurrencyCode | null;
  readonly hasDecimalComma: boolean;
  /** Of when the figures are, and of when those in brackets or behind them. */
  readonly now: string | null;
  readonly before: string | null;
  readonly own: DocumentDate | null;
  /** Whether their page tells of a round. */
  readonly isOfRound: boolean;
};

function linesOf({ text }: FoldedPage): Line[] {
  const lines: Line[] = [];
  let from = 0;
  for (const line of text.split('\n')) {
    const trimmed = line.trim();
    const start = from + line.indexOf(trimmed);
    if (trimmed !== '') lines.push({ text: trimmed, start, end: start + trimmed.length });
    from += line.length + 1;
  }
  return lines;
}

const NAMED_BEFORE = new RegExp(
  `(?<![a-z])(?:(?<month>${MONTH_NAMES})|(?<named>prior|previous|last|preceding) (?<part>month|quarter)|(?<part2>mois|trimestre) (?:precedent|dernier))(?: 20\\d\\d)?(?: figures?| numbers?)? (?:is |are )?(?:in|entre|shown in) (?:brackets|parentheses|grey|gray|italics|crochets)|(?:numbers|figures|amounts) in (?:brackets|parentheses) (?:are|is) (?:for |of |those of )?(?:(?<month2>${MONTH_NAMES})|(?:the )?(?<named2>prior|previous|last) (?<part3>month|quarter))(?![a-z])`,
);
const LOOKED_AT = 700;

/** `T2 2025 entre crochets`. */
const DATED_BEFORE =
  /(?<when>[^;:.(\n]{4,18}) (?:in|entre|shown in) (?:brackets|parentheses|grey|gray|italics|crochets)/;

/** A month or a quarter after or before another. */
function moved(date: string, by: number): string {
  const [, year, quarter] = /^(\d{4})-Q([1-4])$/.exec(date) ?? [];
  const isQuarter = year !== undefined && quarter !== undefined;
  const length = isQuarter ? 3 : 1;
  const last = isQuarter ? Number(quarter) * 3 : Number(date.slice(5));
  const at = Number(date.slice(0, 4)) * 12 + last - 1 + by * length;
  const name = (index: number): string => `${Math.floor(index / 12)}-${twoDigits((index % 12) + 1)}`;
  return monthsAsDate(name(at - length + 1), name(at));
}

/** The short lines above the first figure of a page. */
function titleOf(page: FoldedPage): string {
  const lines = linesOf(page).slice(0, TITLES);
  const first = lines.findIndex((line) => isValueLine(line) || itemIn(line) !== null);
  return lines
    .slice(0, first < 0 ? TITLES : first)
    .filter(({ text }) => text.length <= LONGEST_LINE || OF_ALL_FIGURES.test(text))
    .map(({ text }) => text)
    .join(' ');
}

/** `Name of the company   Dashboard, nine months to 30 September`: the stretch of time that a cell of the first lines names. */
const stretchOf = (page: FoldedPage, own: DocumentDate | null): string | undefined =>
  linesOf(page)
    .slice(0, TITLES)
    .flatMap(filledCells)
    .filter((cell) => cell.text.length <= LONGEST_TITLE && notedIn(cell) === null)
    .flatMap(({ text }) => timesIn(text, own))
    .find(({ date }) => / to |-[HQ]\d$/.test(date))?.date;

/** Of when the figures of a paper are and those in brackets beside them, as its first lines say. */
function timesOf(page: FoldedPage, own: DocumentDate | null): Pick<Setting, 'now' | 'before'> {
  const told = page.text.slice(0, LOOKED_AT).replaceAll('\n', ' ');
  const groups = NAMED_BEFORE.exec(told)?.groups;
  const dates = datesIn(told).map(({ date }) => date);
  const name = groups?.['month'] ?? groups?.['month2'];
  const before = datesIn(DATED_BEFORE.exec(told)?.groups?.['when'] ?? '')[0]?.date;
  if (before !== undefined && /^\d{4}-(?:Q\d|\d\d)$/.test(before)) return { now: moved(before, 1), before };
  if (name !== undefined) {
    const [year, month] = own
      ? [own.year, own.month]
      : [Number(dates.find((date) => /^\d{4}/.test(date))?.slice(0, 4)), 12];
    const number = monthOfName(name) ?? 0;
    if (Number.isNaN(year) || number === 0) return { now: null, before: null };
    const before = `${number > month ? year - 1 : year}-${twoDigits(number)}`;
    return { now: moved(before, 1), before };
  }
  const part = groups?.['part'] ?? groups?.['part2'] ?? groups?.['part3'];
  const isQuarter = part === 'quarter' || part === 'trimestre';
  const shape =
    part === undefined ? /^\d{4}(?:-(?:Q\d|H\d|\d\d))?$/ : isQuarter ? /^\d{4}-Q\d$/ : /^\d{4}-\d\d$/;
  const titled =
    part === undefined
      ? timesIn(titleOf(page), own).map(({ date }) => date)
      : [...dates, own?.reported ?? ''];
  const now =
    titled.find((date) => shape.test(date)) ?? (part === undefined ? stretchOf(page, own) : null) ?? null;
  return { now, before: part === undefined || now === null || !shape.test(now) ? null : moved(now, -1) };
}

/** `Nairobi and Thika | figures at 31 August 2026 unless said otherwise` */
const OF_ALL_FIGURES =
  /^.{0,70}\b(?:(?:all )?(?:figures|numbers|data)|chiffres|donnees|situation)(?: [a-z]+)? (?:at|as at|as of|au|arretee?s? au)\b.{0,50}$/;

type Named = {
  readonly account: Account | null;
  readonly kind: NumberKind | null;
  /** What it is of that neither says: `gross margin`, `pre-money`. */
  readonly about?: string;
};
const TEAM =
  /^(?:(?:full[- ]time|permanent|our|the|total|people|on) )*(?:team|staff|people|employees|fte|headcount|salaries|collaborateurs|employes|effectifs?)(?: (?:members|permanents?|on payroll|full[- ]time|(?:in|on) (?:the|our) team|(?:dans|de) l'equipe|of us|at work))?$/;
const SIZE_OF_MARKET = /^(?:tam|sam|som|market(?: size)?|marche(?: adressable)?)\b/;
const PEOPLE_IN_PLACE =
  /^(?:active|paying|registered|ordering|connected) [a-z]+(?: [a-z]+)?$|^(?!no[nt]? )[a-z]+ paying [a-z]+$|^[a-z]+ (?:actifs|actives|clients|clientes|abonne?e?s|raccordes|payants)\b/;

/** What a name says its figure is of; null where it says nothing that is known. */
function namedBy(label: string): Named | null {
  const plain = textWithout(label, datesIn(label))
    .replaceAll(
      /\([^()]*\)|\b(?:au \d\S*|per month|a month|par mois|\/ ?month|(?:at|in|on|of|to|a|au|en|fin|de|for)$)|\b\d{1,2}$|\b(?:a ce jour|aujourd'hui|today|now)$|\b[hq][1-4]\b/g,
      ' ',
    )
    .replace(SAME_TIME, ' ')
    .replace(A_STRETCH, ' ')
    .replaceAll(/[\s,:;.·|/-]+/g, ' ')
    .replace(/^ ?(?:de |d'|of )(?=[a-z]{3})/, '')
    .replace(/^ ?ca(?= |$)/, "chiffre d'affaires")
    .replace(/^ ?(?:our |all |total )?income ?(?:in )?$/, 'revenue')
    .trim()
    .replace(/ (?:at|in|on|of|to|a|au|en|fin|de|for)$/, '');
  if (plain === '' || plain.length > LONGEST_NAME) return null;
  const whom = plain.replace(WHO_OR_WHERE, '');
  if (whom !== plain && (namesPersons(whom) || IS_BUYER_ALONE.test(whom)))
    return { account: 'customers', kind: 'customers' };
  const measure = measureNamed(plain, 'money', 'whole');
  if (measure !== null) return { account: null, kind: 'other', about: measure };
  if (ASKED.test(plain)) return { account: null, kind: 'ask' };
  const account =
    accountOf(plain) ?? accountOf(plain.replace(ADJECTIVES, '')) ?? accountOf(plain.replace(REMARK, ''));
  if (account !== null) return { account, kind: KIND_OF_ACCOUNT[account] ?? null };
  if (RUNWAY_ROW.test(plain)) return { account: null, kind: 'runway' };
  if (USED_BY_MONTH.test(label)) return { account: null, kind: 'burn' };
  if (TEAM.test(plain)) return { account: 'headcount', kind: 'team' };
  if (SIZE_OF_MARKET.test(plain)) return { account: null, kind: 'market' };
  if (namesThoseDealtWith(plain) || PEOPLE_IN_PLACE.test(plain) || (isBuyer(plain) && !plain.includes(' ')))
    return { account: 'customers', kind: 'customers' };
  if (WAS_SOLD.test(plain) || kindOfName(plain, 'money') === 'revenue')
    return { account: 'revenue', kind: 'revenue' };
  const kinds = new Set(cuesIn(plain).map(({ kind }) => kind));
  const [only] = kinds;
  if (only === 'valuation' && kinds.size === 1) {
    const about = beforeOrAfterMoney(label);
    return { account: null, kind: only, ...(about === null ? {} : { about }) };
  }
  if (only === 'ask' && ASKED_BY_OTHERS.test(plain)) return null;
  if (kinds.size === 1 && (only === 'burn' || only === 'cash' || only === 'ask'))
    return { account: null, kind: only };
  const counted = kindOfName(plain, 'count');
  return counted === null ? null : (OF_PEOPLE[counted] ?? null);
}
/** `customers who ordered twice`, `dealers in five states`: what is said of them behind their name. */
const WHO_OR_WHERE =
  / (?:(?:who|that|which|qui) (?!(?:left|stopped|cancelled|ont quitte)\b)|(?:in|across|dans) (?:[a-z]+|\d+) (?:states|towns|cities|counties|districts|countries|regions|provinces|villes|pays|departements|communes)\b).*$/;
const IS_BUYER_ALONE =
  /^(?:paying |active )?(?:customers|clients|clientes|buyers|subscribers|policyholders|borrowers|depositors|users|abonnes|acheteurs|assures)$/;
const OF_PEOPLE: Partial<Record<NumberKind, Named>> = {
  team: { account: 'headcount', kind: 'team' },
  customers: { account: 'customers', kind: 'customers' },
  users: { account: 'users', kind: 'users' },
};
/** What a round is called over its sum. */
const ASKED =
  /^(?:(?:our|the|new|notre|la) )?(?:ask|raise|capital increase|capital raise|augmentation de capital|levee(?: de fonds)?|tour de table|(?:seed|pre-seed|bridge|equity|series [a-d]) (?:round|raise|equity|funding)|(?:(?:in )?equity|capital|in capital) (?:seed|pre-seed|bridge|series [a-d])(?: round)?|new equity|besoin de financement|(?:equity|capital|funding|amount|funds|money) (?:sought|wanted|needed)|raising(?: now)?|sought|(?:montant|capital|fonds) (?:recherchee?s?|demandee?s?|a lever|du tour)|tour (?:de (?:seed|financement)|d'amorcage))$/;
const LONGEST_NAME = 48;
/** What is left of `revenue, year to February 2026` behind the name, without its date. */
const A_STRETCH =
  /,? ?(?:\b(?:the|full|financial|fiscal|school|calendar|crop|l') ?)*\b(?:year|half|quarter|exercice|annee|semestre|trimestre|(?:[a-z]+|\d+) (?:months|mois)),? ?(?:to|ended|ending|clos le|clos|au)?\s*$/;
const WAS_SOLD = /^(?:billed|invoiced|collected|earned|facturee?s?|encaissee?s?)$/;
/** `bénéfice net, impôt payé`: what has been done with it. */
const REMARK =
  / (?:impots? paye?s?|apres impots?|tax(?:es)? paid|after tax|net of tax|hors taxes?|ht|audited|certifiee?s?|auditee?s?)$/;
const ADJECTIVES = /^(?:monthly|annuali[sz]ed|quarterly|total|current|net|our) /;
/** `Net cash used per month`. */
const USED_BY_MONTH =
  /\b(?:cash|money|tresorerie|net)\b[^.;]*\b(?:used|spent|out|outflow|consumed|consommee?|depensee?|sortie)\b[^.;]*(?:\b(?:per|a|each|every|par|chaque) (?:month|mois)\b|\/ ?(?:month|mois))/;
const LOSS = /\b(?:loss|perte|pertes|deficit)\b(?!.*\b(?:profit|benefice)\b)/;

type Told = {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly date: string | null;
};

/** The value of an indicator, in the scale and the currency of its page; null where it may be read in several ways. */
function valueOf(
  read: CellNumber,
  { start, end, date }: Told,
  { account, kind }: Named,
  label: string,
  { home, unit, currency, hasDecimalComma }: Setting,
): TableValue | null {
  const separators = separatorsOf([read.body], hasDecimalComma) ?? { thousands: '', decimal: '' };
  const readings = valuesOf(
    read.body,
    hasDecimalComma ? { thousands: separators.thousands, decimal: separators.decimal || ',' } : separators,
  );
  const [first, other] = readings;
  const isCount = kind === 'runway' || (account !== null && COUNTED.has(account));
  // Nobody writes three decimals of millions: `3.460 M` are thousands of them.
  const isWhole = isCount || read.power >= MILLIONS;
  const value = other === undefined ? first : isWhole ? readings.find(Number.isInteger) : undefined;
  if (value === undefined || value === 0 || read.isPercent) return null;
  const marked = read.mark === '' ? null : currencyOfMark(read.mark, home);
  if (isCount && (marked !== null || (kind !== 'runway' && !Number.isInteger(value * 10 ** read.power))))
    return null;
  const own = scaleOfTable(label, home);
  const scale = own ?? unit;
  const isScaled =
    read.power > 0 || isCount || (marked !== null && own === null && unit?.currency !== marked);
  const isLoss = read.isNegative || (account !== null && kind === null && LOSS.test(label));
  return {
    start,
    end,
    value: Number(
      ((isLoss ? -1 : 1) * value * 10 ** read.power * (isScaled ? 1 : (scale?.factor ?? 1))).toPrecision(15),
    ),
    unit: isCount ? 'count' : 'money',
    currency: isCount ? null : (marked ?? scale?.currency ?? unit?.currency ?? currency),
    date:
      date !== null && account !== null && STANDING.has(account) ? (date.split(' to ').at(-1) ?? date) : date,
    isForecast: PLANNED.test(label),
    ...(account === null && kind !== null ? { kind } : {}),
  };
}
const MILLIONS = 6;
const PLANNED = /\b(?:target|plan|budget|forecast|objectif|prevision|vise)\b/;

function rowOf(label: string, named: Named, told: readonly Told[], setting: Setting): TableRow | null {
  const values = told.flatMap((one): TableValue[] => {
    const read = cellNumber(one.text);
    const value = read === null ? null : valueOf(read, one, named, label, setting);
    return value === null ? [] : [value];
  });
  const [first] = values;
  if (first === undefined || values.length < told.length) return null;
  // What is told of no time takes that of its paper, which an account does not.
  const account = first.date === null && named.kind !== null ? null : named.account;
  return {
    start: first.start,
    end: values.at(-1)?.end ?? first.end,
    label,
    account,
    values:
      account === named.account
        ? values
        : values.map((value) => ({ ...value, ...(named.kind === null ? {} : { kind: named.kind }) })),
    candidates: [],
    ...(named.about === undefined ? {} : { about: named.about }),
  };
}

const NUMBER = "[-+(]? ?(?:[^\\s\\d()\\[\\]]{1,5} ?)?[-(]?\\d[\\d.,' ]*(?: ?(?:%|[a-z]{1,9}))?\\)?";
/** `Net revenue: 7.35m (6.88m), +6.8% m/m`, `sales ..... 14.2 [12.9]`. */
const ITEM = new RegExp(
  `^(?:[-*•–>·] ?)?(?<label>[a-z][^:\\t\\[]{1,50}?) ?(?:: ?|\\.{3,} ?|…+ ?|\\t+| {2,})(?<first>${NUMBER})(?:\\s*[(\\[](?:(?<when>[a-z][^()\\[\\]:]{1,20}|\\d[^()\\[\\]:]{1,12}) ?: ?)?(?<second>${NUMBER})[)\\]])?(?<rest>(?:[,;. (].{0,60})?)$`,
);
/** `Monthly active traders 43,200 (September 42,700)`: what it was a month before, in brackets. */
const ITEM_WITH_MONTH = new RegExp(
  `^(?:[-*•–>·] ?)?(?<label>[a-z][^:\\t\\[\\d(]{1,50}?) (?<first>${NUMBER}) ?[(\\[](?<when>${MONTH_NAMES})\\.?(?: 20\\d\\d)? ?:? ?(?<second>${NUMBER})[)\\]]\\.?$`,
);
const LONGEST_ITEM = 140;
const MAY_BE_ITEM = /(?::|\.{3}|…|\t| {2})[^a-z]{0,12}[a-z$€£₦₵₹]{0,5} ?[-(]?\d/;
const MAY_HAVE_MONTH = /\d[a-z%]{0,9} ?[([][a-z]{3}/;
function itemIn({ text }: Line): RegExpExecArray | null {
  if (text.length > LONGEST_ITEM) return null;
  return (
    (MAY_BE_ITEM.test(text) ? ITEM.exec(text) : null) ??
    (MAY_HAVE_MONTH.test(text) ? ITEM_WITH_MONTH.exec(text) : null)
  );
}
const hasMonthBefore = ({ text }: Line): boolean =>
  text.length <= LONGEST_ITEM && MAY_HAVE_MONTH.test(text) && ITEM_WITH_MONTH.test(text);
/** The last month of a name that is not after that of the figures. */
function monthBefore(name: string, { now }: Setting): string | null {
  const month = monthOfName(name);
  if (month === null || !isMonth(now ?? '')) return null;
  const [year, own] = [Number(now?.slice(0, 4)), Number(now?.slice(5))];
  return `${month > own ? year - 1 : year}-${twoDigits(month)}`;
}
const FEWEST_ITEMS = 3;

/** Lists of indicators, each with its value of before in brackets. */
function itemsOf(lines: readonly Line[], setting: Setting): TableRow[] {
  const rows = lines.flatMap((line): TableRow[] => {
    const match = itemIn(line);
    const { label = '', first = '', second, when } = match?.groups ?? {};
    const named = match === null ? null : namedBy(label);
    if (match === null || named === null) return [];
    const at = line.text.indexOf(first, label.length);
    const place = (text: string, from: number, date: string | null): Told => ({
      text: text.trim(),
      start: line.start + from,
      end: line.start + from + text.trimEnd().length,
      date,
    });
    const own = datesIn(label)[0]?.date ?? setting.now;
    const dated =
      when === undefined ? setting.before : (datesIn(when)[0]?.date ?? monthBefore(when, setting));
    const told = [place(first, at, own)];
    if (second !== undefined && dated !== null)
      told.push(place(second, line.text.indexOf(second, at + first.length), dated));
    const row = rowOf(label, named, told, setting);
    return row === null ? [] : [row];
  });
  const areMany = rows.length >= FEWEST_ITEMS || lines.filter(hasMonthBefore).length >= FEWEST_ITEMS;
  const isList = areMany && (setting.before !== null || rows.some(({ values }) => values.length > 1));
  return isList ? rows : [];
}

/**
 * `stores ordering in December` under `2025 in four numbers`: the month of that year; `at bank, 31 October` in a paper of November:
 * the last such month.
 */
function dateOf(name: string, { now, own }: Setting): string | null {
  const told = timeIn(name, now, own);
  const month = monthOfName(IN_A_MONTH.exec(name)?.groups?.['month'] ?? '');
  if (told === undefined && now !== null && OF_TWELVE.test(name) && isMonth(now)) return monthsUpTo(now, 12);
  if (told !== undefined || month === null || now === null) return told ?? now;
  if (/^\d{4}$/.test(now)) return `${now}-${twoDigits(month)}`;
  const [, year, last] = /^(\d{4})-(\d\d)$/.exec(now) ?? [];
  if (year === undefined || PLANNED.test(name)) return now;
  return `${Number(year) - (month > Number(last) ? 1 : 0)}-${twoDigits(month)}`;
}
/** `our revenue, January to October`, `revenue H1 FY27`: a time told without its year is of that which the figures are of. */
function timeIn(name: string, now: string | null, own: DocumentDate | null): string | undefined {
  const ofYear = now !== null && /^\d{4}$/.test(now) ? { ...own, year: Number(now), month: LAST_MONTH } : own;
  return timesIn(name.replace(COMPARED, ''), ofYear)[0]?.date;
}
/** `scans read (Q2: 57,900)`: what it was at another time. */
const COMPARED = /\([^():]*:[^()]*\)/;
const LAST_MONTH = 12;
const OF_TWELVE = new RegExp(`\\b(?:${LAST_TWELVE_MONTHS})\\b`);
const IN_A_MONTH = new RegExp(
  `(?:\\b(?:in|en|fin|end of|(?:au|at|on|le) \\d{1,2}(?:st|nd|rd|th|er)?)|,(?: \\d{1,2}(?:st|nd|rd|th|er)?)?) (?<month>${MONTH_NAMES})$`,
);

const isValueLine = ({ text }: Line): boolean => {
  const read = text.length <= LONGEST_VALUE ? cellNumber(text) : null;
  return read !== null && !/^(?:19|20)\d\d$/.test(text);
};
const LONGEST_VALUE = 22;
const LONGEST_LINE = 60;
/** Longer than a name, where it says of when all is. */
const LONGEST_TITLE = 80;
const NOTE = new RegExp(`^(?<when>[a-z\\d][^:]{1,18}) ?: ?(?<value>${NUMBER})$`);
/** `9M 2025: 52,310`, `30/09/2025 : 53`: what a figure was at another time. */
function notedIn(line: Line | undefined): Told | null {
  const note = line === undefined ? undefined : NOTE.exec(line.text)?.groups;
  const date = datesIn(note?.['when'] ?? '')[0]?.date;
  const text = note?.['value'];
  if (line === undefined || date === undefined || text === undefined) return null;
  const start = line.start + line.text.lastIndexOf(text);
  return { text, start, end: start + text.length, date };
}
const FEWEST_TILES = 2;
const LINES_OF_TITLE = 2;
/** `31 M`, and below it `de chiffre d'affaires en 2025`: one figure and its name, broken over two lines. */
const NAMES_ABOVE = /^(?:de |d'|of |in )[a-z]{3}/;
const PAGE_NUMBER = /^\d{1,3}$/;

const isShare = (line: Line | undefined): boolean => cellNumber(line?.text ?? '')?.isPercent === true;
const isKnown = ({ named }: Tile): boolean => named !== null;

/** Figures above or below their names, in runs of short lines. */
function tilesOf(lines: readonly Line[], setting: Setting): TableRow[] {
  const isShort = ({ text }: Line | undefined = { text: '', start: 0, end: 0 }): boolean =>
    text.length > 1 && text.length <= LONGEST_LINE && !text.includes('\t') && !/[.!?;]$/.test(text);
  const isName = (line: Line | undefined): line is Line =>
    line !== undefined && isShort(line) && !isValueLine(line) && !NOTE.test(line.text);
  const tileAt = (index: number, by: number): Tile[] => {
    const [value, name] = [lines[index], lines[index + by]];
    return value && isName(name) ? [asTile(value, name.text)] : [];
  };
  // The number of a page ends it.
  const values = lines.flatMap((line, index) =>
    isValueLine(line) && !(index === lines.length - 1 && PAGE_NUMBER.test(line.text)) ? [index] : [],
  );
  const tilesAt = (by: number): ReadonlyMap<number, Tile> =>
    new Map(values.flatMap((index) => tileAt(index, by).map((tile) => [index, tile] as const)));
  const [under, over] = [tilesAt(1), tilesAt(-1)];
  const knownAt = (tiles: ReadonlyMap<number, Tile>): number[] =>
    [...tiles].flatMap(([index, tile]) => (isKnown(tile) ? [index] : []));
  const below = knownAt(under);
  const last = values.findLast((index) => !isShare(lines[index]));
  const isTitled = last !== undefined && below.includes(last);
  // The title of a page is of no one of the figures under it, where the last of them has its name below.
  const above = knownAt(over).filter(
    (index) => !(isTitled && index <= LINES_OF_TITLE && index === values[0]),
  );
  // Where both are as many, what stands first tells: a figure, or a name.
  const isBelow =
    below.length > above.length || (below.length === above.length && (below[0] ?? 0) < (above[0] ?? 0));
  const by = isBelow ? 1 : -1;
  // Figures with a line of words each are laid out so, be it that the words of one alone are known.
  const tiles = isBelow ? under : over;
  const isGoneOn =
    isBelow && [...tiles.values()].some((tile) => isKnown(tile) && NAMES_ABOVE.test(tile.name));
  if ((tiles.size < FEWEST_TILES && !isGoneOn) || (isBelow ? below : above).length === 0) return [];
  const time = timeOfTiles([...tiles.values()]);
  return [...tiles].flatMap(([index, tile]): TableRow[] => {
    const at = index + by;
    const { named, name } = tile;
    const first = tileOf(tile, time, setting);
    if (named === null) return first;
    const behind = lines[Math.max(index, at) + 1];
    const noted = notedIn(behind);
    const rows: (TableRow | null)[] = [...first];
    if (noted !== null) rows.push(rowOf(name, named, [noted], setting));
    else if (!isBelow && setting.before !== null && behind && isValueLine(behind))
      rows.push(rowOf(name, named, [{ ...behind, date: setting.before }], setting));
    return rows.flatMap((row) => row ?? []);
  });
}

const OF_INCOME: ReadonlySet<NumberKind> = new Set(['revenue']);
/** What the title of a chart says its figures are of. */
function titled(title: string): Named | null {
  const named = namedBy(title);
  if (named !== null) return named;
  const kinds = new Set(cuesIn(title).map(({ kind }) => kind));
  const [only] = kinds;
  return kinds.size === 1 && only !== undefined && only !== 'none' && OF_INCOME.has(only)
    ? {
        account: /\bmrr\b|\bmonthly recurring\b/.test(title) ? 'recurringRevenueMonthly' : 'revenue',
        kind: only,
      }
    : null;
}

const isTime = ({ text }: Line): boolean => text.length <= LONGEST_VALUE && columnTime(text)?.kind === 'date';
const FEWEST_BARS = 3;
const TITLE_ABOVE = 3;
/** The values of a run of bars and times in turn, of what a line above them names; the bar comes first where it stands over its time. */
function barsUnder(
  above: readonly Line[],
  run: readonly Line[],
  isOver: boolean,
  setting: Setting,
): TableRow[] {
  const titles = above.toReversed();
  const title = titles.find(({ text }) => titled(text) !== null);
  const named = title === undefined ? null : titled(title.text);
  if (!title || !named) return [];
  const scale = titles.flatMap(({ text }) => scaleOfTable(text, setting.home) ?? [])[0] ?? setting.unit;
  const rows: TableRow[] = [];
  for (let at = 0; at < run.length; at += 2) {
    const [bar, time] = isOver ? [run[at], run[at + 1]] : [run[at + 1], run[at]];
    const told = time === undefined ? null : columnTime(time.text);
    if (!bar || told?.kind !== 'date') continue;
    const row = rowOf(title.text, named, [{ ...bar, date: told.date }], { ...setting, unit: scale });
    if (row)
      rows.push({ ...row, values: row.values.map((value) => ({ ...value, isForecast: told.isForecast })) });
  }
  return rows;
}

/** `18.2` over `2022`, `27.5` over `2023`: the bars of a chart, each with its time, under the title that says what they are of. */
function barsOf(lines: readonly Line[], setting: Setting): TableRow[] {
  const rows: TableRow[] = [];
  let index = 0;
  while (index < lines.length) {
    const isFirst = (at: number, isOver: boolean): boolean => {
      const [one, other] = [lines[at], lines[at + 1]];
      return (
        one !== undefined &&
        other !== undefined &&
        (isOver ? isBar(one) && isTime(other) : isTime(one) && isBar(other))
      );
    };
    const isOver = isFirst(index, true);
    let end = index;
    while (isFirst(end, isOver)) end += 2;
    if (end - index >= 2 * FEWEST_BARS)
      rows.push(
        ...barsUnder(
          lines.slice(Math.max(0, index - TITLE_ABOVE), index),
          lines.slice(index, end),
          isOver,
          setting,
        ),
      );
    index = Math.max(end, index + 1);
  }
  return rows;
}
const isBar = (line: Line): boolean =>
  line.text.length <= LONGEST_VALUE && cellNumber(line.text) !== null && !isTime(line);

const cellsOf = ({ text, start }: Line): Line[] => {
  let at = start;
  return text.split('\t').map((part): Line => {
    const from = at + part.length - part.trimStart().length;
    at += part.length + 1;
    return { text: part.trim(), start: from, end: from + part.trim().length };
  });
};
const filledCells = (line: Line | undefined): Line[] =>
  line ? cellsOf(line).filter(({ text }) => text !== '') : [];
const MOST_NAME_LINES = 3;

/** `year to February` above `2026`. */
const GOES_ON = new RegExp(`\\b(?:to|at|in|of|ended|ending|year|au|fin|le|en|clos|exercice|${MONTH_NAMES})$`);
/** `2025`, `at 30 September 2026` below a name: of when its figure is. A line of names that says such of none is left. */
function withTimesUnder(names: readonly Line[], under: Line | undefined): Line[] {
  const cells = under ? cellsOf(under) : [];
  return names.map((name, column) => {
    const under = cells[column]?.text ?? '';
    const time = HOLDS_FIGURES.test(under) ? null : columnTime(under);
    const isTime = time?.kind === 'date' || (time?.kind === 'month' && GOES_ON.test(name.text));
    return isTime && datesIn(name.text).length === 0
      ? { ...name, text: `${name.text}${GOES_ON.test(name.text) ? '' : ','} ${cells[column]?.text}` }
      : name;
  });
}

/** `progression du chiffre` above `d'affaires, 2025`: a name whose last word needs another. */
const IS_CUT = /(?:\b(?:chiffre|de|du|des|la|le|les|et|the|and|per|par|for|pour|with|avec)|\bd')$/;
/** What a name is compared with in its next line. */
const COMPARES = / (?:sur|vs\.?|versus|contre|par rapport (?:a|au)|over|on|against|compared (?:with|to)) .*$/;
/** Names with what the line below goes on with, where it has as many cells as there are names that are cut. */
function withRests(names: readonly Line[], under: Line | undefined): Line[] {
  const rests = filledCells(under);
  // `GNF` below a figure is what it is in, and its name stands below that.
  const isCut = ({ text }: Line): boolean => IS_CUT.test(text) || isUnitAlone(text);
  const cut = names.filter((name) => isCut(name) || GOES_ON.test(name.text));
  const areRests = rests.every(
    ({ text }) => /^[a-z\d]/.test(text) && !/[.!?;]$/.test(text) && !HOLDS_FIGURES.test(text),
  );
  if (!cut.some(isCut) || cut.length !== rests.length || !areRests) return withTimesUnder(names, under);
  return names.map((name) => {
    const rest = rests[cut.indexOf(name)];
    return rest === undefined ? name : { ...name, text: `${name.text} ${rest.text.replace(COMPARES, '')}` };
  });
}

/** `(₦6.2bn in 2025: +60%)`: what it is compared with. */
const HOLDS_FIGURES = /\d ?%|^\(.*\d.*\d.*\)$/;

/**
 * The names of figures beside each other, a line below them or above. Where one is longer than the others, lines of it stand alone
 * before those of all.
 */
function stripNames(lines: readonly Line[], index: number, count: number): Line[] {
  const before: Line[] = [];
  for (const [at, line] of lines.slice(index + 1, index + 1 + MOST_NAME_LINES).entries()) {
    const cells = filledCells(line);
    if (cells.some((cell) => isValueLine(cell) || notedIn(cell) !== null)) break;
    if (cells.length === count)
      return withRests(
        cells.map((cell, column) =>
          column === 0 ? { ...cell, text: [...before, cell].map(({ text }) => text).join(' ') } : cell,
        ),
        lines[index + at + 2],
      );
    const [only, another] = cells;
    if (!only || another || only.text.length > LONGEST_LINE || /[.!?;]$/.test(only.text)) break;
    before.push(only);
  }
  const above = filledCells(lines[index - 1]);
  return above.length === count && !above.some((cell) => isValueLine(cell) || notedIn(cell) !== null)
    ? above
    : [];
}

/** `214   ₦19.6m   11 states`: figures beside each other, one of which may say itself what it counts. */
function areValues(cells: readonly Line[]): boolean {
  const others = cells.filter((cell) => !isValueLine(cell));
  return (
    cells.length - others.length >= FEWEST_TILES &&
    others.length <= 1 &&
    others.every(({ text }) => COUNTS_ITSELF.test(text))
  );
}
const COUNTS_ITSELF = /^\d{1,3} [a-z]{3,12}$/;

/** Figures beside each other with their names below or above them, in as many columns. */
function stripsOf(lines: readonly Line[], setting: Setting): TableRow[] {
  return lines.flatMap((line, index): TableRow[] => {
    const values = line.text.includes('\t') ? filledCells(line) : [];
    if (!areValues(values) || isOfChanges(lines, index)) return [];
    const tiles = stripNames(lines, index, values.length).flatMap((name, column): Tile[] => {
      const value = values[column];
      return value && isValueLine(value) ? [asTile(value, name.text)] : [];
    });
    if (tiles.length === 0) return [];
    // In as many columns as names, each is what it stands over, be none of them known.
    const time = { ...timeOfTiles(tiles), areKnown: true, isStrip: true };
    const noted = filledCells(lines[index + 1]).map(notedIn);
    const changes = [index + 1, index + 2].find((at) => isOfChanges(lines, at));
    const changed = changes === undefined ? [] : filledCells(lines[changes]);
    return tiles.flatMap((tile, column) => {
      const before = noted.length === tiles.length ? (noted[column] ?? null) : null;
      const change = changed[column];
      const isOfIncome = tile.named?.kind === 'revenue';
      const told = isOfIncome
        ? ({ kind: 'growth', about: 'revenue' } as const)
        : ({ kind: 'other' } as const);
      const date = (isOfIncome ? time.sold : null) ?? setting.now;
      return [
        ...tileOf(tile, time, setting),
        ...(before ? tileBefore(tile, before, time, setting) : []),
        ...(change !== undefined && isShare(change) ? shareOf(change, tile.name, date, told) : []),
      ];
    });
  });
}

/** A line of signed figures as many as the figures a line or two above it: by how much each of those changed. */
function isOfChanges(lines: readonly Line[], index: number): boolean {
  const cells = filledCells(lines[index]);
  return (
    cells.length >= FEWEST_TILES &&
    cells.every(({ text }) => /^[+-]/.test(text)) &&
    [index - 1, index - 2].some((at) => {
      const above = filledCells(lines[at]);
      return above.length === cells.length && above.every(isValueLine);
    })
  );
}

/** What the figure of a tile was at another time. */
function tileBefore(tile: Tile, before: Told, time: TilesTime, setting: Setting): TableRow[] {
  const value = { text: before.text, start: before.start, end: before.end };
  return tileOf({ ...tile, value }, { ...time, common: null, sold: null }, { ...setting, now: before.date });
}

/** A figure set apart, what its name says and of what that is. */
type Tile = { readonly value: Line; readonly name: string; readonly named: Named | null };
/** `312 M` over `FCFA de chiffre d'affaires`: the currency of a figure may open its name. */
function asTile(value: Line, name: string): Tile {
  const [opening = '', mark = ''] = CURRENCY_FIRST.exec(name) ?? [];
  const own = name.slice(opening.length);
  return mark === ''
    ? { value, name, named: namedBy(name) }
    : { value: { ...value, text: `${value.text} ${mark}` }, name: own, named: namedBy(own) };
}
const CURRENCY_FIRST = new RegExp(`^(${MARKS}) (?:de |d'|of |in )?(?=[a-z])`);

/** Of when the figures beside each other are: the time all their names agree on, and that of what was sold last. */
type TilesTime = {
  readonly common: string | null;
  readonly sold: string | null;
  /** Whether the name of one of them says something known. */
  readonly areKnown: boolean;
  /** Whether they stand in columns, each over or under its name. */
  readonly isStrip?: boolean;
};

const endOf = (date: string): string => {
  const [, year = '', part, number = ''] = /(\d{4})(?:-([QH])?(\d{1,2}))?$/.exec(date) ?? [];
  const months = part === 'Q' ? 3 : part === 'H' ? 6 : 1;
  return `${year}-${number === '' ? '12' : twoDigits(Number(number) * months)}`;
};

/** `on Q3 2024`, `par rapport à 2023`: a name that tells what its figure is compared with, and nothing else. */
const IS_COMPARED =
  /^(?:(?:(?:(?:revenue|sales|turnover) )?(?:growth|more|up|higher)|(?:croissance|hausse|progression|evolution|variation)(?: du (?:chiffre d'affaires|ca)| des ventes)?|de plus|en plus|en hausse) )?(?:on|over(?! the (?:full |whole |financial )?year)|than|vs\.?|versus|against|above|compared (?:with|to)|sur(?! (?:toute )?l'(?:annee|exercice))|contre|que|qu'en|par rapport (?:a|au)) /;

/** `+31 %` over `sur l'année 2025`, beside what was sold: by how much that grew. */
const OVER_A_YEAR =
  /^(?:sur (?:toute )?l'(?:annee|exercice)|en 20\d\d|(?:over|in|during) (?:the )?(?:(?:full|whole|financial) )?(?:year|20\d\d))\b/;

/** `of growth in sales`, `de croissance en 2025`: of what is sold, where nothing else is named. */
const OF_GROWTH =
  /^(?:de |d'|of )(?:growth|croissance|progression)(?:$| ?[,(]| (?:du|des|de|in|of) (?:our |nos |notre )?(?:chiffre d'affaires|ca|ventes|revenus?|revenues?|sales|turnover)\b| (?:en|in|sur|over|depuis|since) \d)/;

const FROM_ANOTHER =
  /(?:^| )(?:vs\.?|versus|against|from|compared (?:with|to)|contre|par rapport (?:a|au)) (?:l'annee )?$/;
const OVER_ANOTHER = /(?:^| )(?:over|on|than|sur) (?:l'annee )?$/;
/**
 * `Revenue growth over 2024` beside the sales of 2025, `de croissance sur 2024`, `growth vs 2024`: whether the year that the name of a
 * growth tells is the one it is counted from.
 */
function isCountedFrom(name: string, { sold }: TilesTime): boolean {
  const [date, other] = datesIn(name);
  if (!date || other) return false;
  const before = name.slice(0, date.start);
  if (FROM_ANOTHER.test(before)) return true;
  return OVER_ANOTHER.test(before) && (OF_GROWTH.test(name) || yearsLater(date.date, 1) === sold);
}

function timeOfTiles(tiles: readonly Tile[]): TilesTime {
  const told = tiles.flatMap(({ name, named }) =>
    IS_COMPARED.test(name) ? [] : datesIn(name).map(({ date }) => ({ end: endOf(date), date, named })),
  );
  const [end, another] = new Set(told.flatMap((one) => (one.date.length > 4 ? [one.end] : [])));
  const sales = told.filter(({ named }) => named?.kind === 'revenue');
  const last = sales.toSorted((a, b) => b.end.localeCompare(a.end))[0];
  return {
    common: another === undefined ? (end ?? null) : null,
    sold: last?.date ?? null,
    areKnown: tiles.some(({ named }) => named !== null),
  };
}

/** `18 months` over `of cash left`: how long the money lasts. */
const IN_MONTHS = /\d ?(?:months?|mths|mois)$/;
const OF_MONEY_LEFT =
  /^(?:(?:of|de|d') ?)?(?:(?:net |our |the |la |notre )?(?:cash|money|runway|tresorerie|autonomie|visibilite|liquidites)\b(?! (?:cycle|conversion|flow|back)))/;

const SAME_TIME = /(?:\b(?:the|la|le) )?\b(?:same|that|meme|cette) (?:year|period|annee|exercice|periode)\b/;
const IN_THE_YEAR =
  /\b(?:in|during|over|for|of) the (?:full |whole |financial )?year$|\b(?:dans|sur|de|pendant) l'(?:annee|exercice)$/;
/** `US$800,000` over `equity`, where a round is told of: what is asked for. */
const IS_EQUITY = /^(?:(?:in|of|as) )?(?:new )?equity$/;
const OF_ROUND = /\b(?:round|raising|raise|seed|series [a-d]|use of (?:funds|proceeds|equity))\b/;
/** A figure set apart; one whose name says nothing known is read where another beside it says what it is of. */
function tileOf({ value, name, ...tile }: Tile, time: TilesTime, setting: Setting): TableRow[] {
  const own = datesIn(name).length > 0;
  const read = cellNumber(value.text);
  // Without accents `salariés` is `salaries`: those that are no sum are people.
  const arePeople = /^salaries\b/.test(name) && read?.mark === '' && read.power === 0;
  const isPutIn = !own && setting.isOfRound && IS_EQUITY.test(name);
  const said: Named | null = arePeople
    ? { account: 'headcount', kind: 'team' }
    : isPutIn
      ? { account: null, kind: 'ask' }
      : tile.named;
  const lasts = IN_MONTHS.test(value.text) && OF_MONEY_LEFT.test(name);
  if (lasts) {
    const row = rowOf(name, { account: null, kind: 'runway' }, [{ ...value, date: dateOf(name, setting) }], {
      ...setting,
      unit: null,
    });
    return row ? [row] : [];
  }
  // `17 days` to pay traders on a plan are nobody.
  const named =
    said?.account !== undefined &&
    said.account !== null &&
    COUNTED.has(said.account) &&
    IN_A_UNIT.test(value.text)
      ? null
      : said;
  if (read?.isPercent === true) {
    const isOfGrowth = OF_GROWTH.test(name);
    const isGrowth = isOfGrowth || GROWTH_ROW.test(name);
    const isCompared = own && (IS_COMPARED.test(name) || (isGrowth && isCountedFrom(name, time)));
    const isOverYear = value.text.startsWith('+') && OVER_A_YEAR.test(name) && time.sold !== null;
    if (isCompared || isOverYear || isGrowth) {
      const told = isOfGrowth ? (datesIn(name).at(-1)?.date ?? null) : dateOf(name, setting);
      const date = isCompared && told !== null ? yearsLater(told, 1) : told;
      return shareOf(value, name, own ? date : time.sold, { kind: 'growth', about: 'revenue' });
    }
    const measure =
      measureNamed(name, 'percent', 'whole') ??
      measureNamed(name.replace(/^(?:de |d'|of )/, ''), 'percent', 'whole');
    // A margin beside what was sold, `39.5%` over `gross margin`, is of the time of that.
    const isOfSold = !own && IS_MARGIN.test(name) && time.sold !== null;
    if (measure !== null)
      return shareOf(value, name, isOfSold ? time.sold : dateOf(name, setting), { about: measure });
    return time.isStrip === true ? shareOf(value, name, dateOf(name, setting), { kind: 'other' }) : [];
  }
  const isOfSame = !own && SAME_TIME.test(name);
  const isStanding = named === null || named.account === null || STANDING.has(named.account);
  const date = isOfSame
    ? time.sold
    : own || time.common === null || !isStanding
      ? dateOf(name, setting)
      : time.common;
  if (named) {
    const row = rowOf(name, named, [{ ...value, date }], setting);
    return row ? [row] : [];
  }
  const isWeight = BEHIND_TONNES.test(value.text) && areTonnes('mt', setting.home);
  const isSum = read !== null && read.mark !== '' && date !== null && !isWeight;
  if (isSum && time.areKnown) {
    const row = rowOf(name, { account: null, kind: null }, [{ ...value, date }], setting);
    return row ? [row] : [];
  }
  const isPlainCount =
    read !== null &&
    !IS_TIMES.test(value.text) &&
    /[a-z]{4}/.test(name) &&
    (isWeight || currencyOfMark(read.mark, setting.home) === null);
  if (!isPlainCount || columnTime(name) !== null || !time.areKnown) return [];
  const [count, other] = valuesOf(read.body, separatorsOf([read.body], setting.hasDecimalComma) ?? NONE);
  const whole = other === undefined || Number.isInteger(count) ? count : other;
  // `1 480 t` are tonnes: a letter set apart is no scale of a count.
  const power = APART.test(value.text) ? 0 : read.power;
  const counted = whole === undefined ? null : Number((whole * 10 ** power).toPrecision(15));
  if (counted === null || (!Number.isInteger(counted) && !APART.test(value.text) && read.mark === ''))
    return [];
  const { start, end } = value;
  // Of the year that another tells, and not of the day they stand on.
  const isOfYear = !own && IN_THE_YEAR.test(name);
  const told = {
    start,
    end,
    value: counted,
    unit: 'count',
    currency: null,
    date: isOfYear ? time.sold : date,
  } as const;
  const values = [
    {
      ...told,
      isForecast: PLANNED.test(name),
      ...(isWeight || IN_A_UNIT.test(value.text) ? { kind: 'other' as const } : {}),
    },
  ];
  return [{ start, end, label: name, account: null, values, candidates: [], isTile: true }];
}
const IS_MARGIN = /\b(?:margin|marge)\b/;
const BEHIND_TONNES = /\d ?mt$/;
const NONE = { thousands: '', decimal: '' } as const;
const APART = /\d [a-z]$/;
/** `2.4x`: how many times something, and no count of it. */
const IS_TIMES = /\d ?(?:x|times|fois)$/;
const IN_A_UNIT =
  /\d ?(?:days?|hours?|h|hrs?|min|mins|minutes?|weeks?|months?|years?|jours?|j|heures?|semaines?|mois|ans?|kms?|kgs?|t|kw|kwh|mw)$/;

/** A gross margin, a churn, a growth or the like, in percent. */
function shareOf(
  { text, start, end }: Line,
  name: string,
  date: string | null,
  { kind, about }: { readonly kind?: NumberKind; readonly about?: Measure | 'revenue' },
): TableRow[] {
  const value = Number(cellNumber(text)?.body.replace(',', '.'));
  if (Number.isNaN(value)) return [];
  const told = { start, end, value, unit: 'percent', currency: null, date } as const;
  const values = [{ ...told, isForecast: PLANNED.test(name), ...(kind === undefined ? {} : { kind }) }];
  return [
    {
      start,
      end,
      label: name,
      account: null,
      values,
      candidates: [],
      ...(about === undefined ? {} : { about }),
    },
  ];
}

type Span = Pick<Line, 'start' | 'end'>;
/** The lines that no row stands in; each row is looked at once. */
function notHeld(lines: readonly Line[], rows: readonly Span[]): Line[] {
  const held = rows.toSorted((a, b) => a.start - b.start);
  let at = 0;
  return lines.filter(({ start, end }) => {
    while ((held[at]?.end ?? Infinity) <= start) at += 1;
    return (held[at]?.start ?? Infinity) >= end;
  });
}

/** `Key metrics (30 June 2026)`, `Slide 5: the year 2025 in brief`: a line that says of when the figures below it are. */
const HEADS_FIGURES =
  /^(?:[a-z]{4,12} \d{1,2} ?[—–:.-]{1,2} ?)?(?:(?:our|the|key|main|nos|les|principaux|principales) |l')*(?:figures|metrics|numbers|kpis?|indicators|results|performance|year|chiffres|indicateurs|annee|exercice|resultats|metriques)\b[^.;:]{0,48}$/;
/** The lines of a page in the parts that such headings divide it into, each with the time of its heading. */
function partsOf(lines: readonly Line[], setting: Setting): (readonly [Line[], Setting])[] {
  const heads = lines.flatMap((line, index) => {
    const isHead = !line.text.includes('\t') && HEADS_FIGURES.test(line.text);
    const [time, another] = isHead ? timesIn(line.text, setting.own) : [];
    return time && !another ? [{ index, date: time.date }] : [];
  });
  const firstPart = lines.slice(0, heads[0]?.index);
  return [
    [firstPart, setting] as const,
    ...heads.map(
      ({ index, date }, at) => [lines.slice(index, heads[at + 1]?.index), { ...setting, now: date }] as const,
    ),
  ];
}

/** The indicators of pages that no table holds. */
export function indicatorsIn(
  pages: readonly FoldedPage[],
  home: CurrencyCode | null,
  tables: readonly TableReading[],
  own: DocumentDate | null,
): TableReading[] {
  const whole = pages.map(({ text }) => text).join('\n');
  const currency = currencyOfDocument(whole, home);
  const hasDecimalComma = /\d,\d(?!\d\d)/.test(whole) && !/\d\.\d(?!\d\d)/.test(whole);
  const declared = whole
    .split(/\n|(?<=[.;]) /)
    .flatMap((line) => (DECLARES.test(line) ? (scaleOfTable(line, home ?? 'USD') ?? []) : []))[0];
  const heldBy = Map.groupBy(
    tables.flatMap(({ page, rows }) =>
      rows.flatMap(({ start, end, values }) => (values.length > 0 ? [{ page, start, end }] : [])),
    ),
    ({ page }) => page,
  );
  return pages.flatMap((page): TableReading[] => {
    const lines = notHeld(linesOf(page), heldBy.get(page) ?? []);
    if (lines.length === 0) return [];
    const first = lines.findIndex((line) => isValueLine(line) || itemIn(line) !== null);
    const scales = lines
      .slice(0, first < 0 ? TITLES : Math.max(first, 1))
      .filter(({ text }) => text.length <= LONGEST_LINE)
      .flatMap(({ text }) => scaleOfTable(text, home ?? 'USD') ?? []);
    const unit = scales.at(-1) ?? declared ?? null;
    const setting = {
      home: home ?? 'USD',
      unit,
      currency,
      hasDecimalComma,
      own,
      isOfRound: OF_ROUND.test(page.text),
      ...timesOf(page, own),
    };
    const rows = partsOf(lines, setting).flatMap(([part, told]) => {
      const bars = barsOf(part, told);
      const others = notHeld(part, bars);
      return [...bars, ...stripsOf(part, told), ...itemsOf(others, told), ...tilesOf(others, told)];
    });
    return rows.length === 0
      ? []
      : [{ page, rows: rows.toSorted((a, b) => a.start - b.start), checks: [], isSettled: false }];
  });
}
const TITLES = 4;
const DECLARES =
  /\b(?:(?:all|tous les) (?:[a-z]+ )?(?:amounts?|figures|montants|chiffres|sommes|values)|(?:montants|chiffres) (?:exprimes )?en|(?:amounts|figures|numbers) (?:are )?in|unless otherwise|sauf (?:mention|indication))\b/;
