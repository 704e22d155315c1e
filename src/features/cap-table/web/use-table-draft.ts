import { useMemo, useState } from 'react';
import type { CapTableAnswer } from '../contract/answer.ts';
import type { CapTableForm } from '../contract/request.ts';
import { DEFAULT_ENTRIES } from '../domain/default-entries.ts';
import { draftOf } from '../domain/draft.ts';
import { type EditorRow, editorRows } from './entry-rows.ts';

/** What stands in the editor: a row for each holding, and everything else a table is made from. */
export type TableDraft = {
  readonly rows: readonly EditorRow[];
  readonly terms: Omit<CapTableForm, 'shares' | 'asOf'>;
};

/** The rows and terms a version was made from; two founders before the first. */
export function draftOfTable(table: CapTableAnswer | null): TableDraft {
  const { shares, asOf: _asOf, ...terms } = table?.inputs ?? { shares: DEFAULT_ENTRIES };
  return { rows: editorRows(shares.map(draftOf)), terms };
}

/** What was typed or taken up, else the latest version; nothing of it is sent before it is generated. */
export function useTableDraft(latest: CapTableAnswer | null): [TableDraft, (draft: TableDraft) => void] {
  const [changed, change] = useState<TableDraft | null>(null);
  const stored = useMemo(() => draftOfTable(latest), [latest]);
  return [changed ?? stored, change];
}
