// The rule and a worked example: docs/rules/market-scores.md
import { clamp } from '#shared/domain/scale.ts';

/** A market's figures. Money in USD, percentages 0–100, `hhi` the concentration of funding 0–1. */
export type MarketFigures = {
  deals12: number;
  dealsPrev12: number;
  funding12: number;
  fundingPrev12: number;
  marketGrowthPercent: number;
  penetrationPercent: number;
  activeStartups: number;
  hhi: number;
};

export type MarketScore = {
  /** 50 is flat; all three 0–100 and unrounded. */
  trendScore: number;
  growthPotential: number;
  competitiveIntensity: number;
  /** Deals seen in two years, shown next to the scores. */
  deals: number;
  /** Fewer than five deals in two years. */
  thinData: boolean;
};

/**
 * Trend of deals and funding over the year before (pseudo-counts of 2 deals and 100,000 USD keep small markets calm),
 * room to grow, and how crowded the field is. A shrinking market has no growth potential from growth.
 */
export function marketScore(figures: MarketFigures): MarketScore {
  const { deals12, dealsPrev12, funding12, fundingPrev12 } = figures;
  const momentum =
    0.5 * Math.log((deals12 + 2) / (dealsPrev12 + 2)) +
    0.5 * Math.log((funding12 + 100_000) / (fundingPrev12 + 100_000));
  const growth = Math.max(0, figures.marketGrowthPercent / 100);
  const open = 1 - clamp(figures.penetrationPercent / 100);
  const crowding = 1 - Math.exp(-Math.max(0, figures.activeStartups) / 40);
  const deals = deals12 + dealsPrev12;
  return {
    trendScore: 100 / (1 + Math.exp(-2 * momentum)),
    growthPotential: 100 * (0.6 * (growth / (growth + 0.25)) + 0.4 * open),
    competitiveIntensity: 100 * crowding * (1 - clamp(figures.hhi)),
    deals,
    thinData: deals < 5,
  };
}
