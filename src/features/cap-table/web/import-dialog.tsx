import { useState } from 'react';
import { formatCount } from '#shared/web/format.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { Dialog } from '#shared/web/ui/dialog.tsx';
import { FileDrop } from '#shared/web/ui/file-drop.tsx';
import { TextField } from '#shared/web/ui/text-field.tsx';
import type { Convertible } from '../domain/convertible.ts';
import { readCsv } from '#shared/domain/csv.ts';
import { dayOf } from '#shared/domain/time.ts';
import { type DraftError, type DraftRow, readDrafts } from '../domain/draft.ts';
import { draftLabel } from '../domain/draft-column.ts';
import { type Grid, readGrid } from '../domain/draft-grid.ts';

type Imported = {
  readonly name: string;
  readonly rows: readonly DraftRow[];
  readonly convertibles: readonly Convertible[] | null;
  readonly note: string | null;
};

const MOST_BYTES = 10_000_000;
const SHOWN = 50;

const cellText = (cell: unknown): string => {
  if (cell instanceof Date) return dayOf(cell);
  return typeof cell === 'string' || typeof cell === 'number' ? String(cell) : '';
};

async function readXlsx(file: File): Promise<Grid> {
  const { readSheet } = await import('read-excel-file/universal');
  return (await readSheet(file)).map((cells) => cells.map(cellText));
}

function fromGrid(name: string, grid: Grid): Imported | string {
  const { rows, unknownHeadings, problem } = readGrid(grid);
  if (problem !== null) return problem;
  const note =
    unknownHeadings.length === 0
      ? null
      : `Columns nobody reads were left out: ${unknownHeadings.join(', ')}.`;
  return { name, rows, convertibles: null, note };
}

/** The rows of a file, or the sentence that says why there are none. */
async function readFile(file: File): Promise<Imported | string> {
  const name = file.name;
  if (file.size > MOST_BYTES) return 'This file is larger than 10 MB.';
  try {
    if (/\.zip$/i.test(name)) {
      const { unzipOcf } = await import('../domain/ocf-zip.ts');
      const read = unzipOcf(new Uint8Array(await file.arrayBuffer()));
      return read.ok ? { name, note: null, ...read.value } : read.message;
    }
    return fromGrid(name, /\.xlsx$/i.test(name) ? await readXlsx(file) : readCsv(await file.text()));
  } catch {
    return 'This file could not be read. Is it really a CSV, XLSX or Open Cap Format package?';
  }
}

type CorrectionsProps = {
  rows: readonly DraftRow[];
  errors: readonly DraftError[];
  corrected: ReadonlySet<string>;
  onRow: (index: number, row: DraftRow) => void;
};

/** The fields that need another look, those already mended too, so that nothing jumps away while typing. */
function Corrections({ rows, errors, corrected, onRow }: CorrectionsProps) {
  const now = new Map(errors.map((error) => [`${error.row}.${error.field}`, error]));
  const keys = [...new Set([...corrected, ...now.keys()])].toSorted(
    (a, b) => Number(a.split('.')[0]) - Number(b.split('.')[0]),
  );
  if (keys.length === 0) return null;
  return (
    <ul className="grid gap-3">
      {keys.slice(0, SHOWN).map((key) => {
        const [row = '0', name] = key.split('.');
        const index = Number(row);
        const draft = rows[index];
        const field = Object.keys(draft ?? {}).find((each) => each === name) as keyof DraftRow | undefined;
        if (!draft || !field) return null;
        return (
          <li key={key}>
            <TextField
              label={`Row ${index + 1}${draft.shareholderName ? ` (${draft.shareholderName})` : ''}: ${draftLabel(field)}`}
              required
              value={draft[field]}
              error={now.get(key)?.message ?? null}
              onChange={({ target }) => onRow(index, { ...draft, [field]: target.value })}
            />
          </li>
        );
      })}
      {keys.length > SHOWN ? <li className="text-soft text-sm">The first {SHOWN} are listed.</li> : null}
    </ul>
  );
}

function Preview({ rows }: { rows: readonly DraftRow[] }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard
    <section aria-label="Preview" tabIndex={0} className="max-h-64 overflow-auto rounded-md border">
      <table className="tabular w-full min-w-96 text-sm">
        <tbody>
          {rows.slice(0, SHOWN).map((row) => (
            <tr key={rows.indexOf(row)} className="border-b last:border-0">
              <td className="text-faint px-3 py-1.5">{rows.indexOf(row) + 1}</td>
              <td className="px-3 py-1.5 font-medium">{row.shareholderName}</td>
              <td className="px-3 py-1.5">{row.shareClass}</td>
              <td className="px-3 py-1.5 text-right">{row.shares}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

type Props = {
  onClose: () => void;
  onImport: (rows: readonly DraftRow[], convertibles: readonly Convertible[] | null) => void;
};

/** Rows from a file: read, shown, mended, and only then put into the editor. Nothing is stored by it. */
export function ImportDialog({ onClose, onImport }: Props) {
  const [imported, setImported] = useState<Imported | null>(null);
  const [corrected, setCorrected] = useState<ReadonlySet<string>>(new Set());
  const [problem, setProblem] = useState<string | null>(null);
  const rows = imported?.rows ?? [];
  const { errors } = readDrafts(rows);
  const bad = new Set(errors.map(({ row }) => row));
  const take = async (file: File) => {
    const read = await readFile(file);
    setProblem(typeof read === 'string' ? read : null);
    setImported(typeof read === 'string' ? null : read);
    const found = typeof read === 'string' ? [] : readDrafts(read.rows).errors;
    setCorrected(new Set(found.map(({ row, field }) => `${row}.${field}`)));
  };
  const use = (kept: readonly DraftRow[]) => {
    onImport(kept, imported?.convertibles ?? null);
    onClose();
  };
  const replaceRow = (index: number, row: DraftRow) =>
    setImported((now) => now && { ...now, rows: now.rows.with(index, row) });
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => (open ? undefined : onClose())}
      title="Import shareholders"
      description="CSV, XLSX or an Open Cap Format package. The rows replace those in the editor; the stored table stays until you generate."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          {bad.size > 0 && bad.size < rows.length ? (
            <Button onClick={() => use(rows.filter((_, index) => !bad.has(index)))}>
              Leave out {formatCount(bad.size, 'row')}
            </Button>
          ) : null}
          <Button variant="primary" disabled={rows.length === 0 || bad.size > 0} onClick={() => use(rows)}>
            {rows.length === 0 ? 'Use the rows' : `Use ${formatCount(rows.length, 'row')}`}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <FileDrop
          label="File"
          required
          accept=".csv,.tsv,.txt,.xlsx,.zip"
          error={problem}
          hint="The first row names the columns: Shareholder, Type, Shares, Share class, Vested and so on."
          onFiles={([file]) => void (file && take(file))}
        />
        {imported === null ? null : (
          <>
            <output>
              <strong>{formatCount(rows.length, 'row')}</strong> in {imported.name}
              {bad.size === 0
                ? ', all of them fine.'
                : `, ${formatCount(bad.size, 'row')} to mend below or leave out.`}{' '}
              {imported.note}
            </output>
            <Corrections rows={rows} errors={errors} corrected={corrected} onRow={replaceRow} />
            <Preview rows={rows} />
          </>
        )}
      </div>
    </Dialog>
  );
}
