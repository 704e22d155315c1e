import { lazy, Suspense, useState } from 'react';
import { formatAmount, formatDate, formatPercent } from '#shared/web/format.ts';
import { useAddress } from '#shared/web/use-address.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { useLive } from '#shared/web/use-live.ts';
import { Button, IconButton } from '#shared/web/ui/button.tsx';
import { Menu } from '#shared/web/ui/menu.tsx';
import { PageHeader } from '#shared/web/ui/page-header.tsx';
import { SkeletonCards } from '#shared/web/ui/skeleton.tsx';
import { StatCard } from '#shared/web/ui/stat-card.tsx';
import type { startupEndpoints } from '#features/startups/contract.ts';
import { LoadError } from '#shared/web/ui/state.tsx';
import { Tabs } from '#shared/web/ui/tabs.tsx';
import type { portfolioEndpoints } from '../contract.ts';
import type { PortfolioOverview } from '../contract/overview.ts';
import { CompaniesTab } from './companies-tab.tsx';
import { ReceivedOffers } from './received-offers.tsx';
import { ValueChart } from './value-chart.tsx';

/** What colleagues change while the screen is open. */
const LIVE = ['overview', 'companies', 'performance', 'history', 'allocation'].map(
  (name) => `GET /api/portfolio/${name}`,
);
const { useCall } = endpointHooks<typeof portfolioEndpoints>();
const startups = endpointHooks<typeof startupEndpoints>();

const PerformanceTab = lazy(async () => ({
  default: (await import('./performance-tab.tsx')).PerformanceTab,
}));
const ActivityTab = lazy(async () => ({ default: (await import('./activity-tab.tsx')).ActivityTab }));
const InvestmentDialog = lazy(async () => ({
  default: (await import('./investment-dialog.tsx')).InvestmentDialog,
}));
const ImportRecordsDialog = lazy(async () => ({
  default: (await import('./import-dialog.tsx')).ImportRecordsDialog,
}));
const RatesDialog = lazy(async () => ({ default: (await import('./rates-dialog.tsx')).RatesDialog }));

type Open = 'investment' | 'records' | 'fx_rates' | 'rates' | null;

function Summary({ overview }: { overview: PortfolioOverview }) {
  const { summary, coverage, ownershipKnown } = overview;
  const { totalInvested, currentValue, tvpi, avgOwnership } = summary;
  const valueToday =
    currentValue === null || coverage.total === 0 ? undefined : (
      <>
        <b className="text-ink">{formatAmount(currentValue)}</b> value today
      </>
    );
  return (
    <div className="grid grid-cols-2 gap-3 max-sm:[&>*:first-child]:col-span-2 max-sm:[&>*:last-child]:col-span-2">
      <StatCard
        label="Total Invested"
        value={totalInvested === null ? null : formatAmount(totalInvested)}
        note={totalInvested === null ? 'Needs exchange rates' : valueToday}
        why={{
          label: 'Why?',
          content: `The sum of ${coverage.included} of ${coverage.total} investments, each in dollars at the rate of its day.${tvpi === null ? '' : ` With ${formatAmount(summary.proceeds ?? 0)} received, value and receipts are ${tvpi.toFixed(2)} times what was paid in, gross of fees.`}`,
        }}
      />
      <StatCard
        label="Active Companies"
        value={summary.activeCompanies}
        why={{ label: 'Why?', content: 'Companies that were neither exited nor written off.' }}
      />
      <StatCard label="Total Investments" value={summary.totalInvestments} note="Follow-ons included" />
      <StatCard
        label="Avg Ownership"
        value={avgOwnership === null ? null : formatPercent(avgOwnership, 2)}
        note={avgOwnership === null ? 'No percentage or valuation recorded' : undefined}
        why={{
          label: 'Why?',
          content: `Simple mean over ${ownershipKnown} of ${summary.activeCompanies} active companies: those with a recorded percentage or valuation. Later priced rounds dilute it.`,
        }}
      />
    </div>
  );
}

