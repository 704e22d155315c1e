import { type CountryCode, countryLabel } from '#shared/domain/catalogue/countries.ts';
import { type SectorId, sectorLabel } from '#shared/domain/catalogue/sectors.ts';
import { roundHalfUp } from '#shared/domain/scale.ts';
import type { Db, Services } from '#shared/server/context.ts';
import { implement, kept } from '#shared/server/implement.ts';
import { marketEndpoints } from '../contract.ts';
import type { MarketAnalysis } from '../contract/analysis.ts';
import { marketFacts, scoresOf, sumUsd, yearSums } from '../domain/figures.ts';
import { keyTrends, opportunities } from '../domain/story.ts';
import { within } from '../domain/window.ts';
import { findFigureRounds, findListedCompanies, findRounds, type RoundScope } from './queries.ts';
import { basisOf, keepRoundSums, lastYears, MARKET_TOPICS, scopeOf } from './basis.ts';
import { roundOf } from './sourced-round.ts';

const whole = (score: number | null) => (score === null ? null : roundHalfUp(score));

type Place = { readonly sector: SectorId; readonly country: CountryCode };

async function analyse(db: Db, services: Services, scope: RoundScope & Place): Promise<MarketAnalysis> {
  const { asOf, sector, country } = scope;
  const twoYears = lastYears(scope, 2);
  const [rounds, companies, sums] = await Promise.all([
    findFigureRounds(db, lastYears(scope, 5)),
    findListedCompanies(db, scope),
    keepRoundSums(db, services, twoYears),
  ]);
  const facts = marketFacts(rounds, companies, asOf);
  const { trendScore, growthPotential, competitiveIntensity, deals, thinData } = scoresOf(facts);
  const raisingNow = companies.filter(({ isRaising }) => isRaising).length;
  const recent = within(rounds, asOf, 2, 0);
  return {
    sector: sectorLabel(sector),
    country: countryLabel(country),
    sectorId: sector,
    countryCode: country,
    trendScore: roundHalfUp(trendScore),
    growthPotential: whole(growthPotential),
    competitiveIntensity: whole(competitiveIntensity),
    keyTrends: thinData ? [] : keyTrends(rounds, facts, asOf),
    opportunities: thinData ? [] : opportunities(rounds, facts, { raisingNow, asOf }),
    marketSize: recent.length === 0 ? null : sumUsd(recent) / 100,
    timeframe: `${twoYears.from} to ${asOf}`,
    thinData,
    n: deals,
    facts,
    years: yearSums(rounds, asOf),
    demoStartups: companies.filter(({ isDemo }) => isDemo).length,
    asOf,
    basis: basisOf(sums, twoYears),
  };
}

export const marketRoutes = implement(marketEndpoints, {
  'GET /api/market-analysis/{sector}/{country}': kept(
    { topics: MARKET_TOPICS },
    async ({ params, query, db, services }) =>
      analyse(db, services, { ...scopeOf(query, services), ...params }),
  ),

  'GET /api/market/rounds': kept({ topics: MARKET_TOPICS }, async ({ query, db, services }) => {
    const { sector, country, from } = query;
    const scope = { ...scopeOf(query, services), sector, country, from };
    const { rows, total } = await findRounds(db, scope, query);
    return { items: rows.map(roundOf), total };
  }),
});
