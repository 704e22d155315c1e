import { lazy, Suspense, useState } from 'react';
import { ApiError, isStatus, messageOf } from '#shared/web/api-error.ts';
import { toast } from '#shared/web/toast.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { useVersion } from '#shared/web/use-version.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { SkeletonCards, SkeletonLines } from '#shared/web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#shared/web/ui/state.tsx';
import type { capTableEndpoints } from '../contract.ts';
import type { CapTableAnswer } from '../contract/answer.ts';
import type { CapTableForm } from '../contract/request.ts';
import { DEFAULT_ENTRIES } from '../domain/default-entries.ts';
import { type DraftError, draftOf, readDrafts } from '../domain/draft.ts';
import { DRAFT_FIELDS } from '../domain/draft-column.ts';
import type { Table } from '../domain/table.ts';
import { canEditStartup, type TeamRole } from '#features/startups/contract/team-role.ts';
import { ConvertiblesList, EntriesTable } from './entries-table.tsx';
import { type EditorRow, editorRows, pageOfRow, storedConvertibles } from './entry-rows.ts';
import { ExitsList } from './exits-list.tsx';
import { OwnershipTable } from './ownership-table.tsx';

const ImportDialog = lazy(async () => ({ default: (await import('./import-dialog.tsx')).ImportDialog }));
const ExportDialog = lazy(async () => ({ default: (await import('./export-dialog.tsx')).ExportDialog }));
const TablePayouts = lazy(async () => ({ default: (await import('./payout-chart.tsx')).TablePayouts }));
const ScenarioCard = lazy(async () => ({ default: (await import('./scenario-card.tsx')).ScenarioCard }));
const CapTableVersions = lazy(async () => ({
  default: (await import('./versions-card.tsx')).CapTableVersions,
}));

const { useCall, useSend } = endpointHooks<typeof capTableEndpoints>();
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

type Terms = Omit<CapTableForm, 'shares' | 'asOf'>;

function termsOf(table: CapTableAnswer | null): Terms {
  if (table === null) return {};
  const { shares: _shares, asOf: _asOf, ...terms } = table.inputs;
  return terms;
}

type EditorProps = {
  startupId: number;
  rows: readonly EditorRow[];
  terms: Terms;
  onRows: (rows: readonly EditorRow[]) => void;
  onConvertibles: (convertibles: Terms['convertibles']) => void;
  onGenerated: () => void;
};

