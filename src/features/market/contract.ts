import { z } from 'zod';
import { endpoints } from '#shared/contract/endpoint.ts';
import { MarketAnalysis } from './contract/analysis.ts';
import { countryTerm, DefinitionQuery, sectorTerm } from './contract/definition.ts';
import { IntelligenceQuery, MarketIntelligence } from './contract/intelligence.ts';
import { MarketRound, RoundQuery } from './contract/round.ts';

/** Market figures, all computed from rows, and the rows themselves. */
export const marketEndpoints = endpoints({
  'GET /api/market-analysis/{sector}/{country}': {
    summary: 'Trend, growth potential and competition of a sector in a country',
    access: 'public',
    params: z.strictObject({ sector: sectorTerm, country: countryTerm }),
    query: DefinitionQuery,
    response: MarketAnalysis,
  },
  'GET /api/market/rounds': {
    summary: 'The rounds behind a figure, newest first',
    access: 'public',
    query: RoundQuery,
    response: z.array(MarketRound),
    list: true,
  },
});

/** The market as a whole. */
export const intelligenceEndpoints = endpoints({
  'GET /api/market-intelligence': {
    summary: 'Totals, momentum by sector and what it would mean if it lasted',
    access: 'public',
    query: IntelligenceQuery,
    response: MarketIntelligence,
  },
});
