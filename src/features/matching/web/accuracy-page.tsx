import { formatDate, formatFraction, formatNumber } from '#shared/web/format.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { DataTable } from '#shared/web/ui/data-table.tsx';
import { PageHeader } from '#shared/web/ui/page-header.tsx';
import { ScoreBar } from '#shared/web/ui/score.tsx';
import { SkeletonLines } from '#shared/web/ui/skeleton.tsx';
import { LoadError } from '#shared/web/ui/state.tsx';
import type { MatchAccuracy, matchingEndpoints } from '../contract.ts';

const { useCall } = endpointHooks<typeof matchingEndpoints>();

const MEANINGS: Readonly<Record<string, string>> = {
  recallAt10: 'Share of the investors who joined that were in our first 10',
  recallAt50: 'The same for our first 50',
  mrr: 'One divided by the rank of the first correct investor',
  ndcgAt10: 'How high the correct investors rank among our first 10; 1 is perfect',
};

function Measures({ measures }: Pick<MatchAccuracy, 'measures'>) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {measures.map(({ key, label, value, baseline, ratio }) => (
        <li key={key} className="rounded-md border p-4">
          <p className="text-soft text-sm font-medium">{label}</p>
          <p className="tabular text-2xl font-bold tracking-tight">{formatNumber(value, 3)}</p>
          <p className="text-sm">{MEANINGS[key]}.</p>
          {baseline === null || ratio === null ? null : (
            <p className="text-soft tabular mt-1 text-sm">
              {ratio.toFixed(2)} × the better baseline ({formatNumber(baseline, 3)})
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

function Weights({ weights, side }: Pick<MatchAccuracy, 'weights'> & { side: 'fit' | 'order' }) {
  const own = weights.filter((weight) => weight.side === side);
  const most = Math.max(...own.map(({ weight }) => weight));
  return (
    <div className="grid content-start gap-2">
      <h3 className="font-semibold">
        {side === 'fit' ? 'The fit, shown as a percentage' : 'The order of a list'}
      </h3>
      {own.map(({ label, weight }) => (
        <ScoreBar
          key={label}
          label={label}
          percent={(100 * weight) / most}
          tone="good"
          reason={formatFraction(weight)}
        />
      ))}
    </div>
  );
}

function Earlier({ earlier }: Pick<MatchAccuracy, 'earlier'>) {
  return (
    <div className="mt-5">
      <DataTable
        label="Earlier windows"
        caption="The same weights on three earlier windows, against the better baseline of each"
        rows={earlier}
        keyOf={({ window }) => window}
        columns={[
          { name: 'Window', className: 'font-normal', render: ({ window }) => window },
          { name: 'Rounds', isNumber: true, render: ({ queries }) => formatNumber(queries) },
          {
            name: 'Recall at 10',
            isNumber: true,
            render: ({ recallRatio }) => `${recallRatio.toFixed(2)} ×`,
          },
          { name: 'nDCG at 10', isNumber: true, render: ({ ndcgRatio }) => `${ndcgRatio.toFixed(2)} ×` },
        ]}
      />
    </div>
  );
}

function Chances({ calibration, outlook }: Pick<MatchAccuracy, 'calibration' | 'outlook'>) {
  const { pairs, baseRate, brier, baseRateBrier, ece } = calibration;
  return (
    <Card>
      <CardHeader
        title="How reliable the probabilities are"
        note={`n = ${formatNumber(pairs)} pairs and ${formatNumber(outlook.rounds)} rounds with known outcomes`}
      />
      <dl className="grid gap-5 lg:grid-cols-2">
        <div>
          <dt className="font-semibold">Probability that a match closes</dt>
          <dd className="mt-1 max-w-prose">
            Pairs are put in ten groups by probability. On average our stated probability was{' '}
            <strong className="tabular">{formatFraction(ece, 2)}</strong> off from what happened (expected
            calibration error); {formatFraction(baseRate, 1)} of all pairs closed. Brier score{' '}
            {brier.toFixed(5)}, against the same probability for everyone: {baseRateBrier.toFixed(5)}. The
            order of a list is much more reliable than a single probability.
          </dd>
        </div>
        <div>
          <dt className="font-semibold">Chance of a next round</dt>
          <dd className="mt-1 max-w-prose">
            Comparing a startup that raised again with one that did not, our probability is higher for the
            right one in <strong className="tabular">{formatFraction(outlook.auc, 1)}</strong> of cases (AUC;
            50% is chance). Brier score {outlook.brier.toFixed(3)}, against the same probability for everyone:{' '}
            {outlook.baseRateBrier.toFixed(3)}. Measured on {outlook.source}, so another place and time.
          </dd>
        </div>
      </dl>
    </Card>
  );
}

function Accuracy({ accuracy }: { accuracy: MatchAccuracy }) {
  const { queries, measuredOn, markets, measures, baselines, weights, neverUsed } = accuracy;
  const { earlier, calibration, outlook } = accuracy;
  return (
    <div className="grid gap-6">
      <Card>
        <CardHeader
          title="Measured on real rounds"
          note={`n = ${formatNumber(queries)} rounds, measured on ${formatDate(measuredOn)}`}
        />
        <p className="mb-4 max-w-prose">
          For each round we ranked all investors known at that time, without using later data, and compared
          the list with those who then joined. Figures are the average of{' '}
          {markets.map(({ name, rounds }) => `${name} (${rounds})`).join(' and ')}. A later window is held
          out.
        </p>
        <Measures measures={measures} />
        <Earlier earlier={earlier} />
        <p className="text-soft mt-4 text-sm">
          Baselines in the same run: {baselines.join('; ')}. Sources:{' '}
          {markets.map(({ name, source }) => `${name}, ${source}`).join('; ')}. There are too few African
          rounds so far to measure them separately.
        </p>
      </Card>
      <Chances calibration={calibration} outlook={outlook} />
      <Card>
        <CardHeader title="What counts, and how much" />
        <div className="grid gap-8 lg:grid-cols-2">
          <Weights weights={weights} side="fit" />
          <Weights weights={weights} side="order" />
        </div>
        <p className="text-soft mt-4 max-w-prose text-sm">
          The fit leaves out what either side does not state. In the order, such criteria count as half, an
          investor without recorded deals is placed at the market median, and an investor’s list uses the
          startup’s own activity. The measurements are of the order.
        </p>
      </Card>
      <Card>
        <CardHeader title="What is never used" />
        <p className="max-w-prose">
          No score uses {neverUsed.slice(0, -1).join(', ')} or {neverUsed.at(-1)}, even if a profile shows it,
          and none of them is inferred from anything else.
        </p>
      </Card>
    </div>
  );
}

/** How well the shipped weights rank, what they weigh and what they never look at. */
export function AccuracyPage() {
  const { data, error, refetch, isFetching } = useCall('GET /api/matching/accuracy', {});
  return (
    <div>
      <PageHeader
        title="How accurate the matches are"
        note="Measured, with the number of cases and the date."
      />
      {error && !data ? (
        <LoadError what="the figures" result={{ error, refetch, isFetching }} />
      ) : data === undefined ? (
        <SkeletonLines count={8} label="Loading the figures" />
      ) : (
        <Accuracy accuracy={data} />
      )}
    </div>
  );
}
