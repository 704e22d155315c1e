import { notFound, invalid } from '#platform/http/errors.ts';
import type { ImportReport } from '#shared/domain/sheet/report.ts';
import { reportOf } from '#shared/domain/sheet/report.ts';
import type { Db, Member, Services } from '#shared/server/context.ts';
import { sentSheet } from '#shared/server/sheet-import.ts';
import type { z } from 'zod';
import type { ImportForm } from '../contract/input.ts';
import { NO_LONGER_LISTED } from '../domain/deal-card.ts';
import { compareDeals, type ImportedDeal } from '../domain/deal-import.ts';
import { DEAL_SHEET } from '../domain/deal-sheet.ts';
import { scopeOf, publishPipelineChange } from './deal-access.ts';
import { type DealScope, insertDeals, lockPipeline, updateRemoved } from './queries.ts';
import { findPipelineDeals } from './queries-companies.ts';
import { insertDealEvents } from './queries-events.ts';
import { insertDealImport, takeBackImport } from './queries-reports.ts';

type Sent = z.infer<typeof ImportForm>;
type Call = { readonly actor: Member; readonly db: Db; readonly services: Services };

const BATCH = 500;

export type ParsedDealImport = {
  readonly rows: readonly ImportedDeal[];
  readonly ready: readonly ImportedDeal[];
  readonly report: ImportReport;
};

/** The rows of a file, each with what an import into the pipeline does with it. */
export async function readDealImport(db: Db, scope: DealScope, sent: Sent): Promise<ParsedDealImport> {
  const sheet = sentSheet(DEAL_SHEET, sent);
  const pipeline = await findPipelineDeals(db, scope);
  const rows = compareDeals(
    sheet.rows,
    pipeline.map((deal) => ({ ...deal, name: deal.name ?? NO_LONGER_LISTED })),
  );
  return { rows, ready: rows.filter(({ outcome }) => outcome === 'new'), report: reportOf(sheet, rows) };
}

/** Adds the rows that are fine and new as one import. */
export async function importDeals(
  { actor, db, services }: Call,
  sent: Sent,
): Promise<{ importId: number; report: ImportReport }> {
  const scope = await scopeOf(db, actor);
  await lockPipeline(db, scope);
  const { ready, report } = await readDealImport(db, scope, sent);
  if (ready.length === 0) throw invalid('csv', 'No row of this file is both valid and new.');
  const now = services.now();
  const importId = await insertDealImport(db, { ownerId: actor.id, fileName: sent.fileName ?? null, now });
  const firmId = (sent.shared ?? true) ? scope.firmId : null;
  for (let start = 0; start < ready.length; start += BATCH) {
    const deals = ready.slice(start, start + BATCH).map(({ deal }) => deal);
    const values = deals.map((deal) => ({ ...deal, startupId: null, firmId, importId }));
    const ids = await insertDeals(db, actor.id, values, now);
    const events = ids.map((dealId, index) => {
      return { dealId, kind: 'added', toStage: deals[index]?.stage ?? null } as const;
    });
    await insertDealEvents(db, actor.id, events, now);
  }
  await publishPipelineChange(db, services, scope, firmId !== null);
  return { importId, report };
}

/** Takes what is still there of an import out of the pipeline; answers how many deals. */
export async function undoDealImport({ actor, db, services }: Call, importId: number): Promise<number> {
  const scope = await scopeOf(db, actor);
  const now = services.now();
  const deals = await takeBackImport(db, scope, { importId, now });
  if (!deals) throw notFound();
  const ids = deals.map(({ id }) => id);
  await updateRemoved(db, ids, { removedAt: now, now });
  const events = deals.map(({ id, stage }) => ({ dealId: id, kind: 'removed', fromStage: stage }) as const);
  await insertDealEvents(db, actor.id, events, now);
  await publishPipelineChange(db, services, scope, true);
  return ids.length;
}
