import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCsv, writeCsv } from './csv.ts';

describe('CSV', () => {
  it('never lets a spreadsheet run a cell, and leaves negative numbers alone', () => {
    const rows = [['=HYPERLINK("http://evil")', '+1 (555) 0100', '-5', '@cmd', '-1,250.50']];
    expect(writeCsv(rows)).toBe(`"'=HYPERLINK(""http://evil"")",'+1 (555) 0100,-5,'@cmd,"-1,250.50"`);
    expect(readCsv(writeCsv(rows))).toEqual(rows);
  });

  it('reads semicolons, a byte order mark and empty lines', () => {
    expect(readCsv('\uFEFFa;b\r\n\r\n1;2\r\n')).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });

  it('reads back what it wrote', () => {
    const cell = fc.string({ unit: 'grapheme', maxLength: 20 }).filter((text) => !/^'|\uFEFF/.test(text));
    const rows = fc.array(fc.tuple(fc.constant('x'), cell, cell), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(rows, (grid) => {
        expect(readCsv(writeCsv(grid))).toEqual(grid);
      }),
    );
  });
});

it.each([
  '=1+1',
  '\t=1+1',
  '\r=1+1',
  ' =1+1',
  '\u00a0=1+1',
  '\u200b=1+1',
  '\ufeff@SUM(1)',
  '＝1+1',
  '＋1',
  '－1+1',
  '＠x',
  '\n-1+cmd',
])('writes %j so that no spreadsheet runs it, and reads it as it was', (cell) => {
  const csv = writeCsv([[cell]]);
  expect(csv.replace(/^"/, '')).toMatch(/^'/);
  expect(readCsv(csv)).toEqual([[cell]]);
});

it.each(['x;=1+1', 'x\t=1+1', 'x|=1+1'])('keeps %j whole for a spreadsheet that cuts elsewhere', (cell) =>
  expect(writeCsv([[cell, 'y']])).toBe(`"${cell}",y`),
);
