import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type KeyboardEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { formatNumber } from '#shared/web/format.ts';
import { classNames } from '#shared/web/ui/class-names.ts';
import { useWidth } from '#shared/web/ui/use-width.ts';
import type { Deal } from '../contract/deal.ts';
import { type Column, columnsOf } from '../domain/columns.ts';
import { DEAL_STAGE_LABELS, DEAL_STAGES, type DealStage } from '../domain/stages.ts';
import type { OpenDialog } from './deal-card.tsx';
import { StageList } from './stage-list.tsx';

const PHONE_PX = 620;
type Move = (deal: Deal, stage: DealStage) => void;
type Grab = { readonly id: number; readonly target: DealStage };

const isStage = (value: unknown): value is DealStage => DEAL_STAGES.some((stage) => stage === value);

/** A card dropped on another column, by mouse or touch. */
function useDrop(deals: readonly Deal[], onMove: Move): void {
  const drop = useEffectEvent((dealId: unknown, stage: unknown) => {
    const deal = deals.find(({ id }) => id === dealId);
    if (deal && isStage(stage)) onMove(deal, stage);
  });
  useEffect(
    () =>
      monitorForElements({
        onDrop: ({ source, location }) =>
          drop(source.data['dealId'], location.current.dropTargets[0]?.data['stage']),
      }),
    [],
  );
}

/** Space takes a card up, arrows choose the column, Space puts it down, Escape lets it be; each step is said. */
function useGrab(onMove: Move) {
  const [grab, setGrab] = useState<Grab | null>(null);
  const [said, say] = useState('');
  const focusNext = useRef<Grab | null>(null);

  // The card is another element in its new column: the focus follows it there.
  useEffect(() => {
    const awaited = focusNext.current;
    const handle =
      awaited && document.querySelector<HTMLElement>(`[data-handle="${awaited.target} ${awaited.id}"]`);
    if (!handle) return;
    focusNext.current = null;
    handle.focus();
  });

  const start = (deal: Deal) => {
    setGrab({ id: deal.id, target: deal.stage });
    say(
      `${deal.startup.name} taken up in ${DEAL_STAGE_LABELS[deal.stage]}. Left and right choose the stage, Space puts it down, Escape cancels.`,
    );
  };
  const choose = (held: Grab, step: number) => {
    const place = DEAL_STAGES.indexOf(held.target) + step;
    const target = DEAL_STAGES[Math.min(DEAL_STAGES.length - 1, Math.max(0, place))] ?? held.target;
    setGrab({ ...held, target });
    say(`${DEAL_STAGE_LABELS[target]}, ${DEAL_STAGES.indexOf(target) + 1} of ${DEAL_STAGES.length}`);
  };
  const drop = (deal: Deal, { target }: Grab) => {
    setGrab(null);
    say(
      target === deal.stage
        ? `${deal.startup.name} stays in ${DEAL_STAGE_LABELS[target]}.`
        : `${deal.startup.name} put into ${DEAL_STAGE_LABELS[target]}.`,
    );
    focusNext.current = { id: deal.id, target };
    onMove(deal, target);
  };
  const onGrabKey = (deal: Deal, event: KeyboardEvent) => {
    const held = grab?.id === deal.id ? grab : null;
    const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    const isSpace = event.key === ' ' || event.key === 'Enter';
    if (isSpace) {
      if (held) drop(deal, held);
      else start(deal);
    } else if (held && step !== undefined) choose(held, step);
    else if (held && event.key === 'Escape') {
      setGrab(null);
      say(`${deal.startup.name} stays in ${DEAL_STAGE_LABELS[deal.stage]}.`);
    } else {
      if (held && event.key === 'Tab') setGrab(null);
      return;
    }
    event.preventDefault();
  };
  return { grab, said, onGrabKey };
}

type PhoneProps = { columns: readonly Column<Deal>[]; stage: DealStage; onStage: (stage: DealStage) => void };

function StageChooser({ columns, stage, onStage }: PhoneProps) {
  return (
    <fieldset className="flex min-w-0 gap-2 overflow-x-auto pb-1">
      <legend className="sr-only">Stages</legend>
      {columns.map(({ stage: each, deals }) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === stage}
          onClick={() => onStage(each)}
          className={classNames(
            'flex min-h-11 shrink-0 items-center gap-2 rounded-full border px-4 text-sm font-semibold',
            each === stage ? 'border-green bg-green text-on-green' : 'bg-card text-soft',
          )}
        >
          {DEAL_STAGE_LABELS[each]} <span className="tabular">{formatNumber(deals.length)}</span>
        </button>
      ))}
    </fieldset>
  );
}

type Props = { deals: readonly Deal[]; onMove: Move; onOpen: OpenDialog };

/** The pipeline as six columns; on a phone one stage at a time. */
export function BoardTab({ deals, onMove, onOpen }: Props) {
  const [measure, width] = useWidth();
  const [phoneStage, setPhoneStage] = useState<DealStage>('sourced');
  const columns = useMemo(() => columnsOf(deals), [deals]);
  const { grab, said, onGrabKey } = useGrab(onMove);
  useDrop(deals, onMove);
  const [now] = useState(() => new Date());
  const isPhone = width < PHONE_PX;
  const shown = isPhone ? columns.filter(({ stage }) => stage === phoneStage) : columns;
  return (
    <div ref={measure}>
      <p id="board-keys" className="sr-only">
        Space takes the deal up, arrow keys choose a stage, Space puts it down, Escape cancels.
      </p>
      <output aria-live="assertive" className="sr-only">
        {said}
      </output>
      {isPhone ? <StageChooser columns={columns} stage={phoneStage} onStage={setPhoneStage} /> : null}
      <div className={classNames(!isPhone && 'overflow-x-auto pb-2 lg:mx-[calc(50%-50vw+1.5rem)]')}>
        <div className={isPhone ? 'mt-3' : 'grid min-w-[72rem] grid-cols-6 gap-3'}>
          {shown.map((column) => (
            <StageList
              key={column.stage}
              column={column}
              alone={isPhone}
              targeted={grab?.target === column.stage}
              cards={{ now, grabbedId: grab?.id ?? null, onMove, onGrabKey, onOpen }}
            />
          ))}
        </div>
      </div>
    </div>
  );
}
