import { useState } from 'react';
import { formatCount, formatMoneyShort } from '#shared/web/format.ts';
import { Avatar } from '#shared/web/ui/avatar.tsx';
import { Button } from '#shared/web/ui/button.tsx';
import { classNames } from '#shared/web/ui/class-names.ts';
import { Tag, type TagTone } from '#shared/web/ui/tag.tsx';
import type { Deal } from '../contract/deal.ts';
import { DEAL_PRIORITY_LABELS, DEAL_STAGE_LABELS, type DealStage } from '../domain/stages.ts';
import { isStale } from '../domain/staleness.ts';
import { DealName, NextAction, type OpenDialog, PRIORITY_TONES } from './deal-card.tsx';

const STEP = 100;
const STAGE_TONES: Record<DealStage, TagTone> = {
  sourced: 'plain',
  reviewed: 'info',
  'due-diligence': 'info',
  'term-sheet': 'good',
  closed: 'good',
  passed: 'bad',
};
const HEADS = ['Startup', 'Region', 'Funding stage', 'Stage', 'Priority', 'Interest', 'Ticket', ''];

type RowProps = { deal: Deal; now: Date; onOpen: OpenDialog };

function Row({ deal, now, onOpen }: RowProps) {
  const { startup, stage, priority, interestLevel, amountMinor, currency } = deal;
  const cell = 'px-3 py-2.5 max-md:px-0 max-md:py-0';
  return (
    <tr className="border-b align-top last:border-0 max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-3 max-md:gap-y-2 max-md:py-4">
      <td className={`${cell} max-md:basis-full`}>
        <span className="flex items-start gap-3">
          <Avatar name={startup.name} imageUrl={startup.logoUrl} shape="company" size="sm" />
          <span className="min-w-0">
            <DealName deal={deal} />
            <span className="text-soft block text-xs">{startup.sector ?? 'Sector not stated'}</span>
            <NextAction deal={deal} today={now.toISOString().slice(0, 10)} />
          </span>
        </span>
      </td>
      <td className={`${cell} max-md:text-soft max-md:text-sm`}>{startup.region ?? '–'}</td>
      <td className={`${cell} max-md:text-soft max-md:text-sm`}>{startup.fundingStage ?? '–'}</td>
      <td className={cell}>
        <span className="flex flex-wrap gap-1.5">
          <Tag tone={STAGE_TONES[stage]}>{DEAL_STAGE_LABELS[stage]}</Tag>
          {isStale(deal, now) ? <Tag tone="warn">Stale</Tag> : null}
        </span>
      </td>
      <td className={cell}>
        <Tag tone={PRIORITY_TONES[priority]}>{DEAL_PRIORITY_LABELS[priority]}</Tag>
      </td>
      <td className={`${cell} font-bold`}>
        {interestLevel}
        <span className="text-faint text-xs font-medium"> / 10</span>
      </td>
      <td className={classNames(cell, 'font-bold', amountMinor === null && 'max-md:hidden')}>
        {amountMinor === null || currency === null ? '–' : formatMoneyShort(amountMinor, currency)}
      </td>
      <td className={`${cell} max-md:basis-full`}>
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

/** The pipeline as a list; on a phone each row is a card. */
export function DealsTable({ deals, onOpen }: { deals: readonly Deal[]; onOpen: OpenDialog }) {
  const [shown, setShown] = useState(STEP);
  const [now] = useState(() => new Date());
  const rest = deals.length - shown;
  return (
    <div className="grid gap-4">
      <table className="tabular bg-card block w-full rounded-md border text-sm max-md:px-4 md:table">
        <caption className="sr-only">Deals in your pipeline</caption>
        <thead className="max-md:sr-only">
          <tr className="text-soft border-b text-left text-xs">
            {HEADS.map((head) => (
              <th key={head} className="px-3 py-2 font-medium">
                {head === '' ? <span className="sr-only">Actions</span> : head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {deals.slice(0, shown).map((deal) => (
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
}
