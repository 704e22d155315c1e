import { PageLink } from '#shared/web/ui/link.tsx';
import { Skeleton } from '#shared/web/ui/skeleton.tsx';
import { DemoTag } from '#shared/web/ui/tag.tsx';
import type { DashboardStats } from '../contract.ts';
import { Weave } from './weave.tsx';

type NextStep = DashboardStats['nextSteps'][number];

const BLOCK = 'bg-summit text-on-summit flex min-w-0 flex-col overflow-hidden rounded-md';
const INSIDE = 'grid flex-1 content-start justify-items-start gap-2 p-4 md:p-5';
const ACTION = 'summit-button summit-button-full min-h-11! mt-1 md:min-h-9!';

/** Its shape, so that nothing moves when it comes. */
export function NextStepSkeleton() {
  return (
    <div className={BLOCK}>
      <Weave />
      <output aria-label="Loading your next step" className={INSIDE}>
        <Skeleton className="h-4 w-28" />
        <Skeleton className="h-6 w-2/3" />
        <Skeleton className="h-4 w-full" />
        <Skeleton className="mt-1 h-9 w-40" />
      </output>
    </div>
  );
}

/** A step after the first, by its title. */
function Later({ step, onCreateStartup }: { step: NextStep; onCreateStartup: () => void }) {
  const className =
    'min-h-11 py-2 text-left font-semibold underline-offset-4 hover:underline md:min-h-0 md:py-0';
  return step.href === null ? (
    <button type="button" className={className} onClick={onCreateStartup}>
      {step.title}
    </button>
  ) : (
    <PageLink href={step.href} className={className}>
      {step.title}
    </PageLink>
  );
}

type NextStepCardProps = { steps: readonly NextStep[]; onCreateStartup: () => void };

/** What would help most now, and the way to it; up to two more below. The only dark block of a screen. */
export function NextStepCard({ steps: [first, ...later], onCreateStartup }: NextStepCardProps) {
  if (first === undefined) return null;
  return (
    <section aria-labelledby="next-step" className={BLOCK}>
      <Weave />
      <div className={INSIDE}>
        <p className="text-ochre text-xs font-semibold">Next best step</p>
        <div className="flex flex-wrap items-center gap-2">
          <h2 id="next-step" className="text-xl leading-6.5">
            {first.title}
          </h2>
          <DemoTag isDemo={first.isDemo} />
        </div>
        <p className="max-w-prose opacity-85">{first.text}</p>
        {first.href === null ? (
          <button type="button" className={ACTION} onClick={onCreateStartup}>
            {first.action}
          </button>
        ) : (
          <PageLink href={first.href} className={ACTION}>
            {first.action}
          </PageLink>
        )}
      </div>
      {later.length === 0 ? null : (
        <ol
          start={2}
          aria-label="Then"
          className="border-on-summit/20 grid gap-1 border-t px-4 py-3 text-sm md:px-5"
        >
          {later.map((step, index) => (
            <li key={step.title} className="grid grid-cols-[auto_1fr] items-baseline gap-x-2.5">
              <span aria-hidden="true" className="text-ochre tabular">
                {index + 2}
              </span>
              <span className="flex flex-wrap items-baseline gap-x-2">
                <Later step={step} onCreateStartup={onCreateStartup} />
                <DemoTag isDemo={step.isDemo} />
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
