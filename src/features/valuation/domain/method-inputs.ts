import { exact, toNumber, type Quantity } from '#shared/domain/exact.ts';
import type { Source } from '#shared/domain/dated-source.ts';

/**
 * One input of a method. `company` inputs are the startup's own and count for completeness; the others come from
 * tables. `neutral` is the value that moves nothing (factor 1, score 0).
 */
export type MethodInput = {
  name: string;
  value: number;
  unit: 'usd' | 'percent' | 'number';
  origin: 'stated' | 'default' | 'table';
  company: boolean;
  neutral?: number;
};

/** A method made ready for one startup: its inputs, what is missing, the tables, and how to compute it. */
export type MethodCase = {
  formula: string;
  inputs: MethodInput[];
  /** Names of company inputs without which nothing can be computed. */
  missing: string[];
  /** Share of the company inputs that were supplied. */
  completeness: number;
  quality: number;
  sources: Source[];
  notes: string[];
  /** Pre-money USD from the inputs by name. */
  evaluate: (values: Record<string, number>) => number | null;
};

type InputOptions = { unit?: MethodInput['unit']; neutral?: number };

/** A figure of the startup: as stated, or the given default; without either it is missing. */
export function companyInput(
  name: string,
  stated: Quantity | null | undefined,
  otherwise: number | null,
  options: InputOptions = {},
): MethodInput | string {
  const value = stated == null ? otherwise : toNumber(exact(stated));
  if (value === null) return name;
  const origin = stated == null ? 'default' : 'stated';
  return { name, value, unit: options.unit ?? 'usd', origin, company: true, neutral: options.neutral };
}

export function tableInput(name: string, value: number, options: InputOptions = {}): MethodInput {
  const { unit = 'number', neutral } = options;
  return { name, value, unit, origin: 'table', company: false, neutral };
}

/** Gather inputs; the names among them are what is missing. */
export function gatherInputs(
  candidates: (MethodInput | string)[],
): Pick<MethodCase, 'inputs' | 'missing' | 'completeness'> {
  const inputs = candidates.filter((candidate) => typeof candidate !== 'string');
  const missing = candidates.filter((candidate) => typeof candidate === 'string');
  const company = inputs.filter((input) => input.company);
  const stated = company.filter((input) => input.origin === 'stated').length;
  const wanted = company.length + missing.length;
  return { inputs, missing, completeness: wanted === 0 ? 0 : stated / wanted };
}

export function inputValues(inputs: readonly MethodInput[]): Record<string, number> {
  return Object.fromEntries(inputs.map((input) => [input.name, input.value]));
}

/**
 * The two inputs that move the value most: a score is set back to its neutral value, anything else is varied by
 * 10 % both ways. Of equal moves the earlier input counts.
 */
export function topDrivers({ inputs, evaluate }: MethodCase): MethodInput[] {
  const values = inputValues(inputs);
  const at = (name: string, value: number): number => evaluate({ ...values, [name]: value }) ?? 0;
  const moves = inputs.map((input) => {
    const { name, value, neutral } = input;
    const move =
      neutral === undefined
        ? at(name, value * 1.1) - at(name, value * 0.9)
        : at(name, value) - at(name, neutral);
    return { input, move: Math.abs(move) };
  });
  return moves
    .filter(({ move }) => move > 0)
    .toSorted((a, b) => b.move - a.move)
    .slice(0, 2)
    .map(({ input }) => input);
}
