import { formatMoney } from '#shared/web/format.ts';

/** US dollars, whole unless there are cents to tell apart. */
export const dollars = (amount: number): string => formatMoney(Math.round(amount * 100));
