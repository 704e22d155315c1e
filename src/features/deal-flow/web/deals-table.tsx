import { memo, useMemo, useState } from 'react';
import { formatCount, formatMoneyShort } from '#shared/web/format.ts';
import { Avatar } from '#shared/web/ui/avatar.tsx';
import { Button } from '#shared/web/ui/button.tsx';
import { classNames } from '#shared/web/ui/class-names.ts';
import { type Column, DataTable } from '#shared/web/ui/data-table.tsx';
import { Icon } from '#shared/web/ui/icon.tsx';
import { SelectField } from '#shared/web/ui/select-field.tsx';
import { DemoTag, Tag, type TagTone } from '#shared/web/ui/tag.tsx';
import type { Deal } from '../contract/deal.ts';
import { DEAL_ORDER_LABELS, DEAL_ORDERS, type DealOrder, orderedDeals } from '../domain/deal-order.ts';
import { DEAL_PRIORITY_LABELS, DEAL_STAGE_LABELS, type DealStage } from '../domain/stages.ts';
import { isStale } from '../domain/staleness.ts';
import { DealName, NextAction, OfferTag, type OpenDialog } from './deal-card.tsx';
import { PRIORITY_TONES } from './deal-labels.ts';

const STEP = 100;
const ORDERS = DEAL_ORDERS.map((value) => ({ value, label: DEAL_ORDER_LABELS[value] }));
const STAGE_TONES: Record<DealStage, TagTone> = {
  sourced: 'plain',
  reviewed: 'info',
  'due-diligence': 'info',
  'term-sheet': 'good',
  closed: 'good',
  passed: 'plain',
};
const placeText = ({ startup: { region, fundingStage } }: Deal) =>
  [region, fundingStage].map((each) => (each === null ? '' : `, ${each}`)).join('');

const hasTicket = ({ amountMinor, currency }: Deal) => amountMinor !== null && currency !== null;

/** On a phone a row is a card: its name and ticket, then what kind of deal it is, then its buttons. */
const columnsOf = (now: Date, onOpen: OpenDialog): Column<Deal>[] => [
  {
    name: 'Startup',
    className: (deal) =>
      classNames('font-normal', hasTicket(deal) ? 'max-md:flex-[1_0_70%]' : 'max-md:basis-full'),
    render: (deal) => (
      <span className="flex items-start gap-3">
        <Avatar name={deal.startup.name} imageUrl={deal.startup.logoUrl} shape="company" size="sm" />
        <span className="min-w-0">
          <DealName deal={deal} /> <DemoTag isDemo={deal.startup.isDemo} />
          <span className="text-soft block text-xs">
            {deal.startup.sector ?? 'Sector not stated'}
            <span className="md:hidden">{placeText(deal)}</span>
          </span>
          <NextAction deal={deal} now={now} />
        </span>
      </span>
    ),
  },
  { name: 'Region', from: 'md', render: ({ startup }) => startup.region ?? '–' },
  { name: 'Funding stage', from: 'md', render: ({ startup }) => startup.fundingStage ?? '–' },
  {
    name: 'Stage',
    className: 'max-md:order-2',
    render: (deal) => (
      <span className="flex flex-wrap gap-1.5">
        <Tag tone={STAGE_TONES[deal.stage]}>{DEAL_STAGE_LABELS[deal.stage]}</Tag>
        <OfferTag deal={deal} />
        {isStale(deal, now) ? <Tag tone="warn">Stale</Tag> : null}
      </span>
    ),
  },
  {
    name: 'Priority',
    className: 'max-md:order-3',
    render: ({ priority }) => <Tag tone={PRIORITY_TONES[priority]}>{DEAL_PRIORITY_LABELS[priority]}</Tag>,
  },
  {
    name: 'Interest',
    className: 'text-base font-bold max-md:order-4 max-md:ml-auto',
    render: ({ interestLevel }) => (
      <>
        {interestLevel}
        <span className="text-faint text-xs font-medium"> / 10</span>
      </>
    ),
  },
  {
    name: 'Ticket',
    isNumber: true,
    className: (deal) =>
      classNames(
        'text-base font-bold max-md:order-1 max-md:basis-1/5 max-md:self-start',
        !hasTicket(deal) && 'max-md:hidden',
      ),
    render: ({ amountMinor, currency }) =>
      amountMinor !== null && currency !== null ? formatMoneyShort(amountMinor, currency) : '–',
  },
  {
    name: 'Actions',
    header: <span className="sr-only">Actions</span>,
    className: 'max-md:order-5 max-md:ml-auto',
    render: (deal) => (
      <span className="flex gap-1 md:justify-end md:gap-2 max-md:[&>button]:w-11 max-md:[&>button]:px-0">
        <Button onClick={() => onOpen('notes', deal)} aria-label={`Notes on ${deal.startup.name}`}>
          <Icon name="message" className="size-4.5 md:hidden" />
          <span className="max-md:hidden">Notes</span>
        </Button>
        <Button onClick={() => onOpen('update', deal)} aria-label={`Update ${deal.startup.name}`}>
          <Icon name="edit" className="size-4.5 md:hidden" />
          <span className="max-md:hidden">Update</span>
        </Button>
      </span>
    ),
  },
];

type Props = { deals: readonly Deal[]; onOpen: OpenDialog };

/** The pipeline as a list, in the order one wants to work it off. */
export const DealsTable = memo(function DealsTable({ deals, onOpen }: Props) {
  const [shown, setShown] = useState(STEP);
  const [order, setOrder] = useState<DealOrder>('moved');
  const [now] = useState(() => new Date());
  const ordered = useMemo(() => orderedDeals(deals, order), [deals, order]);
  const columns = useMemo(() => columnsOf(now, onOpen), [now, onOpen]);
  const rest = deals.length - shown;
  return (
    <div className="grid gap-4">
      <SelectField
        label="Order"
        hideLabel
        className="w-full sm:w-72 sm:justify-self-end"
        options={ORDERS}
        value={order}
        onChange={({ target }) => setOrder(DEAL_ORDERS.find((each) => each === target.value) ?? 'moved')}
      />
      <div className="bg-card rounded-md border px-4">
        <DataTable
          label="Deals in your pipeline"
          isStacked
          rows={ordered.slice(0, shown)}
          keyOf={({ id }) => id}
          rowClassName="align-top"
          columns={columns}
        />
      </div>
      {rest > 0 ? (
        <div className="flex flex-wrap items-center gap-4">
          <Button onClick={() => setShown(shown + STEP)}>Show {Math.min(STEP, rest)} more</Button>
          <p className="text-soft text-sm">{formatCount(rest, 'deal')} not shown</p>
        </div>
      ) : null}
    </div>
  );
});
