import { useParams } from 'wouter';
import { ConnectDialog } from '#features/introductions/web/connect-dialog.tsx';
import { WhyCard } from '#features/matching/web/why-card.tsx';
import { InvestorMissing } from '#features/investors/web/investor-missing.tsx';
import { InvestorProfile } from '#features/investors/web/profile-page.tsx';
import { fullName } from '#shared/domain/person-name.ts';
import { SubjectActions } from './subject-actions.tsx';

/** The id in the address, or null where it is none. */
function useInvestorId(): number | null {
  const { id } = useParams<{ id: string }>();
  return /^[1-9]\d{0,9}$/.test(id) ? Number(id) : null;
}

/** One investor, and why the reader's startup matches them. */
export function InvestorPage() {
  const id = useInvestorId();
  if (id === null) return <InvestorMissing />;
  return (
    <InvestorProfile
      id={id}
      renderActions={(investor) =>
        investor.viewer.isOwner ? null : (
          <>
            <ConnectDialog
              target={{ investorId: id }}
              name={fullName(investor.user)}
              isDemo={investor.isDemo}
            />
            <SubjectActions
              subject={{ kind: 'investor', id }}
              name={fullName(investor.user)}
              isDemo={investor.isDemo}
            />
          </>
        )
      }
      renderMatch={({ viewer }) => (viewer.isOwner ? null : <WhyCard investorId={id} />)}
    />
  );
}
