import { requireStartup, type TeamAccess } from '#features/startups/server/access.ts';
import { lockStartup } from '#features/startups/server/queries.ts';
import { notFound } from '#platform/http/errors.ts';
import { implement } from '#shared/server/implement.ts';
import { fullName } from '#shared/domain/person-name.ts';
import { capTableEndpoints } from '../contract.ts';
import type { CapTableAnswer } from '../contract/answer.ts';
import { type CapTableRow, findCapTable, findVersions } from './queries.ts';
import { generateCapTable } from './routes-generate.ts';

function answerOf({ result, inputs, ...row }: CapTableRow, { canEdit }: TeamAccess): CapTableAnswer {
  const { version, createdBy, createdAt } = row;
  return {
    ...result,
    version,
    createdBy,
    createdAt: createdAt.toISOString(),
    canEdit,
    inputs,
  };
}

export const capTableRoutes = implement(capTableEndpoints, {
  'POST /api/startups/{id}/cap-table': async ({ actor, params, body, db, services }) => {
    const access = await requireStartup(db, actor, params.id, 'edit');
    await lockStartup(db, params.id);
    const userName = fullName(actor);
    const wanted = { startupId: params.id, userId: actor.id, userName, form: body, now: services.now() };
    return answerOf(await generateCapTable(db, wanted), access);
  },

  'GET /api/startups/{id}/cap-table': async ({ actor, params, query, db }) => {
    const access = await requireStartup(db, actor, params.id, 'read');
    const table = await findCapTable(db, params.id, query.version);
    if (!table) throw notFound();
    return answerOf(table, access);
  },

  'GET /api/startups/{id}/cap-table/versions': async ({ actor, params, query, db }) => {
    await requireStartup(db, actor, params.id, 'read');
    return findVersions(db, params.id, query);
  },
});
