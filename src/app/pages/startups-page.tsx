import { lazy, Suspense } from 'react';
import { ConnectDialog } from '#features/introductions/web/connect-dialog.tsx';
import type { StartupCard } from '#features/startups/contract/startup.ts';
import { StartupsPage } from '#features/startups/web/startups-page.tsx';
import { useCurrentUser } from '#shared/web/session.ts';
import { useOwnSides } from './own-sides.ts';

// A member's: visitors never fetch it.
const SaveSearchButton = lazy(async () => ({
  default: (await import('#features/saved-searches/web/save-search-button.tsx')).SaveSearchButton,
}));

function ConnectUnlessOwn({ startup: { id, name, isDemo } }: { startup: StartupCard }) {
  const { isKnown, isOwnStartup } = useOwnSides();
  return isKnown && !isOwnStartup(id) ? (
    <ConnectDialog inList target={{ startupId: id }} name={name} isDemo={isDemo} />
  ) : null;
}

function SaveForMembers({ filters }: { filters: Readonly<Record<string, string>> }) {
  if (useCurrentUser() === null) return null;
  return (
    <Suspense>
      <SaveSearchButton filters={filters} />
    </Suspense>
  );
}

const save = (filters: Readonly<Record<string, string>>) => <SaveForMembers filters={filters} />;
const connect = (startup: StartupCard) => <ConnectUnlessOwn startup={startup} />;

/** `/startups`: the directory, with asking for an introduction on each card but one's own. */
export function StartupsScreen() {
  const { hasInvestorProfile } = useOwnSides();
  return <StartupsPage connectSlot={connect} saveSlot={save} comparesFit={hasInvestorProfile} />;
}
