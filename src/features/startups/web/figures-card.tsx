import { Fragment } from 'react';
import { formatDate, formatMoney } from '#shared/web/format.ts';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { DataTable } from '#shared/web/ui/data-table.tsx';
import { ProgressBar } from '#shared/web/ui/score.tsx';
import { SparkLine } from '#shared/web/chart/spark-line.tsx';
import type { Round, TractionItem } from '../contract/traction.ts';
import { TRACTION_METRIC_LABELS, TRACTION_METRICS } from '#shared/domain/catalogue/vocabularies.ts';
import { EvidenceTag } from './evidence-tag.tsx';
import { courseText, inOneUnit, tractionValue } from './traction-words.ts';

function SeriesTable({ points, label }: { points: readonly TractionItem[]; label: string }) {
  return (
    <details>
      <summary className="text-green flex min-h-11 cursor-pointer items-center text-sm font-medium">
        Show the {points.length} figures
      </summary>
      <DataTable
        label={label}
        rows={points.toReversed()}
        keyOf={({ id }) => id}
        columns={[
          { name: 'Date', className: 'font-normal', render: ({ date }) => formatDate(date) },
          { name: 'Figure', isNumber: true, render: tractionValue },
          { name: 'Evidence', render: ({ evidence }) => <EvidenceTag evidence={evidence} /> },
        ]}
      />
    </details>
  );
}

function Series({ points, label }: { points: readonly TractionItem[]; label: string }) {
  const last = points.at(-1);
  if (!last) return null;
  return (
    <li className="py-3">
      <div className="flex items-center justify-between gap-3">
        <div className="min-w-0">
          <h3 className="text-soft text-sm font-medium tracking-normal">{label}</h3>
          <p className="tabular text-xl font-bold tracking-tight">{tractionValue(last)}</p>
          <p className="text-soft flex flex-wrap items-center gap-2 text-sm">
            {formatDate(last.date)} <EvidenceTag evidence={last.evidence} />
          </p>
        </div>
        <SparkLine values={inOneUnit(points).map(({ value }) => value)} label={courseText(label, points)} />
      </div>
      {points.length > 1 ? <SeriesTable points={points} label={label} /> : null}
    </li>
  );
}

/** Every series with its course, its latest figure and how that is evidenced. */
export function TractionCard({
  points,
  growthText,
}: {
  points: readonly TractionItem[];
  growthText: string | null;
}) {
  return (
    <Card>
      <CardHeader title="Traction" note={growthText ?? undefined} />
      {points.length === 0 ? (
        <p className="text-soft">No figures yet.</p>
      ) : (
        <ul className="divide-y">
          {TRACTION_METRICS.map((metric) => (
            <Series
              key={metric}
              label={TRACTION_METRIC_LABELS[metric]}
              points={points.filter((point) => point.metric === metric)}
            />
          ))}
        </ul>
      )}
    </Card>
  );
}

/** The round: what is committed and received against the target, kept apart. */
export function RoundCard({ round }: { round: Round }) {
  const { currency, targetMinor, minimumMinor, committedMinor, receivedMinor, closeDate, instrumentLabel } =
    round;
  const bars = [
    ['Received', receivedMinor, 'good'],
    ['Committed', committedMinor, 'info'],
  ] as const;
  return (
    <Card>
      <CardHeader
        title="The round"
        note={`${instrumentLabel}${closeDate === null ? '' : `, closes ${formatDate(closeDate)}`}`}
      />
      <p className="tabular text-xl font-bold tracking-tight">{formatMoney(targetMinor, currency)}</p>
      <p className="text-soft mb-4 text-sm">
        target{minimumMinor === null ? '' : `, at least ${formatMoney(minimumMinor, currency)}`}
      </p>
      <dl className="grid grid-cols-2 gap-x-3 gap-y-1 text-sm">
        {bars.map(([label, amount, tone]) => (
          <Fragment key={label}>
            <dt className="mt-2">{label}</dt>
            <dd className="tabular mt-2 text-right font-semibold">{formatMoney(amount, currency)}</dd>
            <dd className="col-span-2">
              <ProgressBar percent={(amount / targetMinor) * 100} tone={tone} />
            </dd>
          </Fragment>
        ))}
      </dl>
    </Card>
  );
}
