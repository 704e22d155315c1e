import { formatMoneyCompact } from '#shared/domain/money.ts';
import { roundHalfUp } from '#shared/domain/scale.ts';
import { marketScore } from './score.ts';

/** Deals and dollars (cents) of the last and the former twelve months. */
export type TwoYears = {
  readonly deals12: number;
  readonly dealsPrev12: number;
  readonly funding12Minor: number;
  readonly fundingPrev12Minor: number;
};
export type SectorYears = TwoYears & { readonly sector: string; readonly startups: number };

/** A sector's momentum. `growth` is in percent of the year before; null for thin data. */
export type SectorTrend = SectorYears & {
  readonly growth: number | null;
  readonly trendScore: number | null;
};

export type Sentiment = 'Rising' | 'Steady' | 'Cooling' | 'Thin data';

const CALM = 5;
const HOT_PERCENT = 10;
const FEWEST_CHANGES = 3;
const FEWEST_DEALS = 5;

function trendOf({ deals12, dealsPrev12, funding12Minor, fundingPrev12Minor }: TwoYears) {
  return marketScore({
    deals12,
    dealsPrev12,
    funding12: funding12Minor / 100,
    fundingPrev12: fundingPrev12Minor / 100,
    marketGrowthPercent: 0,
    penetrationPercent: 0,
    activeStartups: 0,
    hhi: 0,
  });
}

/** The trend score as growth in percent: the mean growth of deals and funding it was made of. 50 is 0 %. */
export function growthPercent(trendScore: number): number {
  return roundHalfUp(100 * (Math.sqrt(trendScore / (100 - trendScore)) - 1));
}

/** Sectors, the fastest growing first; those with fewer than five deals in two years have no growth and come last. */
export function sectorTrends(sectors: readonly SectorYears[]): SectorTrend[] {
  return sectors
    .map((years) => {
      const { trendScore, thinData } = trendOf(years);
      if (thinData) return { ...years, growth: null, trendScore: null };
      return { ...years, growth: growthPercent(trendScore), trendScore: roundHalfUp(trendScore) };
    })
    .toSorted(
      (a, b) =>
        (b.growth ?? -Infinity) - (a.growth ?? -Infinity) || b.startups - a.startups || b.deals12 - a.deals12,
    );
}

/** Which way all deals and funding together go: within five points of 50 is steady. */
export function sentimentOf(years: TwoYears): { sentiment: Sentiment; trendScore: number } {
  const { trendScore, thinData } = trendOf(years);
  const sentiment = trendScore >= 50 + CALM ? 'Rising' : trendScore <= 50 - CALM ? 'Cooling' : 'Steady';
  return { sentiment: thinData ? 'Thin data' : sentiment, trendScore: roundHalfUp(trendScore) };
}

/** What the next twelve months bring if they are as the last, in cents; the range is what years have differed by. */
export type Forecast = {
  readonly baseMinor: number;
  readonly lowMinor: number | null;
  readonly highMinor: number | null;
  /** Year-on-year changes the range is made of. */
  readonly changes: number;
};

const isTelling = (year: YearSum | undefined): year is YearSum =>
  year !== undefined && year.deals >= FEWEST_DEALS && year.fundingMinor > 0;

/** Twelve months: deals, and dollars in cents. */
export type YearSum = { readonly deals: number; readonly fundingMinor: number };

/**
 * Momentum, not prophecy: the last twelve months again, and the same times the smallest and the largest year-on-year
 * change seen between years of five deals or more. `years` are newest first. Null without five deals with funding; no
 * range below three changes.
 */
export function forecastOf(years: readonly YearSum[]): Forecast | null {
  const baseMinor = years[0]?.fundingMinor ?? 0;
  if (baseMinor === 0 || !isTelling(years[0])) return null;
  const changes = years.slice(0, -1).flatMap((year, index) => {
    const before = years[index + 1];
    return isTelling(year) && isTelling(before) ? [year.fundingMinor / before.fundingMinor] : [];
  });
  if (changes.length < FEWEST_CHANGES)
    return { baseMinor, lowMinor: null, highMinor: null, changes: changes.length };
  return {
    baseMinor,
    lowMinor: Math.round(baseMinor * Math.min(1, ...changes)),
    highMinor: Math.round(baseMinor * Math.max(1, ...changes)),
    changes: changes.length,
  };
}

const usd = (minor: number) => formatMoneyCompact(minor, 'USD');

/** The forecast as a sentence. */
export function forecastText(forecast: Forecast): string {
  const { baseMinor, lowMinor, highMinor, changes } = forecast;
  const base = `${usd(baseMinor)} if the next twelve months are like the last.`;
  if (lowMinor === null || highMinor === null) return `${base} Too few years on record for a range.`;
  return `${base} ${usd(lowMinor)} to ${usd(highMinor)} if the change is within past years (${changes} year-on-year changes).`;
}

/** At most three sectors that grew by a tenth or more. */
export function nextHotSectors(trends: readonly SectorTrend[]): string[] {
  return trends
    .filter(({ growth }) => growth !== null && growth >= HOT_PERCENT)
    .slice(0, 3)
    .map(({ sector }) => sector);
}

/** What the rows suggest to founders and investors, each with its numbers. */
export function recommendations(trends: readonly SectorTrend[]): string[] {
  const deals = trends.reduce((sum, { deals12 }) => sum + deals12, 0);
  const busiest = trends.toSorted((a, b) => b.deals12 - a.deals12)[0];
  const overlooked = trends
    .filter(({ startups }) => startups >= 3)
    .toSorted((a, b) => a.deals12 / a.startups - b.deals12 / b.startups)[0];
  return [
    ...(busiest !== undefined && busiest.deals12 >= 5
      ? [
          `Investors are most active in ${busiest.sector}: ${busiest.deals12} of ${deals} rounds in twelve months.`,
        ]
      : []),
    ...(overlooked !== undefined && overlooked.sector !== busiest?.sector
      ? [
          `Investors face least competition in ${overlooked.sector}: ${overlooked.startups} startups, ${overlooked.deals12} ${overlooked.deals12 === 1 ? 'round' : 'rounds'} in twelve months.`,
        ]
      : []),
  ];
}
