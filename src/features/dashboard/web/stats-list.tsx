import { formatNumber } from '#shared/web/format.ts';
import { useLive } from '#shared/web/use-live.ts';
import { Skeleton } from '#shared/web/ui/skeleton.tsx';
import { SparkLine } from '#shared/web/chart/spark-line.tsx';
import { StatCard } from '#shared/web/ui/stat-card.tsx';
import { LoadError } from '#shared/web/ui/state.tsx';
import type { DashboardStats } from '../contract.ts';
import { useDashboardStats } from './stats.ts';

type Explained = DashboardStats['viewsWhy'];

function WhyText({ definition, lines }: Explained) {
  return (
    <>
      <p className="pr-8">{definition}</p>
      {lines.length === 0 ? null : (
        <dl className="mt-3 grid gap-1">
          {lines.map(({ label, value }) => (
            <div key={label} className="flex justify-between gap-4">
              <dt className="text-soft">{label}</dt>
              <dd className="tabular font-medium">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

function viewsNote({ viewsThisWeek, investorViewsThisWeek }: DashboardStats): string {
  if (investorViewsThisWeek === null) return `${formatNumber(viewsThisWeek)} in the last 7 days`;
  return `${formatNumber(viewsThisWeek)} in the last 7 days, ${formatNumber(investorViewsThisWeek)} by investors`;
}

function Cards({ stats, isFounder }: { stats: DashboardStats; isFounder: boolean }) {
  const scoreLabel = isFounder ? 'Readiness Score' : 'Deal Score';
  return (
    <>
      <StatCard
        label={scoreLabel}
        value={stats.score}
        of="/ 100"
        note={stats.gap ?? undefined}
        why={{ label: `Why ${stats.score}?`, content: <WhyText {...stats.scoreWhy} /> }}
      />
      <StatCard
        label={isFounder ? 'Profile Views' : 'Startups Viewed'}
        value={formatNumber(stats.views)}
        note={viewsNote(stats)}
        picture={
          stats.viewsByDay.some(({ views }) => views > 0) ? (
            <SparkLine
              values={stats.viewsByDay.map(({ views }) => views)}
              label="Views a day over the last 14 days"
            />
          ) : undefined
        }
        why={{ label: 'What counts?', content: <WhyText {...stats.viewsWhy} /> }}
      />
      <StatCard
        label="Active Matches"
        value={formatNumber(stats.activeMatches)}
        why={{ label: 'What is a match?', content: <WhyText {...stats.activeMatchesWhy} /> }}
      />
    </>
  );
}

/** Views, score and matches: three loud figures, each with its reason. */
export function StatsList({ isFounder }: { isFounder: boolean }) {
  useLive('matches', ['GET /api/dashboard/stats', 'GET /api/dashboard/matches']);
  const { data, error, refetch, isFetching } = useDashboardStats();
  if (error && !data) {
    return <LoadError what="your figures" result={{ error, refetch, isFetching }} />;
  }
  return (
    <div className="grid gap-4 md:grid-cols-3">
      {data ? (
        <Cards stats={data} isFounder={isFounder} />
      ) : (
        ['score', 'views', 'matches'].map((name) => (
          <div key={name} className="bg-card grid content-start gap-3 rounded-md border p-4 md:p-5">
            <Skeleton className="h-3 w-24" />
            <Skeleton className="h-8 w-20" />
            <Skeleton className="h-3 w-40" />
            <Skeleton className="my-2 h-4 w-24" />
          </div>
        ))
      )}
    </div>
  );
}
