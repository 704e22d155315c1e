import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LONGEST_SHEET } from '#shared/contract/sheet-import.ts';
import { writeCsv } from '#shared/domain/csv.ts';
import { type Columns, type Mapping, recogniseColumns } from '#shared/domain/sheet/column.ts';
import type { ImportReport } from '#shared/domain/sheet/report.ts';
import {
  type Grid,
  headingRowOf,
  missingColumns,
  readSheet,
  type SheetKind,
} from '#shared/domain/sheet/sheet.ts';
import { messageOf } from '../api-error.ts';
import { formatNumber } from '../format.ts';
import { type ParsedFile, type FileSheet, readSheetFile } from './read-file.ts';

/** A sheet as every import call takes it. */
export type SentSheet = {
  readonly csv: string;
  readonly fileName: string;
  readonly columns: Record<string, number | null>;
};

/** What came of an import; `undo` answers how many rows it took back, and is null where nothing was written. */
export type ImportDone = { readonly count: number; readonly undo: (() => Promise<number>) | null };

export type SheetImport = {
  readonly kind: SheetKind;
  readonly preview: (sheet: SentSheet) => Promise<ImportReport> | ImportReport;
  readonly run: (sheet: SentSheet) => Promise<ImportDone>;
  /** Reads a file that is no spreadsheet; null leaves it to the reader of spreadsheets. */
  readonly readOther?: (file: File) => Promise<ParsedFile | null>;
  /** The most characters a sheet may have, 900,000 unless said. */
  readonly longest?: number;
  /** Changes when something other than the file changes the preview. */
  readonly revision?: string;
};

export type Held = {
  readonly fileName: string;
  readonly sheets: readonly FileSheet[];
  readonly sheet: number;
  readonly grid: Grid;
  readonly columns: Columns;
  readonly mapping: Mapping;
  /** Told apart by it, since a sheet is too long to be compared. */
  readonly version: number;
};

export type Step = 'file' | 'columns' | 'preview' | 'done';

/** The headings of a sheet, by which its columns are chosen. */
export const headingsOf = ({ columns, grid }: Held): readonly string[] =>
  grid[headingRowOf(columns, grid)] ?? [];

/** The first text below a heading. */
export function exampleOf({ columns, grid }: Held, place: number): string {
  const below = grid.slice(headingRowOf(columns, grid) + 1);
  return below.map((cells) => (cells[place] ?? '').trim()).find((text) => text !== '') ?? '';
}

/** The same width in every row, so that the separator cannot be mistaken. */
function csvOf(grid: Grid): string {
  const width = Math.max(1, ...grid.map((cells) => cells.length));
  return writeCsv(grid.map((cells) => [...cells, ...Array.from({ length: width - cells.length }, () => '')]));
}

/** What is wrong with the sheet as a whole. */
class SheetProblem extends Error {}

const sentenceOf = (error: unknown): string =>
  error instanceof SheetProblem ? error.message : messageOf(error);

/** The way of a file into the product: chosen, its columns found or chosen, looked at, imported, taken back. */
export function useSheetImport({
  kind,
  preview,
  run,
  readOther,
  longest = LONGEST_SHEET,
  revision = '',
}: SheetImport) {
  const [step, setStep] = useState<Step>('file');
  const [held, setHeld] = useState<Held | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const [done, setDone] = useState<(ImportDone & { readonly report: ImportReport }) | null>(null);
  const [takenBack, setTakenBack] = useState<number | null>(null);

  const sentOf = ({ fileName, grid, mapping }: Held): SentSheet => ({
    csv: csvOf(grid),
    fileName: fileName.slice(-200),
    columns: { ...mapping },
  });
  const asking = useQuery({
    queryKey: ['sheet import', held?.fileName, held?.version, revision],
    queryFn: async () => {
      if (held === null) return null;
      const { problem: found } = readSheet(kind, held.grid, held.mapping);
      if (found !== null) throw new SheetProblem(found);
      return preview(sentOf(held));
    },
    // Not while the import itself refreshes what is on the screen.
    enabled: held !== null && step === 'preview' && !pending,
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  });

  const change = (next: Partial<Held>) => {
    setProblem(null);
    setHeld(held && { ...held, ...next, version: held.version + 1 });
  };
  const hold = (fileName: string, sheets: readonly FileSheet[], sheet: number) => {
    const grid = sheets[sheet]?.grid ?? [];
    const mapping = recogniseColumns(kind.columns, grid[headingRowOf(kind.columns, grid)] ?? []);
    const { columns } = kind;
    setHeld({ fileName, sheets, sheet, grid, columns, mapping, version: (held?.version ?? 0) + 1 });
    setStep(missingColumns(columns, mapping).length > 0 ? 'columns' : 'preview');
  };
  const choose = async (file: File) => {
    setProblem(null);
    const { sheets, problem: found } = (await readOther?.(file)) ?? (await readSheetFile(file, kind.columns));
    const isTooLong = sheets?.some(({ grid }) => csvOf(grid).length > longest) ?? false;
    if (sheets === null) setProblem(found);
    else if (isTooLong && sheets.length === 1)
      setProblem(`This file holds more than ${formatNumber(longest)} characters. Split it.`);
    else hold(file.name, sheets, 0);
  };
  const send = async () => {
    if (held === null || !asking.data) return;
    setPending(true);
    try {
      setDone({ ...(await run(sentOf(held))), report: asking.data });
      setStep('done');
    } catch (error) {
      setProblem(sentenceOf(error));
    }
    setPending(false);
  };
  const undo = async () => {
    if (!done?.undo) return;
    setPending(true);
    setProblem(null);
    try {
      setTakenBack(await done.undo());
    } catch (error) {
      setProblem(sentenceOf(error));
    }
    setPending(false);
  };
  return {
    step,
    held,
    report: asking.data ?? null,
    isReading: asking.isFetching,
    problem: problem ?? (asking.error === null ? null : sentenceOf(asking.error)),
    pending,
    done,
    takenBack,
    choose,
    chooseSheet: (sheet: number) => held && hold(held.fileName, held.sheets, sheet),
    map: (mapping: Mapping) => change({ mapping }),
    fix: (line: number, place: number, text: string) =>
      held &&
      change({
        grid: held.grid.map((cells, row) =>
          row === line - 1
            ? Array.from({ length: Math.max(cells.length, place + 1) }, (_, at) =>
                at === place ? text : (cells[at] ?? ''),
              )
            : cells,
        ),
      }),
    goTo: (next: Step) => {
      setProblem(null);
      setStep(next);
    },
    send,
    undo,
  };
}
