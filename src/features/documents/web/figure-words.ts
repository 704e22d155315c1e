import { periodText } from '#shared/domain/calendar.ts';
import { currencyOf } from '#shared/domain/currency.ts';
import { toMinor } from '#shared/domain/money.ts';
import { capitalized } from '#shared/domain/text.ts';
import { formatCount, formatMoney, formatNumber } from '#shared/web/format.ts';
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

/** When a figure is of, as a line of its own: "Sept 2026, per month", "Year to Jun 2026"; null as "Not dated". */
export const whenText = ({ period }: ExtractedNumber): string =>
  period === null ? 'Not dated' : capitalized(periodText(period));

/** Figures of no kind that say what they are of. */
const LINES: Readonly<Record<string, string>> = {
  'gross margin': 'Gross margin',
  founders: 'Founders’ share',
  ebitda: 'EBITDA',
  'net profit': 'Net profit',
  'net loss': 'Net loss',
  debt: 'Debt',
  'debt of the group': 'The group’s debt',
  'ebitda of the group': 'The group’s EBITDA',
  'net profit of the group': 'The group’s net profit',
  churn: 'Churn',
  'monthly churn': 'Monthly churn',
  'annual churn': 'Annual churn',
  'customer acquisition cost': 'Customer acquisition cost',
  'lifetime value': 'Customer lifetime value',
  raised: 'Raised',
  'largest customer': 'Largest customer’s share',
  'one customer': 'One customer’s share',
};

/** Lines of accounts that investors ask for by name. */
const OF_ACCOUNTS: Readonly<Partial<Record<NonNullable<ExtractedNumber['account']>, string>>> = {
  costOfSales: 'Cost of sales',
  grossProfit: 'Gross profit',
  staffCosts: 'Staff costs',
  operatingExpenses: 'Operating expenses',
  totalExpenses: 'Total expenses',
  ebitda: 'EBITDA',
  operatingProfit: 'Operating profit',
  netProfit: 'Net profit',
  totalAssets: 'Total assets',
  equity: 'Equity',
  borrowings: 'Debt',
  recurringRevenueMonthly: 'Monthly recurring revenue',
  recurringRevenueAnnual: 'Annual recurring revenue',
};
const accountLabel = ({ account }: ExtractedNumber): string | undefined =>
  account == null ? undefined : OF_ACCOUNTS[account];

/** `monthly churn of agents`: of others than customers. */
const OF_PARTNERS = /^(?:monthly |annual )?churn of /;

/** What else a kind may be of. */
const QUALIFIED: Readonly<Record<string, string>> = {
  'recurring revenue': 'Recurring revenue',
  'on average': 'Average team',
  'pre-money': 'Pre-money valuation',
  'post-money': 'Post-money valuation',
  'one account': 'Cash in one account',
  'one bank': 'Cash at one bank',
};

/** A figure investors ask for by its name. */
export function isNamed(number: ExtractedNumber): boolean {
  const { kind, about } = number;
  if (kind !== 'other' || accountLabel(number) !== undefined) return true;
  return about != null && (about in LINES || OF_PARTNERS.test(about));
}

/** Whether it is called by the document's own words. */
export const isInItsWords = (number: ExtractedNumber): boolean =>
  number.label !== undefined && number.about == null && accountLabel(number) === undefined;

/** What a figure is of, by the words beside it where they say more than its kind; `Likely revenue` where no rule says it. */
export function kindLabel(number: ExtractedNumber): string {
  const { kind, about, label, unit, isLikely = false } = number;
  if (isLikely) return `Likely ${KINDS[kind].toLowerCase()}`;
  const ofAccounts = accountLabel(number);
  if (ofAccounts !== undefined) return ofAccounts;
  if (about == null) return label === undefined ? KINDS[kind] : capitalized(label.replaceAll(/\s+/g, ' '));
  if (kind !== 'other')
    return kind === 'growth'
      ? `${LINES[about] ?? capitalized(about)} growth`
      : (QUALIFIED[about] ?? KINDS[kind]);
  if (OF_PARTNERS.test(about)) return capitalized(about);
  return LINES[about] ?? (unit === 'percent' ? `Share of ${about}` : KINDS[kind]);
}
