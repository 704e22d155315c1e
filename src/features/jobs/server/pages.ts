import type { PageMeta, ScreenMeta } from '#shared/server/pages.ts';
import type { Process } from '#shared/server/context.ts';
import { findPublicJob } from './queries.ts';

async function jobMeta({ db }: Process, id: number): Promise<PageMeta | null> {
  const job = await findPublicJob(db, id);
  return job
    ? { title: `${job.title}, ${job.location} · Kilele`, description: job.description.slice(0, 200) }
    : null;
}

export const jobPages: readonly ScreenMeta[] = [{ path: '/jobs/:id', meta: jobMeta }];
