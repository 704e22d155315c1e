import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type KeyboardEvent, memo, type ReactNode, useEffect, useRef, useState } from 'react';
import { formatCount, formatDate, formatMoneyShort, formatRelative } from '#shared/web/format.ts';
import { Avatar } from '#shared/web/ui/avatar.tsx';
import { IconButton } from '#shared/web/ui/button.tsx';
import { classNames } from '#shared/web/ui/class-names.ts';
import { PageLink } from '#shared/web/ui/link.tsx';
import { Menu } from '#shared/web/ui/menu.tsx';
import { SelectField } from '#shared/web/ui/select-field.tsx';
import { Tag } from '#shared/web/ui/tag.tsx';
import { dayOf } from '#shared/domain/time.ts';
import type { Deal } from '../contract/deal.ts';
import { wholeDays, isOverdue, isStale } from '../domain/staleness.ts';
import { DEAL_PRIORITY_LABELS, type DealStage } from '../domain/stages.ts';
import { PRIORITY_TONES, STAGE_OPTIONS } from './deal-labels.ts';

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

type SelectorProps = { deal: Deal; onMove: (deal: Deal, stage: DealStage) => void; className?: string };

export function StageSelector({ deal, onMove, className }: SelectorProps) {
  return (
    <SelectField
      label={`Stage of ${deal.startup.name}`}
      hideLabel
      className={className ?? ''}
      options={STAGE_OPTIONS}
      value={deal.stage}
      // The options are the stages.
      onChange={({ target }) => onMove(deal, target.value as DealStage)}
    />
  );
}

export function DealMenu({ deal, onOpen }: { deal: Deal; onOpen: OpenDialog }) {
  const { id, name } = deal.startup;
  const record = {
    label: 'Record investment',
    icon: 'coins',
    href: `/portfolio?record=${String(id)}`,
  } as const;
  return (
    <Menu
      trigger={<IconButton icon="more" label={`More for ${name}`} />}
      items={[
        { label: 'Notes', icon: 'message', onSelect: () => onOpen('notes', deal) },
        { label: 'Update', icon: 'edit', onSelect: () => onOpen('update', deal) },
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
    <p className="text-sm break-words">
      <span className="text-soft">Next:</span> {nextAction ?? 'To do'}
      {nextActionDue === null ? null : (
        <span className={overdue ? 'text-red font-medium' : 'text-soft'}>
          {' '}
          {overdue ? 'overdue since' : 'by'} {formatDate(nextActionDue).replaceAll(' ', '\u00a0')}
        </span>
      )}
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
    return draggable({
      element,
      getInitialData: () => ({ dealId }),
      onDragStart: () => setDragging(true),
      onDrop: () => setDragging(false),
    });
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
};

function Tags({ deal, now }: Pick<Props, 'deal' | 'now'>) {
  return (
    <div className="flex flex-wrap gap-1.5">
      <Tag tone={PRIORITY_TONES[deal.priority]}>{DEAL_PRIORITY_LABELS[deal.priority]}</Tag>
      {isStale(deal, now) ? (
        <Tag tone="warn" icon="clock">
          Stale
        </Tag>
      ) : null}
      {deal.shared && !deal.isMine ? <Tag tone="info">{deal.ownerName}</Tag> : null}
    </div>
  );
}

/** What one compares: how much one wants to put in, and how much one likes it. */
function Figures({ deal, children }: Pick<Props, 'deal'> & { children: ReactNode }) {
  const { interestLevel, amountMinor, currency } = deal;
  const figure = 'text-lg leading-tight font-bold tracking-tight';
  return (
    <div className="flex items-end justify-between gap-2">
      <dl className="tabular flex flex-wrap gap-x-3">
        {amountMinor === null || currency === null ? null : (
          <div>
            <dt className="text-soft text-xs">Ticket</dt>
            <dd className={figure}>{formatMoneyShort(amountMinor, currency)}</dd>
          </div>
        )}
        <div>
          <dt className="text-soft text-xs">Interest</dt>
          <dd className={figure}>
            {interestLevel}
            <span className="text-faint text-xs font-medium"> / 10</span>
          </dd>
        </div>
      </dl>
      <span className="-mr-2 -mb-1.5">{children}</span>
    </div>
  );
}

/**
 * A deal on the board, drawn again only when it changed. The handle is for keys, and there when they reach it; mouse and
 * touch drag the whole card; the selector is for everybody.
 */
export const DealCard = memo(function DealCard({ deal, now, grabbed, onMove, onGrabKey, onOpen }: Props) {
  const { startup, sourceChannel, stage, passReason } = deal;
  const days = wholeDays(deal.stageSince, now);
  return (
    <article
      aria-label={startup.name}
      className={classNames(
        'bg-card relative grid gap-2 rounded-md border p-3',
        grabbed && 'outline-green shadow-lift outline-2',
      )}
    >
      <div className="flex items-start gap-2.5">
        <Avatar name={startup.name} imageUrl={startup.logoUrl} shape="company" size="sm" />
        <div className="min-w-0 flex-1 leading-snug">
          <DealName deal={deal} />
          <p className="text-soft truncate text-xs">{startup.sector ?? 'Sector not stated'}</p>
        </div>
      </div>
      <Figures deal={deal}>
        <DealMenu deal={deal} onOpen={onOpen} />
      </Figures>
      <Tags deal={deal} now={now} />
      <NextAction deal={deal} now={now} />
      {stage === 'passed' && passReason !== null ? (
        <p className="text-sm break-words">
          <span className="text-soft">Passed:</span> {passReason}
        </p>
      ) : null}
      <p className="text-soft text-xs">
        {sourceChannel === null ? '' : `${sourceChannel} · `}active {formatRelative(deal.lastActivity, now)} ·{' '}
        {days === 0 ? 'here since today' : `${formatCount(days, 'day')} here`}
      </p>
      <StageSelector
        deal={deal}
        onMove={onMove}
        className="md:[&_select]:min-h-8 md:[&_select]:py-1 md:[&_select]:text-sm"
      />
      <IconButton
        icon="menu"
        label={`Move ${startup.name}`}
        variant="secondary"
        aria-pressed={grabbed}
        aria-describedby="board-keys"
        data-handle={`${stage} ${deal.id}`}
        onKeyDown={(event) => onGrabKey(deal, event)}
        className="absolute top-2 right-2 max-md:hidden not-focus:sr-only"
      />
    </article>
  );
});
