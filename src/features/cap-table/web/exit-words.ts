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

/** How a class, SAFE or note is paid; nothing to say of common. */
const TAKES: Record<Part['takes'], string> = {
  common: '',
  preference: 'preference',
  'preference and a share': 'preference and a share of the rest',
  conversion: 'converted',
  exercise: 'exercised',
  cash: 'money back',
  repayment: 'repaid',
  nothing: 'nothing',
};

/** "converted: 500,000 × $1.25": how a part is paid, and what its payout is the sum of. */
export function paidText({ takes, products = [] }: PaidPart): string {
  const sum = products.map(({ shares, each }) => `${formatNumber(shares, 2)} × $${formatNumber(each, 10)}`);
  return [TAKES[takes], sum.join(' + ')].filter(Boolean).join(': ');
}

/** US dollars, whole. */
export const dollars = (amount: number): string => formatMoney(nearestMinor(amount, 'USD'));
