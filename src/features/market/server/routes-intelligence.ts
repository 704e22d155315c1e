import { countryLabel } from '#shared/domain/catalogue/countries.ts';
import { type SectorId, sectorLabel } from '#shared/domain/catalogue/sectors.ts';
import type { ChangeTopic } from '#shared/server/change-topics.ts';
import type { Db, Services } from '#shared/server/context.ts';
import { implement, kept } from '#shared/server/implement.ts';
import { intelligenceEndpoints } from '../contract.ts';
import type { MarketIntelligence, SectorRow } from '../contract/intelligence.ts';
import {
  forecastOf,
  forecastText,
  nextHotSectors,
  recommendations,
  type SectorTrend,
  sectorTrends,
  sentimentOf,
  type TwoYears,
} from '../domain/intelligence.ts';
import { yearsBefore } from '../domain/window.ts';
import type { RoundScope } from './queries.ts';
import {
  basisOf,
  keepFigures,
  keepRoundSums,
  ROUND_TOPICS,
  scopeOf,
  sectorSumsOf,
  totalFundingOf,
  yearSumsOf,
} from './basis.ts';
import { countStartupsBySector } from './queries-sums.ts';

const OTHER = 'Other sectors';

const TOPICS = [...ROUND_TOPICS, 'startup counts'] as const satisfies readonly ChangeTopic[];

type Counts = Awaited<ReturnType<typeof countStartupsBySector>>;
type Sums = ReturnType<typeof sectorSumsOf>;
type Trend = SectorTrend & { readonly sectorId: string | null };

function trendsOf(counts: Counts, sums: Sums): Trend[] {
  const ids = new Set([...counts.map(({ sectorId }) => sectorId), ...sums.map(({ sectorId }) => sectorId)]);
  const sectors = [...ids].map((sectorId) => {
    const sum = sums.find((row) => row.sectorId === sectorId);
    return {
      sectorId,
      // Both tables hold ids of the catalogue only.
      sector: sectorId === null ? OTHER : sectorLabel(sectorId as SectorId),
      startups: counts.find((row) => row.sectorId === sectorId)?.startups ?? 0,
      deals12: sum?.deals12 ?? 0,
      dealsPrev12: sum?.dealsPrev12 ?? 0,
      funding12Minor: sum?.funding12Minor ?? 0,
      fundingPrev12Minor: sum?.fundingPrev12Minor ?? 0,
    };
  });
  const idOf = new Map(sectors.map(({ sector, sectorId }) => [sector, sectorId]));
  return sectorTrends(sectors).map((trend) => ({ ...trend, sectorId: idOf.get(trend.sector) ?? null }));
}

const shown = ({ funding12Minor, fundingPrev12Minor: _former, ...row }: Trend): SectorRow => ({
  ...row,
  funding12: funding12Minor / 100,
});

function totalOf(trends: readonly Trend[]): TwoYears {
  const sum = (of: keyof TwoYears) => trends.reduce((total, trend) => total + trend[of], 0);
  return {
    deals12: sum('deals12'),
    dealsPrev12: sum('dealsPrev12'),
    funding12Minor: sum('funding12Minor'),
    fundingPrev12Minor: sum('fundingPrev12Minor'),
  };
}

function predict(trends: readonly Trend[], years: ReturnType<typeof yearSumsOf>) {
  const forecast = forecastOf(years);
  const known = trends.filter(({ sectorId }) => sectorId !== null);
  const major = (minor: number | null) => (minor === null ? null : minor / 100);
  return {
    nextHotSectors: nextHotSectors(known),
    fundingForecast: forecast && forecastText(forecast),
    forecast: forecast && {
      base: forecast.baseMinor / 100,
      low: major(forecast.lowMinor),
      high: major(forecast.highMinor),
      changes: forecast.changes,
    },
    recommendations: recommendations(known),
  };
}

async function intelligenceOf(db: Db, services: Services, scope: RoundScope): Promise<MarketIntelligence> {
  const [counts, sums] = await Promise.all([
    countStartupsBySector(db, scope),
    keepRoundSums(db, services, scope),
  ]);
  const years = yearSumsOf(sums);
  const trends = trendsOf(counts, sectorSumsOf(sums));
  const { deals12, dealsPrev12, ...funding } = totalOf(trends);
  const { sentiment, trendScore } = sentimentOf({ deals12, dealsPrev12, ...funding });
  return {
    overview: {
      totalStartups: counts.reduce((sum, { startups }) => sum + startups, 0),
      totalFunding: totalFundingOf(sums) / 100,
      activeSectors: counts.length,
      funding12: funding.funding12Minor / 100,
      fundingPrev12: funding.fundingPrev12Minor / 100,
      deals12,
      dealsPrev12,
      demoStartups: counts.reduce((sum, { demo }) => sum + demo, 0),
    },
    insights: { marketSentiment: sentiment, trendScore },
    trends: {
      growingSectors: trends
        .filter(({ growth, sectorId }) => sectorId !== null && (growth ?? 0) > 0)
        .map(shown),
      sectors: trends.map(shown),
      years: years
        .map(({ deals, fundingMinor }, ago) => {
          return { to: yearsBefore(scope.asOf, ago), deals, fundingUsd: fundingMinor / 100 };
        })
        .toReversed(),
    },
    predictions: predict(trends, years),
    country: scope.country === undefined ? null : countryLabel(scope.country),
    asOf: scope.asOf,
    basis: basisOf(sums, scope),
  };
}

export const intelligenceRoutes = implement(intelligenceEndpoints, {
  'GET /api/market-intelligence': kept({ topics: TOPICS }, async ({ query, db, services }) => {
    const scope = { ...scopeOf(query, services), country: query.country };
    return keepFigures(services, `intelligence ${JSON.stringify(scope)}`, TOPICS, () =>
      intelligenceOf(db, services, scope),
    );
  }),
});
