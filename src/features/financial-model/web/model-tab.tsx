import { lazy } from 'react';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { useVersion } from '#shared/web/use-version.ts';
import { VersionedTool } from '#shared/web/ui/versioned-tool.tsx';
import type { modelEndpoints } from '../contract.ts';
import type { ModelAnswer } from '../contract/answer.ts';
import { canEditStartup, type TeamRole } from '#features/startups/contract/team-role.ts';
import { AssumptionsTable } from './assumptions-table.tsx';
import { CasesTable } from './cases-table.tsx';
import { FlagsList } from './flags-list.tsx';
import { MetricsList } from './metrics-list.tsx';
import { ProjectionChart } from './projection-chart.tsx';
import { ProjectionTable } from './projection-table.tsx';
import { ModelVersions } from './versions-card.tsx';

// The form brings the contract's checks along; whoever only reads does not need them.
const AssumptionsForm = lazy(async () => ({
  default: (await import('./assumptions-form.tsx')).AssumptionsForm,
}));

const { useCall } = endpointHooks<typeof modelEndpoints>();

function Result({ model }: { model: ModelAnswer }) {
  return (
    <>
      <MetricsList model={model} />
      <ProjectionTable model={model} />
      <ProjectionChart model={model} />
      <CasesTable model={model} />
      <FlagsList flags={model.flags} />
      <AssumptionsTable lines={model.assumptions} />
    </>
  );
}

/** A startup's financial model: inputs, figures, years, cases, what does not fit, and versions. */
export function ModelTab({ startup: { id, role } }: { startup: { id: number; role: TeamRole } }) {
  const latest = useCall('GET /api/startups/{id}/financial-model', { params: { id } });
  const [asked, show] = useVersion(latest.data?.version ?? null);
  const earlier = useCall(
    'GET /api/startups/{id}/financial-model',
    { params: { id }, query: { version: asked ?? 1 } },
    { enabled: asked !== null, keepPrevious: true },
  );
  const canEdit = canEditStartup({ role });
  return (
    <VersionedTool
      startupId={id}
      name="financial model"
      latest={latest}
      earlier={asked === null ? null : earlier}
      empty={
        canEdit
          ? 'Generate one from the inputs above: metrics, five years, three cases.'
          : 'An owner or editor of the team can generate it here.'
      }
      onLatest={() => show(null)}
      Form={canEdit ? AssumptionsForm : null}
    >
      {(shown, { version }) => (
        <>
          <Result model={shown} />
          <ModelVersions startupId={id} shown={shown} latest={version} onShow={show} />
        </>
      )}
    </VersionedTool>
  );
}
