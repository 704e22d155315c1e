import {
  lazy,
  memo,
  type RefObject,
  Suspense,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { formatCount, formatMoneyShort, formatNumber } from '#shared/web/format.ts';
import { IconButton } from '#shared/web/ui/button.tsx';
import { ChoiceChips } from '#shared/web/ui/choice-chips.tsx';
import { classNames } from '#shared/web/ui/class-names.ts';
import { useWidth } from '#shared/web/ui/use-width.ts';
import type { currencyEndpoints } from '#features/currencies/contract.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import type { Deal } from '../contract/deal.ts';
import { type Column, columnsOf, usdMinorOf } from '../domain/columns.ts';
import { DEAL_STAGE_LABELS, DEAL_STAGES, type DealStage, isOpenStage } from '../domain/stages.ts';
import { type CardProps, ColumnCard } from './column-card.tsx';
import type { OpenDialog } from './deal-card.tsx';
import type { ManyChange } from './deal-moves.ts';
import { whileDragging } from './dragging.ts';
import { showFirst, useGrab } from './keyboard-moves.ts';
import { useSelection } from './selection.ts';

const LongColumn = lazy(async () => ({ default: (await import('./long-column.tsx')).LongColumn }));
const SelectionBar = lazy(async () => ({ default: (await import('./selection-bar.tsx')).SelectionBar }));

const { useCall: useRates } = endpointHooks<typeof currencyEndpoints>();

const PHONE_PX = 620;
/** A column with more cards draws those in sight alone. */
const MOST_DRAWN = 40;
const CURRENCIES_SHOWN = 2;

/** What a column is worth, each currency by itself: "$1.2M + ₦20M". */
function sumText({ sums }: Pick<Column<Deal>, 'sums'>): string {
  const shown = sums
    .slice(0, CURRENCIES_SHOWN)
    .map(({ currency, amountMinor }) => formatMoneyShort(amountMinor, currency));
  const rest = sums.length - shown.length;
  return [...shown, ...(rest > 0 ? [formatCount(rest, 'other currency', 'other currencies')] : [])].join(
    ' + ',
  );
}

/** What a column in several currencies comes to: ", about $515K in all"; nothing while a rate is not known. */
function useDollars({ sums }: Pick<Column<Deal>, 'sums'>): string {
  const { data } = useRates('GET /api/currencies/rates', {}, { enabled: sums.length > 1 });
  if (sums.length < 2 || data === undefined) return '';
  const total = usdMinorOf(sums, new Map(data.rates.map(({ currency, perDollar }) => [currency, perDollar])));
  return total === null ? '' : `, about ${formatMoneyShort(total)} in all`;
}

type Move = (deal: Deal, stage: DealStage) => void;

const isStage = (value: unknown): value is DealStage => DEAL_STAGES.some((stage) => stage === value);

/** A card dropped on another column, by mouse or touch; on a phone there is none beside it. */
function useDrop(deals: readonly Deal[], onMove: Move, isPhone: boolean): void {
  const drop = useEffectEvent((dealId: unknown, stage: unknown) => {
    const deal = deals.find(({ id }) => id === dealId);
    if (!deal || !isStage(stage)) return;
    showFirst(stage);
    onMove(deal, stage);
  });
  useEffect(() => {
    if (isPhone) return undefined;
    return whileDragging(({ monitorForElements }) =>
      monitorForElements({
        onDrop: ({ source, location }) =>
          drop(source.data['dealId'], location.current.dropTargets[0]?.data['stage']),
      }),
    );
  }, [isPhone]);
}

/** Whether a card is held over the column, by mouse or touch. */
function useOver(scroller: RefObject<HTMLElement | null>, stage: DealStage, alone = false): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const element = scroller.current;
    if (element === null || alone) return undefined;
    return whileDragging(({ dropTargetForElements }) =>
      dropTargetForElements({
        element,
        getData: () => ({ stage }),
        onDragEnter: () => setOver(true),
        onDragLeave: () => setOver(false),
        onDrop: () => setOver(false),
      }),
    );
  }, [scroller, stage, alone]);
  return over;
}

type ListProps = {
  column: Column<Deal>;
  /** Shows as the place where a card that is being moved will go. */
  targeted: boolean;
  /** On a phone there is nothing to drag to. */
  alone: boolean;
  /** Another stage is filtered by: this column is not empty, its deals are not there. */
  leftOut: boolean;
  cards: CardProps;
};

