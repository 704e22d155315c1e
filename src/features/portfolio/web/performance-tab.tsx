import { Fragment, type ReactNode } from 'react';
import { formatAmount, formatCount, formatFraction, formatMultiple } from '#shared/web/format.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Avatar } from '#shared/web/ui/avatar.tsx';
import { BarChart } from '#shared/web/chart/bar-chart.tsx';
import { Button } from '#shared/web/ui/button.tsx';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { PageLink, TextLink } from '#shared/web/ui/link.tsx';
import { SkeletonCards } from '#shared/web/ui/skeleton.tsx';
import { StatCard } from '#shared/web/ui/stat-card.tsx';
import { EmptyState, LoadError } from '#shared/web/ui/state.tsx';
import type { portfolioEndpoints } from '../contract.ts';
import type { PortfolioPerformance } from '../contract/overview.ts';
import { AllocationChart } from './allocation-chart.tsx';
import { NetCashChart } from './net-cash-chart.tsx';

const { useCall } = endpointHooks<typeof portfolioEndpoints>();

const money = (amount: number | null) => (amount === null ? 'not known' : formatAmount(amount));
/** Why a figure is open, in one line. */
const openText = (notes: PortfolioPerformance['notes']) => notes.map(({ message }) => message).join(' ');
const why = (content: ReactNode) => ({ label: 'Why?', content });

function Counts({ performance: { overview, coverage, notes } }: { performance: PortfolioPerformance }) {
  const { totalCommitted, writtenOffInvestments, avgMultiple } = overview;
  return (
    <div className="grid grid-cols-2 gap-4 xl:grid-cols-4 max-sm:[&>*:first-child]:col-span-2 max-sm:[&>*:last-child]:col-span-2">
      <StatCard
        label="Total Committed"
        value={totalCommitted === null ? null : formatAmount(totalCommitted)}
        why={why(
          `What was invested, at the rate of each day: ${coverage.included} of ${coverage.total} investments. Commitments beyond it are not recorded.`,
        )}
      />
      <StatCard
        label="Active Investments"
        value={overview.activeInvestments}
        note={writtenOffInvestments === 0 ? undefined : `${writtenOffInvestments} written off`}
      />
      <StatCard label="Exited Investments" value={overview.exitedInvestments} />
      <StatCard
        label="Average Multiple"
        value={formatMultiple(avgMultiple)}
        note={avgMultiple === null ? openText(notes) : undefined}
        why={why(
          'Pooled and gross: (value held + received) / invested over all companies, not an average of ratios.',
        )}
      />
    </div>
  );
}

/** Behind the return of less than a year, as GIPS asks. */
const annualised = (period: PortfolioPerformance['periodReturn'], irr: number) =>
  period === null ? undefined : `${formatFraction(irr, 1)} annualised`;

function Returns({ performance }: { performance: PortfolioPerformance }) {
  const { dpi, rvpi, tvpi, irr, irrRoots, periodReturn, notes, overview } = performance;
  const [paidIn, received, held] = [
    overview.totalCommitted,
    performance.proceeds,
    performance.currentValue,
  ].map(money);
  const open = openText(notes);
  const multiple = (label: string, value: number | null, formula: string) => (
    <StatCard
      label={label}
      value={formatMultiple(value)}
      note={value === null ? open : undefined}
      why={why(formula)}
    />
  );
  return (
    <div className="grid grid-cols-2 gap-4 xl:grid-cols-4">
      <StatCard
        label={
          periodReturn === null ? 'IRR, gross' : `Return in ${formatCount(periodReturn.days, 'day')}, gross`
        }
        value={irr === null ? null : formatFraction(periodReturn?.fraction ?? irr, 1)}
        note={irr === null ? open : annualised(periodReturn, irr)}
        why={why(
          irrRoots.length > 1
            ? `Several rates solve the equation: ${irrRoots.map((root) => formatFraction(root, 1)).join(', ')}. So none of them is the return.`
            : 'The yearly rate at which all dated payments, receipts and today’s value have a net present value of zero (XIRR, ACT/365).',
        )}
      />
      {multiple(
        'TVPI, gross',
        tvpi,
        `DPI + RVPI: ${formatMultiple(dpi) ?? '–'} + ${formatMultiple(rvpi) ?? '–'}.`,
      )}
      {multiple('DPI, gross', dpi, `Money received / money paid in: ${received} / ${paidIn}.`)}
      {multiple('RVPI, gross', rvpi, `Value still held / money paid in: ${held} / ${paidIn}.`)}
    </div>
  );
}

