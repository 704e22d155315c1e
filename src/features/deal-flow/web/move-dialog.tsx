import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import type { Problem } from '#shared/contract/problem.ts';
import { ApiError, messageOf } from '#shared/web/api-error.ts';
import { toast } from '#shared/web/toast.ts';
import { cacheKey, endpointHooks, type ListOf } from '#shared/web/use-endpoint.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { Dialog } from '#shared/web/ui/dialog.tsx';
import { TextLink } from '#shared/web/ui/link.tsx';
import { TextareaField } from '#shared/web/ui/text-field.tsx';
import type { Deal } from '../contract/deal.ts';
import type { dealEndpoints } from '../contract.ts';
import { DEALS_PER_ANSWER, MOST_DEALS } from '../domain/pipeline-size.ts';
import { DEAL_STAGE_LABELS, type DealPriority, type DealStage, PASS_REASONS } from '../domain/stages.ts';

const { client, useList } = endpointHooks<typeof dealEndpoints>();
export const DEALS = 'GET /api/portfolio/deal-flow';
const ANALYTICS = 'GET /api/portfolio/deal-flow/analytics';
/** What a changed deal makes old: the pipeline, its figures, its history, and the dashboard's score. */
export const DEAL_CALLS = [DEALS, ANALYTICS, `${DEALS}/{id}/events`, 'GET /api/dashboard/stats'];

const itemsOf = (pages: readonly { readonly data?: { readonly items: Deal[] } | undefined }[]) =>
  pages.flatMap(({ data }) => data?.items ?? []);

/** A pipeline answer by answer: the first is shown at once, the others join it. */
export function useDeals({ stage, priority }: { stage: DealStage | null; priority: DealPriority | null }) {
  const query = { ...(stage ? { stage } : {}), ...(priority ? { priority } : {}) };
  const reading = useList(DEALS, { query }, { staleTimeMs: 0, keepPrevious: true });
  const pages = Math.ceil(Math.min(reading.data?.total ?? 0, MOST_DEALS) / DEALS_PER_ANSWER);
  const later = useQueries({
    queries: Array.from({ length: Math.max(0, pages - 1) }, (_, page) => {
      const input = { query: { ...query, offset: (page + 1) * DEALS_PER_ANSWER } };
      return {
        queryKey: [...cacheKey(DEALS, input), 'list'],
        queryFn: () => client.callList(DEALS, input),
        staleTime: 0,
      };
    }),
    combine: itemsOf,
  });
  const all = useMemo(() => {
    const items = [...(reading.data?.items ?? []), ...later];
    return [...new Map(items.toReversed().map((deal) => [deal.id, deal])).values()].toReversed();
  }, [reading.data, later]);
  return { reading, all };
}

type Pipeline = ListOf<Deal[]>;
type Change = { readonly stage?: DealStage; readonly passReason?: string };

/** Holds because a 409 of a deal carries the deal as it is now. */
const newerState = (error: unknown) =>
  error instanceof ApiError && error.status === 409
    ? ((error.problem as (Problem & { current?: Deal }) | null)?.current ?? null)
    : null;

function failed(error: unknown): void {
  const now = newerState(error);
  const where = now === null ? '' : ` It is in ${DEAL_STAGE_LABELS[now.stage]} now.`;
  toast({
    title: 'Error updating deal',
    description: `${messageOf(error)}${where}`,
    variant: 'destructive',
  });
}

/** The pipeline as this page holds it, changed before the server answers and set right after. */
function useCachedDeals() {
  const cache = useQueryClient();
  const change = (edit: (items: Deal[], isFirst: boolean) => Deal[]) => {
    for (const [key, list] of cache.getQueriesData<Pipeline>({ queryKey: [DEALS] })) {
      const isFirst = !Object.hasOwn(key[2] ?? {}, 'offset');
      if (list) cache.setQueryData(key, { ...list, items: edit(list.items, isFirst) });
    }
  };
  return {
    find: (id: number) =>
      cache
        .getQueriesData<Pipeline>({ queryKey: [DEALS] })
        .flatMap(([, list]) => list?.items ?? [])
        .find((deal) => deal.id === id),
    put: (deal: Deal) => change((items) => items.map((each) => (each.id === deal.id ? deal : each))),
    putFirst: (deal: Deal) =>
      change((items, isFirst) => {
        const others = items.filter(({ id }) => id !== deal.id);
        return isFirst ? [deal, ...others] : others;
      }),
    refresh: () => Promise.all(DEAL_CALLS.map((name) => cache.invalidateQueries({ queryKey: [name] }))),
    stop: () => cache.cancelQueries({ queryKey: [DEALS] }),
  };
}

function RecordLink({ deal }: { deal: Deal }) {
  return (
    <>
      {deal.startup.name} is closed.{' '}
      <TextLink href={`/portfolio?record=${String(deal.startup.id)}`}>Record investment</TextLink>
    </>
  );
}

/** Moves deals at once on the screen and then on the server, one after the other; a refused one goes back. */
function useSendMove() {
  const pipeline = useCachedDeals();
  const line = useRef<Promise<unknown>>(Promise.resolve());

  const undo = async ({ id, version }: Pick<Deal, 'id' | 'version'>) => {
    try {
      const path = 'POST /api/portfolio/deal-flow/{id}/undo';
      const deal = await client.call(path, { params: { id }, body: { version } });
      pipeline.putFirst(deal);
      toast({ title: `Undone: back in ${DEAL_STAGE_LABELS[deal.stage]}` });
    } catch (error) {
      failed(error);
    }
    await pipeline.refresh();
  };

  const send = async (before: Deal, change: Change) => {
    const { id } = before;
    const version = pipeline.find(id)?.version ?? before.version;
    try {
      const path = 'PUT /api/portfolio/deal-flow/{id}';
      const after = await client.call(path, { params: { id }, body: { ...change, version } });
      pipeline.put(after);
      toast({
        title: 'Deal updated successfully!',
        description:
          after.stage === 'closed' && after.startup.id !== null ? (
            <RecordLink deal={after} />
          ) : (
            `${after.startup.name} is in ${DEAL_STAGE_LABELS[after.stage]}.`
          ),
        action: { label: 'Undo', onAction: () => void undo(after) },
      });
    } catch (error) {
      pipeline.put(newerState(error) ?? before);
      failed(error);
    }
    await pipeline.refresh();
  };

  const move = async (deal: Deal, change: Change) => {
    await pipeline.stop();
    pipeline.putFirst({ ...deal, ...change, stageSince: new Date().toISOString() });
    line.current = line.current.then(() => send(deal, change));
    await line.current;
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
  const { move, undo } = useSendMove();
  const [passing, setPassing] = useState<Deal | null>(null);
  const requestMove = (deal: Deal, stage: DealStage) => {
    if (stage === deal.stage) return;
    if (stage === 'passed') setPassing(deal);
    else void move(deal, { stage });
  };
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
