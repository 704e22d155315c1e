import { formatCount, formatNumber, formatRelative } from '#shared/web/format.ts';
import { toast, toastError } from '#shared/web/toast.ts';
import { usePage } from '#shared/web/use-page.ts';
import { useShown } from '#shared/web/use-shown.ts';
import { CardList } from '#shared/web/ui/card.tsx';
import { Button } from '#shared/web/ui/button.tsx';
import { PageHeader } from '#shared/web/ui/page-header.tsx';
import { PagedList } from '#shared/web/ui/paged-list.tsx';
import { ShownSelect } from '#shared/web/ui/shown-select.tsx';
import { EmptyState } from '#shared/web/ui/state.tsx';
import { Tag } from '#shared/web/ui/tag.tsx';
import type { JobCounts, JobState, QueuedJob } from '../contract/system.ts';
import { administration } from './administration.ts';

const STATES = [
  { value: 'failed', label: 'Failed' },
  { value: 'waiting', label: 'Waiting' },
  { value: 'running', label: 'Running' },
  { value: 'done', label: 'Done' },
] as const satisfies readonly { value: JobState; label: string }[];
const TONES = { failed: 'bad', waiting: 'plain', running: 'info', done: 'good' } as const;

function timeOf({ state, createdAt, startAfter, startedAt, endedAt }: QueuedJob): string {
  if (state === 'running' && startedAt !== null) return `Started ${formatRelative(startedAt)}`;
  if (endedAt !== null) return `Ended ${formatRelative(endedAt)}`;
  return startAfter > createdAt
    ? `Due ${formatRelative(startAfter)}`
    : `Asked for ${formatRelative(createdAt)}`;
}

function Row({ job }: { job: QueuedJob }) {
  const { id, name, state, tries, reason } = job;
  const retry = administration.useSend('POST /api/admin/jobs/{id}/retry', {
    refreshes: ['GET /api/admin/jobs', 'GET /api/admin/jobs/counts'],
    onSuccess: () => toast({ title: 'It will be tried again' }),
    onError: toastError,
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-medium break-words">{name}</span>
          <Tag tone={TONES[state]}>{STATES.find(({ value }) => value === state)?.label}</Tag>
        </p>
        {reason === null ? null : <p className="text-red break-words">{reason}</p>}
        <p className="text-soft text-sm">
          {timeOf(job)}
          {tries === 0 ? '' : `, ${formatCount(tries, 'try', 'tries')}`}
        </p>
      </div>
      {state === 'failed' ? (
        <Button
          aria-label={`Try again: ${name}`}
          pending={retry.isPending}
          onClick={() => retry.mutate({ params: { id } })}
        >
          Try again
        </Button>
      ) : null}
    </li>
  );
}

const noteOf = ({ waiting, running, failed }: JobCounts) =>
  `${formatNumber(waiting)} waiting, ${formatNumber(running)} running, ${formatNumber(failed)} failed`;

/** What the site does on its own: what waits, runs, and failed with the reason. */
export function JobsPage() {
  const state = useShown('state', STATES);
  const paging = usePage();
  const counts = administration.useCall('GET /api/admin/jobs/counts', {}, { staleTimeMs: 0 });
  const jobs = administration.useList(
    'GET /api/admin/jobs',
    { query: { state, ...paging.query } },
    { staleTimeMs: 0 },
  );
  return (
    <>
      <PageHeader
        title="Background work"
        note={counts.data === undefined ? undefined : noteOf(counts.data)}
        actions={<ShownSelect name="state" parts={STATES} value={state} />}
      />
      <PagedList
        name="the background work"
        result={jobs}
        paging={paging}
        empty={
          <EmptyState title={state === 'failed' ? 'Nothing failed' : 'Nothing here'} icon="check">
            Work that failed three times is listed here for a week, with the reason.
          </EmptyState>
        }
      >
        {(items) => (
          <CardList>
            {items.map((job) => (
              <Row key={job.id} job={job} />
            ))}
          </CardList>
        )}
      </PagedList>
    </>
  );
}
