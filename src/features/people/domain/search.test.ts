import { describe, expect, it } from 'vitest';
import { anywhereQuery, nameQuery, peopleWords, placeQuery } from './search.ts';

describe('what people are looked for by', () => {
  it('is the folded words, each once, eight at most', () => {
    expect(peopleWords('Ọláṣeyẹ  olaseye O’Neil')).toEqual(['olaseye', 'o', 'neil']);
    expect(peopleWords('a b c d e f g h i j')).toHaveLength(8);
    expect(peopleWords('%%% _ &|!:*()')).toEqual([]);
  });

  it('is never an e-mail address', () => {
    expect(peopleWords('ada@mail.example')).toEqual([]);
    expect(peopleWords('Ada ada@mail.example')).toEqual([]);
    expect(peopleWords('@ada')).toEqual(['ada']);
  });

  it('asks for beginnings of words, in names and places apart', () => {
    expect(anywhereQuery(['ada', 'obi'])).toBe(`'ada':* & 'obi':*`);
    expect(nameQuery(['ada'])).toBe(`'=ada':*`);
    expect(placeQuery(['lagos'])).toBe(`'lagos':*B`);
  });
});
