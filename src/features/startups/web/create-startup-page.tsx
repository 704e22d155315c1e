import { lazy, Suspense } from 'react';
import { useLocation } from 'wouter';
import { Card } from '#shared/web/ui/card.tsx';
import { PageHeader } from '#shared/web/ui/page-header.tsx';
import { SkeletonLines } from '#shared/web/ui/skeleton.tsx';
import type { StartupDetail } from '../contract/startup.ts';

// The form brings the contract's checks along: it is fetched when somebody creates a startup.
const LazyForm = lazy(async () => ({ default: (await import('./startup-form.tsx')).StartupForm }));

export type CreateStartupPageProps = { onDone: (startup: StartupDetail) => void; onCancel?: () => void };

/** The full-page form, opened from the dashboard. */
export function CreateStartupPage(props: CreateStartupPageProps) {
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        title="Create Your Startup Profile"
        note="About five minutes. You can change everything later. Fields marked optional can wait."
      />
      <Card>
        <Suspense fallback={<SkeletonLines count={8} label="Loading the form" />}>
          <LazyForm {...props} />
        </Suspense>
      </Card>
    </div>
  );
}

/** The same at an address of its own; ends on the new startup's page. */
export function NewStartupPage() {
  const [, navigate] = useLocation();
  return (
    <CreateStartupPage
      onDone={({ id }) => navigate(`/startups/${id}`, { replace: true })}
      onCancel={() => navigate('/startups')}
    />
  );
}
