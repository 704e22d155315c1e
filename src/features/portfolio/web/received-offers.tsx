import { formatDate, formatMoney } from '#shared/web/format.ts';
import { toast, toastError } from '#shared/web/toast.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { useLive } from '#shared/web/use-live.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { TextLink } from '#shared/web/ui/link.tsx';
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
  if (data.length === 0) return null;
  return (
    <Card className="mb-6">
      <CardHeader
        title="Received, not recorded yet"
        note="Both sides say that the money has moved. Every figure is taken from the offer."
      />
      <ul className="grid gap-2">
        {data.map(({ id, startupName, amountMinor, currency, receivedOn, roundType }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <p className="min-w-0 flex-1 basis-full sm:basis-0">
              <TextLink href={`/offers/${id}`}>{startupName}</TextLink>
              <span className="text-soft block text-sm">
                {roundType}, {formatDate(receivedOn)}
              </span>
            </p>
            <b className="tabular">{formatMoney(amountMinor, currency)}</b>
            <Button
              pending={isPending}
              aria-label={`Record investment in ${startupName}`}
              onClick={() => mutate({ params: { id } })}
            >
              Record investment
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
