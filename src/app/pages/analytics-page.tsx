import { lazy } from 'react';
import type { Ecosystem } from '#features/ecosystem/contract.ts';
import { BasisCard } from '#features/market/web/basis-card.tsx';
import { DefinitionForm } from '#features/market/web/definition-form.tsx';
import { definitionOf } from '#features/market/web/definition.ts';
import { queryString } from '#shared/web/api-client.ts';
import { useAddress } from '#shared/web/use-address.ts';
import { PageHeader } from '#shared/web/ui/page-header.tsx';
import { Tabs } from '#shared/web/ui/tabs.tsx';

const IntelligenceTab = lazy(async () => ({
  default: (await import('#features/market/web/intelligence-tab.tsx')).IntelligenceTab,
}));
const EcosystemTab = lazy(async () => ({
  default: (await import('#features/ecosystem/web/ecosystem-tab.tsx')).EcosystemTab,
}));

const CompetitiveTab = lazy(async () => ({
  default: (await import('#features/market/web/competitive-tab.tsx')).CompetitiveTab,
}));
const PortfolioAnalytics = lazy(async () => ({
  default: (await import('./portfolio-analytics.tsx')).PortfolioAnalytics,
}));

function CountryBasis({ ecosystem }: { ecosystem: Ecosystem }) {
  const [search] = useAddress();
  const { code, basis } = ecosystem;
  const query = { ...definitionOf(search), country: code, from: basis.from };
  return <BasisCard basis={basis} rowsHref={`/analytics/rounds${queryString(query)}`} />;
}

/** The map, with what its figures of funding count under them. */
function MapTab() {
  const [search, change] = useAddress();
  return (
    <EcosystemTab definition={definitionOf(search)} Basis={CountryBasis}>
      <DefinitionForm search={search} onChange={change} />
    </EcosystemTab>
  );
}

const TABS = [
  { value: 'market', label: 'Market Intelligence', content: <IntelligenceTab /> },
  { value: 'ecosystem', label: 'Ecosystem Map', content: <MapTab /> },
  { value: 'competitive', label: 'Competitive Analysis', content: <CompetitiveTab /> },
  { value: 'portfolio', label: 'Portfolio Analytics', content: <PortfolioAnalytics /> },
];

/** The market, its countries, a startup among its peers, and the member's own portfolio: all from rows. */
export function AnalyticsPage() {
  const [search, change] = useAddress();
  const open = TABS.find(({ value }) => value === search.get('tab')) ?? TABS[0];
  return (
    <>
      <PageHeader
        title="Analytics"
        note="What the rows of this platform and of published tables say. Every figure names what it counts, how many, and as of when."
      />
      <Tabs
        label="Analytics"
        tabs={TABS}
        value={open?.value ?? ''}
        onChange={(tab) => change({ tab }, { push: true })}
      />
    </>
  );
}