function Cards({
  column,
  alone,
  leftOut,
  cards,
  scroller,
}: Omit<ListProps, 'targeted'> & { scroller: RefObject<HTMLElement | null> }) {
  const { deals } = column;
  if (deals.length === 0)
    return (
      <p className="text-faint rounded-md border border-dashed p-3 text-center text-xs">
        {leftOut ? 'Left out by the stage filter' : alone ? 'No deals in this stage' : 'Drop a deal here'}
      </p>
    );
  const some = (
    <div className="grid gap-1.5">
      {deals.slice(0, MOST_DRAWN).map((deal) => (
        <ColumnCard key={deal.id} deal={deal} alone={alone} cards={cards} />
      ))}
    </div>
  );
  if (deals.length <= MOST_DRAWN) return some;
  return (
    <Suspense fallback={some}>
      <LongColumn deals={deals} alone={alone} cards={cards} scroller={scroller} />
    </Suspense>
  );
}

type HeadProps = Pick<ListProps, 'column' | 'leftOut'> & { readonly onFold: (() => void) | undefined };

function ColumnHead({ column, leftOut, onFold }: HeadProps) {
  const { stage, deals, sums, withoutAmount } = column;
  const inAll = useDollars(column);
  return (
    <header className="tabular flex flex-wrap items-center gap-x-1.5 px-3 pt-2">
      <h2 className="text-sm font-semibold tracking-normal">{DEAL_STAGE_LABELS[stage]}</h2>
      {leftOut ? null : (
        <>
          <span className="text-soft text-sm">{formatNumber(deals.length)}</span>
          <span className="ml-auto text-sm">
            {sums.length === 0 ? null : <b className="font-semibold">{sumText(column)}</b>}
            {inAll === '' ? null : <span className="text-soft text-xs">{inAll}</span>}
            {sums.length > 0 && withoutAmount > 0 ? (
              <span className="text-soft text-xs">, {formatNumber(withoutAmount)} without</span>
            ) : null}
          </span>
        </>
      )}
      {onFold === undefined ? null : (
        <IconButton
          icon="minus"
          label={`Fold ${DEAL_STAGE_LABELS[stage]}`}
          onClick={onFold}
          className="-mr-1.5 md:size-6!"
        />
      )}
    </header>
  );
}

const nameOf = ({ column: { stage, deals }, leftOut }: Pick<ListProps, 'column' | 'leftOut'>) =>
  `${DEAL_STAGE_LABELS[stage]}, ${leftOut ? 'left out' : formatCount(deals.length, 'deal')}`;

const TARGETED = 'border-green bg-tint outline-green outline-2 -outline-offset-2';

/** A stage that is over, as narrow as its name; a deal can be dropped on it. */
function FoldedStage({ onOpen, ...list }: Pick<ListProps, 'column' | 'leftOut'> & { onOpen: () => void }) {
  const { stage, deals } = list.column;
  const section = useRef<HTMLElement>(null);
  const over = useOver(section, stage);
  return (
    <section
      ref={section}
      aria-label={nameOf(list)}
      className={classNames('bg-sunk grid rounded-md border', over && TARGETED)}
    >
      <button
        type="button"
        aria-expanded="false"
        onClick={onOpen}
        className="hover:bg-hover flex flex-col items-center gap-2 rounded-md pt-2 text-sm font-semibold"
      >
        <span className="tabular">{list.leftOut ? '' : formatNumber(deals.length)}</span>
        <span className="[writing-mode:vertical-rl]">{DEAL_STAGE_LABELS[stage]}</span>
      </button>
    </section>
  );
}

