import { Button } from '#shared/web/ui/button.tsx';
import { Card } from '#shared/web/ui/card.tsx';
import { Icon } from '#shared/web/ui/icon.tsx';
import { LinkButton } from '#shared/web/ui/link.tsx';
import { Skeleton } from '#shared/web/ui/skeleton.tsx';
import type { DashboardStats } from '../contract.ts';

/** Its shape, so that nothing moves down when it comes. */
export function NextStepSkeleton() {
  return (
    <Card className="border-green/40 bg-tint flex flex-wrap items-center justify-between gap-4">
      <output aria-label="Loading your next step" className="grid w-full max-w-prose gap-2.5 py-1 pl-8">
        <Skeleton className="h-5 w-2/3" />
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-1/2" />
      </output>
      <Skeleton className="h-11 w-44 md:h-9" />
    </Card>
  );
}

/** The one thing that would help most now, and the way to it. */
export function NextStepCard({
  step,
  onCreateStartup,
}: {
  step: DashboardStats['nextStep'];
  onCreateStartup: () => void;
}) {
  return (
    <Card className="border-green/40 bg-tint flex flex-wrap items-center justify-between gap-4">
      <div className="flex min-w-0 gap-3">
        <Icon name="spark" className="text-green mt-0.5 size-5 shrink-0" />
        <div>
          <h2 className="text-lg font-semibold tracking-tight">{step.title}</h2>
          <p className="text-soft max-w-prose">{step.text}</p>
        </div>
      </div>
      {step.href === null ? (
        <Button variant="primary" onClick={onCreateStartup}>
          {step.action}
        </Button>
      ) : (
        <LinkButton variant="primary" href={step.href}>
          {step.action}
        </LinkButton>
      )}
    </Card>
  );
}
