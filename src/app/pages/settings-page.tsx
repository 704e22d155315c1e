import { SettingsPage } from '#features/accounts/web/settings-page.tsx';
import { LegalLinks } from '#features/legal/web/legal-links.tsx';
import { BlocksCard } from '#features/blocks/web/blocks-card.tsx';

/** `/settings`: the account, and whom its owner has blocked. */
export function SettingsScreen() {
  return (
    <>
      <SettingsPage blocks={<BlocksCard />} />
      <div className="mx-auto max-w-2xl">
        <LegalLinks />
      </div>
    </>
  );
}
