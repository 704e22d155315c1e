/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a drawing in the page cannot be an img tag */
import { classNames } from '../ui/class-names.ts';
import { useWidth } from '../ui/use-width.ts';
import { Axes } from './axes.tsx';
import { ChartTable } from './chart-table.tsx';
import { type Frame, frameOf, namesThatFit, textWidth } from './frame.ts';
import { amountScale, type Scale } from './scale.ts';
import { FILLS } from './series.ts';

export type ColumnSeries = {
  readonly name: string;
  /** One for each column, none below zero. */
  readonly values: readonly number[];
  /** A value as written beside the axis, above its column and in the table. */
  readonly format: (value: number) => string;
};

export type ColumnChartProps = {
  /** What is counted over what: "Connections". */
  label: string;
  /** What the picture shows, for those who do not see it: the finding, with its numbers. */
  said: string;
  /** What a column is: "Month". */
  head: string;
  /** The names of the columns, in their order. */
  columns: readonly string[];
  /** Each is drawn on its own scale, one below or beside the other over the same columns. */
  series: readonly ColumnSeries[];
};

const HEIGHT = 150;
const WIDEST = 56;
/** From here on two series stand side by side, so far apart. */
const WIDE = 640;
const GAP = 24;

/** Counts have no marks between whole numbers. */
function scaleFor(values: readonly number[], range: readonly [number, number]): Scale {
  const scale = amountScale(values, range, 3);
  const areWhole = values.every(Number.isInteger);
  return areWhole ? { ...scale, ticks: scale.ticks.filter(Number.isInteger) } : scale;
}

/** From the last column back, as many names as fit. */
function namesOf(frame: Frame, columns: readonly string[], middleOf: (index: number) => number) {
  const every = Math.ceil(columns.length / namesThatFit(frame, columns));
  return columns.flatMap((text, index) =>
    (columns.length - 1 - index) % every === 0 ? [{ place: middleOf(index), text }] : [],
  );
}

type ColumnsProps = {
  series: ColumnSeries;
  y: Scale;
  step: number;
  middleOf: (index: number) => number;
  fill: string;
};

function Columns({ series: { values, format }, y, step, middleOf, fill }: ColumnsProps) {
  const wide = Math.min(WIDEST, step * 0.72);
  const areWritten = values.every((value) => textWidth(format(value)) < step);
  return values.map((value, index) => {
    const top = value === 0 ? y.at(0) : Math.min(y.at(value), y.at(0) - 2);
    return (
      // The order of the columns is what names them; two may hold the same value.
      <g key={middleOf(index)}>
        <rect
          x={middleOf(index) - wide / 2}
          y={top}
          width={wide}
          height={y.at(0) - top}
          rx="1.5"
          className={fill}
        />
        {areWritten ? (
          <text
            x={middleOf(index)}
            y={top - 4}
            textAnchor="middle"
            fontSize={11.5}
            className="fill-ink tabular"
          >
            {format(value)}
          </text>
        ) : null}
      </g>
    );
  });
}

function Panel({
  columns,
  series,
  said,
  width,
  fill,
}: Pick<ColumnChartProps, 'columns' | 'said'> & {
  series: ColumnSeries;
  width: number;
  fill: string;
}) {
  const frame = frameOf(width, HEIGHT, scaleFor(series.values, [0, 1]).ticks.map(series.format));
  const y = scaleFor(series.values, [frame.bottom, frame.top]);
  const step = (frame.right - frame.left) / Math.max(1, columns.length);
  const middleOf = (index: number) => frame.left + (index + 0.5) * step;
  return (
    <svg width={width} height={HEIGHT} role="img" aria-label={said} className="block max-w-full">
      <Axes frame={frame} y={y} valueText={series.format} names={namesOf(frame, columns, middleOf)} />
      <Columns series={series} y={y} step={step} middleOf={middleOf} fill={fill} />
    </svg>
  );
}

/** Amounts or counts over time as upright bars on axes, with their table one click away. */
export function ColumnChart({ label, said, head, columns, series }: ColumnChartProps) {
  const [ref, width] = useWidth();
  const isWide = series.length > 1 && width >= WIDE;
  return (
    <figure className="min-w-0">
      <div ref={ref} className={classNames('grid gap-x-6 gap-y-2', isWide && 'grid-cols-2')}>
        {series.map((each, index) => (
          <div key={each.name}>
            {series.length === 1 ? null : <p className="text-soft text-sm">{each.name}</p>}
            <Panel
              columns={columns}
              series={each}
              said={series.length === 1 ? said : `${each.name}. ${said}`}
              width={isWide ? (width - GAP) / 2 : width}
              fill={FILLS[index] ?? 'fill-green'}
            />
          </div>
        ))}
      </div>
      <ChartTable
        label={label}
        head={[head, ...series.map(({ name }) => name)]}
        rows={columns.map((name, index) => [
          name,
          ...series.map((each) => each.format(each.values[index] ?? 0)),
        ])}
        plain={columns.map((name, index) => [name, ...series.map((each) => String(each.values[index] ?? 0))])}
      />
    </figure>
  );
}
