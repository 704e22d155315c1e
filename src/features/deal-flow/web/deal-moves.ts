import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { createElement, useCallback, useMemo, useState } from 'react';
import { messageOf, newerStateOf } from '#shared/web/api-error.ts';
import { formatCount } from '#shared/web/format.ts';
import { toast } from '#shared/web/toast.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import type { Deal } from '../contract/deal.ts';
import type { dealEndpoints } from '../contract.ts';
import {
  DEAL_PRIORITY_LABELS,
  DEAL_STAGE_LABELS,
  type DealPriority,
  type DealStage,
} from '../domain/stages.ts';
import { DEAL_FIGURES, heldDeals, useCatchUp } from './pipeline.ts';
import type { PassProps } from './pass-dialog.tsx';
import { RecordLink } from './record-link.tsx';

const { client } = endpointHooks<typeof dealEndpoints>();

type Change = { readonly stage: DealStage; readonly passReason?: string };

/** One change of several deals. */
export type ManyChange =
  | Change
  | { readonly priority: DealPriority }
  | { readonly shared: boolean }
  | { readonly removed: true };

function saidOf(deals: number, change: ManyChange): string {
  const what = formatCount(deals, 'deal');
  if ('stage' in change) return `${what} moved to ${DEAL_STAGE_LABELS[change.stage]}`;
  if ('priority' in change) return `Priority of ${what}: ${DEAL_PRIORITY_LABELS[change.priority]}`;
  if ('removed' in change) return `${what} removed`;
  return change.shared ? `${what} shared with the firm` : `${what} no longer shared`;
}

type Versioned = Pick<Deal, 'id' | 'version'>;

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

  const undo = async ({ id, version }: Versioned) => {
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

  const undoMany = async (deals: readonly Versioned[]) => {
    try {
      const path = 'POST /api/portfolio/deal-flow/undo';
      const back = await client.call(path, { body: { deals: [...deals] } });
      held.putAll(back);
      toast({ title: `Undone: ${formatCount(back.length, 'deal')}` });
      refreshFigures();
    } catch (error) {
      failed(error, null);
      await catchUp();
    }
  };

  const changeMany = async (shown: readonly Deal[], change: ManyChange) => {
    const deals = shown.map(({ id, version }) => ({ id, version }));
    try {
      const path = 'PUT /api/portfolio/deal-flow';
      const { changed, removed } = await client.call(path, { body: { deals, ...change } });
      held.putAll(
        changed,
        removed.map(({ id }) => id),
      );
      const isUndone = 'stage' in change || 'removed' in change;
      const done = [...changed, ...removed].map(({ id, version }) => ({ id, version }));
      const action = { label: 'Undo', onAction: () => void undoMany(done) };
      toast({
        title: saidOf(done.length, change),
        ...(isUndone && done.length > 0 ? { action } : {}),
      });
      refreshFigures();
    } catch (error) {
      failed(error, null);
      await catchUp();
    }
  };
  return { move, undo, changeMany };
}

/** Changing deals from anywhere on the page: `requestMove` of one, `requestMany` of several, and what a `PassDialog` asks where a deal is passed. */
export function useDealMoves() {
  const cache = useQueryClient();
  const catchUp = useCatchUp();
  const { move, undo, changeMany } = useMemo(() => dealMoves(cache, catchUp), [cache, catchUp]);
  const [passing, setPassing] = useState<readonly Deal[] | null>(null);
  const requestMove = useCallback(
    (deal: Deal, stage: DealStage) => {
      if (stage === deal.stage) return;
      if (stage === 'passed') setPassing([deal]);
      else void move(deal, { stage });
    },
    [move],
  );
  const requestMany = useCallback(
    (deals: readonly Deal[], change: ManyChange) => {
      if ('stage' in change && change.stage === 'passed') setPassing(deals);
      else void changeMany(deals, change);
    },
    [changeMany],
  );
  const asking: PassProps | null = passing && {
    deals: passing,
    onClose: () => setPassing(null),
    onPass: (reason) => {
      setPassing(null);
      const change = { stage: 'passed', ...(reason === null ? {} : { passReason: reason }) } as const;
      const [only] = passing;
      if (only !== undefined && passing.length === 1) void move(only, change);
      else void changeMany(passing, change);
    },
  };
  return { requestMove, requestMany, undo, asking };
}
