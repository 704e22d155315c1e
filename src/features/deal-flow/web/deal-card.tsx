import { type KeyboardEvent, memo, type ReactNode, useEffect, useRef, useState } from 'react';
import { formatCount, formatNearDate, formatMoneyShort, formatRelative } from '#shared/web/format.ts';
import { STEP_LABELS } from '#features/offers/contract/step-labels.ts';
import { Avatar } from '#shared/web/ui/avatar.tsx';
import { IconButton } from '#shared/web/ui/button.tsx';
import { classNames } from '#shared/web/ui/class-names.ts';
import { PageLink } from '#shared/web/ui/link.tsx';
import { Menu } from '#shared/web/ui/menu.tsx';
import { DemoTag, Tag } from '#shared/web/ui/tag.tsx';
import { dayOf } from '#shared/domain/time.ts';
import type { Deal } from '../contract/deal.ts';
import { wholeDays, isOverdue, isStale } from '../domain/staleness.ts';
import { DEAL_PRIORITY_LABELS, type DealStage } from '../domain/stages.ts';
import { STAGE_OPTIONS } from './deal-labels.ts';
import { whileDragging } from './dragging.ts';

export type OpenDialog = (dialog: 'notes' | 'update' | 'remove', deal: Deal) => void;

/** The startup's name, leading to its page when it has one. */
export function DealName({ deal }: { deal: Deal }) {
  const { id, name } = deal.startup;
  if (id === null) return <span className="font-semibold break-words">{name}</span>;
  return (
    // A link would be dragged instead of its card.
    <PageLink
      href={`/startups/${id}`}
      draggable={false}
      className="hover:text-green font-semibold break-words underline-offset-4 hover:underline"
    >
      {name}
    </PageLink>
  );
}

type MenuProps = { deal: Deal; onMove?: (deal: Deal, stage: DealStage) => void; onOpen: OpenDialog };

/** What can be done with a deal: moving it, where `onMove` is given, and its dialogs. */
export function DealMenu({ deal, onMove, onOpen }: MenuProps) {
  const { id, name } = deal.startup;
  const record = {
    label: 'Record investment',
    icon: 'coins',
    href: `/portfolio?record=${String(id)}`,
  } as const;
  const offer = { label: 'Offer', icon: 'handshake', href: `/offers/new?startup=${String(id)}` } as const;
  return (
    <Menu
      trigger={<IconButton icon="more" label={`More for ${name}`} className="md:size-7!" />}
      {...(onMove === undefined
        ? {}
        : {
            choice: {
              label: 'Stage',
              value: deal.stage,
              options: STAGE_OPTIONS,
              // The options are the stages.
              onChange: (stage: string) => onMove(deal, stage as DealStage),
            },
          })}
      items={[
        { label: 'Notes', icon: 'message', onSelect: () => onOpen('notes', deal) },
        { label: 'Update', icon: 'edit', onSelect: () => onOpen('update', deal) },
        ...(id === null || deal.stage === 'closed' || deal.stage === 'passed' ? [] : [offer]),
        ...(deal.stage === 'closed' && id !== null ? [record] : []),
        { label: 'Remove', icon: 'trash', danger: true, onSelect: () => onOpen('remove', deal) },
      ]}
    />
  );
}

/** What is to be done next, and by when; what is overdue is said so. */
export function NextAction({ deal, now }: { deal: Deal; now: Date }) {
  const { nextAction, nextActionDue } = deal;
  if (nextAction === null && nextActionDue === null) return null;
  const overdue = isOverdue(deal, dayOf(now));
  return (
    <p className="line-clamp-2 text-sm leading-4.5 break-words">
      <span className="sr-only">Next: </span>
      {nextActionDue === null ? null : (
        <b className={classNames('font-semibold', overdue && 'text-amber')}>
          {overdue ? 'overdue since ' : ''}
          {formatNearDate(nextActionDue, now).replaceAll(' ', '\u00a0')}{' '}
        </b>
      )}
      {nextAction ?? 'To do'}
    </p>
  );
}

/** What mouse and touch take up: the whole card. */
export function DragItem({
  dealId,
  disabled,
  children,
}: {
  dealId: number;
  disabled: boolean;
  children: ReactNode;
}) {
  const item = useRef<HTMLDivElement>(null);
  const [dragging, setDragging] = useState(false);
  useEffect(() => {
    const element = item.current;
    if (element === null || disabled) return undefined;
    return whileDragging(({ draggable }) =>
      draggable({
        element,
        getInitialData: () => ({ dealId }),
        onDragStart: () => setDragging(true),
        onDrop: () => setDragging(false),
      }),
    );
  }, [dealId, disabled]);
  return (
    <div ref={item} className={classNames(!disabled && 'cursor-grab', dragging && 'opacity-40')}>
      {children}
    </div>
  );
}

type Props = {
  deal: Deal;
  now: Date;
  grabbed: boolean;
  onMove: (deal: Deal, stage: DealStage) => void;
  onGrabKey: (deal: Deal, event: KeyboardEvent) => void;
  onOpen: OpenDialog;
  selected: boolean;
  /** Some deal is: every logo is a box. */
  selecting: boolean;
  onSelect: (deal: Deal) => void;
};

