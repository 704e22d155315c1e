import { type CountryCode, countryLabel } from '#shared/domain/catalogue/countries.ts';
import { type SectorId, sectorLabel } from '#shared/domain/catalogue/sectors.ts';
import { stageLabel, type StageId } from '#shared/domain/catalogue/stages.ts';
import { notFound } from '#platform/http/errors.ts';
import { findRateBook } from '#features/currencies/server/rates.ts';
import { findGrowthTexts } from '#features/startups/server/growth-text.ts';
import { convertMoney, type RateBook } from '#shared/domain/exchange-rate.ts';
import { storedMoney } from '#shared/domain/money.ts';
import { implement } from '#shared/server/implement.ts';
import { dayOf } from '#shared/domain/time.ts';
import { peerEndpoints } from '../contract.ts';
import type { Peer } from '../contract/peers.ts';
import { METRICS } from '../domain/peer-metrics.ts';
import { levelText, peerLevel, compareWithPeers, wideningText } from '../domain/peers.ts';
import { countPeers, findCompared, findPeers, type PeerRow } from './queries-peers.ts';

const major = (minor: number | null) => (minor === null ? null : minor / 100);

/** A row in words; the database holds ids of the catalogue only. */
function peerOf(
  { sectorId: _sector, stageId, revenueMinor, raisingMinor, raisingCurrency, fundingMinor, ...row }: PeerRow,
  { book, asOf, growth }: { book: RateBook; asOf: string; growth: ReadonlyMap<number, string> },
): Peer {
  const raising = storedMoney(raisingMinor, raisingCurrency);
  return {
    ...row,
    stage: stageLabel(stageId as StageId),
    country: row.country === null ? null : countryLabel(row.country as CountryCode),
    monthlyRevenueUsd: major(revenueMinor),
    raisingUsd: major(raising && (convertMoney(raising, 'USD', asOf, book)?.amountMinor ?? null)),
    fundingUsd: major(fundingMinor),
    growthText: growth.get(row.id) ?? null,
  };
}

export const peerRoutes = implement(peerEndpoints, {
  'GET /api/market/competitors/{id}': async ({ actor, params, db, services }) => {
    const reach = { reader: actor?.id ?? null, withDemo: services.env.demo };
    const own = await findCompared(db, params.id, reach);
    if (own === undefined) throw notFound();
    const counts = await countPeers(db, own, reach);
    const level = peerLevel(counts);
    const rows = await findPeers(db, own, { level, ...reach });
    const growth = await findGrowthTexts(
      db,
      [own, ...rows].map(({ id }) => id),
    );
    const rates = { book: await findRateBook(db), asOf: dayOf(services.now()), growth };
    const startup = peerOf(own, rates);
    const peers = rows.map((peer) => peerOf(peer, rates));
    const words = {
      sector: sectorLabel(own.sectorId as SectorId),
      stage: startup.stage,
      country: startup.country,
    };
    return {
      startup,
      sector: words.sector,
      level,
      peersAre: levelText(level, words),
      widened: wideningText(level, counts, words),
      total: counts[level],
      standings: METRICS.map((metric) => ({
        metric,
        ...compareWithPeers(
          startup[metric],
          peers.map((peer) => peer[metric]),
        ),
      })),
      peers,
      demoPeers: peers.filter(({ isDemo }) => isDemo).length,
      asOf: rates.asOf,
    };
  },
});
