import { useState } from 'react';
import { formatCount } from '#shared/web/format.ts';
import { ImportDialog } from '#shared/web/import/import-dialog.tsx';
import type { ParsedFile } from '#shared/web/import/read-file.ts';
import type { SentSheet } from '#shared/web/import/use-sheet-import.ts';
import { TextField } from '#shared/web/ui/text-field.tsx';
import type { ParsedOcf } from '../domain/ocf-read.ts';
import { gridOf } from '../domain/draft-grid.ts';
import { compareTable, readTableCsv, TABLE_SHEET } from '../domain/table-sheet.ts';
import { editorRows, storedConvertibles } from './entry-rows.ts';
import type { TableDraft } from './use-table-draft.ts';

const MOST_BYTES = 10_000_000;

/** What a package holds besides its rows. */
type Beside = Pick<ParsedOcf, 'convertibles' | 'authorised' | 'notes'>;

/** An Open Cap Format package as the sheet of a day, with what it holds besides; null for any other file. */
async function readPackage(
  file: File,
  asOf: string,
): Promise<(ParsedFile & { beside: Beside | null }) | null> {
  if (!/\.zip$/i.test(file.name)) return null;
  const refuse = (problem: string) => ({ sheets: null, problem, beside: null });
  if (file.size > MOST_BYTES) return refuse('This file is larger than 10 MB.');
  const { unzipOcf } = await import('../domain/ocf-zip.ts');
  const read = unzipOcf(new Uint8Array(await file.arrayBuffer()), asOf === '' ? undefined : asOf);
  if (!read.ok) return refuse(read.message);
  return { sheets: [{ name: '', grid: gridOf(read.value.rows) }], problem: null, beside: read.value };
}

const MOST_NOTES = 30;

/** As many remarks as somebody reads, and how many more there are. */
function firstOf(notes: readonly string[]): string[] {
  const more = notes.length - MOST_NOTES;
  return more > 0
    ? [...notes.slice(0, MOST_NOTES), `And ${formatCount(more, 'more remark')} of this kind.`]
    : [...notes];
}

type Props = { draft: TableDraft; onDraft: (draft: TableDraft) => void; onClose: () => void };

/** Holdings from a file into the editor. Nothing is stored by it, so it is read, compared and taken back right here. */
export function ImportTableDialog({ draft, onDraft, onClose }: Props) {
  const { rows: held, terms } = draft;
  const [beside, setBeside] = useState<Beside | null>(null);
  const [asOf, setAsOf] = useState('');
  const compare = ({ csv, columns }: SentSheet) => {
    const { sheet, problem, convertibles: written, problems } = readTableCsv(csv, columns);
    if (sheet === null) throw new Error(problem);
    const convertibles = beside?.convertibles ?? written;
    const stored = convertibles === null ? undefined : storedConvertibles(convertibles);
    const count = convertibles?.length ?? 0;
    const hasMore = convertibles !== null && JSON.stringify(stored) !== JSON.stringify(terms.convertibles);
    const notes = [
      ...(count === 0 ? [] : [`With ${formatCount(count, 'SAFE or note', 'SAFEs and notes')}.`]),
      ...firstOf([...problems, ...(beside?.notes ?? [])]),
    ];
    const editor = held.map((row) => row.draft);
    const authorised = beside?.authorised.length ? [...beside.authorised] : terms.authorised;
    const next =
      convertibles === null ? { ...terms, authorised } : { ...terms, authorised, convertibles: stored };
    return { ...compareTable(sheet, editor, { hasMore, notes }), terms: next };
  };
  return (
    <ImportDialog
      title="Import shareholders"
      description="CSV, XLSX or an Open Cap Format package. The rows replace those in the editor. The saved table stays until you generate."
      hint="The first row names the columns: Shareholder, Type, Shares, Share class, Vested and so on."
      noun="row"
      verb="Use"
      words={{ changed: 'Changed' }}
      accept={['.zip']}
      templateName="cap-table"
      kind={TABLE_SHEET}
      longest={MOST_BYTES}
      revision={beside === null ? '' : String(beside.convertibles.length)}
      former={
        <div className="max-w-60">
          <TextField
            label="A package as of"
            type="date"
            hint="For Open Cap Format: the table of that day. Leave empty for the latest. Set it before you choose the file."
            value={asOf}
            onChange={({ target }) => setAsOf(target.value)}
          />
        </div>
      }
      doneNote="They are in the editor. Generate to save them as a version."
      readOther={async (file) => {
        const read = await readPackage(file, asOf);
        setBeside(read?.beside ?? null);
        return read;
      }}
      preview={(sheet) => compare(sheet).report}
      run={async (sheet) => {
        const { rows, terms: next } = compare(sheet);
        const good = rows.filter(({ outcome }) => outcome !== 'refused');
        onDraft({
          rows: editorRows(good.map((row) => row.draft)),
          terms: next,
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
