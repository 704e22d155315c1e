import { PartBar } from '#shared/web/chart/part-bar.tsx';
import { formatNumber, formatPercent } from '#shared/web/format.ts';
import { DataTable } from '#shared/web/ui/data-table.tsx';
import { Why } from '#shared/web/ui/why.tsx';
import type { OwnershipChange } from '../domain/scenario.ts';

const LONGEST = 100;

const pointsOf = (points: number) =>
  points.toLocaleString('en', {
    signDisplay: 'exceptZero',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });

type Totals = { readonly before: number; readonly after: number };
type DifferenceProps = { change: OwnershipChange; totals: Totals; labels: readonly [string, string] };

/** The percentage points gained or lost; opens the shares they come from. */
function Difference({ change, totals, labels: [before, after] }: DifferenceProps) {
  const { difference, sharesBefore, sharesAfter } = change;
  const line = (label: string, shares: number, total: number, percent: number) => (
    <li>
      {label}: {formatNumber(shares)} of {formatNumber(total)} shares, fully diluted and as converted ={' '}
      {percent.toFixed(4)}%.
    </li>
  );
  return (
    <Why label={pointsOf(difference)}>
      <ul className="grid gap-1 pr-6">
        {line(before, sharesBefore, totals.before, change.before)}
        {line(after, sharesAfter, totals.after, change.after)}
        <li>
          The difference is {pointsOf(difference)} percentage points.
          {sharesBefore === sharesAfter && difference < 0
            ? ' The holding is unchanged; others were issued new shares.'
            : ''}
        </li>
      </ul>
    </Why>
  );
}

/** The share before (thin) and after (full) as bars, on one scale. */
function Bars({ before, after, most }: { before: number; after: number; most: number }) {
  return (
    <div className="grid min-w-20 gap-0.5">
      <PartBar className="h-1" parts={[{ key: 'before', width: (before / most) * 100, fill: 'fill-edge' }]} />
      <PartBar
        className="h-1.5"
        parts={[{ key: 'after', width: (after / most) * 100, fill: 'fill-green' }]}
      />
    </div>
  );
}

/** Ownership by holder in two tables, with the difference in percentage points. */
export function ChangeTable({
  changes,
  labels,
}: {
  changes: readonly OwnershipChange[];
  labels: readonly [string, string];
}) {
  const [before, after] = labels;
  const totals = changes.reduce<Totals>(
    (sum, { sharesBefore, sharesAfter }) => ({
      before: sum.before + sharesBefore,
      after: sum.after + sharesAfter,
    }),
    { before: 0, after: 0 },
  );
  const most = Math.max(1, ...changes.flatMap(({ before: from, after: to }) => [from, to]));
  const share = (name: string, percent: (change: OwnershipChange) => number, className?: string) => ({
    name,
    isNumber: true,
    className,
    render: (change: OwnershipChange) => formatPercent(percent(change), 2),
  });
  return (
    <>
      <DataTable
        label="Ownership before and after"
        isCompact
        className="sm:min-w-96"
        rows={changes.slice(0, LONGEST)}
        keyOf={({ shareholder }) => shareholder}
        columns={[
          {
            name: 'Shareholder',
            className: 'max-w-56 break-words',
            render: ({ shareholder }) => shareholder,
          },
          {
            name: 'Before and after as bars',
            header: <span className="sr-only">Before and after as bars</span>,
            from: 'sm',
            className: 'w-1/4',
            render: (change) => <Bars before={change.before} after={change.after} most={most} />,
          },
          share(before, (change) => change.before),
          share(after, (change) => change.after, 'font-semibold'),
          {
            name: 'Points',
            isNumber: true,
            render: (change) => <Difference change={change} totals={totals} labels={labels} />,
          },
        ]}
      />
      {changes.length > LONGEST ? (
        <p className="text-soft mt-2 text-sm">The first {LONGEST} holders are listed.</p>
      ) : null}
    </>
  );
}
