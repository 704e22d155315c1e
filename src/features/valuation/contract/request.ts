import { z } from 'zod';
import { finiteNumber } from '#shared/contract/fields.ts';
import { BERKUS_FACTORS, RISK_FACTORS, SCORECARD_FACTORS } from '../domain/parameters.ts';

const LARGEST = 1e15;
const amount = () => finiteNumber('Must be an amount of 0 or more', { min: 0, max: LARGEST }).nullish();

/** One optional score per factor, each within the method's bounds. */
function scores<const Factor extends string>(factors: readonly Factor[], min: number, max: number) {
  return z.partialRecord(
    z.enum(factors),
    finiteNumber(`Must be from ${min} to ${max}`, { min, max }).nullish(),
    {
      error: 'Must be scores by factor',
    },
  );
}

/** What the team states besides what the platform knows; money in USD. All of it is optional. */
export const ValuationInputs = z.strictObject({
  annualRevenue: amount(),
  investment: amount(),
  cash: amount(),
  debt: amount(),
  retention: finiteNumber('Must be a share from 0 to 1', { min: 0, max: 1 }).nullish(),
  berkusScores: scores(BERKUS_FACTORS, 0, 1).nullish(),
  scorecardFactors: scores(SCORECARD_FACTORS, 0.5, 1.5).nullish(),
  riskScores: scores(RISK_FACTORS, -2, 2).nullish(),
});
export type ValuationInputs = z.infer<typeof ValuationInputs>;

export const ValuationForm = z.strictObject({ inputs: ValuationInputs.optional() });
