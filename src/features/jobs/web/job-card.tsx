import type { ReactNode } from 'react';
import { currencyOf } from '#shared/domain/currency.ts';
import { formatMoney, toMinor } from '#shared/domain/money.ts';
import { messageOf } from '#shared/web/api-error.ts';
import { formatPercent, formatRelative } from '#shared/web/format.ts';
import { useCurrentUser } from '#shared/web/session.ts';
import { toast } from '#shared/web/toast.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Avatar } from '#shared/web/ui/avatar.tsx';
import { Button } from '#shared/web/ui/button.tsx';
import { LinkButton, PageLink } from '#shared/web/ui/link.tsx';
import { Tag } from '#shared/web/ui/tag.tsx';
import { fullName } from '#shared/domain/person-name.ts';
import type { Job } from '../contract/job.ts';
import type { savedJobEndpoints } from '../contract.ts';
import type { JobState } from '../domain/lifecycle.ts';
import type { PayPeriod } from '../domain/vocabulary.ts';

const { useSend } = endpointHooks<typeof savedJobEndpoints>();
/** What shows whether a post is saved. */
export const SAVE_REFRESHES = ['GET /api/jobs', 'GET /api/jobs/{id}', 'GET /api/jobs/saved'];
const SAVED_MS = 3000;

/** Says that a change to a saved post did not get through. */
export const saveFailed = (error: Error) =>
  toast({ title: 'Not saved', description: messageOf(error), variant: 'destructive' });

const PERIODS: Readonly<Record<PayPeriod, string>> = {
  hour: 'an hour',
  day: 'a day',
  month: 'a month',
  year: 'a year',
};

function rangeOf(min: number | null, max: number | null, format: (value: number) => string): string | null {
  if (min !== null && max !== null) return min === max ? format(min) : `${format(min)} – ${format(max)}`;
  if (min !== null) return `From ${format(min)}`;
  return max === null ? null : `Up to ${format(max)}`;
}

type Pay = Pick<Job, 'salaryMin' | 'salaryMax' | 'currency' | 'payPeriod'>;

/** `₦450,000 – ₦650,000 a month`; null where no pay is stated. */
export function payLine({ salaryMin, salaryMax, currency, payPeriod }: Pay): string | null {
  const code = currencyOf(currency ?? '');
  if (code === null || payPeriod === null) return null;
  const range = rangeOf(salaryMin, salaryMax, (amount) => formatMoney(toMinor(amount, code) ?? 0, code));
  return range === null ? null : `${range} ${PERIODS[payPeriod]}`;
}

/** `0.5% – 1.5% equity`; null where none is stated. */
export function equityLine({ equityMin, equityMax }: Pick<Job, 'equityMin' | 'equityMax'>): string | null {
  const range = rangeOf(equityMin, equityMax, (share) =>
    formatPercent(share, Number.isInteger(share) ? 0 : 1),
  );
  return range === null ? null : `${range} equity`;
}

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
      {isDemo ? <Tag tone="info">Demo</Tag> : null}
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

/** One post of the board; `actions` are Apply and Save. */
export function JobCard({ job, actions }: { job: Job; actions: ReactNode }) {
  const name = fullName(job.user);
  return (
    <article className="bg-card flex h-full min-w-0 flex-col gap-3 rounded-md border p-4 md:p-5">
      <header className="flex items-start gap-3">
        <Avatar name={name} imageUrl={job.user.profileImageUrl} />
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
            {name} · {job.location}
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
