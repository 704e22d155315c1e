import { Button } from '#shared/web/ui/button.tsx';
import { Card } from '#shared/web/ui/card.tsx';
import { Icon } from '#shared/web/ui/icon.tsx';
import { LinkButton } from '#shared/web/ui/link.tsx';
import type { DashboardStats } from '../contract.ts';

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
