import { useWidth } from '#shared/web/ui/use-width.ts';
import { CLIMB } from '../domain/offer.ts';
import { STEP_TITLES } from './offer-words.ts';

const HEIGHT = 150;
const HEIGHT_PHONE = 116;
const PHONE_BELOW = 500;

/** The fills of the slope: what is behind, with a few stones in it, and what is ahead. */
function fillOf({ isClimbed, isUp, stone }: { isClimbed: boolean; isUp: boolean; stone: number }): string {
  if (!isClimbed) return isUp ? 'fill-line' : 'fill-sunk';
  if (isUp && stone === 3) return 'fill-ochre';
  if (isUp && stone === 8) return 'fill-clay';
  return isUp ? 'fill-peak' : 'fill-peak-deep';
}

/** Triangles under a slope that rises from the left, by what colours them. */
function slope(width: number, height: number, done: number): [fill: string, path: string][] {
  const side = height === HEIGHT ? 22 : 18;
  const rise = side * 0.866;
  const top = (x: number) => height - 20 - (x / width) * (height - 54);
  const paths = new Map<string, string>();
  for (let row = 0; row < 9; row += 1)
    for (let column = -2; (column * side) / 2 < width + side; column += 1) {
      const isUp = (column + row) % 2 === 0;
      const x = (column * side) / 2;
      const y = height - (row + 1) * rise;
      const middle = x + side / 2;
      const isUnder = (at: number) => y >= top(at) - 4;
      if (!(isUp ? isUnder(middle) : isUnder(x) && isUnder(x + side))) continue;
      const stone = ((((column >> 1) * 5 + row * 3) % 11) + 11) % 11;
      const fill = fillOf({ isClimbed: middle < (width * done) / CLIMB.length, isUp, stone });
      const shape = isUp
        ? `M${x} ${y + rise}h${side}L${middle} ${y}z`
        : `M${x} ${y}h${side}L${middle} ${y + rise}z`;
      paths.set(fill, `${paths.get(fill) ?? ''}${shape}`);
    }
  return [...paths];
}

/** Four steps up a slope; `done` of them are behind. */
export function ClimbChart({ done }: { done: number }) {
  const [ref, width] = useWidth();
  const height = width < PHONE_BELOW ? HEIGHT_PHONE : HEIGHT;
  const points = CLIMB.map((step, index) => {
    const x = (width * (index + 0.5)) / CLIMB.length;
    return { step, x, y: height - 20 - (x / width) * (height - 54) - 11, index };
  });
  const next = CLIMB[done];
  const label = `Four steps: ${done} done${next === undefined ? '' : `, ${STEP_TITLES[next]} is next`}`;
  return (
    <figure ref={ref} aria-label={label}>
      <svg
        viewBox={`0 -6 ${width} ${height + 6}`}
        height={height + 6}
        aria-hidden="true"
        className="block w-full"
      >
        {slope(width, height, done).map(([fill, path]) => (
          <path key={fill} d={path} className={fill} />
        ))}
        <path
          d={`M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`}
          className="stroke-ink fill-none"
          strokeWidth={2.5}
          strokeDasharray=".5 7"
          strokeLinecap="round"
        />
        {points.map(({ step, x, y, index }) => (
          <g key={step}>
            <circle
              cx={x}
              cy={y}
              r={index === done ? 10 : 8}
              strokeWidth={index === done ? 3.5 : 2.5}
              className={
                index < done
                  ? 'fill-green stroke-green'
                  : index === done
                    ? 'fill-paper stroke-clay'
                    : 'fill-paper stroke-edge'
              }
            />
            {index < done ? (
              <path
                d={`M${x - 3.5} ${y + 0.3}l2.6 2.6 4.6-5.4`}
                strokeWidth={2}
                className="stroke-on-green fill-none"
              />
            ) : null}
            <text
              x={x}
              y={y - 16}
              textAnchor="middle"
              className={
                index === done ? 'fill-clay-ink text-sm font-semibold' : 'fill-ink text-sm font-semibold'
              }
            >
              {STEP_TITLES[step]}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  );
}
