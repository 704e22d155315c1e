/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a drawing in the page cannot be an img tag */
type StripChartProps = {
  /** What it shows, unless words beside it say so. */
  label?: string;
  /** A stretch that counts, in percent of the width. */
  band?: readonly [from: number, to: number];
  /** Upright lines. */
  ticks?: readonly number[];
  /** The figure itself. */
  dot: number | null;
};

const percent = (place: number) => `${Math.min(100, Math.max(0, place))}%`;

/** A figure between the lowest and the highest, each at a percentage of the width. */
export function StripChart({ label, band, ticks, dot }: StripChartProps) {
  const said = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg {...said} className="block h-4 w-full min-w-24 overflow-visible">
      <line x2="100%" y1="8" y2="8" strokeWidth="3" strokeLinecap="round" className="stroke-line" />
      {band === undefined ? null : (
        <line
          x1={percent(band[0])}
          x2={percent(band[1])}
          y1="8"
          y2="8"
          strokeWidth="3"
          strokeLinecap="round"
          className="stroke-green"
        />
      )}
      {ticks?.map((tick) => (
        <line
          key={tick}
          x1={percent(tick)}
          x2={percent(tick)}
          y1="2"
          y2="14"
          strokeWidth="2"
          className="stroke-ink"
        />
      ))}
      {dot === null ? null : <circle cx={percent(dot)} cy="8" r="5.5" className="fill-green" />}
    </svg>
  );
}
