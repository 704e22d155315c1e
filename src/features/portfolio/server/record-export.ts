import { capitalized } from '#shared/domain/text.ts';
import { countryLabel, countryOf } from '#shared/domain/catalogue/countries.ts';
import { sectorIdOf, sectorLabel } from '#shared/domain/catalogue/sectors.ts';
import { type RoundTypeId, roundTypeLabel } from '#shared/domain/catalogue/stages.ts';
import { writeCsv } from '#shared/domain/csv.ts';
import { toMajor } from '#shared/domain/money.ts';
import type { Db } from '#platform/postgres/db.ts';
import type { Member } from '#shared/server/context.ts';
import { RECORD_SHEET, type RecordColumn } from '../domain/import-sheet.ts';
import { ANTI_DILUTION } from '../domain/ledger.ts';
import { findInvestments, findScope, type InvestmentRow } from './queries.ts';
import { findCompaniesByIds, type OutsideCompanyRow } from './queries-companies.ts';
import { type EventRow, findEvents } from './queries-events.ts';
import { recordKey } from './record-row.ts';

const blank = (value: number | string | null): string => (value === null ? '' : String(value));
const answer = (value: boolean): string => (value ? 'Yes' : 'No');

type Cells = Partial<Record<RecordColumn, string>>;
type Outside = ReadonlyMap<number, OutsideCompanyRow>;

/** Of a company outside the directory also what another portfolio needs to keep it. */
function companyCells(startupId: number, outside: Outside): Cells {
  const row = outside.get(startupId);
  const country = countryOf(row?.country ?? '');
  const sector = sectorIdOf(row?.sectorId ?? '');
  return {
    startupId: String(startupId),
    country: country === null ? '' : countryLabel(country),
    sector: sector === null ? '' : sectorLabel(sector),
  };
}

function dealCells(row: InvestmentRow): Cells {
  return {
    type: 'Investment',
    startup: row.startupName,
    date: row.dealDate,
    amount: String(toMajor(row.amountMinor, row.currency)),
    currency: row.currency,
    roundType: roundTypeLabel(row.roundType as RoundTypeId),
    equityPercentage: blank(row.equityPercentage),
    valuation: blank(row.valuationMinor && toMajor(row.valuationMinor, row.currency)),
    leadInvestor: answer(row.leadInvestor),
    boardSeat: answer(row.boardSeat),
    liquidationPreference: String(row.liquidationPreference),
    antiDilutionRights: ANTI_DILUTION.find(({ id }) => id === row.antiDilutionRights)?.label ?? '',
    notes: row.notes ?? '',
  };
}

function eventCells(row: EventRow, startup: string): Cells {
  const amount = row.amountMinor === null ? '' : String(toMajor(row.amountMinor, row.currency));
  return {
    type: capitalized(row.kind),
    startup,
    date: row.date,
    currency: row.currency,
    ...(row.kind === 'round' ? { valuation: amount } : { amount }),
    raised: blank(row.raisedMinor && toMajor(row.raisedMinor, row.currency)),
    soldPercentage: blank(row.soldPercentage),
    runwayMonths: blank(row.runwayMonths),
    reason: row.reason ?? '',
    evidence: row.evidence ?? '',
  };
}

/** Numbers records that are alike, the first left blank. */
function numbering(): (key: string) => string {
  const seen = new Map<string, number>();
  return (key) => {
    const number = (seen.get(key) ?? 0) + 1;
    seen.set(key, number);
    return number === 1 ? '' : String(number);
  };
}

/** All records as CSV, in the columns the import reads. */
export async function exportRecords(db: Db, actor: Member): Promise<string> {
  const scope = await findScope(db, actor.id);
  const [investments, events] = [await findInvestments(db, scope), await findEvents(db, scope)];
  const names = new Map(investments.map((row) => [row.startupId, row.startupName]));
  const companies = await findCompaniesByIds(db, [...names.keys()]);
  const outside = new Map(companies.map((row) => [row.id, row]));
  const columns = Object.keys(RECORD_SHEET.columns) as RecordColumn[];
  const numberOf = numbering();
  const rows = [
    ...investments.toReversed().map((row) => ({
      ...dealCells(row),
      ...companyCells(row.startupId, outside),
      number: numberOf(recordKey({ type: 'investment', values: row })),
    })),
    ...events.flatMap((row) => {
      const startup = names.get(row.startupId);
      if (startup === undefined) return [];
      const number = numberOf(recordKey({ type: 'event', values: row }));
      return [{ ...eventCells(row, startup), ...companyCells(row.startupId, outside), number }];
    }),
  ];
  const headings = columns.map((id) => RECORD_SHEET.columns[id].label);
  return writeCsv([headings, ...rows.map((row) => columns.map((id) => row[id] ?? ''))]);
}
