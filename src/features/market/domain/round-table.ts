import Papa from 'papaparse';
import {
  readRoundRow,
  ROUND_COLUMNS,
  type RoundCells,
  type RoundColumn,
  type RoundDraft,
  roundKey,
  type RowContext,
} from './round-row.ts';

/** A row that cannot be taken, by its line in the file, heading included. */
export type RefusedRow = { readonly line: number; readonly column: string; readonly message: string };

export type RoundTable = {
  readonly drafts: readonly RoundDraft[];
  readonly refused: readonly RefusedRow[];
  /** Headings nobody reads. */
  readonly unread: readonly string[];
  /** Sectors that are not in the catalogue: counted in totals, in no sector. */
  readonly otherSectors: readonly string[];
};
export type TableReading =
  | { readonly ok: true; readonly table: RoundTable }
  | { readonly ok: false; readonly message: string };

const MOST_ROWS = 5000;
const NEEDED: readonly RoundColumn[] = ['company', 'sector', 'date'];
const COLUMNS = Object.entries(ROUND_COLUMNS) as [RoundColumn, readonly string[]][];

const plain = (heading: string) => heading.toLowerCase().replaceAll(/[^a-z]/g, '');

function columnOf(heading: string): RoundColumn | null {
  const name = plain(heading);
  return COLUMNS.find(([column, others]) => plain(column) === name || others.includes(name))?.[0] ?? null;
}

function cellsOf(columns: readonly (RoundColumn | null)[], row: readonly string[]): RoundCells {
  return Object.fromEntries(
    columns.flatMap((column, index) => (column === null ? [] : [[column, row[index] ?? '']])),
  );
}

function readRows(columns: readonly (RoundColumn | null)[], rows: readonly string[][], context: RowContext) {
  const drafts: RoundDraft[] = [];
  const refused: RefusedRow[] = [];
  const seen = new Map<string, number>();
  for (const [index, row] of rows.entries()) {
    const line = index + 2;
    const reading = readRoundRow(cellsOf(columns, row), context);
    if (!reading.ok) {
      refused.push({ line, ...reading.problem });
      continue;
    }
    const key = roundKey(reading.draft);
    const former = seen.get(key);
    seen.set(key, former ?? line);
    if (former === undefined) drafts.push(reading.draft);
    else refused.push({ line, column: 'company', message: `is the same round as in line ${former}` });
  }
  return { drafts, refused };
}

/** Reads a table of rounds in CSV. The first row names the columns; company, sector and date are needed. */
export function readRoundTable(csv: string, context: RowContext): TableReading {
  const { data } = Papa.parse<string[]>(csv.replace(/^\uFEFF/, ''), { skipEmptyLines: 'greedy' });
  const [headings = [], ...rows] = data;
  const columns = headings.map(columnOf);
  const missing = NEEDED.filter((column) => !columns.includes(column));
  if (missing.length > 0) return { ok: false, message: `The first row has no column ${missing.join(', ')}.` };
  if (rows.length === 0) return { ok: false, message: 'There is no row below the headings.' };
  if (rows.length > MOST_ROWS)
    return {
      ok: false,
      message: `At most ${MOST_ROWS.toLocaleString('en-US')} rows at once; this has ${rows.length.toLocaleString('en-US')}.`,
    };
  const { drafts, refused } = readRows(columns, rows, context);
  const others = drafts.filter(({ sectorId }) => sectorId === null).map(({ sectorText }) => sectorText);
  return {
    ok: true,
    table: {
      drafts,
      refused,
      unread: headings.filter((_, index) => columns[index] === null),
      otherSectors: [...new Set(others)],
    },
  };
}
