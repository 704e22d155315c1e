import { currencyOf } from '#shared/domain/currency.ts';
import {
  formatAmount,
  formatAmountShort,
  formatCount,
  formatMonth,
  formatNumber,
  formatPercent,
} from '#shared/web/format.ts';
import type { Contradiction, Fact, MetricFacts } from '../contract.ts';

const LEVELS: Readonly<Record<Fact['level'], string>> = {
  claimed: 'Claimed',
  document: 'Document',
  'third-party-document': 'Third-party document',
  'system-export': 'System export',
  'confirmed-by-counterparty': 'Confirmed by counterparty',
};

export const levelText = ({ level }: Fact): string => LEVELS[level];

type Amount = Pick<Fact, 'value' | 'unit' | 'currency'>;

/** A fact's figure as people read it: "KSh 37,914,220", "12%", "8 months". */
export function amountText({ value, unit, currency }: Amount): string {
  if (unit === 'percent') return `${formatNumber(value, 2)}%`;
  if (unit === 'months') return formatCount(value, 'month').replace(/^[\d,]+/, formatNumber(value, 1));
  if (unit === 'count') return formatNumber(value);
  const known = currency === null ? null : currencyOf(currency);
  return known === null ? `${formatNumber(value, 2)} (currency not stated)` : formatAmount(value, known);
}

/** The same, short, beside an axis. */
export function amountShort(amount: Amount): string {
  const known = amount.unit !== 'money' || amount.currency === null ? null : currencyOf(amount.currency);
  if (known !== null) return formatAmountShort(amount.value, known);
  return amount.unit === 'money' ? formatNumber(amount.value) : amountText(amount);
}

/** "2025-09" as "Sep 2025", "2025-Q3" as "Q3 2025"; null as "Not dated". */
export function whenText({ period, rate }: Pick<Fact, 'period' | 'rate'>): string {
  if (period === null) return 'Not dated';
  const [year = '', part = ''] = period.split('-');
  const when = part === '' ? year : /^\d/.test(part) ? formatMonth(period) : `${part} ${year}`;
  return rate === null ? when : `${when}, ${rate}`;
}

const SOURCES = new Intl.PluralRules('en');

/** What stands under a metric in the list: "3 sources, 28% apart", "2 agree", "only claimed", "not stated". */
export function statusText({ facts, status, contradictions }: MetricFacts): string {
  const [first] = facts;
  if (!first) return 'not stated';
  if (status === 'contradict') {
    const widest = Math.max(...contradictions.map(({ gapFraction }) => gapFraction));
    return `${formatPercent(100 * widest)} apart`;
  }
  const sources = new Set(facts.map(({ source }) => `${source.kind}${source.documentId}`)).size;
  if (status === 'agree') return `${sources} sources agree`;
  const one = SOURCES.select(sources) === 'one' ? 'one source' : `${sources} sources, different dates`;
  return facts.every(({ level }) => level === 'claimed') ? 'only claimed' : one;
}

/** "Revenue of 2025: two sources, 28% apart". */
export function contradictionTitle(label: string, { period, gapFraction, believed }: Contradiction): string {
  const of = believed.about === null ? '' : ` of ${believed.about}`;
  const when =
    period === null ? '' : ` of ${whenText({ period: period.split(' ')[0] ?? period, rate: null })}`;
  return `${label}${of}${when}: two sources, ${formatPercent(100 * gapFraction)} apart`;
}
