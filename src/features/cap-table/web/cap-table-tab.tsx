import { lazy, Suspense, useState } from 'react';
import { toast } from '#shared/web/toast.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { SkeletonLines } from '#shared/web/ui/skeleton.tsx';
import { NoVersionYet, VersionedTool } from '#shared/web/ui/versioned-tool.tsx';
import type { CapTableAnswer } from '../contract/answer.ts';
import { canEditStartup, type TeamRole } from '#features/startups/contract/team-role.ts';
import { draftOf } from '../domain/draft.ts';
import type { Table } from '../domain/table.ts';
import { editorRows, storedConvertibles } from './entry-rows.ts';
import { ExitsList } from './exits-list.tsx';
import { OfferProposals } from './offer-proposals.tsx';
import { OwnershipTable } from './ownership-table.tsx';
import { TableEditor } from './table-editor.tsx';
import { useCapTableVersions } from './use-cap-table.ts';
import { draftOfTable, type TableDraft, useTableDraft } from './use-table-draft.ts';

const ExportDialog = lazy(async () => ({ default: (await import('./export-dialog.tsx')).ExportDialog }));
const TablePayouts = lazy(async () => ({ default: (await import('./payout-chart.tsx')).TablePayouts }));
const TableRounds = lazy(async () => ({ default: (await import('./rounds-chart.tsx')).TableRounds }));
const ScenarioCard = lazy(async () => ({ default: (await import('./scenario-card.tsx')).ScenarioCard }));
const CapTableVersions = lazy(async () => ({
  default: (await import('./versions-card.tsx')).CapTableVersions,
}));

type ScenarioProps = { table: CapTableAnswer; onApply: ((after: Table) => void) | null };

/** The engine comes to the browser only for those who open a scenario. */
function ScenarioPart({ table, onApply }: ScenarioProps) {
  const [open, setOpen] = useState(false);
  if (!open)
    return (
      <Card>
        <CardHeader
          title="Scenario"
          note="How SAFEs, notes, rounds and an exit would change everyone’s share."
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

type ResultProps = {
  startup: Startup;
  table: CapTableAnswer;
  latest: number;
  onShow: (version: number) => void;
  /** Puts a table into the editor; null for readers. */
  onDraft: ((draft: TableDraft) => void) | null;
  draft: TableDraft;
};

/** What a version comes to: who holds what, exits, scenarios, and the other versions. */
function Result({ startup, table, latest, onShow, onDraft, draft }: ResultProps) {
  const [exporting, setExporting] = useState(false);
  const apply = (after: Table) => {
    // Those that did not convert keep the currency they are stated in.
    const stated = new Map(table.inputs.convertibles?.map((each) => [each.id, each]));
    const convertibles = storedConvertibles(after.convertibles.map((each) => stated.get(each.id) ?? each));
    onDraft?.({
      rows: editorRows(after.entries.map(draftOf)),
      terms: { ...draft.terms, convertibles },
    });
    toast({
      title: 'Scenario copied to the editor',
      description: 'Generate to save it as a version.',
    });
  };
  return (
    <>
      <OwnershipTable table={table} onExport={() => setExporting(true)} />
      {exporting ? (
        <Suspense fallback={null}>
          <ExportDialog table={table} startupName={startup.name} onClose={() => setExporting(false)} />
        </Suspense>
      ) : null}
      <Suspense fallback={<SkeletonLines label="Loading the chart" />}>
        <TableRounds table={table} />
      </Suspense>
      <ExitsList table={table} />
      <Suspense fallback={<SkeletonLines label="Loading the chart" />}>
        <TablePayouts table={table} />
      </Suspense>
      <ScenarioPart table={table} onApply={onDraft === null ? null : apply} />
      <Suspense fallback={<SkeletonLines label="Loading the versions" />}>
        <CapTableVersions
          startupId={startup.id}
          table={table}
          latest={latest}
          onShow={onShow}
          onTake={onDraft === null ? null : () => onDraft(draftOfTable(table))}
        />
      </Suspense>
    </>
  );
}

type Startup = { id: number; name: string; role: TeamRole };

/** A startup's cap table: entries, the table they make, exits, scenarios and versions. */
export function CapTableTab({ startup }: { startup: Startup }) {
  const { id, role } = startup;
  const versions = useCapTableVersions(id);
  const [draft, setDraft] = useTableDraft(versions.latest.data ?? null);
  const canEdit = canEditStartup({ role });
  return (
    <>
      <OfferProposals startupId={id} canEdit={canEdit} />
      <VersionedTool
        name="cap table"
        versions={versions}
        renderForm={
          canEdit
            ? () => (
                <TableEditor
                  startupId={id}
                  draft={draft}
                  onDraft={setDraft}
                  onGenerated={() => versions.show(null)}
                />
              )
            : undefined
        }
        empty={canEdit ? null : <NoVersionYet name="cap table" can={false} />}
      >
        {(shown, latest) => (
          <Result
            startup={startup}
            table={shown}
            latest={latest.version}
            onShow={versions.show}
            draft={draft}
            onDraft={canEdit ? setDraft : null}
          />
        )}
      </VersionedTool>
    </>
  );
}
