import { type CellReader, dayCell, digitsCell, textCell } from '#shared/domain/sheet/cell.ts';
import { type Column, column } from '#shared/domain/sheet/column.ts';
import { type ImportReport, type ReportRow, reportOf } from '#shared/domain/sheet/report.ts';
import {
  type CellError,
  type ParsedSheet,
  readSheet,
  type Sheet,
  type SheetRow,
} from '#shared/domain/sheet/sheet.ts';
import { readCsvRows } from '#shared/domain/csv.ts';
import { countKnownColumns } from '#shared/domain/sheet/column.ts';
import { CONVERTIBLE_HEADINGS, readConvertibles, type ReadConvertibles } from './convertible-sheet.ts';
import { type DraftRow, EMPTY_DRAFT, readDrafts } from './draft.ts';
import { DRAFT_COLUMNS, DRAFT_FIELDS, type DraftField, draftLabel } from './draft-column.ts';
import { MAX_ENTRIES } from './entry.ts';
import { PROBLEMS } from './input-problem.ts';

const TEXTS = new Set<DraftField>([
  'shareholderName',
  'shareholderType',
  'shareClass',
  'schedule',
  'allocation',
  'steps',
  'trigger',
  'antiDilution',
  'participation',
  'classType',
]);
const NEEDED = new Set<DraftField>(['shareholderName', 'shares']);

function readerOf(field: DraftField): CellReader<string> {
  if (TEXTS.has(field)) return textCell(120);
  if (field === 'vestingStart' || field === 'expiresOn' || field === 'leftOn') return dayCell(PROBLEMS.day);
  if (field === 'shares') return digitsCell(PROBLEMS.shares);
  return digitsCell(PROBLEMS.notNegative, 'x');
}

type TableColumns = Readonly<Record<DraftField, Column<string>>>;

// Every field of a row has a column.
const TABLE_COLUMNS = Object.fromEntries(
  DRAFT_COLUMNS.map(([field, label, aliases]) => [
    field,
    column(label, readerOf(field), { aliases, isNeeded: NEEDED.has(field) }),
  ]),
) as TableColumns;

/** A cap table's file, as the export writes and the import reads it. */
export const TABLE_SHEET = {
  columns: TABLE_COLUMNS,
  ignored: ['Percentage', ...CONVERTIBLE_HEADINGS],
  mostRows: MAX_ENTRIES,
};

/** A file's holdings, its SAFEs and notes, and the rows of those that could not be read. */
export function readTableCsv(
  csv: string,
  columns?: Readonly<Record<string, number | null>>,
): ParsedSheet<TableColumns> & Omit<ReadConvertibles, 'grid'> {
  const all = readCsvRows(csv, (cells) => countKnownColumns(TABLE_COLUMNS, cells));
  const { grid, convertibles, problems } = readConvertibles(all);
  return { ...readSheet(TABLE_SHEET, grid, columns), convertibles, problems };
}

/** The row of the editor a row of a file becomes; a cell that could not be read stays as it is. */
function draftOfRow({ values, cells }: SheetRow<TableColumns>): DraftRow {
  const row: Record<DraftField, string> = { ...EMPTY_DRAFT, shareholderType: 'other', shareClass: 'Common' };
  for (const field of DRAFT_FIELDS) {
    const text = values[field] ?? cells[field];
    if (text !== '') row[field] = text;
  }
  return row;
}

export type ImportedHolding = ReportRow<DraftField> & { readonly draft: DraftRow };
export type TableImport = { readonly rows: readonly ImportedHolding[]; readonly report: ImportReport };

const contentOf = (draft: DraftRow): string => JSON.stringify(readDrafts([draft]).entries);
const holdingKey = ({ shareholderName, shareClass }: DraftRow): string =>
  `${shareholderName.trim().toLowerCase()}|${shareClass.trim().toLowerCase()}`;

/** Takes the first row of that key out of those that are left. */
function takeFirst(left: Map<string, DraftRow[]>, key: string): DraftRow | undefined {
  return left.get(key)?.shift();
}

/**
 * What the rows of a file would change in the editor, whose rows they replace: a holding with the same content is there
 * already, one of the same holder and class is changed. `ready` is 0 where nothing would change; `hasMore` says that the
 * file brings something besides its rows.
 */
export function compareTable(
  sheet: Sheet<TableColumns>,
  editor: readonly DraftRow[],
  { hasMore = false, notes = [] }: { hasMore?: boolean; notes?: readonly string[] } = {},
): TableImport {
  const read = sheet.rows.map((row) => {
    const draft = draftOfRow(row);
    const told = readDrafts([draft]).errors.flatMap(({ field, message }): CellError<DraftField>[] =>
      row.errors.some(({ column }) => column === field) ? [] : [{ column: field, message }],
    );
    return { line: row.line, draft, errors: [...row.errors, ...told] };
  });
  const byContent = Map.groupBy(editor, contentOf);
  const found = read.map(({ draft, errors }) =>
    errors.length > 0 ? undefined : takeFirst(byContent, contentOf(draft)),
  );
  const byName = Map.groupBy([...byContent.values()].flat(), holdingKey);
  const rows = read.map(({ line, draft, errors }, index): ImportedHolding => {
    const told = { line, draft, errors, title: draft.shareholderName || 'No name' };
    if (errors.length > 0) return { ...told, outcome: 'refused', detail: '' };
    const detail = `${draft.shareClass}, ${draft.shares} shares`;
    if (found[index] !== undefined) return { ...told, outcome: 'same', detail };
    const held = takeFirst(byName, holdingKey(draft));
    if (held === undefined) return { ...told, outcome: 'new', detail };
    const differs = DRAFT_FIELDS.filter((field) => draft[field].trim() !== held[field].trim());
    return {
      ...told,
      outcome: 'changed',
      detail: `${detail}; the editor differs in ${differs.map(draftLabel).join(', ')}`,
    };
  });
  const gone = [...byName.values()].flat().length;
  const good = rows.filter(({ outcome }) => outcome !== 'refused');
  const isChanging = hasMore || gone > 0 || good.some(({ outcome }) => outcome !== 'same');
  const leaving =
    gone === 0
      ? []
      : [
          `${gone === 1 ? '1 row of the editor is' : `${gone} rows of the editor are`} not in this file and would go.`,
        ];
  const report = reportOf(sheet, rows, {
    ready: isChanging ? good.length : 0,
    notes: [...leaving, ...notes],
  });
  return { rows, report };
}
