/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a drawing in the page cannot be an img tag */
import { type PointerEvent, type ReactNode, useState } from 'react';
import { formatDate } from '../format.ts';
import { stripsOf } from '../ui/why-strips.ts';
import { WhyStrip } from '../ui/why.tsx';
import { Axes, Callout } from './axes.tsx';
import { ChartTable } from './chart-table.tsx';
import { type Frame, frameOf, namesThatFit } from './frame.ts';
import { amountScale, indexScale, type Scale, timeScale } from './scale.ts';
import { DASHES, FILLS, STROKES } from './series.ts';
import { LineMark } from './series-mark.tsx';
import { daysThatFit, isLone, isNumber, nearest, pathOf, timeOf, timeText } from './time-line.ts';
import { useWidth } from '../ui/use-width.ts';

/** A day (YYYY-MM-DD), or the name of an evenly spaced row, and the value of each series; null where there is none. */
export type LineChartRow = { readonly date: string; readonly values: readonly (number | null)[] };

export type LineChartProps = {
  /** What the chart shows, in words: "Value and money paid in". */
  label: string;
  /** The picture in words for screen readers; the label unless given. */
  said?: string;
  /** At most five, in the order of `values`. */
  series: readonly string[];
  /** Oldest first, two or more. */
  rows: readonly LineChartRow[];
  /** A value as read out and as written in the table. */
  format: (value: number) => string;
  /** The same, short, beside the axis. */
  formatShort?: (value: number) => string;
  formatDay?: (date: string) => string;
  /** For what stays as it is until the next row. */
  stepped?: boolean;
  /** Rows are no days but follow each other evenly, each a `head`; named below are every `unit` of them. One is enough. */
  even?: { readonly head: string; readonly unit?: number };
  /** The point that tells most, named in the drawing. `at` is along the rows: 1.5 is half way from the second to the third. */
  callout?: { readonly at: number; readonly value: number; readonly text: string } | undefined;
  /** Why a row is as it is: opened from the drawing, in place of choosing the row by keyboard. */
  renderWhy?: (index: number) => ReactNode;
};

const HEIGHT = 240;
const MOST_DOTS = 12;

type Scales = {
  readonly frame: Frame;
  readonly x: Scale;
  readonly y: Scale;
  readonly xOf: (at: number) => number;
};

function scalesOf({ rows, even, format, formatShort = format }: LineChartProps, width: number): Scales {
  const values = rows.flatMap((row) => row.values.filter(isNumber));
  const frame = frameOf(width, HEIGHT, amountScale(values, [0, 1]).ticks.map(formatShort));
  const range = [frame.left, frame.right] as const;
  const y = amountScale(values, [frame.bottom, frame.top]);
  if (even !== undefined) {
    const most = namesThatFit(
      frame,
      rows.map(({ date }) => date),
    );
    const x = indexScale(rows.length, range, most, even.unit);
    return { frame, x, y, xOf: x.at };
  }
  const times = rows.map(({ date }) => timeOf(date));
  const x = timeScale([Math.min(...times), Math.max(...times)], range, daysThatFit(width));
  return { frame, x, y, xOf: (index) => x.at(times[index] ?? 0) };
}

type LinesProps = Pick<LineChartProps, 'rows'> & {
  count: number;
  scales: Scales;
  stepped: boolean;
  dotted: boolean;
};

function Lines({ rows, count, scales, stepped, dotted }: LinesProps) {
  return Array.from({ length: count }, (_, index) => {
    const points = rows.map(({ values }, row) => {
      const value = values[index];
      return { x: scales.xOf(row), y: isNumber(value) ? scales.y.at(value) : null };
    });
    return (
      <g key={index}>
        <path
          d={pathOf(points, stepped)}
          fill="none"
          className={STROKES[index]}
          strokeWidth={2}
          strokeDasharray={DASHES[index]}
          strokeLinejoin="round"
          strokeLinecap="round"
        />
        {points.map(({ x, y }, row) =>
          y !== null && (dotted || (!stepped && isLone(points, row))) ? (
            <circle key={x} cx={x} cy={y} r={3.5} className={FILLS[index]} />
          ) : null,
        )}
      </g>
    );
  }).toReversed();
}

