import type { ReactNode } from 'react';
import { PartBar } from './part-bar.tsx';

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
  /** What the chart shows, in words: "Value by sector". */
  label: string;
  /** What a bar, its length and its note mean. */
  head: readonly [name: string, value: string, note?: string];
  rows: readonly BarChartRow[];
};

/** Bars with their names and numbers. A table with bars in its cells; values below zero go to the left. */
export function BarChart({ label, head, rows }: BarChartProps) {
  const [named, ...told] = head;
  const values = rows.map(({ value }) => value);
  const low = Math.min(0, ...values);
  const percent = 100 / (Math.max(0, ...values) - low || 1);
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
            <td aria-hidden="true" className="w-full min-w-16 py-1.5">
              <PartBar
                className="bg-sunk h-3.5 rounded-sm"
                parts={[
                  {
                    key,
                    from: (Math.min(0, value) - low) * percent,
                    width: Math.abs(value) * percent,
                    fill: value < 0 ? 'fill-red' : 'fill-green',
                  },
                ]}
              />
            </td>
            <td className="py-1.5 pl-3 text-right whitespace-nowrap">
              <b>{text}</b>{' '}
              {note === undefined ? null : (
                <span className="text-soft block text-xs max-sm:min-w-24 max-sm:whitespace-normal">
                  {note}
                </span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
