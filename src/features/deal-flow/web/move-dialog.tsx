import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { messageOf, newerStateOf } from '#shared/web/api-error.ts';
import { toast } from '#shared/web/toast.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { Dialog } from '#shared/web/ui/dialog.tsx';
import { TextLink } from '#shared/web/ui/link.tsx';
import { TextareaField } from '#shared/web/ui/text-field.tsx';
import type { Deal } from '../contract/deal.ts';
import type { dealEndpoints } from '../contract.ts';
import { DEAL_STAGE_LABELS, DEAL_STAGES, type DealStage, PASS_REASONS } from '../domain/stages.ts';
import { DEAL_FIGURES, heldDeals, useCatchUp } from './pipeline.ts';

const { client } = endpointHooks<typeof dealEndpoints>();
type Change = { readonly stage: DealStage; readonly passReason?: string };

/** `now` is the deal as the refusal says it is. */
function failed(error: unknown, now: Deal | null): void {
  const where = now === null ? '' : ` It is in ${DEAL_STAGE_LABELS[now.stage]} now.`;
  toast({
    title: 'Error updating deal',
    description: `${messageOf(error)}${where}`,
    variant: 'destructive',
  });
}

function RecordLink({ deal }: { deal: Deal }) {
  return (
    <>
      {deal.startup.name} is closed.{' '}
      <TextLink href={`/portfolio?record=${String(deal.startup.id)}`}>Record investment</TextLink>
    </>
  );
}

/**
 * Moves deals at once on the screen and then on the server. Moves of one deal take turns; a refused one goes back, and
 * those that wait behind it are not sent.
 */
function dealMoves(cache: QueryClient, catchUp: () => Promise<void>) {
  const held = heldDeals(cache);
  const lines = new Map<number, Promise<boolean>>();
  const refreshFigures = () => {
    for (const name of DEAL_FIGURES) void cache.invalidateQueries({ queryKey: [name] });
  };

  const undo = async ({ id, version }: Pick<Deal, 'id' | 'version'>) => {
    try {
      const path = 'POST /api/portfolio/deal-flow/{id}/undo';
      const deal = await client.call(path, { params: { id }, body: { version } });
      held.put(deal);
      toast({ title: `Undone: back in ${DEAL_STAGE_LABELS[deal.stage]}` });
      refreshFigures();
    } catch (error) {
      failed(error, newerStateOf(error, held.find(id)));
      await catchUp();
    }
  };

  const send = async (before: Deal, change: Change): Promise<boolean> => {
    const { id, version } = before;
    try {
      const path = 'PUT /api/portfolio/deal-flow/{id}';
      const after = await client.call(path, { params: { id }, body: { ...change, version } });
      held.put(after);
      const description =
        after.stage === 'closed' && after.startup.id !== null ? (
          <RecordLink deal={after} />
        ) : (
          `${after.startup.name} is in ${DEAL_STAGE_LABELS[after.stage]}.`
        );
      const action = { label: 'Undo', onAction: () => void undo(after) };
      toast({ title: 'Deal updated successfully!', description, action });
      refreshFigures();
      return true;
    } catch (error) {
      const now = newerStateOf(error, before);
      held.putBack(now ?? before);
      failed(error, now);
      await catchUp();
      return false;
    }
  };

  const move = async (shown: Deal, change: Change) => {
    const { id } = shown;
    const before = held.find(id) ?? shown;
    if (before.stage === change.stage) return;
    // The version the server will give it, so that an answer from before the move does not take it back.
    const version = before.version + 1;
    const stageSince = new Date().toISOString();
    held.put({ ...before, passReason: null, ...change, stageSince, version });
    const former = lines.get(id) ?? Promise.resolve(true);
    const line = former.then((went) => went && send(before, change));
    lines.set(id, line);
    await line;
    if (lines.get(id) === line) lines.delete(id);
  };
  return { move, undo };
}

type PassProps = { deal: Deal; onPass: (reason: string | null) => void; onClose: () => void };

function PassDialog({ deal, onPass, onClose }: PassProps) {
  const [reason, setReason] = useState('');
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Pass on ${deal.startup.name}`}
      description="A reason kept now says later what you learn from passing. You may skip it."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button onClick={() => onPass(null)}>Skip the reason</Button>
          <Button variant="primary" disabled={reason.trim() === ''} onClick={() => onPass(reason.trim())}>
            Pass
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <fieldset>
          <legend className="mb-2 text-sm font-medium">Why?</legend>
          <div className="flex flex-wrap gap-2">
            {PASS_REASONS.map((each, index) => (
              <Button
                key={each}
                data-autofocus={index === 0 ? '' : undefined}
                aria-pressed={reason === each}
                variant={reason === each ? 'primary' : 'secondary'}
                onClick={() => setReason(each)}
              >
                {each}
              </Button>
            ))}
          </div>
        </fieldset>
        <TextareaField
          label="In your own words"
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </div>
    </Dialog>
  );
}

/** Moving a deal from anywhere on the page: `requestMove`, and the dialog that asks why a deal is passed. */
export function useDealMoves() {
  const cache = useQueryClient();
  const catchUp = useCatchUp();
  const { move, undo } = useMemo(() => dealMoves(cache, catchUp), [cache, catchUp]);
  const [passing, setPassing] = useState<Deal | null>(null);
  const requestMove = useCallback(
    (deal: Deal, stage: DealStage) => {
      if (stage === deal.stage) return;
      if (stage === 'passed') setPassing(deal);
      else void move(deal, { stage });
    },
    [move],
  );
  const dialog =
    passing === null ? null : (
      <PassDialog
        deal={passing}
        onClose={() => setPassing(null)}
        onPass={(reason) => {
          setPassing(null);
          void move(passing, { stage: 'passed', ...(reason === null ? {} : { passReason: reason }) });
        }}
      />
    );
  return { requestMove, undo, dialog };
}

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
