import type { ReactNode } from 'react';
import { useCurrentUser } from '#shared/web/session.ts';
import { Card } from '#shared/web/ui/card.tsx';
import { LinkButton } from '#shared/web/ui/link.tsx';
import { PageHeader } from '#shared/web/ui/page-header.tsx';
import { SkeletonLines } from '#shared/web/ui/skeleton.tsx';
import { LoadError } from '#shared/web/ui/state.tsx';
import { accounts } from './account-calls.ts';
import { NameCard, PasswordCard } from './own-cards.tsx';
import { OwnDataCard } from './own-data-card.tsx';
import { PasskeysCard } from './passkeys-card.tsx';
import { SessionsList } from './sessions-list.tsx';
import { TwoStepCard } from './two-step-card.tsx';

/** Name, ways to sign in, sessions and own data; `blocks` is whom the person has blocked. */
export function SettingsPage({ blocks }: { blocks: ReactNode }) {
  const user = useCurrentUser();
  const security = accounts.useCall('GET /api/auth/security', {});
  if (user === null) return null;
  if (user.isDemo) return <DemoNotice />;
  return (
    <div className="mx-auto grid max-w-2xl gap-4">
      <PageHeader
        title="Settings"
        note={`Your account: ${user.email}`}
        actions={<LinkButton href="/settings/notifications">Notifications</LinkButton>}
      />
      <NameCard user={user} />
      {security.isPending ? (
        <Card>
          <SkeletonLines label="Loading how you sign in" />
        </Card>
      ) : security.isError ? (
        <LoadError what="how you sign in" result={security} />
      ) : (
        <>
          {security.data.hasPassword ? (
            <>
              <PasswordCard />
              <TwoStepCard isOn={security.data.twoFactor} />
            </>
          ) : (
            <Card>
              <p>You sign in through your organisation, which manages your password and two-step sign-in.</p>
            </Card>
          )}
          <PasskeysCard />
          <SessionsList />
          {blocks}
          <OwnDataCard email={user.email} hasPassword={security.data.hasPassword} />
        </>
      )}
    </div>
  );
}

function DemoNotice() {
  return (
    <div className="mx-auto grid max-w-2xl gap-4">
      <PageHeader title="Settings" note="This is a demo account. Its settings cannot be changed." />
      <Card>
        <p>Sign up for your own account to set a password and two-step sign-in.</p>
      </Card>
    </div>
  );
}
