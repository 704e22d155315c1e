import { type Frame, textWidth } from './frame.ts';
import type { Scale } from './scale.ts';

/** Never scaled, so the same on a phone. */
const FONT_SIZE = 11.5;

/** At the right edge a name ends where the plot does. */
const anchorAt = (frame: Frame, place: number, text: string) =>
  place + textWidth(text) / 2 > frame.width ? 'end' : 'middle';

type AxesProps = {
  frame: Frame;
  y: Scale;
  valueText: (value: number) => string;
  /** Names below the plot and where each stands. */
  names: readonly { readonly place: number; readonly text: string }[];
};

/** Level lines with their values at the left, and names below. */
export function Axes({ frame, y, valueText, names }: AxesProps) {
  const { left, right, bottom } = frame;
  return (
    <g className="fill-soft tabular" fontSize={FONT_SIZE}>
      {y.ticks.map((tick) => (
        <g key={tick}>
          <line
            x1={left}
            x2={right}
            y1={y.at(tick)}
            y2={y.at(tick)}
            className={tick === 0 ? 'stroke-edge' : 'stroke-line'}
          />
          <text x={left - 8} y={y.at(tick)} dy="0.32em" textAnchor="end">
            {valueText(tick)}
          </text>
        </g>
      ))}
      {names.map(({ place, text }) => (
        <text
          key={place}
          x={anchorAt(frame, place, text) === 'end' ? right : place}
          y={bottom + 18}
          textAnchor={anchorAt(frame, place, text)}
        >
          {text}
        </text>
      ))}
    </g>
  );
}

type CalloutProps = { frame: Frame; x: number; y: number; text: string };

/** A point of the plot with a few words beside it. */
export function Callout({ frame: { left, right, top, bottom }, x, y, text }: CalloutProps) {
  const half = textWidth(text) / 2;
  const middle = Math.min(Math.max(x, left + half), right - half);
  const isAbove = y - 24 > top || y > (top + bottom) / 2;
  return (
    <g>
      <circle cx={x} cy={y} r={5} strokeWidth={2} className="fill-card stroke-ink" />
      <text
        x={middle}
        y={isAbove ? y - 12 : y + 22}
        textAnchor="middle"
        fontSize={FONT_SIZE}
        strokeWidth={4}
        paintOrder="stroke"
        className="fill-ink stroke-card tabular font-semibold"
      >
        {text}
      </text>
    </g>
  );
}
