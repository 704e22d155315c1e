import { costOfEquity } from './cost-of-equity.ts';
import { discountedCashFlow } from './discounted-cash-flow.ts';
import { firstChicago } from './first-chicago.ts';
import { positiveOrNull, revenueMultiple, tablesUsed, yearsToExit } from './market-method-cases.ts';
import {
  companyInput,
  gatherInputs,
  tableInput,
  type MethodCase,
  type MethodInput,
} from './method-inputs.ts';
import { clampExact, exact, ONE, toNumber } from '#shared/domain/exact.ts';
import { ANNUAL_SURVIVAL, CAPM_DEFAULTS, CAPM_SOURCE, SURVIVAL_SOURCE } from './parameters.ts';
import { OWN_DATA_QUALITY, sourceQuality } from './source.ts';
import type { ValuationFacts } from './valuation-facts.ts';

/** Of the chance not to fail, this share is the plan coming true; the rest is the down case. */
const SUCCESS_SHARE = exact(1).div(3);

/**
 * Cost of equity in percent with the country's premium; survival prices failure, so no hurdle rate enters. A country
 * without a known premium has no rate, since leaving the premium out would flatter it.
 */
function discountRate(facts: ValuationFacts): MethodInput | string {
  const { countries, maturePremiumPct } = facts.tables.countryRisk;
  const premium = facts.country === null ? undefined : countries.get(facts.country)?.premiumPct;
  if (premium === undefined) return 'countryRiskPremium';
  const { riskFree, beta } = CAPM_DEFAULTS;
  const fraction = (percent: number): string => exact(percent).div(100).toString();
  const matureErp = fraction(maturePremiumPct);
  const rate = costOfEquity({
    riskFree,
    beta,
    matureErp,
    countryRiskPremium: fraction(premium),
  }).costOfEquity;
  return tableInput('discountRatePct', toNumber(exact(rate ?? 0).times(100)) ?? 0, { unit: 'percent' });
}

export function discountedCashFlowCase(facts: ValuationFacts): MethodCase {
  const flows = (facts.cashFlows ?? []).map((flow, index) =>
    companyInput(`cashFlowYear${index + 1}`, flow, null),
  );
  const inputs = gatherInputs([
    ...(flows.length === 0 ? ['cashFlows'] : flows),
    companyInput('cash', facts.cash, 0),
    companyInput('debt', facts.debt, 0),
    discountRate(facts),
    tableInput('terminalGrowthPct', CAPM_DEFAULTS.terminalGrowth * 100, { unit: 'percent' }),
    tableInput('annualSurvival', ANNUAL_SURVIVAL[facts.stage]),
  ]);
  const sources = [facts.tables.countryRisk.source, CAPM_SOURCE, SURVIVAL_SOURCE];
  return {
    formula: 'Cash flows and terminal value x survival / (1 + cost of equity)^t + cash - debt',
    ...inputs,
    quality: Math.min(...sources.map((source) => sourceQuality(source, facts.asOf))),
    sources,
    notes: [],
    evaluate: (values) =>
      discountedCashFlow({
        cashFlows: flows.map((_, index) => values[`cashFlowYear${index + 1}`] ?? 0),
        rate: (values['discountRatePct'] ?? 0) / 100,
        terminalGrowth: (values['terminalGrowthPct'] ?? 0) / 100,
        survival: values['annualSurvival'],
        cash: values['cash'],
        debt: values['debt'],
      }).equityValue,
  };
}

/** Scenarios as stated: every value and probability is the founder's own. */
function statedScenariosCase(scenarios: NonNullable<ValuationFacts['scenarios']>): MethodCase {
  const inputs = scenarios.flatMap(({ name, probability, value }) => [
    companyInput(`${name}Value`, value, null),
    companyInput(`${name}Probability`, probability, null, { unit: 'number' }),
  ]);
  return {
    formula: 'Sum of probability x value over the scenarios',
    ...gatherInputs(inputs),
    quality: OWN_DATA_QUALITY,
    sources: [],
    notes: [],
    evaluate: (values) =>
      toNumber(
        scenarios.reduce(
          (sum, { name }) =>
            sum.plus(exact(values[`${name}Value`] ?? 0).times(values[`${name}Probability`] ?? 0)),
          exact(0),
        ),
      ),
  };
}

/** Success is the plan, sideways the down case, failure is worth nothing and as likely as survival says. */
function derivedScenarios(values: Record<string, number>): number | null {
  const alive = clampExact(exact(values['annualSurvival'] ?? 1), 0, 1).pow(values['exitYears'] ?? 0);
  const divisor = exact(values['discountRatePct'] ?? 0)
    .div(100)
    .plus(1)
    .pow(values['exitYears'] ?? 0);
  const today = (revenue: number | undefined): string => {
    const value = exact(revenue ?? 0)
      .times(values['multiple'] ?? 0)
      .div(divisor)
      .minus(values['investment'] ?? 0);
    return value.isNegative() ? '0' : value.toString();
  };
  const success = alive.times(SUCCESS_SHARE);
  return firstChicago([
    { name: 'success', probability: success.toString(), value: today(values['exitRevenue']) },
    {
      name: 'sideways',
      probability: alive.minus(success).toString(),
      value: today(values['downExitRevenue']),
    },
    { name: 'failure', probability: ONE.minus(alive).toString(), value: 0 },
  ]).value;
}

export function firstChicagoCase(facts: ValuationFacts): MethodCase {
  if (facts.scenarios != null && facts.scenarios.length > 0) {
    const { notes } = firstChicago(facts.scenarios);
    const stated = statedScenariosCase(facts.scenarios);
    const broken = notes.map((note) => note.message);
    return broken.length === 0 ? stated : { ...stated, notes: broken, evaluate: () => null };
  }
  const multiple = revenueMultiple(facts);
  const { source: countryRisk } = facts.tables.countryRisk;
  const sources = tablesUsed(multiple.source, countryRisk, SURVIVAL_SOURCE, CAPM_SOURCE);
  const quality = Math.min(...sources.map((source) => sourceQuality(source, facts.asOf)));
  return {
    formula: 'Sum of probability x (exit revenue x multiple / (1 + cost of equity)^years - investment)',
    ...gatherInputs([
      companyInput('exitRevenue', positiveOrNull(facts.exitRevenue), null),
      companyInput('downExitRevenue', positiveOrNull(facts.downExitRevenue), null),
      companyInput('investment', positiveOrNull(facts.investment), null),
      yearsToExit(facts),
      multiple.input,
      discountRate(facts),
      tableInput('annualSurvival', ANNUAL_SURVIVAL[facts.stage]),
    ]),
    quality,
    sources,
    notes: ['Failure is as likely as the survival table says; a third of the rest is the plan.'],
    evaluate: derivedScenarios,
  };
}
