import { lazy, Suspense, useState } from 'react';
import type { StartupDetail } from '#features/startups/contract/startup.ts';
import { toast, toastError } from '#shared/web/toast.ts';
import { useLive } from '#shared/web/use-live.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { ConfirmDialog } from '#shared/web/ui/confirm-dialog.tsx';
import { SkeletonCards } from '#shared/web/ui/skeleton.tsx';
import { EmptyState, LoadError } from '#shared/web/ui/state.tsx';
import type { fundingEndpoints } from '../contract.ts';
import { InvestorsList } from './investors-list.tsx';
import { MilestonesList } from './milestones-list.tsx';
import { RoundCard } from './round-card.tsx';
import { RoundOffers } from './round-offers.tsx';

// The dialogs bring the contract's checks along; whoever only reads does not need them.
const RoundDialog = lazy(async () => ({ default: (await import('./round-dialog.tsx')).RoundDialog }));

/** An offer that moves changes the round. */
const LIVE_CALLS = ['GET /api/startups/{id}/funding-tracker'];
const { useCall, useSend } = endpointHooks<typeof fundingEndpoints>();

function WithdrawDialog({ startupId, onClose }: { startupId: number; onClose: () => void }) {
  const { mutate, isPending } = useSend('DELETE /api/startups/{id}/funding-tracker/round', {
    refreshes: 'all',
    onSuccess: () => {
      toast({ title: 'Round withdrawn' });
      onClose();
    },
    onError: toastError,
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="Withdraw the round?"
      action="Withdraw round"
      pending={isPending}
      onConfirm={() => mutate({ params: { id: startupId } })}
    >
      Its target and amounts are removed here and on your public page. Investors and milestones stay.
    </ConfirmDialog>
  );
}

type Props = { startup: Pick<StartupDetail, 'id' | 'raising'> };

/** A startup's round: target and what came in, investors, and what has to be done. */
export function FundingTab({ startup: { id: startupId, raising } }: Props) {
  const [editing, setEditing] = useState(false);
  const [withdrawing, setWithdrawing] = useState(false);
  const result = useCall('GET /api/startups/{id}/funding-tracker', { params: { id: startupId } });
  const { data: tracker, error } = result;
  useLive('offers', LIVE_CALLS);
  if (error && !tracker) return <LoadError what="the funding tracker" result={result} />;
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
          Enter what you are raising, and track the money from soft-circled to received.
        </EmptyState>
      ) : (
        <RoundCard
          tracker={tracker}
          round={tracker.round}
          onEdit={() => setEditing(true)}
          onWithdraw={() => setWithdrawing(true)}
        />
      )}
      <MilestonesList startupId={startupId} tracker={tracker} />
      <RoundOffers startupId={startupId} tracker={tracker} />
      <InvestorsList startupId={startupId} tracker={tracker} />
      {editing ? (
        <Suspense fallback={null}>
          <RoundDialog
            startupId={startupId}
            round={tracker.round}
            opensIn={raising?.currency ?? null}
            onClose={() => setEditing(false)}
          />
        </Suspense>
      ) : null}
      {withdrawing ? <WithdrawDialog startupId={startupId} onClose={() => setWithdrawing(false)} /> : null}
    </div>
  );
}
