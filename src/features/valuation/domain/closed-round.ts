import { type CountryCode, countryOf } from '#shared/domain/catalogue/countries.ts';
import { regionsOfCountry } from '#shared/domain/catalogue/regions.ts';
import { toMajor } from '#shared/domain/money.ts';
import type { Peer } from './benchmarking.ts';
import { preMoneyOfRound } from './regional-average.ts';

/** A closed equity round as it is found; `platform`: of a startup here, else from a published table. */
export type ClosedRound = {
  readonly origin: 'platform' | 'sourced';
  readonly sector: string | null;
  readonly stage: string | null;
  readonly country: string | null;
  readonly date: string;
  /** Cents at the rate of the round's day. */
  readonly amountUsdMinor: number;
  /** Revenue of the company as it stands today, USD a year; null where it is not known. */
  readonly annualRevenue: number | null;
};

/** The continent or the like a country is compared within: Kenya's is Africa. */
export function comparedRegion(country: CountryCode | null): string {
  const [smallest, wider] = country === null ? [] : regionsOfCountry(country);
  return wider ?? smallest ?? 'unknown';
}

const sizeOf = ({ amountUsdMinor }: Pick<ClosedRound, 'amountUsdMinor'>): number =>
  toMajor(amountUsdMinor, 'USD');

/** Rounds as peers. What a company is worth is not public, so its round is taken to have sold 20 % of it. */
export function peersOf(rounds: readonly ClosedRound[]): Peer[] {
  return rounds.map(({ sector, stage, country, annualRevenue, ...round }) => {
    const size = sizeOf(round);
    return {
      sector: sector ?? 'unknown',
      stage: stage ?? 'unknown',
      region: comparedRegion(country === null ? null : countryOf(country)),
      roundSize: size,
      valueToRevenue:
        annualRevenue === null || annualRevenue <= 0 ? null : (preMoneyOfRound(size) + size) / annualRevenue,
    };
  });
}

/** Pre-money of the platform's own closed deals of a region, each from its round at 20 %. */
export function platformPreMoneys(rounds: readonly ClosedRound[], region: string): number[] {
  const own = rounds.filter(
    ({ origin, country }) =>
      origin === 'platform' && comparedRegion(country === null ? null : countryOf(country)) === region,
  );
  return own.map((round) => preMoneyOfRound(sizeOf(round)));
}
