import { percentages } from '#shared/domain/percent.ts';

type Weight = { readonly name: string; readonly amount: number };

/** A sector's share of what one holds and of the market's funding, in percent; each column sums to 100 or is null. */
export type MixRow = {
  readonly name: string;
  readonly ownPercent: number | null;
  readonly marketPercent: number | null;
  /** Own less market, in percentage points; null where one of them is not known. */
  readonly difference: number | null;
};

/** What one holds by sector beside what the market funds, the largest difference first. */
export function mixAgainstMarket(own: readonly Weight[], market: readonly Weight[]): MixRow[] {
  const names = [...new Set([...own, ...market].filter(({ amount }) => amount > 0).map(({ name }) => name))];
  const amounts = (weights: readonly Weight[]) =>
    names.map((name) => Math.round(weights.find((weight) => weight.name === name)?.amount ?? 0));
  const [ownShares, marketShares] = [percentages(amounts(own), 1), percentages(amounts(market), 1)];
  return names
    .map((name, index) => {
      const [ownPercent, marketPercent] = [ownShares?.[index] ?? null, marketShares?.[index] ?? null];
      const isKnown = ownPercent !== null && marketPercent !== null;
      const difference = isKnown ? Math.round((ownPercent - marketPercent) * 10) / 10 : null;
      return { name, ownPercent, marketPercent, difference };
    })
    .toSorted(
      (a, b) =>
        Math.abs(b.difference ?? 0) - Math.abs(a.difference ?? 0) ||
        (b.ownPercent ?? 0) - (a.ownPercent ?? 0),
    );
}
