import { findRateBook } from '#features/currencies/server/rates.ts';
import type { Db } from '#shared/server/context.ts';
import { currentTraction } from '../domain/traction-revenue.ts';
import { updateRevenues } from './queries-change.ts';
import { findForeignRevenueIds, findTractionOf } from './queries-traction.ts';

const AT_ONCE = 500;

/** Reckons revenue in other currencies again, by the rates as they are now; with `unvalued` only what had no figure. */
export async function revalueRevenues(db: Db, { unvalued }: { unvalued: boolean }): Promise<void> {
  const book = await findRateBook(db);
  let afterId = 0;
  for (;;) {
    const ids = await findForeignRevenueIds(db, { afterId, limit: AT_ONCE, unvalued });
    const last = ids.at(-1);
    if (last === undefined) return;
    const points = Map.groupBy(await findTractionOf(db, ids), ({ startupId }) => startupId);
    await updateRevenues(
      db,
      ids.map((id) => {
        const { monthlyRevenueUsdMinor, tier } = currentTraction(points.get(id) ?? [], book);
        return { id, revenue: monthlyRevenueUsdMinor, tier };
      }),
    );
    afterId = last;
  }
}
