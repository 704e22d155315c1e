import type { Account } from '../words/account.ts';

/** A sum that statements of every kind must keep, in the words of the chart of accounts. */
export type Identity = {
  readonly name: string;
  readonly total: Account;
  readonly parts: readonly { readonly account: Account; readonly sign: 1 | -1 | 'either' }[];
  /** Whether a failure is worth telling: the parts are all there is by definition. */
  readonly isStrict: boolean;
};

export const IDENTITIES: readonly Identity[] = [
  {
    name: 'gross profit = revenue − cost of sales',
    total: 'grossProfit',
    parts: [
      { account: 'revenue', sign: 1 },
      { account: 'costOfSales', sign: -1 },
    ],
    isStrict: true,
  },
  {
    name: 'net profit = profit before tax − tax',
    total: 'netProfit',
    parts: [
      { account: 'profitBeforeTax', sign: 1 },
      { account: 'incomeTax', sign: 'either' },
    ],
    isStrict: true,
  },
  {
    name: 'operating profit = gross profit − operating expenses',
    total: 'operatingProfit',
    parts: [
      { account: 'grossProfit', sign: 1 },
      { account: 'operatingExpenses', sign: -1 },
    ],
    isStrict: false,
  },
  {
    name: 'total assets = non-current + current assets',
    total: 'totalAssets',
    parts: [
      { account: 'nonCurrentAssets', sign: 1 },
      { account: 'currentAssets', sign: 1 },
    ],
    isStrict: false,
  },
  {
    name: 'total equity and liabilities = total assets',
    total: 'totalEquityAndLiabilities',
    parts: [{ account: 'totalAssets', sign: 1 }],
    isStrict: true,
  },
  {
    name: 'total equity and liabilities = equity + liabilities',
    total: 'totalEquityAndLiabilities',
    parts: [
      { account: 'equity', sign: 1 },
      { account: 'totalLiabilities', sign: 1 },
    ],
    isStrict: false,
  },
  {
    name: 'closing cash = opening cash + change',
    total: 'closingCash',
    parts: [
      { account: 'openingCash', sign: 1 },
      { account: 'changeInCash', sign: 1 },
    ],
    isStrict: true,
  },
];

/** Sums of figures rounded each by itself may be off by one in the last digit for each part. */
const slack = (parts: number, digit: number): number => (parts + 1) * digit + 1e-9;

/**
 * Whether a total is what its parts make; null where a value is missing. Costs and taxes may be written with either
 * sign. `digit` is the worth of the last digit written.
 */
export function holds(
  identity: Identity,
  total: number | null | undefined,
  parts: readonly (number | null | undefined)[],
  digit: number,
): boolean | null {
  if (total == null || parts.some((part) => part == null)) return null;
  let sums = [0];
  for (const [index, { sign }] of identity.parts.entries()) {
    const part = parts[index] ?? 0;
    sums =
      sign === 'either'
        ? sums.flatMap((sum) => [sum - part, sum + part])
        : sums.map((sum) => (sign === 1 ? sum + part : sum - Math.abs(part)));
  }
  return sums.some((sum) => Math.abs(sum - total) <= slack(parts.length, digit));
}
