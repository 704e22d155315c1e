import type { DealPriority, DealStage } from './stages.ts';

export type PipelineFilter = { readonly stage?: DealStage | null; readonly priority?: DealPriority | null };

/** The deals of a filter, those that moved last first, and how many of them there are on the server. */
export type Pipeline<Deal> = { readonly items: readonly Deal[]; readonly total: number };

type Listed = {
  readonly id: number;
  readonly stage: DealStage;
  readonly priority: DealPriority;
  /** ISO moments. */
  readonly stageSince: string;
  readonly lastActivity: string;
  readonly version: number;
};

/** The later of two states of one deal; `other` when nothing tells them apart. */
export function newerOf<Deal extends Listed>(one: Deal, other: Deal): Deal {
  if (one.version !== other.version) return one.version > other.version ? one : other;
  return one.lastActivity > other.lastActivity ? one : other;
}

const fits = ({ stage, priority }: Listed, filter: PipelineFilter) =>
  (!filter.stage || filter.stage === stage) && (!filter.priority || filter.priority === priority);

/** As the server sorts: the last move first, then the last added. */
const byMove = (one: Listed, other: Listed) =>
  one.stageSince === other.stageSince ? other.id - one.id : one.stageSince < other.stageSince ? 1 : -1;

/**
 * A held pipeline after changes: removed deals leave it, then changed ones come in, stay or leave as the filter says. A
 * deal that is held in a newer state stays as it is. The total follows what came and went.
 */
export function withChanges<Deal extends Listed>(
  held: Pipeline<Deal>,
  { changed, removed }: { readonly changed: readonly Deal[]; readonly removed: readonly number[] },
  filter: PipelineFilter,
): Pipeline<Deal> {
  const byId = new Map(held.items.map((deal) => [deal.id, deal]));
  for (const id of removed) byId.delete(id);
  for (const deal of changed) {
    const known = byId.get(deal.id);
    const state = known === undefined ? deal : newerOf(known, deal);
    if (fits(state, filter)) byId.set(deal.id, state);
    else byId.delete(deal.id);
  }
  const items = [...byId.values()].toSorted(byMove);
  return { items, total: held.total + items.length - held.items.length };
}

/** The latest activity among deals: what is known up to; null for none. */
export function latestActivity(deals: readonly Listed[]): string | null {
  return deals.reduce<string | null>(
    (latest, { lastActivity }) => (latest !== null && latest > lastActivity ? latest : lastActivity),
    null,
  );
}
