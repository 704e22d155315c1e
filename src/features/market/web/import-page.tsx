import { lazy, Suspense, useState } from 'react';
import { formatCount, formatDate } from '#shared/web/format.ts';
import { toast, toastError } from '#shared/web/toast.ts';
import { useAddress } from '#shared/web/use-address.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { ConfirmDialog } from '#shared/web/ui/confirm-dialog.tsx';
import { ExternalLink, LinkButton } from '#shared/web/ui/link.tsx';
import { PageHeader } from '#shared/web/ui/page-header.tsx';
import { Pager } from '#shared/web/ui/pager.tsx';
import { SkeletonLines } from '#shared/web/ui/skeleton.tsx';
import { EmptyState, LoadError } from '#shared/web/ui/state.tsx';
import { Tag } from '#shared/web/ui/tag.tsx';
import { PAGE_SIZE } from '#shared/domain/page-size.ts';
import type { roundImportEndpoints } from '../contract.ts';
import type { RoundImport } from '../contract/import.ts';

const { useList, useSend } = endpointHooks<typeof roundImportEndpoints>();
const ImportRoundsDialog = lazy(async () => ({
  default: (await import('./import-dialog.tsx')).ImportRoundsDialog,
}));

function Line({ made, onUndo }: { made: RoundImport; onUndo: () => void }) {
  const { source, licence, sourceUrl, imported, known, refused, importedBy, importedAt, undoneAt, undoneBy } =
    made;
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 border-b py-3 last:border-0">
      <div className="grid gap-0.5">
        <span className="flex flex-wrap items-center gap-2">
          <b className="tabular">{formatCount(imported, 'round')}</b>
          {sourceUrl === null ? source : <ExternalLink href={sourceUrl}>{source}</ExternalLink>}
          <span className="text-soft">licence: {licence}</span>
          {undoneAt === null ? null : <Tag tone="warn">Undone</Tag>}
        </span>
        <span className="text-soft text-sm">
          {formatDate(importedAt)} by {importedBy}; {known} already there, {refused} left out.
          {undoneAt === null ? null : ` Undone ${formatDate(undoneAt)} by ${undoneBy ?? 'someone'}.`}
        </span>
      </div>
      {undoneAt === null ? (
        <Button icon="trash" onClick={onUndo} aria-label={`Undo import ${made.id}`}>
          Undo
        </Button>
      ) : null}
    </li>
  );
}

function Imports() {
  const [search, change] = useAddress();
  const [undoing, setUndoing] = useState<RoundImport | null>(null);
  const page = Math.max(1, Math.trunc(Number(search.get('page'))) || 1);
  const query = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
  const { data, error, refetch, isFetching } = useList('GET /api/admin/rounds/imports', { query });
  const undo = useSend('DELETE /api/admin/rounds/imports/{id}', {
    refreshes: 'all',
    onSuccess: () => toast({ title: 'Import undone', description: 'Its rounds no longer count.' }),
    onError: toastError,
  });
  if (error && !isFetching) return <LoadError what="the imports" result={{ error, refetch, isFetching }} />;
  if (data === undefined) return <SkeletonLines label="Loading the imports" />;
  if (data.total === 0)
    return (
      <EmptyState title="Nothing imported yet" icon="upload">
        Until then, market figures use only the rounds that startups report.
      </EmptyState>
    );
  return (
    <Card>
      <CardHeader title="Imports on record" />
      <ul>
        {data.items.map((made) => (
          <Line key={made.id} made={made} onUndo={() => setUndoing(made)} />
        ))}
      </ul>
      <Pager page={page} pageSize={PAGE_SIZE} total={data.total} onPage={(next) => change({ page: next })} />
      <ConfirmDialog
        open={undoing !== null}
        onOpenChange={(open) => (open ? undefined : setUndoing(null))}
        title="Undo this import?"
        action="Undo import"
        pending={undo.isPending}
        onConfirm={() =>
          undoing && undo.mutate({ params: { id: undoing.id } }, { onSettled: () => setUndoing(null) })
        }
      >
        Its {formatCount(undoing?.imported ?? 0, 'round')} no longer count in any figure. The import stays on
        record and the file can be imported again.
      </ConfirmDialog>
    </Card>
  );
}

/** Where an admin brings published tables of rounds in, and takes them out again. */
export function ImportPage() {
  const [isImporting, setImporting] = useState(false);
  return (
    <>
      <PageHeader
        title="Funding rounds from published tables"
        note="They count in market figures together with what startups report. Source and licence are always shown."
        actions={
          <>
            <LinkButton href="/analytics/rounds">All rounds</LinkButton>
            <Button variant="primary" icon="upload" onClick={() => setImporting(true)}>
              Import a table
            </Button>
          </>
        }
      />
      <Imports />
      {isImporting ? (
        <Suspense fallback={null}>
          <ImportRoundsDialog onClose={() => setImporting(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
