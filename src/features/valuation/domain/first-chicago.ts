import { exact, sumExact, toNumber, type Note, type Quantity } from '#shared/domain/exact.ts';

/** One future of the company: its probability as a fraction and its pre-money value today in USD. */
export type Scenario = { name: string; probability: Quantity; value: Quantity };

/** First Chicago: values of the scenarios weighted by probabilities that sum to 1; null otherwise. */
export function firstChicago(scenarios: readonly Scenario[]): { value: number | null; notes: Note[] } {
  const total = sumExact(scenarios.map((scenario) => scenario.probability));
  const negative = scenarios.some((scenario) => exact(scenario.probability).isNegative());
  if (negative || total.minus(1).abs().greaterThan('1e-9')) {
    const message = 'The probabilities of the scenarios must be between 0 and 1 and sum to 1.';
    return { value: null, notes: [{ code: 'PROBABILITIES_NOT_ONE', message }] };
  }
  const value = sumExact(scenarios.map((scenario) => exact(scenario.probability).times(scenario.value)));
  return { value: toNumber(value), notes: [] };
}
