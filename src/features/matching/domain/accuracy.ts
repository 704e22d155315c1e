/**
 * The shipped weights, measured with `tools/eval-matching.ts`: investors ranked for startups at the moment of a round,
 * split by time, mean of two markets. The baseline is the better of two in the same run.
 */
export const ACCURACY = {
  measuredOn: '2026-11-21',
  queries: 499,
  markets: [
    { name: 'India', rounds: '244 rounds, October 2016 to June 2017', source: 'trak.in compilation' },
    { name: 'Web3', rounds: '255 rounds, January to August 2022', source: 'DefiLlama raises' },
  ],
  measures: [
    { key: 'recallAt10', label: 'Recall at 10', value: 0.179, baseline: 0.149, ratio: 1.21 },
    { key: 'recallAt50', label: 'Recall at 50', value: 0.444, baseline: 0.394, ratio: 1.13 },
    { key: 'mrr', label: 'Mean reciprocal rank', value: 0.193, baseline: 0.149, ratio: 1.3 },
    { key: 'ndcgAt10', label: 'nDCG at 10', value: 0.132, baseline: 0.094, ratio: 1.4 },
  ],
  baselines: ['Popularity: the investors with most rounds so far', 'Popularity within the startup’s sector'],
  neverUsed: ['school', 'employer brand', 'age', 'gender'],
} as const;
