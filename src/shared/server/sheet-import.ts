import { invalid } from '#platform/http/errors.ts';
import { readCsvRows } from '#shared/domain/csv.ts';
import { type Columns, countKnownColumns } from '#shared/domain/sheet/column.ts';
import { readSheet, type Sheet, type SheetKind } from '#shared/domain/sheet/sheet.ts';

/** The sheet of an import call; what is no such sheet is refused at the field `csv`. */
export function sentSheet<C extends Columns>(
  kind: SheetKind<C>,
  { csv, columns }: { csv: string; columns?: Readonly<Record<string, number | null>> | undefined },
): Sheet<C> {
  const grid = readCsvRows(csv, (cells) => countKnownColumns(kind.columns, cells));
  const { sheet, problem } = readSheet(kind, grid, columns);
  if (sheet === null) throw invalid('csv', problem);
  return sheet;
}
