import type { CurrencyCode } from '#shared/domain/currency.ts';
import {
  type Account,
  accountPlanned,
  COUNTED,
  GROWTH_ROW,
  mayBePercent,
  RUNWAY_ROW,
} from '../words/account.ts';
import { currencyOfMark } from '../words/currency-word.ts';
import { timesIn } from '../words/period-bare.ts';
import { yearsLater } from '../words/period.ts';
import { saysActual } from '../words/plan-word.ts';
import { precise, separatorsOf, valuesOf } from './cell-number.ts';
import { partOfYear } from './label-date.ts';
import { type OpenRow, spansOf } from './open-row.ts';
import { asDay, dateOf, isNoSum } from './row-date.ts';
import { isPlanAlone } from './row-plan.ts';
import { MONTH_NAMES } from '../words/period-word.ts';
import type { Context } from './table-context.ts';
import type { Heads } from './table-head.ts';
import type { TableRow, TableValue } from './table-reading.ts';
import { scaleOfLabel, type TableScale } from './table-scale.ts';
import { accountOfPart, isOfMarket, isSumOf } from './table-subject.ts';
import { isReference, unitBeside } from './unit-beside.ts';

/** As many digits as nobody writes where a head says thousands. */
const LONG_SUM = 1e5;

/** A row with its values in whole units, each of its time; with what it may say where its reading is open. */
export function closeRow(
  row: OpenRow,
  heads: Heads | null,
  context: Context,
  inherited: TableScale | null = null,
): TableRow {
  const { line, label, candidates } = row;
  const ofTitle =
    row.account === null
      ? (accountOfPart(label, heads, context) ?? (isSumOf(label, heads) ? context.subject : null))
      : null;
  const planned = row.account === null && ofTitle === null ? accountPlanned(label) : null;
  const account = ofTitle ?? row.account ?? planned;
  const base = { start: line.start, end: line.end, label, account, ...(row.isPart ? { isPart: true } : {}) };
  const [chosen] = candidates;
  const unitOwn = ofTitle && row.unit === null ? 'money' : RUNWAY_ROW.test(label) ? 'count' : row.unit;
  const beside = unitBeside(line, label, context);
  const own =
    (isReference(label, context) ? null : scaleOfLabel(label, context.home)) ??
    beside ??
    (row.unit === 'money' ? inherited : null);
  // `Bank lines   Rs m   486   452`: a cell that names a currency says that its row is money.
  const isMoneyBeside = beside?.currency != null;
  if (!chosen || candidates.length > 1)
    return { ...base, values: [], candidates: candidates.map((way) => way.flatMap((value) => value ?? [])) };
  const isShare =
    row.unit === 'percent' ||
    (mayBePercent(label) &&
      chosen.every((value) => value === null || Math.abs(value) < 1) &&
      account === null);
  const spans = spansOf(row);
  // What stands under the sum of the months alone is no sum of them.
  const hasParts = row.under.some((head) => heads?.heads[head]?.isSum !== true);
  const isPlanTold = heads?.heads.some(({ time }) => time?.isForecast) ?? false;
  const values = chosen.flatMap((value, index): TableValue[] => {
    const span = spans[index];
    if (value === null || value === 0 || !span) return [];
    const head = row.under[index] ?? -1;
    if (hasParts && heads?.heads[head]?.isSum && account !== null && isNoSum(account)) return [];
    const table = heads?.heads[head]?.unit ?? null;
    // A row that does not say what it counts is money where its table is.
    const unit = isShare
      ? 'percent'
      : (unitOwn ?? (table || context.unit || row.mark !== '' || isMoneyBeside ? 'money' : 'count'));
    const marked = row.mark === '' ? null : currencyOfMark(row.mark, context.home);
    // What is marked with another currency than the table's is written in full, as is a long sum with its mark under no heads.
    const isInFull = marked !== null && heads === null && Math.abs(value) >= LONG_SUM;
    const scaled = isInFull || isOtherThan(marked, table ?? context.unit) ? null : (table ?? context.unit);
    // Millions of a table in millions are told twice.
    const factors = { money: own?.factor ?? scaled?.factor, count: own?.factor, percent: undefined };
    const factor = row.isScaled ? 1 : (factors[unit] ?? 1);
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
        date: heads
          ? partOfYear(label, dateOf(row, heads, head, context))
          : yearGrown(label, dateOf(row, heads, head, context)),
        isForecast:
          planned !== null ||
          row.isPlanned === true ||
          isPlanAlone(label) ||
          (context.isForecast && !isPlanTold && !saysActual(heads?.heads[head]?.text ?? '')) ||
          (heads?.heads[head]?.time?.isForecast ?? false),
        ...(isShare && account === null && Math.abs(value) >= 1 && GROWTH_ROW.test(label)
          ? { kind: 'growth' as const }
          : {}),
        ...(unit === 'money' && account === null && isOfMarket(line) ? { kind: 'market' as const } : {}),
      },
    ];
  });
  return { ...base, values: [...values, ...remarked(row, account, context)], candidates: [] };
}

/** `Revenue growth over FY25   84%`: of the year after the one it is counted from. */
const yearGrown = (label: string, date: string | null): string | null =>
  date !== null &&
  GROWTH_ROW.test(label) &&
  (/^\d{4}$/.test(date) ? COUNTED_FROM : COUNTED_FROM_MONTHS).test(label)
    ? yearsLater(date, 1)
    : date;
const COUNTED_FROM =
  /\b(?:over|on|vs\.?|versus|against|compared (?:with|to)|sur|contre|par rapport (?:a|au)) (?:the year )?(?:fy ?'?|l'exercice |l'annee )?(?:20)?\d\d\b/;
/** `Growth on January to September 2025`: of those months of the year after. */
const COUNTED_FROM_MONTHS = new RegExp(
  `\\b(?:growth on|croissance sur) (?:(?:${MONTH_NAMES}) (?:to|a) (?:${MONTH_NAMES})|(?:the )?(?:first )?(?:[a-z]+ )?(?:months|half|quarter) of) 20\\d\\d\\b`,
);

/** `Buyers   310   402   418 at 30 September`: what a remark behind a row counts on another day. */
function remarked(
  { line, spans }: OpenRow,
  account: Account | null,
  { written, hasDecimalComma }: Context,
): TableValue[] {
  const last = Math.max(...spans.map(({ end }) => end));
  if (account === null || !COUNTED.has(account)) return [];
  return line.cells.flatMap(({ text, start }): TableValue[] => {
    const number = start >= last ? (COUNTED_THEN.exec(text)?.groups?.['number'] ?? null) : null;
    const [time, other] = number === null ? [] : timesIn(text, written);
    if (number === null || !time || other || time.start < number.length) return [];
    const read = separatorsOf([number], hasDecimalComma);
    const value = read === null ? undefined : valuesOf(number, read).find(Number.isInteger);
    return value === undefined
      ? []
      : [
          {
            start,
            end: start + number.length,
            value,
            unit: 'count',
            currency: null,
            date: asDay(time.date),
            isForecast: false,
          },
        ];
  });
}
const COUNTED_THEN =
  /^(?<number>\d[\d ,.]*\d|\d) (?:(?:as )?(?:at|of|on)|by|end|in|au|fin|a fin|en) [^.;,]{3,24}$/;

const isOtherThan = (marked: CurrencyCode | null, unit: TableScale | null): boolean =>
  marked !== null && unit !== null && unit.currency !== null && unit.currency !== marked;
