import { findRateBook } from '#features/currencies/server/rates.ts';
import type { Db } from '#shared/server/context.ts';
import { revenueGrowthText } from '../domain/traction-revenue.ts';
import { findTractionOf } from './queries-traction.ts';

/**
 * How the revenue of startups grew within the last year, in the currency of their books and in dollars, by id; those with
 * books in dollars, with one figure or none, or without a rate are left out.
 */
export async function findGrowthTexts(db: Db, startupIds: readonly number[]): Promise<Map<number, string>> {
  if (startupIds.length === 0) return new Map();
  const [book, points] = [await findRateBook(db), await findTractionOf(db, startupIds)];
  const told = [...Map.groupBy(points, ({ startupId }) => startupId)].flatMap(([id, own]) => {
    const text = revenueGrowthText(own, book);
    return text === null ? [] : [[id, text] as const];
  });
  return new Map(told);
}
