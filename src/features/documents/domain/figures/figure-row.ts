import { isMonth } from '../words/period.ts';
import { NEW_EQUITY, type Account, COUNTED as COUNTED_ACCOUNTS, RUNWAY_ROW } from '../words/account.ts';
import { measureNamed } from '../words/measure.ts';
import type { NumberKind } from '../document.ts';
import { NOTHING_ASKED } from './figure-answer.ts';
import type { Figure, NumeralContext, Row } from './figure-context.ts';
import { cuesIn } from './figure-cue.ts';
import { kindOf } from './figure-kind.ts';
import { kindOfName } from './figure-told.ts';
import type { Numeral } from '../words/numeral.ts';
import type { Passage } from '../text/passage.ts';
import type { Rate } from '../words/period.ts';
import type { TableReading, TableRow, TableValue } from '../tables/table-reading.ts';

/** The accounts that the table of a row has lines for. */
export function accountsBeside(tables: readonly TableReading[]): ReadonlyMap<TableRow, ReadonlySet<Account>> {
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

/** The rows of tables by the passage they stand in. */
export function rowsByPlace(tables: readonly TableReading[]): (passage: Passage) => TableRow[] {
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

export const KIND_OF_ACCOUNT: Partial<Record<Account, NumberKind>> = {
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

export const MOST_MONTHS = 120;
/** The values of a table's row that stand in a passage, as figures. */
export function addRow(
  figures: Figure[],
  { passage }: Row,
  { account, values, holder, about: said, label, isPart, isTile, isTurned, isAside }: TableRow,
  beside: ReadonlySet<Account>,
  { isAccounts, hasAsk }: { readonly isAccounts: boolean; readonly hasAsk: boolean },
): void {
  const inside = values.filter(({ start, end }) => start >= passage.start && end <= passage.end);
  const numerals = inside.map((value) => numeralOf(value, passage, label));
  // Codes and notes beside a label say nothing of what the row is of.
  const at = passage.text.indexOf(label);
  const [unitOfFirst] = inside.map(({ unit }) => unit);
  const measure =
    unitOfFirst === undefined || (account !== null && unitOfFirst !== 'percent')
      ? null
      : measureNamed(label, unitOfFirst, 'whole');
  const about = said ?? measure ?? undefined;
  const isNamed = holder !== undefined || about !== undefined;
  const isRecurring = account === null && !isNamed && RECURRING.test(label);
  const isRead = account === null && !isNamed && !isPart;
  const cues = isRead
    ? cuesIn(passage.text).filter(({ start, end }) => at < 0 || (start >= at && end <= at + label.length))
    : [];
  const isAsked =
    isRead &&
    !hasAsk &&
    !HAS_COME.test(passage.text) &&
    (IS_NEW_EQUITY.test(label) || kindOfName(label.replace(/ ?\([^()]*\)$/, ''), 'money') === 'ask');
  // `Net loss   0.31   0.28`: less than nothing, printed without a sign.
  const isLoss = account === 'netProfit' && IS_A_LOSS.test(label) && inside.every(({ value }) => value > 0);
  let first = null as NumberKind | null;
  for (const [index, value] of inside.entries()) {
    const numeral = numerals[index];
    if (!numeral) continue;
    // However far a column stands from its label, it is of what the first one is of.
    const isLikeFirst: boolean = first !== null && account === null && value.unit === inside[0]?.unit;
    const kind: NumberKind =
      value.kind ??
      (isAsked && value.unit === 'money' && value.date === null
        ? kindBeside('ask', value.unit, beside, isAccounts)
        : null) ??
      (isLikeFirst
        ? (first ?? 'other')
        : isNamed || isPart || (account === null && OF_EACH.test(label))
          ? 'other'
          : account === null
            ? kindBeside(
                kindOfRow({
                  passage,
                  // A remark in a cell behind a figure does not name it.
                  text: at >= 0 && at < numeral.start ? passage.text.slice(0, numeral.end) : passage.text,
                  numeral,
                  cues,
                  dates: [],
                  label: '',
                  labelCues: [],
                  previous: null,
                  others: numerals.slice(0, 1),
                  isLabelled: false,
                  hasAsk: hasAsk || inside.length > 1,
                  asked: NOTHING_ASKED,
                }),
                value.unit,
                beside,
                isAccounts,
              )
            : (KIND_OF_ACCOUNT[account] ?? 'other'));
    if (value.kind === undefined) first ??= kind;
    const { currency, date, isForecast } = value;
    const isOfMonth = isRecurring && value.unit === 'money' && isMonth(date ?? '');
    const isRunway =
      account === null &&
      (value.kind === 'runway' || RUNWAY_ROW.test(label)) &&
      Math.abs(value.value) <= MOST_MONTHS;
    const unit = isRunway ? 'months' : value.unit;
    figures.push({
      passage,
      numeral: isRunway ? { ...numeral, unit: 'months' } : numeral,
      kind: isRunway
        ? 'runway'
        : isOfMonth
          ? 'revenue'
          : unit === 'percent' && account !== null
            ? 'other'
            : kind,
      account: unit === 'percent' ? null : account,
      unit,
      value: UNSIGNED.has(kind) ? Math.abs(value.value) : isLoss ? -value.value : value.value,
      currency,
      date,
      rate: isOfMonth ? 'monthly' : account === null ? null : (RATE_OF_ACCOUNT[account] ?? null),
      isForecast,
      label,
      ...(isOfMonth ? { about: 'recurring revenue' } : {}),
      ...(inside.length > 1 || isTurned ? { isOfRow: true } : {}),
      ...(holder === undefined ? {} : { holder }),
      ...(about === undefined ? {} : { about }),
      ...(isTile ? { isTile } : {}),
      ...(isAside ? { isAside } : {}),
    });
  }
}

/** `Free cash flow`: what came in and went out is not held. */
const OF_FLOW =
  /\bcash[- ]?flows?\b|\bcash out\b(?! of)|\bcash (?:generated|used)\b|\bflux (?:nets? )?(?:de |d')?(?:tresorerie|liquidites)\b/;
const kindOfRow = (context: NumeralContext): NumberKind => {
  const kind = kindOf(context);
  if (kind === 'revenue' && NAMES_A_ROUND.test(context.text)) return context.hasAsk ? 'other' : 'ask';
  const isOfMore = kind === 'burn' && OVER_MONTHS.test(context.text) && !BY_THE_MONTH.test(context.text);
  return isOfMore || (kind === 'cash' && OF_FLOW.test(context.text)) ? 'other' : kind;
};
/** `Net burn, third quarter`: what went out over several months. */
const OVER_MONTHS =
  /\b(?:quarter|half[- ]year|year|q[1-4]|h[12]|trimestre|semestre|annee|exercice|(?:two|three|six|nine|twelve|trois|six|neuf|douze|\d{1,2}) (?:months|mois))\b/;
const BY_THE_MONTH = /\b(?:month(?:ly)?|mois|mensuel(?:le)?s?|averages?|moyen(?:ne)?s?|runway)\b(?! to\b)/;
/** `Seed round (planned, Q2 2027)`, `Series A, planned 2026`: what is to be raised, and not sold. */
const NAMES_A_ROUND =
  /^\W*(?:(?:the |a |next |new |our )?(?:pre-?)?(?:seed|series [a-e]|bridge)\b(?! (?:sales|revenues?|potato|oil|cake|cotton|income))|(?:levee|tour|prochain tour|augmentation de capital)\b)/;
const IS_A_LOSS =
  /^(?!.*\b(?:profit|benefice|surplus|resultat|result|income)\b).*\b(?:loss|pertes?|deficit)\b/;
/** `New equity (round A)`. */
const IS_NEW_EQUITY = new RegExp(String.raw`^${NEW_EQUITY}(?: \([^()]*\))?$`);
/** `subscription agreement signed and paid in September`: what a row says has come is asked of nobody. */
const HAS_COME =
  /\b(?:paid(?: in)?|received|closed|subscribed|versee?s?|recue?s?|souscrite?s?|encaissee?s?)\b/;
/** `Revenue per merchant`: of one of them. */
const OF_EACH =
  /\b(?:per|par) (?!(?:month|year|quarter|week|day|annum|mois|an|annee|trimestre|semaine|jour|cent)\b)[a-z]{3}/;
/** Income of subscriptions: of a month it is that month's recurring revenue. */
const RECURRING =
  /^(?:monthly )?(?:recurring|subscription|licence|license) (?:revenues?|income|fees|sales)\b|\((?:recurring|recurrent|mrr)\)|^(?:revenus?|chiffre d'affaires|ca|produits) (?:recurrents?|d'abonnements?|des abonnements)\b/;

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
