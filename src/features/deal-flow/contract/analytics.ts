import { z } from 'zod';
import { ImportReport } from '#shared/contract/sheet-import.ts';
import { FUNNEL_STAGES } from '../domain/funnel.ts';
import { DEAL_PRIORITIES, DEAL_STAGES } from '../domain/stages.ts';

export const DealAnalytics = z.object({
  totalDeals: z.number(),
  inDueDiligence: z.number(),
  closedDeals: z.number(),
  /** Closed over total, a whole percent; 0 when there are no deals. */
  conversionRate: z.number(),
  staleDeals: z.number(),
  overdueActions: z.number(),
  funnel: z.array(
    z.object({
      stage: z.enum(FUNNEL_STAGES),
      label: z.string(),
      reached: z.number(),
      conversionPercent: z.number().nullable(),
      medianDays: z.number().nullable(),
      stays: z.number(),
    }),
  ),
  passReasons: z.array(z.object({ reason: z.string(), deals: z.number() })),
  definitions: z.array(z.object({ term: z.string(), text: z.string() })),
  asOf: z.iso.datetime(),
});
export type DealAnalytics = z.infer<typeof DealAnalytics>;

export const DealView = z.object({
  id: z.number(),
  name: z.string(),
  filters: z.object({
    stage: z.enum(DEAL_STAGES).nullable(),
    priority: z.enum(DEAL_PRIORITIES).nullable(),
    search: z.string().nullable(),
    tab: z.string().nullable(),
  }),
});
export type DealView = z.infer<typeof DealView>;

const importRow = z.object({
  /** The line of the file, the heading being 1. */
  line: z.number(),
  name: z.string(),
  stage: z.enum(DEAL_STAGES),
  priority: z.enum(DEAL_PRIORITIES),
  /** In words; null when the row is fine. */
  errors: z.array(z.object({ column: z.string(), message: z.string() })),
  /** The deal this row would repeat; such a row is left out. */
  duplicateOf: z.string().nullable(),
});

/** What an import would do: every row with its errors, and honest counts. */
export const ImportPreview = z.object({
  rows: z.array(importRow),
  unknownColumns: z.array(z.string()),
  ready: z.number(),
  withErrors: z.number(),
  duplicates: z.number(),
  report: ImportReport,
});
export type ImportPreview = z.infer<typeof ImportPreview>;

/** An import of one's own that still has deals in the pipeline; `changed` of them were moved or edited since. */
export const DealImport = z.object({
  id: z.number(),
  fileName: z.string().nullable(),
  at: z.iso.datetime(),
  deals: z.number(),
  changed: z.number(),
});
export type DealImport = z.infer<typeof DealImport>;

export const ImportResult = z.object({
  importId: z.number(),
  added: z.number(),
  withErrors: z.number(),
  duplicates: z.number(),
  report: ImportReport,
});
