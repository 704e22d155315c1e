import { findCapTable } from '#features/cap-table/server/cap-table.ts';
import { findCapTableFacts } from '#features/cap-table/server/queries.ts';
import { findRateBook } from '#features/currencies/server/rates.ts';
import { findModel } from '#features/financial-model/server/financial-model.ts';
import { currencyOf } from '#shared/domain/currency.ts';
import { convertMoney, type RateBook } from '#shared/domain/exchange-rate.ts';
import { type Money, toMajor } from '#shared/domain/money.ts';
import { nearestMinor } from '#shared/domain/nearest-minor.ts';
import { dayOf } from '#shared/domain/time.ts';
import type { Db } from '#shared/server/context.ts';
import { agreedAsk } from './agreed-ask.ts';
import { findStatedFigures } from './queries.ts';

type StatedRow = Awaited<ReturnType<typeof findStatedFigures>>[number];
type Series = StatedRow['series'];
/** `valueUsd` at the rate of its day; null for counts and percentages, and where no rate is known. */
type SeriesFigure = Series[number] & { readonly valueUsd: number | null };

/** What a startup's profile, funding tracker and traction series state; the series oldest first. */
export type StatedFigures = {
  readonly name: string;
  readonly teamSize: number;
  /** The round's target, else what the profile says is raised. */
  readonly raising: Money | null;
  readonly raisingUsdMinor: number | null;
  readonly round: StatedRow['round'];
  readonly series: readonly SeriesFigure[];
  /** The latest of the series, as the directory shows them. */
  readonly usersCount: number | null;
  readonly monthlyRevenueUsdMinor: number | null;
};

const inDollars = (series: Series, book: RateBook): SeriesFigure[] =>
  series.map((figure) => {
    const code = figure.currency === null ? null : currencyOf(figure.currency);
    if (code === null) return { ...figure, valueUsd: null };
    const money = { amountMinor: nearestMinor(figure.value, code), currency: code };
    const dollars = convertMoney(money, 'USD', figure.date, book);
    return { ...figure, valueUsd: dollars === null ? null : toMajor(dollars.amountMinor, 'USD') };
  });

/** What startups state in public on the day `asOf`, by their ids; ids that are not there are left out. */
export async function loadStatedFigures(
  db: Db,
  startupIds: readonly number[],
  asOf: string,
): Promise<Map<number, StatedFigures>> {
  const [rows, book] = await Promise.all([findStatedFigures(db, startupIds), findRateBook(db)]);
  return new Map(
    rows.map(({ id, raisingMinor, raisingCurrency, series, round, ...row }) => {
      const raising = agreedAsk({
        targetMinor: round?.targetMinor ?? null,
        roundCurrency: round?.currency ?? null,
        raisingMinor,
        raisingCurrency,
      });
      const figures: StatedFigures = {
        ...row,
        round,
        raising,
        raisingUsdMinor: raising && (convertMoney(raising, 'USD', asOf, book)?.amountMinor ?? null),
        series: inDollars(series, book),
      };
      return [id, figures] as const;
    }),
  );
}

/** What the latest model and cap table say, in dollars as they count; each null before the first. */
export type ToolFigures = {
  readonly model: {
    readonly version: number;
    /** The day it was generated. */
    readonly asOf: string;
    readonly cashUsd: number | null;
    readonly monthlyBurnUsd: number | null;
    /** Of the year before the first that is projected; null where the model assumed it. */
    readonly annualRevenueUsd: number | null;
    readonly revenueYear: number;
    readonly runwayMonths: number | null;
    readonly acquisitionCostUsd: number;
    readonly lifetimeValueUsd: number;
    readonly churn: { readonly percent: number; readonly period: 'monthly' | 'annual' };
  } | null;
  readonly capTable: {
    readonly version: number;
    readonly asOf: string;
    readonly foundersPercent: number | null;
    readonly postMoneyUsd: number | null;
    readonly holders: readonly { readonly name: string; readonly percent: number }[];
  } | null;
};

/** Every holder once, with all that they hold. */
function holdersOf(rows: readonly { shareholderName: string; percentage: number }[]) {
  const byName = Map.groupBy(rows, ({ shareholderName }) => shareholderName);
  return [...byName].map(([name, own]) => ({
    name,
    percent: own.reduce((sum, { percentage }) => sum + percentage, 0),
  }));
}

/** The team's own tools, for the team and for what is computed on its behalf. */
export async function loadToolFigures(db: Db, startupId: number): Promise<ToolFigures> {
  const [model, table, stake] = await Promise.all([
    findModel(db, startupId),
    findCapTable(db, startupId),
    findCapTableFacts(db, startupId),
  ]);
  const perUnit = model?.result.books?.dollarsPerUnit ?? 1;
  const dollars = (amount: number | null | undefined) => (amount == null ? null : amount * perUnit);
  return {
    model: model && {
      version: model.version,
      asOf: dayOf(model.createdAt),
      cashUsd: dollars(model.inputs.cash),
      monthlyBurnUsd: dollars(model.result.metrics.burnRate),
      annualRevenueUsd: dollars(model.inputs.startingRevenue),
      revenueYear: (model.inputs.startYear ?? new Date(model.createdAt).getUTCFullYear() + 1) - 1,
      runwayMonths: model.result.metrics.runway,
      acquisitionCostUsd: model.inputs.customerAcquisitionCost * perUnit,
      lifetimeValueUsd: model.inputs.lifetimeValue * perUnit,
      churn: { percent: model.inputs.churnRate, period: model.inputs.churnPeriod ?? 'monthly' },
    },
    capTable: table && {
      version: table.version,
      asOf: table.result.asOf ?? dayOf(table.createdAt),
      foundersPercent: stake?.founderPercent ?? null,
      postMoneyUsd: table.result.round?.postMoney ?? null,
      holders: holdersOf(table.result.shareholders),
    },
  };
}
