import { countPageView } from '#features/views/server/page-views.ts';
import type { Services } from '#shared/server/context.ts';
import type { Db } from '#platform/postgres/db.ts';
import { invalid } from '#platform/http/errors.ts';
import { implement, DONE } from '#shared/server/implement.ts';
import { rememberWords } from '#shared/server/search.ts';
import { changedMeanwhile, IN_THE_FUTURE } from '#shared/server/refusals.ts';
import { startupEndpoints } from '../contract.ts';
import type { StartupForm } from '../contract/form.ts';
import { cardOf } from '../domain/card.ts';
import { correctionWords, searchableOf, searchName, searchVector } from '../domain/search.ts';
import { requireStartup } from './access.ts';
import { findStartup, type FullStartup } from './queries-detail.ts';
import { findStartupsOf } from './queries.ts';
import { deleteStartup, insertStartup, updateStartup } from './queries-change.ts';
import { openStartup } from './startup-detail.ts';
import { columnsOf } from './startup-values.ts';
import { handleList, handleSummary } from './directory.ts';
import { forgetLogo, handleLogoRemoval, handleLogoUpload } from './logo.ts';

type Places = Pick<FullStartup, 'country' | 'countryMarket' | 'city'>;

/** What a startup is found by after a change; places that were left out stay as they were. */
function searchableAfter(form: StartupForm, before: Places | null) {
  const orFormer = <T>(given: T | undefined, former: T | undefined) =>
    (given === undefined ? former : given) ?? null;
  return searchableOf({
    ...form,
    countries: [orFormer(form.country, before?.country), orFormer(form.countryMarket, before?.countryMarket)],
    city: orFormer(form.city, before?.city),
  });
}

async function prepare(db: Db, services: Services, form: StartupForm, before: FullStartup | null) {
  if ((form.foundedYear ?? 0) > services.now().getUTCFullYear()) throw invalid('foundedYear', IN_THE_FUTURE);
  const searchable = searchableAfter(form, before);
  await rememberWords(db, correctionWords(searchable));
  return columnsOf(form, { vector: searchVector(searchable), name: searchName(form.name) });
}

export const startupRoutes = implement(startupEndpoints, {
  'GET /api/startups': handleList,
  'GET /api/startups/summary': handleSummary,

  'POST /api/startups': async ({ actor, body, db, services, enqueue }) => {
    const values = await prepare(db, services, body, null);
    const id = await insertStartup(db, values, { ownerId: actor.id, isDemo: actor.isDemo });
    await enqueue('matching-refresh', { startupId: id }, `startup:${id}`);
    return openStartup(db, id, actor);
  },

  'GET /api/startups/{id}': async ({ actor, params, db, services, request }) => {
    const startup = await openStartup(db, params.id, actor);
    if (startup.mine === null)
      countPageView({ db, services, request }, { subject: 'startup', subjectId: startup.id, actor });
    return startup;
  },

  'PUT /api/startups/{id}': async (call) => {
    const { actor, params, body, db, services, enqueue } = call;
    const { logoUrl: former } = await requireStartup(db, actor, params.id, 'edit');
    const before = await findStartup(db, params.id, actor.id);
    const values = await prepare(db, services, body, before);
    const { version } = body;
    const saved = await updateStartup(db, {
      id: params.id,
      version,
      values: { ...values, status: body.status },
    });
    const after = await openStartup(db, params.id, actor);
    if (saved === null) throw changedMeanwhile(after);
    if (after.logoUrl !== former) await forgetLogo(call, former);
    await enqueue('matching-refresh', { startupId: after.id }, `startup:${after.id}`);
    return after;
  },

  'DELETE /api/startups/{id}': async (call) => {
    const { logoUrl } = await requireStartup(call.db, call.actor, call.params.id, 'own');
    await deleteStartup(call.db, call.params.id);
    await forgetLogo(call, logoUrl);
    return DONE;
  },

  'POST /api/startups/{id}/logo': handleLogoUpload,
  'DELETE /api/startups/{id}/logo': handleLogoRemoval,

  'GET /api/profile': async ({ actor, db }) => {
    const rows = await findStartupsOf(db, actor.id);
    return { startups: rows.map((row) => ({ ...cardOf(row), role: row.role })) };
  },
});
