import { formatMoney } from '#shared/web/format.ts';
import { toastError } from '#shared/web/toast.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { LinkButton, TextLink } from '#shared/web/ui/link.tsx';
import { SelectField } from '#shared/web/ui/select-field.tsx';
import { Tag } from '#shared/web/ui/tag.tsx';
import type { fundingEndpoints } from '../contract.ts';
import type { FundingTracker, RoundOffer } from '../contract/tracker.ts';
import { COMMITMENTS } from '../domain.ts';
import { REFRESHES } from './round-form.ts';

const { useSend } = endpointHooks<typeof fundingEndpoints>();

/** An offer’s step by the name it has in a round. */
function stepLabel(step: RoundOffer['step']): string {
  if (step === 'proposed') return 'Proposed';
  const id = step === 'soft' ? 'soft_circled' : step;
  return COMMITMENTS.find((each) => each.id === id)?.label ?? step;
}

/** How an offer counts beside what was typed. */
function CountingField({
  startupId,
  tracker,
  offer,
}: {
  startupId: number;
  tracker: FundingTracker;
  offer: RoundOffer;
}) {
  const { mutate, isPending } = useSend('PUT /api/startups/{id}/funding-tracker/offers/{offerId}', {
    refreshes: REFRESHES,
    onError: toastError,
  });
  const taken = new Set(
    tracker.offers.flatMap(({ id, investorId }) =>
      id === offer.id || investorId === null ? [] : [investorId],
    ),
  );
  const options = [
    { value: 'added', label: 'Added to what you typed' },
    { value: 'typed', label: 'In the amounts you typed already' },
    ...tracker.investors
      .filter(({ id }) => !taken.has(id))
      .map(({ id, name }) => ({ value: String(id), label: `In place of ${name}` })),
  ];
  const value = offer.counts === 'investor' ? String(offer.investorId) : offer.counts;
  return (
    <SelectField
      label={`How ${offer.investorName} counts`}
      className="min-w-48"
      required
      value={value}
      options={options}
      disabled={isPending}
      onChange={({ target }) => {
        const counts = target.value === 'added' || target.value === 'typed' ? target.value : 'investor';
        const investorId = counts === 'investor' ? Number(target.value) : null;
        mutate({ params: { id: startupId, offerId: offer.id }, body: { counts, investorId } });
      }}
    />
  );
}

/** Offers that stand between the startup and investors: each adds itself to the round as both sides confirm it. */
export function RoundOffers({ startupId, tracker }: { startupId: number; tracker: FundingTracker }) {
  const { offers, canEdit, round } = tracker;
  if (offers.length === 0 && !canEdit) return null;
  return (
    <Card>
      <CardHeader
        title="Offers"
        note={
          offers.length === 0
            ? 'Amounts that an investor and you confirm step by step. They count in the round by themselves.'
            : 'They count in the round as both sides confirm them; a proposal does not.'
        }
        actions={
          canEdit ? (
            <LinkButton icon="handshake" href={`/offers/new?startup=${startupId}`}>
              Make an offer
            </LinkButton>
          ) : null
        }
      />
      <ul className="grid gap-2">
        {offers.map((offer) => (
          <li key={offer.id} className="flex flex-wrap items-end gap-x-4 gap-y-2 border-b pb-2 last:border-0">
            <p className="min-w-0 flex-1 basis-full sm:basis-0">
              <TextLink href={`/offers/${offer.id}`}>{offer.investorName}</TextLink>
              {round !== null && offer.inRoundMinor === null ? (
                <span className="text-soft block text-sm">
                  No rate into {round.currency}, so it is not counted.
                </span>
              ) : null}
            </p>
            <Tag tone={offer.step === 'received' ? 'good' : 'plain'}>{stepLabel(offer.step)}</Tag>
            <b className="tabular">
              {formatMoney(offer.amountMinor, offer.currency)}
              {offer.mostMinor === null ? '' : ` to ${formatMoney(offer.mostMinor, offer.currency)}`}
            </b>
            {canEdit && round !== null ? (
              <CountingField startupId={startupId} tracker={tracker} offer={offer} />
            ) : null}
          </li>
        ))}
      </ul>
    </Card>
  );
}
