import { lazy, Suspense, useState } from 'react';
import { ApiError, messageOf } from '#shared/web/api-error.ts';
import { toast } from '#shared/web/toast.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import type { capTableEndpoints } from '../contract.ts';
import type { CapTableForm } from '../contract/request.ts';
import { type DraftError, readDrafts } from '../domain/draft.ts';
import { DRAFT_FIELDS } from '../domain/draft-column.ts';
import { ConvertiblesList } from './convertibles-list.tsx';
import { EntriesTable } from './entries-table.tsx';
import { pageOfRow } from './entry-rows.ts';
import { ExitTerms } from './exit-terms.tsx';
import type { TableDraft } from './use-table-draft.ts';

const ImportTableDialog = lazy(async () => ({
  default: (await import('./import-dialog.tsx')).ImportTableDialog,
}));

const { useSend } = endpointHooks<typeof capTableEndpoints>();
const CALLS = ['GET /api/startups/{id}/cap-table', 'GET /api/startups/{id}/cap-table/versions'];

/** The server's faults that belong to a row, as the editor shows them: `shares.3.vesting.vested` is row 3, vested. */
function rowErrors(error: unknown): DraftError[] {
  const errors = error instanceof ApiError ? (error.problem?.errors ?? []) : [];
  return errors.flatMap(({ path, message }) => {
    const [list, row, ...rest] = path.split('.');
    const field = DRAFT_FIELDS.find((name) => name === rest.at(-1));
    return list === 'shares' && field ? [{ row: Number(row), field, message }] : [];
  });
}

function useGenerate(startupId: number, onRefused: (errors: DraftError[]) => void) {
  const send = useSend('POST /api/startups/{id}/cap-table', {
    refreshes: CALLS,
    onSuccess: () => toast({ title: 'Cap table generated successfully' }),
    onError: (error) => {
      onRefused(rowErrors(error));
      toast({
        title: 'Failed to generate cap table',
        description: messageOf(error),
        variant: 'destructive',
      });
    },
  });
  const generate = (body: CapTableForm) => send.mutate({ params: { id: startupId }, body });
  return { generate, isPending: send.isPending };
}

type TableEditorProps = {
  startupId: number;
  draft: TableDraft;
  onDraft: (draft: TableDraft) => void;
  onGenerated: () => void;
};

/** The rows as people type them, and the button that makes the next version of them. */
export function TableEditor({ startupId, draft, onDraft, onGenerated }: TableEditorProps) {
  const { rows, terms } = draft;
  const [importing, setImporting] = useState(false);
  const [errors, setErrors] = useState<readonly DraftError[]>([]);
  const [page, setPage] = useState(1);
  const show = (found: readonly DraftError[]) => {
    setErrors(found);
    if (found[0]) setPage(pageOfRow(found[0].row));
  };
  const { generate, isPending } = useGenerate(startupId, show);
  const submit = () => {
    const read = readDrafts(rows.map(({ draft: row }) => row));
    show(read.errors);
    if (read.errors.length > 0) return;
    onGenerated();
    generate({ ...terms, shares: [...read.entries] });
  };
  const change = (next: TableDraft) => {
    onDraft(next);
    if (errors.length > 0) setErrors(readDrafts(next.rows.map(({ draft: row }) => row)).errors);
  };
  const last = Math.max(1, pageOfRow(rows.length - 1));
  return (
    <Card>
      <CardHeader
        title="Shareholders"
        note="One row per holding. Nothing changes until you generate."
        actions={
          <Button icon="upload" onClick={() => setImporting(true)}>
            Import
          </Button>
        }
      />
      {importing ? (
        <Suspense fallback={null}>
          <ImportTableDialog
            draft={draft}
            onDraft={(next) => {
              change(next);
              setPage(1);
            }}
            onClose={() => setImporting(false)}
          />
        </Suspense>
      ) : null}
      <EntriesTable
        rows={rows}
        errors={errors}
        page={Math.min(page, last)}
        onPage={setPage}
        onRows={(next) => change({ rows: next, terms })}
      />
      <ConvertiblesList
        convertibles={terms.convertibles ?? []}
        onConvertibles={(convertibles) => change({ rows, terms: { ...terms, convertibles } })}
      />
      <ExitTerms
        terms={terms}
        classes={[...new Set(rows.map(({ draft: row }) => row.shareClass.trim()).filter(Boolean))].slice(
          0,
          20,
        )}
        onTerms={(next) => change({ rows, terms: next })}
      />
      {errors.length > 0 ? (
        <p role="alert" className="text-red mt-4 text-sm font-medium">
          {errors.length === 1 ? 'One field needs' : `${errors.length} fields need`} another look. Nothing you
          typed was lost.
        </p>
      ) : null}
      <div className="mt-4">
        <Button variant="primary" icon="bolt" size="lg" pending={isPending} onClick={submit}>
          {isPending ? 'Generating...' : 'Generate Cap Table'}
        </Button>
      </div>
    </Card>
  );
}
