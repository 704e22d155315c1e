import { memo, useMemo, useState } from 'react';
import { formatCount, formatMoneyShort } from '#shared/web/format.ts';
import { Avatar } from '#shared/web/ui/avatar.tsx';
import { Button } from '#shared/web/ui/button.tsx';
import { classNames } from '#shared/web/ui/class-names.ts';
import { SelectField } from '#shared/web/ui/select-field.tsx';
import { Tag, type TagTone } from '#shared/web/ui/tag.tsx';
import type { Deal } from '../contract/deal.ts';
import { DEAL_ORDER_LABELS, DEAL_ORDERS, type DealOrder, orderedDeals } from '../domain/deal-order.ts';
import { DEAL_PRIORITY_LABELS, DEAL_STAGE_LABELS, type DealStage } from '../domain/stages.ts';
import { isStale } from '../domain/staleness.ts';
import { DealName, NextAction, type OpenDialog } from './deal-card.tsx';
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
const HEADS = ['Startup', 'Region', 'Funding stage', 'Stage', 'Priority', 'Interest', 'Ticket', ''];

type RowProps = { deal: Deal; now: Date; onOpen: OpenDialog };

const placeText = ({ startup: { region, fundingStage } }: Deal) =>
  [region, fundingStage].map((each) => (each === null ? '' : `, ${each}`)).join('');

/** On a phone a row is a card: its name and ticket, then what kind of deal it is, then its buttons. */
function Row({ deal, now, onOpen }: RowProps) {
  const { startup, stage, priority, interestLevel, amountMinor, currency } = deal;
  const cell = 'px-3 py-2.5 max-md:px-0 max-md:py-0';
  const hasTicket = amountMinor !== null && currency !== null;
  return (
    <tr className="border-b align-top last:border-0 max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-2 max-md:gap-y-2 max-md:py-4">
      <td className={classNames(cell, hasTicket ? 'max-md:flex-[1_0_70%]' : 'max-md:basis-full')}>
        <span className="flex items-start gap-3">
          <Avatar name={startup.name} imageUrl={startup.logoUrl} shape="company" size="sm" />
          <span className="min-w-0">
            <DealName deal={deal} />
            <span className="text-soft block text-xs">
              {startup.sector ?? 'Sector not stated'}
              <span className="md:hidden">{placeText(deal)}</span>
            </span>
            <NextAction deal={deal} now={now} />
          </span>
        </span>
      </td>
      <td className={`${cell} max-md:hidden`}>{startup.region ?? '–'}</td>
      <td className={`${cell} max-md:hidden`}>{startup.fundingStage ?? '–'}</td>
      <td className={`${cell} max-md:order-2`}>
        <span className="flex flex-wrap gap-1.5">
          <Tag tone={STAGE_TONES[stage]}>{DEAL_STAGE_LABELS[stage]}</Tag>
          {isStale(deal, now) ? <Tag tone="warn">Stale</Tag> : null}
        </span>
      </td>
      <td className={`${cell} max-md:order-3`}>
        <Tag tone={PRIORITY_TONES[priority]}>{DEAL_PRIORITY_LABELS[priority]}</Tag>
      </td>
      <td className={`${cell} text-base font-bold max-md:order-4 max-md:ml-auto`}>
        {interestLevel}
        <span className="text-faint text-xs font-medium"> / 10</span>
      </td>
      <td
        className={classNames(
          cell,
          'text-right text-base font-bold max-md:order-1 max-md:basis-1/5 max-md:self-start',
          !hasTicket && 'max-md:hidden',
        )}
      >
        {hasTicket ? formatMoneyShort(amountMinor, currency) : '–'}
      </td>
      <td className={`${cell} max-md:order-5 max-md:ml-auto`}>
        <span className="flex gap-2 md:justify-end">
          <Button onClick={() => onOpen('notes', deal)} aria-label={`Notes on ${startup.name}`}>
            Notes
          </Button>
          <Button onClick={() => onOpen('update', deal)} aria-label={`Update ${startup.name}`}>
            Update
          </Button>
        </span>
      </td>
    </tr>
  );
}

type Props = { deals: readonly Deal[]; onOpen: OpenDialog };

/** The pipeline as a list, in the order one wants to work it off. */
export const DealsTable = memo(function DealsTable({ deals, onOpen }: Props) {
  const [shown, setShown] = useState(STEP);
  const [order, setOrder] = useState<DealOrder>('moved');
  const [now] = useState(() => new Date());
  const ordered = useMemo(() => orderedDeals(deals, order), [deals, order]);
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
      <table className="tabular bg-card block w-full rounded-md border text-sm max-md:px-4 md:table">
        <caption className="sr-only">Deals in your pipeline</caption>
        <thead className="max-md:sr-only">
          <tr className="text-soft border-b text-left text-xs">
            {HEADS.map((head) => (
              <th
                key={head}
                className={classNames('px-3 py-2 font-medium', head === 'Ticket' && 'text-right')}
              >
                {head === '' ? <span className="sr-only">Actions</span> : head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {ordered.slice(0, shown).map((deal) => (
            <Row key={deal.id} deal={deal} now={now} onOpen={onOpen} />
          ))}
        </tbody>
      </table>
      {rest > 0 ? (
        <div className="flex flex-wrap items-center gap-4">
          <Button onClick={() => setShown(shown + STEP)}>Show {Math.min(STEP, rest)} more</Button>
          <p className="text-soft text-sm">{formatCount(rest, 'deal')} not shown</p>
        </div>
      ) : null}
    </div>
  );
});
