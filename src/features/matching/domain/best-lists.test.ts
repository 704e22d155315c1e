import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createBestLists, readBestLists } from './best-lists.ts';

const LIMIT = 3;
const score = fc.integer({ min: 0, max: 10 });
const pairs = fc.uniqueArray(
  fc.record({
    subject: fc.integer({ min: 0, max: 3 }),
    otherId: fc.integer({ min: 1, max: 30 }),
    u: score,
    v: score,
  }),
  { selector: ({ subject, otherId }) => `${subject}/${otherId}`, maxLength: 80 },
);

test('whatever the order, each list holds the best three, ties by id, and survives being stored half-way', () => {
  fc.assert(
    fc.property(pairs, fc.nat(), (all, cut) => {
      let lists = createBestLists([11, 12, 13, 14], LIMIT);
      for (const [index, { subject, otherId, u, v }] of all.entries()) {
        if (index === cut % (all.length + 1)) lists = readBestLists(lists.toBytes(), LIMIT) ?? lists;
        lists.offer(subject, { otherId, order: u, otherOrder: v, investorScore: u + v });
      }
      for (const subject of [0, 1, 2, 3]) {
        const wanted = all
          .filter((pair) => pair.subject === subject)
          .toSorted((a, b) => b.u - a.u || (String(a.otherId) < String(b.otherId) ? -1 : 1))
          .slice(0, LIMIT)
          .map(({ otherId, u, v }) => ({ otherId, order: u, otherOrder: v, investorScore: u + v }));
        expect(lists.listOf(subject)).toEqual(wanted);
      }
    }),
  );
});

test('bytes made with another limit are not read', () => {
  const lists = createBestLists([1, 2], 3);
  expect(readBestLists(lists.toBytes(), 3)?.subjectIds).toEqual([1, 2]);
  expect(readBestLists(lists.toBytes(), 4)).toBeNull();
});
