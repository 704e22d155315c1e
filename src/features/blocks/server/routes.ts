import { invalid, notFound } from '#platform/http/errors.ts';
import { implement, DONE } from '#shared/server/implement.ts';
import { blockEndpoints } from '../contract.ts';
import { deleteBlock, findBlocked, insertBlock, isPerson } from './queries.ts';

export const blockRoutes = implement(blockEndpoints, {
  'GET /api/blocks': async ({ actor, db }) => findBlocked(db, actor.id),

  'POST /api/blocks': async (call) => {
    const { actor, body, db, services } = call;
    const { userId } = body;
    if (userId === actor.id) throw invalid('userId', 'You cannot block yourself');
    if (!(await isPerson(db, actor, userId))) throw notFound();
    await insertBlock(db, actor.id, userId);
    for (const { blocked } of services.hooks) await blocked?.(db, call, userId);
    return DONE;
  },

  'DELETE /api/blocks/{userId}': async ({ actor, db, params }) => {
    if (!(await deleteBlock(db, actor.id, params.userId))) throw notFound();
    return DONE;
  },
});
