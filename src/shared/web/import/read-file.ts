import { readCsvRows } from '#shared/domain/csv.ts';
import { type Columns, countKnownColumns } from '#shared/domain/sheet/column.ts';
import type { Grid } from '#shared/domain/sheet/sheet.ts';

/** One sheet of a file; a CSV file has one without a name. */
export type FileSheet = { readonly name: string; readonly grid: Grid };

export type ParsedFile =
  | { readonly sheets: readonly FileSheet[]; readonly problem: null }
  | { readonly sheets: null; readonly problem: string };

const MOST_BYTES = 10_000_000;
const MOST_UNPACKED_BYTES = 100_000_000;
const MOST_ROWS = 20_000;
const DIGITS_OF_A_SPREADSHEET = 15;

const refuse = (problem: string) => ({ sheets: null, problem });

/** Reads a CSV or XLSX file by what is in it, whatever it is called; a sentence when it is neither. */
export async function readSheetFile(file: File, columns: Columns): Promise<ParsedFile> {
  if (file.size > MOST_BYTES) return refuse('This file is larger than 10 MB. Split it.');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const start = Array.from(bytes.subarray(0, 4), (byte) => byte.toString(16).padStart(2, '0')).join('');
  if (start === 'd0cf11e0')
    return refuse(
      'This file has a password or is in an old Excel format. Save it as XLSX or CSV without a password.',
    );
  if (start === '504b0304') return readXlsx(bytes);
  const text = decode(bytes);
  if (text === null || start === '25504446') return refuse('This is neither a CSV nor an XLSX file.');
  if (text.trim() === '') return refuse('This file is empty.');
  const grid = readCsvRows(text, (cells) => countKnownColumns(columns, cells));
  return { sheets: [{ name: '', grid }], problem: null };
}

/** Text in UTF-8, in UTF-16 as Excel writes it, or in the former code page of Western Windows; null when it is no text. */
function decode(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes.subarray(0, 65_536).includes(0)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

async function readXlsx(bytes: Uint8Array<ArrayBuffer>): Promise<ParsedFile> {
  const [{ unzipSync }, { default: readSheets }] = await Promise.all([
    import('fflate'),
    import('read-excel-file/universal'),
  ]);
  let unpacked = 0;
  try {
    unzipSync(bytes, {
      filter: ({ originalSize }) => {
        unpacked += originalSize;
        return false;
      },
    });
    if (unpacked > MOST_UNPACKED_BYTES)
      return refuse('This file would be far too large when unpacked, so we do not open it.');
    const sheets = (await readSheets(new Blob([bytes]), { trim: false }))
      .map(({ sheet, data }) => ({
        name: sheet,
        grid: data.slice(0, MOST_ROWS).map((cells) => cells.map(cellText)),
      }))
      .filter(({ grid }) => grid.some((cells) => cells.some((cell) => cell !== '')));
    return sheets.length === 0 ? refuse('This file is empty.') : { sheets, problem: null };
  } catch {
    return refuse('This file could not be read. Save it again as XLSX or CSV.');
  }
}

/** What a cell shows. A formula is its last result. */
function cellText(cell: unknown): string {
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10);
  if (typeof cell === 'number') return numberText(cell);
  if (typeof cell === 'boolean') return cell ? 'Yes' : 'No';
  return typeof cell === 'string' ? cell : '';
}

/** A number with the digits a spreadsheet shows; `12.125` as `12.1250`, which nobody can read as twelve thousand. */
function numberText(value: number): string {
  const shown = Number(value.toPrecision(DIGITS_OF_A_SPREADSHEET));
  const text = String(shown).includes('e')
    ? shown.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 20 })
    : String(shown);
  return /^-?[1-9]\d{0,2}\.\d{3}$/.test(text) ? `${text}0` : text;
}
