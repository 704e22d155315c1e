import type { ReactNode } from 'react';
import { formatRelative } from '#shared/web/format.ts';
import { useCurrentUser } from '#shared/web/session.ts';
import { toast } from '#shared/web/toast.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Avatar } from '#shared/web/ui/avatar.tsx';
import { Button } from '#shared/web/ui/button.tsx';
import { LinkButton, PageLink, TextLink } from '#shared/web/ui/link.tsx';
import { DemoTag, Tag } from '#shared/web/ui/tag.tsx';
import type { Job } from '../contract/job.ts';
import type { savedJobEndpoints } from '../contract.ts';
import type { JobState } from '../domain/lifecycle.ts';
import { payLine, equityLine } from './job-words.ts';
import { SAVE_REFRESHES, saveFailed } from './saved-jobs.ts';

const { useSend } = endpointHooks<typeof savedJobEndpoints>();

const SAVED_MS = 3000;

const STATES: Readonly<Record<JobState, readonly ['plain' | 'good' | 'warn', string]>> = {
  draft: ['warn', 'Draft'],
  open: ['good', 'Open'],
  expired: ['warn', 'Expired'],
  closed: ['plain', 'Closed'],
};

/** Where a post stands in its life; why it closed, when it did. */
export function StateTag({ state, closeReason }: Pick<Job, 'state' | 'closeReason'>) {
  const [tone, label] = STATES[state];
  const reason = closeReason === 'filled' ? 'Filled' : 'Withdrawn';
  return <Tag tone={tone}>{state === 'closed' ? reason : label}</Tag>;
}

/** Kind, category, place. */
export function JobTags({ jobType, category, isRemote, isDemo }: Job) {
  return (
    <div className="flex flex-wrap gap-1.5">
      <Tag>{jobType}</Tag>
      {category === jobType ? null : <Tag>{category}</Tag>}
      {isRemote ? (
        <Tag tone="good" icon="globe">
          Remote
        </Tag>
      ) : null}
      <DemoTag isDemo={isDemo} />
    </div>
  );
}

/** What is paid, the loudest thing about a post. */
export function PayFigure({ job }: { job: Job }) {
  const pay = payLine(job);
  const equity = equityLine(job);
  if (pay === null && equity === null) return <p className="text-soft text-sm">Pay not stated</p>;
  return (
    <p className="flex flex-wrap items-baseline gap-x-3">
      <span className="tabular text-lg font-bold tracking-tight">{pay ?? equity}</span>
      {pay === null || equity === null ? null : (
        <span className="text-soft tabular text-sm font-medium">{equity}</span>
      )}
    </p>
  );
}

/** Saves a post, or takes it off; visitors sign in first. */
export function SaveButton({ job }: { job: Pick<Job, 'id' | 'title' | 'viewer'> }) {
  const user = useCurrentUser();
  const { id, title, viewer } = job;
  const save = useSend('POST /api/jobs/{id}/save', {
    refreshes: SAVE_REFRESHES,
    onSuccess: () =>
      toast({
        title: 'Job Saved',
        description: `${title} has been saved to your favorites`,
        durationMs: SAVED_MS,
      }),
    onError: saveFailed,
  });
  const remove = useSend('DELETE /api/jobs/{id}/save', { refreshes: SAVE_REFRESHES, onError: saveFailed });
  if (user === null) {
    return (
      <LinkButton icon="heart" href={`/sign-in?redirect=/jobs/${id}`} aria-label={`Save ${title}`}>
        Save
      </LinkButton>
    );
  }
  const params = { id };
  return (
    <Button
      icon={viewer.isSaved ? 'check' : 'heart'}
      aria-pressed={viewer.isSaved}
      aria-label={`${viewer.isSaved ? 'Saved' : 'Save'} ${title}`}
      pending={save.isPending || remove.isPending}
      onClick={() => (viewer.isSaved ? remove.mutate({ params }) : save.mutate({ params, body: {} }))}
    >
      {viewer.isSaved ? 'Saved' : 'Save'}
    </Button>
  );
}

/** The company a post is for, by its name; of one without, who posted it. */
export function CompanyName({ company: { kind, name, href } }: Pick<Job, 'company'>) {
  return (
    <>
      {href === null ? name : <TextLink href={href}>{name}</TextLink>}
      {kind === 'person' ? ', for themself' : null}
    </>
  );
}

/** One post of the board; `actions` are Apply and Save. */
export function JobCard({ job, actions }: { job: Job; actions: ReactNode }) {
  const { company } = job;
  return (
    <article className="bg-card flex h-full min-w-0 flex-col gap-3 rounded-md border p-4 md:p-5">
      <header className="flex items-start gap-3">
        <Avatar
          name={company.name}
          imageUrl={company.logoUrl}
          shape={company.kind === 'person' ? 'person' : 'company'}
        />
        <div className="min-w-0 flex-1">
          <h3 className="font-semibold tracking-tight break-words">
            <PageLink
              href={`/jobs/${job.id}`}
              className="hover:text-green underline-offset-4 hover:underline"
            >
              {job.title}
            </PageLink>
          </h3>
          <p className="text-soft text-sm break-words">
            <CompanyName company={company} /> · {job.location}
          </p>
        </div>
      </header>
      <JobTags {...job} />
      <PayFigure job={job} />
      <p className="text-soft line-clamp-3 text-sm break-words">{job.description}</p>
      <footer className="mt-auto flex flex-wrap items-center gap-2 pt-1">
        {actions}
        <time dateTime={job.publishedAt ?? job.createdAt} className="text-soft ml-auto text-xs">
          {formatRelative(job.publishedAt ?? job.createdAt)}
        </time>
      </footer>
    </article>
  );
}
