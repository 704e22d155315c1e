import { blockEndpoints } from '#features/blocks/contract.ts';
import { deleteBlock, insertBlock } from '#features/blocks/server/queries.ts';
import { invalid, notFound } from '#platform/http/errors.ts';
import { implement, DONE } from '#shared/server/implement.ts';
import { lockPeople } from './queries.ts';
import { endOpenBetween } from './queries-change.ts';
import { findBlocked, isPerson } from './queries-receiver.ts';

export const blockRoutes = implement(blockEndpoints, {
  'GET /api/blocks': async ({ actor, db }) => findBlocked(db, actor.id),

  'POST /api/blocks': async ({ actor, body, db, services }) => {
    const { userId } = body;
    if (userId === actor.id) throw invalid('userId', 'You cannot block yourself');
    if (!(await isPerson(db, actor, userId))) throw notFound();
    await lockPeople(db, [actor.id, userId]);
    await insertBlock(db, actor.id, userId);
    await endOpenBetween(db, actor.id, userId, services.now());
    return DONE;
  },

  'DELETE /api/blocks/{userId}': async ({ actor, db, params }) => {
    if (!(await deleteBlock(db, actor.id, params.userId))) throw notFound();
    return DONE;
  },
});
