import { currencyOf, minorDigits } from '#shared/domain/currency.ts';
import { div, type Fixed, fixed, sum, toNumber } from '#shared/domain/fixed.ts';
import { DEAL_STAGES, type DealStage } from './stages.ts';

type Amount = { readonly currency: string; readonly amountMinor: number };

/** One column of the board: its deals, how many there are, and their intended amounts by currency, largest count first. */
export type Column<Deal> = {
  readonly stage: DealStage;
  readonly deals: readonly Deal[];
  readonly sums: readonly Amount[];
  /** Deals without an amount: what the sums leave out. */
  readonly withoutAmount: number;
};

type Placed = {
  readonly stage: DealStage;
  readonly amountMinor: number | null;
  readonly currency: string | null;
};

/** Intended amounts added up per currency, never across; the currency most deals have comes first. */
export function sumsByCurrency(deals: readonly Placed[]): Amount[] {
  const totals = new Map<string, { amountMinor: number; count: number }>();
  for (const { amountMinor, currency } of deals) {
    if (amountMinor === null || currency === null) continue;
    const so = totals.get(currency) ?? { amountMinor: 0, count: 0 };
    totals.set(currency, { amountMinor: so.amountMinor + amountMinor, count: so.count + 1 });
  }
  return [...totals]
    .toSorted(([a, { count: m }], [b, { count: n }]) => n - m || a.localeCompare(b))
    .map(([currency, { amountMinor }]) => ({ currency, amountMinor }));
}

/** Sums of several currencies in US cents, about: `perDollar` is units for one; null where a rate is not known. */
export function usdMinorOf(sums: readonly Amount[], perDollar: ReadonlyMap<string, number>): number | null {
  const parts: Fixed[] = [];
  for (const { currency, amountMinor } of sums) {
    const code = currencyOf(currency);
    const rate = code === 'USD' ? 1 : perDollar.get(currency);
    if (code === null || rate === undefined) return null;
    parts.push(div(fixed(`${amountMinor}e${minorDigits('USD') - minorDigits(code)}`), fixed(rate)));
  }
  return toNumber(sum(parts), 0);
}

/** The six columns in their order; each deal is in exactly one. Inside a column the given order stays. */
export function columnsOf<Deal extends Placed>(deals: readonly Deal[]): Column<Deal>[] {
  const byStage = Map.groupBy(deals, ({ stage }) => stage);
  return DEAL_STAGES.map((stage) => {
    const own = byStage.get(stage) ?? [];
    const withoutAmount = own.filter(({ amountMinor }) => amountMinor === null).length;
    return { stage, deals: own, sums: sumsByCurrency(own), withoutAmount };
  });
}
