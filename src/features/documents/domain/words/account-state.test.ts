import { expect, test } from 'vitest';
import { columnTime } from '../tables/table-period.ts';
import { accountOf, plainLabel } from './account.ts';

test('a label may end with the state of its figures, and things that were audited keep their word', () => {
  for (const label of [
    'turnover restated',
    'turnover unaudited',
    'turnover (draft)',
    "chiffre d'affaires non audite",
  ])
    expect(accountOf(label)).toBe('revenue');
  expect(plainLabel('suppliers audited')).toBe('suppliers audited');
  expect(plainLabel('contracts signed')).toBe('contracts signed');
});

test.each([
  '2025 unaudited',
  'reviewed 2025',
  '2025 (pro forma)',
  'comptes 2025, provisoires',
  'non audites 2025',
])('a head tells its year in whatever state: %s', (head) => {
  expect(columnTime(head.replace('comptes ', ''))).toMatchObject({ date: '2025', isForecast: false });
});
