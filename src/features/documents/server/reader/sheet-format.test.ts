import writeExcel from 'write-excel-file/node';
import { expect, test } from 'vitest';
import { readDocument } from './text.ts';

/** The first line of a sheet of one row. */
async function rowOf(
  cells: readonly { readonly value: number; readonly format?: string }[],
): Promise<string> {
  const bytes = await writeExcel([cells.map((cell) => ({ ...cell, type: Number }))], {
    sheet: 'One',
  }).toBuffer();
  const { text } = await readDocument({ kind: 'xlsx', bytes });
  return text?.pages[0]?.split('\n')[1] ?? '';
}

test.each([
  [0.412, '0%', '41.2%'],
  [0.35, '0.0%', '35%'],
  [1 / 3, '0%', '33.33%'],
  [1_234_567, '#,##0,', '1234.567'],
  [1_200_000, '#,##0.0,,"m"', '1.2m'],
  [94_000, '"KES" #,##0', 'KES 94000'],
  [94_000, '[$₦-468]#,##0.00', '₦94000'],
  [-1_842, '"R" #,##0;("R" #,##0)', '(R 1842)'],
  [-0.05, '0%', '-5%'],
  [1842, '#,##0', '1842'],
  [1.25, '0.000', '1.25'],
])('%d under %s is shown as %s', async (value, format, shown) => {
  expect(await rowOf([{ value, format }])).toBe(shown);
});

test('a format holds for its own cell', async () => {
  expect(await rowOf([{ value: 0.2 }, { value: 0.2, format: '0%' }, { value: 0.2 }])).toBe('0.2\t20%\t0.2');
});
