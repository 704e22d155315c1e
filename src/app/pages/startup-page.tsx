import { useParams } from 'wouter';
import { roomHref } from '#features/data-room/contract/room-link.ts';
import { ConnectDialog } from '#features/introductions/web/connect-dialog.tsx';
import { WhyCard } from '#features/matching/web/why-card.tsx';
import type { StartupDetail } from '#features/startups/contract/startup.ts';
import { StartupView } from '#features/startups/web/startup-page.tsx';
import { useSession } from '#shared/web/session.ts';
import { LinkButton } from '#shared/web/ui/link.tsx';
import { SubjectActions } from './subject-actions.tsx';

/** Offers are made by those who invest. */
function OfferLink({ startupId }: { startupId: number }) {
  const userType = useSession().user?.userType ?? 'founder';
  if (userType === 'founder') return null;
  return (
    <LinkButton icon="handshake" href={`/offers/new?startup=${startupId}`}>
      Make an offer
    </LinkButton>
  );
}

const connect = ({ id, mine, name, isDemo }: StartupDetail) =>
  mine === null ? (
    <>
      <ConnectDialog target={{ startupId: id }} name={name} isDemo={isDemo} />
      <OfferLink startupId={id} />
    </>
  ) : (
    <LinkButton icon="lock" href={roomHref(id)}>
      Data room
    </LinkButton>
  );

const report = ({ id, mine, name, isDemo }: StartupDetail) =>
  mine === null ? <SubjectActions subject={{ kind: 'startup', id }} name={name} isDemo={isDemo} /> : null;

const match = ({ id, mine }: StartupDetail) => (mine === null ? <WhyCard startupId={id} /> : null);

/** One startup, why the reader matches it, and asking for an introduction. */
export function StartupPage() {
  const { id = '' } = useParams();
  return <StartupView id={Number(id)} connectSlot={connect} matchSlot={match} reportSlot={report} />;
}
