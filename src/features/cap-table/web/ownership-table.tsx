import { useState } from 'react';
import { formatNumber, formatPercent } from '#shared/web/format.ts';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { Pager } from '#shared/web/ui/pager.tsx';
import { ProgressBar } from '#shared/web/ui/score.tsx';
import { StatCard } from '#shared/web/ui/stat-card.tsx';
import { Why } from '#shared/web/ui/why.tsx';
import type { CapTableAnswer } from '../contract/answer.ts';

const PAGE_SIZE = 25;

type Shareholder = CapTableAnswer['shareholders'][number];

function WhyPercentage({ row, table }: { row: Shareholder; table: CapTableAnswer }) {
  const ratio = row.conversionRatio ?? 1;
  return (
    <Why label={formatPercent(row.percentage, 2)}>
      <p className="pr-6 font-semibold">Fully diluted, as converted</p>
      <p className="mt-1">
        {formatNumber(row.shares)} shares{ratio === 1 ? '' : ` × conversion ratio ${ratio}`}, over all rows of
        the table ({formatNumber(table.totalShares)} shares as entered, options and the unissued pool counted
        in). Exactly {row.percentage}%; rounded so that the column adds up to 100.
      </p>
      <p className="mt-2">
        {row.outstandingPercentage === null
          ? 'Options and the unissued pool are not issued shares, so the row has no outstanding percentage.'
          : `Of issued shares alone: ${row.outstandingPercentage}%.`}
      </p>
    </Why>
  );
}

function Vested({ row }: { row: Shareholder }) {
  if (row.vestedPct === null || row.vesting === undefined)
    return <span className="text-faint text-sm">No vesting</span>;
  const percent = Math.round(row.vestedPct);
  return (
    <div className="flex min-w-28 items-center gap-2">
      <ProgressBar percent={row.vestedPct} />
      <Why label={`${percent}%`}>
        <p className="pr-6">
          {formatNumber(row.vesting.vested)} vested of {formatNumber(row.vesting.total)}.
        </p>
      </Why>
    </div>
  );
}

function Figures({ table }: { table: CapTableAnswer }) {
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <StatCard
        label="Total Shares"
        value={formatNumber(table.totalShares)}
        why={{ label: 'Why?', content: 'The sum of all rows, options and the unissued pool counted in.' }}
      />
      <StatCard
        label="Share Classes"
        value={table.shareClasses.length}
        why={{
          label: 'Which?',
          content: (
            <ul className="grid gap-1 pr-6">
              {table.classes.map(({ name, shares }) => (
                <li key={name}>
                  {name}: {formatNumber(shares)}
                </li>
              ))}
            </ul>
          ),
        }}
      />
      <StatCard
        label="Shareholders"
        value={formatNumber(table.shareholders.length)}
        why={{
          label: 'Why?',
          content: 'Rows of the table. A holder of several classes has several rows and one payout.',
        }}
      />
    </div>
  );
}

/** Who holds what: the figures, and one row per entry. */
export function OwnershipTable({ table }: { table: CapTableAnswer }) {
  const [page, setPage] = useState(1);
  const shown = table.shareholders.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  return (
    <div className="grid gap-4">
      <Figures table={table} />
      <Card>
        <CardHeader title="Ownership" note="Fully diluted, as converted." />
        <section
          aria-label="Shareholders"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard
          tabIndex={0}
          className="-mx-4 overflow-x-auto px-4 md:mx-0 md:px-0"
        >
          <table className="tabular w-full min-w-136 text-sm">
            <thead>
              <tr className="text-soft border-b text-left">
                <th className="py-2 pr-3 font-medium">Shareholder</th>
                <th className="py-2 pr-3 font-medium">Type</th>
                <th className="py-2 pr-3 text-right font-medium">Shares</th>
                <th className="py-2 pr-3 font-medium">Percentage</th>
                <th className="py-2 font-medium">Vested</th>
              </tr>
            </thead>
            <tbody>
              {shown.map((row) => (
                <tr key={table.shareholders.indexOf(row)} className="border-b last:border-0">
                  <th scope="row" className="max-w-56 py-2 pr-3 text-left font-semibold break-words">
                    {row.shareholderName}
                    <span className="text-soft block text-xs font-normal">{row.shareClass}</span>
                  </th>
                  <td className="py-2 pr-3">{row.shareholderType}</td>
                  <td className="py-2 pr-3 text-right">{formatNumber(row.shares)}</td>
                  <td className="py-2 pr-3">
                    <WhyPercentage row={row} table={table} />
                  </td>
                  <td className="py-2">
                    <Vested row={row} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        <Pager page={page} pageSize={PAGE_SIZE} total={table.shareholders.length} onPage={setPage} />
      </Card>
    </div>
  );
}
