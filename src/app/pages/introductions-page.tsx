import { IntroductionsPage } from '#features/introductions/web/introductions-page.tsx';
import { SafetyMenu } from './safety-menu.tsx';

/** `/introductions`: requests, with blocking and reporting in each. */
export function IntroductionsScreen() {
  return (
    <IntroductionsPage
      renderMenu={({ id, role, sender, receiver }) =>
        role === 'sender' ? (
          <SafetyMenu person={receiver} />
        ) : (
          <SafetyMenu person={sender} report={{ kind: 'introduction', id }} />
        )
      }
    />
  );
}
