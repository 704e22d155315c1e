import { z } from 'zod';
import { Basis } from './definition.ts';
import { YearSum } from './year-sum.ts';

/**
 * A sector in a country. The three scores are 0–100, whole; null where a part of the formula is missing, which `facts`
 * shows. `marketSize` is the capital raised in 24 months in US dollars. Below five deals in two years `thinData` is true
 * and no trend is told.
 */
export const MarketAnalysis = z.object({
  sector: z.string(),
  country: z.string(),
  sectorId: z.string(),
  countryCode: z.string(),
  trendScore: z.number(),
  growthPotential: z.number().nullable(),
  competitiveIntensity: z.number().nullable(),
  keyTrends: z.array(z.string()),
  opportunities: z.array(z.string()),
  marketSize: z.number().nullable(),
  timeframe: z.string(),
  thinData: z.boolean(),
  /** Deals in two years. */
  n: z.number(),
  facts: z.object({
    deals12: z.number(),
    dealsPrev12: z.number(),
    funding12: z.number(),
    fundingPrev12: z.number(),
    marketGrowthPercent: z.number().nullable(),
    penetrationPercent: z.number().nullable(),
    activeStartups: z.number(),
    activeYearBefore: z.number(),
    fundedStartups: z.number(),
    hhi: z.number().nullable(),
  }),
  /** Five times twelve months up to the day, oldest first. */
  years: z.array(YearSum),
  demoStartups: z.number(),
  asOf: z.string(),
  basis: Basis,
});
export type MarketAnalysis = z.infer<typeof MarketAnalysis>;
