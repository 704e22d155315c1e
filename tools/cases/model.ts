import type { FinancialAssumptions } from '../../src/features/financial-model/domain/assumptions.ts';
import { consistencyFlags } from '../../src/features/financial-model/domain/flags.ts';
import * as metrics from '../../src/features/financial-model/domain/metrics.ts';
import { generateFinancialModel } from '../../src/features/financial-model/domain/model.ts';
import type { Quantity } from '#shared/domain/exact.ts';
import { freshestTables, sectorRevenueMultiple } from '#shared/domain/parameter-table.ts';
import { shippedTables } from '../../src/features/benchmarks/server/parameter-tables.ts';

const { sectorMultiples } = freshestTables(
  shippedTables()
    .map(({ table }) => table)
    .toReversed(),
);

type Given = Record<string, Quantity>;
type Compute = (...values: Quantity[]) => metrics.Metric;

/** The case's name of a metric, the inputs it needs in order, and the function that answers it. */
const METRICS: [name: string, inputs: string[], compute: Compute][] = [
  ['ltv', ['arpaMonthly', 'grossMarginPct', 'monthlyChurnPct'], metrics.lifetimeValue],
  ['ltvCac', ['ltv', 'cac'], metrics.ltvToCac],
  ['cacPaybackMonths', ['cac', 'arpaMonthly', 'grossMarginPct'], metrics.cacPaybackMonths],
  ['annualChurnPct', ['monthlyChurnPct'], metrics.annualChurnPct],
  ['netBurn', ['monthlyCashOut', 'monthlyCashIn'], metrics.netBurn],
  ['runwayMonths', ['cash', 'netBurn'], metrics.runwayMonths],
  ['rule40', ['revenueGrowthPct', 'ebitdaMarginPct'], metrics.ruleOf40],
  [
    'magicNumber',
    ['quarterRevenue', 'priorQuarterRevenue', 'priorQuarterSalesMarketing'],
    metrics.magicNumberOfQuarter,
  ],
];

function evaluate(given: Given): Record<string, number | null> {
  const facts = new Map<string, Quantity | null>(Object.entries(given));
  const answer: Record<string, number | null> = {};
  for (const [name, inputs, compute] of METRICS) {
    const values = inputs.map((input) => facts.get(input));
    if (values.includes(undefined)) continue;
    const known = values.filter((value) => value != null);
    answer[name] = known.length === inputs.length ? compute(...known).value : null;
    facts.set(name, answer[name]);
  }
  const burn = facts.get('netBurn');
  if (burn != null && given['netNewArr'] !== undefined) {
    answer['burnMultiple'] = metrics.burnMultiple(Number(burn) * 12, given['netNewArr']).value;
  }
  const { startMrr, expansionMrr, contractionMrr, churnedMrr } = given;
  if (startMrr !== undefined) {
    const movement = { startMrr, expansionMrr: expansionMrr ?? 0, contractionMrr, churnedMrr };
    answer['nrrPct'] = metrics.netRevenueRetentionPct(movement).value;
    answer['grrPct'] = metrics.grossRevenueRetentionPct(movement).value;
  }
  return answer;
}

function flags(given: FinancialAssumptions & Record<string, Quantity | undefined>) {
  const sector = given['sector'];
  const runway = given['cash'] === undefined ? null : generateFinancialModel(given).metrics.runway;
  return consistencyFlags(given, {
    statedFinalRevenue: given['year5Revenue'],
    runwayMonths: given['runway'] ?? runway,
    burnMultiple: given['burnMultiple'],
    postMoney: given['postMoney'] ?? given['valuation'],
    annualRevenue: given['revenue'] ?? given['annualRevenue'] ?? given['startingRevenue'],
    sectorRevenueMultiple:
      given['sectorMultiple'] ??
      given['sectorEvRevenue'] ??
      (sector === undefined ? undefined : sectorRevenueMultiple(sectorMultiples, String(sector))),
  }).map(({ code, severity }) => ({ code, severity }));
}

export const ops: Record<string, (given: never) => unknown> = {
  'model.project': (given: FinancialAssumptions) => generateFinancialModel(given),
  'model.metrics': (given: Given) => evaluate(given),
  'model.flags': (given: FinancialAssumptions & Record<string, Quantity | undefined>) => ({
    flags: flags(given),
  }),
};
