import { div, type Fixed, fixed, HUNDRED, mul, sum, toNumber, toText } from '#shared/domain/fixed.ts';
import { asConverted, entryType } from './entry.ts';
import { proRata } from './pro-rata.ts';
import type { PricedRound } from './round.ts';
import type { Table } from './table.ts';

/** What a holder may buy of a round. Percent of fully diluted after it, with and without buying. */
export type RoundRight = {
  readonly holder: string;
  readonly shares: number;
  readonly cost: number;
  readonly pctWith: number;
  readonly pctWithout: number;
};

/**
 * Pro-rata rights of those who hold preferred stock before a round: each may buy the part of the new shares that it holds
 * of the company. With `roundPct` a right to that part of the round instead (super pro-rata).
 */
export function roundRights(before: Table, round: PricedRound, roundPct?: string): RoundRight[] {
  const total = sum(before.entries.map(asConverted));
  const held = new Map<string, Fixed>();
  for (const entry of before.entries) {
    if (entryType(entry) === 'UNISSUED_POOL') continue;
    held.set(entry.shareholderName, (held.get(entry.shareholderName) ?? 0n) + asConverted(entry));
  }
  const investors = new Set(
    before.entries.filter((entry) => entryType(entry) === 'PREFERRED').map((entry) => entry.shareholderName),
  );
  const issued = sum(round.investors.map(({ allotment }) => fixed(allotment?.shares ?? 0)));
  return [...held]
    .filter(([holder]) => investors.has(holder))
    .flatMap(([holder, shares]): RoundRight[] => {
      const right = proRata({
        holderShares: toText(shares),
        preFullyDiluted: toText(total),
        roundShares: toText(issued),
        pricePerShare: toText(round.priceRounded),
        ...(roundPct === undefined ? {} : { fraction: toText(div(fixed(roundPct), HUNDRED)) }),
      });
      if (!right.ok) return [];
      const percent = (count: Fixed) => toNumber(div(mul(HUNDRED, count), round.postFullyDiluted), 4);
      const bought = right.value.shares;
      return [
        {
          holder,
          shares: toNumber(bought, 2),
          cost: toNumber(right.value.cost, 2),
          pctWith: percent(shares + bought),
          pctWithout: percent(shares),
        },
      ];
    });
}
