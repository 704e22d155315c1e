import { exact, toNumber, ZERO, type Exact } from '#shared/domain/exact.ts';

type Flow = { readonly year: number; readonly cashFlow: number | null };

/** Cash at the end of a month of the plan; month 0 is its beginning. `year` is the projected year it is in. */
export type MonthlyCash = { readonly month: number; readonly year: number; readonly cash: number | null };

const MONTHS = 12;

/**
 * The cash month by month through the projected years, in the model's currency: cash in the bank plus the cash flows so
 * far, each year's spread evenly over its months, as the projected runway is. Without a known cash it starts at 0 and
 * shows what the plan needs. Null from the first year whose cash flow is not known.
 */
export function cashByMonth(cash: number | null, years: readonly Flow[]): MonthlyCash[] {
  const [first] = years;
  if (first === undefined) return [];
  let opening: Exact | null = cash === null ? ZERO : exact(cash);
  const months: MonthlyCash[] = [{ month: 0, year: first.year, cash: toNumber(opening) }];
  for (const { year, cashFlow } of years) {
    const before: Exact | null = opening;
    const flow = cashFlow === null ? null : exact(cashFlow);
    for (let month = 1; month <= MONTHS; month += 1) {
      const balance = before === null || flow === null ? null : before.plus(flow.times(month).div(MONTHS));
      months.push({ month: months.length, year, cash: toNumber(balance) });
    }
    opening = before === null || flow === null ? null : before.plus(flow);
  }
  return months;
}

/** The month with the least cash once the plan has begun, the earlier of equals; null where none is known. */
export function lowestMonth(
  months: readonly MonthlyCash[],
): (MonthlyCash & { readonly cash: number }) | null {
  let lowest: (MonthlyCash & { readonly cash: number }) | null = null;
  for (const { month, year, cash } of months) {
    if (month === 0 || cash === null) continue;
    if (lowest === null || cash < lowest.cash) lowest = { month, year, cash };
  }
  return lowest;
}
