import { formatMoneyShort } from '#shared/web/format.ts';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { Why, WhyStrip } from '#shared/web/ui/why.tsx';
import { stripsOf } from '#shared/web/ui/why-strips.ts';
import type { CapTableAnswer } from '../contract/answer.ts';
import { type CurvePoint, payoutCurve, type PayoutCurve } from '../domain/exit-curve.ts';
import { dollars } from './exit-words.ts';

const WIDTH = 640;
const HEIGHT = 280;
const MOST = 5;
const FILLS = ['fill-green', 'fill-ochre', 'fill-blue', 'fill-clay', 'fill-edge', 'fill-red'];
const DOTS = ['bg-green', 'bg-ochre', 'bg-blue', 'bg-clay', 'bg-edge', 'bg-red'];

type Layer = { readonly name: string; readonly payouts: readonly number[] };

/** The classes that take most at the right edge, the others as one. */
function layersOf({ classes, points }: PayoutCurve): Layer[] {
  const all = classes.map((name, index) => ({
    name,
    payouts: points.map((point) => point.payouts[index] ?? 0),
  }));
  const ordered = all.toSorted((a, b) => (b.payouts.at(-1) ?? 0) - (a.payouts.at(-1) ?? 0));
  const rest = ordered.slice(MOST);
  if (rest.length === 0) return ordered;
  const sums = points.map((_, index) => rest.reduce((sum, { payouts }) => sum + (payouts[index] ?? 0), 0));
  return [...ordered.slice(0, MOST), { name: `${rest.length} more classes`, payouts: sums }];
}

const short = (amount: number) => formatMoneyShort(Math.round(amount * 100));

type Scale = { readonly x: (value: number) => number; readonly y: (value: number) => number };

function Layers({
  layers,
  exits,
  scale,
}: {
  layers: readonly Layer[];
  exits: readonly number[];
  scale: Scale;
}) {
  let below = exits.map(() => 0);
  return layers.map(({ name, payouts }, index) => {
    const above = below.map((value, at) => value + (payouts[at] ?? 0));
    const top = exits.map((exit, at) => `${scale.x(exit)},${scale.y(above[at] ?? 0)}`);
    const base = exits.map((exit, at) => `${scale.x(exit)},${scale.y(below[at] ?? 0)}`).toReversed();
    below = above;
    return (
      <polygon key={name} points={[...top, ...base].join(' ')} className={FILLS[index]} fillOpacity="0.8" />
    );
  });
}

/** How an exit is shared out at one point of the drawing. */
function Reason({ point, layers, index }: { point: CurvePoint; layers: readonly Layer[]; index: number }) {
  const { exitValue, distributable, commonPerShare, converted } = point;
  return (
    <>
      <p className="pr-6 font-semibold">An exit at {dollars(exitValue)}</p>
      <ul className="tabular mt-2 grid gap-1">
        {layers.map(({ name, payouts }) => (
          <li key={name} className="flex justify-between gap-4">
            <span className="min-w-0 break-words">{name}</span>
            <b>{dollars(payouts[index] ?? 0)}</b>
          </li>
        ))}
      </ul>
      <p className="text-soft mt-2">
        {distributable === exitValue
          ? ''
          : `Debt, costs and carve-out leave ${dollars(distributable)} to share out. `}
        Preferences come first, the highest seniority before the others;{' '}
        {commonPerShare === 0
          ? 'nothing is left for common shares yet.'
          : `the rest is $${commonPerShare} for each common share, as converted.`}{' '}
        {converted.length === 0 ? 'No class converts.' : `Better off as common: ${converted.join(', ')}.`}
      </p>
    </>
  );
}

type TableProps = { label: string; points: readonly CurvePoint[]; layers: readonly Layer[] };

