import { scaleLinear } from '@visx/scale';
import type { ReactNode } from 'react';

export type BarChartRow = {
  readonly key: string;
  readonly name: ReactNode;
  readonly value: number;
  /** The value as it is read. */
  readonly text: string;
  /** Beside the value: its share, what it counts. */
  readonly note?: string;
};

export type BarChartProps = {
  /** What is drawn, in words: "Value by sector". */
  label: string;
  /** What a bar stands for, what its length and its note tell. */
  head: readonly [name: string, value: string, note?: string];
  rows: readonly BarChartRow[];
};

/** Bars with their names and numbers. It is a table with the bars drawn into it; values below zero go to the left. */
export function BarChart({ label, head, rows }: BarChartProps) {
  const [named, ...told] = head;
  const values = rows.map(({ value }) => value);
  const x = scaleLinear({
    domain: [Math.min(0, ...values), Math.max(0, ...values) || 1],
    range: [0, 100],
  });
  return (
    <table className="tabular w-full text-sm">
      <caption className="sr-only">{label}</caption>
      <thead className="sr-only">
        <tr>
          <th>{named}</th>
          <th colSpan={2}>{told.join(', ')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, value, text, note }) => (
          <tr key={key}>
            <th scope="row" className="max-w-28 py-1.5 pr-3 text-left font-medium break-words sm:max-w-48">
              {name}
            </th>
            <td aria-hidden="true" className="w-full py-1.5">
              <svg
                viewBox="0 0 100 10"
                preserveAspectRatio="none"
                className="bg-sunk block h-3.5 w-full rounded-sm"
              >
                <rect
                  x={Math.min(x(0), x(value))}
                  width={Math.abs(x(value) - x(0))}
                  height="10"
                  className={value < 0 ? 'fill-red' : 'fill-green'}
                />
              </svg>
            </td>
            <td className="py-1.5 pl-3 text-right whitespace-nowrap">
              <b>{text}</b>{' '}
              {note === undefined ? null : <span className="text-soft block text-xs">{note}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
