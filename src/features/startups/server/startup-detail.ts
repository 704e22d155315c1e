import { findRateBook } from '#features/currencies/server/rates.ts';
import { notFound } from '#platform/http/errors.ts';
import { rateBook } from '#shared/domain/exchange-rate.ts';
import type { Db, UserId } from '#shared/server/context.ts';
import type { StartupDetail } from '../contract/startup.ts';
import { detailOf } from '../domain/detail.ts';
import { hasForeignRevenue } from '../domain/traction.ts';
import { canSeeStartup } from '../policy.ts';
import { findStartup, type FullStartup } from './queries-detail.ts';

export const NO_RATES = rateBook([]);

/** The rates, where a figure of its page goes by them. */
export const ratesFor = (db: Db, { tractionSeries }: Pick<FullStartup, 'tractionSeries'>) =>
  hasForeignRevenue(tractionSeries) ? findRateBook(db) : NO_RATES;

/** Everything public about a startup as its reader meets it; 404 where they may not see it. */
export async function openStartup(db: Db, id: number, reader: { id: UserId } | null): Promise<StartupDetail> {
  const row = await findStartup(db, id, reader?.id ?? null);
  if (!row || !canSeeStartup({ role: row.mine, hidden: row.hidden })) throw notFound();
  return detailOf(row, hasForeignRevenue(row.tractionSeries) ? await findRateBook(db) : NO_RATES);
}
