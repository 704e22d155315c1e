import { countryOf } from '#shared/domain/catalogue/countries.ts';
import { sectorIdOf } from '#shared/domain/catalogue/sectors.ts';
import { stageIdOf } from '#shared/domain/catalogue/stages.ts';
import { findRateBook } from '#features/currencies/server/rates.ts';
import { currencyOf } from '#shared/domain/currency.ts';
import { convertMoney, type RateBook } from '#shared/domain/exchange-rate.ts';
import { storedMoney, toMajor } from '#shared/domain/money.ts';
import { nearestMinor } from '#shared/domain/nearest-minor.ts';
import type { Db } from '#shared/server/context.ts';
import type { FigureFact, PublicFacts } from '../domain/facts.ts';
import { countPeers, countSeekers, findStartupFacts } from './queries-facts.ts';

type Series = readonly Omit<FigureFact, 'valueUsd'>[];

/** Revenue with what it is in dollars at the rate of its day. */
const inDollars = (series: Series, book: RateBook): FigureFact[] =>
  series.map((figure) => {
    const code = figure.currency === null ? null : currencyOf(figure.currency);
    if (code === null) return { ...figure, valueUsd: null };
    const money = { amountMinor: nearestMinor(figure.value, code), currency: code };
    const dollars = convertMoney(money, 'USD', figure.date, book);
    return { ...figure, valueUsd: dollars === null ? null : toMajor(dollars.amountMinor, 'USD') };
  });

/** What any member may see of startups on the day `asOf`, by their ids; ids that are not there are left out. */
export async function loadPublicFacts(
  db: Db,
  startupIds: readonly number[],
  asOf: string,
): Promise<Map<number, PublicFacts>> {
  const rows = await findStartupFacts(db, startupIds);
  const sectors = [...new Set(rows.map(({ sectorId }) => sectorId))];
  const [peers, seekers, book] = await Promise.all([
    countPeers(db, sectors),
    countSeekers(db, sectors),
    findRateBook(db),
  ]);
  const peersOf = new Map(peers.map(({ sectorId, country, n }) => [`${sectorId}/${country}`, n]));
  const seekersOf = new Map(seekers.map(({ sectorId, stageId, n }) => [`${sectorId}/${stageId}`, n]));
  return new Map(
    rows.map(({ id, raisingMinor, raisingCurrency, ...row }) => {
      const same = row.country === null ? 0 : (peersOf.get(`${row.sectorId}/${row.country}`) ?? 0);
      const raising =
        storedMoney(row.round?.targetMinor ?? null, row.round?.currency ?? null) ??
        storedMoney(raisingMinor, raisingCurrency);
      const facts: PublicFacts = {
        ...row,
        asOf,
        sectorId: sectorIdOf(row.sectorId),
        stageId: stageIdOf(row.stageId) ?? 'pre-seed',
        country: row.country === null ? null : countryOf(row.country),
        countryMarket: row.countryMarket === null ? null : countryOf(row.countryMarket),
        series: inDollars(row.series, book),
        raising,
        raisingUsdMinor: raising && (convertMoney(raising, 'USD', asOf, book)?.amountMinor ?? null),
        peers: Math.max(0, same - 1),
        investors: seekersOf.get(`${row.sectorId}/${row.stageId}`) ?? 0,
      };
      return [id, facts] as const;
    }),
  );
}
