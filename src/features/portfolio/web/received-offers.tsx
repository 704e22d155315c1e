import { toast, toastError } from '#shared/web/toast.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { useLive } from '#shared/web/use-live.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { ReceivedOffersCard } from '#shared/web/ui/received-offers.tsx';
import type { investmentEndpoints } from '../contract.ts';

const { useCall, useSend } = endpointHooks<typeof investmentEndpoints>();
const LIVE_CALLS = ['GET /api/portfolio/offers'];

/** Offers whose money both sides say has moved: one click records each. Nothing while there are none. */
export function ReceivedOffers() {
  const { data = [] } = useCall('GET /api/portfolio/offers', {}, { staleTimeMs: 0 });
  useLive('offers', LIVE_CALLS);
  const { mutate, isPending } = useSend('POST /api/portfolio/offers/{id}', {
    refreshes: 'all',
    onSuccess: () => toast({ title: 'Investment recorded successfully!' }),
    onError: toastError,
  });
  return (
    <ReceivedOffersCard
      title="Received, not recorded yet"
      note="Both sides say that the money has moved. Every figure is taken from the offer."
      offers={data.map(({ startupName, roundType, ...offer }) => ({
        ...offer,
        name: startupName,
        kind: roundType,
      }))}
      renderActions={({ id, name }) => (
        <Button
          pending={isPending}
          aria-label={`Record investment in ${name}`}
          onClick={() => mutate({ params: { id } })}
        >
          Record investment
        </Button>
      )}
    />
  );
}
