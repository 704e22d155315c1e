import { type ReactNode, useState } from 'react';
import { messageOf } from '#shared/web/api-error.ts';
import { formatCount } from '#shared/web/format.ts';
import { useCurrentUser } from '#shared/web/session.ts';
import { toast } from '#shared/web/toast.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { ConfirmDialog } from '#shared/web/ui/confirm-dialog.tsx';
import { PageHeader } from '#shared/web/ui/page-header.tsx';
import { SkeletonLines } from '#shared/web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#shared/web/ui/state.tsx';
import type { DemoCounts } from '../contract.ts';
import { administration } from './administration.ts';

const inWords = ({ startups, investors, people }: DemoCounts) =>
  `${formatCount(startups, 'startup')}, ${formatCount(investors, 'investor')} and ${formatCount(people, 'person', 'people')}`;

function DemoCard({ counts }: { counts: DemoCounts }) {
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = administration.useSend('DELETE /api/admin/demo', {
    refreshes: 'all',
    onSuccess: (removed) => {
      setAsking(false);
      toast({ title: 'The demo was removed', description: `Removed: ${inWords(removed)}.` });
    },
    onError: (error) =>
      toast({ title: 'The demo was not removed', description: messageOf(error), variant: 'destructive' }),
  });
  if (counts.people + counts.startups + counts.investors === 0) {
    return (
      <EmptyState title="There is no demo data" icon="check">
        Everything here was entered by members.
      </EmptyState>
    );
  }
  return (
    <Card>
      <CardHeader title="Demo data" note={inWords(counts)} />
      <p className="max-w-prose">
        Fictional companies and people, marked “Demo” wherever they appear, and two accounts for exploring.
        Once removed, the demo cannot be restored.
      </p>
      <Button variant="danger" icon="trash" className="mt-4" onClick={() => setAsking(true)}>
        Remove the demo
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Remove the demo?"
        action="Remove the demo"
        pending={isPending}
        onConfirm={() => mutate({})}
      >
        <p>
          {inWords(counts)} will be deleted, along with their matches, vouches, messages and visits. What your
          members entered stays. This cannot be undone.
        </p>
      </ConfirmDialog>
    </Card>
  );
}

/** What the admins of an instance may do with it as a whole. */
export function InstancePage({ children }: { children?: ReactNode }) {
  const isAdmin = useCurrentUser()?.isAdmin === true;
  const demo = administration.useCall('GET /api/admin/demo', {}, { enabled: isAdmin, staleTimeMs: 0 });
  if (!isAdmin) {
    return (
      <EmptyState title="This page is for admins" icon="lock">
        The first person to sign up is its administrator and can change it here.
      </EmptyState>
    );
  }
  return (
    <div className="mx-auto grid max-w-2xl gap-4">
      <PageHeader title="Instance" note="Settings for all members" />
      {children}
      {demo.data ? (
        <DemoCard counts={demo.data} />
      ) : demo.isError ? (
        <ErrorState
          title="We could not count the demo"
          error={demo.error}
          onRetry={() => void demo.refetch()}
          retrying={demo.isFetching}
        />
      ) : (
        <Card>
          <SkeletonLines label="Counting the demo" />
        </Card>
      )}
    </div>
  );
}
