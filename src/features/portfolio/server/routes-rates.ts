import { AppError, forbidden, invalid, notFound } from '#platform/http/errors.ts';
import { followRates } from '#features/currencies/server/rates.ts';
import type { Endpoint } from '#shared/contract/endpoint.ts';
import type { Db } from '#platform/postgres/db.ts';
import { type Call, implement, DONE } from '#shared/server/implement.ts';
import { refuseFuture } from '#shared/server/refusals.ts';
import { SAME_CURRENCY } from '../contract/rate.ts';
import { rateEndpoints } from '../contract.ts';
import { RATE_SHEET } from '../domain/import-sheet.ts';
import { importAnswer } from './import-answer.ts';
import {
  deleteRate,
  findRate,
  findRates,
  insertRate,
  updateRate,
} from '#features/currencies/server/queries-rates.ts';
import { importRates } from './rate-import.ts';
import { refuseStale } from './record-entry.ts';

const alreadyThere = () =>
  new AppError('conflict', 'There is a rate for this pair and day already: change or delete that one.');

type Changing = { readonly db: Db; readonly enqueue: Call<Endpoint>['enqueue'] };

/** What rests on the rates for everybody follows: sums in the database now, revenue in dollars soon after. */
async function followForEverybody({ db, enqueue }: Changing): Promise<void> {
  await followRates(db);
  await enqueue('startups-revalue', {}, 'all');
}

export const rateRoutes = implement(rateEndpoints, {
  'GET /api/portfolio/fx-rates': async ({ actor, db }) => {
    const items = await findRates(db, actor.id);
    return { items, total: items.length };
  },

  'POST /api/portfolio/fx-rates': async (call) => {
    const { actor, body, db, services } = call;
    if (body.forEveryone && !actor.isAdmin) throw forbidden('Only an admin enters rates for everyone.');
    refuseFuture('date', body.date, services.now());
    const { forEveryone, ...rate } = body;
    const owner = forEveryone ? null : actor.id;
    const id = await insertRate(db, owner, { ...rate, importId: null, now: services.now() });
    if (id === null) throw alreadyThere();
    if (forEveryone) await followForEverybody(call);
    return { ...rate, id, mine: !forEveryone, isDemo: false, version: 1 };
  },

  'PATCH /api/portfolio/fx-rates/{id}': async (call) => {
    const { actor, params, body, db, services } = call;
    const row = await findRate(db, actor.id, { id: params.id, instanceToo: actor.isAdmin });
    if (row === undefined) throw notFound();
    const { version, ...entries } = body;
    refuseStale(row, version);
    const changed = { ...row, ...entries };
    if (changed.base === changed.quote) throw invalid('quote', SAME_CURRENCY);
    refuseFuture('date', changed.date, services.now());
    const saved = await updateRate(db, row.id, changed);
    if (saved === undefined) throw alreadyThere();
    if (!saved.mine) await followForEverybody(call);
    return saved;
  },

  'DELETE /api/portfolio/fx-rates/{id}': async (call) => {
    const { actor, params, db } = call;
    const row = await findRate(db, actor.id, { id: params.id, instanceToo: actor.isAdmin });
    if (row === undefined) throw notFound();
    await deleteRate(db, row.id);
    if (!row.mine) await followForEverybody(call);
    return DONE;
  },

  'POST /api/portfolio/fx-rates/import': async ({ actor, query, body, db, services }) => {
    const { preview } = query;
    const call = { actor, db, now: services.now() };
    const { importId, report } = await importRates(call, { preview, sent: body });
    return importAnswer(report, RATE_SHEET.columns, { preview, importId });
  },
});
