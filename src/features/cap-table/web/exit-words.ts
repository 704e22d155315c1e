import { nearestMinor } from '#shared/domain/nearest-minor.ts';
import { formatMoney } from '#shared/web/format.ts';

/** US dollars, whole unless there are cents to tell apart. */
export const dollars = (amount: number): string => formatMoney(nearestMinor(amount, 'USD'));
