import { dayText } from '#shared/domain/calendar.ts';
import { currencyOf } from '#shared/domain/currency.ts';
import { toMinor } from '#shared/domain/money.ts';
import { formatCount, formatMoney, formatNumber, formatMonth } from '#shared/web/format.ts';
import type { ExtractedNumber } from '../contract/analysis.ts';

const KINDS: Readonly<Record<ExtractedNumber['kind'], string>> = {
  revenue: 'Revenue',
  expenses: 'Expenses',
  growth: 'Growth',
  users: 'Users',
  customers: 'Customers',
  ask: 'Ask',
  valuation: 'Valuation',
  runway: 'Runway',
  burn: 'Burn',
  cash: 'Cash',
  market: 'Market size',
  team: 'Team',
  other: 'Other',
};

/** A stated figure as people read it: "₦18,500,000", "12%", "14 months", "3,200". */
export function figureText({ value, unit, currency }: ExtractedNumber): string {
  if (unit === 'percent') return `${formatNumber(value, 2)}%`;
  if (unit === 'months') return formatCount(value, 'month');
  const known = unit === 'money' && currency !== null ? currencyOf(currency) : null;
  const minor = known === null ? null : toMinor(value, known);
  if (known !== null && minor !== null) return formatMoney(minor, known);
  return currency === null ? formatNumber(value, 2) : `${formatNumber(value, 2)} ${currency}`;
}

/** "2026-09, monthly" as people read it: "Sep 2026, monthly". */
export function periodText(period: string | null): string {
  if (period === null) return 'Not dated';
  return period
    .replace(/\b\d{4}-\d{2}-\d{2}\b/g, dayText)
    .replace(/\b(\d{4})-(\d{2})\b/g, (month) => formatMonth(month))
    .replace(/\b(\d{4})-(Q[1-4]|H[12])\b/, '$2 $1');
}

export const kindLabel = ({ kind }: ExtractedNumber): string => KINDS[kind];
