import { expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';

test('all that a plan lists for its year is planned for that year, whenever it was approved', () => {
  const text =
    'Letter, 20 October 2026\nThe board approved the plan for 2027 on 8 October: revenue of KES 410 million and EBITDA of KES 62 million, without new debt.';
  const figures = analyseDocument({ type: 'pitch_deck', pages: [{ page: 1, text }] }).numbers;
  expect(figures.map(({ value, period, isForecast }) => [value, period, isForecast])).toEqual([
    [410e6, '2027', true],
    [62e6, '2027', true],
  ]);
});

test.each(['Founders hold 49.6% after it.', 'Les fondateurs détiendront 46 % après la levée.'])(
  'what founders hold once the round is done is a plan: %s',
  (text) => {
    const pages = [{ page: 1, text: `The round\n${text}` }];
    const share = analyseDocument({ type: 'pitch_deck', pages }).numbers.find(({ value }) => value < 50);
    expect(share?.isForecast).toBe(true);
  },
);

test.each([
  'Notre prévision de ventes pour toute l’année reste de 640 000 euros.',
  'Nous pensons finir l’année vers 640 000 euros de recettes.',
  'Nous pensons terminer l’exercice à 640 000 euros de ventes.',
  'We expect to finish the year at EUR 640,000 of sales.',
])('what the year is to end with is of the year that runs: %s', (text) => {
  const pages = [{ page: 1, text: `Lettre, troisième trimestre 2026\n12 octobre 2026\n${text}` }];
  const target = analyseDocument({ type: 'business_plan', pages }).numbers.find(
    ({ kind }) => kind === 'revenue',
  );
  expect([target?.value, target?.period, target?.isForecast]).toEqual([640_000, '2026', true]);
});
