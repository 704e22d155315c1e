import { asConverted, type CapTableEntry } from './entry.ts';
import type { PriceAdjustment } from './down-round.ts';
import { sum, toNumber } from '#shared/domain/fixed.ts';
import { done, type Outcome } from './refusal.ts';
import { closeRound, type RoundClose, unspentMoney } from './round-close.ts';
import { compareOwnership, type OwnershipChange } from './scenario.ts';
import type { Table } from './table.ts';

/** A round in plain numbers: prices rounded to 4 decimals, whole shares, money in USD. */
export type RoundView = {
  readonly shareClass: string;
  readonly pricePerShare: number;
  readonly preMoney: number;
  readonly postMoney: number;
  readonly effectivePreMoney: number;
  readonly newShares: number;
  readonly poolIncrease: number;
  readonly postFullyDiluted: number;
  readonly unspent: number;
  readonly ownership: {
    readonly existing: number;
    readonly pool: number;
    readonly convertibles: number;
    readonly newInvestors: number;
  };
  readonly conversions: readonly {
    readonly id: string;
    readonly shares: number;
    readonly pricePerShare: number;
    readonly ownershipPostPct: number;
    readonly companyCapitalisationPct: number;
  }[];
  readonly adjustments: readonly PriceAdjustment[];
  readonly ownershipChange: readonly OwnershipChange[];
  readonly entriesAfter: readonly CapTableEntry[];
};

/** What closing a round on a table would do to it. */
export function roundView(table: Table, close: RoundClose): Outcome<RoundView> {
  const closed = closeRound(table, close);
  if (!closed.ok) return { ...closed, path: `round.${closed.path}` };
  const { round, table: after, adjustments } = closed.value;
  const { ownership } = round;
  return done({
    shareClass: close.shareClass,
    pricePerShare: toNumber(round.priceRounded),
    preMoney: Number(close.preMoney),
    postMoney: toNumber(round.postMoney, 2),
    effectivePreMoney: toNumber(round.effectivePreMoney, 2),
    newShares: round.investors.reduce((total, { allotment }) => total + (allotment?.shares ?? 0), 0),
    poolIncrease: toNumber(round.poolIncrease, 0),
    postFullyDiluted: toNumber(sum(after.entries.map(asConverted)), 0),
    unspent: toNumber(unspentMoney(round), 2),
    ownership: {
      existing: toNumber(ownership.existing, 4),
      pool: toNumber(ownership.pool, 4),
      convertibles: toNumber(ownership.convertibles, 4),
      newInvestors: toNumber(ownership.newInvestors, 4),
    },
    conversions: round.conversions.map(({ id, allotment, ownershipPostPct, companyCapitalisationPct }) => ({
      id,
      shares: allotment?.shares ?? 0,
      pricePerShare: toNumber(allotment?.priceRounded ?? 0n),
      ownershipPostPct: toNumber(ownershipPostPct, 4),
      companyCapitalisationPct: toNumber(companyCapitalisationPct, 4),
    })),
    adjustments,
    ownershipChange: compareOwnership(table, after),
    entriesAfter: after.entries,
  });
}
