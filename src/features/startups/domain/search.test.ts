import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  correctionWords,
  editDistance,
  nameQuery,
  nearestWord,
  queryWords,
  searchVector,
  textQuery,
} from './search.ts';

const ZURI = { name: 'Zuri Pay', labels: ['FinTech', 'Nigeria'], description: 'Pay in shops of Lagos.' };

describe('what a startup is found by', () => {
  it('weighs the name above its labels and those above the description, each word once', () => {
    expect(searchVector(ZURI)).toBe(
      "'zuri':1A 'pay':2A 'fintech':3B 'nigeria':4B 'in':5C 'shops':6C 'of':7C 'lagos':8C '=zuri':9A '=pay':10A",
    );
  });

  it('is folded, and has nothing in it that a query could break on', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (name, description) => {
        const vector = searchVector({ name, labels: [], description });
        expect(vector).toMatch(/^('=?[\p{L}\p{N}\p{M}]+':\d+[ABC]( |$))*$/u);
      }),
    );
  });

  it('offers names and labels for corrections, sorted, without the shortest', () => {
    expect(correctionWords({ ...ZURI, name: 'Zuri ya Pay' })).toEqual(['fintech', 'nigeria', 'pay', 'zuri']);
  });
});

describe('a query', () => {
  it('is prefixes of every word', () => {
    expect(queryWords('Côte  d’Ivoire, FINTECH fintech')).toEqual(['cote', 'd', 'ivoire', 'fintech']);
    expect(textQuery(['cote', 'd'])).toBe("'cote':* & 'd'");
    expect(nameQuery(['cote', 'd'])).toBe("'=cote':* & '=d':*");
  });

  it('keeps nothing of operators and wildcards, and at most eight words', () => {
    expect(queryWords("% _ ' | & ! :* \\ ()")).toEqual([]);
    expect(queryWords('a b c d e f g h i j')).toHaveLength(8);
  });
});

describe('corrections', () => {
  it.each([
    ['zuri', 'zuri', 0],
    ['zuri', 'zurii', 1],
    ['zuri', 'zrui', 1],
    ['shmaba', 'shamba', 1],
    ['', 'abc', 3],
    ['kitten', 'sitting', 3],
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
