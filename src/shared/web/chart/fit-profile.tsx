/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a drawing in the page cannot be an img tag */
import { formatFraction } from '../format.ts';

/** A criterion of a fit; not `known` where a side does not state it. */
export type FitPart = {
  readonly key: string;
  readonly label: string;
  readonly known: boolean;
  /** How far it is met, 0–1. */
  readonly valueFraction: number;
};

type FitProfileProps = {
  /** In the order of the engine, so that a column means the same in every row. */
  criteria: readonly FitPart[];
  /** The key of the lowest one, drawn in ochre. */
  weakest?: string | undefined;
  /** With the name of each criterion below its bar; a list names them once, in its head. */
  named?: boolean;
};

const COLUMN = 42;
const GAP = 6;
const BAR = COLUMN - GAP;
const HEIGHT = 8;
const LEAST = 0.04;
const LOW = 0.4;

const said = ({ label, known, valueFraction }: FitPart): string =>
  `${label} ${known ? formatFraction(valueFraction) : 'not stated'}`;

function Bar({ part, index, isWeakest }: { part: FitPart; index: number; isWeakest: boolean }) {
  const x = index * COLUMN;
  if (!part.known)
    return (
      <line
        x1={x}
        x2={x + BAR}
        y1={HEIGHT - 1}
        y2={HEIGHT - 1}
        strokeWidth="1.5"
        strokeDasharray="1.5 3"
        vectorEffect="non-scaling-stroke"
        className="stroke-edge"
      />
    );
  const isLow = isWeakest || part.valueFraction < LOW;
  return (
    <>
      <rect x={x} width={BAR} height={HEIGHT} className="fill-line" />
      <rect
        x={x}
        width={BAR * Math.max(LEAST, part.valueFraction)}
        height={HEIGHT}
        className={isLow ? 'fill-ochre' : 'fill-green'}
      />
    </>
  );
}

/**
 * What a fit is made of, small enough for every row of a list: a bar a criterion, each in the same place, so that rows
 * compare down the list; a dotted line where nothing is stated. Its name holds every value.
 */
export function FitProfile({ criteria, weakest, named = false }: FitProfileProps) {
  const style = { maxWidth: criteria.length * COLUMN };
  return (
    <div className="w-full min-w-0 shrink-0" style={style}>
      <svg
        role="img"
        aria-label={`Fit by criterion: ${criteria.map(said).join(', ')}`}
        viewBox={`0 0 ${criteria.length * COLUMN - GAP} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="block h-2 w-full forced-color-adjust-none"
      >
        {criteria.map((part, index) => (
          <g key={part.key}>
            <title>{said(part)}</title>
            <Bar part={part} index={index} isWeakest={part.key === weakest} />
          </g>
        ))}
      </svg>
      {named ? <FitProfileHead labels={criteria.map(({ label }) => label)} /> : null}
    </div>
  );
}

/** The names of the columns: below the bars, or once above a list. What each bar says is in the name of the bars. */
export function FitProfileHead({ labels }: { labels: readonly string[] }) {
  return (
    <div
      aria-hidden="true"
      style={{ maxWidth: labels.length * COLUMN }}
      className="text-soft mt-1 grid auto-cols-fr grid-flow-col text-[11px] leading-tight tracking-tighter whitespace-nowrap"
    >
      {labels.map((label) => (
        // In two lines by turns, so that none touches the next where a column is as narrow as on a phone.
        <span key={label} className="even:mt-3 odd:mb-3">
          {label}
        </span>
      ))}
    </div>
  );
}
