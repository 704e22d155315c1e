import { findStanding, lockStartup } from '#features/startups/server/queries.ts';
import type { Member } from '#shared/server/context.ts';
import type { Db } from '#platform/postgres/db.ts';
import { forbidden, notFound } from '#platform/http/errors.ts';
import { implement } from '#shared/server/implement.ts';
import { fullName } from '#shared/domain/person-name.ts';
import { capTableEndpoints } from '../contract.ts';
import type { CapTableAnswer } from '../contract/answer.ts';
import { canEditCapTable, canReadCapTable } from '../policy.ts';
import { type CapTableRow, findCapTable, findVersions } from './queries.ts';
import { generateCapTable } from './routes-generate.ts';

type Standing = Parameters<typeof canReadCapTable>[0];

/** The reader's role in the team. A startup that is not theirs is one that is not there. */
async function standingOf(db: Db, actor: Member, startupId: number): Promise<Standing> {
  const standing = await findStanding(db, startupId, actor.id);
  if (!standing || !canReadCapTable(standing)) throw notFound();
  return standing;
}

function answerOf({ result, inputs, ...row }: CapTableRow, standing: Standing): CapTableAnswer {
  const { version, createdBy, createdAt } = row;
  return {
    ...result,
    version,
    createdBy,
    createdAt: createdAt.toISOString(),
    canEdit: canEditCapTable(standing),
    inputs,
  };
}

export const capTableRoutes = implement(capTableEndpoints, {
  'POST /api/startups/{id}/cap-table': async ({ actor, params, body, db, services }) => {
    const standing = await standingOf(db, actor, params.id);
    if (!canEditCapTable(standing)) throw forbidden('Your role in this team does not allow this.');
    await lockStartup(db, params.id);
    const userName = fullName(actor);
    const wanted = { startupId: params.id, userId: actor.id, userName, form: body, now: services.now() };
    return answerOf(await generateCapTable(db, wanted), standing);
  },

  'GET /api/startups/{id}/cap-table': async ({ actor, params, query, db }) => {
    const standing = await standingOf(db, actor, params.id);
    const table = await findCapTable(db, params.id, query.version);
    if (!table) throw notFound();
    return answerOf(table, standing);
  },

  'GET /api/startups/{id}/cap-table/versions': async ({ actor, params, query, db }) => {
    await standingOf(db, actor, params.id);
    return findVersions(db, params.id, query);
  },
});
