import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { formatCount, formatMoneyShort, formatNumber } from '#shared/web/format.ts';
import { classNames } from '#shared/web/ui/class-names.ts';
import type { Deal } from '../contract/deal.ts';
import type { Column } from '../domain/columns.ts';
import { DEAL_STAGE_LABELS } from '../domain/stages.ts';
import { DealCard } from './deal-card.tsx';

const CARD_HEIGHT = 224;
const CURRENCIES_SHOWN = 2;

/** What a column is worth, each currency by itself: "$1.2M + ₦20M". */
export function sumText({ sums }: Pick<Column<Deal>, 'sums'>): string {
  const shown = sums
    .slice(0, CURRENCIES_SHOWN)
    .map(({ currency, amountMinor }) => formatMoneyShort(amountMinor, currency));
  const rest = sums.length - shown.length;
  return [...shown, ...(rest > 0 ? [formatCount(rest, 'other currency', 'other currencies')] : [])].join(
    ' + ',
  );
}

function DragItem({ deal, disabled, children }: { deal: Deal; disabled: boolean; children: ReactNode }) {
  const item = useRef<HTMLDivElement>(null);
  const [dragging, setDragging] = useState(false);
  useEffect(() => {
    const element = item.current;
    if (element === null || disabled) return undefined;
    return draggable({
      element,
      getInitialData: () => ({ dealId: deal.id }),
      onDragStart: () => setDragging(true),
      onDrop: () => setDragging(false),
    });
  }, [deal.id, disabled]);
  return (
    <div ref={item} className={classNames(!disabled && 'cursor-grab', dragging && 'opacity-40')}>
      {children}
    </div>
  );
}

type Props = {
  column: Column<Deal>;
  /** Shows as the place where a card that is being moved will go. */
  targeted: boolean;
  /** On a phone there is nothing to drag to. */
  alone: boolean;
  cards: Omit<ComponentProps<typeof DealCard>, 'deal' | 'grabbed'> & { readonly grabbedId: number | null };
};

/** One stage: its name, count and sum, and its cards; only those in sight are there. */
export function StageList({ column, targeted, alone, cards }: Props) {
  const { stage, deals, sums, withoutAmount } = column;
  const { grabbedId, ...shared } = cards;
  const scroller = useRef<HTMLDivElement>(null);
  const [over, setOver] = useState(false);
  useEffect(() => {
    const element = scroller.current;
    if (element === null) return undefined;
    return dropTargetForElements({
      element,
      getData: () => ({ stage }),
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: () => setOver(false),
    });
  }, [stage]);
  // oxlint-disable-next-line react/incompatible-library -- its answers are used here alone
  const rows = useVirtualizer({
    count: deals.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => CARD_HEIGHT,
    getItemKey: (index) => deals[index]?.id ?? index,
    overscan: 4,
    gap: 8,
  });
  const label = DEAL_STAGE_LABELS[stage];
  return (
    <section
      aria-label={`${label}, ${formatCount(deals.length, 'deal')}`}
      className={classNames(
        'bg-sunk flex min-w-0 flex-col rounded-md border',
        (over || targeted) && 'border-green bg-tint outline-green outline-2',
      )}
    >
      <header className="grid gap-0.5 px-3 pt-3 pb-2">
        <h2 className="flex items-baseline justify-between gap-2 text-sm font-semibold tracking-normal">
          {label}
          <span className="tabular text-xl font-bold tracking-tight">{formatNumber(deals.length)}</span>
        </h2>
        <p className="tabular text-soft min-h-5 text-xs">
          {sums.length === 0 ? 'No tickets yet' : sumText(column)}
          {sums.length > 0 && withoutAmount > 0 ? `, ${formatNumber(withoutAmount)} without` : ''}
        </p>
      </header>
      <div
        ref={scroller}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard
        tabIndex={deals.length > 0 ? 0 : undefined}
        aria-label={`Deals in ${label}`}
        className={classNames(
          'min-h-40 overflow-y-auto p-2',
          alone ? 'max-h-[75dvh]' : 'h-[calc(100dvh-20rem)]',
        )}
      >
        {deals.length === 0 ? (
          <p className="text-faint rounded-md border border-dashed p-3 text-center text-xs">
            {alone ? 'No deals in this stage' : 'Drop a deal here'}
          </p>
        ) : null}
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
                <DragItem deal={deal} disabled={alone}>
                  <DealCard {...shared} deal={deal} grabbed={deal.id === grabbedId} />
                </DragItem>
              </div>
            );
          })}
        </div>
      </div>
    </section>
  );
}
