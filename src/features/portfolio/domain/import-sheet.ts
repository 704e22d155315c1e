import { currencyCell, dayCell, numberCell, termCell, textCell, yesCell } from '#shared/domain/sheet/cell.ts';
import { countryOf } from '#shared/domain/catalogue/countries.ts';
import { sectorIdOf } from '#shared/domain/catalogue/sectors.ts';
import { column } from '#shared/domain/sheet/column.ts';
import type { SheetRow } from '#shared/domain/sheet/sheet.ts';
import { EVENT_KINDS, type EventKind } from './ledger.ts';

const MOST_ROWS = 2000;
const DAY_MESSAGE = 'Must be a day that exists, from 1900-01-01 on';
const LONGEST_AMOUNT = 60;

export type RecordType = 'investment' | EventKind;
const RECORD_TYPES: readonly RecordType[] = ['investment', ...EVENT_KINDS];

const plain = (text: string) => text.toLowerCase().replaceAll(/[^a-z]/g, '');
const recordTypeOf = (text: string): RecordType | null =>
  RECORD_TYPES.find((type) => plain(type) === plain(text)) ?? null;

/** The columns of the records' file, as the export writes and the import reads them. */
const RECORD_COLUMNS = {
  type: column('Type', termCell(recordTypeOf, 'Unknown type'), { aliases: ['Kind', 'Record'] }),
  startup: column('Startup', textCell(200), { aliases: ['Company', 'Portfolio company', 'Name'] }),
  startupId: column('Startup ID', textCell(20)),
  date: column('Date', dayCell(DAY_MESSAGE), { aliases: ['Deal date', 'Day'], isNeeded: true }),
  amount: column('Amount', textCell(LONGEST_AMOUNT), {
    aliases: ['Investment amount', 'Invested', 'Proceeds', 'Value'],
    isNeeded: true,
  }),
  currency: column('Currency', currencyCell()),
  roundType: column('Round type', textCell(100), { aliases: ['Round', 'Stage'] }),
  equityPercentage: column('Equity %', numberCell('Equity must be from 0 to 100 percent', '%'), {
    aliases: ['Ownership %', 'Equity percentage'],
  }),
  valuation: column('Valuation', textCell(LONGEST_AMOUNT), {
    aliases: ['Post-money', 'Post-money valuation'],
  }),
  leadInvestor: column('Lead investor', yesCell(), { aliases: ['Lead'] }),
  boardSeat: column('Board seat', yesCell(), { aliases: ['Board'] }),
  liquidationPreference: column(
    'Liquidation preference',
    numberCell('Liquidation preference must be from 0 to 100', 'x'),
  ),
  antiDilutionRights: column('Anti-dilution rights', textCell(100), { aliases: ['Anti-dilution'] }),
  soldPercentage: column('Sold %', numberCell('Must be above 0 and at most 100 percent', '%'), {
    aliases: ['Sold percentage'],
  }),
  raised: column('Raised', textCell(LONGEST_AMOUNT), { aliases: ['Amount raised'] }),
  runwayMonths: column('Runway months', numberCell('Runway must be from 0 to 240 months'), {
    aliases: ['Runway'],
  }),
  reason: column('Reason', textCell(500)),
  evidence: column('Evidence', textCell(500)),
  notes: column('Notes', textCell(5000, { multiline: true })),
  country: column('Country', termCell(countryOf, 'Not a country we know')),
  sector: column('Sector', termCell(sectorIdOf, 'Not a sector we know'), { aliases: ['Industry'] }),
  // Of several records alike in company, type, day and amount: which one this is.
  number: column('Number', numberCell('Must be a whole number')),
};
export type RecordColumn = keyof typeof RECORD_COLUMNS;
export type RecordRow = SheetRow<typeof RECORD_COLUMNS>;
export const RECORD_SHEET = { columns: RECORD_COLUMNS, mostRows: MOST_ROWS };

const RATE_COLUMNS = {
  date: column('Date', dayCell(DAY_MESSAGE), { aliases: ['Day'], isNeeded: true }),
  base: column('Base', currencyCell(), { aliases: ['From', 'Base currency'], isNeeded: true }),
  quote: column('Quote', currencyCell(), { aliases: ['To', 'Quote currency'], isNeeded: true }),
  rate: column('Rate', numberCell('Rate must be a number above 0'), {
    aliases: ['Exchange rate'],
    isNeeded: true,
  }),
  source: column('Source', textCell(200)),
};
export type RateColumn = keyof typeof RATE_COLUMNS;
export type RateSheetRow = SheetRow<typeof RATE_COLUMNS>;
export const RATE_SHEET = { columns: RATE_COLUMNS, mostRows: MOST_ROWS };
