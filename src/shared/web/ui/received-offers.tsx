import type { ReactNode } from 'react';
import { formatDate, formatMoney } from '../format.ts';
import { Card, CardHeader } from './card.tsx';
import { TextLink } from './link.tsx';

type ReceivedOffer = {
  readonly id: number;
  /** The other side, and what kind of paper it is. */
  readonly name: string;
  readonly kind: string;
  readonly amountMinor: number;
  readonly currency: string;
  /** A day. */
  readonly receivedOn: string;
};

type Props = {
  title: string;
  note: string;
  offers: readonly ReceivedOffer[];
  /** What can be done with one. */
  renderActions: (offer: ReceivedOffer) => ReactNode;
};

/** Offers whose money both sides say has moved, and that wait to be written down. Nothing while there are none. */
export function ReceivedOffersCard({ title, note, offers, renderActions }: Props) {
  if (offers.length === 0) return null;
  return (
    <Card className="mb-4">
      <CardHeader title={title} note={note} />
      <ul className="grid gap-2">
        {offers.map((offer) => (
          <li key={offer.id} className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <p className="min-w-0 flex-1 basis-full sm:basis-0">
              <TextLink href={`/offers/${offer.id}`}>{offer.name}</TextLink>
              <span className="text-soft block text-sm">
                {offer.kind}, {formatDate(offer.receivedOn)}
              </span>
            </p>
            <b className="tabular">{formatMoney(offer.amountMinor, offer.currency)}</b>
            {renderActions(offer)}
          </li>
        ))}
      </ul>
    </Card>
  );
}
