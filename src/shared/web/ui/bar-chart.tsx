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
  /** Heads of the columns: what a bar stands for, its length, and its note. */
  head: readonly [name: string, value: string, note?: string];
  rows: readonly BarChartRow[];
};

/** Bars with their names and numbers. It is a table with the bars drawn into it; values below zero go to the left. */
export function BarChart({ label, head, rows }: BarChartProps) {
  const values = rows.map(({ value }) => value);
  const x = scaleLinear({
    domain: [Math.min(0, ...values), Math.max(0, ...values) || 1],
    range: [0, 100],
  });
  const noted = rows.some(({ note }) => note !== undefined);
  return (
    <table className="tabular w-full text-sm">
      <caption className="sr-only">{label}</caption>
      <thead className="sr-only">
        <tr>
          <th>{head[0]}</th>
          <th>{head[1]}</th>
          {noted ? <th>{head[2] ?? 'Share'}</th> : null}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, value, text, note }) => (
          <tr key={key} className="align-middle">
            <th scope="row" className="max-w-40 py-1.5 pr-3 text-left font-medium break-words">
              {name}
            </th>
            {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- its text is the value */}
            <td className="w-full py-1.5">
              <span className="flex items-center gap-3">
                <svg
                  viewBox="0 0 100 10"
                  preserveAspectRatio="none"
                  aria-hidden="true"
                  className="bg-sunk h-3.5 min-w-16 flex-1 rounded-sm"
                >
                  <rect
                    x={Math.min(x(0), x(value))}
                    width={Math.abs(x(value) - x(0))}
                    height="10"
                    className={value < 0 ? 'fill-red' : 'fill-green'}
                  />
                </svg>
                <b className="shrink-0 text-right">{text}</b>
              </span>
            </td>
            {noted ? <td className="text-soft py-1.5 pl-3 text-right whitespace-nowrap">{note}</td> : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
