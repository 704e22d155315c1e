import type { ReactNode } from 'react';
import { isStatus } from '#shared/web/api-error.ts';
import { usePageTitle } from '#shared/web/page-title.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { LinkButton } from '#shared/web/ui/link.tsx';
import { PageHeader } from '#shared/web/ui/page-header.tsx';
import { SkeletonCards } from '#shared/web/ui/skeleton.tsx';
import { EmptyState, LoadError } from '#shared/web/ui/state.tsx';
import { fullName } from '#shared/domain/person-name.ts';
import type { Person, profileEndpoints } from '../contract.ts';
import { AboutTab } from './about-tab.tsx';
import { ExperienceList } from './experience-list.tsx';
import { LinksCard } from './links-card.tsx';
import { IdentityCard } from './profile-card.tsx';

const { useCall } = endpointHooks<typeof profileEndpoints>();

function PersonMissing() {
  return (
    <>
      <PageHeader title="Person not found" />
      <EmptyState title="No visible profile at this address" icon="search">
        The profile may be hidden or deleted, or the address may be wrong.
      </EmptyState>
    </>
  );
}

export type PersonPageProps = {
  id: string;
  /** Buttons for somebody else’s page, such as connecting. */
  renderActions?: (person: Person) => ReactNode;
  renderRecommendations: (person: Person) => ReactNode;
};

/** Somebody’s page, as they let the reader see it. */
export function PersonPage({ id, renderActions, renderRecommendations }: PersonPageProps) {
  const { data, error, isError, isFetching, refetch } = useCall('GET /api/people/{id}', { params: { id } });
  usePageTitle(data === undefined ? 'Profile' : fullName(data));
  if (isError && (isStatus(error, 404) || isStatus(error, 400))) return <PersonMissing />;
  if (isError) return <LoadError what="this profile" result={{ error, refetch, isFetching }} />;
  if (data === undefined) return <SkeletonCards count={3} label="Loading the profile" />;
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-x-6">
      <div className="grid grid-cols-1 min-w-0 gap-4">
        <IdentityCard person={data}>
          {data.isSelf ? (
            <LinkButton href="/profile" icon="edit">
              Edit Profile
            </LinkButton>
          ) : (
            renderActions?.(data)
          )}
        </IdentityCard>
        <LinksCard person={data} />
      </div>
      <div className="grid grid-cols-1 min-w-0 gap-4">
        {data.isSelf ? <p className="text-soft text-sm">This is how others see your profile.</p> : null}
        <AboutTab person={data} />
        {data.experiences.length === 0 ? null : (
          <Card>
            <CardHeader title="Experience" />
            <ExperienceList items={data.experiences} />
          </Card>
        )}
        {data.recommendations.length === 0 ? null : (
          <Card>
            <CardHeader title="Recommendations" />
            {renderRecommendations(data)}
          </Card>
        )}
      </div>
    </div>
  );
}
