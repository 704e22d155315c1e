import { z } from 'zod';
import { line } from '#shared/contract/fields.ts';
import { flag } from '#shared/contract/page.ts';
import { ImportReport, sheetFields } from '#shared/contract/sheet-import.ts';

/** A CSV file as text. With `preview=true` nothing is kept. */
export const ImportForm = z.strictObject({
  ...sheetFields,
  fileName: line('Name the file', { max: 200 }),
});
export const ImportQuery = z.strictObject({ preview: flag().default(false) });

/** One row and what happens with it; `line` counts from 1, the heading. */
export const ImportRow = z.object({
  line: z.number(),
  outcome: z.enum(['ready', 'created', 'known', 'failed']),
  summary: z.string(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })),
});

/** `known` rows are in the portfolio already and are left alone; the first 500 rows are listed, all are counted. */
export const ImportAnswer = z.object({
  preview: z.boolean(),
  importId: z.number().nullable(),
  counts: z.object({
    rows: z.number(),
    ready: z.number(),
    created: z.number(),
    known: z.number(),
    failed: z.number(),
  }),
  unknownColumns: z.array(z.string()),
  rows: z.array(ImportRow),
  report: ImportReport,
});
export type ImportAnswer = z.infer<typeof ImportAnswer>;

export const ImportBatch = z.object({
  id: z.number(),
  kind: z.enum(['records', 'fx_rates']),
  fileName: z.string(),
  rowCount: z.number(),
  undone: z.boolean(),
  createdAt: z.string(),
});
export type ImportBatch = z.infer<typeof ImportBatch>;
