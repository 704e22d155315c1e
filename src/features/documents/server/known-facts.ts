import { findCapTable } from '#features/cap-table/server/cap-table.ts';
import { findCapTableFacts } from '#features/cap-table/server/queries.ts';
import { findModel } from '#features/financial-model/server/financial-model.ts';
import { findStartup } from '#features/startups/server/queries-detail.ts';
import { findRateBook } from '#features/currencies/server/rates.ts';
import { CURRENCY_CODES } from '#shared/domain/currency.ts';
import { convertMoney } from '#shared/domain/exchange-rate.ts';
import { storedMoney } from '#shared/domain/money.ts';
import { dayOf } from '#shared/domain/time.ts';
import type { Db } from '#shared/server/context.ts';
import type { KnownFacts } from '../domain/document.ts';

const dollars = (minor: number | null): number | null => (minor === null ? null : minor / 100);

/** What the platform knows of a startup, each part with its day, for a document to be held against. */
export async function findKnownFacts(db: Db, startupId: number, now: Date): Promise<KnownFacts> {
  const [startup, model, capTable, stake, book] = await Promise.all([
    findStartup(db, startupId, null),
    findModel(db, startupId),
    findCapTable(db, startupId),
    findCapTableFacts(db, startupId),
    findRateBook(db),
  ]);
  const monthlyRevenueUsd = dollars(startup?.monthlyRevenueUsdMinor ?? null);
  const today = dayOf(now);
  const perUnit = model?.result.books?.dollarsPerUnit ?? 1;
  const ofModel = (amount: number | null) => (amount === null ? null : amount * perUnit);
  const raising = startup && storedMoney(startup.raisingMinor, startup.raisingCurrency);
  return {
    perDollar: Object.fromEntries(
      CURRENCY_CODES.flatMap((code) => {
        const rate = book('USD', code, today);
        return rate === null ? [] : [[code, rate.rate.toNumber()]];
      }),
    ),
    ...(startup && {
      profile: {
        asOf: dayOf(startup.updatedAt),
        teamSize: startup.teamSize,
        raisingUsd: raising && dollars(convertMoney(raising, 'USD', today, book)?.amountMinor ?? null),
        monthlyRevenueUsd,
        users: startup.usersCount,
      },
    }),
    ...(model && {
      model: {
        asOf: dayOf(model.createdAt),
        annualRevenueUsd: ofModel(model.inputs.startingRevenue ?? null),
        monthlyBurnUsd: ofModel(model.result.metrics.burnRate),
        cashUsd: ofModel(model.inputs.cash ?? null),
        runwayMonths: model.result.metrics.runway,
      },
    }),
    ...(capTable && {
      capTable: {
        asOf: capTable.result.asOf ?? dayOf(capTable.createdAt),
        foundersPercent: stake?.founderPercent ?? null,
        postMoneyUsd: capTable.result.round?.postMoney ?? null,
      },
    }),
  };
}
