import Papa from 'papaparse';

/**
 * A spreadsheet would run these as a formula, also behind blanks that it drops and in the wide letters of East Asian
 * keyboards. A number, negative ones too, is none.
 */
const FORMULA = /^[\s\p{C}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;
const NUMBER = /^[-+]?\d[\d,]*(\.\d+)?$/;
const GUARDED = /^'(?=[\s\p{C}]*[=+\-@＝＋－＠]|[\t\r\n])/u;
/** Where another country's spreadsheet would cut a cell in two, and run what follows. */
const CUT_ELSEWHERE = /[;\t|]/;
const SEPARATORS = [',', ';', '\t', '|'];
const STATED_SEPARATOR = /^sep=(.)\r?\n/i;
/** Rows among which headings are looked for. */
const FIRST_ROWS = 20;

/** CSV as spreadsheets read it: what would be a formula is led by an apostrophe, numbers stay numbers. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return Papa.unparse(
    rows.map((cells) => cells.map((cell) => (FORMULA.test(cell) && !NUMBER.test(cell) ? `'${cell}` : cell))),
    { newline: '\r\n', quotes: (cell: unknown) => CUT_ELSEWHERE.test(String(cell)) },
  );
}

/** Reads CSV with any of the usual separators; the apostrophe that guards a formula is taken off again. */
export function readCsv(text: string): string[][] {
  return readCsvRows(text).filter((cells) => cells.some((cell) => cell.trim() !== ''));
}

/**
 * The same with its empty rows, so that row 7 is row 7 of the spreadsheet. The separator is the one a first line `sep=;`
 * states; else the one with which `countKnown` finds the most headings; else the one that divides the rows most evenly.
 */
export function readCsvRows(
  text: string,
  countKnown: (cells: readonly string[]) => number = () => 0,
): string[][] {
  const whole = text.replace(/^\uFEFF/, '');
  const [line = '', stated] = STATED_SEPARATOR.exec(whole) ?? [];
  const body = whole.slice(line.length);
  const delimiter = stated ?? knownSeparator(body, countKnown);
  const { data } = Papa.parse<string[]>(body, { delimiter });
  const rows = data.map((cells) => cells.map((cell) => cell.replace(GUARDED, '')));
  const last = rows.findLastIndex((cells) => cells.some((cell) => cell !== ''));
  return rows.slice(0, last + 1);
}

function knownSeparator(text: string, countKnown: (cells: readonly string[]) => number): string {
  let best = { separator: '', known: 0 };
  for (const delimiter of SEPARATORS) {
    const { data } = Papa.parse<string[]>(text, { delimiter, preview: FIRST_ROWS });
    const known = Math.max(0, ...data.map(countKnown));
    if (known > best.known) best = { separator: delimiter, known };
  }
  if (best.known > 0) return best.separator;
  const options = { skipEmptyLines: 'greedy', delimitersToGuess: SEPARATORS, preview: FIRST_ROWS } as const;
  return Papa.parse<string[]>(text, options).meta.delimiter;
}
