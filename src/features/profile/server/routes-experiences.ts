import { AppError, notFound } from '#platform/http/errors.ts';
import { implement, DONE } from '#shared/server/implement.ts';
import { changedMeanwhile, refuseFuture } from '#shared/server/refusals.ts';
import { experienceEndpoints } from '../contract.ts';
import {
  countExperiences,
  deleteExperience,
  findExperience,
  findExperiences,
  insertExperience,
  updateExperience,
} from './queries-experiences.ts';

const MOST_EXPERIENCES = 100;

export const experienceRoutes = implement(experienceEndpoints, {
  'GET /api/users/experiences': async ({ actor, db }) => {
    const items = await findExperiences(db, actor.id);
    return { items, total: items.length };
  },

  'POST /api/users/experiences': async ({ actor, body, db, services }) => {
    refuseFuture('startDate', body.startDate, services.now());
    if ((await countExperiences(db, actor.id)) >= MOST_EXPERIENCES)
      throw new AppError('conflict', `A profile holds at most ${MOST_EXPERIENCES} entries.`);
    return insertExperience(db, actor.id, body);
  },

  'PUT /api/users/experiences/{id}': async ({ actor, params, body, db, services }) => {
    const { version, ...input } = body;
    const now = services.now();
    refuseFuture('startDate', input.startDate, now);
    const saved = await updateExperience(db, actor.id, { id: params.id, version, input, now });
    if (saved) return saved;
    const current = await findExperience(db, actor.id, params.id);
    if (!current) throw notFound();
    throw changedMeanwhile(current);
  },

  'DELETE /api/users/experiences/{id}': async ({ actor, params, db }) => {
    if (!(await deleteExperience(db, actor.id, params.id))) throw notFound();
    return DONE;
  },
});
