import type { ComponentProps } from 'react';
import type { Deal } from '../contract/deal.ts';
import { DealCard, DragItem } from './deal-card.tsx';

/** What the cards of a board have in common. */
export type CardProps = Omit<
  ComponentProps<typeof DealCard>,
  'deal' | 'grabbed' | 'selected' | 'selecting'
> & {
  readonly grabbedId: number | null;
  readonly selectedIds: ReadonlySet<number>;
};

type Props = {
  readonly deal: Deal;
  /** On a phone there is nothing to drag to. */
  readonly alone: boolean;
  readonly cards: CardProps;
};

/** A deal in its column. */
export function ColumnCard({ deal, alone, cards: { grabbedId, selectedIds, ...shared } }: Props) {
  return (
    <DragItem dealId={deal.id} disabled={alone}>
      <DealCard
        {...shared}
        deal={deal}
        grabbed={deal.id === grabbedId}
        selected={selectedIds.has(deal.id)}
        selecting={selectedIds.size > 0}
      />
    </DragItem>
  );
}