function CurrencyEffect({ effect }: { effect: PortfolioPerformance['effect'] }) {
  const rows = [
    { key: 'operating', name: 'Companies', value: effect.operating },
    { key: 'currency', name: 'Currencies', value: effect.currency },
    { key: 'gain', name: 'Together', value: effect.gain },
  ];
  return (
    <Card>
      <CardHeader
        title="Company and currency effects"
        note={`Each gain in its own currency at the rate when it was paid in; the rest comes from exchange rates.${effect.leftOut === 0 ? '' : ` ${effect.leftOut} left out because a rate or proceeds are missing.`}`}
      />
      <BarChart
        label="Gain by cause"
        head={['Cause', 'Gain']}
        rows={rows.map((row) => ({ ...row, text: formatAmount(row.value) }))}
      />
    </Card>
  );
}

/** Exits whose proceeds everything waits for, each with the way to them. */
function OpenExits({ exits }: { exits: PortfolioPerformance['openExits'] }) {
  if (exits.length === 0) return null;
  return (
    <p className="bg-amber-tint rounded-md p-4 text-sm">
      <b>Multiples and the yearly rate need the proceeds of {formatCount(exits.length, 'exit')}:</b>{' '}
      {exits.map(({ id, name }, index) => (
        <Fragment key={id}>
          {index === 0 ? '' : ', '}
          <TextLink href={`/portfolio/company/${id}`}>{name}</TextLink>
        </Fragment>
      ))}
      .
    </p>
  );
}

function TopPerformers({ items }: { items: PortfolioPerformance['topPerformers'] }) {
  return (
    <Card>
      <CardHeader
        title="Top Performers"
        note={items.length === 0 ? undefined : 'Exited companies by multiple.'}
      />
      {items.length === 0 ? <p className="text-soft">No exits yet</p> : null}
      <ol className="grid gap-3">
        {items.map(({ startup, exitMultiple, investmentAmount }) => (
          <li key={startup.id} className="flex items-center gap-3">
            <Avatar name={startup.name} imageUrl={startup.logoUrl} shape="company" size="sm" />
            <div className="min-w-0 flex-1">
              <PageLink
                href={`/portfolio/company/${startup.id}`}
                className="hover:text-green font-semibold break-words underline-offset-4 hover:underline"
              >
                {startup.name}
              </PageLink>
              <p className="text-soft tabular text-sm">
                {investmentAmount === null
                  ? 'No exchange rate for the amount'
                  : `${formatAmount(investmentAmount)} invested`}
              </p>
            </div>
            <b className="tabular text-xl tracking-tight">{formatMultiple(exitMultiple) ?? 'N/A'}</b>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function NothingYet({ onAdd }: { onAdd: () => void }) {
  return (
    <EmptyState
      title="Nothing to measure yet"
      icon="chart"
      action={
        <Button variant="primary" icon="plus" onClick={onAdd}>
          Add Investment
        </Button>
      }
    >
      Your first investment brings value over time, the J-curve, multiples and the yearly rate, each
      explained.
    </EmptyState>
  );
}

/** How the whole has done: multiples, rate of return, causes, exits and what is held. */
export function PerformanceTab({ onAdd }: { onAdd: () => void }) {
  const result = useCall('GET /api/portfolio/performance', {});
  const { data, error } = result;
  if (error && !data) return <LoadError what="the performance" result={result} />;
  if (data === undefined) return <SkeletonCards count={4} label="Loading the performance" />;
  return (
    <div className="grid gap-4">
      <OpenExits exits={data.openExits} />
      <Counts performance={data} />
      {data.coverage.total === 0 ? (
        <NothingYet onAdd={onAdd} />
      ) : (
        <>
          <Returns performance={data} />
          <NetCashChart />
        </>
      )}
      <div className="grid items-start gap-4 xl:grid-cols-2">
        {data.coverage.total === 0 ? null : <AllocationChart />}
        <div className="grid min-w-0 gap-4">
          {data.coverage.total === 0 ? null : <CurrencyEffect effect={data.effect} />}
          <TopPerformers items={data.topPerformers} />
        </div>
      </div>
    </div>
  );
}