function Marker({ values, x, scales }: { values: LineChartRow['values']; x: number; scales: Scales }) {
  const { frame, y } = scales;
  return (
    <g>
      <line x1={x} x2={x} y1={frame.top} y2={frame.bottom} className="stroke-edge" />
      {values.map((value, index) =>
        value === null ? null : (
          <circle
            key={FILLS[index]}
            cx={x}
            cy={y.at(value)}
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
  values,
  format,
  day,
  label,
}: Pick<LineChartProps, 'series' | 'format' | 'label'> & { values: LineChartRow['values']; day: string }) {
  const [first] = values;
  // The only line of a chart that has its name: what stands above says it already.
  if (series.length === 1 && series[0] === label)
    return (
      <p className="tabular mb-2 flex flex-wrap items-baseline gap-x-2">
        <b className="text-xl tracking-tight">{isNumber(first) ? format(first) : '–'}</b>
        <span className="text-soft text-sm">{day}</span>
      </p>
    );
  return (
    <div className="tabular mb-2 flex flex-wrap items-baseline gap-x-5 gap-y-1 text-sm">
      <span className="text-soft">{day}</span>
      {series.map((name, index) => (
        <span key={name} className="inline-flex items-center gap-2">
          <LineMark index={index} />
          {name} <b>{isNumber(values[index]) ? format(values[index]) : '–'}</b>
        </span>
      ))}
    </div>
  );
}

/**
 * One or more numbers over time from zero or below, with a readout that follows the pointer and the arrow keys, and
 * the table behind it. Renders nothing for fewer than two days.
 */
export function LineChart(props: LineChartProps) {
  const { label, said = label, series, rows, format, formatShort = format, stepped = false } = props;
  const { even, renderWhy, callout } = props;
  const formatDay = even === undefined ? (props.formatDay ?? formatDate) : (name: string) => name;
  const [ref, width] = useWidth();
  const [chosen, setChosen] = useState<number | null>(null);
  const row = rows[chosen ?? rows.length - 1] ?? rows.at(-1);
  if (row === undefined || (rows.length < 2 && even === undefined)) return null;
  const scales = scalesOf(props, width);
  const axisDay = even === undefined ? timeText(scales.x) : (index: number) => rows[index]?.date ?? '';
  const text = (value: number | null | undefined, missing: string) =>
    isNumber(value) ? format(value) : missing;
  const follow = (event: PointerEvent<HTMLDivElement>) => {
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left;
    setChosen(nearest(rows.length, x, scales.xOf));
  };
  return (
    <figure>
      <Readout label={label} series={series} values={row.values} format={format} day={formatDay(row.date)} />
      <div
        ref={ref}
        onPointerMove={follow}
        onPointerDown={follow}
        onPointerLeave={() => setChosen(null)}
        className="has-[input:focus-visible]:outline-green relative touch-pan-y rounded-sm has-[input:focus-visible]:outline-2"
      >
        <svg width={width} height={HEIGHT} role="img" aria-label={said} className="block max-w-full">
          <Axes
            frame={scales.frame}
            y={scales.y}
            valueText={formatShort}
            names={scales.x.ticks.map((tick) => ({ place: scales.x.at(tick), text: axisDay(tick) }))}
          />
          <Lines
            rows={rows}
            count={series.length}
            scales={scales}
            stepped={stepped}
            dotted={even !== undefined && rows.length <= MOST_DOTS}
          />
          {callout === undefined ? null : (
            <Callout
              frame={scales.frame}
              x={scales.xOf(callout.at)}
              y={scales.y.at(callout.value)}
              text={callout.text}
            />
          )}
          {chosen === null ? null : (
            <Marker values={row.values} x={scales.xOf(rows.indexOf(row))} scales={scales} />
          )}
        </svg>
        {renderWhy === undefined ? (
          <input
            type="range"
            aria-label={`${label}: ${even?.head.toLowerCase() ?? 'day'}`}
            aria-valuetext={`${formatDay(row.date)}: ${series
              .map((name, index) => `${name} ${text(row.values[index], 'not known')}`)
              .join(', ')}`}
            min={0}
            max={rows.length - 1}
            value={chosen ?? rows.length - 1}
            onChange={(event) => setChosen(Number(event.target.value))}
            onBlur={() => setChosen(null)}
            className="pointer-events-none absolute inset-0 opacity-0"
          />
        ) : (
          stripsOf(rows.map((_, index) => (scales.xOf(index) / width) * 100)).map((strip, index) => (
            <WhyStrip key={rows[index]?.date} label={`Why, in ${rows[index]?.date}`} {...strip}>
              {renderWhy(index)}
            </WhyStrip>
          ))
        )}
      </div>
      <ChartTable
        label={label}
        head={[even?.head ?? 'Date', ...series]}
        plain={rows.map(({ date, values }) => [date, ...values.map((value) => value?.toString() ?? '')])}
        rows={rows.map(({ date, values }) => [
          formatDay(date),
          ...series.map((_, index) => text(values[index], '–')),
        ])}
      />
    </figure>
  );
}
