import { versionedTool } from '#features/startups/server/versioned-tool.ts';
import { findRateBook } from '#features/currencies/server/rates.ts';
import { invalid } from '#platform/http/errors.ts';
import { storedJson } from '#platform/postgres/stored-json.ts';
import { COMPANY_STAGES } from '#shared/domain/catalogue/stages.ts';
import { missingRateText, rateExplanation } from '#shared/domain/exchange-rate.ts';
import { dayOf } from '#shared/domain/time.ts';
import type { Db } from '#shared/server/context.ts';
import { type StoredVersion, versionStore } from '#shared/server/versions.ts';
import { CapTableResult } from '../contract/answer.ts';
import { CapTableForm } from '../contract/request.ts';
import { buildCapTable, withVestedOn } from '../domain/cap-table.ts';
import { founderStake } from '../domain/founder-stake.ts';
import { valueOf } from '../domain/refusal.ts';
import { type DollarRate, foreignCurrencies, inDollars } from '../domain/stated-convertible.ts';
import { findStage } from './queries.ts';

const store = versionStore({
  table: 'capTables',
  inputs: storedJson(CapTableForm),
  // The first format did not tell the last round.
  result: storedJson(CapTableResult, [(old) => ({ lastRound: null, ...old })]),
  figures: ({ shares, convertibles = [] }, { totalShares, shareholders, rates }) => ({
    totalShares,
    shareholderCount: shareholders.length,
    ...founderStake({ entries: shares, convertibles: valueOf(inDollars(convertibles, rates)) }),
  }),
  listed: ['totalShares', 'shareholderCount'],
});

async function stageText(db: Db, startupId: number): Promise<string | undefined> {
  const stageId = await findStage(db, startupId);
  return COMPANY_STAGES.find(({ id }) => id === stageId)?.label;
}

/** What the currencies of a table's SAFEs and notes are in dollars on its day. */
async function dollarRates(db: Db, { convertibles = [] }: CapTableForm, asOf: string): Promise<DollarRate[]> {
  const currencies = foreignCurrencies(convertibles);
  if (currencies.length === 0) return [];
  const book = await findRateBook(db);
  return currencies.map((currency) => {
    const rate = book(currency, 'USD', asOf);
    if (rate === null) {
      const index = convertibles.findIndex((each) => each.currency === currency);
      throw invalid(`convertibles.${index}.currency`, missingRateText(currency, 'USD', asOf));
    }
    // Short enough that amount and cap keep their proportion to the last digit.
    const dollarsPerUnit = rate.rate.toSignificantDigits(12).toFixed();
    return { currency, dollarsPerUnit, text: rateExplanation(rate) };
  });
}

export const capTables = versionedTool({
  store,
  async calculate(db, { startupId, form, now }: { startupId: number; form: CapTableForm; now: Date }) {
    const asOf = form.asOf ?? dayOf(now);
    const inputs: CapTableForm = { ...form, asOf };
    const rates = await dollarRates(db, form, asOf);
    const built = buildCapTable({ ...inputs, rates, stage: await stageText(db, startupId) });
    if (!built.ok) throw invalid(built.path, built.message);
    return { inputs, result: built.value };
  },
  /** The latest table is of today: what vests by a schedule moves on. */
  refresh: (result, now) => withVestedOn(result, dayOf(now)),
});

/** A startup's latest cap table; null before the first. */
export const findCapTable = (
  db: Db,
  startupId: number,
): Promise<StoredVersion<CapTableForm, CapTableResult> | null> => store.latest(db, { startupId });
