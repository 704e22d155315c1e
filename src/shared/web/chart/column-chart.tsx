/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a drawing in the page cannot be an img tag */
import { formatCount, formatNumber } from '../format.ts';
import { ChartTable } from './chart-table.tsx';

export type ColumnChartProps = {
  /** What is counted over what: "Connections". */
  label: string;
  /** What the picture shows, for those who do not see it. */
  said: string;
  /** What a column is: "Month". */
  head: string;
  columns: readonly { readonly label: string; readonly value: number }[];
  /** What is counted, in one and in many: "connection", "connections". */
  unit: readonly [one: string, many: string];
};

const WIDTH = 480;
const HEIGHT = 140;

/** Counts over time as upright bars, with their table one click away. */
export function ColumnChart({ label, said, head, columns, unit }: ColumnChartProps) {
  const most = Math.max(1, ...columns.map(({ value }) => value));
  const step = WIDTH / Math.max(1, columns.length);
  return (
    <figure className="min-w-0">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={said} className="w-full">
        {columns.map(({ label: name, value }, index) => {
          const height = Math.max((value / most) * (HEIGHT - 16), value === 0 ? 1 : 3);
          return (
            <rect
              key={name}
              x={index * step + step * 0.14}
              y={HEIGHT - height}
              width={step * 0.72}
              height={height}
              rx="2"
              className={value === 0 ? 'fill-sunk' : 'fill-green'}
            />
          );
        })}
      </svg>
      <figcaption className="text-soft mt-1 flex justify-between text-xs">
        <span>{columns[0]?.label}</span>
        <span>At most {formatCount(most, ...unit)}</span>
        <span>{columns.at(-1)?.label}</span>
      </figcaption>
      <ChartTable
        label={label}
        head={[head, label]}
        rows={columns.map(({ label: name, value }) => [name, formatNumber(value)])}
        plain={columns.map(({ label: name, value }) => [name, String(value)])}
      />
    </figure>
  );
}
