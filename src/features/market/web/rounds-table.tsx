import { formatMoney, formatMonth } from '#shared/web/format.ts';
import { type Column, DataTable } from '#shared/web/ui/data-table.tsx';
import { ExternalLink, TextLink } from '#shared/web/ui/link.tsx';
import { Tag } from '#shared/web/ui/tag.tsx';
import type { MarketRound } from '../contract/round.ts';

/** As exact as it was published: `2024`, `May 2024`, `13 May 2024`. */
function dateText(date: string): string {
  if (date.length === 4) return date;
  const day = date.length === 10 ? `${Number(date.slice(8))} ` : '';
  return day + formatMonth(date);
}

function Source({ round }: { round: MarketRound }) {
  const { source, sourceUrl, licence } = round;
  return (
    <>
      {sourceUrl === null ? source : <ExternalLink href={sourceUrl}>{source}</ExternalLink>}
      {licence === null ? null : <span className="text-faint"> ({licence})</span>}
    </>
  );
}

const amountText = ({ amountMinor, currency }: MarketRound) =>
  amountMinor === null ? 'Unpublished' : formatMoney(amountMinor, currency ?? 'USD');

function Company({ round }: { round: MarketRound }) {
  const { company, startupId, isDemo } = round;
  return (
    <span className="inline-flex flex-wrap items-center gap-2 break-words">
      {startupId === null ? company : <TextLink href={`/startups/${startupId}`}>{company}</TextLink>}
      {isDemo ? <Tag tone="warn">Demo</Tag> : null}
    </span>
  );
}

const COLUMNS: readonly Column<MarketRound>[] = [
  { name: 'Company', className: 'max-w-60', render: (round) => <Company round={round} /> },
  { name: 'Sector', render: ({ sector }) => sector },
  { name: 'Country', render: ({ country }) => country ?? 'Unknown' },
  {
    name: 'Round',
    render: ({ round, kind }) => (
      <>
        {round}
        {kind === 'equity' ? null : <span className="text-soft"> ({kind})</span>}
      </>
    ),
  },
  { name: 'Date', className: 'whitespace-nowrap', render: ({ date }) => dateText(date) },
  { name: 'Amount', isNumber: true, className: 'font-semibold whitespace-nowrap', render: amountText },
  { name: 'Source', className: 'text-soft', render: (round) => <Source round={round} /> },
];

function RoundItem({ round }: { round: MarketRound }) {
  return (
    <div className="bg-card grid gap-1 rounded-md border px-4 py-3 text-sm">
      <span className="flex items-start justify-between gap-3">
        <b className="min-w-0">
          <Company round={round} />
        </b>
        <b className="tabular shrink-0">{amountText(round)}</b>
      </span>
      <span className="text-soft">
        {round.sector} · {round.country ?? 'Country unknown'} · {round.round} · {dateText(round.date)}
      </span>
      {round.isDemo ? null : (
        <span className="text-soft">
          <Source round={round} />
        </span>
      )}
    </div>
  );
}

/** Rounds as rows; on a phone each is a small card. */
export function RoundsTable({ rounds, label }: { rounds: readonly MarketRound[]; label: string }) {
  return (
    <DataTable
      label={label}
      rows={rounds}
      keyOf={({ id }) => id}
      rowClassName="align-top"
      columns={COLUMNS}
      renderCard={(round) => <RoundItem round={round} />}
    />
  );
}
