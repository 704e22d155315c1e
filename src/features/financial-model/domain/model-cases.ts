import { resolveAssumptions, type FinancialAssumptions } from './assumptions.ts';
import type { FlagFacts } from './flags.ts';
import { generateFinancialModel, type FinancialModel } from './model.ts';
import { exact, toNumber } from '#shared/domain/exact.ts';

/** How far one case moves the base assumptions; 1 changes nothing. */
export type CaseShift = { growth: number; customerAcquisitionCost: number; churn: number };

/** Our own choice of a careful and a hopeful case, shown beside the figures and open to change. */
export const CASE_SHIFTS = {
  base: { growth: 1, customerAcquisitionCost: 1, churn: 1 },
  up: { growth: 1.25, customerAcquisitionCost: 0.9, churn: 0.8 },
  down: { growth: 0.6, customerAcquisitionCost: 1.25, churn: 1.25 },
} as const satisfies Record<string, CaseShift>;

export type CaseName = keyof typeof CASE_SHIFTS;

/**
 * The assumptions of one case. Revenue per customer stays what the base implies, so that a change of churn moves
 * lifetime value (in inverse proportion) and not the price. Shrinking revenue shrinks faster in the down case.
 */
export function shiftAssumptions(base: FinancialAssumptions, shift: CaseShift): FinancialAssumptions {
  const arpa = base.arpaMonthly ?? toNumber(resolveAssumptions(base).arpaMonthly);
  const growth = exact(base.revenueGrowthRate);
  const grown = growth.isNegative() ? growth.div(shift.growth) : growth.times(shift.growth);
  const churn = exact(base.churnRate).times(shift.churn);
  return {
    ...base,
    arpaMonthly: arpa,
    revenueGrowthRate: grown.toString(),
    customerAcquisitionCost: exact(base.customerAcquisitionCost)
      .times(shift.customerAcquisitionCost)
      .toString(),
    churnRate: (churn.greaterThan(100) ? exact(100) : churn).toString(),
    lifetimeValue: exact(base.lifetimeValue).div(shift.churn).toString(),
  };
}

/** The same model three times: as stated, somewhat better, clearly worse. `facts` are held against the one as stated. */
export function projectCases(
  base: FinancialAssumptions,
  facts: FlagFacts = {},
  shifts: Record<CaseName, CaseShift> = CASE_SHIFTS,
): Record<CaseName, FinancialModel> {
  const run = (name: CaseName) => generateFinancialModel(shiftAssumptions(base, shifts[name]));
  return { base: generateFinancialModel(base, facts), up: run('up'), down: run('down') };
}
