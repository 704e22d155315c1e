/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a drawing in the page cannot be an img tag */
import { useWidth } from '#shared/web/ui/use-width.ts';
import type { DashboardStats } from '../contract.ts';

type Part = DashboardStats['readiness'][number];

const HEIGHT = 72;
const TOP = 4;
const GAP = 4;

/** A peak for each part: as wide as the points it can bring, filled as high as those it has. */
function Peak({ part: { points, maximum, isGap }, x, width }: { part: Part; x: number; width: number }) {
  const share = maximum === 0 ? 0 : points / maximum;
  const y = HEIGHT - (HEIGHT - TOP) * share;
  const middle = x + width / 2;
  const inset = (width / 2) * share;
  return (
    <>
      <path
        d={`M${x} ${HEIGHT}h${width}L${middle} ${TOP}z`}
        className={isGap ? 'fill-amber-tint stroke-ochre' : 'fill-tint'}
        strokeDasharray={isGap ? '3 3' : undefined}
      />
      <path
        d={`M${x} ${HEIGHT}h${width}L${x + width - inset} ${y}H${x + inset}z`}
        className={isGap ? 'fill-ochre' : 'fill-peak'}
      />
      <path
        d={`M${x} ${HEIGHT}L${x + inset} ${y}H${middle}V${HEIGHT}z`}
        opacity="0.55"
        className={isGap ? 'fill-clay' : 'fill-peak-deep'}
      />
    </>
  );
}

/** What readiness is made of, as a ridge of peaks. */
export function Ridge({ parts }: { parts: readonly Part[] }) {
  const [ref, width] = useWidth();
  const maximum = parts.reduce((sum, part) => sum + part.maximum, 0);
  const room = width - GAP * (parts.length - 1);
  const placed = parts.map((part, index) => {
    const before = parts.slice(0, index).reduce((sum, earlier) => sum + earlier.maximum, 0);
    return { part, x: (room * before) / maximum + GAP * index, width: (room * part.maximum) / maximum };
  });
  const said = parts.map(({ label, points, maximum: most }) => `${label} ${points} of ${most}`).join(', ');
  return (
    <div ref={ref}>
      <svg
        viewBox={`0 0 ${width} ${HEIGHT}`}
        role="img"
        aria-label={`Readiness by part: ${said}`}
        className="block h-18 w-full overflow-visible"
      >
        {placed.map(({ part, ...at }) => (
          <Peak key={part.key} part={part} {...at} />
        ))}
      </svg>
    </div>
  );
}
