import { asConverted, type CapTableEntry, entryType } from './entry.ts';
import { issuePrice } from './entry-class.ts';
import { type Fixed, fixed, mul, sum, toNumber } from '#shared/domain/fixed.ts';

/** The last priced class of a table and what its price says the company was worth after it, USD. */
export type LastRound = {
  readonly shareClass: string;
  readonly pricePerShare: number;
  readonly postMoney: number;
};

/** The issue price of the last priced preferred row; null where no row has one above 0. */
export function lastPrice(
  entries: readonly CapTableEntry[],
): { readonly shareClass: string; readonly price: Fixed } | null {
  const last = entries.findLast(
    (entry) => entryType(entry) === 'PREFERRED' && issuePrice(entry) !== undefined,
  );
  const price = fixed((last && issuePrice(last)) ?? 0);
  return last === undefined || price === 0n ? null : { shareClass: last.shareClass, price };
}

/** Post-money of the last round: its price × everything fully diluted, as converted. */
export function lastRound(entries: readonly CapTableEntry[]): LastRound | null {
  const last = lastPrice(entries);
  if (last === null) return null;
  const postMoney = mul(last.price, sum(entries.map(asConverted)));
  return {
    shareClass: last.shareClass,
    pricePerShare: toNumber(last.price, 6),
    postMoney: toNumber(postMoney, 2),
  };
}
