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
