import { type KeyboardEvent, memo } from 'react';
import { formatDate, formatMoneyShort, formatRelative } from '#shared/web/format.ts';
import { Avatar } from '#shared/web/ui/avatar.tsx';
import { IconButton } from '#shared/web/ui/button.tsx';
import { classNames } from '#shared/web/ui/class-names.ts';
import { TextLink } from '#shared/web/ui/link.tsx';
import { Menu } from '#shared/web/ui/menu.tsx';
import { SelectField } from '#shared/web/ui/select-field.tsx';
import { Tag, type TagTone } from '#shared/web/ui/tag.tsx';
import type { Deal } from '../contract/deal.ts';
import { daysBetween, isOverdue, isStale } from '../domain/staleness.ts';
import {
  DEAL_PRIORITY_LABELS,
  DEAL_STAGE_LABELS,
  DEAL_STAGES,
  type DealPriority,
  type DealStage,
} from '../domain/stages.ts';

export const PRIORITY_TONES: Record<DealPriority, TagTone> = { high: 'bad', medium: 'warn', low: 'plain' };
export const STAGE_OPTIONS = DEAL_STAGES.map((value) => ({ value, label: DEAL_STAGE_LABELS[value] }));
export type OpenDialog = (dialog: 'notes' | 'update' | 'remove', deal: Deal) => void;

/** The startup's name, leading to its page when it has one. */
export function DealName({ deal }: { deal: Deal }) {
  const { id, name } = deal.startup;
  if (id === null) return <span className="font-semibold break-words">{name}</span>;
  return (
    <TextLink href={`/startups/${id}`} className="font-semibold break-words no-underline hover:underline">
      {name}
    </TextLink>
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
export function NextAction({ deal, today }: { deal: Deal; today: string }) {
  const { nextAction, nextActionDue } = deal;
  if (nextAction === null && nextActionDue === null) return null;
  const overdue = isOverdue(deal, today);
  return (
    <p className="text-sm break-words">
      <span className="text-soft">Next:</span> {nextAction ?? 'To do'}
      {nextActionDue === null ? null : (
        <span className={overdue ? 'text-red font-medium' : 'text-soft'}>
          {' '}
          {overdue ? 'overdue since' : 'by'} {formatDate(nextActionDue)}
        </span>
      )}
    </p>
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

/** A deal on the board, drawn again only when it changed. The handle is for keys; mouse and touch drag the whole card; the selector is for everybody. */
export const DealCard = memo(function DealCard({ deal, now, grabbed, onMove, onGrabKey, onOpen }: Props) {
  const { startup, priority, interestLevel, amountMinor, currency, sourceChannel, stage, passReason } = deal;
  const days = daysBetween(deal.stageSince, now);
  return (
    <article
      aria-label={startup.name}
      className={classNames(
        'bg-card grid gap-2 rounded-md border p-3',
        grabbed && 'outline-green shadow-lift outline-2',
      )}
    >
      <div className="flex items-start justify-between gap-1">
        <div className="flex min-w-0 flex-wrap items-center gap-1.5 py-1">
          <Tag tone={PRIORITY_TONES[priority]}>{DEAL_PRIORITY_LABELS[priority]}</Tag>
          {isStale(deal, now) ? (
            <Tag tone="warn" icon="clock">
              Stale
            </Tag>
          ) : null}
          {deal.shared && !deal.isMine ? <Tag tone="info">{deal.ownerName}</Tag> : null}
        </div>
        <div className="-mt-1 -mr-1.5 flex">
          <IconButton
            icon="menu"
            label={`Move ${startup.name}`}
            aria-pressed={grabbed}
            aria-describedby="board-keys"
            data-handle={`${stage} ${deal.id}`}
            onKeyDown={(event) => onGrabKey(deal, event)}
            className="cursor-grab max-md:hidden"
          />
          <DealMenu deal={deal} onOpen={onOpen} />
        </div>
      </div>
      <div className="flex items-start gap-2.5">
        <Avatar name={startup.name} imageUrl={startup.logoUrl} shape="company" size="sm" />
        <div className="min-w-0 flex-1 leading-snug">
          <DealName deal={deal} />
          <p className="text-soft truncate text-xs">{startup.sector ?? 'Sector not stated'}</p>
        </div>
      </div>
      <dl className="tabular flex items-end justify-between gap-3">
        <div>
          <dt className="text-soft text-xs">Interest</dt>
          <dd className="text-base leading-tight font-bold">
            {interestLevel}
            <span className="text-faint text-xs font-medium"> / 10</span>
          </dd>
        </div>
        {amountMinor === null || currency === null ? null : (
          <div className="text-right">
            <dt className="text-soft text-xs">Ticket</dt>
            <dd className="text-base leading-tight font-bold">{formatMoneyShort(amountMinor, currency)}</dd>
          </div>
        )}
      </dl>
      <NextAction deal={deal} today={now.toISOString().slice(0, 10)} />
      {stage === 'passed' && passReason !== null ? (
        <p className="text-sm break-words">
          <span className="text-soft">Passed:</span> {passReason}
        </p>
      ) : null}
      <p className="text-soft text-xs">
        {sourceChannel === null ? '' : `${sourceChannel} · `}active {formatRelative(deal.lastActivity, now)} ·{' '}
        {days === 0 ? 'here since today' : `${days} d in stage`}
      </p>
      <StageSelector deal={deal} onMove={onMove} />
    </article>
  );
});
