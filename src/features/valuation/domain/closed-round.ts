import { type CountryCode, countryOf } from '#shared/domain/catalogue/countries.ts';
import { regionsOfCountry } from '#shared/domain/catalogue/regions.ts';
import { currencyOf } from '#shared/domain/currency.ts';
import { toMajor } from '#shared/domain/money.ts';
import type { Peer } from './benchmarking.ts';
import { type DollarRate, inDollars } from './dollar-rate.ts';
import { preMoneyOfRound } from './regional-average.ts';

/** A closed equity round as it is found; `platform`: of a startup here, else from a published table. */
export type ClosedRound = {
  readonly origin: 'platform' | 'sourced';
  readonly sector: string | null;
  readonly stage: string | null;
  readonly country: string | null;
  readonly date: string;
  readonly amountMinor: number;
  readonly currency: string;
  /** Revenue of the company as it stands today, USD a year; null where it is not known. */
  readonly annualRevenue: number | null;
};

/** The continent or the like a country is compared within: Kenya's is Africa. */
export function comparedRegion(country: CountryCode | null): string {
  const [smallest, wider] = country === null ? [] : regionsOfCountry(country);
  return wider ?? smallest ?? 'unknown';
}

/** A round in dollars; rounds without a dated rate for their currency are left out. */
function sized(rounds: readonly ClosedRound[], rates: readonly DollarRate[]) {
  return rounds.flatMap((round) => {
    const currency = currencyOf(round.currency);
    const amount = currency === null ? 0 : toMajor(round.amountMinor, currency);
    const size = inDollars({ ...round, amount }, rates)?.amount ?? 0;
    return size > 0 ? [{ ...round, size }] : [];
  });
}

/** Rounds as peers. What a company is worth is not public, so its round is taken to have sold 20 % of it. */
export function peersOf(rounds: readonly ClosedRound[], rates: readonly DollarRate[]): Peer[] {
  return sized(rounds, rates).map(({ sector, stage, country, size, annualRevenue }) => ({
    sector: sector ?? 'unknown',
    stage: stage ?? 'unknown',
    region: comparedRegion(country === null ? null : countryOf(country)),
    roundSize: size,
    valueToRevenue:
      annualRevenue === null || annualRevenue <= 0 ? null : (preMoneyOfRound(size) + size) / annualRevenue,
  }));
}

/** Pre-money of the platform's own closed deals of a region, each from its round at 20 %. */
export function platformPreMoneys(
  rounds: readonly ClosedRound[],
  region: string,
  rates: readonly DollarRate[],
): number[] {
  const own = rounds.filter(
    ({ origin, country }) =>
      origin === 'platform' && comparedRegion(country === null ? null : countryOf(country)) === region,
  );
  return sized(own, rates).map(({ size }) => preMoneyOfRound(size));
}
