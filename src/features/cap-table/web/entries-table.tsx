import { type ClipboardEvent, useState } from 'react';
import { Button, IconButton } from '#shared/web/ui/button.tsx';
import { Pager } from '#shared/web/ui/pager.tsx';
import { TextField } from '#shared/web/ui/text-field.tsx';
import type { DraftError, DraftRow } from '../domain/draft.ts';
import { EMPTY_DRAFT } from '../domain/draft.ts';
import { type DraftField, draftLabel } from '../domain/draft-column.ts';
import { readPasted } from '../domain/draft-grid.ts';
import { EntryDialog } from './entry-dialog.tsx';
import { editorRows, pageOfRow, type EditorRow, PAGE_SIZE } from './entry-rows.ts';

const CELLS = ['shareholderName', 'shareholderType', 'shareClass', 'shares', 'vested'] as const;

const GRID = 'md:grid-cols-[1.6fr_1fr_1fr_1fr_1fr_auto]';

type Change = (field: DraftField, text: string) => void;

type RowProps = {
  number: number;
  row: EditorRow;
  errors: readonly DraftError[];
  onChange: Change;
  onPaste: (field: DraftField, event: ClipboardEvent) => void;
  onOpen: () => void;
  onRemove: () => void;
};

function termsOf(draft: DraftRow): string {
  const { schedule, cliff, liquidationPreference, antiDilution, originalIssuePrice } = draft;
  const parts = [
    schedule && `${schedule} vesting`,
    cliff && `${cliff}-month cliff`,
    liquidationPreference && `${liquidationPreference}x preference`,
    antiDilution,
    originalIssuePrice && `$${originalIssuePrice} a share`,
  ];
  return parts.filter(Boolean).join(' · ');
}

function Row({ number, row, errors, onChange, onPaste, onOpen, onRemove }: RowProps) {
  const errorOf = (field: DraftField) => errors.find((error) => error.field === field)?.message ?? null;
  const hidden = errors.filter(({ field }) => !CELLS.some((cell) => cell === field));
  const name = row.draft.shareholderName.trim() || `row ${number}`;
  const terms = termsOf(row.draft);
  return (
    <li className="grid gap-1 border-b py-3 md:py-2">
      <div className={`grid grid-cols-2 items-start gap-2 ${GRID}`}>
        {CELLS.map((field) => (
          <div key={field} className={field === 'shareholderName' ? 'col-span-2 md:col-span-1' : ''}>
            <p aria-hidden="true" className="text-soft text-xs md:hidden">
              {draftLabel(field)}
            </p>
            <TextField
              label={`${draftLabel(field)}, row ${number}`}
              hideLabel
              required
              placeholder={draftLabel(field)}
              inputMode={field === 'shares' || field === 'vested' ? 'numeric' : undefined}
              value={row.draft[field]}
              error={errorOf(field)}
              onChange={(event) => onChange(field, event.target.value)}
              onPaste={(event) => onPaste(field, event)}
            />
          </div>
        ))}
        <div className="col-span-2 flex items-center justify-between gap-2 md:col-span-1">
          <p className="text-soft text-sm md:hidden">{terms}</p>
          <span className="flex shrink-0">
            <IconButton icon="edit" label={`All terms of ${name}`} onClick={onOpen} />
            <IconButton icon="trash" label={`Remove ${name}`} onClick={onRemove} />
          </span>
        </div>
      </div>
      <p className="text-soft hidden text-sm empty:hidden md:block">{terms}</p>
      {hidden.map(({ field, message }) => (
        <p key={field} className="text-red text-sm font-medium">
          {draftLabel(field)}: {message}
        </p>
      ))}
    </li>
  );
}

export type EntriesTableProps = {
  rows: readonly EditorRow[];
  errors: readonly DraftError[];
  page: number;
  onPage: (page: number) => void;
  onRows: (rows: readonly EditorRow[]) => void;
};

/** The rows of the table as fields; cells of a spreadsheet can be pasted into any of them. */
export function EntriesTable({ rows, errors, page, onPage, onRows }: EntriesTableProps) {
  const [openKey, setOpenKey] = useState<string | null>(null);
  const first = (page - 1) * PAGE_SIZE;
  const shown = rows.slice(first, first + PAGE_SIZE);
  const open = rows.find(({ key }) => key === openKey);
  const replace = (key: string, draft: DraftRow) =>
    onRows(rows.map((row) => (row.key === key ? { key, draft } : row)));
  const paste = (index: number, field: DraftField, event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (!/[\t\n]/.test(text.trimEnd())) return;
    event.preventDefault();
    const start = CELLS.findIndex((cell) => cell === field);
    const pasted = editorRows(readPasted(text, CELLS.slice(start)));
    const isBlank = (rows[index]?.draft.shareholderName ?? '').trim() === '';
    onRows([...rows.slice(0, isBlank ? index : index + 1), ...pasted, ...rows.slice(index + 1)]);
  };
  const add = () => {
    const draft = { ...EMPTY_DRAFT, shareholderType: 'founder', shareClass: 'Common' };
    onRows([...rows, { key: crypto.randomUUID(), draft }]);
    onPage(pageOfRow(rows.length));
  };
  return (
    <div className="grid gap-3">
      <div aria-hidden="true" className={`text-soft hidden gap-2 text-xs font-medium md:grid ${GRID}`}>
        {CELLS.map((field) => (
          <span key={field}>{draftLabel(field)}</span>
        ))}
        <span className="w-18" />
      </div>
      <ul>
        {shown.map((row, index) => (
          <Row
            key={row.key}
            number={first + index + 1}
            row={row}
            errors={errors.filter((error) => error.row === first + index)}
            onChange={(field, text) => replace(row.key, { ...row.draft, [field]: text })}
            onPaste={(field, event) => paste(first + index, field, event)}
            onOpen={() => setOpenKey(row.key)}
            onRemove={() => onRows(rows.filter(({ key }) => key !== row.key))}
          />
        ))}
      </ul>
      <Pager page={page} pageSize={PAGE_SIZE} total={rows.length} onPage={onPage} />
      <div className="flex flex-wrap items-center gap-3">
        <Button icon="plus" onClick={add}>
          Add shareholder
        </Button>
        <p className="text-soft text-sm">Rows copied from a spreadsheet can be pasted into any field.</p>
      </div>
      {open ? (
        <EntryDialog
          draft={open.draft}
          onChange={(draft) => replace(open.key, draft)}
          onClose={() => setOpenKey(null)}
        />
      ) : null}
    </div>
  );
}
