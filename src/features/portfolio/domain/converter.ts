import type { CurrencyCode } from '#shared/domain/currency.ts';
import { toMajor } from '#shared/domain/money.ts';
import type { ExchangeRate, RateBook } from '#shared/domain/exchange-rate.ts';
import { exact, ZERO, type Exact } from '#shared/domain/exact.ts';

/** A rate that would be needed and is not there. */
export type MissingRate = { readonly currency: CurrencyCode; readonly date: string };

/** Turns amounts into one currency at the rate of their day, and tells which rates it took and which it missed. */
export type Converter = {
  /** Zero where the rate is missing: look at `missing` before anything is believed. */
  readonly rate: (currency: CurrencyCode, date: string) => Exact;
  /** Minor units to an exact decimal of major units. */
  readonly amount: (amountMinor: number, currency: CurrencyCode, date: string) => string;
  readonly missing: readonly MissingRate[];
  readonly used: readonly ExchangeRate[];
};

export function converterInto(book: RateBook, to: CurrencyCode): Converter {
  const missing: MissingRate[] = [];
  const used: ExchangeRate[] = [];
  const rate = (currency: CurrencyCode, date: string): Exact => {
    const found = book(currency, to, date);
    if (found === null) missing.push({ currency, date });
    else used.push(...found.entries);
    return found?.rate ?? ZERO;
  };
  return {
    rate,
    amount: (amountMinor, currency, date) =>
      exact(toMajor(amountMinor, currency)).times(rate(currency, date)).toString(),
    missing,
    used,
  };
}
