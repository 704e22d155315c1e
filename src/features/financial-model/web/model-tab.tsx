import type { startupEndpoints } from '#features/startups/contract.ts';
import { isStatus } from '#shared/web/api-error.ts';
import { useAddress } from '#shared/web/use-address.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { SkeletonCards } from '#shared/web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#shared/web/ui/state.tsx';
import type { modelEndpoints } from '../contract.ts';
import type { ModelAnswer } from '../contract/answer.ts';
import { canEditModel } from '../policy.ts';
import { AssumptionsForm } from './assumptions-form.tsx';
import { AssumptionsTable } from './assumptions-table.tsx';
import { CasesTable } from './cases-table.tsx';
import { FlagsList } from './flags-list.tsx';
import { MetricsList } from './metrics-list.tsx';
import { ProjectionChart } from './projection-chart.tsx';
import { ProjectionTable } from './projection-table.tsx';
import { VersionsList } from './versions-list.tsx';

const { useCall } = endpointHooks<typeof modelEndpoints>();
const startups = endpointHooks<typeof startupEndpoints>();

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

type ModelProps = { startupId: number; latest: ModelAnswer | null; canEdit: boolean };

function Model({ startupId, latest, canEdit }: ModelProps) {
  const [search, change] = useAddress();
  const asked = Number(search.get('version'));
  const isOld = latest !== null && Number.isInteger(asked) && asked > 0 && asked < latest.version;
  const old = useCall(
    'GET /api/startups/{id}/financial-model',
    { params: { id: startupId }, query: { version: isOld ? asked : 1 } },
    { enabled: isOld, keepPrevious: true },
  );
  const shown = isOld ? (old.data ?? latest) : latest;
  const show = (version: number | null) =>
    change({ version: version === latest?.version ? null : version }, { push: true });
  return (
    <div className="grid gap-6">
      {canEdit ? (
        <AssumptionsForm
          key={isOld ? (shown?.version ?? 0) : 'latest'}
          startupId={startupId}
          inputs={shown?.inputs ?? null}
          onGenerated={() => show(null)}
        />
      ) : null}
      {shown === null ? (
        <EmptyState title="No financial model yet" icon="chart">
          {canEdit
            ? 'Generate one from the inputs above: metrics, five years, three cases.'
            : 'An owner or editor of the team can generate it here.'}
        </EmptyState>
      ) : (
        <>
          <Result model={shown} />
          <VersionsList startupId={startupId} shown={shown.version} onShow={show} />
        </>
      )}
    </div>
  );
}

/** A startup's financial model: inputs, figures, years, cases, what does not fit, and versions. */
export function ModelTab({ startupId }: { startupId: number }) {
  const profile = startups.useCall('GET /api/profile', {});
  const reading = useCall('GET /api/startups/{id}/financial-model', { params: { id: startupId } });
  const isMissing = isStatus(reading.error, 404);
  const failed = profile.error ?? (isMissing ? null : reading.error);
  if (failed && !(reading.data && profile.data))
    return (
      <ErrorState
        title="We could not load the financial model"
        error={failed}
        onRetry={() => {
          void profile.refetch();
          void reading.refetch();
        }}
        retrying={reading.isFetching}
      />
    );
  if (profile.data === undefined || (reading.data === undefined && !isMissing))
    return <SkeletonCards count={3} label="Loading the financial model" />;
  const role = profile.data.startups.find(({ id }) => id === startupId)?.role ?? null;
  return <Model startupId={startupId} latest={reading.data ?? null} canEdit={canEditModel({ role })} />;
}
