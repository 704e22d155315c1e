import { expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';

const churnIn = (line: string) =>
  analyseDocument({
    type: 'pitch_deck',
    pages: [{ page: 1, text: ['Haraka Float Ltd', 'August 2026', 'Traction', line].join('\n') }],
  }).numbers.flatMap(({ unit, about, value }) => (unit === 'percent' ? [[value, about]] : []));

test.each([
  ['Agent churn ran at 5.2% a month.', [5.2, 'monthly churn of agents']],
  ['Churn among merchants is 3% a month.', [3, 'monthly churn of merchants']],
  ['Attrition des livreurs : 7 % par mois.', [7, 'monthly churn of riders']],
  ['4% of drivers leave each month.', [4, 'monthly churn of drivers']],
  ['Customer churn is 2% a month.', [2, 'monthly churn']],
  ['Clinic churn is 9% a year.', [9, 'annual churn']],
])('%s says whose it is', (line, churn) => {
  expect(churnIn(line)).toEqual([churn]);
});

test('what leaves of revenue or of those employed is none of either', () => {
  expect(churnIn('Staff churn is 11% a year.').map(([, about]) => about)).toEqual([null]);
  expect(churnIn('Churn of employees is 11% a year.').map(([, about]) => about)).toEqual([null]);
});
