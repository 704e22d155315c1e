import { useParams } from 'wouter';
import { ConnectDialog } from '#features/introductions/web/connect-dialog.tsx';
import { WhyCard } from '#features/matching/web/why-card.tsx';
import type { StartupDetail } from '#features/startups/contract/startup.ts';
import { StartupView } from '#features/startups/web/startup-page.tsx';
import { SubjectActions } from './subject-actions.tsx';

const connect = ({ id, mine, name }: StartupDetail) =>
  mine === null ? <ConnectDialog target={{ startupId: id }} name={name} /> : null;

const report = ({ id, mine, name }: StartupDetail) =>
  mine === null ? <SubjectActions subject={{ kind: 'startup', id }} name={name} /> : null;

const match = ({ id, mine }: StartupDetail) => (mine === null ? <WhyCard startupId={id} /> : null);

/** One startup, why the reader matches it, and asking for an introduction. */
export function StartupPage() {
  const { id = '' } = useParams();
  return <StartupView id={Number(id)} connectSlot={connect} matchSlot={match} reportSlot={report} />;
}
