import { type CellValue, default as readSheets } from 'read-excel-file/node';
import { dayOf } from '#shared/domain/time.ts';
import { cellKey, shownCellsOf, shownNumber } from './sheet-format.ts';
import { Unreadable } from './unreadable.ts';
import { readXml } from './xml.ts';
import { checkEveryEntry, type OfficeFile, openOffice } from './zip.ts';

function cellText(cell: CellValue | null, format: string | undefined): string {
  if (cell === null) return '';
  if (cell instanceof Date) return dayOf(cell);
  if (typeof cell !== 'number') return String(cell).replaceAll(/[\t\n]+/g, ' ');
  return format === undefined ? numberText(cell) : shownNumber(cell, format, numberText);
}

/** A number as it is kept, without the noise of binary fractions; three decimals get a fourth, so that no point is taken for thousands. */
function numberText(value: number): string {
  const isNoisy = !Number.isInteger(value) && Math.abs(value) >= LEAST_ROUNDED;
  const plain = String(Number(isNoisy ? value.toFixed(MOST_DECIMALS) : value.toPrecision(15)));
  return /^-?\d{1,3}\.\d{3}$/.test(plain) ? `${plain}0` : plain;
}

/** A sum that a sheet has worked out, `1.39999999999999`, is off in the last of its digits. */
const MOST_DECIMALS = 8;
const LEAST_ROUNDED = 0.001;

/** The names of sheets that whoever opens the file does not see. */
async function hiddenSheets({ read }: OfficeFile): Promise<ReadonlySet<string>> {
  const names = new Set<string>();
  readXml(await read('xl/workbook.xml'), {
    open(name, { name: sheet = '', state = 'visible' }) {
      if (name === 'sheet' && state !== 'visible') names.add(sheet);
    },
  });
  return names;
}

/** One text per sheet: its name, then a line per row with the cells apart. Hidden sheets are left unread, and said. */
export async function readXlsx(bytes: Uint8Array): Promise<{ pages: string[]; hiddenPages: number[] }> {
  await checkEveryEntry(bytes, 'xlsx');
  const file = await openOffice(bytes, 'xlsx');
  const hidden = await hiddenSheets(file);
  const shown = await shownCellsOf(file);
  try {
    const sheets = await readSheets(Buffer.from(bytes));
    const texts = sheets.map(({ sheet, data }) => {
      const formats = shown.get(sheet);
      const lines = data.map((row, line) =>
        row
          .map((cell, column) => cellText(cell, formats?.get(cellKey(line, column))))
          .join('\t')
          .trimEnd(),
      );
      return { sheet, text: lines.every((line) => line === '') ? '' : [sheet, ...lines].join('\n') };
    });
    return {
      pages: texts.map(({ sheet, text }) => (hidden.has(sheet) ? '' : text)),
      hiddenPages: texts.flatMap(({ sheet, text }, index) =>
        hidden.has(sheet) && text !== '' ? [index + 1] : [],
      ),
    };
  } catch {
    throw new Unreadable('This XLSX file is damaged and cannot be opened.');
  }
}
