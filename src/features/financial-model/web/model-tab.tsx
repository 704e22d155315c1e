import { lazy } from 'react';
import { NoVersionYet, VersionedTool, VersionInputs } from '#shared/web/ui/versioned-tool.tsx';
import type { ModelAnswer } from '../contract/answer.ts';
import { canEditStartup, type TeamRole } from '#features/startups/contract/team-role.ts';
import { ActualsCard } from './actuals-card.tsx';
import { AssumptionsTable } from './assumptions-table.tsx';
import { CasesTable } from './cases-table.tsx';
import { FlagsList } from './flags-list.tsx';
import { MetricsList } from './metrics-list.tsx';
import { ProjectionChart } from './projection-chart.tsx';
import { ProjectionTable } from './projection-table.tsx';
import { RunwayChart } from './runway-chart.tsx';
import { useModelVersions } from './use-model.ts';
import { ModelVersions } from './versions-card.tsx';

// The form brings the contract's checks along; whoever only reads does not need them.
const AssumptionsForm = lazy(async () => ({
  default: (await import('./assumptions-form.tsx')).AssumptionsForm,
}));

function Result({ model }: { model: ModelAnswer }) {
  return (
    <>
      <MetricsList model={model} />
      <div className="grid gap-4 xl:grid-cols-2">
        <RunwayChart model={model} />
        <ProjectionChart model={model} />
      </div>
      <ProjectionTable model={model} />
      <CasesTable model={model} />
      <ActualsCard currency={model.currency} />
      <FlagsList flags={model.flags} />
      <AssumptionsTable lines={model.assumptions} />
    </>
  );
}

/** A startup's financial model: inputs, figures, years, cases, what does not fit, and versions. */
export function ModelTab({ startup: { id, role } }: { startup: { id: number; role: TeamRole } }) {
  const versions = useModelVersions(id);
  const canEdit = canEditStartup({ role });
  return (
    <VersionedTool
      name="financial model"
      versions={versions}
      renderForm={
        canEdit
          ? (shown) => (
              <VersionInputs startupId={id} versions={versions} shown={shown} Form={AssumptionsForm} />
            )
          : undefined
      }
      empty={
        <NoVersionYet name="financial model" can={canEdit}>
          Generate one from the inputs above: key metrics, five years and three cases.
        </NoVersionYet>
      }
    >
      {(shown, { version }) => (
        <>
          <Result model={shown} />
          <ModelVersions startupId={id} shown={shown} latest={version} onShow={versions.show} />
        </>
      )}
    </VersionedTool>
  );
}
