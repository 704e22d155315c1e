import type { Member } from '#shared/server/context.ts';
import { notFound } from '#platform/http/errors.ts';
import { implement, DONE } from '#shared/server/implement.ts';
import { savedJobEndpoints } from '../contract.ts';
import type { SavedJob } from '../contract/application.ts';
import { findJob } from './queries.ts';
import { deleteSavedJob, findSavedJob, findSavedJobs, saveJob, type SavedRow } from './queries-saved.ts';
import { briefOf, seen } from './job-view.ts';

function savedOf(row: SavedRow, actor: Member, now: Date): SavedJob {
  const { status, note, createdAt } = row;
  return { job: briefOf(row, actor, now), status, note, createdAt: createdAt.toISOString() };
}

export const savedJobRoutes = implement(savedJobEndpoints, {
  'GET /api/jobs/saved': async ({ actor, query, db, services }) => {
    const now = services.now();
    const { rows, total } = await findSavedJobs(db, actor.id, query);
    return { items: rows.map((row) => savedOf(row, actor, now)), total };
  },

  'POST /api/jobs/{id}/save': async ({ actor, params, body, db, services }) => {
    const now = services.now();
    const known = await findSavedJob(db, actor.id, params.id);
    // A note on a post that is gone for the reader may still change.
    if (!known) seen(await findJob(db, params.id, actor.id), actor, now);
    await saveJob(db, actor.id, { ...body, jobId: params.id, now });
    const saved = await findSavedJob(db, actor.id, params.id);
    if (!saved) throw notFound();
    return savedOf(saved, actor, now);
  },

  'DELETE /api/jobs/{id}/save': async ({ actor, params, db }) => {
    await deleteSavedJob(db, actor.id, params.id);
    return DONE;
  },
});
