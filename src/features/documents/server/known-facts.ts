import { loadStatedFigures, loadToolFigures } from '#features/company-figures/server/company-figures.ts';
import { findRateBook } from '#features/currencies/server/rates.ts';
import { CURRENCY_CODES } from '#shared/domain/currency.ts';
import { dayOf } from '#shared/domain/time.ts';
import type { Db } from '#shared/server/context.ts';
import type { KnownFacts } from '../domain/document.ts';

const dollars = (minor: number | null): number | null => (minor === null ? null : minor / 100);

/** What the platform knows of a startup, each part with its day, for a document to be held against. */
export async function findKnownFacts(db: Db, startupId: number, now: Date): Promise<KnownFacts> {
  const today = dayOf(now);
  const [stated, { model, capTable }, book] = await Promise.all([
    loadStatedFigures(db, [startupId], today),
    loadToolFigures(db, startupId),
    findRateBook(db),
  ]);
  const figures = stated.get(startupId);
  return {
    name: figures?.name ?? null,
    perDollar: Object.fromEntries(
      CURRENCY_CODES.flatMap((code) => {
        const rate = book('USD', code, today);
        return rate === null ? [] : [[code, rate.rate.toNumber()]];
      }),
    ),
    ...(figures && {
      profile: {
        asOf: today,
        teamSize: figures.teamSize,
        raisingUsd: dollars(figures.raisingUsdMinor),
        monthlyRevenueUsd: dollars(figures.monthlyRevenueUsdMinor),
        users: figures.usersCount,
      },
    }),
    ...(model && { model }),
    ...(capTable && { capTable }),
  };
}
