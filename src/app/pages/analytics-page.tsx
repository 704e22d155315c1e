import { type ComponentType, lazy } from 'react';
import { IntelligenceTab } from '#features/market/web/intelligence-tab.tsx';
import { useAddress } from '#shared/web/use-address.ts';
import { PageHeader } from '#shared/web/ui/page-header.tsx';
import { Tabs } from '#shared/web/ui/tabs.tsx';

type AnalyticsTab = { value: string; label: string; Tab: ComponentType };

const TABS: readonly AnalyticsTab[] = [
  {
    value: 'market',
    label: 'Market Intelligence',
    Tab: IntelligenceTab,
  },
  {
    value: 'ecosystem',
    label: 'Ecosystem Map',
    Tab: lazy(async () => ({ default: (await import('./ecosystem-map.tsx')).EcosystemMap })),
  },
  {
    value: 'competitive',
    label: 'Competitive Analysis',
    Tab: lazy(async () => ({
      default: (await import('#features/market/web/competitive-tab.tsx')).CompetitiveTab,
    })),
  },
  {
    value: 'portfolio',
    label: 'Portfolio Analytics',
    Tab: lazy(async () => ({ default: (await import('./portfolio-analytics.tsx')).PortfolioAnalytics })),
  },
];
const TAB_CONTENTS = TABS.map(({ value, label, Tab }) => ({ value, label, content: <Tab /> }));

/** The market, its countries, a startup among its peers, and the member's own portfolio: all from rows. */
export function AnalyticsPage() {
  const [search, change] = useAddress();
  const open = TABS.find(({ value }) => value === search.get('tab')) ?? TABS[0];
  return (
    <>
      <PageHeader
        title="Analytics"
        note="Figures from this platform and from published tables. Each one states what it counts, how many, and as of when."
      />
      <Tabs
        label="Analytics"
        tabs={TAB_CONTENTS}
        value={open?.value ?? ''}
        onChange={(tab) => change({ tab }, { push: true })}
      />
    </>
  );
}
