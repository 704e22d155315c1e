import { ConnectDialog } from '#features/introductions/web/connect-dialog.tsx';
import { InvestorsPage } from '#features/investors/web/directory-page.tsx';
import { fullName } from '#shared/domain/person-name.ts';
import { useOwnSides } from './own-sides.ts';

/** `/investors`: the directory, with asking for an introduction on each card but one's own. */
export function InvestorsScreen() {
  const { isKnown, isOwnInvestor } = useOwnSides();
  return (
    <InvestorsPage
      renderActions={(investor) =>
        isKnown && !isOwnInvestor(investor.id) ? (
          <ConnectDialog
            inList
            target={{ investorId: investor.id }}
            name={fullName(investor.user)}
            isDemo={investor.isDemo}
          />
        ) : null
      }
    />
  );
}
