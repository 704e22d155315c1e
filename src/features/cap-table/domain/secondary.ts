// The rule and a worked example: docs/rules/share-events.md
import { type CapTableEntry, entryType } from './entry.ts';
import { issuePrice } from './entry-class.ts';
import type { Quantity } from '#shared/domain/exact.ts';
import { div, type Fixed, fixed, mul, ONE, parseFixed, toText } from '#shared/domain/fixed.ts';
import { done, type Outcome, refuse } from './refusal.ts';
import { movePool, type Table, takeShares } from './table.ts';
import { PROBLEMS } from './input-problem.ts';

/** Shares changing hands, exercised or cancelled: `shares` whole shares of a holder's class. */
export type ShareMove = { readonly holder: string; readonly shareClass: string; readonly shares: number };

function take(
  table: Table,
  { holder, shareClass, shares }: ShareMove,
): Outcome<{ table: Table; from: CapTableEntry }> {
  if (!Number.isSafeInteger(shares) || shares <= 0) {
    return refuse('SHARES_INVALID', 'shares', PROBLEMS.shares);
  }
  const taken = takeShares(table, holder, shareClass, shares);
  return taken
    ? done(taken)
    : refuse('HOLDING_TOO_SMALL', 'shares', `${holder} does not hold that many ${shareClass}.`);
}

/** A secondary sale: ownership moves, totals and prices do not, and the class's rights travel with the shares. */
export function sellSecondary(
  table: Table,
  sale: ShareMove & { readonly buyer: string; readonly buyerType?: string },
): Outcome<Table> {
  const taken = take(table, sale);
  if (!taken.ok) return taken;
  const { vesting: _vesting, investedAmount: _invested, ...rights } = taken.value.from;
  const bought = {
    ...rights,
    originalIssuePrice: issuePrice(taken.value.from),
    shareholderName: sale.buyer,
    shareholderType: sale.buyerType ?? 'investor',
    shares: sale.shares,
  };
  return done({ ...taken.value.table, entries: [...taken.value.table.entries, bought] });
}

/** Options become issued shares; the fully diluted count does not change. */
export function exerciseOptions(
  table: Table,
  exercise: ShareMove & { readonly into?: string },
): Outcome<Table> {
  const taken = take(table, exercise);
  if (!taken.ok) return taken;
  const { from } = taken.value;
  if (entryType(from) !== 'OPTION') {
    return refuse('CLASS_TYPE_NOT_SUPPORTED', 'shareClass', 'Only options and warrants can be exercised.');
  }
  const issued = {
    shareholderName: from.shareholderName,
    shareholderType: from.shareholderType,
    shares: exercise.shares,
    shareClass: exercise.into ?? 'Common',
  };
  return done({ ...taken.value.table, entries: [...taken.value.table.entries, issued] });
}

/** Cancels shares or options; `toPool` (the usual plan rule) returns them to the unissued pool. */
export function cancelShares(
  table: Table,
  cancellation: ShareMove & { readonly toPool?: boolean },
): Outcome<Table> {
  const taken = take(table, cancellation);
  if (!taken.ok) return taken;
  return done(movePool(taken.value.table, (cancellation.toPool ?? true) ? cancellation.shares : 0));
}

/** A split k:1 (1/2 is a reverse split): counts × k, prices / k, values unchanged. Every row must stay whole. */
export function splitShares({ entries, convertibles }: Table, factor: Quantity): Outcome<Table> {
  const k = parseFixed(factor);
  if (k === null || k <= 0n) return refuse('SPLIT_INVALID', 'factor', 'A split factor must be above 0.');
  if (entries.some(({ shares }) => mul(fixed(shares), k) % ONE !== 0n)) {
    return refuse('SPLIT_INVALID', 'factor', 'This split would leave fractions of shares.');
  }
  return done({ entries: entries.map((entry) => splitEntry(entry, k)), convertibles });
}

function splitEntry(entry: CapTableEntry, k: Fixed): CapTableEntry {
  const times = (count: number) => Number(toText(mul(fixed(count), k)));
  const perShare = (price: Quantity | undefined) =>
    price === undefined ? undefined : toText(div(fixed(price), k));
  const { vesting } = entry;
  return {
    ...entry,
    shares: times(entry.shares),
    vesting: vesting && {
      ...vesting,
      total: times(vesting.total),
      ...(vesting.vested === undefined ? {} : { vested: times(vesting.vested) }),
    },
    originalIssuePrice: perShare(entry.originalIssuePrice),
    exercisePrice: perShare(entry.exercisePrice),
  };
}

/** A note repaid in cash is gone from the table. */
export function repayConvertible({ entries, convertibles }: Table, id: string): Outcome<Table> {
  if (!convertibles.some((each) => each.id === id)) {
    return refuse('CONVERTIBLE_UNKNOWN', 'id', 'There is no such convertible.');
  }
  return done({ entries, convertibles: convertibles.filter((each) => each.id !== id) });
}
