/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a drawing in the page cannot be an img tag */
type Tone = 'ochre' | 'clay' | 'green' | 'deep' | 'line';

const fills: Record<Tone, string> = {
  ochre: 'fill-ochre',
  clay: 'fill-clay',
  green: 'fill-peak',
  deep: 'fill-peak-deep',
  line: 'fill-line',
};

const side = 52;
const rise = 45;

/** A mountain woven of triangles, as in the cloths of West and East Africa: rows from the peak down. */
function weave(rows: number, peakX: number, peakY: number): Map<Tone, string> {
  const paths = new Map<Tone, string>();
  for (let row = 0; row < rows; row += 1) {
    const y = peakY + row * rise;
    const left = peakX - ((row + 1) * side) / 2;
    for (let cell = 0; cell <= row * 2; cell += 1) {
      const x = left + (cell * side) / 2;
      const up = cell % 2 === 0;
      const shape = up
        ? `M${x} ${y + rise}h${side}L${x + side / 2} ${y}z`
        : `M${x} ${y}h${side}L${x + side / 2} ${y + rise}z`;
      const tone = toneAt(row, cell, up);
      paths.set(tone, (paths.get(tone) ?? '') + shape);
    }
  }
  return paths;
}

function toneAt(row: number, cell: number, up: boolean): Tone {
  const fromMiddle = Math.abs(cell - row);
  if (row < 2) return up ? 'ochre' : 'clay';
  if (fromMiddle % 6 === 0 && row % 3 !== 1) return 'ochre';
  if ((row + fromMiddle) % 5 === 0) return up ? 'clay' : 'line';
  if (row % 3 === 1) return up ? 'green' : 'deep';
  return up ? 'deep' : 'green';
}

function Peak({ rows, x, y }: { rows: number; x: number; y: number }) {
  return [...weave(rows, x, y)].map(([tone, path]) => <path key={tone} d={path} className={fills[tone]} />);
}

const peak = { x: 386, y: 30, rows: 9 };
const steps = ['Profile', 'Match', 'Introduction', 'Data room', 'Close'];

/** Where the left edge of the mountain is, `row` rows below the peak. */
function edgeAt(row: number): { x: number; y: number } {
  return { x: peak.x - (row * side) / 2, y: peak.y + row * rise };
}

const stops = steps.map((label, index) => ({ label, ...edgeAt(8 - index * 2) }));

/** From stop to stop by a bend one row up and well inside the mountain. */
const way = stops
  .flatMap(({ x, y }, index) => {
    const bend = edgeAt(7 - index * 2);
    const inside = index === 3 ? side / 2 : side * 2;
    return index === stops.length - 1 ? [`${x},${y}`] : [`${x},${y}`, `${bend.x + inside},${bend.y}`];
  })
  .join(' ');

/** The way from a profile to a closed round, shown as a climb. */
export function SummitPicture() {
  return (
    <svg
      viewBox="0 0 680 435"
      role="img"
      aria-label="A climb in five steps: profile, match, introduction, data room, close"
      className="h-auto w-full"
    >
      <circle cx="556" cy="112" r="66" className="fill-ochre opacity-25" />
      <circle cx="556" cy="112" r="42" className="fill-ochre" />
      <g className="opacity-45">
        <Peak rows={5} x={548} y={peak.y + 4 * rise} />
      </g>
      <Peak {...peak} />
      <polyline points={way} className="stroke-paper fill-none" strokeWidth="9" strokeLinejoin="round" />
      <polyline
        points={way}
        className="stroke-ink fill-none"
        strokeWidth="3"
        strokeDasharray="0.5 7.5"
        strokeLinecap="round"
      />
      {stops.map(({ label, x, y }) => (
        <g key={label}>
          <circle cx={x} cy={y} r="9" className="fill-paper stroke-ink" strokeWidth="3" />
          <text
            x={x - 20}
            y={y}
            dy="0.35em"
            textAnchor="end"
            className="fill-ink text-[28px] font-semibold sm:text-[18px]"
          >
            {label}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** A woven edge between two parts of the page. */
export function WovenEdge() {
  return (
    <svg aria-hidden="true" className="block h-4 w-full" preserveAspectRatio="xMidYMid slice">
      <defs>
        <pattern id="woven-edge" width="48" height="16" patternUnits="userSpaceOnUse">
          <path d="M0 16 12 0l12 16z" className="fill-peak" />
          <path d="M24 16 36 0l12 16z" className="fill-clay" />
          <path d="M12 0h24L24 16z" className="fill-ochre" />
        </pattern>
      </defs>
      <rect width="100%" height="16" fill="url(#woven-edge)" />
    </svg>
  );
}
