import { useVirtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';
import type { Deal } from '../contract/deal.ts';
import { type CardProps, ColumnCard } from './column-card.tsx';

const CARD_HEIGHT = 112;

type Props = {
  deals: readonly Deal[];
  alone: boolean;
  cards: CardProps;
  scroller: RefObject<HTMLElement | null>;
};

/** The cards of a column that has many: only those in sight are there. */
export function LongColumn({ deals, alone, cards, scroller }: Props) {
  // oxlint-disable-next-line react/incompatible-library -- its answers are used here alone
  const rows = useVirtualizer({
    count: deals.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => CARD_HEIGHT,
    getItemKey: (index) => deals[index]?.id ?? index,
    overscan: 4,
    gap: 6,
  });
  return (
    <div className="relative w-full" style={{ height: rows.getTotalSize() }}>
      {rows.getVirtualItems().map(({ index, key, start }) => {
        const deal = deals[index];
        return deal === undefined ? null : (
          <div
            key={key}
            data-index={index}
            ref={rows.measureElement}
            className="absolute inset-x-0 top-0"
            style={{ transform: `translateY(${start}px)` }}
          >
            <ColumnCard deal={deal} alone={alone} cards={cards} />
          </div>
        );
      })}
    </div>
  );
}
