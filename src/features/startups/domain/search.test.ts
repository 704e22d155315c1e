import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { correctionWords, nameQuery, queryWords, searchableOf, searchVector, textQuery } from './search.ts';

const ZURI = {
  name: 'Zuri Pay',
  description: 'Pay in shops of Lagos.',
  sector: 'fintech',
  region: 'africa',
  country: 'NG',
  city: 'Ìbàdàn',
};

describe('what a startup is found by', () => {
  it('is the words of its name, of its labels and of its description, and once more those of the name, marked', () => {
    expect(searchVector(searchableOf(ZURI))).toBe(
      "'zuri' 'pay' 'fintech' 'africa' 'nigeria' 'ibadan' 'pay' 'in' 'shops' 'of' 'lagos' '=zuri' '=pay' ",
    );
  });

  it('is folded, and has nothing in it that a query could break on', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (name, description) => {
        const vector = searchVector(searchableOf({ ...ZURI, name, description }));
        expect(vector).toMatch(/^('=?[\p{L}\p{N}\p{M}]{1,40}' )*$/u);
      }),
    );
  });

  it('offers names and labels for corrections, without the shortest', () => {
    const searchable = searchableOf({ ...ZURI, name: 'Zuri ya Pay', city: null });
    expect(correctionWords(searchable)).toEqual(['zuri', 'pay', 'fintech', 'africa', 'nigeria']);
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
