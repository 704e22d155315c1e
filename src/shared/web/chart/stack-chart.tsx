/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a drawing in the page cannot be an img tag */
import type { ReactNode } from 'react';
import { stripsOf } from '../ui/why-strips.ts';
import { Why, WhyStrip } from '../ui/why.tsx';
import { ChartTable } from './chart-table.tsx';
import { quarterScale } from './scale.ts';
import { FILLS } from './series.ts';
import { FillMark } from './series-mark.tsx';

export type Layer = { readonly name: string; readonly values: readonly number[] };

export type StackChartProps = {
  /** What the chart shows, in words: "Payout by exit value". */
  label: string;
  /** What runs from left to right: "Exit value". */
  head: string;
  /** Ascending from 0; the layers add up to no more. */
  at: readonly number[];
  /** At most six, the lowest first; each has one value for each place of `at`, straight lines between them. */
  layers: readonly Layer[];
  /** Places marked by dashed upright lines. */
  marks: readonly { readonly id: string; readonly at: number }[];
  format: (value: number) => string;
  formatShort: (value: number) => string;
  /** Why it is shared out so at the place with this index. */
  renderWhy: (index: number) => ReactNode;
  children?: ReactNode;
};

const WIDTH = 640;
const HEIGHT = 280;

/** The outline of each layer: along its top, and back along the top of the one below. */
function outlines({ layers, at }: StackChartProps, limit: number): string[] {
  const x = quarterScale(limit, [0, WIDTH]);
  const y = quarterScale(limit, [HEIGHT, 0]);
  let below = at.map(() => 0);
  return layers.map(({ values }) => {
    const above = below.map((value, index) => value + (values[index] ?? 0));
    const edge = (tops: readonly number[]) =>
      at.map((place, index) => `${x.at(place)},${y.at(tops[index] ?? 0)}`);
    const outline = [...edge(above), ...edge(below).toReversed()].join(' ');
    below = above;
    return outline;
  });
}

/** How one amount is shared out as it grows: layers on one another, on the same scale to the right and up. */
export function StackChart(props: StackChartProps) {
  const { label, head, at, layers, marks, format, formatShort, renderWhy, children } = props;
  const limit = at.at(-1) ?? 1;
  const { ticks, at: placeOf } = quarterScale(limit, [0, WIDTH]);
  const labels = ticks.map((tick) => <span key={tick}>{formatShort(tick)}</span>);
  return (
    <figure>
      <div className="text-soft tabular grid grid-cols-[auto_1fr] gap-x-2 text-xs">
        <div aria-hidden="true" className="-my-2 flex flex-col-reverse justify-between text-right">
          {labels}
        </div>
        <div className="relative">
          <svg
            viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
            preserveAspectRatio="none"
            role="img"
            aria-label={label}
            className="h-64 w-full"
          >
            {ticks.map((tick) => (
              <line
                key={tick}
                x2={WIDTH}
                y1={HEIGHT - (tick / limit) * HEIGHT}
                y2={HEIGHT - (tick / limit) * HEIGHT}
                vectorEffect="non-scaling-stroke"
                className="stroke-line"
              />
            ))}
            {outlines(props, limit).map((outline, index) => (
              <polygon
                key={layers[index]?.name}
                points={outline}
                className={FILLS[index]}
                fillOpacity="0.8"
              />
            ))}
            {marks.map((mark) => (
              <line
                key={mark.id}
                x1={placeOf(mark.at)}
                x2={placeOf(mark.at)}
                y2={HEIGHT}
                strokeDasharray="4 3"
                vectorEffect="non-scaling-stroke"
                className="stroke-ink"
              />
            ))}
          </svg>
          {stripsOf(at.map((place) => (place / limit) * 100)).map((strip, index) => (
            <WhyStrip key={at[index]} label={`Why, at ${format(at[index] ?? 0)}`} {...strip}>
              {renderWhy(index)}
            </WhyStrip>
          ))}
        </div>
        <div aria-hidden="true" className="col-start-2 mt-1 flex justify-between">
          {labels}
        </div>
      </div>
      <figcaption>
        <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm">
          {layers.map(({ name }, index) => (
            <li key={name} className="flex items-center gap-2">
              <FillMark className={FILLS[index]} />
              {name}
            </li>
          ))}
        </ul>
        {children}
        <ChartTable
          label={label}
          head={[head, ...layers.map(({ name }) => name)]}
          plain={at.map((place, index) => [place, ...layers.map(({ values }) => values[index])].map(String))}
          rows={at.map((place, index) => [
            <Why key={place} label={format(place)}>
              {renderWhy(index)}
            </Why>,
            ...layers.map(({ values }) => format(values[index] ?? 0)),
          ])}
        />
      </figcaption>
    </figure>
  );
}
