import { AxisBottom, AxisLeft, type TickRendererProps } from '@visx/axis';
import { scaleLinear, scaleUtc } from '@visx/scale';
import { LinePath } from '@visx/shape';
import { type PointerEvent, useState } from 'react';
import { formatDate } from '../format.ts';
import { ChartTable } from './chart-table.tsx';
import { useWidth } from './use-width.ts';

/** A day (YYYY-MM-DD) and the value of each series on it; null where there is none. */
export type LineChartRow = { readonly date: string; readonly values: readonly (number | null)[] };

export type LineChartProps = {
  /** What is drawn, in words: "Value and money paid in". */
  label: string;
  /** At most five, in the order of `values`. */
  series: readonly string[];
  /** Oldest first, two or more. */
  rows: readonly LineChartRow[];
  /** A value as it is read out and stands in the table. */
  format: (value: number) => string;
  /** The same, short, beside the axis. */
  formatShort?: (value: number) => string;
  formatDay?: (date: string) => string;
  /** For what stays as it is until the next row. */
  stepped?: boolean;
};

const STROKES = ['stroke-green', 'stroke-ochre', 'stroke-blue', 'stroke-clay', 'stroke-edge'];
const FILLS = ['fill-green', 'fill-ochre', 'fill-blue', 'fill-clay', 'fill-edge'];
/** Series are told apart by their dashes too. */
const DASHES = ['none', '7 4', '2 3', '10 3 2 3', '1 5'];
const HEIGHT = 240;
const MARGIN = { top: 10, right: 12, bottom: 26, left: 56 };

const timeOf = (date: string): number => Date.parse(`${date}T00:00:00Z`);
const isNumber = (value: number | null | undefined): value is number => value != null;

function scalesOf(rows: readonly LineChartRow[], width: number) {
  const values = rows.flatMap((row) => row.values.filter(isNumber));
  const times = rows.map(({ date }) => timeOf(date));
  const x = scaleUtc({
    domain: [Math.min(...times), Math.max(...times)],
    range: [MARGIN.left, width - MARGIN.right],
  });
  const y = scaleLinear({
    domain: [Math.min(0, ...values), Math.max(0, ...values) || 1],
    range: [HEIGHT - MARGIN.bottom, MARGIN.top],
    nice: 4,
  });
  return { x, y };
}
type Scales = ReturnType<typeof scalesOf>;

const tickText = { className: 'fill-soft tabular', fontSize: 11.5 } as const;
const yearOf = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'UTC' });
const monthOf = new Intl.DateTimeFormat('en', { month: 'short', year: '2-digit', timeZone: 'UTC' });

/** `Jan` of a year is written as the year alone where the ticks are years. */
const dayText = (scales: Scales) => {
  const ticks = scales.x.ticks(5).map((tick) => tick.getUTCMonth());
  const format = ticks.every((month) => month === 0) ? yearOf : monthOf;
  return (value: Date | number | { valueOf(): number }) => format.format(new Date(value.valueOf()));
};

const LeftTick = ({ formattedValue, y }: TickRendererProps) => (
  <text x={0} y={y} dy="0.32em" textAnchor="end" {...tickText}>
    {formattedValue}
  </text>
);

const BottomTick = ({ formattedValue, x }: TickRendererProps) => (
  <text x={x} y={18} textAnchor="middle" {...tickText}>
    {formattedValue}
  </text>
);

function Axes({ scales, width, text }: { scales: Scales; width: number; text: (value: number) => string }) {
  const left = MARGIN.left - 8;
  return (
    <>
      {scales.y.ticks(4).map((tick) => (
        <line
          key={tick}
          x1={MARGIN.left}
          x2={width - MARGIN.right}
          y1={scales.y(tick)}
          y2={scales.y(tick)}
          className={tick === 0 ? 'stroke-edge' : 'stroke-line'}
        />
      ))}
      <AxisLeft
        scale={scales.y}
        left={left}
        numTicks={4}
        hideAxisLine
        hideTicks
        tickFormat={(value) => text(Number(value))}
        tickComponent={LeftTick}
      />
      <AxisBottom
        scale={scales.x}
        top={HEIGHT - MARGIN.bottom}
        numTicks={Math.max(2, Math.min(6, Math.floor(width / 110)))}
        hideAxisLine
        hideTicks
        tickFormat={dayText(scales)}
        tickComponent={BottomTick}
      />
    </>
  );
}

/** Each row once more on the day of the next one, so that lines run level and then straight up or down. */
function asSteps(rows: readonly LineChartRow[]): LineChartRow[] {
  return rows.flatMap((row, index) => {
    const next = rows[index + 1];
    return next === undefined ? [row] : [row, { date: next.date, values: row.values }];
  });
}

