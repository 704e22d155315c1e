/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a drawing in the page cannot be an img tag */
import { formatCount, formatNumber } from '#shared/web/format.ts';

export type Bar = { readonly label: string; readonly value: number };
export type BarsChartProps = {
  bars: readonly Bar[];
  /** What is counted, in one and in many: "connection", "connections". */
  unit: readonly [one: string, many: string];
  /** What the picture shows, for those who do not see it. */
  label: string;
};

const WIDTH = 480;
const HEIGHT = 140;

/** Counts over time as bars, with their table one click away. */
export function BarsChart({ bars, unit, label }: BarsChartProps) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const step = WIDTH / Math.max(1, bars.length);
  return (
    <figure className="min-w-0">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label} className="text-green w-full">
        {bars.map(({ label: name, value }, index) => {
          const height = (value / most) * (HEIGHT - 16);
          return (
            <rect
              key={name}
              x={index * step + step * 0.14}
              y={HEIGHT - height}
              width={step * 0.72}
              height={Math.max(height, value === 0 ? 1 : 3)}
              rx="2"
              className={value === 0 ? 'fill-sunk' : 'fill-green'}
            />
          );
        })}
      </svg>
      <figcaption className="text-soft mt-1 flex justify-between text-xs">
        <span>{bars[0]?.label}</span>
        <span>At most {formatCount(most, ...unit)}</span>
        <span>{bars.at(-1)?.label}</span>
      </figcaption>
      <details className="mt-2 text-sm">
        <summary className="text-green flex min-h-11 cursor-pointer items-center font-medium md:min-h-9">
          As a table
        </summary>
        <table className="tabular w-full max-w-sm">
          <tbody>
            {bars.map(({ label: name, value }) => (
              <tr key={name} className="border-t">
                <th scope="row" className="py-1 text-left font-normal">
                  {name}
                </th>
                <td className="py-1 text-right">{formatNumber(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
