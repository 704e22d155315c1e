import { capitalized } from '#shared/domain/text.ts';
import type { MethodInput } from './method-inputs.ts';
import type { MethodName } from './parameters.ts';
import { ageText, type Source } from '#shared/domain/dated-source.ts';

const usd = (value: number): string =>
  value.toLocaleString('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

const METHOD_LABELS: Record<MethodName, string> = {
  berkus: 'Berkus',
  scorecard: 'Scorecard',
  riskFactorSummation: 'Risk factor summation',
  ventureCapitalMethod: 'Venture capital method',
  comparables: 'Comparables',
  discountedCashFlow: 'Discounted cash flow',
  firstChicago: 'First Chicago',
};

/** `averagePreMoney` → `Average pre money`. */
function inWords(name: string): string {
  const words = name.replaceAll(/([A-Z]|\d+)/g, ' $1').toLowerCase();
  return capitalized(words);
}

function shown({ name, value, unit }: MethodInput): string {
  const label = inWords(name).replace(/ pct$/, '').toLowerCase();
  if (unit === 'usd') return `${label} ${usd(value)}`;
  const number = value.toLocaleString('en-US', { maximumFractionDigits: 2 });
  return `${label} ${number}${unit === 'percent' ? '%' : ''}`;
}

/** One line for a weighted method: value, weight, the inputs that moved it most, the tables it used. */
export function weightedLine(method: {
  name: MethodName;
  value: number;
  weight: number;
  drivers: readonly MethodInput[];
  sources: readonly Source[];
  asOf: string;
}): string {
  const weight = (method.weight * 100).toLocaleString('en-US', { maximumFractionDigits: 0 });
  const moved = method.drivers.map(shown).join(' and ');
  const tables =
    method.sources.length === 0
      ? 'own figures only'
      : method.sources.map((source) => `${source.name} (${ageText(source, method.asOf)})`).join('; ');
  const driven = moved === '' ? '' : ` Moved most by ${moved}.`;
  return `${METHOD_LABELS[method.name]}: ${usd(method.value)}, weight ${weight}%.${driven} Tables: ${tables}.`;
}

/** One line for a method that could not be weighted when none could. */
export function missingLine(name: MethodName, missing: readonly string[], otherwise: string): string {
  const lacks = missing.map((input) => inWords(input).toLowerCase()).join(', ');
  return `${METHOD_LABELS[name]}: ${lacks === '' ? otherwise : `needs ${lacks}`}.`;
}
