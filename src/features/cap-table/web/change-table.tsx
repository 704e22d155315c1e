import { formatPercent } from '#shared/web/format.ts';

export type OwnershipChange = {
  readonly shareholder: string;
  readonly before: number;
  readonly after: number;
  readonly difference: number;
};

const LONGEST = 100;

function Difference({ points }: { points: number }) {
  const text = points.toLocaleString('en', {
    signDisplay: 'exceptZero',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return (
    <span className={points < 0 ? 'text-red' : points > 0 ? 'text-green' : 'text-soft'}>
      {text}
      <span className="hidden sm:inline"> pts</span>
    </span>
  );
}

/** The share before (thin) and after (full) as bars, on one scale. */
function Bars({ before, after, most }: { before: number; after: number; most: number }) {
  return (
    <svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true" className="h-3 w-full min-w-20">
      <rect width={(before / most) * 100} height="4" className="fill-edge" />
      <rect y="5" width={(after / most) * 100} height="7" className="fill-green" />
    </svg>
  );
}

/** Ownership by holder in two tables, with the difference in percentage points. */
export function ChangeTable({
  changes,
  labels: [before, after],
}: {
  changes: readonly OwnershipChange[];
  labels: readonly [string, string];
}) {
  const most = Math.max(1, ...changes.flatMap(({ before: from, after: to }) => [from, to]));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table is scrolled by keyboard
    <section aria-label="Ownership before and after" tabIndex={0} className="overflow-x-auto">
      <table className="tabular w-full text-xs sm:min-w-96 sm:text-sm">
        <thead>
          <tr className="text-soft border-b text-right">
            <th className="py-2 pr-2 sm:pr-3 text-left font-medium">Shareholder</th>
            <th className="hidden w-1/4 py-2 pr-2 sm:pr-3 text-left font-medium sm:table-cell">
              <span className="sr-only">Before and after as bars</span>
            </th>
            <th className="py-2 pr-2 sm:pr-3 font-medium">{before}</th>
            <th className="py-2 pr-2 sm:pr-3 font-medium">{after}</th>
            <th className="py-2 font-medium">Difference</th>
          </tr>
        </thead>
        <tbody>
          {changes.slice(0, LONGEST).map((change) => (
            <tr key={change.shareholder} className="border-b text-right last:border-0">
              <th scope="row" className="max-w-56 py-2 pr-2 sm:pr-3 text-left font-medium break-words">
                {change.shareholder}
              </th>
              <td className="hidden py-2 pr-2 sm:pr-3 sm:table-cell">
                <Bars before={change.before} after={change.after} most={most} />
              </td>
              <td className="py-2 pr-2 sm:pr-3">{formatPercent(change.before, 2)}</td>
              <td className="py-2 pr-2 sm:pr-3 font-semibold">{formatPercent(change.after, 2)}</td>
              <td className="py-2">
                <Difference points={change.difference} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {changes.length > LONGEST ? (
        <p className="text-soft mt-2 text-sm">The first {LONGEST} holders are listed.</p>
      ) : null}
    </section>
  );
}
