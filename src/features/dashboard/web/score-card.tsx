import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { classNames } from '#shared/web/ui/class-names.ts';
import { TextLink } from '#shared/web/ui/link.tsx';
import { SkeletonLines } from '#shared/web/ui/skeleton.tsx';
import { LoadError } from '#shared/web/ui/state.tsx';
import { Tag } from '#shared/web/ui/tag.tsx';
import { Why } from '#shared/web/ui/why.tsx';
import { formatCount, formatNumber } from '#shared/web/format.ts';
import type { DashboardStats } from '../contract.ts';
import { Ridge } from './ridge.tsx';
import { useDashboardStats } from './stats.ts';
import { WhyText } from './why-text.tsx';

/** The score with its reason. */
function Score({ label, stats: { score, scoreWhy } }: { label: string; stats: DashboardStats }) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-3">
      <p>
        <span className="tabular text-4xl font-bold tracking-tighter">{score}</span>{' '}
        <span className="text-soft text-sm">of 100</span>
      </p>
      <Why label={`Why ${score}?`}>
        <p className="pr-8 font-semibold">{label}</p>
        <WhyText {...scoreWhy} />
      </Why>
    </div>
  );
}

function Readiness({ stats }: { stats: DashboardStats }) {
  const { readiness } = stats;
  return (
    <>
      <Score label="Readiness Score" stats={stats} />
      {readiness.length === 0 ? (
        <p className="text-soft text-sm">It counts what your startup’s file can show.</p>
      ) : (
        <>
          <Ridge parts={readiness} />
          <ul className="mt-2 grid gap-x-5 text-sm leading-5 min-[30rem]:grid-cols-2">
            {readiness.map(({ key, label, points, maximum, isGap }) => (
              <li
                key={key}
                className={classNames('flex justify-between gap-2', isGap && 'text-amber font-semibold')}
              >
                <span>
                  {label}
                  {isGap ? <span className="sr-only">, the most to gain</span> : null}
                </span>
                <span className="tabular shrink-0">
                  <b className="font-semibold">{formatNumber(points, 1)}</b> of {maximum}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function Stage({ row, most }: { row: DashboardStats['dealFlow'][number]; most: number }) {
  const { label, deals, stale, overdue } = row;
  return (
    <li className="grid grid-cols-[6.5rem_minmax(0,1fr)_1.5rem] items-center gap-x-3 border-t py-1.5 text-sm first:border-t-0">
      <span className="truncate">{label}</span>
      <span className="flex flex-wrap items-center justify-end gap-x-2 gap-y-1">
        <svg
          viewBox="0 0 100 8"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="h-2 min-w-10 flex-1"
        >
          <rect width={most === 0 ? 0 : (100 * deals) / most} height="8" className="fill-peak" />
        </svg>
        {overdue > 0 ? <Tag tone="warn">{overdue} overdue</Tag> : null}
        {stale > 0 ? (
          <Tag tone="warn" icon="clock">
            {stale} stale
          </Tag>
        ) : null}
      </span>
      <b className="tabular text-right font-semibold">{deals}</b>
    </li>
  );
}

function DealFlow({ stats }: { stats: DashboardStats }) {
  const { dealFlow } = stats;
  const most = Math.max(...dealFlow.map(({ deals }) => deals), 0);
  const open = dealFlow.reduce((sum, { deals }) => sum + deals, 0);
  return (
    <>
      <Score label="Deal Score" stats={stats} />
      {open === 0 ? (
        <p className="text-soft text-sm">
          No open deals yet. <TextLink href="/startups">Find startups</TextLink> and add those you look at.
        </p>
      ) : (
        <>
          <p className="text-soft mb-1 text-sm">over {formatCount(open, 'open deal')}</p>
          <ul>
            {dealFlow.map((row) => (
              <Stage key={row.stage} row={row} most={most} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** A founder's readiness, or an investor's deal flow, with the score and what it is made of. */
export function ScoreCard({ isFounder }: { isFounder: boolean }) {
  const { data, error, refetch, isFetching } = useDashboardStats();
  if (error && !data) return <LoadError what="your score" result={{ error, refetch, isFetching }} />;
  return (
    <Card>
      <CardHeader
        title={isFounder ? 'Readiness Score' : 'Deal Score'}
        actions={isFounder ? undefined : <TextLink href="/portfolio/deal-flow">Deal Pipeline</TextLink>}
      />
      {data === undefined ? (
        <SkeletonLines count={6} label="Loading your score" />
      ) : isFounder ? (
        <Readiness stats={data} />
      ) : (
        <DealFlow stats={data} />
      )}
    </Card>
  );
}
