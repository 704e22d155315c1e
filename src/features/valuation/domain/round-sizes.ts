import type { StageId } from '#shared/domain/catalogue/stages.ts';
import type { Source } from '#shared/domain/dated-source.ts';

/** Quartiles of round sizes in USD. `pre-seed` and `seed` share the row of India, which does not tell them apart. */
export type RoundSizes = {
  market: string;
  stages: StageId[];
  n: number;
  p25: number;
  p50: number;
  p75: number;
};

export const INDIA_SOURCE: Source = {
  name: 'Indian rounds to September 2016, trak.in compilation (CC0)',
  date: '2016-09',
};
export const NORTH_AMERICA_SOURCE: Source = {
  name: 'North American rounds 2009 to 2013, Crunchbase (CC-BY)',
  date: '2013',
};

const row = (
  market: string,
  stages: StageId[],
  n: number,
  ...quartiles: [number, number, number]
): RoundSizes => {
  const [p25, p50, p75] = quartiles;
  return { market, stages, n, p25, p50, p75 };
};

export const INDIA_ROUNDS = [row('India', ['pre-seed', 'seed'], 452, 166_000, 350_000, 600_000)] as const;

export const NORTH_AMERICA_ROUNDS = [
  row('North America', ['pre-seed', 'seed'], 4557, 100_000, 320_000, 750_000),
  row('North America', ['series-a'], 3873, 1_800_000, 3_000_000, 6_000_000),
  row('North America', ['series-b'], 1855, 5_000_000, 8_700_000, 15_000_000),
  row('North America', ['series-c'], 2005, 7_500_000, 15_000_000, 25_011_200),
] as const;
