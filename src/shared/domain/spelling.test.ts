import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance, nearestWord } from './spelling.ts';

describe('corrections', () => {
  it.each([
    ['zuri', 'zuri', 0],
    ['zuri', 'zurii', 1],
    ['zuri', 'zrui', 1],
    ['shmaba', 'shamba', 1],
    ['', 'abc', 3],
    ['kitten', 'sitting', 3],
    ['lagos', 'largos', 1],
    ['fintehc', 'fintech', 1],
  ])('%s and %s are %i apart', (one, other, distance) => {
    expect(editDistance(one, other)).toBe(distance);
  });

  it('measures the same both ways, and 0 only between equals', () => {
    const word = fc.string({ maxLength: 8 });
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(editDistance(one, other)).toBe(editDistance(other, one));
        expect(editDistance(one, other) === 0).toBe(one === other);
        expect(editDistance(one, other)).toBeLessThanOrEqual(Math.max(one.length, other.length));
      }),
    );
  });

  it('takes the nearest word within reason', () => {
    expect(nearestWord('fintch', ['biotech', 'fintech', 'finch'])).toBe('fintech');
    expect(nearestWord('zri', ['zuri', 'zara'])).toBe('zuri');
    expect(nearestWord('zz', ['za'])).toBeNull();
    expect(nearestWord('zuri', ['shamba'])).toBeNull();
    expect(nearestWord('zuri', [])).toBeNull();
  });
});
