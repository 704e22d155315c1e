// The rule and a worked example: docs/rules/books-in-any-currency.md
import type { CurrencyCode } from '#shared/domain/currency.ts';
import { exact, ONE, toNumber, ZERO, type Exact, type Quantity } from '#shared/domain/exact.ts';
import { lensSentence } from '#shared/domain/growth-lenses.ts';
import type { FinancialModel } from './model.ts';

/** What a model is kept in, and what one unit of it is in dollars today; `rateText` says why. */
export type BookCurrency = {
  readonly currency: CurrencyCode;
  readonly dollarsPerUnit: Quantity;
  readonly rateText: string;
};

type DollarYear = {
  year: number;
  revenueUsd: number | null;
  cashFlowUsd: number | null;
  /** The same at today's rate. */
  steadyRevenueUsd: number | null;
  steadyCashFlowUsd: number | null;
};

/**
 * A model in another currency beside its dollars: each year at the rate of its middle, falling by the stated devaluation.
 * Runway in months, with the devaluation and without; `growthText` tells the first year's growth in both currencies.
 */
export type ModelBooks = {
  currency: CurrencyCode;
  dollarsPerUnit: number;
  rateText: string;
  devaluationPct: number;
  dollarCostsPct: number;
  cashUsd: number | null;
  years: DollarYear[];
  runwayMonths: number | null;
  steadyRunwayMonths: number | null;
  growthText: string | null;
};

/** A percentage as a fraction from -1 to below 1; nothing stated is 0. */
export const devaluationFraction = (percent: Quantity | null | undefined): Exact =>
  exact(percent ?? 0).div(100);

/** What a unit of the currency is worth in the middle of a projected year, 1 being today. */
export const worthInYear = (devaluation: Exact, index: number): Exact =>
  ONE.minus(devaluation).pow(exact(index).plus('0.5'));

type Told = { devaluationPct?: Quantity | null; dollarCostsPct?: Quantity | null };

/** `steady` is the same model without the devaluation. */
export function booksOf(
  model: FinancialModel,
  steady: FinancialModel,
  { books, told }: { books: BookCurrency; told: Told },
): ModelBooks {
  const perUnit = exact(books.dollarsPerUnit);
  const devaluation = devaluationFraction(told.devaluationPct);
  const inDollars = (value: number | null, worth: Exact) =>
    value === null ? null : toNumber(perUnit.times(worth).times(value));
  const cash = model.assumptions.find(({ field }) => field === 'cash')?.value ?? null;
  const local = model.projections[0]?.growthPct ?? null;
  const fall = devaluation.negated();
  return {
    currency: books.currency,
    dollarsPerUnit: toNumber(perUnit) ?? 0,
    rateText: books.rateText,
    devaluationPct: toNumber(devaluation.times(100)) ?? 0,
    dollarCostsPct: toNumber(exact(told.dollarCostsPct ?? ZERO)) ?? 0,
    cashUsd: inDollars(cash, ONE),
    years: model.projections.map(({ year, revenue, cashFlow }, index) => {
      const steadyYear = steady.projections[index];
      const worth = worthInYear(devaluation, index);
      return {
        year,
        revenueUsd: inDollars(revenue, worth),
        cashFlowUsd: inDollars(cashFlow, worth),
        steadyRevenueUsd: inDollars(steadyYear?.revenue ?? null, ONE),
        steadyCashFlowUsd: inDollars(steadyYear?.cashFlow ?? null, ONE),
      };
    }),
    runwayMonths: model.metrics.runway,
    steadyRunwayMonths: steady.metrics.runway,
    growthText:
      local === null
        ? null
        : lensSentence({
            from: books.currency,
            to: 'USD',
            local: local / 100,
            currency: toNumber(fall) ?? 0,
            reported: toNumber(ONE.plus(fall).times(exact(local).div(100).plus(1)).minus(1)) ?? 0,
          }),
  };
}
