/**
 * The shipped weights, measured with `tools/eval-matching.ts`: investors ranked for startups at the moment of a round,
 * split by time, mean of two markets. The baseline is the better of two in the same run. `earlier` are three windows
 * before that one, cut out of the history by `tools/eval-matching-windows.ts`. Calibration: each fifth of the rounds by
 * a fit on the others; ECE over ten equal groups.
 */
export const ACCURACY = {
  measuredOn: '2026-11-22',
  queries: 499,
  markets: [
    { name: 'India', rounds: '244 rounds, October 2016 to June 2017', source: 'trak.in compilation' },
    { name: 'Web3', rounds: '255 rounds, January to August 2022', source: 'DefiLlama raises' },
  ],
  measures: [
    { key: 'recallAt10', label: 'Recall at 10', value: 0.184, baseline: 0.149, ratio: 1.24 },
    { key: 'recallAt50', label: 'Recall at 50', value: 0.468, baseline: 0.394, ratio: 1.19 },
    { key: 'mrr', label: 'Mean reciprocal rank', value: 0.193, baseline: 0.149, ratio: 1.29 },
    { key: 'ndcgAt10', label: 'nDCG at 10', value: 0.134, baseline: 0.094, ratio: 1.42 },
  ],
  earlier: [
    {
      window: 'India from October 2015, Web3 from January 2021',
      queries: 402,
      recallRatio: 1.33,
      ndcgRatio: 1.31,
    },
    {
      window: 'India from February 2016, Web3 from June 2021',
      queries: 359,
      recallRatio: 1.61,
      ndcgRatio: 1.73,
    },
    {
      window: 'India from June 2016, Web3 from October 2021',
      queries: 400,
      recallRatio: 1.08,
      ndcgRatio: 1.28,
    },
  ],
  calibration: { pairs: 24_950, baseRate: 0.0257, brier: 0.02475, baseRateBrier: 0.02499, ece: 0.0037 },
  outlook: {
    rounds: 3224,
    auc: 0.644,
    brier: 0.236,
    baseRateBrier: 0.255,
    source: 'US rounds 2005–2010, Crunchbase export of October 2013 (CC BY)',
  },
  baselines: ['Popularity: the investors with most rounds so far', 'Popularity within the startup’s sector'],
  neverUsed: ['school', 'employer brand', 'age', 'gender'],
} as const;
