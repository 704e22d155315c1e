import type { Columns } from '#shared/domain/sheet/column.ts';
import type { ImportReport, RowOutcome } from '#shared/domain/sheet/report.ts';
import type { CellError } from '#shared/domain/sheet/sheet.ts';
import type { z } from 'zod';
import type { ImportAnswer } from '../contract/import.ts';

/** Faults of a form under the columns in which its fields stand; those that have an error already are left out. */
export function formErrors<Key extends string>(
  error: z.ZodError,
  columns: Readonly<Record<string, Key>>,
  found: readonly CellError<Key>[],
): CellError<Key>[] {
  return error.issues.flatMap(({ path, message }) => {
    const column = columns[String(path[0])];
    const isTold = column === undefined || found.some((each) => each.column === column);
    return isTold ? [] : [{ column, message }];
  });
}

/** The report of an import in the words of the call's own answer. */
export function importAnswer(
  report: ImportReport,
  columns: Columns,
  { preview, importId }: { preview: boolean; importId: number | null },
): ImportAnswer {
  const { rows, same, changed, refused } = report.summary;
  const isWritten = importId !== null;
  const outcomes: Record<RowOutcome, ImportAnswer['rows'][number]['outcome']> = {
    new: isWritten ? 'created' : 'ready',
    changed: 'known',
    same: 'known',
    refused: 'failed',
  };
  return {
    preview,
    importId,
    counts: {
      rows,
      ready: isWritten ? 0 : report.ready,
      created: isWritten ? report.ready : 0,
      known: same + changed,
      failed: refused,
    },
    unknownColumns: [...report.unknownColumns],
    rows: report.rows.map(({ line, outcome, title, errors }) => ({
      line,
      outcome: outcomes[outcome],
      summary: title,
      errors: errors.map(({ column, message }) => ({ path: columns[column]?.label ?? column, message })),
    })),
    report,
  };
}
