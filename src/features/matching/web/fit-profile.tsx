import { formatFraction } from '#shared/web/format.ts';
import type { Match, MatchCriterion } from '../contract.ts';

const HEIGHT = 24;
const WIDTH = 10;
const GAP = 4;
const LEAST = 2;

const said = ({ label, known, valueFraction }: MatchCriterion): string =>
  `${label} ${known ? formatFraction(valueFraction) : 'not stated'}`;

/** One column for each criterion, always in the same place; a dotted line where a side says nothing. */
export function FitProfile({ match: { criteria, highlights } }: { match: Match }) {
  const width = criteria.length * (WIDTH + GAP) - GAP;
  return (
    <>
      <span className="sr-only">{criteria.map(said).join(', ')}</span>
      <svg aria-hidden="true" viewBox={`0 0 ${width} ${HEIGHT}`} className="h-6 shrink-0" style={{ width }}>
        {criteria.map((criterion, index) => {
          const { key, known, valueFraction } = criterion;
          const x = index * (WIDTH + GAP);
          const height = Math.max(LEAST, HEIGHT * valueFraction);
          return known ? (
            <g key={key}>
              <title>{said(criterion)}</title>
              <rect x={x} width={WIDTH} height={HEIGHT} rx="1.5" className="fill-sunk" />
              <rect
                x={x}
                y={HEIGHT - height}
                width={WIDTH}
                height={height}
                rx="1.5"
                className={key === highlights.weakest?.key ? 'fill-ochre' : 'fill-green'}
              />
            </g>
          ) : (
            <g key={key}>
              <title>{said(criterion)}</title>
              <line
                x1={x}
                x2={x + WIDTH}
                y1={HEIGHT - 1}
                y2={HEIGHT - 1}
                strokeDasharray="2 2"
                strokeWidth="1.5"
                className="stroke-edge"
              />
            </g>
          );
        })}
      </svg>
    </>
  );
}
