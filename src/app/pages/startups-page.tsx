import { ConnectDialog } from '#features/introductions/web/connect-dialog.tsx';
import type { StartupCard } from '#features/startups/contract/startup.ts';
import { StartupsPage } from '#features/startups/web/startups-page.tsx';
import { SaveSearchButton } from '#features/saved-searches/web/save-search-button.tsx';
import { useOwnSides } from './own-sides.ts';

function ConnectUnlessOwn({ startup: { id, name } }: { startup: StartupCard }) {
  const { isKnown, isOwnStartup } = useOwnSides();
  return isKnown && !isOwnStartup(id) ? (
    <ConnectDialog inList target={{ startupId: id }} name={name} />
  ) : null;
}

const save = (filters: Readonly<Record<string, string>>) => <SaveSearchButton filters={filters} />;
const connect = (startup: StartupCard) => <ConnectUnlessOwn startup={startup} />;

/** `/startups`: the directory, with asking for an introduction on each card but one's own. */
export function StartupsScreen() {
  const { hasInvestorProfile } = useOwnSides();
  return <StartupsPage connectSlot={connect} saveSlot={save} comparesFit={hasInvestorProfile} />;
}
