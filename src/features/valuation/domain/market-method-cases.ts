import { comparables, median } from './comparables.ts';
import {
  companyInput,
  gatherInputs,
  inputValues,
  tableInput,
  type MethodCase,
  type MethodInput,
} from './method-inputs.ts';
import { exact, toNumber, type Quantity } from '#shared/domain/exact.ts';
import { DEFAULT_DLOM_PCT, DLOM_SOURCE, HURDLE_RATE_PCT, HURDLE_RATES_SOURCE } from './parameters.ts';
import type { Source } from '#shared/domain/dated-source.ts';
import { sectorRevenueMultiple } from '#shared/domain/parameter-table.ts';
import { OWN_DATA_QUALITY, sourceQuality } from './source.ts';
import type { ValuationFacts } from './valuation-facts.ts';
import { ventureCapitalMethod } from './venture-capital-method.ts';

/** Years to the exit when no projection says otherwise. */
const DEFAULT_EXIT_YEARS = 5;

/** EV/revenue of stated peers, else of the sector; with the quality of where it comes from. */
export function revenueMultiple(facts: ValuationFacts): {
  input: MethodInput;
  source: Source | null;
  quality: number;
} {
  const peers = facts.peerMultiples ?? [];
  const stated = toNumber(median(peers));
  if (stated !== null)
    return { input: tableInput('multiple', stated), source: null, quality: OWN_DATA_QUALITY };
  const { sectorMultiples } = facts.tables;
  const multiple = sectorRevenueMultiple(sectorMultiples, facts.sector);
  const { source } = sectorMultiples;
  return { input: tableInput('multiple', multiple), source, quality: sourceQuality(source, facts.asOf) };
}

export const tablesUsed = (...sources: (Source | null)[]): Source[] =>
  sources.filter((source): source is Source => source !== null);

export const yearsToExit = (facts: ValuationFacts): MethodInput | string =>
  companyInput('exitYears', facts.exitYears, DEFAULT_EXIT_YEARS, { unit: 'number' });

/** An amount that must be above zero to be of use. */
export const positiveOrNull = (value: Quantity | null | undefined): Quantity | null =>
  value != null && Number(value) > 0 ? value : null;

/** A round that takes more of the company than this leaves too little for those who come later. */
const MOST_SOLD_PCT = 30;

function askWarning(ownershipPct: number | null): string[] {
  if (ownershipPct === null || ownershipPct <= MOST_SOLD_PCT) return [];
  const taken = exact(ownershipPct).toDecimalPlaces(1).toString();
  return [
    `At this value the investment takes ${taken}% of the company. More than ${MOST_SOLD_PCT}% leaves too little for later rounds: ask for less, or show a larger exit.`,
  ];
}

export function ventureCapitalCase(facts: ValuationFacts): MethodCase {
  const multiple = revenueMultiple(facts);
  const inputs = gatherInputs([
    companyInput('exitRevenue', positiveOrNull(facts.exitRevenue), null),
    companyInput('investment', positiveOrNull(facts.investment), null),
    yearsToExit(facts),
    companyInput('retention', facts.retention, 1, { unit: 'number' }),
    multiple.input,
    tableInput('hurdleRatePct', HURDLE_RATE_PCT[facts.stage], { unit: 'percent' }),
  ]);
  const value = (values: Record<string, number>) =>
    ventureCapitalMethod({
      exitMetric: values['exitRevenue'] ?? 0,
      multiple: values['multiple'] ?? 0,
      years: values['exitYears'] ?? 0,
      investment: values['investment'] ?? 0,
      rate: toNumber(exact(values['hurdleRatePct'] ?? 0).div(100)) ?? 0,
      retention: values['retention'] ?? 1,
    });
  return {
    formula: 'Exit revenue x multiple x retention / (1 + hurdle rate)^years - investment',
    ...inputs,
    quality: Math.min(multiple.quality, sourceQuality(HURDLE_RATES_SOURCE, facts.asOf)),
    sources: tablesUsed(multiple.source, HURDLE_RATES_SOURCE),
    notes: [
      ...(facts.retention == null ? ['No later dilution is assumed.'] : []),
      ...askWarning(
        inputs.missing.length === 0 ? value(inputValues(inputs.inputs)).requiredOwnershipPct : null,
      ),
    ],
    evaluate: (values) => value(values).preMoney,
  };
}

export function comparablesCase(facts: ValuationFacts): MethodCase {
  const multiple = revenueMultiple(facts);
  const growthKnown = facts.growthPct != null && facts.peerGrowthPct != null;
  const growth = growthKnown
    ? [
        companyInput('growthPct', facts.growthPct, null, { unit: 'percent' }),
        tableInput('peerGrowthPct', Number(facts.peerGrowthPct), { unit: 'percent' }),
      ]
    : [];
  return {
    formula: 'Revenue x median multiple x growth adjustment x (1 - discount for lack of marketability)',
    ...gatherInputs([
      companyInput('annualRevenue', positiveOrNull(facts.annualRevenue), null),
      ...growth,
      multiple.input,
      tableInput('dlomPct', DEFAULT_DLOM_PCT, { unit: 'percent' }),
    ]),
    quality: Math.min(multiple.quality, sourceQuality(DLOM_SOURCE, facts.asOf)),
    sources: tablesUsed(multiple.source, DLOM_SOURCE),
    notes: growthKnown ? [] : ['Growth is not compared with peers: it is not known for both.'],
    evaluate: (values) =>
      comparables({
        revenue: values['annualRevenue'] ?? 0,
        multiples: [values['multiple'] ?? 0],
        dlomPct: values['dlomPct'],
        growth: values['growthPct'],
        peerGrowth: values['peerGrowthPct'],
      }).value,
  };
}
