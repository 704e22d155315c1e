import type { Quantity } from '#shared/domain/exact.ts';
import { div, ONE, sum, toNumber } from '#shared/domain/fixed.ts';
import type { CapTableEntry } from './entry.ts';
import { type ExitPart, exitParts, productsOf } from './exit-part.ts';
import { type ExitRequest, prepareExit } from './exit-scenario.ts';
import { done, type Outcome } from './refusal.ts';
import { distribute } from './waterfall.ts';

/** What one holder takes of a class, or of a SAFE or note of theirs. */
export type HolderPart = Pick<ExitPart, 'id' | 'takes' | 'payout' | 'products'>;

/** Why a holder is paid what they are: their part of each class, and their SAFEs and notes. */
export function holderParts(
  entries: readonly CapTableEntry[],
  request: ExitRequest,
  { exitValue, holder }: { exitValue: Quantity; holder: string },
): Outcome<HolderPart[]> {
  const prepared = prepareExit(entries, request);
  if (!prepared.ok) return prepared;
  const { plan, book } = prepared.value;
  const exit = distribute(plan, exitValue);
  if (!exit.ok) return exit;
  const all = exitParts(plan, exit.value);
  const positions = book.positions[book.names.indexOf(holder)] ?? [];
  const ofClasses = plan.claims.flatMap((claim, index): HolderPart[] => {
    const held = sum(positions.filter((each) => each.classIndex === index).map(({ shares }) => shares * ONE));
    const takes = all[index]?.takes ?? 'nothing';
    if (held === 0n) return [];
    const payout = exit.value.byClass[index] ?? 0n;
    const part = div(held, claim.shares);
    const { commonPerShare } = exit.value;
    return [
      {
        id: claim.id,
        takes,
        payout: toNumber((payout * held) / claim.shares, 2),
        products: productsOf(claim, { takes, payout, commonPerShare }, part),
      },
    ];
  });
  return done([...ofClasses, ...all.filter((each) => each.holder === holder)]);
}
