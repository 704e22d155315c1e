import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { levelText, peerLevel, compareWithPeers, wideningText } from './peers.ts';

const counts = (closest: number, country: number, stage: number, sector: number) => ({
  'sector-stage-country': closest,
  'sector-country': country,
  'sector-stage': stage,
  sector,
});
const words = { sector: 'FinTech', stage: 'Seed', country: 'Nigeria' };

test('five close peers are enough; fewer widen, and say so', () => {
  expect(peerLevel(counts(5, 9, 20, 40))).toBe('sector-stage-country');
  expect(wideningText('sector-stage-country', counts(5, 9, 20, 40), words)).toBeNull();
  const few = counts(2, 4, 20, 40);
  expect(peerLevel(few)).toBe('sector-stage');
  expect(wideningText('sector-stage', few, words)).toBe(
    'There are 2 of FinTech at Seed in Nigeria; 5 are needed, so peers are FinTech at Seed.',
  );
  expect(peerLevel(counts(0, 0, 1, 3))).toBe('sector');
  expect(levelText('sector', words)).toBe('all FinTech');
  expect(levelText('sector-country', { ...words, country: null })).toBe('FinTech');
});

test('a figure among its peers: median, ends and rank, the unknown left out', () => {
  expect(compareWithPeers(12, [4, null, 30, 10, 8])).toEqual({
    own: 12,
    n: 4,
    lowest: 4,
    median: 9,
    highest: 30,
    rank: 2,
  });
  expect(compareWithPeers(null, [4])).toMatchObject({ rank: null, median: 4 });
  expect(compareWithPeers(7, [null])).toEqual({
    own: 7,
    n: 0,
    lowest: null,
    median: null,
    highest: null,
    rank: 1,
  });
});

test('the median lies between the ends, and the rank within the field', () => {
  fc.assert(
    fc.property(fc.integer(), fc.array(fc.integer(), { minLength: 1 }), (own, peers) => {
      const { lowest, median, highest, rank, n } = compareWithPeers(own, peers);
      expect(median).toBeGreaterThanOrEqual(lowest ?? 0);
      expect(median).toBeLessThanOrEqual(highest ?? 0);
      expect(rank).toBeGreaterThanOrEqual(1);
      expect(rank).toBeLessThanOrEqual(n + 1);
    }),
  );
});
