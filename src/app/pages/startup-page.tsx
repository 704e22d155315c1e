import { useParams } from 'wouter';
import { WhyCard } from '#features/matching/web/why-card.tsx';
import { StartupView } from '#features/startups/web/startup-page.tsx';

/** One startup, and why the reader matches it. */
export function StartupPage() {
  const { id = '' } = useParams();
  return (
    <StartupView
      id={Number(id)}
      matchSlot={(startup) => (startup.mine === null ? <WhyCard startupId={startup.id} /> : null)}
    />
  );
}
