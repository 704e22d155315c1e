import { DEFAULT_ENTRIES } from '#features/cap-table/domain/default-entries.ts';
import { valueOf } from '#features/cap-table/domain/refusal.ts';
import { closeRound } from '#features/cap-table/domain/round-close.ts';

/** Two founders and Savanna, who holds a fifth; a round of $5M at $25M before the money closes on it. */
export function roundOnSavanna() {
  const savanna = {
    shareholderName: 'Savanna',
    shareholderType: 'investor',
    shares: 2_500_000,
    shareClass: 'Seed',
    originalIssuePrice: 1,
  };
  const before = { entries: [...DEFAULT_ENTRIES, savanna], convertibles: [] };
  const newMoney = [{ investor: 'Fund', amount: 5_000_000 }];
  const closed = valueOf(closeRound(before, { shareClass: 'Series A', preMoney: 25_000_000, newMoney }));
  return { before, round: closed.round };
}
