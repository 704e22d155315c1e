import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ListOf } from '#shared/web/use-endpoint.ts';
import type { Paging } from '#shared/web/use-page.ts';
import { PageLink } from '#shared/web/ui/link.tsx';
import { PagedList } from '#shared/web/ui/paged-list.tsx';
import { SkeletonCards } from '#shared/web/ui/skeleton.tsx';
import { DemoTag } from '#shared/web/ui/tag.tsx';
import type { JobBrief } from '../contract/job.ts';
import { StateTag } from './job-card.tsx';

/** The name of a post in a list of the reader's own, as a link while its page is there. */
function BriefHeading({ job }: { job: JobBrief }) {
  return (
    <header>
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="min-w-0 font-semibold break-words">
          {job.isReachable ? (
            <PageLink
              href={`/jobs/${job.id}`}
              className="hover:text-green underline-offset-4 hover:underline"
            >
              {job.title}
            </PageLink>
          ) : (
            job.title
          )}
        </h3>
        <StateTag {...job} />
        <DemoTag isDemo={job.isDemo} />
      </div>
      <p className="text-soft text-sm break-words">
        {[job.company.name, job.jobType, job.isRemote ? `${job.location} or remote` : job.location].join(
          ' · ',
        )}
      </p>
    </header>
  );
}

type BriefListProps<Item extends { job: JobBrief }> = {
  /** "saved posts" */
  name: string;
  result: UseQueryResult<ListOf<Item[]>>;
  paging: Paging;
  empty: ReactNode;
  /** What stands below the name of each post. */
  children: (item: Item) => ReactNode;
};

/** A page of posts that are the reader's own in some way, two in a row. */
export function BriefList<Item extends { job: JobBrief }>(props: BriefListProps<Item>) {
  const { name, result, paging, empty, children } = props;
  return (
    <PagedList
      name={`your ${name}`}
      result={result}
      paging={paging}
      loading={<SkeletonCards count={2} label={`Loading ${name}`} />}
      empty={empty}
    >
      {(items) => (
        <ul className="grid gap-4 md:grid-cols-2">
          {items.map((item) => (
            <li
              key={item.job.id}
              className="bg-card grid min-w-0 content-start gap-3 rounded-md border p-4 md:p-5"
            >
              <BriefHeading job={item.job} />
              {children(item)}
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}
