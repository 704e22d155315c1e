import { ConnectDialog } from '#features/introductions/web/connect-dialog.tsx';
import { InvestorsPage } from '#features/investors/web/directory-page.tsx';
import { investorName } from '#features/investors/web/investor-card.tsx';

/** `/investors`: the directory, with asking for an introduction on each card. */
export function InvestorsScreen() {
  return (
    <InvestorsPage
      renderActions={(investor) => (
        <ConnectDialog target={{ investorId: investor.id }} name={investorName(investor)} />
      )}
    />
  );
}
