import { expect, it } from 'vitest';
import { findBestFirst, type Source } from './best-first.ts';

const COUNT = 5000;
/** Orders between 0 and 100, the same in every run. */
const orderOf = (id: number) => ((id * 7919) % 10_007) / 100.07;
const candidates = Array.from({ length: COUNT }, (_, index) => ({
  id: index + 1,
  most: Math.min(100, orderOf(index + 1) + 20),
}));
const best = candidates
  .map(({ id }) => ({ id, order: orderOf(id) }))
  .toSorted((a, b) => b.order - a.order)
  .slice(0, 20);

const source: Source = {
  most: 100,
  async *pages() {
    for (let from = 0; from < COUNT; from += 1000) {
      yield { items: candidates.slice(from, from + 1000), rest: from + 1000 < COUNT ? 100 : null };
    }
  },
};

it('judges only those who may still enter once they were looked at more closely', async () => {
  const judged = { plainly: 0, closely: 0 };
  const judgeFor = (way: keyof typeof judged) => async (ids: readonly number[]) => {
    judged[way] += ids.length;
    return ids.map((id) => ({ id, order: orderOf(id) }));
  };
  const plainly = await findBestFirst([source], 20, { judge: judgeFor('plainly') });
  const closely = await findBestFirst([source], 20, {
    judge: judgeFor('closely'),
    narrow: async (some) => some.map(({ id }) => ({ id, most: orderOf(id) + 1 })),
  });
  expect([plainly, closely]).toEqual([best, best]);
  expect(judged.closely).toBeLessThan(judged.plainly / 3);
});