/** How urgent, as three small columns; in words for those who do not see them. */
function PriorityBars({ priority }: Pick<Deal, 'priority'>) {
  const filled = { low: 1, medium: 2, high: 3 }[priority];
  const label = `${DEAL_PRIORITY_LABELS[priority]} priority`;
  return (
    <span title={label} className="inline-flex h-2.5 shrink-0 items-end gap-0.5">
      {BARS.map((height, index) => (
        <span
          key={height}
          className={classNames(
            'w-0.75 rounded-[1px]',
            height,
            index >= filled ? 'bg-line' : priority === 'high' ? 'bg-clay' : 'bg-edge',
          )}
        />
      ))}
      <span className="sr-only">{label}</span>
    </span>
  );
}

const BARS = ['h-1', 'h-1.75', 'h-2.5'] as const;

/** What one compares: how much one wants to put in, how much one likes it, how urgent it is, and of what sector. */
function Figures({ deal }: Pick<Props, 'deal'>) {
  const { interestLevel, amountMinor, currency, priority, startup } = deal;
  return (
    <p className="tabular flex items-baseline gap-2 max-md:pr-2">
      {amountMinor === null || currency === null ? null : (
        <b className="text-base leading-5 font-bold tracking-tight">
          <span className="sr-only">Ticket </span>
          {formatMoneyShort(amountMinor, currency)}
        </b>
      )}
      <span className="text-soft">
        <span className="sr-only">Interest </span>
        {interestLevel}/10
      </span>
      <PriorityBars priority={priority} />
      <span className="text-soft ml-auto min-w-0 truncate">{startup.sector ?? 'Sector not stated'}</span>
    </p>
  );
}

/** How far the offer between the reader and the startup has come, leading to it. */
export function OfferTag({ deal: { offer } }: Pick<Props, 'deal'>) {
  if (offer === null) return null;
  return (
    <PageLink href={`/offers/${offer.id}`} draggable={false}>
      <Tag tone="good" icon="handshake">
        Offer: {STEP_LABELS[offer.step]}
      </Tag>
    </PageLink>
  );
}

/** Where it came from, when something last happened, and how long it has been in its stage. */
function History({ deal, now }: Pick<Props, 'deal' | 'now'>) {
  const days = wholeDays(deal.stageSince, now);
  return (
    <p className="text-soft text-xs leading-4 break-words">
      <DemoTag isDemo={deal.startup.isDemo} /> {deal.sourceChannel === null ? '' : `${deal.sourceChannel}, `}
      active {formatRelative(deal.lastActivity, now)},{' '}
      {days === 0 ? 'here since today' : `${formatCount(days, 'day')} here`} <OfferTag deal={deal} />
      {isStale(deal, now) ? (
        <Tag tone="warn" icon="clock">
          Stale
        </Tag>
      ) : null}
      {deal.shared && !deal.isMine ? <Tag tone="info">{deal.ownerName}</Tag> : null}
    </p>
  );
}

type PickProps = Pick<Props, 'deal' | 'selected' | 'selecting' | 'onSelect'>;

/** The logo, which is a box to tick under the mouse, under the focus and while deals are being selected. */
function Pick({ deal, selected, selecting, onSelect }: PickProps) {
  const { name, logoUrl } = deal.startup;
  const hidden = 'group-focus-within/pick:opacity-0 group-hover/pick:opacity-0';
  return (
    <label className="group/pick relative grid shrink-0 cursor-pointer place-items-center *:col-start-1 *:row-start-1 before:absolute before:-inset-2.5 md:before:-inset-1">
      <span className={selecting ? 'opacity-0' : hidden}>
        <Avatar name={name} imageUrl={logoUrl} shape="company" size="xs" />
      </span>
      <input
        type="checkbox"
        aria-label={`Select ${name}`}
        checked={selected}
        onChange={() => onSelect(deal)}
        className={classNames(
          'accent-green relative size-4.5',
          !selecting && 'opacity-0 group-hover/pick:opacity-100 focus:opacity-100',
        )}
      />
    </label>
  );
}

/**
 * A deal on the board, drawn again only when it changed. The handle is for keys, and there when they reach it; mouse and
 * touch drag the whole card; its menu moves it for everybody.
 */
export const DealCard = memo(function DealCard({
  deal,
  now,
  grabbed,
  onMove,
  onGrabKey,
  onOpen,
  ...pick
}: Props) {
  const { startup, stage, passReason } = deal;
  return (
    <article
      aria-label={startup.name}
      className={classNames(
        'bg-card relative grid gap-0.5 rounded-md border px-2 pt-2 pb-1.5 text-sm leading-4.5',
        grabbed && 'outline-green shadow-lift outline-2',
        pick.selected && 'border-green bg-tint',
      )}
    >
      <div className="flex items-center gap-1.5">
        <Pick deal={deal} {...pick} />
        <span className="min-w-0 flex-1 truncate leading-5">
          <DealName deal={deal} />
        </span>
        <span className="-my-2 max-md:-mr-1">
          <DealMenu deal={deal} onMove={onMove} onOpen={onOpen} />
        </span>
      </div>
      <Figures deal={deal} />
      <NextAction deal={deal} now={now} />
      {stage === 'passed' && passReason !== null ? (
        <p className="break-words">
          <span className="text-soft">Passed:</span> {passReason}
        </p>
      ) : null}
      <History deal={deal} now={now} />
      <IconButton
        icon="menu"
        label={`Move ${startup.name}`}
        variant="secondary"
        aria-pressed={grabbed}
        aria-describedby="board-keys"
        data-handle={`${stage} ${deal.id}`}
        onKeyDown={(event) => (event.key === 'x' ? pick.onSelect(deal) : onGrabKey(deal, event))}
        className="absolute top-1 right-9 max-md:hidden not-focus:sr-only"
      />
    </article>
  );
});
