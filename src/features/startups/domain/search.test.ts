import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { correctionWords, nameQuery, queryWords, searchVector, textQuery } from './search.ts';

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
