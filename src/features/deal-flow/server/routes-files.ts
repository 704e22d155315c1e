import { writeCsv } from '#shared/domain/csv.ts';
import { implement } from '#shared/server/implement.ts';
import { dayOf } from '#shared/domain/time.ts';
import { dealFileEndpoints } from '../contract.ts';
import { dealOf } from '../domain/deal-card.ts';
import { dealGrid } from '../domain/deal-export.ts';
import { DEAL_SHEET } from '../domain/deal-sheet.ts';
import { MOST_DEALS } from '../domain/pipeline-size.ts';
import { scopeOf } from './deal-access.ts';
import { importDeals, readDealImport, undoDealImport } from './deal-import.ts';
import { findDeals } from './queries.ts';
import { findDealImports } from './queries-reports.ts';

const MOST_IMPORTS = 10;

export const dealFileRoutes = implement(dealFileEndpoints, {
  'GET /api/portfolio/deal-flow/export': async ({ actor, query, db, services, reply }) => {
    const window = { limit: 10 * MOST_DEALS, offset: 0 };
    const { rows } = await findDeals(db, await scopeOf(db, actor), { ...query, ...window });
    const day = dayOf(services.now());
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="deal-flow-${day}.csv"`)
      .send(`\uFEFF${writeCsv(dealGrid(rows.map((row) => dealOf(row, actor.id, null))))}`);
  },

  'GET /api/portfolio/deal-flow/imports': async ({ actor, db }) => {
    const imports = await findDealImports(db, await scopeOf(db, actor), { limit: MOST_IMPORTS });
    const items = imports.map((each) => ({ ...each, at: each.at.toISOString() }));
    return { items, total: items.length };
  },

  'POST /api/portfolio/deal-flow/import/preview': async ({ actor, body, db }) => {
    const { rows, report } = await readDealImport(db, await scopeOf(db, actor), body);
    const { refused, same, changed } = report.summary;
    return {
      rows: rows.map(({ line, deal, errors, duplicateOf }) => ({
        line,
        name: deal.companyName,
        stage: deal.stage,
        priority: deal.priority,
        errors: errors.map(({ column, message }) => ({ column: DEAL_SHEET.columns[column].label, message })),
        duplicateOf,
      })),
      unknownColumns: [...report.unknownColumns],
      ready: report.ready,
      withErrors: refused,
      duplicates: same + changed,
      report,
    };
  },

  'POST /api/portfolio/deal-flow/import': async ({ actor, body, db, services }) => {
    const { importId, report } = await importDeals({ actor, db, services }, body);
    const { refused, same, changed } = report.summary;
    return { importId, added: report.ready, withErrors: refused, duplicates: same + changed, report };
  },

  'DELETE /api/portfolio/deal-flow/import/{importId}': async ({ actor, params, db, services }) => ({
    removed: await undoDealImport({ actor, db, services }, params.importId),
  }),
});
