import type { Account } from '../../src/features/documents/domain/words/account.ts';
import type { ExtractedNumber, NumberKind } from '../../src/features/documents/domain/document.ts';

/** The writer's categories of worries and the codes that tell them. */
export const CODES_OF_CATEGORY: Readonly<Record<string, readonly string[]>> = {
  customer_concentration: ['CUSTOMER_CONCENTRATION'],
  supplier_concentration: ['SUPPLIER_CONCENTRATION'],
  key_person_departure: ['KEY_PERSON_LEFT'],
  going_concern: ['GOING_CONCERN'],
  // Accounts that nobody audited are told as such.
  qualified_audit_opinion: ['OPINION_QUALIFIED', 'NOT_AUDITED'],
  unsigned_ip_assignment: ['IP_NOT_ASSIGNED'],
  unsigned_or_expired_agreement: ['NO_SHAREHOLDERS_AGREEMENT', 'AGREEMENT_NOT_SIGNED', 'GOVERNANCE_WEAK'],
  unpaid_taxes_pensions: ['TAXES_UNPAID', 'GOVERNANCE_WEAK'],
  missing_licence: ['LICENCE_MISSING'],
  pending_lawsuit: ['LITIGATION_PENDING'],
  related_party_loan: ['RELATED_PARTY'],
  undisclosed_debt: ['DEBT_UNDISCLOSED', 'CONTRADICTORY_NUMBERS', 'GOVERNANCE_WEAK'],
  no_competition: ['NO_COMPETITION'],
  guaranteed_returns: ['RETURN_PROMISED'],
  projections_as_facts: ['PROJECTION_AS_FACT'],
  revenue_mismatch: ['CONTRADICTORY_NUMBERS', 'STATEMENT_SUM_MISMATCH'],
  headcount_mismatch: ['CONTRADICTORY_NUMBERS'],
  ownership_mismatch: [
    'OWNERSHIP_MISMATCH',
    'CAP_TABLE_MISMATCH',
    'CONTRADICTORY_NUMBERS',
    'STATEMENT_SUM_MISMATCH',
  ],
  growth_mismatch: ['GROWTH_MISMATCH'],
  use_of_funds_mismatch: ['USE_OF_FUNDS_MISMATCH'],
  runway_mismatch: ['RUNWAY_MISMATCH'],
};

/** Worries of arithmetic may be quoted at any of their figures: the page suffices. */
export const ARITHMETIC: ReadonlySet<string> = new Set([
  'growth_mismatch',
  'use_of_funds_mismatch',
  'runway_mismatch',
]);

type Reading = {
  readonly kinds?: readonly NumberKind[];
  readonly accounts?: readonly Account[];
};

/** The writer's metrics as the reader names them. `kinds` are named in prose and tables, `accounts` in tables only. */
const READINGS: Readonly<Record<string, Reading>> = {
  revenue: { kinds: ['revenue'] },
  revenue_target: { kinds: ['revenue'] },
  mrr: { kinds: ['revenue'] },
  arr: { kinds: ['revenue'] },
  growth_percent: { kinds: ['growth'] },
  customers: { kinds: ['customers', 'users'] },
  users: { kinds: ['users', 'customers'] },
  subscriptions: { kinds: ['users', 'customers'] },
  employees: { kinds: ['team'] },
  ask: { kinds: ['ask'] },
  valuation_pre_money: { kinds: ['valuation'] },
  valuation_post_money: { kinds: ['valuation'] },
  valuation_cap: { kinds: ['valuation'] },
  cash: { kinds: ['cash'], accounts: ['cash', 'closingCash'] },
  burn_monthly: { kinds: ['burn'] },
  runway_months: { kinds: ['runway'] },
  market_size: { kinds: ['market'] },
  cost_of_sales: { kinds: ['expenses'], accounts: ['costOfSales'] },
  gross_profit: { accounts: ['grossProfit'] },
  opex: { accounts: ['operatingExpenses'] },
  ebitda: { accounts: ['ebitda'] },
  operating_profit: { accounts: ['operatingProfit'] },
  finance_costs: { accounts: ['financeCosts'] },
  tax: { accounts: ['incomeTax'] },
  profit_before_tax: { accounts: ['profitBeforeTax'] },
  net_profit: { accounts: ['netProfit'] },
  inventories: { accounts: ['inventories'] },
  receivables: { accounts: ['receivables'] },
  current_assets: { accounts: ['currentAssets'] },
  total_assets: { accounts: ['totalAssets'] },
  current_liabilities: { accounts: ['currentLiabilities'] },
  total_equity: { accounts: ['equity'] },
  total_liabilities: { accounts: ['totalLiabilities'] },
  debt: { accounts: ['borrowings'] },
  'staff costs': { accounts: ['staffCosts'] },
  'personnel costs': { accounts: ['staffCosts'] },
  'administrative expenses': { accounts: ['operatingExpenses'] },
  purchases: { accounts: ['costOfSales'] },
  depreciation: { accounts: ['depreciation'] },
  'distribution costs': { accounts: ['operatingExpenses'] },
  'selling expenses': { accounts: ['operatingExpenses'] },
  'admin expenses': { accounts: ['operatingExpenses'] },
  'other expenses': { accounts: ['operatingExpenses'] },
  'purchases consumed': { accounts: ['costOfSales'] },
  'other income': { accounts: ['otherIncome'] },
  'fixed assets': { accounts: ['nonCurrentAssets'] },
};

/** What is spent, which the reader tells as an amount and papers write in brackets or after a minus. */
const UNSIGNED: ReadonlySet<string> = new Set([
  'cost_of_sales',
  'opex',
  'finance_costs',
  'tax',
  'burn_monthly',
  'staff costs',
  'personnel costs',
  'administrative expenses',
  'purchases',
  'depreciation',
]);

const OF_A_PLAN = /[ _](?:target|budget|forecast)$/;
/** `staff_costs` and `staff costs` are one, and what is planned of a measure is a figure of it. */
const nameOf = (metric: string): string => {
  if (metric in READINGS) return metric;
  const planned = metric.replace(OF_A_PLAN, '');
  return planned in READINGS ? planned : planned.replaceAll('_', ' ');
};

/** Whether the reader has a name for a metric at all. */
export const isKnownMetric = (metric: string): boolean => nameOf(metric) in READINGS;

/** Whether a figure is named as the metric; one without a name, `other`, where prose has none for it. */
export function isNamedAs({ kind, account }: ExtractedNumber, metric: string): boolean {
  const reading = READINGS[nameOf(metric)];
  const isPlain = kind === 'other' && (account ?? null) === null;
  if (!reading) return isPlain;
  const { kinds = [], accounts = [] } = reading;
  if (account && accounts.length > 0) return accounts.includes(account);
  return kinds.includes(kind) || (kinds.length === 0 && isPlain);
}

/** Whether a figure claims to be something in particular. */
export const isNamed = ({ kind, account }: ExtractedNumber): boolean =>
  kind !== 'other' || (account ?? null) !== null;

export function isSameValue(stated: number, { metric, value }: { metric: string; value: number }): boolean {
  const [one, other] = UNSIGNED.has(nameOf(metric)) ? [Math.abs(stated), Math.abs(value)] : [stated, value];
  return Math.abs(one - other) <= 1e-6 * Math.abs(other) + 1e-9;
}
