import { z } from 'zod';
import { Done } from '#shared/contract/done.ts';
import { endpoints } from '#shared/contract/endpoint.ts';
import { idParam } from '#shared/contract/fields.ts';
import { SHEET_BODY_BYTES } from '#shared/contract/sheet-import.ts';
import { DealAnalytics, DealImport, DealView, ImportPreview, ImportResult } from './contract/analytics.ts';
import { Deal, DealChanges, DealEvent, DealNote, DealsChanged } from './contract/deal.ts';
import {
  DealChangesQuery,
  DealFilters,
  DealForm,
  dealId,
  DealQuery,
  DealsChange,
  DealsUndo,
  DealUpdate,
  ImportForm,
  NoteForm,
  NoteUpdate,
  UndoForm,
  ViewForm,
} from './contract/input.ts';

const one = z.strictObject({ id: dealId });
const note = z.strictObject({ id: dealId, noteId: dealId });

/** The pipeline: one's own deals and those shared with one's firm. */
export const dealEndpoints = endpoints({
  'GET /api/portfolio/deal-flow': {
    summary: 'Deals of a stage and priority, those that moved last first; 1,000 unless asked for up to 5,000',
    access: 'member',
    query: DealQuery,
    response: z.array(Deal),
    list: true,
  },
  'GET /api/portfolio/deal-flow/changes': {
    summary: 'What changed in the pipeline since a moment, a minute of overlap included',
    access: 'member',
    query: DealChangesQuery,
    response: DealChanges,
  },
  'POST /api/portfolio/deal-flow': {
    summary: 'Adds a deal; a company that is there already answers 409 with `current.candidates`',
    access: 'member',
    body: DealForm,
    response: Deal,
    created: true,
  },
  'PUT /api/portfolio/deal-flow': {
    summary: 'Changes several deals alike, all or none; answers those it changed and those it removed',
    access: 'member',
    body: DealsChange,
    response: DealsChanged,
  },
  'POST /api/portfolio/deal-flow/undo': {
    summary: 'Undoes the last move or removal of several deals, all or none',
    access: 'member',
    body: DealsUndo,
    response: z.array(Deal),
  },
  'PUT /api/portfolio/deal-flow/{id}': {
    summary: 'Moves or changes a deal; a stale version answers 409 with the newer state',
    access: 'member',
    params: one,
    body: DealUpdate,
    response: Deal,
  },
  'DELETE /api/portfolio/deal-flow/{id}': {
    summary: 'Takes a deal out of the pipeline; undo brings it back',
    access: 'member',
    params: one,
    response: z.object({ ok: z.literal(true), version: z.number() }),
  },
  'POST /api/portfolio/deal-flow/{id}/undo': {
    summary: 'Takes the last move or the removal back',
    access: 'member',
    params: one,
    body: UndoForm,
    response: Deal,
  },
  'GET /api/portfolio/deal-flow/{id}/events': {
    summary: 'What happened to a deal, the latest 200 first',
    access: 'member',
    params: one,
    response: z.array(DealEvent),
    list: true,
  },
});

/** Notes on a deal: private to their author, or for all who see the deal. */
export const dealNoteEndpoints = endpoints({
  'GET /api/portfolio/deal-flow/{id}/notes': {
    summary: 'Notes the reader may see, newest first',
    access: 'member',
    params: one,
    response: z.array(DealNote),
    list: true,
  },
  'POST /api/portfolio/deal-flow/{id}/notes': {
    summary: 'Adds a note',
    access: 'member',
    params: one,
    body: NoteForm,
    response: DealNote,
    created: true,
  },
  'PUT /api/portfolio/deal-flow/{id}/notes/{noteId}': {
    summary: 'Changes one’s own note; a stale version answers 409 with the newer state',
    access: 'member',
    params: note,
    body: NoteUpdate,
    response: DealNote,
  },
  'DELETE /api/portfolio/deal-flow/{id}/notes/{noteId}': {
    summary: 'Deletes one’s own note',
    access: 'member',
    params: note,
    response: Done,
  },
});

/** Looking at the pipeline as a whole. */
export const dealReportEndpoints = endpoints({
  'GET /api/portfolio/deal-flow/analytics': {
    summary: 'Totals, conversion, the funnel with time per stage, and why deals were passed',
    access: 'member',
    response: DealAnalytics,
  },
  'GET /api/portfolio/deal-flow/views': {
    summary: 'One’s saved views by name',
    access: 'member',
    response: z.array(DealView),
    list: true,
  },
  'POST /api/portfolio/deal-flow/views': {
    summary: 'Saves filters under a name; the same name is replaced',
    access: 'member',
    body: ViewForm,
    response: DealView,
    created: true,
  },
  'PUT /api/portfolio/deal-flow/views/{viewId}': {
    summary: 'Renames a view or changes its filters',
    access: 'member',
    params: z.strictObject({ viewId: idParam() }),
    body: ViewForm,
    response: DealView,
  },
  'DELETE /api/portfolio/deal-flow/views/{viewId}': {
    summary: 'Deletes a view',
    access: 'member',
    params: z.strictObject({ viewId: idParam() }),
    response: Done,
  },
});

/** Deals as spreadsheets. */
export const dealFileEndpoints = endpoints({
  'GET /api/portfolio/deal-flow/export': {
    summary: 'The deals of a stage and priority as CSV',
    access: 'member',
    query: DealFilters,
    response: z.string(),
  },
  'GET /api/portfolio/deal-flow/imports': {
    summary: 'One’s own imports that can be undone, the latest 10 first',
    access: 'member',
    response: z.array(DealImport),
    list: true,
  },
  'POST /api/portfolio/deal-flow/import/preview': {
    summary: 'What an import would do, row by row; nothing is stored',
    access: 'member',
    body: ImportForm,
    bodyLimitBytes: SHEET_BODY_BYTES,
    response: ImportPreview,
  },
  'POST /api/portfolio/deal-flow/import': {
    summary: 'Adds the rows that are fine and new; the others are counted',
    access: 'member',
    body: ImportForm,
    bodyLimitBytes: SHEET_BODY_BYTES,
    response: ImportResult,
    created: true,
  },
  'DELETE /api/portfolio/deal-flow/import/{importId}': {
    summary: 'Takes the whole import out of the pipeline again',
    access: 'member',
    params: z.strictObject({ importId: idParam() }),
    response: z.object({ removed: z.number() }),
  },
});
