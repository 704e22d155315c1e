import { lazy, Suspense } from 'react';
import { isStatus } from '#shared/web/api-error.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { useVersion } from '#shared/web/use-version.ts';
import { SkeletonCards, SkeletonLines } from '#shared/web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#shared/web/ui/state.tsx';
import type { valuationEndpoints } from '../contract.ts';
import type { ValuationAnswer } from '../contract/answer.ts';
import { METHOD_NAMES } from '../domain/parameters.ts';
import { canEditValuation } from '../policy.ts';
import { MethodCard } from './method-card.tsx';
import { RecommendationCard } from './recommendation-card.tsx';
import { StandingCard } from './standing-card.tsx';
import { ValuationVersions } from './versions-card.tsx';

// The form brings the contract's checks along; whoever only reads does not need them.
const InputsForm = lazy(async () => ({ default: (await import('./inputs-form.tsx')).InputsForm }));

const { useCall } = endpointHooks<typeof valuationEndpoints>();

function Result({ valuation }: { valuation: ValuationAnswer }) {
  return (
    <>
      <RecommendationCard valuation={valuation} />
      <StandingCard valuation={valuation} />
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

type TeamRole = Parameters<typeof canEditValuation>[0]['role'];
type Props = { startupId: number; latest: ValuationAnswer | null; canEdit: boolean };

function Valuation({ startupId, latest, canEdit }: Props) {
  const [asked, show] = useVersion(latest?.version ?? null);
  const earlier = useCall(
    'GET /api/startups/{id}/valuation',
    { params: { id: startupId }, query: { version: asked ?? 1 } },
    { enabled: asked !== null, keepPrevious: true },
  );
  const shown = asked === null ? latest : (earlier.data ?? latest);
  return (
    <div className="grid gap-6">
      {canEdit ? (
        <Suspense fallback={<SkeletonLines label="Loading the inputs" />}>
          <InputsForm
            key={asked === null ? 'latest' : (shown?.version ?? 0)}
            startupId={startupId}
            inputs={shown?.inputs ?? null}
            onCalculated={() => show(null)}
          />
        </Suspense>
      ) : null}
      {shown === null || latest === null ? (
        <EmptyState title="No valuation yet" icon="chart">
          {canEdit
            ? 'Calculate one: a fair value with its range, and what each of seven methods says.'
            : 'An owner or editor of the team can calculate it here.'}
        </EmptyState>
      ) : (
        <>
          <Result valuation={shown} />
          <ValuationVersions startupId={startupId} shown={shown} latest={latest.version} onShow={show} />
        </>
      )}
    </div>
  );
}

/** A startup's valuation: recommendation, methods, what it stands on, and versions. */
export function ValuationTab({ startup: { id, role } }: { startup: { id: number; role: TeamRole } }) {
  const reading = useCall('GET /api/startups/{id}/valuation', { params: { id } });
  const { data, error } = reading;
  const isMissing = isStatus(error, 404);
  if (error && !isMissing && !data)
    return (
      <ErrorState
        title="We could not load the valuation"
        error={error}
        onRetry={() => void reading.refetch()}
        retrying={reading.isFetching}
      />
    );
  if (data === undefined && !isMissing) return <SkeletonCards count={3} label="Loading the valuation" />;
  return <Valuation startupId={id} latest={data ?? null} canEdit={canEditValuation({ role })} />;
}
