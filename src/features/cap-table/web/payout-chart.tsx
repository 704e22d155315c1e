import { nearestMinor } from '#shared/domain/nearest-minor.ts';
import { formatMoneyShort } from '#shared/web/format.ts';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { type Layer, StackChart } from '#shared/web/chart/stack-chart.tsx';
import type { CapTableAnswer } from '../contract/answer.ts';
import type { Convertible } from '../domain/convertible.ts';
import { convertibleNames } from '../domain/stated-convertible.ts';
import { type CurvePoint, payoutCurve, type PayoutCurve } from '../domain/exit-curve.ts';
import { convertiblesInDollars } from './entry-rows.ts';
import { dollars } from './exit-words.ts';

const MOST = 5;

/** The classes that take most at the right edge, the others as one. */
function layersOf({ classes, points }: PayoutCurve): Layer[] {
  const all = classes.map((name, index) => ({
    name,
    values: points.map((point) => point.payouts[index] ?? 0),
  }));
  const ordered = all.toSorted((a, b) => (b.values.at(-1) ?? 0) - (a.values.at(-1) ?? 0));
  const rest = ordered.slice(MOST);
  if (rest.length === 0) return ordered;
  const sums = points.map((_, index) => rest.reduce((sum, { values }) => sum + (values[index] ?? 0), 0));
  return [...ordered.slice(0, MOST), { name: `${rest.length} more classes`, values: sums }];
}

const short = (amount: number) => formatMoneyShort(nearestMinor(amount, 'USD'));

/** How an exit is shared out at one point of the drawing. */
function Reason({ point, layers, index }: { point: CurvePoint; layers: readonly Layer[]; index: number }) {
  const { exitValue, distributable, commonPerShare, converted } = point;
  return (
    <>
      <p className="pr-6 font-semibold">An exit at {dollars(exitValue)}</p>
      <ul className="tabular mt-2 grid gap-1">
        {layers.map(({ name, values }) => (
          <li key={name} className="flex justify-between gap-4">
            <span className="min-w-0 break-words">{name}</span>
            <b>{dollars(values[index] ?? 0)}</b>
          </li>
        ))}
      </ul>
      <p className="text-soft mt-2">
        {distributable === exitValue
          ? ''
          : `Debt, costs and carve-out leave ${dollars(distributable)} to share out. `}
        Preferences come first, highest seniority first;{' '}
        {commonPerShare === 0
          ? 'nothing is left for common shares yet.'
          : `the rest is $${commonPerShare} for each common share, as converted.`}{' '}
        {converted.length === 0 ? 'No class converts.' : `Better off as common: ${converted.join(', ')}.`}
      </p>
    </>
  );
}

type Props = {
  /** What is drawn, in words: "Payout by exit value". */
  label: string;
  curve: PayoutCurve;
  breakPoints: readonly { readonly id: string; readonly exitValue: number }[];
  convertibles: readonly Convertible[];
};

/** Who takes what at every exit value up to the right edge, exact between the bends; dashed lines mark where a class converts. */
export function PayoutChart({ label, curve, breakPoints, convertibles }: Props) {
  const names = convertibleNames(convertibles);
  const at = curve.points.map(({ exitValue }) => exitValue);
  const layers = layersOf(curve);
  const marks = breakPoints
    .filter(({ exitValue }) => exitValue > 0 && exitValue < (at.at(-1) ?? 1))
    .map(({ id, exitValue }) => ({ id: names.get(id) ?? id, at: exitValue }));
  return (
    <StackChart
      label={label}
      head="Exit value"
      at={at}
      layers={layers}
      marks={marks}
      format={dollars}
      formatShort={short}
      renderWhy={(index) => {
        const point = curve.points[index];
        return point === undefined ? null : <Reason point={point} layers={layers} index={index} />;
      }}
    >
      {marks.length === 0 ? null : (
        <p className="text-soft mt-2 text-sm">
          Dashed, where each is better off as common:{' '}
          {marks.map(({ id, at: exitValue }) => `${id} above ${dollars(exitValue)}`).join('; ')}.
        </p>
      )}
    </StackChart>
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
  const convertibles = convertiblesInDollars(table);
  const curve = payoutCurve(shares, { ...terms, convertibles }, limit);
  if (!curve.ok) return null;
  return (
    <Card>
      <CardHeader title="Payout by exit value" note="Each bend is where a class converts or is repaid." />
      <PayoutChart
        label="Payout by exit value"
        curve={curve.value}
        breakPoints={table.breakPoints}
        convertibles={convertibles}
      />
    </Card>
  );
}
