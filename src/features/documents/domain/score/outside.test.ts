import { expect, it } from 'vitest';
import { analyseDocument } from '../analysis.ts';
import { forOutside } from './outside.ts';

const pages = [
  {
    page: 1,
    text: 'The team: our two founders hold 80% of the company.\nThe problem: imported soy is dear.',
  },
];
const capTable = { asOf: '2026-10-01', foundersPercent: 62.5, postMoneyUsd: null };

it('reads for others as if the team’s cap table had not been there', () => {
  const inside = analyseDocument({ type: 'pitch_deck', pages, facts: { capTable } });
  expect(JSON.stringify(inside)).toContain('62.5');
  expect(forOutside(inside)).toEqual(analyseDocument({ type: 'pitch_deck', pages }));
});

it('leaves every other finding', () => {
  const plain = analyseDocument({ type: 'pitch_deck', pages });
  expect(forOutside(plain)).toBe(plain);
});