function Lines({ rows, count, scales }: { rows: readonly LineChartRow[]; count: number; scales: Scales }) {
  return Array.from({ length: count }, (_, index) => (
    <LinePath
      key={index}
      data={[...rows]}
      x={({ date }) => scales.x(timeOf(date))}
      y={({ values }) => scales.y(values[index] ?? 0)}
      defined={({ values }) => isNumber(values[index])}
      className={STROKES[index]}
      strokeWidth={2}
      strokeDasharray={DASHES[index]}
      strokeLinejoin="round"
      strokeLinecap="round"
    />
  )).toReversed();
}

function Marker({ row, scales }: { row: LineChartRow; scales: Scales }) {
  const x = scales.x(timeOf(row.date));
  return (
    <g>
      <line x1={x} x2={x} y1={MARGIN.top} y2={HEIGHT - MARGIN.bottom} className="stroke-edge" />
      {row.values.map((value, index) =>
        value === null ? null : (
          <circle
            key={FILLS[index]}
            cx={x}
            cy={scales.y(value)}
            r={4}
            className={`stroke-card ${FILLS[index]}`}
          />
        ),
      )}
    </g>
  );
}

/** The legend and the readout in one: each line's name, its mark and its value on the chosen day. */
function Readout({
  series,
  row,
  format,
  day,
}: Pick<LineChartProps, 'series' | 'format'> & { row: LineChartRow; day: string }) {
  return (
    <div className="tabular mb-2 flex flex-wrap items-baseline gap-x-5 gap-y-1 text-sm">
      <span className="text-soft">{day}</span>
      {series.map((name, index) => (
        <span key={name} className="inline-flex items-center gap-2">
          <svg viewBox="0 0 22 6" aria-hidden="true" className="h-1.5 w-5.5 shrink-0">
            <line
              x2="22"
              y1="3"
              y2="3"
              strokeWidth="3"
              strokeDasharray={DASHES[index]}
              className={STROKES[index]}
            />
          </svg>
          {name} <b>{isNumber(row.values[index]) ? format(row.values[index]) : '–'}</b>
        </span>
      ))}
    </div>
  );
}

function nearest(rows: readonly LineChartRow[], time: number): number {
  const distance = (index: number) => Math.abs(timeOf(rows[index]?.date ?? '') - time);
  return rows.reduce((best, _, index) => (distance(index) < distance(best) ? index : best), 0);
}

/**
 * One or more numbers over time from zero or below, with a readout that follows the pointer and the arrow keys, and
 * the table behind it. Nothing is drawn from fewer than two rows.
 */
export function LineChart({
  label,
  series,
  rows,
  format,
  formatShort = format,
  formatDay = formatDate,
  stepped = false,
}: LineChartProps) {
  const [ref, width] = useWidth();
  const [chosen, setChosen] = useState<number | null>(null);
  const row = rows[chosen ?? rows.length - 1] ?? rows.at(-1);
  if (row === undefined || rows.length < 2) return null;
  const scales = scalesOf(rows, width);
  const follow = (event: PointerEvent<HTMLDivElement>) => {
    const left = event.clientX - event.currentTarget.getBoundingClientRect().left;
    setChosen(nearest(rows, scales.x.invert(left).getTime()));
  };
  const said = series.map((name, index) => {
    const value = row.values[index];
    return `${name} ${isNumber(value) ? format(value) : 'not known'}`;
  });
  return (
    <figure aria-label={label}>
      <Readout series={series} row={row} format={format} day={formatDay(row.date)} />
      <div
        ref={ref}
        onPointerMove={follow}
        onPointerDown={follow}
        onPointerLeave={() => setChosen(null)}
        className="has-focus-visible:outline-green relative touch-pan-y rounded-sm has-focus-visible:outline-2"
      >
        <svg width={width} height={HEIGHT} aria-hidden="true" className="block max-w-full">
          <Axes scales={scales} width={width} text={formatShort} />
          <Lines rows={stepped ? asSteps(rows) : rows} count={series.length} scales={scales} />
          {chosen === null ? null : <Marker row={row} scales={scales} />}
        </svg>
        <input
          type="range"
          aria-label={`${label}: day`}
          aria-valuetext={`${formatDay(row.date)}: ${said.join(', ')}`}
          min={0}
          max={rows.length - 1}
          value={chosen ?? rows.length - 1}
          onChange={(event) => setChosen(Number(event.target.value))}
          onBlur={() => setChosen(null)}
          className="pointer-events-none absolute inset-0 opacity-0"
        />
      </div>
      <ChartTable
        label={label}
        head={['Date', ...series]}
        plain={rows.map(({ date, values }) => [date, ...values.map((value) => value?.toString() ?? '')])}
        rows={rows.map(({ date, values }) => [
          formatDay(date),
          ...series.map((_, index) => (isNumber(values[index]) ? format(values[index]) : '–')),
        ])}
      />
    </figure>
  );
}
