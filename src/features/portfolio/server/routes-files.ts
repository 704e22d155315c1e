import { notFound } from '#platform/http/errors.ts';
import { dayOf } from '#shared/domain/time.ts';
import { implement } from '#shared/server/implement.ts';
import { portfolioFileEndpoints } from '../contract.ts';
import { RECORD_SHEET } from '../domain/import-sheet.ts';
import { importAnswer } from './import-answer.ts';
import { deleteImportedRates } from '#features/currencies/server/queries-rates.ts';
import { findImports, undoImport } from './queries-imports.ts';
import { exportRecords } from './record-export.ts';
import { importRecords } from './record-import.ts';

export const portfolioFileRoutes = implement(portfolioFileEndpoints, {
  'POST /api/portfolio/import': async ({ actor, query, body, db, services }) => {
    const { preview } = query;
    const call = { actor, db, now: services.now() };
    const { importId, report } = await importRecords(call, { preview, sent: body });
    return importAnswer(report, RECORD_SHEET.columns, { preview, importId });
  },

  'GET /api/portfolio/imports': async ({ actor, db }) => {
    const rows = await findImports(db, actor.id);
    const items = rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
    return { items, total: items.length };
  },

  'DELETE /api/portfolio/imports/{id}': async ({ actor, params, db, services }) => {
    const [batch] = await findImports(db, actor.id, params.id);
    if (batch === undefined || batch.undone) throw notFound();
    const records = await undoImport(db, actor.id, { id: params.id, now: services.now() });
    return { removed: records + (await deleteImportedRates(db, actor.id, params.id)) };
  },

  'GET /api/portfolio/export': async ({ actor, db, services, reply }) => {
    const csv = await exportRecords(db, actor);
    const day = dayOf(services.now());
    return reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="portfolio-${day}.csv"`)
      .send(`\uFEFF${csv}`);
  },
});
