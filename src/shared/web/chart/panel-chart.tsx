/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a drawing in the page cannot be an img tag */
import { type PointerEvent, useState } from 'react';
import { formatDate } from '../format.ts';
import { useWidth } from '../ui/use-width.ts';
import { Axes } from './axes.tsx';
import { ChartTable } from './chart-table.tsx';
import { type Frame, frameOf } from './frame.ts';
import { amountScale, type Scale, timeScale } from './scale.ts';
import { FILLS, STROKES } from './series.ts';
import { LineMark } from './series-mark.tsx';
import { daysThatFit, isNumber, nearest, pathOf, timeOf, timeText } from './time-line.ts';

/** One measure with an axis of its own. */
export type Panel = {
  readonly name: string;
  readonly format: (value: number) => string;
  /** The same, short, beside the axis. */
  readonly formatShort: (value: number) => string;
};

/** A day, why it is one, and the value of each panel; null where there is none. */
export type PanelRow = {
  readonly date: string;
  readonly note: string;
  readonly values: readonly (number | null)[];
};

type PanelChartProps = {
  label: string;
  /** The finding in words, for screen readers. */
  said: string;
  /** From the top down. */
  panels: readonly Panel[];
  /** Oldest first, a day once, two or more; a value holds until the next row. */
  rows: readonly PanelRow[];
};

const PANEL_HEIGHT = 104;
const NAMES_HEIGHT = 26;
const GAP = 22;
const TICKS = 2;

type Drawn = { readonly frame: Frame; readonly y: Scale };

/** The panels below each other, all as far from the left as the widest of their texts needs. */
function drawnOf({ panels, rows }: PanelChartProps, width: number): Drawn[] {
  const valuesOf = (index: number) => rows.flatMap(({ values }) => values[index] ?? []);
  const texts = panels.flatMap(({ formatShort }, index) =>
    amountScale(valuesOf(index), [0, 1], TICKS).ticks.map(formatShort),
  );
  const { left, right } = frameOf(width, PANEL_HEIGHT, texts);
  return panels.map((_, index) => {
    const top = GAP + index * (PANEL_HEIGHT + GAP);
    const frame = { width, height: PANEL_HEIGHT, left, right, top, bottom: top + PANEL_HEIGHT };
    return { frame, y: amountScale(valuesOf(index), [frame.bottom, frame.top], TICKS) };
  });
}

function Line({ drawn, index, points }: { drawn: Drawn; index: number; points: PanelPoint[] }) {
  const placed = points.map(({ x, value }) => ({ x, y: isNumber(value) ? drawn.y.at(value) : null }));
  return (
    <g>
      <path
        d={pathOf(placed, true)}
        fill="none"
        strokeWidth={2}
        strokeLinejoin="round"
        className={STROKES[index]}
      />
      {placed.map(({ x, y }) =>
        y === null ? null : <circle key={x} cx={x} cy={y} r={3.5} className={FILLS[index]} />,
      )}
    </g>
  );
}

type PanelPoint = { readonly x: number; readonly value: number | null | undefined };

function Readout({ panels, row }: { panels: readonly Panel[]; row: PanelRow }) {
  return (
    <div className="tabular mb-2 flex flex-wrap items-baseline gap-x-5 gap-y-1 text-sm">
      <span className="text-soft">
        {formatDate(row.date)}, {row.note}
      </span>
      {panels.map(({ name, format }, index) => (
        <span key={name} className="inline-flex items-center gap-2">
          <LineMark index={index} />
          {name} <b>{isNumber(row.values[index]) ? format(row.values[index]) : '–'}</b>
        </span>
      ))}
    </div>
  );
}

/**
 * Measures of different units over the same days, one below the other on one time axis, with a readout that follows the
 * pointer and the arrow keys, and the table behind it.
 */
export function PanelChart(props: PanelChartProps) {
  const { label, said, panels, rows } = props;
  const [ref, width] = useWidth();
  const [chosen, setChosen] = useState<number | null>(null);
  const row = rows[chosen ?? rows.length - 1] ?? rows.at(-1);
  if (row === undefined || rows.length < 2) return null;
  const drawn = drawnOf(props, width);
  const frame = drawn.at(-1)?.frame ?? frameOf(width, PANEL_HEIGHT, []);
  const times = rows.map(({ date }) => timeOf(date));
  const x = timeScale(
    [Math.min(...times), Math.max(...times)],
    [frame.left, frame.right],
    daysThatFit(width),
  );
  const xOf = (index: number) => x.at(times[index] ?? 0);
  const dayText = timeText(x);
  const names = x.ticks.map((tick) => ({ place: x.at(tick), text: dayText(tick) }));
  const follow = (event: PointerEvent<HTMLDivElement>) => {
    const place = event.clientX - event.currentTarget.getBoundingClientRect().left;
    setChosen(nearest(rows.length, place, xOf));
  };
  const textOf = (value: number | null | undefined, index: number, missing: string) =>
    isNumber(value) ? (panels[index]?.format(value) ?? '') : missing;
  return (
    <figure>
      <Readout panels={panels} row={row} />
      <div
        ref={ref}
        onPointerMove={follow}
        onPointerDown={follow}
        onPointerLeave={() => setChosen(null)}
        className="has-[input:focus-visible]:outline-green relative touch-pan-y rounded-sm has-[input:focus-visible]:outline-2"
      >
        <svg
          width={width}
          height={frame.bottom + NAMES_HEIGHT}
          role="img"
          aria-label={said}
          className="block max-w-full"
        >
          {drawn.map((panel, index) => (
            <g key={panels[index]?.name}>
              <Axes
                frame={panel.frame}
                y={panel.y}
                valueText={panels[index]?.formatShort ?? String}
                names={index === panels.length - 1 ? names : []}
              />
              <Line
                drawn={panel}
                index={index}
                points={rows.map(({ values }, at) => ({ x: xOf(at), value: values[index] }))}
              />
            </g>
          ))}
          {chosen === null ? null : (
            <line x1={xOf(chosen)} x2={xOf(chosen)} y1={GAP} y2={frame.bottom} className="stroke-edge" />
          )}
        </svg>
        <input
          type="range"
          aria-label={`${label}: day`}
          aria-valuetext={`${formatDate(row.date)}, ${row.note}: ${panels
            .map(({ name }, index) => `${name} ${textOf(row.values[index], index, 'not known')}`)
            .join(', ')}`}
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
        head={['Date', ...panels.map(({ name }) => name), 'Why']}
        plain={rows.map(({ date, note, values }) => [
          date,
          ...values.map((value) => value?.toString() ?? ''),
          note,
        ])}
        rows={rows.map(({ date, note, values }) => [
          formatDate(date),
          ...panels.map((_, index) => textOf(values[index], index, '–')),
          note,
        ])}
      />
    </figure>
  );
}
