import { z } from 'zod';
import { optionalLine } from './fields.ts';

/** The longest sheet an import call takes, in characters, and the room a call of it needs in bytes. */
export const LONGEST_SHEET = 900_000;
export const SHEET_BODY_BYTES = 4 * 1024 * 1024;
const MOST_COLUMNS = 1000;

/**
 * What every import of a sheet is sent: the sheet as CSV, and where its columns stand (counted from 0, null for one to be
 * left out) when they are not to be recognised by their headings.
 */
export const sheetFields = {
  csv: z
    .string({ error: 'Please choose a file' })
    .min(1, { error: 'This file is empty' })
    .max(LONGEST_SHEET, { error: 'This file is too large: at most 900,000 characters. Split it.' }),
  fileName: optionalLine({ max: 200 }),
  columns: z
    .record(z.string().max(60), z.int().min(0).max(MOST_COLUMNS).nullable(), {
      error: 'Must name columns by their place in the file, counted from 0',
    })
    .optional(),
};

/** What an import would do, row by row: the first 500, those that need the person's eye first; all are counted. */
export const ImportReport = z.object({
  summary: z.object({
    rows: z.number(),
    new: z.number(),
    changed: z.number(),
    same: z.number(),
    refused: z.number(),
  }),
  ready: z.number(),
  columns: z.record(z.string(), z.number().nullable()),
  unknownColumns: z.array(z.string()).readonly(),
  notes: z.array(z.string()).readonly(),
  rows: z
    .array(
      z.object({
        line: z.number(),
        outcome: z.enum(['new', 'changed', 'same', 'refused']),
        title: z.string(),
        detail: z.string(),
        errors: z.array(z.object({ column: z.string(), message: z.string() })).readonly(),
      }),
    )
    .readonly(),
});
