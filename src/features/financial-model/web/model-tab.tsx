import { lazy, Suspense } from 'react';
import { isStatus } from '#shared/web/api-error.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { useVersion } from '#shared/web/use-version.ts';
import { SkeletonCards, SkeletonLines } from '#shared/web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#shared/web/ui/state.tsx';
import type { modelEndpoints } from '../contract.ts';
import type { ModelAnswer } from '../contract/answer.ts';
import { canEditModel } from '../policy.ts';
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

type TeamRole = Parameters<typeof canEditModel>[0]['role'];
type ModelProps = { startupId: number; latest: ModelAnswer | null; canEdit: boolean };

function Model({ startupId, latest, canEdit }: ModelProps) {
  const [asked, show] = useVersion(latest?.version ?? null);
  const earlier = useCall(
    'GET /api/startups/{id}/financial-model',
    { params: { id: startupId }, query: { version: asked ?? 1 } },
    { enabled: asked !== null, keepPrevious: true },
  );
  const shown = asked === null ? latest : (earlier.data ?? latest);
  return (
    <div className="grid gap-6">
      {canEdit ? (
        <Suspense fallback={<SkeletonLines label="Loading the inputs" />}>
          <AssumptionsForm
            key={asked === null ? 'latest' : (shown?.version ?? 0)}
            startupId={startupId}
            inputs={shown?.inputs ?? null}
            onGenerated={() => show(null)}
          />
        </Suspense>
      ) : null}
      {shown === null || latest === null ? (
        <EmptyState title="No financial model yet" icon="chart">
          {canEdit
            ? 'Generate one from the inputs above: metrics, five years, three cases.'
            : 'An owner or editor of the team can generate it here.'}
        </EmptyState>
      ) : (
        <>
          <Result model={shown} />
          <ModelVersions startupId={startupId} shown={shown} latest={latest.version} onShow={show} />
        </>
      )}
    </div>
  );
}

/** A startup's financial model: inputs, figures, years, cases, what does not fit, and versions. */
export function ModelTab({ startup: { id, role } }: { startup: { id: number; role: TeamRole } }) {
  const reading = useCall('GET /api/startups/{id}/financial-model', { params: { id } });
  const { data, error } = reading;
  const isMissing = isStatus(error, 404);
  if (error && !isMissing && !data)
    return (
      <ErrorState
        title="We could not load the financial model"
        error={error}
        onRetry={() => void reading.refetch()}
        retrying={reading.isFetching}
      />
    );
  if (data === undefined && !isMissing)
    return <SkeletonCards count={3} label="Loading the financial model" />;
  return <Model startupId={id} latest={data ?? null} canEdit={canEditModel({ role })} />;
}
