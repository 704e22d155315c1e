/**
 * Logistic fit of "this investor joins this round" on the score, the factor n/(n + 5) in place, over the 50 best ranked
 * investors of each of 499 rounds (India 2016–17 and Web3 2021–22, before the window kept back for testing).
 */
export const CALIBRATION = { intercept: -6.82, slopePerPercent: 0.0574, rounds: 499, pairs: 24_950 } as const;

const EVIDENCE_SHRINKAGE = 5;

/**
 * Chance, 0–1, that a highly ranked pair is a right one: the calibrated probability of its score, shrunk by n/(n + 5)
 * where n is the evidence behind the investor. To be shown with n; small by nature, since few pairs ever close.
 */
export function pairProbability(scorePercent: number, evidenceCount: number): number {
  const { intercept, slopePerPercent } = CALIBRATION;
  const calibrated = 1 / (1 + Math.exp(-(intercept + slopePerPercent * scorePercent)));
  return (calibrated * evidenceCount) / (evidenceCount + EVIDENCE_SHRINKAGE);
}
