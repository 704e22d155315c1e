import { expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';

test.each(['Founders hold 49.6% after it.', 'Les fondateurs détiendront 46 % après la levée.'])(
  'what founders hold once the round is done is a plan: %s',
  (text) => {
    const pages = [{ page: 1, text: `The round\n${text}` }];
    const share = analyseDocument({ type: 'pitch_deck', pages }).numbers.find(({ value }) => value < 50);
    expect(share?.isForecast).toBe(true);
  },
);
