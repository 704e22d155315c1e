import { lazy, Suspense, useState } from 'react';
import { useParams } from 'wouter';
import { BlockedPage } from '#features/blocks/web/blocks-card.tsx';
import { useBlocked } from '#features/blocks/web/unblock.ts';
import { ConnectDialog } from '#features/introductions/web/connect-dialog.tsx';
import { PersonConnectAction } from '#features/people/web/connect-dialog.tsx';
import { ExcludeAction } from '#features/people/web/exclusions-card.tsx';
import type { Person } from '#features/profile/contract.ts';
import { PersonPage } from '#features/profile/web/person-page.tsx';
import { RecommendationsList } from '#features/recommendations/web/recommendations-list.tsx';
import { Button } from '#shared/web/ui/button.tsx';
import { fullName } from '#shared/domain/person-name.ts';
import { SafetyMenu } from './safety-menu.tsx';

const RecommendDialog = lazy(async () => ({
  default: (await import('#features/recommendations/web/recommend-dialog.tsx')).RecommendDialog,
}));

function Actions({ person }: { person: Person }) {
  const [recommending, setRecommending] = useState(false);
  const other = { userId: person.id, name: fullName(person), isDemo: person.isDemo };
  return (
    <>
      <PersonConnectAction {...other} />
      <ConnectDialog target={{ receiverId: person.id }} {...other} action="Introduction" />
      <Button icon="star" onClick={() => setRecommending(true)}>
        Recommend
      </Button>
      <ExcludeAction {...other} />
      <SafetyMenu person={person} />
      {recommending ? (
        <Suspense>
          <RecommendDialog person={person} onClose={() => setRecommending(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

/** `/people/{id}`: a profile with what others say and what the reader can do; of somebody blocked, the way back. */
export function PeoplePage() {
  const { id = '' } = useParams();
  const blocked = useBlocked()?.find((person) => person.id === id);
  if (blocked !== undefined) return <BlockedPage person={blocked} />;
  return (
    <PersonPage
      id={id}
      renderActions={(person) => <Actions person={person} />}
      renderRecommendations={(person) => <RecommendationsList items={person.recommendations} />}
    />
  );
}
