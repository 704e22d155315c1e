import { PageLink } from '#shared/web/ui/link.tsx';
import { Skeleton } from '#shared/web/ui/skeleton.tsx';
import type { DashboardStats } from '../contract.ts';
import { Weave } from './weave.tsx';

export type NextStep = DashboardStats['nextStep'];

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

/** The one thing that would help most now, and the way to it: the only dark block of a screen. */
export function NextStepCard({ step, onCreateStartup }: { step: NextStep; onCreateStartup: () => void }) {
  return (
    <section aria-labelledby="next-step" className={BLOCK}>
      <Weave />
      <div className={INSIDE}>
        <p className="text-ochre text-xs font-semibold">Next best step</p>
        <h2 id="next-step" className="text-xl leading-6.5">
          {step.title}
        </h2>
        <p className="max-w-prose opacity-85">{step.text}</p>
        {step.href === null ? (
          <button type="button" className={ACTION} onClick={onCreateStartup}>
            {step.action}
          </button>
        ) : (
          <PageLink href={step.href} className={ACTION}>
            {step.action}
          </PageLink>
        )}
      </div>
    </section>
  );
}
