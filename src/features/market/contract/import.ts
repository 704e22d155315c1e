import { z } from 'zod';
import { line, optionalLink, toggleField } from '#shared/contract/fields.ts';
import { ImportReport, sheetFields } from '#shared/contract/sheet-import.ts';
import { countryTerm } from './definition.ts';

/** Where companies of rows without a country have their headquarters. */
const country = countryTerm.nullish();

export const RoundPreviewForm = z.strictObject({ ...sheetFields, country });
export type RoundPreviewForm = z.input<typeof RoundPreviewForm>;

export const RoundImportForm = z.strictObject({
  ...sheetFields,
  country,
  source: line('Please name the source'),
  licence: line('Please name the licence'),
  sourceUrl: optionalLink(),
  /** True takes the good rows and leaves the refused ones out; otherwise one refused row refuses all. */
  leaveOutRefused: toggleField().default(false),
});
export type RoundImportForm = z.input<typeof RoundImportForm>;

/** What an import would do: `ready` new rows, `known` already there, `refused` with their reasons (the first 200). */
export const RoundPreview = z.object({
  rows: z.number(),
  ready: z.number(),
  known: z.number(),
  refused: z.number(),
  problems: z.array(z.object({ line: z.number(), column: z.string(), message: z.string() })),
  unread: z.array(z.string()),
  otherSectors: z.array(z.string()),
  sample: z.array(
    z.object({
      company: z.string(),
      sector: z.string(),
      round: z.string(),
      kind: z.string(),
      date: z.string(),
      amount: z.string().nullable(),
      country: z.string().nullable(),
    }),
  ),
  report: ImportReport,
});
export type RoundPreview = z.infer<typeof RoundPreview>;

/** An import as it is on record; undone ones keep their line. */
export const RoundImport = z.object({
  id: z.number(),
  source: z.string(),
  licence: z.string(),
  sourceUrl: z.string().nullable(),
  imported: z.number(),
  known: z.number(),
  refused: z.number(),
  importedBy: z.string(),
  importedAt: z.iso.datetime(),
  undoneBy: z.string().nullable(),
  undoneAt: z.iso.datetime().nullable(),
});
export type RoundImport = z.infer<typeof RoundImport>;

/** The import that was made, with what became of each row. */
export const RoundImportDone = RoundImport.extend({ importId: z.number(), report: ImportReport });

/** The import that was taken back, with how many rounds went with it. */
export const RoundImportUndone = RoundImport.extend({ removed: z.number() });
