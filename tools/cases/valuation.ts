import { combineValues, type MethodEstimate } from '../../src/features/valuation/domain/combination.ts';
import { comparables, type ComparablesInputs } from '../../src/features/valuation/domain/comparables.ts';
import { costOfEquity, type CostOfEquityInputs } from '../../src/features/valuation/domain/cost-of-equity.ts';
import {
  discountedCashFlow,
  type DiscountedCashFlowInputs,
} from '../../src/features/valuation/domain/discounted-cash-flow.ts';
import { firstChicago, type Scenario } from '../../src/features/valuation/domain/first-chicago.ts';
import type { Quantity } from '#shared/domain/exact.ts';
import { riskFactorStep } from '../../src/features/valuation/domain/parameters.ts';
import { berkus, riskFactorSummation, scorecard } from '../../src/features/valuation/domain/score-methods.ts';
import {
  ventureCapitalMethod,
  ventureCapitalRounds,
  type PlannedRounds,
  type VentureCapitalInputs,
} from '../../src/features/valuation/domain/venture-capital-method.ts';

type BerkusCase = { scores: Quantity[]; capPerFactor?: Quantity };
type ScorecardCase = { averagePreMoney: Quantity; factors: Quantity[] };
type RiskCase = { base: Quantity; scores: Quantity[]; step?: Quantity };
type RetentionPct = { retentionPct?: Quantity };
type AnnualSurvival = { annualSurvival?: Quantity; survivalRate?: Quantity };

const fraction = (percent: Quantity | undefined) => (percent === undefined ? null : Number(percent) / 100);

/** Case operations of the valuation area, by name. */
export const ops: Record<string, (given: never) => unknown> = {
  'valuation.berkus': (given: BerkusCase) => berkus(given.scores, given.capPerFactor),
  'valuation.scorecard': (given: ScorecardCase) => scorecard(given.averagePreMoney, given.factors),
  'valuation.riskFactorSummation': (given: RiskCase) =>
    riskFactorSummation(given.base, given.scores, given.step ?? riskFactorStep(Number(given.base), false)),
  'valuation.ventureCapitalMethod': (given: VentureCapitalInputs & RetentionPct) =>
    ventureCapitalMethod({ ...given, retention: given.retention ?? fraction(given.retentionPct) }),
  'valuation.vcMethodRounds': (given: PlannedRounds) => ventureCapitalRounds(given),
  'valuation.comparables': (given: ComparablesInputs) => comparables(given),
  'valuation.costOfEquity': (given: CostOfEquityInputs) => costOfEquity(given),
  'valuation.discountedCashFlow': (given: DiscountedCashFlowInputs & AnnualSurvival) =>
    discountedCashFlow({
      ...given,
      survival: given.survival ?? given.annualSurvival ?? given.survivalRate,
    }),
  'valuation.firstChicago': (given: { scenarios: Scenario[] }) => firstChicago(given.scenarios),
  'valuation.combine': (given: { methods: Record<string, MethodEstimate> }) => combineValues(given.methods),
};