/** One stage: its name, count and sum, and its cards; only those in sight are there. */
function StageList({ targeted, onFold, ...list }: ListProps & Pick<HeadProps, 'onFold'>) {
  const { stage, deals } = list.column;
  const scroller = useRef<HTMLDivElement>(null);
  const section = useRef<HTMLElement>(null);
  const over = useOver(scroller, stage, list.alone);
  useEffect(() => {
    const box = section.current?.getBoundingClientRect();
    if (!targeted || !box || (box.left >= 0 && box.right <= window.innerWidth)) return;
    section.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [targeted]);
  return (
    <section
      ref={section}
      aria-label={nameOf(list)}
      className={classNames(
        'bg-sunk flex min-w-0 flex-col rounded-md border',
        (over || targeted) && TARGETED,
      )}
    >
      <ColumnHead column={list.column} leftOut={list.leftOut} onFold={onFold} />
      <div
        ref={scroller}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard
        tabIndex={deals.length > 0 ? 0 : undefined}
        data-column={stage}
        aria-label={`Deals in ${DEAL_STAGE_LABELS[stage]}`}
        className={classNames(
          'min-h-40 overflow-y-auto p-2',
          list.alone ? 'max-h-[75dvh]' : 'h-[max(24rem,calc(100dvh-14rem))]',
        )}
      >
        <Cards {...list} scroller={scroller} />
      </div>
    </section>
  );
}

/** On a phone the stage of the filter, else the first with deals, until one is chosen. */
function usePhoneStage(columns: readonly Column<Deal>[], filtered: DealStage | null) {
  const [chosen, choose] = useState<DealStage | null>(null);
  const first = columns.find(({ deals }) => deals.length > 0)?.stage ?? 'sourced';
  return [filtered ?? chosen ?? first, choose] as const;
}

const FOLDED_WIDTH = '3.25rem';
const OPEN_WIDTH = 'minmax(11.5rem, 1fr)';

type Props = {
  deals: readonly Deal[];
  /** The stage that is filtered by: the others are not empty but left out. */
  onlyStage: DealStage | null;
  onMove: Move;
  onMany: (deals: readonly Deal[], change: ManyChange) => void;
  onOpen: OpenDialog;
};

/** The pipeline by stage, with those that are over folded; on a phone one stage at a time. Typing in the search does not draw it again. */
export const BoardTab = memo(function BoardTab({ deals, onlyStage, onMove, onMany, onOpen }: Props) {
  const [measure, width] = useWidth(typeof window === 'undefined' ? undefined : window.innerWidth);
  const columns = useMemo(() => columnsOf(deals), [deals]);
  const [phoneStage, setPhoneStage] = usePhoneStage(columns, onlyStage);
  const { grab, said, onGrabKey } = useGrab(onMove);
  const { selected, selectedIds, onSelect, clear } = useSelection(deals);
  const board = useRef<HTMLDivElement>(null);
  const [now] = useState(() => new Date());
  // What is over is folded until asked for, or until a card is carried there by keys.
  const [unfolded, setUnfolded] = useState<readonly DealStage[]>([]);
  const isPhone = width < PHONE_PX;
  useDrop(deals, onMove, isPhone);
  const toggle = (stage: DealStage) =>
    setUnfolded((open) => (open.includes(stage) ? open.filter((each) => each !== stage) : [...open, stage]));
  if (grab !== null && !isOpenStage(grab.target) && !unfolded.includes(grab.target)) toggle(grab.target);
  const isFolded = (stage: DealStage) =>
    !isPhone && !isOpenStage(stage) && stage !== onlyStage && !unfolded.includes(stage);
  const shown = isPhone ? columns.filter(({ stage }) => stage === phoneStage) : columns;
  const widths = shown.map(({ stage }) => (isFolded(stage) ? FOLDED_WIDTH : OPEN_WIDTH));
  return (
    <div ref={measure}>
      <p id="board-keys" className="sr-only">
        Space picks up the deal, arrow keys choose a stage, Space drops it, Escape cancels. X selects it.
      </p>
      <output aria-live="assertive" className="sr-only">
        {said}
      </output>
      {isPhone && onlyStage === null ? (
        <ChoiceChips
          label="Stages"
          chips={columns.map((column) => ({
            value: column.stage,
            label: DEAL_STAGE_LABELS[column.stage],
            count: column.deals.length,
          }))}
          value={phoneStage}
          onChange={setPhoneStage}
        />
      ) : null}
      <div
        ref={board}
        tabIndex={-1}
        className={classNames(
          'outline-none',
          isPhone ? 'mt-3' : 'overflow-x-auto pb-2',
          selected.length > 0 && 'pb-20',
        )}
      >
        <div className="grid gap-2" style={isPhone ? undefined : { gridTemplateColumns: widths.join(' ') }}>
          {shown.map((column) => {
            const { stage } = column;
            const leftOut = onlyStage !== null && stage !== onlyStage;
            return isFolded(stage) ? (
              <FoldedStage key={stage} column={column} leftOut={leftOut} onOpen={() => toggle(stage)} />
            ) : (
              <StageList
                key={stage}
                column={column}
                alone={isPhone}
                leftOut={leftOut}
                onFold={isPhone || isOpenStage(stage) ? undefined : () => toggle(stage)}
                targeted={grab?.target === stage}
                cards={{
                  now,
                  grabbedId: grab?.id ?? null,
                  selectedIds,
                  onMove,
                  onGrabKey,
                  onOpen,
                  onSelect,
                }}
              />
            );
          })}
        </div>
      </div>
      {selected.length === 0 ? null : (
        <Suspense>
          <SelectionBar
            count={selected.length}
            onChange={(change) => {
              onMany(selected, change);
              clear();
              board.current?.focus();
            }}
            onClear={() => {
              clear();
              board.current?.focus();
            }}
          />
        </Suspense>
      )}
    </div>
  );
});
