// The rule and a worked example: docs/rules/growth-lenses.md
import { type CurrencyCode } from './currency.ts';
import { type Exact, exact, ratio, toNumber } from './exact.ts';
import { atRate, convertMoney, type RateBook } from './exchange-rate.ts';
import { capitalized } from './text.ts';
import type { Money } from './money.ts';

type Dated = Money & { readonly day: string };

/**
 * Growth of books kept in one currency and read in another, as fractions (0.5 = 50 %): `local` is also the growth at the
 * opening rate, `reported` that in the other currency, `currency` what the rate alone did; (1 + reported) = (1 + local)
 * (1 + currency). Money is in minor units of the other currency: `operating` + `effect` = `change`, to the unit.
 */
export type GrowthLenses = {
  readonly from: CurrencyCode;
  readonly to: CurrencyCode;
  readonly local: number;
  readonly reported: number;
  readonly currency: number;
  readonly interaction: number;
  readonly openingMinor: number;
  readonly closingMinor: number;
  readonly operatingMinor: number;
  readonly effectMinor: number;
  readonly changeMinor: number;
};

/** What a sentence about growth needs. */
export type Lenses = Pick<GrowthLenses, 'from' | 'to' | 'local' | 'reported' | 'currency'>;

/** The change of an amount in another currency, taken apart: what happened in its own, and what the rate did. */
export type Change = Pick<
  GrowthLenses,
  'openingMinor' | 'closingMinor' | 'operatingMinor' | 'effectMinor' | 'changeMinor'
>;

/** Null where a rate is not known, or the two amounts are in different currencies. */
export function changeIn(to: CurrencyCode, opening: Dated, closing: Dated, book: RateBook): Change | null {
  if (opening.currency !== closing.currency) return null;
  const [first, last] = [
    convertMoney(opening, to, opening.day, book),
    convertMoney(closing, to, closing.day, book),
  ];
  const atOpening = convertMoney(closing, to, opening.day, book);
  if (first === null || last === null || atOpening === null) return null;
  const changeMinor = last.amountMinor - first.amountMinor;
  const operatingMinor = atOpening.amountMinor - first.amountMinor;
  return {
    openingMinor: first.amountMinor,
    closingMinor: last.amountMinor,
    operatingMinor,
    effectMinor: changeMinor - operatingMinor,
    changeMinor,
  };
}

const lessOne = (value: Exact | null): number | null => toNumber(value === null ? null : value.minus(1));

/** The lenses of a growth; null from nothing, across currencies, or without rates. */
export function growthLenses(
  to: CurrencyCode,
  opening: Dated,
  closing: Dated,
  book: RateBook,
): GrowthLenses | null {
  const change = changeIn(to, opening, closing, book);
  const [was, is] = [book(opening.currency, to, opening.day), book(opening.currency, to, closing.day)];
  if (change === null || was === null || is === null || opening.amountMinor <= 0) return null;
  const own = exact(closing.amountMinor).div(opening.amountMinor);
  const rate = ratio(exact(atRate(1, is)), exact(atRate(1, was)));
  const [local, currency] = [lessOne(own), lessOne(rate)];
  const reported = rate === null ? null : lessOne(own.times(rate));
  if (local === null || currency === null || reported === null) return null;
  const interaction = toNumber(exact(reported).minus(local).minus(currency)) ?? 0;
  return { from: opening.currency, to, local, reported, currency, interaction, ...change };
}

const percent = (fraction: number): string =>
  `${Math.abs(fraction * 100).toFixed(Math.abs(fraction) < 0.1 ? 1 : 0)}%`;
const moved = (fraction: number): string =>
  Math.abs(fraction) < 0.0005 ? 'flat' : `${fraction > 0 ? 'up' : 'down'} ${percent(fraction)}`;

/** "Up 60% in NGN; NGN lost 20% against USD, so it is up 28% in USD." */
export function lensSentence({ from, to, local, reported, currency }: Lenses): string {
  const own = moved(local);
  const rate =
    Math.abs(currency) < 0.0005
      ? `${from} stood still against ${to}`
      : `${from} ${currency > 0 ? 'gained' : 'lost'} ${percent(currency)} against ${to}`;
  return `${capitalized(own)} in ${from}; ${rate}, so it is ${moved(reported)} in ${to}.`;
}
