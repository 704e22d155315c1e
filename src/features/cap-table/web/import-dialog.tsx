import { useState } from 'react';
import { readCsvRows } from '#shared/domain/csv.ts';
import { countKnownColumns } from '#shared/domain/sheet/column.ts';
import { readSheet } from '#shared/domain/sheet/sheet.ts';
import { formatCount } from '#shared/web/format.ts';
import { ImportDialog } from '#shared/web/import/import-dialog.tsx';
import type { ParsedFile } from '#shared/web/import/read-file.ts';
import type { SentSheet } from '#shared/web/import/use-sheet-import.ts';
import type { Convertible } from '../domain/convertible.ts';
import { gridOf } from '../domain/draft-grid.ts';
import { compareTable, TABLE_SHEET } from '../domain/table-sheet.ts';
import { editorRows, storedConvertibles } from './entry-rows.ts';
import type { TableDraft } from './use-table-draft.ts';

const MOST_BYTES = 10_000_000;

/** An Open Cap Format package as a sheet, with the SAFEs and notes it holds besides; null for any other file. */
async function readPackage(
  file: File,
): Promise<(ParsedFile & { convertibles: readonly Convertible[] | null }) | null> {
  if (!/\.zip$/i.test(file.name)) return null;
  const refuse = (problem: string) => ({ sheets: null, problem, convertibles: null });
  if (file.size > MOST_BYTES) return refuse('This file is larger than 10 MB.');
  const { unzipOcf } = await import('../domain/ocf-zip.ts');
  const read = unzipOcf(new Uint8Array(await file.arrayBuffer()));
  if (!read.ok) return refuse(read.message);
  const { rows, convertibles } = read.value;
  return { sheets: [{ name: '', grid: gridOf(rows) }], problem: null, convertibles };
}

type Props = { draft: TableDraft; onDraft: (draft: TableDraft) => void; onClose: () => void };

/** Holdings from a file into the editor. Nothing is stored by it, so it is read, compared and taken back right here. */
export function ImportTableDialog({ draft, onDraft, onClose }: Props) {
  const { rows: held, terms } = draft;
  const [convertibles, setConvertibles] = useState<readonly Convertible[] | null>(null);
  const stored = convertibles === null ? undefined : storedConvertibles(convertibles);
  const compare = ({ csv, columns }: SentSheet) => {
    const grid = readCsvRows(csv, (cells) => countKnownColumns(TABLE_SHEET.columns, cells));
    const { sheet, problem } = readSheet(TABLE_SHEET, grid, columns);
    if (sheet === null) throw new Error(problem);
    const hasMore = convertibles !== null && JSON.stringify(stored) !== JSON.stringify(terms.convertibles);
    const notes =
      stored === undefined ? [] : [`With ${formatCount(stored.length, 'SAFE or note', 'SAFEs and notes')}.`];
    const editor = held.map((row) => row.draft);
    return compareTable(sheet, editor, { hasMore, notes });
  };
  return (
    <ImportDialog
      title="Import shareholders"
      description="CSV, XLSX or an Open Cap Format package. The rows replace those in the editor; the stored table stays until you generate."
      hint="The first row names the columns: Shareholder, Type, Shares, Share class, Vested and so on."
      noun="row"
      verb="Use"
      words={{ changed: 'Changed' }}
      accept={['.zip']}
      templateName="cap-table"
      kind={TABLE_SHEET}
      longest={MOST_BYTES}
      revision={convertibles === null ? '' : String(convertibles.length)}
      doneNote="They are in the editor: generate to keep them as a version."
      readOther={async (file) => {
        const read = await readPackage(file);
        setConvertibles(read?.convertibles ?? null);
        return read;
      }}
      preview={(sheet) => compare(sheet).report}
      run={async (sheet) => {
        const good = compare(sheet).rows.filter(({ outcome }) => outcome !== 'refused');
        onDraft({
          rows: editorRows(good.map((row) => row.draft)),
          terms: convertibles === null ? terms : { ...terms, convertibles: stored },
        });
        const undo = async () => {
          onDraft(draft);
          return good.length;
        };
        return { count: good.length, undo };
      }}
      onClose={onClose}
    />
  );
}
