import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Deal } from '../contract/deal.ts';
import { DEAL_STAGE_LABELS, DEAL_STAGES, type DealStage } from '../domain/stages.ts';

/** A card goes to the top of its new column: that is where it is to be seen, however far the column was scrolled. */
export function showFirst(stage: DealStage): void {
  document.querySelector(`[data-column="${stage}"]`)?.scrollTo({ top: 0 });
}

type Grab = { readonly id: number; readonly target: DealStage };

/** Space takes a card up, arrows choose the column, Space puts it down, Escape lets it be; each step is said. */
export function useGrab(onMove: (deal: Deal, stage: DealStage) => void) {
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
      `${deal.startup.name} picked up in ${DEAL_STAGE_LABELS[deal.stage]}. Left and right choose the stage, Space drops it, Escape cancels.`,
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
        : `${deal.startup.name} moved to ${DEAL_STAGE_LABELS[target]}.`,
    );
    focusNext.current = { id: deal.id, target };
    showFirst(target);
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
