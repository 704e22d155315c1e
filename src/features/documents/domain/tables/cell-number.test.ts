import { describe, expect, it } from 'vitest';
import { pagesOf } from '#test/table-rows.ts';
import { analyseDocument } from '../analysis.ts';
import { cellNumber, readingsOf, separatorsOf, valuesOf } from './cell-number.ts';

describe('a number keeps one separator of thousands', () => {
  it.each([
    ['1,234,567', [1_234_567]],
    ['1.234.567,8', [1_234_567.8]],
    ['1 234 567', [1_234_567]],
    ["1'234", [1234]],
    ['12,34,567', [1_234_567]],
    ['84.6', [84.6]],
    ['1.234', [1234, 1.234]],
    ['1,234.567,890', []],
    ['1 234,567 890', []],
    ['655 712 69 803', []],
  ])('%s', (body, values) => {
    expect(readingsOf(body).map(({ value }) => value)).toEqual(values);
  });

  it('and what is open is told by the others of its table', () => {
    expect(
      valuesOf('1.234', separatorsOf(['1.234', '5.678,9'], false) ?? { thousands: '', decimal: '' }),
    ).toEqual([1234]);
    expect(
      valuesOf('1.234', separatorsOf(['1.234', '84.6'], false) ?? { thousands: '', decimal: '' }),
    ).toEqual([1.234]);
    expect(
      valuesOf('1.234', separatorsOf(['1.234', '208'], false) ?? { thousands: '', decimal: '' }),
    ).toEqual([1234]);
    expect(valuesOf('1.234', separatorsOf(['1.234'], false) ?? { thousands: '', decimal: '' })).toEqual([
      1234, 1.234,
    ]);
    expect(separatorsOf(['1.234.567', '1,234,567'], false)).toBeNull();
  });

  it('and a number of 400 digits is none', () => {
    expect(cellNumber('9'.repeat(400))).toBeNull();
    expect(
      analyseDocument({ type: 'financial_statements', pages: pagesOf(`\t2024\nRevenue\t${'9'.repeat(400)}`) })
        .numbers,
    ).toEqual([]);
  });
});

it.each([
  ['1,214,500 credit', '1,214,500'],
  ['5,640,000 debit (owed to the bank)', '5,640,000'],
  ['480 000 (crediteur)', '480 000'],
])('%s: the side of an account in words', (cell, body) => {
  expect(cellNumber(cell)?.body).toBe(body);
});

it('a letter before a sum is money, and before a number alone a name', () => {
  expect(cellNumber('m 9.84m')).toMatchObject({ mark: 'm', body: '9.84', power: 6 });
  expect(cellNumber('q 1,200')).toMatchObject({ mark: 'q', body: '1,200' });
  for (const text of ['q1', 'q 3', 'l 2', 'm 2025']) expect(cellNumber(text)).toBeNull();
});
