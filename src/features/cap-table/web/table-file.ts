import { writeCsv } from '#shared/domain/csv.ts';
import type { CapTableAnswer } from '../contract/answer.ts';
import { withConvertibles } from '../domain/convertible-sheet.ts';
import { draftOf } from '../domain/draft.ts';
import { gridOf } from '../domain/draft-grid.ts';
import type { Issuer } from '../domain/ocf-write.ts';

/** What of a version a spreadsheet holds. */
type TableToSave = {
  readonly inputs: Pick<CapTableAnswer['inputs'], 'shares' | 'convertibles'>;
  readonly shareholders: readonly Pick<CapTableAnswer['shareholders'][number], 'percentage'>[];
  readonly convertibles: readonly Pick<CapTableAnswer['convertibles'][number], 'percentageAtCap'>[];
};

function sheetOf(table: TableToSave): string[][] {
  const { shares, convertibles = [] } = table.inputs;
  const [headings = [], ...rows] = withConvertibles(gridOf(shares.map(draftOf)), convertibles);
  const percentages = [
    ...table.shareholders.map(({ percentage }) => percentage.toFixed(4)),
    ...table.convertibles.map(({ percentageAtCap }) => percentageAtCap?.toFixed(4) ?? ''),
  ];
  return [[...headings, 'Percentage'], ...rows.map((cells, row) => [...cells, percentages[row] ?? ''])];
}

/** As CSV, with the mark by which spreadsheets know UTF-8. */
export const csvOf = (table: TableToSave): Blob =>
  new Blob([`\uFEFF${writeCsv(sheetOf(table))}`], { type: 'text/csv' });

/** Numbers as numbers where a spreadsheet shows them as they are written; everything else, "007" too, is text and never a formula. */
function xlsxCell(cell: string) {
  const isNumber = /^-?\d{1,15}(\.\d{1,10})?$/.test(cell) && cell.length <= 16;
  if (isNumber && String(Number(cell)) === cell) return { type: Number, value: Number(cell) };
  // The writer keeps texts as keys of a plain object, and takes “constructor” for one it has seen.
  return { type: String, value: cell in Object.prototype ? `${cell} ` : cell };
}

export async function xlsxOf(table: TableToSave): Promise<Blob> {
  const { default: writeXlsx } = await import('write-excel-file/universal');
  return writeXlsx(
    sheetOf(table).map((cells) => cells.map(xlsxCell)),
    { sheet: 'Cap table' },
  ).toBlob();
}

export async function ocfOf(table: CapTableAnswer, issuer: Issuer): Promise<Blob> {
  const { zipOcf } = await import('../domain/ocf-zip.ts');
  const { shares, convertibles = [], asOf } = table.inputs;
  const made = { asOf: asOf ?? table.createdAt.slice(0, 10), generatedAt: table.createdAt };
  const zip = zipOcf({ entries: shares, convertibles }, issuer, made);
  return new Blob([new Uint8Array(zip)], { type: 'application/zip' });
}
