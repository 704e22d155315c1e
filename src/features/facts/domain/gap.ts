// The rule and a worked example: docs/rules/facts.md
import type { Fact } from './fact.ts';

/** An amount of one currency in another at the end of a period; null where no rate is known. */
export type Convert = (value: number, from: string, to: string, period: string | null) => number | null;

const CLOSE = 0.02;
const CLOSE_POINTS = 1;
/** A month's churn is of a few points: one of them is most of it. */
const CLOSE_MONTHLY_CHURN = 0.5;
/** Months that money lasts are said in round numbers, at the pace of a month or of a quarter. */
const CLOSE_MONTHS = 2;
const CLOSE_RUNWAY = 0.2;

/** How far a fact is from another. */
export type Gap = {
  readonly fraction: number;
  readonly agrees: boolean;
  /** The other's value in the unit of what is believed. */
  readonly value: number;
  readonly converted: number | null;
  /** Whether one is the other rounded as it is written. */
  readonly isRounded: boolean;
};

const ROUNDED = 0.1;
/** Half of the last place a figure is written in: 0.05 million of `K1.4 million`; 0 where its words are not known. */
export function halfPlace({ value, quote }: Fact): number {
  const [digits] = /\d[\d.,' ]*/.exec(quote?.text ?? '') ?? [];
  const [, decimals = ''] = /[.,](\d{1,2})$/.exec(digits?.trim() ?? '') ?? [];
  const written = Number((digits ?? '').replaceAll(/[^\d]/g, '')) / 10 ** decimals.length;
  if (!(written > 0)) return 0;
  const scale = Math.abs(value) / written;
  return scale < 1000 ? 0 : (scale * 10 ** -decimals.length) / 2;
}

/** Whether one of two amounts is the other rounded as it is written: `K1.4 million` and K 1,356,000. */
function isRounded(believed: Fact, other: Fact, value: number): boolean {
  if (other.unit !== 'money' || other.currency !== believed.currency) return false;
  const difference = Math.abs(value - believed.value);
  const place = Math.max(halfPlace(believed), halfPlace(other));
  return difference <= Math.min(place, ROUNDED * Math.abs(believed.value)) + 1e-9;
}

const closePoints = ({ metric, rate }: Fact): number =>
  metric === 'churn' && rate === 'monthly' ? CLOSE_MONTHLY_CHURN : CLOSE_POINTS;

/** How far a fact is from another; null where they cannot be compared. */
export function gapBetween(believed: Fact, other: Fact, convert: Convert): Gap | null {
  if (believed.unit !== other.unit) return null;
  // Nothing is nothing in every currency.
  const isForeign =
    other.unit === 'money' &&
    other.currency !== believed.currency &&
    believed.value !== 0 &&
    other.value !== 0;
  if (isForeign && (other.currency === null || believed.currency === null)) return null;
  const value =
    isForeign && other.currency !== null && believed.currency !== null
      ? convert(other.value, other.currency, believed.currency, other.period)
      : other.value;
  if (value === null) return null;
  const difference = Math.abs(value - believed.value);
  const fraction = believed.value === 0 ? (difference === 0 ? 0 : 1) : difference / Math.abs(believed.value);
  const rounded = isRounded(believed, other, value);
  const agrees =
    other.unit === 'percent'
      ? difference <= closePoints(other) + 1e-9
      : other.unit === 'months'
        ? difference <= CLOSE_MONTHS || fraction <= CLOSE_RUNWAY
        : fraction <= CLOSE + 1e-9 || rounded;
  return { fraction, agrees, value, converted: isForeign ? value : null, isRounded: rounded };
}
