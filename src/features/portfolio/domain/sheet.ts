/** Cells of one row by column; what the file lacks is empty. */
export type SheetRow<Column extends string> = {
  readonly line: number;
  readonly cells: Record<Column, string>;
};

/** A sheet read by its heading: known columns in any order and spelling, the others named. */
export type Sheet<Column extends string> = {
  readonly rows: readonly SheetRow<Column>[];
  readonly missing: readonly string[];
  readonly unknown: readonly string[];
};

const keyOf = (heading: string): string => heading.toLowerCase().replaceAll(/[^a-z%]/g, '');

/**
 * Rows of a CSV grid under `columns` (id to heading). `needed` are those without which nothing can be read.
 */
export function readSheet<Column extends string>(
  grid: readonly (readonly string[])[],
  columns: Readonly<Record<Column, string>>,
  needed: readonly NoInfer<Column>[],
): Sheet<Column> {
  const [headings = [], ...body] = grid;
  const ids = Object.keys(columns) as Column[];
  const at = headings.map((heading) => ids.find((id) => keyOf(columns[id]) === keyOf(heading)) ?? null);
  const empty = Object.fromEntries(ids.map((id) => [id, ''])) as Record<Column, string>;
  const rows = body.map((cells, index) => {
    const own = at.flatMap((id, place) => (id === null ? [] : [[id, (cells[place] ?? '').trim()]]));
    return { line: index + 2, cells: { ...empty, ...Object.fromEntries(own) } };
  });
  return {
    rows: rows.filter(({ cells }) => Object.values(cells).some((cell) => cell !== '')),
    missing: needed.filter((id) => !at.includes(id)).map((id) => columns[id]),
    unknown: headings.filter((heading, place) => at[place] === null && heading.trim() !== ''),
  };
}

/** A number as spreadsheets write it, `1,250,000.50` or `12%`; the text itself where it is none, for the form to refuse. */
export function numberCell(cell: string): number | string | undefined {
  if (cell === '') return undefined;
  const plain = cell.replaceAll(/[,\s\u00a0]|%$/g, '');
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : cell;
}

/** Yes, true, 1 or x; else no. Anything unknown is left for the form to refuse. */
export function truthCell(cell: string): boolean | string {
  const word = cell.toLowerCase();
  if (['', 'no', 'false', '0', 'n'].includes(word)) return false;
  return ['yes', 'true', '1', 'y', 'x'].includes(word) ? true : cell;
}

/** The columns of the records' file, as the export writes and the import reads them. */
export const RECORD_COLUMNS = {
  type: 'Type',
  startup: 'Startup',
  startupId: 'Startup ID',
  date: 'Date',
  amount: 'Amount',
  currency: 'Currency',
  roundType: 'Round type',
  equityPercentage: 'Equity %',
  valuation: 'Valuation',
  leadInvestor: 'Lead investor',
  boardSeat: 'Board seat',
  liquidationPreference: 'Liquidation preference',
  antiDilutionRights: 'Anti-dilution rights',
  soldPercentage: 'Sold %',
  raised: 'Raised',
  runwayMonths: 'Runway months',
  reason: 'Reason',
  evidence: 'Evidence',
  notes: 'Notes',
} as const;
export type RecordColumn = keyof typeof RECORD_COLUMNS;

export const RATE_COLUMNS = {
  date: 'Date',
  base: 'Base',
  quote: 'Quote',
  rate: 'Rate',
  source: 'Source',
} as const;
export type RateColumn = keyof typeof RATE_COLUMNS;
