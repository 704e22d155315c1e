import { formatPercent } from '../format.ts';
import { Why } from '../ui/why.tsx';
import { ChartTable } from './chart-table.tsx';
import { PartBar } from './part-bar.tsx';
import { FILLS } from './series.ts';
import { FillMark } from './series-mark.tsx';

export type ShareChartProps = {
  /** What the chart shows, in words: "Ownership over rounds". */
  label: string;
  /** What a row is: "Round". */
  head: string;
  /** At most six, in the order of `percents`. */
  series: readonly string[];
  /** From the first to the last; the percents of a row add up to 100. */
  rows: readonly { readonly name: string; readonly percents: readonly number[] }[];
};

const TICKS = [0, 25, 50, 75, 100];

/** How a whole is shared out, stage after stage: a bar to each on one axis from 0 to 100%, its figures behind a touch. */
export function ShareChart({ label, head, series, rows }: ShareChartProps) {
  const used = series.flatMap((name, index) =>
    rows.some(({ percents }) => (percents[index] ?? 0) > 0)
      ? [{ name, index, fill: FILLS[index] ?? '' }]
      : [],
  );
  const [first] = used;
  if (first === undefined) return null;
  return (
    <figure>
      <ul className="mb-3 flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {used.map(({ name, fill }) => (
          <li key={name} className="flex items-center gap-2">
            <FillMark className={fill} />
            {name}
          </li>
        ))}
      </ul>
      <ol className="grid gap-2">
        {rows.map(({ name, percents }, row) => (
          // oxlint-disable-next-line react/no-array-index-key -- two stages may have one name
          <li key={row}>
            <div className="tabular flex items-center justify-between gap-4 text-sm">
              <span className="min-w-0 font-medium break-words">{name}</span>
              <span className="shrink-0">
                <Why label={`${first.name} ${formatPercent(percents[first.index] ?? 0, 1)}`}>
                  <p className="pr-6 font-semibold">{name}</p>
                  <ul className="tabular mt-2 grid gap-1">
                    {used.map((each) => (
                      <li key={each.name} className="flex justify-between gap-4">
                        {each.name} <b>{formatPercent(percents[each.index] ?? 0, 2)}</b>
                      </li>
                    ))}
                  </ul>
                </Why>
              </span>
            </div>
            <PartBar
              className="bg-sunk h-5 rounded-sm"
              parts={used.map(({ name: key, index, fill }) => ({ key, width: percents[index] ?? 0, fill }))}
            />
          </li>
        ))}
      </ol>
      <div aria-hidden="true" className="text-soft tabular mt-1 flex justify-between text-xs">
        {TICKS.map((tick) => (
          <span key={tick}>{tick}%</span>
        ))}
      </div>
      <ChartTable
        label={label}
        head={[head, ...used.map(({ name }) => name)]}
        plain={rows.map(({ name, percents }) => [
          name,
          ...used.map(({ index }) => String(percents[index] ?? 0)),
        ])}
        rows={rows.map(({ name, percents }) => [
          name,
          ...used.map(({ index }) => formatPercent(percents[index] ?? 0, 2)),
        ])}
      />
    </figure>
  );
}
