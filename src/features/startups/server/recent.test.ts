import { expect, it } from 'vitest';
import { recentCounts } from './recent-counts.ts';

it('keeps large counts for ten seconds, each for its database and filter', () => {
  const counts = recentCounts<{ total: number }>();
  const [one, other] = [{}, {}];
  const at = (seconds: number) => new Date(1_000_000 + seconds * 1000);
  counts.keep(one, 'all', at(0), { total: 5_000 });
  counts.keep(one, 'few', at(0), { total: 4_999 });
  expect(counts.recall(one, 'all', at(9))).toEqual({ total: 5_000 });
  expect(counts.recall(one, 'all', at(10))).toBeNull();
  expect(counts.recall(one, 'few', at(0))).toBeNull();
  expect(counts.recall(one, 'others', at(0))).toBeNull();
  expect(counts.recall(other, 'all', at(0))).toBeNull();
});