/** Which investments the totals leave out, and the way to let them in. */
function CoverageNotice({
  coverage,
  onAdd,
  onImport,
}: {
  coverage: PortfolioOverview['coverage'];
  onAdd: () => void;
  onImport: () => void;
}) {
  if (coverage.missing.length === 0) return null;
  return (
    <div className="bg-amber-tint mb-6 flex flex-wrap items-center justify-between gap-3 rounded-md p-4 text-sm">
      <div className="min-w-0 flex-1">
        <p className="font-semibold">
          Totals include {coverage.included} of {coverage.total} investments. The others need an exchange
          rate:
        </p>
        <ul className="mt-1 gap-x-6 sm:columns-2 lg:columns-3">
          {coverage.missing.map(({ currency, date, companies }) => (
            <li key={currency} className="break-inside-avoid py-0.5">
              <b>{currency}</b> on {formatDate(date)} ({companies.join(', ')})
            </li>
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onAdd}>Add a rate</Button>
        <Button icon="upload" onClick={onImport}>
          Import rates
        </Button>
      </div>
    </div>
  );
}

function Actions({ onOpen }: { onOpen: (open: Open) => void }) {
  return (
    <>
      <Button variant="primary" onClick={() => onOpen('investment')}>
        Add Investment
      </Button>
      <Menu
        trigger={<IconButton icon="more" label="More actions" variant="secondary" />}
        items={[
          { label: 'Import records', icon: 'upload', onSelect: () => onOpen('records') },
          { label: 'Export as CSV', icon: 'download', href: '/api/portfolio/export' },
          { label: 'Exchange rates', icon: 'coins', onSelect: () => onOpen('rates') },
        ]}
      />
    </>
  );
}

function Dialogs({
  open,
  overview,
  onOpen,
}: {
  open: Open;
  overview: PortfolioOverview | undefined;
  onOpen: (open: Open) => void;
}) {
  const close = () => onOpen(null);
  return (
    <Suspense fallback={null}>
      {open === 'investment' ? (
        <InvestmentDialog investment={null} firmName={overview?.firm?.name ?? null} onClose={close} />
      ) : null}
      {open === 'records' || open === 'fx_rates' ? <ImportRecordsDialog kind={open} onClose={close} /> : null}
      {open === 'rates' ? (
        <RatesDialog
          wanted={overview?.coverage.missing[0] ?? null}
          onImport={() => onOpen('fx_rates')}
          onClose={close}
        />
      ) : null}
    </Suspense>
  );
}

/** The form for a startup that a link asks to record, such as one whose deal has just closed. */
function AskedInvestment({ startupId, firmName }: { startupId: number; firmName: string | null }) {
  const [, change] = useAddress();
  const { data, isError } = startups.useCall('GET /api/startups/{id}', { params: { id: startupId } });
  if (data === undefined && !isError) return null;
  return (
    <Suspense fallback={null}>
      <InvestmentDialog
        investment={null}
        startup={data && { id: data.id, name: data.name }}
        firmName={firmName}
        onClose={() => change({ record: null })}
      />
    </Suspense>
  );
}

function Body({ overview, onOpen }: { overview: PortfolioOverview; onOpen: (open: Open) => void }) {
  const [search, change] = useAddress();
  const add = () => onOpen('investment');
  const tabs = [
    {
      value: 'companies',
      label: 'Portfolio Companies',
      content: <CompaniesTab sectors={overview.sectors} onAdd={add} />,
    },
    { value: 'performance', label: 'Performance', content: <PerformanceTab onAdd={add} /> },
    {
      value: 'activity',
      label: 'Recent Activity',
      content: <ActivityTab items={overview.recentInvestments} onAdd={add} />,
    },
  ];
  const tab = tabs.find(({ value }) => value === search.get('tab'))?.value ?? 'companies';
  return (
    <>
      <div className="mb-6 grid gap-3 lg:grid-cols-2">
        <Summary overview={overview} />
        {overview.coverage.included === 0 ? null : <ValueChart />}
      </div>
      <CoverageNotice
        coverage={overview.coverage}
        onAdd={() => onOpen('rates')}
        onImport={() => onOpen('fx_rates')}
      />
      <Tabs
        label="Portfolio"
        tabs={tabs}
        value={tab}
        onChange={(value) => change({ tab: value }, { push: true })}
      />
    </>
  );
}

/** What an investor holds: totals, companies, performance, and recording more. */
export function PortfolioPage() {
  const [open, setOpen] = useState<Open>(null);
  const [search] = useAddress();
  const asked = Number(search.get('record'));
  const result = useCall('GET /api/portfolio/overview', {});
  useLive('portfolio', LIVE);
  const { data, error } = result;
  return (
    <>
      <PageHeader
        title="Portfolio"
        note="What you invested, its value today, and why. All figures are gross of fees."
        actions={<Actions onOpen={setOpen} />}
      />
      <ReceivedOffers />
      {error && !data ? (
        <LoadError what="your portfolio" result={result} />
      ) : data === undefined ? (
        <SkeletonCards count={4} label="Loading your portfolio" />
      ) : (
        <Body overview={data} onOpen={setOpen} />
      )}
      <Dialogs open={open} overview={data} onOpen={setOpen} />
      {Number.isInteger(asked) && asked > 0 ? (
        <AskedInvestment startupId={asked} firmName={data?.firm?.name ?? null} />
      ) : null}
    </>
  );
}
