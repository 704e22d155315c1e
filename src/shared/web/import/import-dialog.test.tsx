import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import writeXlsx from 'write-excel-file/universal';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readCsvRows } from '#shared/domain/csv.ts';
import { numberCell, textCell } from '#shared/domain/sheet/cell.ts';
import { column } from '#shared/domain/sheet/column.ts';
import { type ReportRow, reportOf } from '#shared/domain/sheet/report.ts';
import { readSheet } from '#shared/domain/sheet/sheet.ts';
import { renderScreen } from '#test/web/screen.tsx';
import { FormerImports } from './former-imports.tsx';
import { ImportDialog } from './import-dialog.tsx';
import type { SentSheet } from './use-sheet-import.ts';

const KIND = {
  columns: {
    name: column('Company', textCell(40), { isNeeded: true, whenEmpty: 'Please name the company' }),
    shares: column('Shares', numberCell('Must be a number'), { isNeeded: true }),
    notes: column('Notes', textCell(40)),
  },
  mostRows: 500,
};

let there: Set<string>;
let failure: Error | null;
let closed: boolean;
beforeEach(() => {
  [there, failure, closed] = [new Set(['Kora']), null, false];
});

afterEach(() => {
  vi.restoreAllMocks();
});

/** What a server would answer: by the engine itself. */
function answer({ csv, columns }: SentSheet) {
  const { sheet, problem } = readSheet(KIND, readCsvRows(csv), columns);
  if (sheet === null) throw new Error(problem);
  const rows = sheet.rows.map(({ line, cells, errors }): ReportRow => {
    const outcome = errors.length > 0 ? 'refused' : there.has(cells.name) ? 'same' : 'new';
    return { line, outcome, title: cells.name, detail: `${cells.shares} shares`, errors };
  });
  return { rows, report: reportOf(sheet, rows) };
}

function show() {
  renderScreen(
    <ImportDialog
      title="Import holders"
      description="Holders of shares."
      hint="At most 500 rows."
      noun="holder"
      templateName="holders"
      kind={KIND}
      preview={(sheet) => answer(sheet).report}
      run={async (sheet) => {
        if (failure) throw failure;
        const added = answer(sheet).rows.filter(({ outcome }) => outcome === 'new');
        for (const { title } of added) there.add(title);
        const undo = async () => {
          for (const { title } of added) there.delete(title);
          return added.length;
        };
        return { count: added.length, undo };
      }}
      former={
        <FormerImports
          noun="holder"
          imports={[{ id: 7, name: 'old.csv', at: '2026-11-20', count: 2, changed: 1, isUndone: false }]}
          onUndo={async (id) => there.add(`undone ${id}`)}
        />
      }
      onClose={() => {
        closed = true;
      }}
    />,
  );
}
const choose = async (content: BlobPart, name = 'holders.csv') =>
  userEvent.upload(screen.getByLabelText('File'), new File([content], name));
const rowsShown = () => within(screen.getByRole('list', { name: 'Preview' })).getAllByRole('listitem');
const button = (name: string | RegExp) => screen.getByRole('button', { name });

it('shows what each row would do, lets a cell be put right, imports, and takes it back at once', async () => {
  show();
  await choose('Company;Shares;Colour\nZuri;1.500,5;red\nKora;7;\nBad;lots;\n;5;');
  expect(await screen.findByText('Columns not used: Colour.')).toBeTruthy();
  expect(rowsShown().map((row) => row.textContent?.slice(0, 5))).toEqual([
    'Row 4',
    'Row 5',
    'Row 2',
    'Row 3',
  ]);
  await userEvent.click(button('1 Already there'));
  expect(rowsShown()).toHaveLength(1);
  await userEvent.click(button('1 Already there'));
  const cell = screen.getByLabelText('Row 4 (Bad): Shares');
  await userEvent.clear(cell);
  await userEvent.type(cell, '10{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Import 2 holders, leave out 1' }));
  expect(await screen.findByText('Imported 2 holders')).toBeTruthy();
  expect(screen.getByText('1 row already there, 1 row with errors left out.')).toBeTruthy();
  expect([...there]).toEqual(['Kora', 'Zuri', 'Bad']);
  button('Undo').focus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('Undone: 2 holders')).toBeTruthy();
  expect([...there]).toEqual(['Kora']);
  await userEvent.click(button('Done'));
  expect(closed).toBe(true);
});

it('has nothing to do with a file that is there already', async () => {
  show();
  await choose('Company,Shares\nKora,7');
  expect(await screen.findByText('This file contains nothing new.')).toBeTruthy();
  expect(button('Import').hasAttribute('disabled')).toBe(true);
});

it('lets the columns be chosen where their headings are not known, and changed later', async () => {
  show();
  await choose('Firma,Anteile,Bemerkung\nZuri,10,Gründer');
  expect(button('Preview').hasAttribute('disabled')).toBe(true);
  await userEvent.selectOptions(screen.getByLabelText('Company'), 'Firma');
  expect(screen.getByText('Such as Zuri')).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText('Shares'), 'Anteile');
  await userEvent.click(button('Preview'));
  expect(await screen.findByText('Columns not used: Bemerkung.')).toBeTruthy();
  await userEvent.click(button('Columns'));
  await userEvent.selectOptions(screen.getByLabelText(/Notes/), 'Bemerkung');
  await userEvent.click(button('Preview'));
  expect(await screen.findByRole('button', { name: 'Import 1 holder' })).toBeTruthy();
  expect(screen.queryByText(/Columns not used/)).toBeNull();
});

it('asks which sheet of a workbook is meant', async () => {
  show();
  const holders = [
    [{ value: 'Company' }, { value: 'Shares' }],
    [{ value: 'Zuri' }, { value: 12.5, type: Number }],
  ];
  const book = writeXlsx([
    { sheet: 'Cover', data: [[{ value: 'Confidential' }]] },
    { sheet: 'Holders', data: holders },
  ]);
  await choose(await book.toBlob(), 'holders.xlsx');
  await userEvent.selectOptions(await screen.findByLabelText('Sheet'), 'Holders');
  expect(await screen.findByText('12.5 shares')).toBeTruthy();
});

it('says why a file cannot be read, and keeps the rows where the import fails', async () => {
  show();
  await choose('%PDF-1.7', 'deck.pdf.csv');
  expect(await screen.findByText('This is neither a CSV nor an XLSX file.')).toBeTruthy();
  await choose('Company,Shares\nZuri,1');
  failure = new Error('down');
  await userEvent.click(await screen.findByRole('button', { name: 'Import 1 holder' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Nothing you typed was lost');
  expect(rowsShown()).toHaveLength(1);
});

it('lists a long file in parts', async () => {
  show();
  await choose(`Company,Shares\n${Array.from({ length: 120 }, (_, row) => `C${row},1`).join('\n')}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Show more of 120 rows' }));
  expect(rowsShown()).toHaveLength(120);
});

it('takes an earlier import back after asking, and hands out a file with the columns', async () => {
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) saved.push(file);
    return 'blob:file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  show();
  await userEvent.click(button('Download a file with the columns'));
  expect(await saved[0]?.text()).toMatch(/^\uFEFF?Company,Shares,Notes/);
  expect(screen.getByText('20 Nov 2026, 2 holders, 1 changed since')).toBeTruthy();
  await userEvent.click(button('Undo old.csv'));
  expect(there.size).toBe(1);
  await userEvent.click(button('Remove 2 holders'));
  expect(there.has('undone 7')).toBe(true);
});
