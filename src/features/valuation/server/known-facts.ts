import { findCapTable } from '#features/cap-table/server/cap-table.ts';
import { findModel } from '#features/financial-model/server/financial-model.ts';
import { countryOf } from '#shared/domain/catalogue/countries.ts';
import { sectorIdOf } from '#shared/domain/catalogue/sectors.ts';
import { stageIdOf } from '#shared/domain/catalogue/stages.ts';
import { currencyOf } from '#shared/domain/currency.ts';
import { toMajor } from '#shared/domain/money.ts';
import type { Db } from '#platform/postgres/db.ts';
import type { Peer } from '../domain/benchmarking.ts';
import { comparedRegion, peersOf, platformPreMoneys } from '../domain/closed-round.ts';
import { conversionText, type DollarRate, type Dollars, inDollars } from '../domain/dollar-rate.ts';
import type { KnownModel, KnownStartup } from '../domain/valuation-basis.ts';
import { findMonthlyRevenue, findValuedStartup } from './queries.ts';
import { findClosedRounds, findDollarRates } from './queries-market.ts';

type Known = { amount: number | null; origin: string };

type Model = NonNullable<Awaited<ReturnType<typeof findModel>>>;

function knownModel({ version, result }: Model): KnownModel {
  const { base, down } = result.cases;
  return {
    version,
    cash: result.assumptions.find(({ field }) => field === 'cash')?.value ?? null,
    cashFlows: base.projections.map(({ cashFlow }) => cashFlow),
    exitRevenue: base.projections.at(-1)?.revenue ?? null,
    downExitRevenue: down.projections.at(-1)?.revenue ?? null,
  };
}

const known = (dollars: Dollars | null, origin: string): Known =>
  dollars === null
    ? { amount: null, origin: `${origin}; no dated rate for its currency` }
    : { amount: dollars.amount, origin: `${origin}${conversionText(dollars)}` };

type Startup = Awaited<ReturnType<typeof findValuedStartup>>;

/** The round's target, else what the profile says is raised, in dollars of the day. */
function investmentOf(startup: Startup, asOf: string, rates: readonly DollarRate[]): Known {
  const ofDay = (minor: number, code: string, origin: string): Known => {
    const currency = currencyOf(code);
    const amount = currency === null ? 0 : toMajor(minor, currency);
    return known(inDollars({ amount, currency: code, date: asOf }, rates), origin);
  };
  const { targetMinor, roundCurrency, raisingMinor, raisingCurrency } = startup;
  if (targetMinor !== null && roundCurrency !== null)
    return ofDay(targetMinor, roundCurrency, 'Target of the round');
  if (raisingMinor !== null && raisingCurrency !== null)
    return ofDay(raisingMinor, raisingCurrency, 'Raising, as on the profile');
  return { amount: null, origin: 'No round and no amount on the profile' };
}

type Revenue = Awaited<ReturnType<typeof findMonthlyRevenue>>;

function revenueOf(revenue: Revenue, rates: readonly DollarRate[]): Known {
  const origin = 'Latest monthly revenue x 12';
  if (revenue === null || revenue.currency === null) return { amount: null, origin };
  const { value, currency, date } = revenue;
  return known(inDollars({ amount: value * 12, currency, date }, rates), `${origin}, ${date}`);
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
  const [model, table, revenue, rates, rounds] = await Promise.all([
    findModel(db, startupId),
    findCapTable(db, startupId),
    findMonthlyRevenue(db, startupId),
    findDollarRates(db),
    findClosedRounds(db, { startupId, stage, isDemo: startup.isDemo, asOf }),
  ]);
  const [annualRevenue, investment] = [revenueOf(revenue, rates), investmentOf(startup, asOf, rates)];
  const last = table?.result.lastRound;
  return {
    known: {
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
      platformPreMoneys: platformPreMoneys(rounds, comparedRegion(country), rates),
    },
    peers: peersOf(rounds, rates),
  };
}
