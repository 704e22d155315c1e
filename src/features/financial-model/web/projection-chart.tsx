/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a drawing in the page cannot be an img tag */
import { formatMoneyShort } from '#shared/web/format.ts';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { WhyStrip } from '#shared/web/ui/why.tsx';
import { stripsOf } from '#shared/web/ui/why-strips.ts';
import type { ModelAnswer } from '../contract/answer.ts';
import { cashBalances } from '../domain/cash-balance.ts';
import { dollars, fixed } from './metric-words.ts';
import { YearReason } from './projection-table.tsx';

const WIDTH = 640;
const HEIGHT = 260;
const LABEL_HEIGHT = 24;
const EDGE = { left: 84, right: 12, top: 12, bottom: 26 };

type Line = { key: string; label: string; values: readonly (number | null)[]; stroke: string; dash: string };

function linesOf(model: ModelAnswer, cash: number | null): Line[] {
  const { projections } = model;
  const cashLabel = cash === null ? 'Cash flow so far (your cash is not known)' : 'Cash at year end';
  return [
    {
      key: 'revenue',
      label: 'Revenue',
      values: projections.map((y) => y.revenue),
      stroke: 'text-green',
      dash: '',
    },
    {
      key: 'ebitda',
      label: 'EBITDA',
      values: projections.map((y) => y.ebitda),
      stroke: 'text-blue',
      dash: '7 4',
    },
    {
      key: 'cash',
      label: cashLabel,
      values: cashBalances(cash, projections).map((y) => y.cash),
      stroke: 'text-amber',
      dash: '2 4',
    },
  ];
}

function scaleOf(lines: readonly Line[], count: number) {
  const known = lines.flatMap(({ values }) => values.filter((value) => value !== null));
  const low = Math.min(0, ...known);
  const high = Math.max(0, ...known);
  const span = high - low || 1;
  const room = { x: WIDTH - EDGE.left - EDGE.right, y: HEIGHT - EDGE.top - EDGE.bottom };
  return {
    low,
    high,
    x: (index: number) => EDGE.left + (count < 2 ? room.x / 2 : (index / (count - 1)) * room.x),
    y: (value: number) => EDGE.top + ((high - value) / span) * room.y,
  };
}

type Scale = ReturnType<typeof scaleOf>;

function Curve({ line, scale }: { line: Line; scale: Scale }) {
  const points = line.values.flatMap((value, index) =>
    value === null ? [] : [{ x: scale.x(index).toFixed(1), y: scale.y(value).toFixed(1) }],
  );
  return (
    <g className={line.stroke}>
      <polyline
        points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeDasharray={line.dash}
      />
      {points.map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r="3.5" fill="currentColor" />
      ))}
    </g>
  );
}

function Frame({ scale, years }: { scale: Scale; years: readonly number[] }) {
  const isApart = (value: number) => Math.abs(scale.y(value) - scale.y(0)) > LABEL_HEIGHT;
  const marks = [0, ...[scale.high, scale.low].filter(isApart)];
  return (
    <g className="text-soft text-[1.25rem] md:text-[0.6rem]">
      {marks.map((value) => (
        <g key={value}>
          <line
            x1={EDGE.left}
            x2={WIDTH - EDGE.right}
            y1={scale.y(value)}
            y2={scale.y(value)}
            className="stroke-line"
          />
          <text x={EDGE.left - 6} y={scale.y(value) + 4} textAnchor="end" fill="currentColor">
            {Math.abs(value) < 1e12 ? formatMoneyShort(Math.round(value * 100)) : value.toExponential(0)}
          </text>
        </g>
      ))}
      {years.map((year, index) => (
        <text
          key={year}
          x={scale.x(index)}
          y={HEIGHT - 6}
          textAnchor={index === years.length - 1 ? 'end' : 'middle'}
          fill="currentColor"
        >
          {years.length > 10 && index % 5 !== 0 ? '' : year}
        </text>
      ))}
    </g>
  );
}