function Editor({ startupId, rows, terms, onRows, onConvertibles, onGenerated }: EditorProps) {
  const [importing, setImporting] = useState(false);
  const [errors, setErrors] = useState<readonly DraftError[]>([]);
  const [page, setPage] = useState(1);
  const show = (found: readonly DraftError[]) => {
    setErrors(found);
    if (found[0]) setPage(pageOfRow(found[0].row));
  };
  const { generate, isPending } = useGenerate(startupId, show);
  const submit = () => {
    const read = readDrafts(rows.map(({ draft }) => draft));
    show(read.errors);
    if (read.errors.length > 0) return;
    onGenerated();
    generate({ ...terms, shares: [...read.entries] });
  };
  const change = (next: readonly EditorRow[]) => {
    onRows(next);
    if (errors.length > 0) setErrors(readDrafts(next.map(({ draft }) => draft)).errors);
  };
  const last = Math.max(1, pageOfRow(rows.length - 1));
  return (
    <Card>
      <CardHeader
        title="Shareholders"
        note="One row for each holding. Nothing changes until you generate."
        actions={
          <Button icon="upload" onClick={() => setImporting(true)}>
            Import
          </Button>
        }
      />
      {importing ? (
        <Suspense fallback={null}>
          <ImportDialog
            onClose={() => setImporting(false)}
            onImport={(drafts, convertibles) => {
              change(editorRows(drafts));
              setPage(1);
              if (convertibles !== null) onConvertibles(storedConvertibles(convertibles));
            }}
          />
        </Suspense>
      ) : null}
      <EntriesTable
        rows={rows}
        errors={errors}
        page={Math.min(page, last)}
        onPage={setPage}
        onRows={change}
      />
      <ConvertiblesList convertibles={terms.convertibles ?? []} onConvertibles={onConvertibles} />
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

type TableProps = {
  startupId: number;
  startupName: string;
  latest: CapTableAnswer | null;
  canEdit: boolean;
};

function useShownVersion(startupId: number, latest: CapTableAnswer | null) {
  const [asked, onShow] = useVersion(latest?.version ?? null);
  const earlier = useCall(
    'GET /api/startups/{id}/cap-table',
    { params: { id: startupId }, query: { version: asked ?? 1 } },
    { enabled: asked !== null, keepPrevious: true },
  );
  return { shown: asked === null ? latest : (earlier.data ?? latest), onShow };
}

type ScenarioProps = { table: CapTableAnswer; onApply: ((after: Table) => void) | null };

/** The engine comes to the browser only for those who open a scenario. */
function ScenarioPart({ table, onApply }: ScenarioProps) {
  const [open, setOpen] = useState(false);
  if (!open)
    return (
      <Card>
        <CardHeader
          title="Scenario"
          note="What SAFEs, notes, rounds and an exit would do to everybody’s share."
          actions={
            <Button icon="chart" onClick={() => setOpen(true)}>
              Open scenario
            </Button>
          }
        />
      </Card>
    );
  return (
    <Suspense fallback={<SkeletonLines label="Loading the scenario" />}>
      <ScenarioCard key={table.version} table={table} onApply={onApply} />
    </Suspense>
  );
}

function CapTable({ startupId, startupName, latest, canEdit }: TableProps) {
  const { shown, onShow } = useShownVersion(startupId, latest);
  const [rows, setRows] = useState<readonly EditorRow[]>(() =>
    editorRows((latest?.inputs.shares ?? DEFAULT_ENTRIES).map(draftOf)),
  );
  const [terms, setTerms] = useState<Terms>(() => termsOf(latest));
  const [exporting, setExporting] = useState(false);
  const take = (table: CapTableAnswer) => {
    setRows(editorRows(table.inputs.shares.map(draftOf)));
    setTerms(termsOf(table));
  };
  return (
    <div className="grid gap-6">
      {canEdit ? (
        <Editor
          startupId={startupId}
          rows={rows}
          terms={terms}
          onRows={setRows}
          onConvertibles={(convertibles) => setTerms({ ...terms, convertibles })}
          onGenerated={() => onShow(null)}
        />
      ) : null}
      {shown === null || latest === null ? (
        canEdit ? null : (
          <EmptyState title="No cap table yet" icon="chart">
            An owner or editor of the team can generate it here.
          </EmptyState>
        )
      ) : (
        <>
          <OwnershipTable table={shown} onExport={() => setExporting(true)} />
          {exporting ? (
            <Suspense fallback={null}>
              <ExportDialog table={shown} startupName={startupName} onClose={() => setExporting(false)} />
            </Suspense>
          ) : null}
          <ExitsList table={shown} />
          <Suspense fallback={<SkeletonLines label="Loading the chart" />}>
            <TablePayouts table={shown} />
          </Suspense>
          <ScenarioPart
            table={shown}
            onApply={
              canEdit
                ? (after) => {
                    setRows(editorRows(after.entries.map(draftOf)));
                    setTerms({ ...terms, convertibles: storedConvertibles(after.convertibles) });
                    toast({
                      title: 'The scenario is in the editor',
                      description: 'Generate to keep it as a version.',
                    });
                  }
                : null
            }
          />
          <Suspense fallback={<SkeletonLines label="Loading the versions" />}>
            <CapTableVersions
              startupId={startupId}
              table={shown}
              latest={latest.version}
              onShow={onShow}
              onTake={canEdit ? () => take(shown) : null}
            />
          </Suspense>
        </>
      )}
    </div>
  );
}

type Startup = { id: number; name: string; role: TeamRole };

/** A startup's cap table: entries, the table they make, exits, scenarios and versions. */
export function CapTableTab({ startup: { id, name, role } }: { startup: Startup }) {
  const reading = useCall('GET /api/startups/{id}/cap-table', { params: { id } });
  const { data, error } = reading;
  const isMissing = isStatus(error, 404);
  if (error && !isMissing && !data)
    return (
      <ErrorState
        title="We could not load the cap table"
        error={error}
        onRetry={() => void reading.refetch()}
        retrying={reading.isFetching}
      />
    );
  if (data === undefined && !isMissing) return <SkeletonCards count={3} label="Loading the cap table" />;
  return (
    <CapTable startupId={id} startupName={name} latest={data ?? null} canEdit={canEditStartup({ role })} />
  );
}
