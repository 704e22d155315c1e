import fc from 'fast-check';
import writeXlsx, { type SheetData } from 'write-excel-file/universal';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { writeCsv } from '#shared/domain/csv.ts';
import { textCell } from '#shared/domain/sheet/cell.ts';
import { column } from '#shared/domain/sheet/column.ts';
import { readSheetFile } from './read-file.ts';

const COLUMNS = { name: column('Company', textCell(50)), amount: column('Amount', textCell(50)) };
const read = async (content: BlobPart, name = 'file.csv') =>
  readSheetFile(new File([content], name), COLUMNS);
const gridOf = async (content: BlobPart) => (await read(content)).sheets?.[0]?.grid;
const xlsx = async (rows: SheetData) => writeXlsx(rows).toBlob();
const utf16 = (text: string, bigEndian = false) => {
  const bytes = new DataView(new ArrayBuffer(2 + text.length * 2));
  bytes.setUint16(0, 0xfeff, !bigEndian);
  for (let at = 0; at < text.length; at += 1) bytes.setUint16(2 + at * 2, text.charCodeAt(at), !bigEndian);
  return bytes.buffer;
};

describe('a CSV file', () => {
  const rows = [
    ['Company', 'Amount'],
    ['Café Sénégal', '1,5'],
  ];

  it.each<[string, BlobPart]>([
    ['UTF-8', writeCsv(rows)],
    ['UTF-8 with its mark', `\uFEFF${writeCsv(rows)}`],
    ['UTF-16 as Excel writes it', utf16('Company\tAmount\r\nCafé Sénégal\t1,5\r\n')],
    ['UTF-16, the other end first', utf16('Company\tAmount\r\nCafé Sénégal\t1,5\r\n', true)],
    [
      'the code page of Windows',
      Uint8Array.from('Company;Amount\nCafé Sénégal;1,5', (letter) => letter.charCodeAt(0)),
    ],
  ])('is read in %s', async (_, content) => {
    expect(await gridOf(content)).toEqual(rows);
  });
});

describe('an XLSX file', () => {
  it('is read as it shows: days, long and small numbers, answers, empty rows', async () => {
    const day = { value: new Date(Date.UTC(2024, 0, 31)), type: Date, format: 'dd/mm/yyyy' };
    const numbers = [0.1 + 0.2, 1e-7, 1e15, 12.125, -5].map((value) => ({ value, type: Number }));
    const file = await xlsx([[{ value: 'Company' }, day, { value: true, type: Boolean }], [], numbers]);
    expect(await gridOf(file)).toEqual([
      ['Company', '2024-01-31', 'Yes', '', ''],
      ['', '', '', '', ''],
      ['0.3', '0.0000001', '1000000000000000', '12.1250', '-5'],
    ]);
  });

  it('is known by what is in it, not by its name', async () => {
    const parsed = await read(await xlsx([[{ value: 'Company' }]]), 'deals.csv');
    expect(parsed.sheets).toMatchObject([{ grid: [['Company']] }]);
  });

  it('gives back the texts that were written', async () => {
    // The library that writes loses texts such as toString.
    const cell = fc
      .stringMatching(/^[ -~éàü₦]{1,20}$/)
      .filter((text) => text.trim() === text && !(text in {}));
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 5 }), async (rows) => {
        const file = await xlsx(rows.map((cells) => cells.map((value) => ({ value, type: String }))));
        expect(await gridOf(file)).toEqual(rows);
      }),
      { numRuns: 15 },
    );
  });
});

it.each<[string, BlobPart, RegExp]>([
  ['nothing', '', /is empty/],
  ['blank lines', '\n \n', /is empty/],
  ['too much', 'x'.repeat(10_000_001), /larger than 10 MB/],
  ['an old Excel file', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0]), /password or is in an old Excel format/],
  ['a PDF', '%PDF-1.7', /neither a CSV nor an XLSX/],
  ['a picture', Uint8Array.from([0x89, 0x50, 0, 0, 1]), /neither a CSV nor an XLSX/],
  ['a zip of something else', zipSync({ 'a.txt': strToU8('a') }).slice(), /could not be read/],
  ['half a zip', zipSync({ 'a.txt': strToU8('a') }).slice(0, 20), /could not be read/],
  ['a bomb', zipSync({ 'a.xml': new Uint8Array(120_000_000) }, { level: 1 }).slice(), /far too large/],
])('%s is refused in a sentence', async (_, content, problem) => {
  expect((await read(content)).problem).toMatch(problem);
});
