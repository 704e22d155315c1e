import { z } from 'zod';
import { Basis, countryTerm, definitionQuery } from './definition.ts';
import { YearSum } from './year-sum.ts';

export const IntelligenceQuery = z.strictObject({ ...definitionQuery, country: countryTerm.optional() });
export type IntelligenceQuery = z.output<typeof IntelligenceQuery>;

/** A sector with its momentum. `growth` is in percent of the year before, null below five deals in two years. */
export const SectorRow = z.object({
  sector: z.string(),
  sectorId: z.string().nullable(),
  startups: z.number(),
  growth: z.number().nullable(),
  trendScore: z.number().nullable(),
  deals12: z.number(),
  dealsPrev12: z.number(),
  funding12: z.number(),
});
export type SectorRow = z.infer<typeof SectorRow>;

/**
 * The market as a whole, or that of a country. Money is in US dollars. `fundingForecast` is momentum put into a sentence,
 * null without funding in twelve months; `forecast` are its numbers.
 */
export const MarketIntelligence = z.object({
  overview: z.object({
    totalStartups: z.number(),
    totalFunding: z.number(),
    activeSectors: z.number(),
    funding12: z.number(),
    fundingPrev12: z.number(),
    deals12: z.number(),
    dealsPrev12: z.number(),
    demoStartups: z.number(),
  }),
  insights: z.object({
    marketSentiment: z.enum(['Rising', 'Steady', 'Cooling', 'Thin data']),
    trendScore: z.number(),
  }),
  trends: z.object({
    growingSectors: z.array(SectorRow),
    sectors: z.array(SectorRow),
    /** Twelve months up to each day, oldest first. */
    years: z.array(YearSum),
  }),
  predictions: z.object({
    nextHotSectors: z.array(z.string()),
    fundingForecast: z.string().nullable(),
    forecast: z
      .object({
        base: z.number(),
        low: z.number().nullable(),
        high: z.number().nullable(),
        changes: z.number(),
      })
      .nullable(),
    recommendations: z.array(z.string()),
  }),
  country: z.string().nullable(),
  asOf: z.string(),
  basis: Basis,
});
export type MarketIntelligence = z.infer<typeof MarketIntelligence>;
