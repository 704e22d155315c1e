import { ConnectDialog } from '#features/introductions/web/connect-dialog.tsx';
import type { StartupCard } from '#features/startups/contract/startup.ts';
import { StartupsPage } from '#features/startups/web/startups-page.tsx';

const connect = ({ id, name }: StartupCard) => <ConnectDialog target={{ startupId: id }} name={name} />;

/** `/startups`: the directory, with asking for an introduction on each card. */
export function StartupsScreen() {
  return <StartupsPage connectSlot={connect} />;
}
