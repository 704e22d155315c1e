import { expect, test } from 'vitest';
import { numberCell, RATE_COLUMNS, readSheet, truthCell } from './sheet.ts';

test('columns are found in any order and spelling, others are named, empty rows skipped', () => {
  const grid = [
    ['RATE', 'date', 'Base ', 'quote', 'Comment'],
    ['1,600.5', '2026-01-31', 'USD', 'NGN', 'x'],
    ['', '', '', '', ''],
    ['129', '2026-01-31', 'USD'],
  ];
  const sheet = readSheet(grid, RATE_COLUMNS, ['date', 'rate', 'source']);
  expect(sheet.missing).toEqual(['Source']);
  expect(sheet.unknown).toEqual(['Comment']);
  expect(sheet.rows).toEqual([
    { line: 2, cells: { date: '2026-01-31', base: 'USD', quote: 'NGN', rate: '1,600.5', source: '' } },
    { line: 4, cells: { date: '2026-01-31', base: 'USD', quote: '', rate: '129', source: '' } },
  ]);
});

test('numbers and answers as spreadsheets write them; what is none stays as it is, to be refused by name', () => {
  expect(['1,250,000.50', '12%', '-5', '', '1.2.3', 'ten'].map(numberCell)).toEqual([
    1_250_000.5,
    12,
    -5,
    undefined,
    '1.2.3',
    'ten',
  ]);
  expect(['Yes', '', 'x', 'FALSE', 'maybe'].map(truthCell)).toEqual([true, false, true, false, 'maybe']);
});
