import { useParams } from 'wouter';
import { StartupView } from '#features/startups/web/startup-page.tsx';

/** One startup, with what other features say of it. */
export function StartupPage() {
  const { id = '' } = useParams();
  return <StartupView id={Number(id)} />;
}