function PayoutTable({ label, points, layers }: TableProps) {
  return (
    <details className="mt-2 text-sm">
      <summary className="text-green min-h-11 py-2 font-medium md:min-h-9">As a table</summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard */}
      <section aria-label={`${label}, as a table`} tabIndex={0} className="overflow-x-auto">
        <table className="tabular w-full min-w-96">
          <thead>
            <tr className="border-b text-right">
              <th className="pr-3 text-left font-medium">Exit value</th>
              {layers.map(({ name }) => (
                <th key={name} className="py-1.5 pl-3 font-medium">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {points.map((point, index) => (
              <tr key={point.exitValue} className="border-b text-right last:border-0">
                <th scope="row" className="pr-3 text-left font-medium">
                  <Why label={dollars(point.exitValue)}>
                    <Reason point={point} layers={layers} index={index} />
                  </Why>
                </th>
                {layers.map(({ name, payouts }) => (
                  <td key={name} className="py-1.5 pl-3">
                    {dollars(payouts[index] ?? 0)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}

type Props = {
  /** What is drawn, in words: "Payout by exit value". */
  label: string;
  curve: PayoutCurve;
  breakPoints: readonly { readonly id: string; readonly exitValue: number }[];
};

/** Who takes what at every exit value up to the right edge, exact between the bends; dashed lines mark where a class converts. */
export function PayoutChart({ label, curve, breakPoints }: Props) {
  const exits = curve.points.map(({ exitValue }) => exitValue);
  const limit = exits.at(-1) ?? 1;
  const scale: Scale = {
    x: (value) => (value / limit) * WIDTH,
    y: (value) => HEIGHT - (value / limit) * HEIGHT,
  };
  const layers = layersOf(curve);
  const ticks = [0, 0.25, 0.5, 0.75, 1].map((part) => part * limit);
  const labels = ticks.map((tick) => <span key={tick}>{short(tick)}</span>);
  const strips = stripsOf(exits.map((exit) => (exit / limit) * 100));
  const marks = breakPoints.filter(({ exitValue }) => exitValue > 0 && exitValue < limit);
  return (
    <figure>
      <div className="text-soft tabular grid grid-cols-[auto_1fr] gap-x-2 text-xs">
        <div aria-hidden="true" className="-my-2 flex flex-col-reverse justify-between text-right">
          {labels}
        </div>
        <div className="relative">
          <svg
            viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
            preserveAspectRatio="none"
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here, not a file
            role="img"
            aria-label={label}
            className="h-64 w-full"
          >
            {ticks.map((tick) => (
              <line
                key={tick}
                x2={WIDTH}
                y1={scale.y(tick)}
                y2={scale.y(tick)}
                vectorEffect="non-scaling-stroke"
                className="stroke-line"
              />
            ))}
            <Layers layers={layers} exits={exits} scale={scale} />
            {marks.map(({ id, exitValue }) => (
              <line
                key={id}
                x1={scale.x(exitValue)}
                x2={scale.x(exitValue)}
                y2={HEIGHT}
                strokeDasharray="4 3"
                vectorEffect="non-scaling-stroke"
                className="stroke-ink"
              />
            ))}
          </svg>
          {strips.map((strip, index) => {
            const point = curve.points[index];
            return point === undefined ? null : (
              <WhyStrip key={point.exitValue} label={`Why, at ${dollars(point.exitValue)}`} {...strip}>
                <Reason point={point} layers={layers} index={index} />
              </WhyStrip>
            );
          })}
        </div>
        <div aria-hidden="true" className="col-start-2 mt-1 flex justify-between">
          {labels}
        </div>
      </div>
      <figcaption>
        <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm">
          {layers.map(({ name }, index) => (
            <li key={name} className="flex items-center gap-2">
              <span aria-hidden="true" className={`size-3 rounded-sm ${DOTS[index]}`} />
              {name}
            </li>
          ))}
        </ul>
        {marks.length === 0 ? null : (
          <p className="text-soft mt-2 text-sm">
            Dashed, where each is better off as common:{' '}
            {marks.map(({ id, exitValue }) => `${id} above ${dollars(exitValue)}`).join('; ')}.
          </p>
        )}
        <PayoutTable label={label} points={curve.points} layers={layers} />
      </figcaption>
    </figure>
  );
}

/** The next half of a power of ten: 29.4M is 30M, 1.2M is 1.5M. */
function roundedUp(amount: number): number {
  const unit = 10 ** Math.floor(Math.log10(amount)) / 2;
  return Math.ceil(amount / unit) * unit;
}

/** The chart of a stored version, up to the largest of its exits or soon after its last bend. */
export function TablePayouts({ table }: { table: CapTableAnswer }) {
  const { shares, round: _round, ...terms } = table.inputs;
  const largest = Math.max(...table.scenarios.map(({ exitValue }) => exitValue));
  const lastBend = Math.max(...table.breakPoints.map(({ exitValue }) => exitValue), table.preferences);
  // Beyond the bends the lines only run on: what is drawn ends soon after them.
  const limit = lastBend > 0 ? Math.min(largest, roundedUp(lastBend * 2.5)) : largest;
  const curve = payoutCurve(shares, terms, limit);
  if (!curve.ok) return null;
  return (
    <Card>
      <CardHeader
        title="Payout by exit value"
        note="Exact between the bends: each begins where a class converts or is repaid."
      />
      <PayoutChart label="Payout by exit value" curve={curve.value} breakPoints={table.breakPoints} />
    </Card>
  );
}
