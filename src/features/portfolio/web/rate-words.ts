import { formatDate, formatNumber } from '#shared/web/format.ts';
import { type FxRate } from '../contract/rate.ts';

export const rateText = ({ base, rate, quote }: Pick<FxRate, 'base' | 'rate' | 'quote'>) =>
  `1 ${base} = ${formatNumber(rate, 6)} ${quote}`;

export const typedOf = ({ base, quote, date, rate, source }: FxRate) => ({ base, quote, date, rate, source });

/** A rate with its day. */
export const rateLabel = (rate: FxRate) => `${rateText(rate)} on ${formatDate(rate.date)}`;
