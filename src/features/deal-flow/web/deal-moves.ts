import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { createElement, useCallback, useMemo, useState } from 'react';
import { messageOf, newerStateOf } from '#shared/web/api-error.ts';
import { toast } from '#shared/web/toast.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import type { Deal } from '../contract/deal.ts';
import type { dealEndpoints } from '../contract.ts';
import { DEAL_STAGE_LABELS, type DealStage } from '../domain/stages.ts';
import { DEAL_FIGURES, heldDeals, useCatchUp } from './pipeline.ts';
import { type PassProps, RecordLink } from './pass-dialog.tsx';

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
        after.stage === 'closed' && after.startup.id !== null
          ? createElement(RecordLink, { deal: after })
          : `${after.startup.name} is in ${DEAL_STAGE_LABELS[after.stage]}.`;
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

/** Moving a deal from anywhere on the page: `requestMove`, and what a `PassDialog` asks where a deal is passed. */
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
  const asking: PassProps | null = passing && {
    deal: passing,
    onClose: () => setPassing(null),
    onPass: (reason) => {
      setPassing(null);
      void move(passing, { stage: 'passed', ...(reason === null ? {} : { passReason: reason }) });
    },
  };
  return { requestMove, undo, asking };
}
