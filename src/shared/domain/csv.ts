import Papa from 'papaparse';

/** A spreadsheet would run these as a formula. A number, negative ones too, is none. */
const FORMULA = /^[=+\-@\t\r]/;
const NUMBER = /^[-+]?\d[\d,]*(\.\d+)?$/;
const GUARDED = /^'(?=[=+\-@\t\r])/;

/** CSV as spreadsheets read it: what would be a formula is led by an apostrophe, numbers stay numbers. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return Papa.unparse(
    rows.map((cells) => cells.map((cell) => (FORMULA.test(cell) && !NUMBER.test(cell) ? `'${cell}` : cell))),
    { newline: '\r\n' },
  );
}

/** Reads CSV with any of the usual separators; the apostrophe that guards a formula is taken off again. */
export function readCsv(text: string): string[][] {
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), {
    skipEmptyLines: 'greedy',
    delimitersToGuess: [',', ';', '\t', '|'],
  });
  return data.map((cells) => cells.map((cell) => cell.replace(GUARDED, '')));
}
