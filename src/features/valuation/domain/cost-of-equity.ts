import { exact, toNumber, type Quantity } from '#shared/domain/exact.ts';

export type CostOfEquityInputs = {
  riskFree: Quantity;
  beta: Quantity;
  matureErp: Quantity;
  countryRiskPremium: Quantity;
  /** Weight of the country premium, 1 unless stated. */
  lambda?: Quantity | null;
  stagePremium?: Quantity | null;
};

/**
 * Cost of equity in USD, fractions: rf + beta x mature ERP + lambda x country premium + stage premium.
 * The country premium is added, not multiplied by beta. Source: A. Damodaran.
 */
export function costOfEquity(inputs: CostOfEquityInputs): {
  costOfEquity: number | null;
  totalErp: number | null;
} {
  const country = exact(inputs.countryRiskPremium);
  const rate = exact(inputs.beta)
    .times(inputs.matureErp)
    .plus(inputs.riskFree)
    .plus(country.times(inputs.lambda ?? 1))
    .plus(inputs.stagePremium ?? 0);
  return { costOfEquity: toNumber(rate), totalErp: toNumber(country.plus(inputs.matureErp)) };
}
