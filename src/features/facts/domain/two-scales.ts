import type { Fact } from './fact.ts';
import { halfPlace } from './gap.ts';

const SCALES = [1e3, 1e6, 1e9];
const CLOSE_RATIO = 0.02;

/** How many times one amount or count is the other, where their digits are the same: 1000, a million or a billion; null else. */
function timesInScale(one: number, other: number): number | null {
  if (one === 0 || other === 0 || Math.sign(one) !== Math.sign(other)) return null;
  const ratio = Math.max(one / other, other / one);
  return SCALES.find((scale) => Math.abs(ratio / scale - 1) <= CLOSE_RATIO) ?? null;
}

/** What two figures are, as far as it tells whether they are of two scales; `value` is the other's in the currency of what is believed. */
type Sides = { readonly believed: Fact; readonly against: Fact; readonly value: number };

/** Whether the digits of two figures are the same and their scales are not: `871 bn` and `871.4 million`. */
export const isOfTwoScales = ({ believed, value }: Sides): boolean =>
  (believed.unit === 'money' || believed.unit === 'count') && timesInScale(believed.value, value) !== null;

/** Whether the words of a figure, or what heads its table, tell in which scale it is written: an amount in full may be one whose scale was not read. */
export const isToldScale = (fact: Fact): boolean => halfPlace(fact) > 0;

/** How many times one side of a difference is the other where one of them is in a wrong unit; null where it is another difference. */
export function timesInUnit(believed: Fact, against: Fact): number | null {
  const isOfUnits =
    believed.unit === 'money' &&
    against.currency === believed.currency &&
    isToldScale(believed) &&
    isToldScale(against);
  return isOfUnits ? timesInScale(believed.value, against.value) : null;
}
