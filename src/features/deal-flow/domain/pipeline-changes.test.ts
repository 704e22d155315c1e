import { expect, it } from 'vitest';
import { latestActivity, newerOf, type Pipeline, withChanges } from './pipeline-changes.ts';
import type { DealStage } from './stages.ts';

const deal = (id: number, stage: DealStage, movedAt: number, version = 1) => ({
  id,
  stage,
  priority: 'medium' as const,
  stageSince: `2026-11-${String(movedAt).padStart(2, '0')}T09:00:00.000Z`,
  lastActivity: `2026-11-${String(movedAt).padStart(2, '0')}T09:00:00.000Z`,
  version,
});
type Held = Pipeline<ReturnType<typeof deal>>;
const HELD: Held = {
  items: [deal(3, 'reviewed', 12), deal(2, 'sourced', 10), deal(1, 'sourced', 8)],
  total: 3,
};
const idsOf = ({ items }: Held) => items.map(({ id }) => id);

it('a deal that moved comes first, one that moved back goes to its former place', () => {
  const moved = withChanges(HELD, { changed: [deal(1, 'closed', 20, 2)], removed: [] }, {});
  expect(idsOf(moved)).toEqual([1, 3, 2]);
  expect(idsOf(withChanges(moved, { changed: [deal(1, 'sourced', 8, 3)], removed: [] }, {}))).toEqual([
    3, 2, 1,
  ]);
});

it('added and removed deals change the total', () => {
  const after = withChanges(HELD, { changed: [deal(4, 'sourced', 11)], removed: [3, 99] }, {});
  expect([idsOf(after), after.total]).toEqual([[4, 2, 1], 3]);
});

it('a deal leaves the filter it no longer fits, and one that fits comes in', () => {
  const sourced: Held = { items: [deal(2, 'sourced', 10), deal(1, 'sourced', 8)], total: 2 };
  const changed = [deal(2, 'closed', 20, 2), deal(3, 'sourced', 21, 2), deal(5, 'passed', 22)];
  const after = withChanges(sourced, { changed, removed: [] }, { stage: 'sourced', priority: null });
  expect([idsOf(after), after.total]).toEqual([[3, 1], 2]);
  expect(idsOf(withChanges(sourced, { changed, removed: [] }, { priority: 'low' }))).toEqual([1]);
});

it('an answer that is older than what is held changes nothing', () => {
  const moved = withChanges(HELD, { changed: [deal(1, 'closed', 20, 2)], removed: [] }, {});
  expect(withChanges(moved, { changed: [deal(1, 'sourced', 8, 1)], removed: [] }, {})).toEqual(moved);
  const noted = { ...deal(1, 'sourced', 8), lastActivity: '2026-11-21T09:00:00.000Z' };
  expect(newerOf(noted, deal(1, 'sourced', 8))).toBe(noted);
  expect(newerOf(deal(1, 'sourced', 8), noted)).toBe(noted);
});

it('taking a refused move back goes over the newer state', () => {
  const moved = withChanges(HELD, { changed: [deal(1, 'closed', 20, 2)], removed: [] }, {});
  expect(withChanges(moved, { changed: [deal(1, 'sourced', 8, 1)], removed: [1] }, {})).toEqual(HELD);
});

it('what is known up to is the latest activity, in whatever order deals stand', () => {
  const noted = { ...deal(1, 'sourced', 8), lastActivity: '2026-11-21T09:00:00.000Z' };
  expect(latestActivity([...HELD.items, noted, deal(5, 'sourced', 2)])).toBe(noted.lastActivity);
  expect(latestActivity([])).toBeNull();
});
