import { formatDate, formatMoney } from '#shared/web/format.ts';
import { toast, toastError } from '#shared/web/toast.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { useLive } from '#shared/web/use-live.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { TextLink } from '#shared/web/ui/link.tsx';
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
  if (data.length === 0) return null;
  const take = (offerId: number, add: boolean) =>
    mutate({ params: { id: startupId, offerId }, body: { add } });
  return (
    <Card className="mb-4">
      <CardHeader
        title="Received, not in the cap table yet"
        note="Both sides say that the money has moved. Adding one makes a new version of the table, on the terms of the offer."
      />
      <ul className="grid gap-2">
        {data.map(({ id, investorName, kind, currency, amountMinor, receivedOn }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <p className="min-w-0 flex-1 basis-full sm:basis-0">
              <TextLink href={`/offers/${id}`}>{investorName}</TextLink>
              <span className="text-soft block text-sm">
                {KINDS[kind]}, {formatDate(receivedOn)}
              </span>
            </p>
            <b className="tabular">{formatMoney(amountMinor, currency)}</b>
            {canEdit ? (
              <span className="flex flex-wrap gap-2">
                <Button
                  pending={isPending}
                  aria-label={`Add to the table: ${investorName}`}
                  onClick={() => take(id, true)}
                >
                  Add to the table
                </Button>
                <Button
                  variant="quiet"
                  disabled={isPending}
                  aria-label={`It is there already: ${investorName}`}
                  onClick={() => take(id, false)}
                >
                  It is there already
                </Button>
              </span>
            ) : null}
          </li>
        ))}
      </ul>
    </Card>
  );
}
