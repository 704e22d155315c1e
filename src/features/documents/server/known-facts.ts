import { findCapTable } from '#features/cap-table/server/cap-table.ts';
import { findCapTableFacts } from '#features/cap-table/server/queries.ts';
import { findModel } from '#features/financial-model/server/financial-model.ts';
import { findStartup } from '#features/startups/server/queries-detail.ts';
import type { Db } from '#shared/server/context.ts';
import type { KnownFacts } from '../domain/document.ts';

const DAY = 10;
const dayOf = (date: Date): string => date.toISOString().slice(0, DAY);
const dollars = (minor: number | null): number | null => (minor === null ? null : minor / 100);

/** What the platform knows of a startup, each part with its day, for a document to be held against. */
export async function findKnownFacts(db: Db, startupId: number): Promise<KnownFacts> {
  const [startup, model, capTable, stake] = await Promise.all([
    findStartup(db, startupId, null),
    findModel(db, startupId),
    findCapTable(db, startupId),
    findCapTableFacts(db, startupId),
  ]);
  const monthlyRevenueUsd = dollars(startup?.monthlyRevenueUsdMinor ?? null);
  return {
    ...(startup && {
      profile: {
        asOf: dayOf(startup.updatedAt),
        teamSize: startup.teamSize,
        raisingUsd: startup.raisingCurrency === 'USD' ? dollars(startup.raisingMinor) : null,
        monthlyRevenueUsd,
        users: startup.usersCount,
      },
    }),
    ...(model && {
      model: {
        asOf: dayOf(model.createdAt),
        annualRevenueUsd: model.inputs.startingRevenue ?? null,
        monthlyBurnUsd: model.result.metrics.burnRate,
        cashUsd: model.inputs.cash ?? null,
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
