import { formatNumber } from '#shared/web/format.ts';
import { useLive } from '#shared/web/use-live.ts';
import { Skeleton } from '#shared/web/ui/skeleton.tsx';
import { Why } from '#shared/web/ui/why.tsx';
import type { DashboardStats } from '../contract.ts';
import { useDashboardStats } from './stats.ts';
import { WhyText } from './why-text.tsx';

function weekOf({ viewsThisWeek, investorViewsThisWeek }: DashboardStats): string {
  const week = `${formatNumber(viewsThisWeek)} in the last 7 days`;
  return investorViewsThisWeek === null
    ? week
    : `${week}, ${formatNumber(investorViewsThisWeek)} by investors`;
}

/** Views and matches as one quiet line; nothing where they cannot be had, which other parts of the screen say. */
export function CountsLine({ isFounder }: { isFounder: boolean }) {
  useLive('matches', ['GET /api/dashboard/stats', 'GET /api/dashboard/matches']);
  const { data, isError } = useDashboardStats();
  if (isError && !data) return null;
  if (data === undefined) return <Skeleton className="mb-3 h-9 w-72 max-w-full" />;
  return (
    <div className="text-soft mb-3 flex flex-wrap items-center gap-x-5 text-sm">
      <p>
        <b className="tabular text-ink font-semibold">{formatNumber(data.views)}</b>{' '}
        {isFounder ? 'Profile Views' : 'Startups Viewed'} ({weekOf(data)})
      </p>
      <p>
        <b className="tabular text-ink font-semibold">{formatNumber(data.activeMatches)}</b> Active Matches
      </p>
      <Why label="What counts?">
        <div className="grid gap-3">
          <WhyText {...data.viewsWhy} />
          <WhyText definition={data.activeMatchesWhy.definition} lines={[]} />
        </div>
      </Why>
    </div>
  );
}
