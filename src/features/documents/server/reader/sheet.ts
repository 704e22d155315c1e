import { type CellValue, default as readSheets } from 'read-excel-file/node';
import { dayOf } from '#shared/domain/time.ts';
import { Unreadable } from './unreadable.ts';
import { checkEveryEntry } from './zip.ts';

const cellText = (cell: CellValue | null): string => {
  if (cell === null) return '';
  if (cell instanceof Date) return dayOf(cell);
  return typeof cell === 'number' ? numberText(cell) : String(cell).replaceAll(/[\t\n]+/g, ' ');
};

/** A number as it is kept, without the noise of binary fractions; three decimals get a fourth, so that no point is taken for thousands. */
function numberText(value: number): string {
  const plain = String(Number(value.toPrecision(15)));
  return /^-?\d{1,3}\.\d{3}$/.test(plain) ? `${plain}0` : plain;
}

/** One text per sheet: its name, then a line per row with the cells apart. */
export async function readXlsx(bytes: Uint8Array): Promise<string[]> {
  await checkEveryEntry(bytes, 'xlsx');
  try {
    const sheets = await readSheets(Buffer.from(bytes));
    return sheets.map(({ sheet, data }) => {
      const lines = data.map((row) => row.map(cellText).join('\t').trimEnd());
      return lines.every((line) => line === '') ? '' : [sheet, ...lines].join('\n');
    });
  } catch {
    throw new Unreadable('This XLSX file is damaged and cannot be opened.');
  }
}
