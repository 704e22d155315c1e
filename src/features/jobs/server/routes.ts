import { words } from '#shared/domain/text.ts';
import type { ChangeTopic } from '#shared/server/change-topics.ts';
import type { Db, Member } from '#shared/server/context.ts';
import { AppError, notFound } from '#platform/http/errors.ts';
import { implement, kept } from '#shared/server/implement.ts';
import { searchQuery } from '#shared/server/search.ts';
import { changedMeanwhile } from '#shared/server/refusals.ts';
import { jobEndpoints } from '../contract.ts';
import type { Job } from '../contract/job.ts';
import { canOpen, expiryFrom, stateAt } from '../domain/lifecycle.ts';
import { closeJob, findJob, lockJob, openJob } from './queries.ts';
import { findCompanies } from './queries-companies.ts';
import { findOpenJobs, findOwnJobs } from './queries-board.ts';
import { draftJob, rewriteJob } from './job-terms.ts';
import { jobOf, own, seen } from './job-view.ts';

/** The post as it stands now, for the answer to a change. */
async function current(db: Db, id: number, actor: Member, now: Date): Promise<Job> {
  const row = await findJob(db, id, actor.id);
  if (!row) throw notFound();
  return jobOf(row, actor, now);
}

/** What posts are made from, and who and what they are for. */
const POST_TOPICS = [
  'jobs',
  'users',
  'startups',
  'teams',
  'firms',
  'investors',
] as const satisfies readonly ChangeTopic[];
const BOARD_TOPICS = [...POST_TOPICS, 'words'] as const satisfies readonly ChangeTopic[];

export const jobRoutes = implement(jobEndpoints, {
  'GET /api/jobs': kept({ topics: BOARD_TOPICS }, async ({ actor, query, db, services }) => {
    const now = services.now();
    const { q, location = 'all', remote, category, type, tab } = query;
    const place = location === 'all' ? '' : words(location).join(' ');
    const filter = {
      search: q ? await searchQuery(db, q) : null,
      place: place === '' ? undefined : { words: place, isRemote: place === 'remote' },
      isRemote: remote,
      category,
      type,
      tab,
    };
    const { rows, total } = await findOpenJobs(db, filter, { reader: actor?.id ?? null, now, page: query });
    return { items: rows.map((row) => jobOf(row, actor, now)), total };
  }),

  'POST /api/jobs': async ({ actor, body, db, services }) => {
    const now = services.now();
    const id = await draftJob(db, actor, body, now);
    if (!body.draft) await openJob(db, actor.id, { id, publishedAt: now, expiresAt: expiryFrom(now) });
    return current(db, id, actor, now);
  },

  'GET /api/jobs/mine': async ({ actor, query, db, services }) => {
    const now = services.now();
    const { rows, total } = await findOwnJobs(db, actor.id, query);
    const items = rows.map((row) => {
      return { ...jobOf(row, actor, now), applications: row.applications, waiting: row.waiting };
    });
    return { items, total };
  },

  'GET /api/jobs/companies': async ({ actor, db }) => findCompanies(db, actor.id),

  'GET /api/jobs/{id}': kept({ topics: POST_TOPICS }, async ({ actor, params, db, services }) => {
    const now = services.now();
    return jobOf(seen(await findJob(db, params.id, actor?.id ?? null), actor, now), actor, now);
  }),

  'PUT /api/jobs/{id}': async ({ actor, params, body, db, services }) => {
    const now = services.now();
    const before = own(await lockJob(db, params.id, actor.id), actor);
    if (before.version !== body.version) throw changedMeanwhile(jobOf(before, actor, now));
    await rewriteJob(db, params.id, actor, body);
    return current(db, params.id, actor, now);
  },

  'POST /api/jobs/{id}/publish': async ({ actor, params, db, services }) => {
    const now = services.now();
    const row = own(await lockJob(db, params.id, actor.id), actor);
    if (!canOpen(row, now))
      throw new AppError('conflict', 'This post is open. It can be renewed in its last 14 days.', {
        current: jobOf(row, actor, now),
      });
    await openJob(db, actor.id, { id: row.id, publishedAt: now, expiresAt: expiryFrom(now) });
    return current(db, row.id, actor, now);
  },

  'POST /api/jobs/{id}/close': async ({ actor, params, body, db, services }) => {
    const now = services.now();
    const row = own(await lockJob(db, params.id, actor.id), actor);
    if (stateAt(row, now) === 'draft' && body.reason === 'filled')
      throw new AppError('conflict', 'This post was never open. Withdraw it instead.', {
        current: jobOf(row, actor, now),
      });
    await closeJob(db, actor.id, row.id, body.reason);
    return current(db, row.id, actor, now);
  },
});
