import type { ReactNode } from 'react';
import { formatCount, formatDate } from '#shared/web/format.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { usePage } from '#shared/web/use-page.ts';
import { CardList } from '#shared/web/ui/card.tsx';
import { PageLink } from '#shared/web/ui/link.tsx';
import { PagedList } from '#shared/web/ui/paged-list.tsx';
import { EmptyState } from '#shared/web/ui/state.tsx';
import { Tag } from '#shared/web/ui/tag.tsx';
import type { OwnJob } from '../contract/job.ts';
import type { jobEndpoints } from '../contract.ts';
import { StateTag } from './job-card.tsx';
import { OwnerActions } from './owner-card.tsx';

const { useList } = endpointHooks<typeof jobEndpoints>();

function untilWhen({ state, expiresAt, createdAt }: OwnJob): string {
  if (expiresAt === null) return `Written ${formatDate(createdAt)}`;
  if (state === 'open') return `Open until ${formatDate(expiresAt)}`;
  return state === 'expired' ? `Expired ${formatDate(expiresAt)}` : `Written ${formatDate(createdAt)}`;
}

function OwnPost({ job }: { job: OwnJob }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
      <div className="min-w-0 flex-1 basis-64">
        <div className="flex flex-wrap items-center gap-2">
          <PageLink
            href={`/jobs/${job.id}`}
            className="hover:text-green font-semibold break-words underline-offset-4 hover:underline"
          >
            {job.title}
          </PageLink>
          <StateTag {...job} />
          {job.waiting === 0 ? null : <Tag tone="warn">{job.waiting} to answer</Tag>}
        </div>
        <p className="text-soft text-sm">
          {[job.location, untilWhen(job), formatCount(job.applications, 'application')].join(' · ')}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <OwnerActions job={job} />
      </div>
    </li>
  );
}

/** A member's own posts in every state. */
export function OwnPostsList({ postAction }: { postAction: ReactNode }) {
  const paging = usePage();
  const posts = useList('GET /api/jobs/mine', { query: paging.query }, { staleTimeMs: 0 });
  return (
    <PagedList
      name="your posts"
      result={posts}
      paging={paging}
      empty={
        <EmptyState title="You have not posted anything yet" icon="document" action={postAction}>
          Find employees, a co-founder, operators or advisors. A post is open for 90 days.
        </EmptyState>
      }
    >
      {(jobs) => (
        <CardList label="My posts">
          {jobs.map((job) => (
            <OwnPost key={job.id} job={job} />
          ))}
        </CardList>
      )}
    </PagedList>
  );
}
