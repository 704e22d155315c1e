import { countryOf } from '#shared/domain/catalogue/countries.ts';
import { sectorIdOf } from '#shared/domain/catalogue/sectors.ts';
import { stageIdOf } from '#shared/domain/catalogue/stages.ts';
import { loadStatedFigures } from '#features/company-figures/server/company-figures.ts';
import type { Db } from '#shared/server/context.ts';
import type { PublicFacts } from '../domain/facts.ts';
import { countPeers, countSeekers, findStartupFacts } from './queries-facts.ts';

/** What any member may see of startups on the day `asOf`, by their ids; ids that are not there are left out. */
export async function loadPublicFacts(
  db: Db,
  startupIds: readonly number[],
  asOf: string,
): Promise<Map<number, PublicFacts>> {
  const [rows, stated] = await Promise.all([
    findStartupFacts(db, startupIds),
    loadStatedFigures(db, startupIds, asOf),
  ]);
  const sectors = [...new Set(rows.map(({ sectorId }) => sectorId))];
  const [peers, seekers] = await Promise.all([countPeers(db, sectors), countSeekers(db, sectors)]);
  const peersOf = new Map(peers.map(({ sectorId, country, n }) => [`${sectorId}/${country}`, n]));
  const seekersOf = new Map(seekers.map(({ sectorId, stageId, n }) => [`${sectorId}/${stageId}`, n]));
  return new Map(
    rows.flatMap(({ id, ...row }) => {
      const figures = stated.get(id);
      if (!figures) return [];
      const same = row.country === null ? 0 : (peersOf.get(`${row.sectorId}/${row.country}`) ?? 0);
      const { teamSize, raising, raisingUsdMinor, round, series } = figures;
      const facts: PublicFacts = {
        ...row,
        asOf,
        sectorId: sectorIdOf(row.sectorId),
        stageId: stageIdOf(row.stageId) ?? 'pre-seed',
        country: row.country === null ? null : countryOf(row.country),
        countryMarket: row.countryMarket === null ? null : countryOf(row.countryMarket),
        teamSize,
        raising,
        raisingUsdMinor,
        round,
        series,
        peers: Math.max(0, same - 1),
        investors: seekersOf.get(`${row.sectorId}/${row.stageId}`) ?? 0,
      };
      return [[id, facts] as const];
    }),
  );
}
