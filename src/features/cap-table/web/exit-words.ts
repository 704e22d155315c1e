import type { CapTableAnswer } from '../contract/answer.ts';
import { nearestMinor } from '#shared/domain/nearest-minor.ts';
import { formatMoney, formatNumber } from '#shared/web/format.ts';

/** US dollars to the cent, for what has to add up. */
export const cents = (amount: number): string =>
  `$${amount.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

type Part = NonNullable<CapTableAnswer['scenarios'][number]['parts']>[number];
type Products = readonly { readonly shares: number; readonly each: number }[];

/** A payout with what it is the sum of; versions kept earlier do not tell that. */
export type PaidPart = Pick<Part, 'takes' | 'payout'> & { readonly products?: Products };

/** What a class, SAFE or note does at an exit. */
export const TAKES: Record<Part['takes'], string> = {
  common: 'common',
  preference: 'takes its preference',
  'preference and a share': 'takes its preference and shares in the rest',
  conversion: 'converts',
  exercise: 'is exercised',
  cash: 'takes its money back',
  repayment: 'is repaid',
  nothing: 'gets nothing',
};

/** "8,000,000 × $1.25 + 500,000 × $2": what a payout is the sum of. */
export const productsText = (products: Products = []): string =>
  products.map(({ shares, each }) => `${formatNumber(shares, 2)} × $${formatNumber(each, 10)}`).join(' + ');

/** US dollars, whole unless there are cents to tell apart. */
export const dollars = (amount: number): string => formatMoney(nearestMinor(amount, 'USD'));
