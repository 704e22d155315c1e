import type { ReactNode } from 'react';
import { AnalyticsTab } from '#features/people/web/analytics-tab.tsx';
import { ConnectAction } from '#features/people/web/connect-dialog.tsx';
import { CONNECTION_CALLS } from '#features/people/web/connection-calls.ts';
import { DiscoverTab } from '#features/people/web/discover-tab.tsx';
import { ExclusionsCard } from '#features/people/web/exclusions-card.tsx';
import { InvitationsTab } from '#features/people/web/invitations-tab.tsx';
import { useInvitationCount } from '#features/people/web/invitation-count.ts';
import { NetworkTab } from '#features/people/web/network-tab.tsx';
import { StatsList } from '#features/people/web/stats-list.tsx';
import { SuggestionsTab } from '#features/profile/web/suggestions-tab.tsx';
import { useAddress } from '#shared/web/use-address.ts';
import { useLive } from '#shared/web/use-live.ts';
import { PageHeader } from '#shared/web/ui/page-header.tsx';
import { CountBadge } from '#shared/web/ui/tag.tsx';
import { Tabs } from '#shared/web/ui/tabs.tsx';
import { fullName } from '#shared/domain/person-name.ts';

const TABS = ['discover', 'matches', 'network', 'invitations', 'analytics'] as const;

function InvitationsLabel(): ReactNode {
  const count = useInvitationCount();
  return (
    <span className="relative inline-flex items-center gap-1.5">
      Invitations
      <CountBadge count={count} label={`${count} to answer`} />
    </span>
  );
}

/** `/network`: find people, know them, and see how the network grows. */
export function NetworkPage() {
  const [search, change] = useAddress();
  const tab = TABS.find((name) => name === search.get('tab')) ?? 'discover';
  useLive('connections', CONNECTION_CALLS);
  const open = (next: string) =>
    change({ tab: next === 'discover' ? null : next, page: null, name: null }, { push: true });
  return (
    <>
      <PageHeader
        title="Professional Network"
        note="Find people, build your network, and let the right people find you."
      />
      <StatsList />
      <Tabs
        label="Professional Network"
        value={tab}
        onChange={open}
        tabs={[
          { value: 'discover', label: 'Discover', content: <DiscoverTab /> },
          {
            value: 'matches',
            label: 'AI Matches',
            content: (
              <SuggestionsTab
                renderActions={({ targetId, target, connection }) => (
                  <ConnectAction
                    userId={targetId}
                    name={fullName(target)}
                    isDemo={target.isDemo}
                    {...connection}
                  />
                )}
              />
            ),
          },
          {
            value: 'network',
            label: 'My Network',
            content: (
              <div className="grid gap-4">
                <NetworkTab />
                <ExclusionsCard />
              </div>
            ),
          },
          { value: 'invitations', label: <InvitationsLabel />, content: <InvitationsTab /> },
          { value: 'analytics', label: 'Analytics', content: <AnalyticsTab /> },
        ]}
      />
    </>
  );
}
