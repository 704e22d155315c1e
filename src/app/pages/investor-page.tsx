import { useParams } from 'wouter';
import { InvestorMissing, InvestorProfile } from '#features/investors/web/profile-page.tsx';

/** The id in the address, or null where it is none. */
function useInvestorId(): number | null {
  const { id } = useParams<{ id: string }>();
  return /^[1-9]\d{0,9}$/.test(id) ? Number(id) : null;
}

/** /investors/{id} */
export function InvestorPage() {
  const id = useInvestorId();
  return id === null ? <InvestorMissing /> : <InvestorProfile id={id} />;
}
