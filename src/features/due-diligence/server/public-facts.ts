import { countryOf } from '#shared/domain/catalogue/countries.ts';
import { sectorIdOf } from '#shared/domain/catalogue/sectors.ts';
import { stageIdOf } from '#shared/domain/catalogue/stages.ts';
import type { Db } from '#shared/server/context.ts';
import type { PublicFacts } from '../domain/facts.ts';
import { countPeers, countSeekers, findStartupFacts } from './queries-facts.ts';

const dollars = (minor: number | null, currency: string | null | undefined): number | null =>
  minor !== null && currency === 'USD' ? minor : null;

/** What any member may see of startups on the day `asOf`, by their ids; ids that are not there are left out. */
export async function loadPublicFacts(
  db: Db,
  startupIds: readonly number[],
  asOf: string,
): Promise<Map<number, PublicFacts>> {
  const rows = await findStartupFacts(db, startupIds);
  const sectors = [...new Set(rows.map(({ sectorId }) => sectorId))];
  const [peers, seekers] = await Promise.all([countPeers(db, sectors), countSeekers(db, sectors)]);
  const peersOf = new Map(peers.map(({ sectorId, country, n }) => [`${sectorId}/${country}`, n]));
  const seekersOf = new Map(seekers.map(({ sectorId, stageId, n }) => [`${sectorId}/${stageId}`, n]));
  return new Map(
    rows.map(({ id, raisingMinor, raisingCurrency, ...row }) => {
      const same = row.country === null ? 0 : (peersOf.get(`${row.sectorId}/${row.country}`) ?? 0);
      const facts: PublicFacts = {
        ...row,
        asOf,
        sectorId: sectorIdOf(row.sectorId),
        stageId: stageIdOf(row.stageId) ?? 'pre-seed',
        country: row.country === null ? null : countryOf(row.country),
        countryMarket: row.countryMarket === null ? null : countryOf(row.countryMarket),
        raisingUsdMinor:
          dollars(row.round?.targetMinor ?? null, row.round?.currency) ??
          dollars(raisingMinor, raisingCurrency),
        peers: Math.max(0, same - 1),
        investors: seekersOf.get(`${row.sectorId}/${row.stageId}`) ?? 0,
      };
      return [id, facts] as const;
    }),
  );
}
