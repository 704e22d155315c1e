import { Icon } from '#shared/web/ui/icon.tsx';
import { ProgressBar } from '#shared/web/ui/score.tsx';
import { Tag } from '#shared/web/ui/tag.tsx';
import { READINESS_LABELS, READINESS_MAXIMA } from '#features/dashboard/contract/readiness.ts';

/** The dashboard as a drawing: its parts and how they are made up, without figures that could pass for data. */
export function LandingPreview() {
  return (
    <section className="wrap mt-16 md:mt-20" aria-labelledby="preview">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 id="preview" className="max-w-2xl text-2xl font-bold tracking-tight text-balance md:text-3xl">
          A dashboard that answers “why?”
        </h2>
        <Tag icon="info">Illustration, not data</Tag>
      </div>
      <figure className="mt-8">
        <div className="bg-sunk grid gap-4 rounded-xl border p-4 md:p-6 lg:grid-cols-[1fr_1.25fr]">
          <ReadinessDrawing />
          <MatchDrawing />
        </div>
        <figcaption className="text-soft mt-3 text-sm">
          How the two loudest numbers are put together. The lengths are drawn, not measured.
        </figcaption>
      </figure>
    </section>
  );
}

/** As the score is made up: each part is as wide as the points it can bring. */
const readinessParts = (
  [
    ['profile', 'fill-blue'],
    ['team', 'fill-peak'],
    ['traction', 'fill-ochre'],
    ['financials', 'fill-clay'],
    ['capTable', 'fill-peak-deep'],
    ['documents', 'fill-edge'],
  ] as const
).map(([key, fill], index, all) => ({
  label: READINESS_LABELS[key],
  points: READINESS_MAXIMA[key],
  fill,
  start: all.slice(0, index).reduce((sum, [earlier]) => sum + READINESS_MAXIMA[earlier], 0),
}));

function ReadinessDrawing() {
  return (
    <div className="bg-card rounded-md border p-5">
      <p className="text-soft text-xs font-medium">Readiness Score</p>
      <p className="mt-1 text-xl font-bold tracking-tight">The sum of its parts</p>
      <svg
        viewBox="0 0 100 4"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="mt-4 h-3 w-full rounded-full"
      >
        {readinessParts.map(({ label, start, points, fill }) => (
          <rect key={label} x={start} width={points - 0.6} height="4" className={fill} />
        ))}
      </svg>
      <ul className="mt-3 grid grid-cols-2 gap-1.5 text-sm">
        {readinessParts.map(({ label, fill }) => (
          <li key={label} className="text-soft flex items-center gap-2.5">
            <svg viewBox="0 0 10 10" aria-hidden="true" className="size-2.5">
              <circle cx="5" cy="5" r="5" className={fill} />
            </svg>
            {label}
          </li>
        ))}
      </ul>
      <p className="text-green mt-4 flex items-center gap-1.5 text-sm font-medium">
        <Icon name="arrow" className="size-4" />
        The next step is the part with the most to gain
      </p>
    </div>
  );
}

const matchParts = [
  { label: 'Stage', percent: 96, reason: 'invests where you stand' },
  { label: 'Sector', percent: 84, reason: 'past deals, not a checkbox' },
  { label: 'Ticket', percent: 72, reason: 'the round fits the cheque' },
  { label: 'Place', percent: 64, reason: 'countries backed so far' },
  { label: 'Activity', percent: 28, reason: 'how recent the last deal is' },
];

function MatchDrawing() {
  return (
    <div className="bg-card rounded-md border p-5">
      <div className="flex items-start justify-between gap-4">
        <div>
          <p className="text-soft text-xs font-medium">A match</p>
          <p className="mt-1 text-xl font-bold tracking-tight">What carried it, what spoke against it</p>
        </div>
        <Tag tone="good" icon="shield">
          Verified
        </Tag>
      </div>
      <ul className="mt-4 grid gap-3">
        {matchParts.map((part) => (
          <li
            key={part.label}
            className="grid grid-cols-[5.5rem_1fr] items-center gap-x-3 text-sm sm:grid-cols-[5.5rem_1fr_12rem]"
          >
            <span className="font-medium">{part.label}</span>
            <ProgressBar percent={part.percent} tone={part.percent < 40 ? 'warn' : 'good'} />
            <span className="text-soft col-start-2 sm:col-start-auto">{part.reason}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
