import { useParams } from 'wouter';
import { WhyCard } from '#features/matching/web/why-card.tsx';
import { InvestorMissing, InvestorProfile } from '#features/investors/web/profile-page.tsx';

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
      renderMatch={({ viewer }) => (viewer.isOwner ? null : <WhyCard investorId={id} />)}
    />
  );
}
