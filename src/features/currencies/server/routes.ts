import { daysBetween } from '#shared/domain/calendar.ts';
import { CURRENCY_CODES } from '#shared/domain/currency.ts';
import { isPegged } from '#shared/domain/exchange-rate.ts';
import { dayOf } from '#shared/domain/time.ts';
import { implement } from '#shared/server/implement.ts';
import { currencyEndpoints } from '../contract.ts';
import { findRateBook } from './rates.ts';
import { findLatestReferenceRates, findRateState } from './queries-reference.ts';

export const currencyRoutes = implement(currencyEndpoints, {
  'GET /api/currencies/rates': async ({ db, services }) => {
    const today = dayOf(services.now());
    const book = await findRateBook(db);
    const pegged = CURRENCY_CODES.filter(isPegged).flatMap((currency) => {
      const rate = book('USD', currency, today);
      const [entry] = rate?.entries ?? [];
      return rate === null || entry === undefined
        ? []
        : [{ currency, date: entry.date, perDollar: rate.rate.toNumber(), source: entry.source }];
    });
    const rates = [...(await findLatestReferenceRates(db)), ...pegged];
    const { refreshedAt, problem } = await findRateState(db);
    const newest =
      rates
        .map(({ date }) => date)
        .toSorted()
        .at(-1) ?? null;
    return {
      newest,
      ageDays: newest === null ? null : daysBetween(newest, today),
      isRefreshed: services.env.ratesUrl !== undefined,
      refreshedAt: refreshedAt?.toISOString() ?? null,
      problem,
      rates,
    };
  },
});
