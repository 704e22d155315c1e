import { messageOf } from '#shared/web/api-error.ts';
import { formatCount, formatNumber, formatRelative } from '#shared/web/format.ts';
import { toast } from '#shared/web/toast.ts';
import { endpointHooks, type ListOf } from '#shared/web/use-endpoint.ts';
import { useLive } from '#shared/web/use-live.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { PageHeader } from '#shared/web/ui/page-header.tsx';
import { ProgressBar } from '#shared/web/ui/score.tsx';
import { SkeletonLines } from '#shared/web/ui/skeleton.tsx';
import { EmptyState, LoadError } from '#shared/web/ui/state.tsx';
import { Tag } from '#shared/web/ui/tag.tsx';
import { MINUTE_MS } from '#shared/domain/time.ts';
import type { MatchRun, runEndpoints } from '../contract/run.ts';

const { useList, useSend } = endpointHooks<typeof runEndpoints>();
const LIST = 'GET /api/admin/matching/runs';
const SHOWN = 10;

const STATES = {
  running: { label: 'Under way', tone: 'info' },
  done: { label: 'Done', tone: 'good' },
  stopped: { label: 'Stopped', tone: 'warn' },
} as const;

/** Scoring is nearly all of the work; writing the investors' lists is the rest. */
const SCORING_SHARE = 90;

function percentOf({ status, startupsDone, startupsTotal, investorsDone, investorsTotal }: MatchRun): number {
  if (status === 'done') return 100;
  const share = (done: number, total: number) => (total === 0 ? 1 : Math.min(1, done / total));
  return Math.floor(
    SCORING_SHARE * share(startupsDone, startupsTotal) +
      (100 - SCORING_SHARE) * share(investorsDone, investorsTotal),
  );
}

const SECOND_MS = 1000;

const duration = (ms: number): string =>
  ms < MINUTE_MS ? `${formatNumber(ms / SECOND_MS, 1)} s` : `${formatNumber(ms / MINUTE_MS, 1)} min`;

function StopButton({ run }: { run: MatchRun }) {
  const { mutate, isPending } = useSend('POST /api/admin/matching/runs/{id}/stop', {
    refreshes: [LIST],
    onSuccess: () => toast({ title: 'The run is stopped', description: 'Lists already made are kept.' }),
    onError: (error) =>
      toast({ title: 'The run could not be stopped', description: messageOf(error), variant: 'destructive' }),
  });
  return (
    <Button pending={isPending} onClick={() => mutate({ params: { id: run.id } })}>
      Stop
    </Button>
  );
}

function Run({ run }: { run: MatchRun }) {
  const percent = percentOf(run);
  const state = STATES[run.status];
  const { pairsCompared, workMs, startedByName, startedAt, updatedAt } = run;
  return (
    <li className="grid gap-2 py-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="flex items-center gap-3">
          <span className="tabular text-2xl font-bold tracking-tight">{percent}%</span>
          <Tag tone={state.tone}>{state.label}</Tag>
        </p>
        {run.status === 'running' ? <StopButton run={run} /> : null}
      </div>
      <ProgressBar
        percent={percent}
        label={`Run ${run.id}`}
        tone={run.status === 'stopped' ? 'warn' : 'good'}
      />
      <p className="text-soft text-sm">
        {formatNumber(run.startupsDone)} of {formatCount(run.startupsTotal, 'startup')} scored,{' '}
        {formatNumber(run.investorsDone)} of {formatCount(run.investorsTotal, 'investor')} written;{' '}
        {formatCount(pairsCompared, 'pair')} compared in {duration(workMs)} of work.
      </p>
      <p className="text-soft text-sm">
        {startedByName === null ? 'Started' : `Started by ${startedByName}`} {formatRelative(startedAt)}, last
        progress {formatRelative(updatedAt)}
      </p>
    </li>
  );
}

type ReadResult = { data?: ListOf<MatchRun[]>; error: unknown; refetch: () => unknown; isFetching: boolean };

function Runs({ data, error, refetch, isFetching }: ReadResult) {
  if (error && !data) return <LoadError what="the runs" result={{ error, refetch, isFetching }} />;
  if (data === undefined)
    return (
      <Card>
        <SkeletonLines label="Loading the runs" />
      </Card>
    );
  if (data.total === 0)
    return (
      <EmptyState title="No run yet" icon="retry">
        Lists are updated one by one as profiles change. A run rebuilds all of them, for example after a large
        import.
      </EmptyState>
    );
  return (
    <Card>
      <CardHeader title="Runs" note="A run continues after a restart." />
      <ul className="divide-y">
        {data.items.map((run) => (
          <Run key={run.id} run={run} />
        ))}
      </ul>
    </Card>
  );
}

/** Makes every list of matches anew, and shows how far that is. */
export function MatchRunPage() {
  useLive('matches', [LIST]);
  const result = useList(LIST, { query: { limit: SHOWN } }, { staleTimeMs: 0 });
  const { mutate, isPending } = useSend('POST /api/admin/matching/runs', {
    refreshes: [LIST],
    onSuccess: () => toast({ title: 'Run started' }),
    onError: (error) =>
      toast({ title: 'The run could not start', description: messageOf(error), variant: 'destructive' }),
  });
  const isRunning = result.data?.items.some(({ status }) => status === 'running') === true;
  return (
    <>
      <PageHeader
        title="Matching"
        note="Matches all startups with all investors in the background, without slowing down members."
        actions={
          <Button
            variant="primary"
            icon="retry"
            pending={isPending}
            disabled={isRunning}
            onClick={() => mutate({})}
          >
            Rebuild all lists
          </Button>
        }
      />
      <Runs {...result} />
    </>
  );
}
