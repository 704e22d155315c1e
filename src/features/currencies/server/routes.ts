import { daysBetween } from '#shared/domain/calendar.ts';
import { dayOf } from '#shared/domain/time.ts';
import { implement } from '#shared/server/implement.ts';
import { currencyEndpoints } from '../contract.ts';
import { findLatestReferenceRates, findRateState } from './queries-reference.ts';

export const currencyRoutes = implement(currencyEndpoints, {
  'GET /api/currencies/rates': async ({ db, services }) => {
    const rates = await findLatestReferenceRates(db);
    const { refreshedAt, problem } = await findRateState(db);
    const newest =
      rates
        .map(({ date }) => date)
        .toSorted()
        .at(-1) ?? null;
    return {
      newest,
      ageDays: newest === null ? null : daysBetween(newest, dayOf(services.now())),
      isRefreshed: services.env.ratesUrl !== undefined,
      refreshedAt: refreshedAt?.toISOString() ?? null,
      problem,
      rates,
    };
  },
});
