import { BlocksCard } from '#features/blocks/web/blocks-card.tsx';
import { IntroductionsPage } from '#features/introductions/web/introductions-page.tsx';
import { SafetyMenu } from './safety-menu.tsx';

/** `/introductions`: requests, with blocking and reporting in each. */
export function IntroductionsScreen() {
  return (
    <IntroductionsPage
      renderMenu={({ role, sender, receiver }) => (
        <SafetyMenu person={role === 'sender' ? receiver : sender} />
      )}
      aside={<BlocksCard />}
    />
  );
}
