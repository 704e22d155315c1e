import { exact, toNumber, ZERO, type Exact } from '#shared/domain/exact.ts';

type Flow = { readonly year: number; readonly cashFlow: number | null };

/**
 * The cash at the end of each projected year, USD: cash in the bank plus the cash flows so far. Without a known
 * cash it starts at 0 and shows what the plan needs. Null from the first year whose cash flow is not known.
 */
export function cashBalances(
  cash: number | null,
  years: readonly Flow[],
): { year: number; cash: number | null }[] {
  let balance: Exact | null = cash === null ? ZERO : exact(cash);
  return years.map(({ year, cashFlow }) => {
    balance = balance === null || cashFlow === null ? null : balance.plus(cashFlow);
    return { year, cash: toNumber(balance) };
  });
}
