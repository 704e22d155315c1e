import { type RoundTypeId, roundTypeLabel } from '#shared/domain/catalogue/stages.ts';
import { writeCsv } from '#shared/domain/csv.ts';
import { toMajor } from '#shared/domain/money.ts';
import type { Db } from '#platform/postgres/db.ts';
import type { Member } from '#shared/server/context.ts';
import { RECORD_SHEET, type RecordColumn } from '../domain/import-sheet.ts';
import { ANTI_DILUTION } from '../domain/ledger.ts';
import { findInvestments, findScope, type InvestmentRow } from './queries.ts';
import { type EventRow, findEvents } from './queries-events.ts';

const blank = (value: number | string | null): string => (value === null ? '' : String(value));
const answer = (value: boolean): string => (value ? 'Yes' : 'No');

function dealCells(row: InvestmentRow): Partial<Record<RecordColumn, string>> {
  return {
    type: 'Investment',
    startup: row.startupName,
    startupId: String(row.startupId),
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

function eventCells(row: EventRow, startup: string): Partial<Record<RecordColumn, string>> {
  const amount = row.amountMinor === null ? '' : String(toMajor(row.amountMinor, row.currency));
  return {
    type: row.kind.charAt(0).toUpperCase() + row.kind.slice(1),
    startup,
    startupId: String(row.startupId),
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

/** All records as CSV, in the columns the import reads. */
export async function exportRecords(db: Db, actor: Member): Promise<string> {
  const scope = await findScope(db, actor.id);
  const [investments, events] = [await findInvestments(db, scope), await findEvents(db, scope)];
  const names = new Map(investments.map((row) => [row.startupId, row.startupName]));
  const columns = Object.keys(RECORD_SHEET.columns) as RecordColumn[];
  const rows = [
    ...investments.toReversed().map(dealCells),
    ...events.flatMap((row) => {
      const startup = names.get(row.startupId);
      return startup === undefined ? [] : [eventCells(row, startup)];
    }),
  ];
  const headings = columns.map((id) => RECORD_SHEET.columns[id].label);
  return writeCsv([headings, ...rows.map((row) => columns.map((id) => row[id] ?? ''))]);
}
