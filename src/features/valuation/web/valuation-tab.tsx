import { lazy } from 'react';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { useVersion } from '#shared/web/use-version.ts';
import { VersionedTool } from '#shared/web/ui/versioned-tool.tsx';
import type { valuationEndpoints } from '../contract.ts';
import type { ValuationAnswer } from '../contract/answer.ts';
import { METHOD_NAMES } from '../domain/parameters.ts';
import { canEditStartup, type TeamRole } from '#features/startups/contract/team-role.ts';
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

/** A startup's valuation: recommendation, methods, what it stands on, and versions. */
export function ValuationTab({ startup: { id, role } }: { startup: { id: number; role: TeamRole } }) {
  const latest = useCall('GET /api/startups/{id}/valuation', { params: { id } });
  const [asked, show] = useVersion(latest.data?.version ?? null);
  const earlier = useCall(
    'GET /api/startups/{id}/valuation',
    { params: { id }, query: { version: asked ?? 1 } },
    { enabled: asked !== null, keepPrevious: true },
  );
  const canEdit = canEditStartup({ role });
  return (
    <VersionedTool
      startupId={id}
      name="valuation"
      latest={latest}
      earlier={asked === null ? null : earlier}
      empty={
        canEdit
          ? 'Calculate one: a fair value with its range, and what each of seven methods says.'
          : 'An owner or editor of the team can calculate it here.'
      }
      onLatest={() => show(null)}
      Form={canEdit ? InputsForm : null}
    >
      {(shown, { version }) => (
        <>
          <Result valuation={shown} />
          <ValuationVersions startupId={id} shown={shown} latest={version} onShow={show} />
        </>
      )}
    </VersionedTool>
  );
}
