import { useState } from 'react';
import { formatCount, formatMoney, formatNumber, formatPercent } from '#shared/web/format.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { type Column, DataTable } from '#shared/web/ui/data-table.tsx';
import { ProgressBar } from '#shared/web/ui/score.tsx';
import { StatCard } from '#shared/web/ui/stat-card.tsx';
import { Tag } from '#shared/web/ui/tag.tsx';
import { Why } from '#shared/web/ui/why.tsx';
import type { CapTableAnswer } from '../contract/answer.ts';
import { PAGE_SIZE } from './entry-rows.ts';

const STEP = 100;

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
    <div className="flex min-w-28 items-center gap-x-2">
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

function Convertibles({ table: { convertibles } }: { table: CapTableAnswer }) {
  if (convertibles.length === 0) return null;
  return (
    <div className="mt-5">
      <h3 className="mb-2 font-semibold">SAFEs and notes, not converted yet</h3>
      <ul className="tabular grid gap-1 text-sm">
        {convertibles.map(({ id, holder, amount, sharesAtCap, percentageAtCap }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4">
            <span>
              {holder}, {formatMoney(Math.round(amount * 100))}
            </span>
            <span className="text-soft">
              {percentageAtCap === null || sharesAtCap === null
                ? 'No cap, so the price of the next round decides'
                : `${formatPercent(percentageAtCap, 2)} at the cap, ${formatNumber(sharesAtCap)} shares`}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

type Finding = CapTableAnswer['findings'][number];

function sentenceOf({ value, limit, holders, code }: Finding): string {
  const who = holders.length === 0 ? '' : `: ${holders.slice(0, 5).join(', ')}`;
  if (value === null) return who.slice(2);
  const unit = /MULTIPLE|STACK/.test(code) ? 'x' : '%';
  const against = limit === null ? '' : ` (limit ${limit}${unit})`;
  return `${formatNumber(value, 2)}${unit}${against}${who}`;
}

const titleOf = (code: string) => {
  const words = code.toLowerCase().replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** What investors will ask about, with the reason and the way to mend it. */
function HealthList({ table: { findings, warnings } }: { table: CapTableAnswer }) {
  const told = warnings.filter(({ message }) => message !== undefined);
  return (
    <Card>
      <CardHeader
        title="Cap table health"
        note={
          findings.length === 0
            ? 'Nothing that investors usually object to.'
            : 'What investors will ask about.'
        }
      />
      <ul className="grid gap-3">
        {findings.map((finding) => (
          <li key={finding.code} className="grid gap-1 rounded-md border p-4 text-sm">
            <p className="flex flex-wrap items-center gap-2 font-semibold">
              <Tag tone={finding.severity === 'critical' ? 'bad' : 'warn'} icon="alert">
                {finding.severity === 'critical' ? 'Critical' : 'Warning'}
              </Tag>
              {titleOf(finding.code)}
            </p>
            <p className="tabular">{sentenceOf(finding)}</p>
            <p className="text-soft">{finding.why}</p>
            <p>
              <strong>How to mend it:</strong> {finding.remedy}
            </p>
          </li>
        ))}
      </ul>
      {told.length === 0 ? null : (
        <details className="mt-3 text-sm">
          <summary className="text-amber min-h-11 py-2 font-medium md:min-h-9">
            {formatCount(told.length, 'remark')} on rows
          </summary>
          <ul className="list-disc pl-5">
            {told.slice(0, PAGE_SIZE).map(({ path, message }) => (
              <li key={path}>
                Row {Number(path?.split('.')[1] ?? 0) + 1}: {message}
              </li>
            ))}
          </ul>
        </details>
      )}
    </Card>
  );
}

const columnsOf = (table: CapTableAnswer): Column<Shareholder>[] => [
  {
    name: 'Shareholder',
    className: 'max-w-56 font-semibold break-words',
    render: ({ shareholderName, shareClass }) => (
      <>
        {shareholderName}
        <span className="text-soft block text-xs font-normal">{shareClass}</span>
      </>
    ),
  },
  { name: 'Type', render: ({ shareholderType }) => shareholderType },
  { name: 'Shares', isNumber: true, render: ({ shares }) => formatNumber(shares) },
  { name: 'Percentage', isNumber: true, render: (row) => <WhyPercentage row={row} table={table} /> },
  { name: 'Vested', render: (row) => <Vested row={row} /> },
];

/** A row of the table as a phone shows it, every column in it. */
function ShareholderItem({ row, table }: { row: Shareholder; table: CapTableAnswer }) {
  return (
    <div className="tabular grid gap-1 rounded-md border p-3 text-sm">
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0 font-semibold break-words">
          {row.shareholderName}
          <span className="text-soft block text-xs font-normal">{row.shareholderType}</span>
        </p>
        <WhyPercentage row={row} table={table} />
      </div>
      <dl className="grid grid-cols-2 gap-3">
        <div>
          <dt className="text-soft text-xs">Shares</dt>
          <dd>
            <b>{formatNumber(row.shares)}</b> {row.shareClass}
          </dd>
        </div>
        <div>
          <dt className="text-soft text-xs">Vested</dt>
          <dd>
            <Vested row={row} />
          </dd>
        </div>
      </dl>
    </div>
  );
}

/** Who holds what: the figures, and one row per entry. */
export function OwnershipTable({ table, onExport }: { table: CapTableAnswer; onExport: () => void }) {
  const [count, setCount] = useState(PAGE_SIZE);
  const shown = table.shareholders.slice(0, count);
  const more = table.shareholders.length - shown.length;
  return (
    <div className="grid gap-4">
      <Figures table={table} />
      <Card>
        <CardHeader
          title="Ownership"
          note="Fully diluted, as converted."
          actions={
            <Button icon="download" onClick={onExport}>
              Export
            </Button>
          }
        />
        <DataTable
          label="Shareholders"
          className="min-w-136"
          rows={shown}
          keyOf={(row) => table.shareholders.indexOf(row)}
          columns={columnsOf(table)}
          renderCard={(row) => <ShareholderItem row={row} table={table} />}
        />
        {more > 0 ? (
          <Button className="mt-3" onClick={() => setCount(count + STEP)}>
            Show {formatNumber(Math.min(more, STEP))} more of {formatNumber(more)}
          </Button>
        ) : null}
        <Convertibles table={table} />
      </Card>
      <HealthList table={table} />
    </div>
  );
}
