/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a drawing in the page cannot be an img tag */
type Tone = 'snow' | 'ochre' | 'clay' | 'green' | 'deep' | 'line';

const fills: Record<Tone, string> = {
  snow: 'fill-card',
  ochre: 'fill-ochre',
  clay: 'fill-clay',
  green: 'fill-green',
  deep: 'fill-green-strong',
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
  if (row < 2) return up ? 'snow' : 'ochre';
  if (fromMiddle % 6 === 0 && row % 3 !== 1) return 'ochre';
  if ((row + fromMiddle) % 5 === 0) return up ? 'clay' : 'line';
  if (row % 3 === 1) return up ? 'green' : 'deep';
  return up ? 'deep' : 'green';
}

function Peak({ rows, x, y }: { rows: number; x: number; y: number }) {
  return [...weave(rows, x, y)].map(([tone, path]) => <path key={tone} d={path} className={fills[tone]} />);
}

const steps = [
  { x: 96, y: 404, label: 'Profile' },
  { x: 200, y: 359, label: 'Match' },
  { x: 226, y: 269, label: 'Introduction' },
  { x: 304, y: 179, label: 'Data room' },
  { x: 330, y: 44, label: 'Close' },
];

/** The way from a profile to a closed round, drawn as a climb. */
export function SummitPicture() {
  return (
    <svg
      viewBox="0 0 600 460"
      role="img"
      aria-label="A climb in five steps: profile, match, introduction, data room, close"
      className="h-auto w-full"
    >
      <circle cx="472" cy="118" r="62" className="fill-ochre opacity-30" />
      <circle cx="472" cy="118" r="40" className="fill-ochre" />
      <g className="opacity-40">
        <Peak rows={5} x={490} y={224} />
      </g>
      <Peak rows={9} x={330} y={44} />
      <polyline
        points={steps.map(({ x, y }) => `${x},${y}`).join(' ')}
        className="stroke-paper fill-none"
        strokeWidth="7"
        strokeLinejoin="round"
      />
      <polyline
        points={steps.map(({ x, y }) => `${x},${y}`).join(' ')}
        className="stroke-ink fill-none"
        strokeWidth="2.5"
        strokeDasharray="1 7"
        strokeLinecap="round"
      />
      {steps.map((step) => (
        <Step key={step.label} {...step} />
      ))}
    </svg>
  );
}

function Step({ x, y, label }: { x: number; y: number; label: string }) {
  const width = label.length * 8.6 + 24;
  return (
    <g>
      <circle cx={x} cy={y} r="8" className="fill-paper stroke-ink" strokeWidth="2.5" />
      <rect
        x={x - width - 14}
        y={y - 15}
        width={width}
        height="30"
        rx="15"
        className="fill-card stroke-line"
      />
      <text x={x - width / 2 - 14} y={y + 5} textAnchor="middle" className="fill-ink text-sm font-semibold">
        {label}
      </text>
    </g>
  );
}

/** A woven edge between two parts of the page. */
export function WovenEdge() {
  return (
    <svg aria-hidden="true" className="block h-4 w-full" preserveAspectRatio="xMidYMid slice">
      <defs>
        <pattern id="woven-edge" width="48" height="16" patternUnits="userSpaceOnUse">
          <path d="M0 16 12 0l12 16z" className="fill-green" />
          <path d="M24 16 36 0l12 16z" className="fill-clay" />
          <path d="M12 0h24L24 16z" className="fill-ochre" />
        </pattern>
      </defs>
      <rect width="100%" height="16" fill="url(#woven-edge)" />
    </svg>
  );
}
