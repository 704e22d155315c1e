import { format, getFormatFromId, getFormatInfo } from 'numfmt';
import { relationsOf } from './relations.ts';
import { readXml } from './xml.ts';
import type { OfficeFile } from './zip.ts';

/** How the cells of a sheet show their numbers, where that says more than the number: by row and column, both from 0. */
export type ShownCells = ReadonlyMap<string, string>;
export const cellKey = (row: number, column: number): string => `${row} ${column}`;

/** The formats by their place in the list that cells refer to. */
function formatsIn(styles: string): string[] {
  const own = new Map<number, string>();
  const formats: string[] = [];
  let inCells = false;
  readXml(styles, {
    open(name, { numFmtId = '0', formatCode = 'General' }) {
      if (name === 'numFmt') own.set(Number(numFmtId), formatCode);
      if (name === 'cellXfs') inCells = true;
      if (name === 'xf' && inCells) {
        const id = Number(numFmtId);
        formats.push(own.get(id) ?? getFormatFromId(id) ?? 'General');
      }
    },
    close(name) {
      if (name === 'cellXfs') inCells = false;
    },
  });
  return formats;
}

/** Whether a format adds to the number: a percentage, a scale, a currency or a unit. */
function isTelling(code: string): boolean {
  try {
    const { isDate, isText, isPercent, scale } = getFormatInfo(code);
    return !isDate && !isText && (isPercent || scale !== 1 || /[\p{L}\p{Sc}]/u.test(format(code, 1)));
  } catch {
    return false;
  }
}

/** `AB12` as row 11 and column 27. */
function placeOf(reference: string): string | null {
  const [, letters, row] = /^([A-Z]{1,3})(\d{1,7})$/.exec(reference) ?? [];
  if (letters === undefined) return null;
  const column = letters.split('').reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  return cellKey(Number(row) - 1, column - 1);
}

/** The telling formats of each sheet's cells, by the sheet's name. */
export async function shownCellsOf(file: OfficeFile): Promise<ReadonlyMap<string, ShownCells>> {
  const formats = formatsIn(await file.read('xl/styles.xml')).map((code) => (isTelling(code) ? code : null));
  const sheets = new Map<string, ShownCells>();
  if (formats.every((code) => code === null)) return sheets;
  const { byId } = await relationsOf(file, 'xl', 'workbook.xml');
  const parts: [name: string, part: string][] = [];
  readXml(await file.read('xl/workbook.xml'), {
    open(name, attributes) {
      const part = byId.get(attributes['r:id'] ?? '');
      if (name === 'sheet' && part !== undefined) parts.push([attributes['name'] ?? '', part]);
    },
  });
  for (const [sheet, part] of parts) {
    const cells = new Map<string, string>();
    readXml(await file.read(part), {
      open(name, { r = '', s = '0' }) {
        const code = name === 'c' ? formats[Number(s)] : null;
        const place = code ? placeOf(r) : null;
        if (code && place) cells.set(place, code);
      },
    });
    sheets.set(sheet, cells);
  }
  return sheets;
}

/** Of a third, 33.333333333 % says no more. */
const PERCENT_DECIMALS = 2;

/** What a format writes before and after the digits: `KES `, `(`, `%`, `m`. */
const AROUND_DIGITS = /^(\D*?)(?:\d|\.\d)(?:.*\d)?(\D*)$/su;

/**
 * A number as whoever opens the file sees it, to its last decimal, percentages to two: `0.412` under `0%` is `41.2%`, and
 * 1,234,567 under `#,##0,"k"` is `1234.567k`.
 */
export function shownNumber(value: number, code: string, plain: (value: number) => string): string {
  const [, before = '', behind = ''] = AROUND_DIGITS.exec(format(code, value).trim()) ?? [];
  const { scale, isPercent, maxDecimals } = getFormatInfo(code);
  const exact = Math.abs(value) * scale;
  const decimals = Math.max(maxDecimals, PERCENT_DECIMALS);
  const digits = plain(Number(isPercent ? exact.toFixed(decimals) : exact.toPrecision(15)));
  const isBelow = value < 0 && !/[-–−(]/.test(before);
  return `${isBelow ? '-' : ''}${before}${digits}${behind}`;
}
