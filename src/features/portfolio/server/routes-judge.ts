import type { z } from 'zod';
import type { ImportAnswer } from '../contract/import.ts';

export const MOST_ROWS = 2_000;
const MOST_LISTED = 500;

/** A row of a file with what was understood of it; `value` is null when it cannot be kept. */
export type JudgedRow<Value> = {
  readonly line: number;
  readonly summary: string;
  readonly value: Value | null;
  readonly isKnown?: boolean;
  readonly errors: readonly { path: string; message: string }[];
};

/** Faults of a row by the heading of its column. */
export function issuesOf(error: z.ZodError, columns: Readonly<Record<string, string>>) {
  return error.issues.map(({ path, message }) => {
    const [field] = path;
    return { path: columns[String(field)] ?? String(field ?? 'Row'), message };
  });
}

function outcomeOf(row: JudgedRow<unknown>, isKept: boolean): ImportAnswer['rows'][number]['outcome'] {
  if (row.value === null) return 'failed';
  if (row.isKnown === true) return 'known';
  return isKept ? 'created' : 'ready';
}

export function countRows(rows: readonly JudgedRow<unknown>[], isKept: boolean): ImportAnswer['counts'] {
  const count = (outcome: string) => rows.filter((row) => outcomeOf(row, isKept) === outcome).length;
  return {
    rows: rows.length,
    ready: count('ready'),
    created: count('created'),
    known: count('known'),
    failed: count('failed'),
  };
}

/** The first rows as they are told, those that failed before the others. */
export function listed(rows: readonly JudgedRow<unknown>[], isKept: boolean): ImportAnswer['rows'] {
  const failedFirst = rows.toSorted((a, b) => Number(a.value !== null) - Number(b.value !== null));
  return failedFirst.slice(0, MOST_LISTED).map((row) => ({
    line: row.line,
    outcome: outcomeOf(row, isKept),
    summary: row.summary,
    errors: [...row.errors],
  }));
}
