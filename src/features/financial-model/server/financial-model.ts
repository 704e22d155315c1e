import { findParameterTables } from '#features/benchmarks/server/parameter-tables.ts';
import { findCapTable } from '#features/cap-table/server/cap-table.ts';
import { versionedTool } from '#features/startups/server/versioned-tool.ts';
import { storedJson } from '#platform/postgres/stored-json.ts';
import type { Db } from '#shared/server/context.ts';
import { type StoredVersion, versionStore } from '#shared/server/versions.ts';
import { ModelResult } from '../contract/answer.ts';
import { Assumptions } from '../contract/request.ts';
import { modelFacts } from '../domain/model-facts.ts';
import { type ModelContext, modelForTeam } from '../domain/team-model.ts';
import { findRateBook } from '#features/currencies/server/rates.ts';
import { invalid } from '#platform/http/errors.ts';
import type { CurrencyCode } from '#shared/domain/currency.ts';
import { missingRateText, type RateBook, rateExplanation } from '#shared/domain/exchange-rate.ts';
import { ageText } from '#shared/domain/dated-source.ts';
import { sectorRevenueMultiple } from '#shared/domain/parameter-table.ts';
import { dayOf } from '#shared/domain/time.ts';
import type { BookCurrency } from '../domain/model-books.ts';
import { findModelledStartup } from './queries.ts';

const store = versionStore({
  table: 'financialModels',
  inputs: storedJson(Assumptions),
  result: storedJson(ModelResult),
  figures: (_inputs, result) => {
    const { cashPositive, criticalFlags, ...facts } = modelFacts(result);
    return { ...facts, isCashPositive: cashPositive, criticalFlagCount: criticalFlags };
  },
  listed: ['ltvCac', 'runwayMonths'],
});

/** The currency of the books at today's rate; null for dollars. */
function booksIn(book: RateBook, currency: CurrencyCode, today: string): BookCurrency | null {
  if (currency === 'USD') return null;
  const rate = book(currency, 'USD', today);
  if (rate === null) throw invalid('assumptions.currency', missingRateText(currency, 'USD', today));
  return { currency, dollarsPerUnit: rate.rate.toString(), rateText: rateExplanation(rate) };
}

/** What the profile and the last priced class of the cap table say. */
async function contextOf(
  db: Db,
  startupId: number,
  { now, currency }: { now: Date; currency: CurrencyCode },
): Promise<ModelContext> {
  const [startup, table, book, { sectorMultiples }] = await Promise.all([
    findModelledStartup(db, startupId),
    findCapTable(db, startupId),
    findRateBook(db),
    findParameterTables(db),
  ]);
  const monthly = startup?.monthlyRevenueUsdMinor ?? null;
  return {
    books: booksIn(book, currency, dayOf(now)),
    teamSize: startup?.teamSize ?? null,
    year: now.getUTCFullYear(),
    sectorMultiple: {
      value: sectorRevenueMultiple(sectorMultiples, startup?.sector ?? null),
      tableText: `${sectorMultiples.source.name}, ${ageText(sectorMultiples.source, dayOf(now))}`,
    },
    annualRevenue: monthly === null ? null : (monthly * 12) / 100,
    postMoney: table?.result.lastRound?.postMoney ?? null,
  };
}

export const financialModels = versionedTool({
  store,
  async calculate(db, { startupId, form, now }: { startupId: number; form: Assumptions; now: Date }) {
    return {
      inputs: form,
      result: modelForTeam(form, await contextOf(db, startupId, { now, currency: form.currency ?? 'USD' })),
    };
  },
});

/** A startup's latest financial model; null before the first. */
export const findModel = (
  db: Db,
  startupId: number,
): Promise<StoredVersion<Assumptions, ModelResult> | null> => store.latest(db, { startupId });
