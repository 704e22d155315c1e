import { findParameterTables } from '#features/benchmarks/server/parameter-tables.ts';
import { findCapTable } from '#features/cap-table/server/cap-table.ts';
import { findRateBook } from '#features/currencies/server/rates.ts';
import { findModel } from '#features/financial-model/server/financial-model.ts';
import { countryOf } from '#shared/domain/catalogue/countries.ts';
import { sectorIdOf } from '#shared/domain/catalogue/sectors.ts';
import { stageIdOf } from '#shared/domain/catalogue/stages.ts';
import { currencyOf } from '#shared/domain/currency.ts';
import {
  convertMoney,
  missingRateText,
  type RateBook,
  rateExplanation,
} from '#shared/domain/exchange-rate.ts';
import { formatMoneyExact, type Money, storedMoney, toMajor } from '#shared/domain/money.ts';
import { nearestMinor } from '#shared/domain/nearest-minor.ts';
import type { Db } from '#platform/postgres/db.ts';
import type { Peer } from '../domain/benchmarking.ts';
import { comparedRegion, peersOf, platformPreMoneys } from '../domain/closed-round.ts';
import type { KnownModel, KnownStartup } from '../domain/valuation-basis.ts';
import { findMonthlyRevenue, findValuedStartup } from './queries.ts';
import { findClosedRounds } from './queries-market.ts';

type Known = { amount: number | null; origin: string };

type Model = NonNullable<Awaited<ReturnType<typeof findModel>>>;

/** The model's money in dollars: cash at today's rate, each year at the rate it foresees. */
function knownModel({ version, result }: Model): KnownModel {
  const { base, down } = result.cases;
  const { books } = result;
  const perUnit = books?.dollarsPerUnit ?? 1;
  const worth = base.projections.map(({ revenue }, index) => {
    const dollars = books?.years[index]?.revenueUsd ?? null;
    return dollars === null || revenue === null || revenue === 0 ? perUnit : dollars / revenue;
  });
  const inDollars = (value: number | null | undefined, rate: number | undefined) =>
    value == null ? null : value * (rate ?? perUnit);
  return {
    version,
    cash: inDollars(result.assumptions.find(({ field }) => field === 'cash')?.value, perUnit),
    cashFlows: base.projections.map(({ cashFlow }, index) => inDollars(cashFlow, worth[index])),
    exitRevenue: inDollars(base.projections.at(-1)?.revenue, worth.at(-1)),
    downExitRevenue: inDollars(down.projections.at(-1)?.revenue, worth.at(-1)),
  };
}

/** An amount in dollars, with what it rests on; where no rate is known, why it is not. */
function inDollars(money: Money, day: string, { book, origin }: { book: RateBook; origin: string }): Known {
  const dollars = convertMoney(money, 'USD', day, book);
  if (dollars === null)
    return { amount: null, origin: `${origin}; ${missingRateText(money.currency, 'USD', day)}` };
  const amount = toMajor(dollars.amountMinor, 'USD');
  if (dollars.rate === null) return { amount, origin };
  const original = formatMoneyExact(money.amountMinor, money.currency);
  return { amount, origin: `${origin}, ${original} at ${rateExplanation(dollars.rate)}` };
}

type Startup = Awaited<ReturnType<typeof findValuedStartup>>;

/** The round's target, else what the profile says is raised, in dollars of the day. */
function investmentOf(startup: Startup, asOf: string, book: RateBook): Known {
  const { targetMinor, roundCurrency, raisingMinor, raisingCurrency } = startup;
  const round = storedMoney(targetMinor, roundCurrency);
  if (round !== null) return inDollars(round, asOf, { book, origin: 'Target of the round' });
  const raising = storedMoney(raisingMinor, raisingCurrency);
  if (raising !== null) return inDollars(raising, asOf, { book, origin: 'Raising, as on the profile' });
  return { amount: null, origin: 'No round and no amount on the profile' };
}

type Revenue = Awaited<ReturnType<typeof findMonthlyRevenue>>;

function revenueOf(revenue: Revenue, book: RateBook): Known {
  const origin = 'Latest monthly revenue x 12';
  const currency = revenue?.currency == null ? null : currencyOf(revenue.currency);
  if (revenue === null || currency === null) return { amount: null, origin };
  const { value, date } = revenue;
  const year = { amountMinor: nearestMinor(value * 12, currency), currency };
  return inDollars(year, date, { book, origin: `${origin}, ${date}` });
}

/** What the platform knows of a startup on a day, in dollars, and the closed rounds it is compared with. */
export async function loadKnown(
  db: Db,
  startupId: number,
  asOf: string,
): Promise<{ known: KnownStartup; peers: Peer[] }> {
  const startup = await findValuedStartup(db, startupId);
  const stage = stageIdOf(startup.stageId) ?? 'pre-seed';
  const country = startup.country === null ? null : countryOf(startup.country);
  const [model, table, revenue, book, rounds, tables] = await Promise.all([
    findModel(db, startupId),
    findCapTable(db, startupId),
    findMonthlyRevenue(db, startupId),
    findRateBook(db),
    findClosedRounds(db, { startupId, stage, isDemo: startup.isDemo, asOf }),
    findParameterTables(db),
  ]);
  const [annualRevenue, investment] = [revenueOf(revenue, book), investmentOf(startup, asOf, book)];
  const last = table?.result.lastRound;
  return {
    known: {
      tables,
      stage,
      sector: sectorIdOf(startup.sectorId),
      country,
      annualRevenue: annualRevenue.amount,
      investment: investment.amount,
      origins: { annualRevenue: annualRevenue.origin, investment: investment.origin },
      model: model && knownModel(model),
      lastRound: last && {
        postMoney: last.postMoney,
        origin: `${last.shareClass} at $${last.pricePerShare} a share, cap table version ${table.version}`,
      },
      platformPreMoneys: platformPreMoneys(rounds, comparedRegion(country)),
    },
    peers: peersOf(rounds),
  };
}
