import { lazy, type ReactNode, Suspense } from 'react';
import { useParams } from 'wouter';
import { isStatus } from '#shared/web/api-error.ts';
import { formatDay } from '#shared/web/format.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Avatar } from '#shared/web/ui/avatar.tsx';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { LinkButton } from '#shared/web/ui/link.tsx';
import { PageHeader } from '#shared/web/ui/page-header.tsx';
import { SkeletonCards } from '#shared/web/ui/skeleton.tsx';
import { EmptyState, LoadError } from '#shared/web/ui/state.tsx';
import { fullName } from '#shared/domain/person-name.ts';
import type { Job } from '../contract/job.ts';
import type { jobEndpoints } from '../contract.ts';
import { ApplyAction, ApplyHere } from './apply-action.tsx';
import { CompanyName, JobTags, PayFigure, SaveButton, StateTag } from './job-card.tsx';

// Its owner's: visitors never fetch it.
const ApplicationsList = lazy(async () => ({
  default: (await import('./applications-list.tsx')).ApplicationsList,
}));
const OwnerActions = lazy(async () => ({ default: (await import('./owner-card.tsx')).OwnerActions }));

const { useCall } = endpointHooks<typeof jobEndpoints>();

export type JobPageProps = {
  /** What others can do besides applying and saving; given by the page that knows how. */
  renderActions?: (job: Job) => ReactNode;
};

/** One post; its poster edits it and answers applications from here. */
export function JobPage({ renderActions }: JobPageProps) {
  const { id } = useParams<{ id: string }>();
  const isId = /^[1-9]\d{0,9}$/.test(id);
  const { data, error, refetch, isFetching } = useCall(
    'GET /api/jobs/{id}',
    { params: { id: Number(id) } },
    { enabled: isId, staleTimeMs: 30_000 },
  );
  if (!isId || isStatus(error, 404) || isStatus(error, 400)) return <JobMissing />;
  if (error && !data) {
    return (
      <>
        <PageHeader title="Opportunity" />
        <LoadError what="this post" result={{ error, refetch, isFetching }} />
      </>
    );
  }
  if (!data) {
    return (
      <>
        <PageHeader title="Opportunity" />
        <SkeletonCards count={2} label="Loading the post" />
      </>
    );
  }
  return <Post job={data} actions={renderActions?.(data)} />;
}

function JobMissing() {
  return (
    <>
      <PageHeader title="Opportunity not found" />
      <EmptyState
        title="Post not found"
        icon="search"
        action={<LinkButton href="/jobs">All opportunities</LinkButton>}
      >
        It was withdrawn, or the address is wrong.
      </EmptyState>
    </>
  );
}

function Post({ job, actions }: { job: Job; actions: ReactNode }) {
  const { company } = job;
  const { isOwner } = job.viewer;
  return (
    <>
      <PageHeader
        title={job.title}
        note={job.isRemote ? `${job.location}, or remote` : job.location}
        actions={
          isOwner ? (
            <Suspense>
              <OwnerActions job={job} />
            </Suspense>
          ) : (
            <>
              <ApplyAction job={job} />
              <ApplyHere job={job} />
              <SaveButton job={job} />
              {actions}
            </>
          )
        }
      />
      <Notice job={job} />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(16rem,1fr)]">
        <div className="grid min-w-0 gap-4">
          <Text title="Description" text={job.description} />
          <Text title="Requirements" text={job.requirements} />
          <Text title="Benefits" text={job.benefits} />
          {isOwner ? (
            <Suspense fallback={<SkeletonCards />}>
              <ApplicationsList jobId={job.id} />
            </Suspense>
          ) : null}
        </div>
        <Card className="order-first lg:order-none">
          <div className="mb-4 flex items-center gap-3">
            <Avatar
              name={company.name}
              imageUrl={company.logoUrl}
              shape={company.kind === 'person' ? 'person' : 'company'}
            />
            <p className="min-w-0 text-sm break-words">
              <span className="block font-semibold">
                <CompanyName company={company} />
              </span>
              {company.place === null ? null : <span className="text-soft block">{company.place}</span>}
              {company.kind === 'person' ? null : (
                <span className="text-soft block">Posted by {fullName(job.user)}</span>
              )}
            </p>
          </div>
          <PayFigure job={job} />
          <div className="my-3">
            <JobTags {...job} />
          </div>
          <Dates job={job} />
        </Card>
      </div>
    </>
  );
}

function Notice({ job }: { job: Job }) {
  if (job.state === 'open') return null;
  const words = {
    draft: 'This is a draft. Only you see it until you publish it.',
    expired: `This post expired on ${formatDay(job.expiresAt ?? job.createdAt)}. It no longer accepts applications.`,
    closed:
      job.closeReason === 'filled'
        ? 'This post is filled. It no longer accepts applications.'
        : 'You withdrew this post. No one else can see it.',
  };
  return (
    <p role="note" className="bg-amber-tint mb-4 flex flex-wrap items-center gap-2 rounded-md border p-4">
      <StateTag {...job} /> {words[job.state]}
    </p>
  );
}

function Text({ title, text }: { title: string; text: string | null }) {
  if (text === null) return null;
  return (
    <Card>
      <CardHeader title={title} />
      <p className="max-w-prose break-words whitespace-pre-line">{text}</p>
    </Card>
  );
}

function Dates({ job }: { job: Job }) {
  const dates = [
    ['Posted', job.publishedAt],
    [job.state === 'expired' ? 'Expired' : 'Open until', job.state === 'closed' ? null : job.expiresAt],
  ] as const;
  return (
    <dl className="grid gap-1 text-sm">
      {dates.map(([label, date]) =>
        date === null ? null : (
          <div key={label} className="flex justify-between gap-4">
            <dt className="text-soft">{label}</dt>
            <dd className="font-medium">{formatDay(date)}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
