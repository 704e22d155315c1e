import type { ReactNode } from 'react';
import { formatRelative } from '#shared/web/format.ts';
import { useCurrentUser } from '#shared/web/session.ts';
import { toast } from '#shared/web/toast.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Avatar } from '#shared/web/ui/avatar.tsx';
import { Button } from '#shared/web/ui/button.tsx';
import { LinkButton, TextLink } from '#shared/web/ui/link.tsx';
import { Row, RowActions, RowFoot, RowLink } from '#shared/web/ui/row-list.tsx';
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
      <span className="tabular text-base leading-5 font-bold tracking-tight">{pay ?? equity}</span>
      {pay === null || equity === null ? null : (
        <span className="text-soft tabular text-sm font-medium">{equity}</span>
      )}
    </p>
  );
}

type SavedPart = Pick<Job, 'id' | 'title' | 'viewer'>;

/** Saves a post, or takes it off; visitors sign in first. In a list on a phone its picture says it. */
export function SaveButton({ job, isShort = false }: { job: SavedPart; isShort?: boolean }) {
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
  const shape = isShort ? 'max-lg:w-11 max-lg:px-0' : undefined;
  const words = isShort ? 'max-lg:sr-only' : undefined;
  if (user === null) {
    return (
      <LinkButton
        icon="heart"
        href={`/sign-in?redirect=/jobs/${id}`}
        aria-label={`Save ${title}`}
        className={shape}
      >
        <span className={words}>Save</span>
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
      className={shape}
      onClick={() => (viewer.isSaved ? remove.mutate({ params }) : save.mutate({ params, body: {} }))}
    >
      <span className={words}>{viewer.isSaved ? 'Saved' : 'Save'}</span>
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

/** Kind, category and place, in one line of a list. */
function KindLine({ job: { jobType, category, isRemote, isDemo, publishedAt, createdAt } }: { job: Job }) {
  const kinds = [jobType, ...(category === jobType ? [] : [category]), ...(isRemote ? ['Remote'] : [])];
  const since = publishedAt ?? createdAt;
  return (
    <p className="text-soft truncate text-sm leading-5">
      <span className="mr-1.5 inline-block align-middle empty:hidden">
        <DemoTag isDemo={isDemo} />
      </span>
      {kinds.join(', ')} · <time dateTime={since}>{formatRelative(since)}</time>
    </p>
  );
}

/** One post of the board, with applying and saving. */
export function JobCard({ job, apply }: { job: Job; apply: ReactNode }) {
  const { company } = job;
  return (
    <Row className="grid-cols-[2.5rem_minmax(0,1fr)_auto] lg:grid-cols-[2.5rem_minmax(0,1fr)_minmax(0,0.8fr)_minmax(0,18rem)_minmax(4.5rem,auto)_minmax(6.25rem,auto)]">
      <Avatar
        name={company.name}
        imageUrl={company.logoUrl}
        shape={company.kind === 'person' ? 'person' : 'company'}
      />
      <div className="min-w-0 self-center leading-6 lg:leading-5">
        <h3 className="text-base leading-6 lg:leading-5">
          <RowLink href={`/jobs/${job.id}`}>{job.title}</RowLink>
        </h3>
        <p className="text-soft truncate text-sm leading-6 lg:leading-5">
          <span className="relative z-1">
            <CompanyName company={company} />
          </span>{' '}
          · {job.location}
        </p>
      </div>
      <div className="lg:order-last lg:self-center">
        <RowActions>
          <SaveButton job={job} isShort />
        </RowActions>
      </div>
      <p className="text-soft line-clamp-2 self-center text-sm leading-4.5 max-lg:hidden">
        {job.description}
      </p>
      <RowFoot>
        <div className="min-w-0 flex-1 self-center">
          <PayFigure job={job} />
          <KindLine job={job} />
        </div>
        <RowActions>{apply}</RowActions>
      </RowFoot>
    </Row>
  );
}
