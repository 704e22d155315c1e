import type { startupEndpoints } from '#features/startups/contract.ts';
import { isStatus } from '#shared/web/api-error.ts';
import { useAddress } from '#shared/web/use-address.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { SkeletonCards } from '#shared/web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#shared/web/ui/state.tsx';
import type { valuationEndpoints } from '../contract.ts';
import type { ValuationAnswer } from '../contract/answer.ts';
import { METHOD_NAMES } from '../domain/parameters.ts';
import { canEditValuation } from '../policy.ts';
import { InputsForm } from './inputs-form.tsx';
import { MethodCard } from './method-card.tsx';
import { RecommendationCard } from './recommendation-card.tsx';
import { VersionsList } from './versions-list.tsx';

const { useCall } = endpointHooks<typeof valuationEndpoints>();
const startups = endpointHooks<typeof startupEndpoints>();

function Result({ valuation }: { valuation: ValuationAnswer }) {
  return (
    <>
      <RecommendationCard valuation={valuation} />
      <section className="grid gap-4">
        <h2 className="text-lg font-semibold tracking-tight">Methods</h2>
        <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {METHOD_NAMES.map((name) => (
            <MethodCard key={name} name={name} method={valuation.methods[name]} />
          ))}
        </div>
      </section>
    </>
  );
}

type Props = { startupId: number; latest: ValuationAnswer | null; canEdit: boolean };

function Valuation({ startupId, latest, canEdit }: Props) {
  const [search, change] = useAddress();
  const asked = Number(search.get('version'));
  const isOld = latest !== null && Number.isInteger(asked) && asked > 0 && asked < latest.version;
  const old = useCall(
    'GET /api/startups/{id}/valuation',
    { params: { id: startupId }, query: { version: isOld ? asked : 1 } },
    { enabled: isOld, keepPrevious: true },
  );
  const shown = isOld ? (old.data ?? latest) : latest;
  const show = (version: number | null) =>
    change({ version: version === latest?.version ? null : version }, { push: true });
  return (
    <div className="grid gap-6">
      {canEdit ? (
        <InputsForm
          key={isOld ? (shown?.version ?? 0) : 'latest'}
          startupId={startupId}
          inputs={shown?.inputs ?? null}
          onCalculated={() => show(null)}
        />
      ) : null}
      {shown === null ? (
        <EmptyState title="No valuation yet" icon="chart">
          {canEdit
            ? 'Calculate one: a fair value with its range, and what each of seven methods says.'
            : 'An owner or editor of the team can calculate it here.'}
        </EmptyState>
      ) : (
        <>
          <Result valuation={shown} />
          <VersionsList startupId={startupId} shown={shown.version} onShow={show} />
        </>
      )}
    </div>
  );
}

/** A startup's valuation: recommendation, methods, what it stands on, and versions. */
export function ValuationTab({ startupId }: { startupId: number }) {
  const profile = startups.useCall('GET /api/profile', {});
  const reading = useCall('GET /api/startups/{id}/valuation', { params: { id: startupId } });
  const isMissing = isStatus(reading.error, 404);
  const failed = profile.error ?? (isMissing ? null : reading.error);
  if (failed && !(reading.data && profile.data))
    return (
      <ErrorState
        title="We could not load the valuation"
        error={failed}
        onRetry={() => {
          void profile.refetch();
          void reading.refetch();
        }}
        retrying={reading.isFetching}
      />
    );
  if (profile.data === undefined || (reading.data === undefined && !isMissing))
    return <SkeletonCards count={3} label="Loading the valuation" />;
  const role = profile.data.startups.find(({ id }) => id === startupId)?.role ?? null;
  return (
    <Valuation startupId={startupId} latest={reading.data ?? null} canEdit={canEditValuation({ role })} />
  );
}