/** The month in which the cash is gone, if it is within the projected years: month 12 is the end of the first. */
function RunwayMark({ months, scale }: { months: number; scale: Scale }) {
  const x = Math.max(EDGE.left, scale.x(months / 12 - 1));
  return (
    <g className="text-red">
      <line
        x1={x}
        x2={x}
        y1={EDGE.top}
        y2={HEIGHT - EDGE.bottom}
        stroke="currentColor"
        strokeDasharray="4 3"
      />
    </g>
  );
}

function DataTable({ lines, years }: { lines: readonly Line[]; years: readonly number[] }) {
  return (
    <details className="mt-2 text-sm">
      <summary className="text-green flex min-h-11 cursor-pointer items-center font-medium md:min-h-9">
        As a table
      </summary>
      <div className="overflow-x-auto">
        <table className="tabular w-full min-w-112">
          <thead>
            <tr className="text-soft text-right">
              <th className="py-1 text-left font-medium">End of</th>
              {lines.map(({ key, label }) => (
                <th key={key} className="py-1 pl-3 font-medium">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {years.map((year, index) => (
              <tr key={year} className="border-t">
                <th scope="row" className="py-1 text-left font-normal">
                  {year}
                </th>
                {lines.map(({ key, values }) => (
                  <td key={key} className="py-1 pl-3 text-right">
                    {dollars(values[index] ?? null)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

function runwayText({ extra, explanations }: ModelAnswer): string {
  if (extra.runwayProjected !== null)
    return `Runway: the cash lasts ${fixed(extra.runwayProjected, 1)} months down these years (the dashed upright line).`;
  return `Runway: ${explanations.runwayProjected.note?.message ?? 'not known.'}`;
}

/** Revenue, EBITDA, cash and where the runway ends, with the table behind the picture. */
export function ProjectionChart({ model }: { model: ModelAnswer }) {
  const cash = model.assumptions.find(({ field }) => field === 'cash')?.value ?? null;
  const years = model.projections.map(({ year }) => year);
  const lines = linesOf(model, cash);
  const scale = scaleOf(lines, years.length);
  const { runwayProjected } = model.extra;
  const label = `Revenue, EBITDA and cash from ${years[0] ?? ''} to ${years.at(-1) ?? ''}. ${runwayText(model)}`;
  return (
    <Card>
      <CardHeader title="Revenue, EBITDA, cash and runway" />
      <div className="relative mx-auto max-w-236">
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label} className="w-full">
          <Frame scale={scale} years={years} />
          {lines.map((line) => (
            <Curve key={line.key} line={line} scale={scale} />
          ))}
          {runwayProjected === null || years.length < 2 ? null : (
            <RunwayMark months={runwayProjected} scale={scale} />
          )}
        </svg>
        {stripsOf(years.map((_, index) => (scale.x(index) / WIDTH) * 100)).map((strip, index) => {
          const row = model.projections[index];
          return row === undefined ? null : (
            <WhyStrip key={row.year} label={`Why, in ${row.year}`} {...strip}>
              <YearReason row={row} />
              <p className="text-soft mt-2">
                Cash at the end of the year: {dollars(lines.at(-1)?.values[index] ?? null)}.
              </p>
            </WhyStrip>
          );
        })}
      </div>
      <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {lines.map(({ key, label: name, stroke, dash }) => (
          <li key={key} className="flex items-center gap-2">
            <svg viewBox="0 0 28 6" aria-hidden="true" className={`h-1.5 w-7 ${stroke}`}>
              <line
                x1="0"
                x2="28"
                y1="3"
                y2="3"
                stroke="currentColor"
                strokeWidth="3"
                strokeDasharray={dash}
              />
            </svg>
            {name}
          </li>
        ))}
      </ul>
      <p className="text-soft mt-2 text-sm">{runwayText(model)}</p>
      <DataTable lines={lines} years={years} />
    </Card>
  );
}
