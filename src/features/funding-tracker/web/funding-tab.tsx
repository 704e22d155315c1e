import { useState } from 'react';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { SkeletonCards } from '#shared/web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#shared/web/ui/state.tsx';
import type { fundingEndpoints } from '../contract.ts';
import { InvestorsList } from './investors-list.tsx';
import { MilestonesList } from './milestones-list.tsx';
import { RoundCard } from './round-card.tsx';
import { RoundDialog } from './round-dialog.tsx';

const { useCall } = endpointHooks<typeof fundingEndpoints>();

/** A startup's round: target and what came in, investors, and what has to be done. */
export function FundingTab({ startupId }: { startupId: number }) {
  const [editing, setEditing] = useState(false);
  const reading = useCall('GET /api/startups/{id}/funding-tracker', { params: { id: startupId } });
  const { data: tracker, error } = reading;
  if (error && !tracker)
    return (
      <ErrorState
        title="We could not load the funding tracker"
        error={error}
        onRetry={() => void reading.refetch()}
        retrying={reading.isFetching}
      />
    );
  if (tracker === undefined) return <SkeletonCards count={3} label="Loading the funding tracker" />;
  return (
    <div className="grid gap-6">
      {tracker.round === null ? (
        <EmptyState
          title="No round yet"
          icon="coins"
          action={
            tracker.canEdit ? (
              <Button variant="primary" onClick={() => setEditing(true)}>
                Set up the round
              </Button>
            ) : null
          }
        >
          Say what you raise, and follow the money from soft-circled to received.
        </EmptyState>
      ) : (
        <RoundCard tracker={tracker} round={tracker.round} onEdit={() => setEditing(true)} />
      )}
      <MilestonesList startupId={startupId} tracker={tracker} />
      <InvestorsList startupId={startupId} tracker={tracker} />
      {editing ? (
        <RoundDialog startupId={startupId} round={tracker.round} onClose={() => setEditing(false)} />
      ) : null}
    </div>
  );
}
