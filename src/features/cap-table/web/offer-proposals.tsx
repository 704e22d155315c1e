import { toast, toastError } from '#shared/web/toast.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { useLive } from '#shared/web/use-live.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { ReceivedOffersCard } from '#shared/web/ui/received-offers.tsx';
import type { capTableEndpoints } from '../contract.ts';
import type { OfferProposal } from '../contract/answer.ts';

const { useCall, useSend } = endpointHooks<typeof capTableEndpoints>();
const LIVE_CALLS = ['GET /api/startups/{id}/cap-table/offers'];

const KINDS: Record<OfferProposal['kind'], string> = {
  SAFE_POST: 'SAFE',
  SAFE_PRE: 'SAFE, pre-money',
  NOTE: 'Note',
  PRICED: 'Shares',
};

/** Offers whose money was received and that the table does not hold yet: the team adds each, or says that it is there. */
export function OfferProposals({ startupId, canEdit }: { startupId: number; canEdit: boolean }) {
  const { data = [] } = useCall(
    'GET /api/startups/{id}/cap-table/offers',
    { params: { id: startupId } },
    { staleTimeMs: 0 },
  );
  useLive('offers', LIVE_CALLS);
  const { mutate, isPending } = useSend('POST /api/startups/{id}/cap-table/offers/{offerId}', {
    refreshes: 'all',
    onSuccess: (_answer, { body }) => toast({ title: body.add ? 'Added as a new version' : 'Left as it is' }),
    onError: toastError,
  });
  const take = (offerId: number, add: boolean) =>
    mutate({ params: { id: startupId, offerId }, body: { add } });
  return (
    <ReceivedOffersCard
      title="Received, not in the cap table yet"
      note="Both sides say that the money has moved. Adding one makes a new version of the table, on the terms of the offer."
      offers={data.map(({ investorName, kind, ...offer }) => ({
        ...offer,
        name: investorName,
        kind: KINDS[kind],
      }))}
      renderActions={({ id, name }) =>
        canEdit ? (
          <span className="flex flex-wrap gap-2">
            <Button
              pending={isPending}
              aria-label={`Add to the table: ${name}`}
              onClick={() => take(id, true)}
            >
              Add to the table
            </Button>
            <Button
              variant="quiet"
              disabled={isPending}
              aria-label={`It is there already: ${name}`}
              onClick={() => take(id, false)}
            >
              It is there already
            </Button>
          </span>
        ) : null
      }
    />
  );
}
