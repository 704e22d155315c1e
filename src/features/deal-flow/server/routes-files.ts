import { readCsv, writeCsv } from '#shared/domain/csv.ts';
import type { Db } from '#platform/postgres/db.ts';
import { invalid, notFound } from '#platform/http/errors.ts';
import { implement } from '#shared/server/implement.ts';
import { dayOf } from '#shared/domain/time.ts';
import { dealFileEndpoints } from '../contract.ts';
import { dealOf } from '../domain/deal-card.ts';
import { dealGrid } from '../domain/deal-export.ts';
import { MOST_DEALS } from '../domain/pipeline-size.ts';
import { readDealSheet, type SheetRow } from '../domain/deal-sheet.ts';
import { type DealScope, findDeals, insertDeals, lockPipeline, updateRemoved } from './queries.ts';
import { findPipelineKeys } from './queries-companies.ts';
import { insertDealEvents } from './queries-events.ts';
import { findDealImports, insertDealImport, takeBackImport } from './queries-reports.ts';
import { scopeOf, tellPipeline } from './deal-access.ts';

const MOST_IMPORTS = 10;

type JudgedRow = SheetRow & { readonly duplicateOf: string | null };

/** The rows of a file, each with what is wrong with it and the deal it would repeat, in the pipeline or above it. */
async function judgedRows(db: Db, scope: DealScope, csv: string) {
  const sheet = readDealSheet(readCsv(csv));
  if (typeof sheet === 'string') throw invalid('csv', sheet);
  const byKey = new Map<string, string>();
  const byDomain = new Map<string, string>();
  const remember = (name: string, key: string, domain: string | null) => {
    byKey.set(key, name);
    if (domain !== null) byDomain.set(domain, name);
  };
  for (const { name, companyKey, companyDomain } of await findPipelineKeys(db, scope)) {
    remember(name, companyKey, companyDomain);
  }
  const rows = sheet.rows.map((row): JudgedRow => {
    const { companyName, companyKey, companyDomain } = row.deal;
    const duplicateOf = byKey.get(companyKey) ?? byDomain.get(companyDomain ?? '') ?? null;
    if (row.errors.length === 0) remember(companyName, companyKey, companyDomain);
    return { ...row, duplicateOf: row.errors.length === 0 ? duplicateOf : null };
  });
  const withErrors = rows.filter(({ errors }) => errors.length > 0).length;
  const duplicates = rows.filter(({ duplicateOf }) => duplicateOf !== null).length;
  const ready = rows.filter(({ errors, duplicateOf }) => errors.length === 0 && duplicateOf === null);
  return { rows, ready, withErrors, duplicates, unknownColumns: [...sheet.unknownColumns] };
}

export const dealFileRoutes = implement(dealFileEndpoints, {
  'GET /api/portfolio/deal-flow/export': async ({ actor, query, db, services, reply }) => {
    const window = { limit: 10 * MOST_DEALS, offset: 0 };
    const { rows } = await findDeals(db, await scopeOf(db, actor), { ...query, ...window });
    const day = dayOf(services.now());
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="deal-flow-${day}.csv"`)
      .send(`\uFEFF${writeCsv(dealGrid(rows.map((row) => dealOf(row, actor.id))))}`);
  },

  'GET /api/portfolio/deal-flow/imports': async ({ actor, db }) => {
    const imports = await findDealImports(db, await scopeOf(db, actor), { limit: MOST_IMPORTS });
    const items = imports.map((each) => ({ ...each, at: each.at.toISOString() }));
    return { items, total: items.length };
  },

  'POST /api/portfolio/deal-flow/import/preview': async ({ actor, body, db }) => {
    const { rows, ready, withErrors, duplicates, unknownColumns } = await judgedRows(
      db,
      await scopeOf(db, actor),
      body.csv,
    );
    const shown = rows.map(({ line, deal, errors, duplicateOf }) => {
      const { companyName: name, stage, priority } = deal;
      return { line, name, stage, priority, errors: [...errors], duplicateOf };
    });
    return { rows: shown, unknownColumns, ready: ready.length, withErrors, duplicates };
  },

  'POST /api/portfolio/deal-flow/import': async ({ actor, body, db, services }) => {
    const scope = await scopeOf(db, actor);
    await lockPipeline(db, scope);
    const { ready, withErrors, duplicates } = await judgedRows(db, scope, body.csv);
    if (ready.length === 0) throw invalid('csv', 'No row of this file is both fine and new.');
    const now = services.now();
    const fileName = body.fileName ?? null;
    const importId = await insertDealImport(db, { ownerId: actor.id, fileName, now });
    const firmId = (body.shared ?? true) ? scope.firmId : null;
    const ids: number[] = [];
    for (let start = 0; start < ready.length; start += 500) {
      const part = ready
        .slice(start, start + 500)
        .map(({ deal }) => ({ ...deal, startupId: null, firmId, importId }));
      ids.push(...(await insertDeals(db, actor.id, part, now)));
    }
    const events = ids.map((dealId, index) => {
      return { dealId, kind: 'added', toStage: ready[index]?.deal.stage ?? null } as const;
    });
    await insertDealEvents(db, actor.id, events, now);
    await tellPipeline(db, services, scope, firmId !== null);
    return { importId, added: ids.length, withErrors, duplicates };
  },

  'DELETE /api/portfolio/deal-flow/import/{importId}': async ({ actor, params, db, services }) => {
    const scope = await scopeOf(db, actor);
    const now = services.now();
    const deals = await takeBackImport(db, scope, { importId: params.importId, now });
    if (!deals) throw notFound();
    const ids = deals.map(({ id }) => id);
    await updateRemoved(db, ids, { removedAt: now, now });
    const events = deals.map(({ id, stage }) => ({ dealId: id, kind: 'removed', fromStage: stage }) as const);
    await insertDealEvents(db, actor.id, events, now);
    await tellPipeline(db, services, scope, true);
    return { removed: ids.length };
  },
});
