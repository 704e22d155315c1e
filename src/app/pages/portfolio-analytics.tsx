import type { intelligenceEndpoints } from '#features/market/contract.ts';
import { type MixRow, mixAgainstMarket } from '#features/market/domain/mix.ts';
import type { portfolioEndpoints } from '#features/portfolio/contract.ts';
import type { PortfolioAllocation, PortfolioOverview } from '#features/portfolio/contract/overview.ts';
import { AllocationChart } from '#features/portfolio/web/allocation-chart.tsx';
import { ValueChart } from '#features/portfolio/web/value-chart.tsx';
import { formatAmount, formatCount, formatDate, formatFraction, formatPercent } from '#shared/web/format.ts';
import { useCurrentUser } from '#shared/web/session.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { DataTable } from '#shared/web/ui/data-table.tsx';
import { LinkButton, TextLink } from '#shared/web/ui/link.tsx';
import { SkeletonCards } from '#shared/web/ui/skeleton.tsx';
import { EmptyState, LoadError } from '#shared/web/ui/state.tsx';
import { StatCard } from '#shared/web/ui/stat-card.tsx';

const portfolio = endpointHooks<typeof portfolioEndpoints>();
const market = endpointHooks<typeof intelligenceEndpoints>();

const percent = (value: number | null) => (value === null ? '–' : formatPercent(value, 1));

function Difference({ row }: { row: MixRow }) {
  if (row.difference === null) return <>–</>;
  const words = row.difference > 0 ? 'more than the market' : row.difference < 0 ? 'less' : 'as the market';
  return (
    <>
      <b>{row.difference === 0 ? '0' : `${row.difference > 0 ? '+' : ''}${row.difference.toFixed(1)}`}</b>{' '}
      <span className="text-soft max-sm:sr-only">{words}</span>
    </>
  );
}

/** What is held by sector beside what the market funded in twelve months. */
function MixCard({ allocation }: { allocation: PortfolioAllocation }) {
  const { data } = market.useCall('GET /api/market-intelligence', { query: {} });
  if (data === undefined || data.overview.funding12 === 0) return null;
  const rows = mixAgainstMarket(
    allocation.sector.map(({ label, value }) => ({ name: label, amount: value })),
    data.trends.sectors.map(({ sector, funding12 }) => ({ name: sector, amount: funding12 })),
  );
  return (
    <Card>
      <CardHeader
        title="Your sectors beside the market"
        note={`Share of the value you hold against share of equity funding in twelve months: n = ${formatCount(data.overview.deals12, 'deal')}${data.basis.demoRounds > 0 ? ', demo rounds included' : ''}. As of ${formatDate(data.asOf)}.`}
        actions={<TextLink href="/analytics/rounds">See the rounds</TextLink>}
      />
      <DataTable
        label="Your sectors beside the market"
        rows={rows}
        keyOf={({ name }) => name}
        columns={[
          { name: 'Sector', render: ({ name }) => name },
          {
            name: 'Yours',
            isNumber: true,
            className: 'font-semibold',
            render: ({ ownPercent }) => percent(ownPercent),
          },
          { name: 'Market', isNumber: true, render: ({ marketPercent }) => percent(marketPercent) },
          { name: 'Points', isNumber: true, render: (row) => <Difference row={row} /> },
        ]}
      />
    </Card>
  );
}

function Tiles({ overview }: { overview: PortfolioOverview }) {
  const performance = portfolio.useCall('GET /api/portfolio/performance', {});
  const { summary, coverage, asOf } = overview;
  const irr = performance.data?.irr ?? null;
  const basis = `n = ${coverage.included} of ${formatCount(coverage.total, 'investment')}. As of ${formatDate(asOf)}.`;
  return (
    <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
      <StatCard
        label="Total invested"
        value={summary.totalInvested === null ? null : formatAmount(summary.totalInvested)}
        note={
          <>
            {basis} <TextLink href="/portfolio">See them</TextLink>
          </>
        }
      />
      <StatCard
        label="Value held"
        value={summary.currentValue === null ? null : formatAmount(summary.currentValue)}
        note={`${formatCount(summary.activeCompanies, 'active company', 'active companies')}.`}
      />
      <StatCard
        label="TVPI, gross"
        value={summary.tvpi === null ? null : `${summary.tvpi.toFixed(2)}x`}
        note="Received and still held, over what was paid in."
      />
      <StatCard
        label="IRR, gross"
        value={irr === null ? null : formatFraction(irr, 1)}
        note={
          irr === null ? (performance.data?.notes[0]?.message ?? 'Not enough data yet.') : 'A year, ACT/365.'
        }
      />
    </div>
  );
}

function Portfolio() {
  const overview = portfolio.useCall('GET /api/portfolio/overview', {});
  const allocation = portfolio.useCall('GET /api/portfolio/allocation', {});
  const { data, error, refetch, isFetching } = overview;
  if (error && !isFetching)
    return <LoadError what="your portfolio" result={{ error, refetch, isFetching }} />;
  if (data === undefined) return <SkeletonCards count={4} label="Loading your portfolio" />;
  if (data.summary.totalInvestments === 0)
    return (
      <EmptyState
        title="No portfolio companies yet"
        icon="coins"
        action={
          <LinkButton href="/portfolio" variant="primary">
            Add Investment
          </LinkButton>
        }
      >
        Record what you invested, and this page shows its value over time, its mix and how it differs from the
        market. Only you see it.
      </EmptyState>
    );
  return (
    <div className="grid gap-4">
      <Tiles overview={data} />
      <ValueChart />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <AllocationChart />
        {allocation.data === undefined ? null : <MixCard allocation={allocation.data} />}
      </div>
    </div>
  );
}

/** The member's own portfolio: course, spread, and how it differs from the market. */
export function PortfolioAnalytics() {
  const user = useCurrentUser();
  if (user === null)
    return (
      <EmptyState
        title="Sign in to see your portfolio"
        icon="lock"
        action={
          <LinkButton
            href={`/api/login?redirect=${encodeURIComponent('/analytics?tab=portfolio')}`}
            variant="primary"
          >
            Sign In
          </LinkButton>
        }
      >
        What you invested, its value over time and how it differs from the market. Only you see it.
      </EmptyState>
    );
  return <Portfolio />;
}
