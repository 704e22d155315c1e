import { type ComponentType, lazy, Suspense } from 'react';
import type { startupEndpoints } from '#features/startups/contract.ts';
import type { Profile } from '#features/startups/contract/startup.ts';
import { useAddress } from '#shared/web/use-address.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { PageHeader } from '#shared/web/ui/page-header.tsx';
import { SkeletonCards } from '#shared/web/ui/skeleton.tsx';
import { LoadError } from '#shared/web/ui/state.tsx';
import { Tabs } from '#shared/web/ui/tabs.tsx';
import { ChooseStartup, CreateStartupFirst, StartupSelect } from './startup-choice.tsx';
import { useChosenStartup } from './chosen-startup.ts';

const { useCall } = endpointHooks<typeof startupEndpoints>();

type Own = Profile['startups'][number];
type ToolTab = { value: string; label: string; Tool: ComponentType<{ startup: Own }> };

const TABS: readonly ToolTab[] = [
  {
    value: 'cap-table',
    label: 'Cap Table',
    Tool: lazy(async () => ({
      default: (await import('#features/cap-table/web/cap-table-tab.tsx')).CapTableTab,
    })),
  },
  {
    value: 'model',
    label: 'Financial Model',
    Tool: lazy(async () => ({
      default: (await import('#features/financial-model/web/model-tab.tsx')).ModelTab,
    })),
  },
  {
    value: 'valuation',
    label: 'Valuation',
    Tool: lazy(async () => ({
      default: (await import('#features/valuation/web/valuation-tab.tsx')).ValuationTab,
    })),
  },
  {
    value: 'funding',
    label: 'Funding Tracker',
    Tool: lazy(async () => ({
      default: (await import('#features/funding-tracker/web/funding-tab.tsx')).FundingTab,
    })),
  },
];

function Tools({ startup }: { startup: Own }) {
  const [search, change] = useAddress();
  const open = TABS.find(({ value }) => value === search.get('tab')) ?? TABS[0];
  const tabs = TABS.map(({ value, label, Tool }) => ({
    value,
    label,
    content: (
      <Suspense fallback={<SkeletonCards count={3} />}>
        <Tool key={startup.id} startup={startup} />
      </Suspense>
    ),
  }));
  return (
    <Tabs
      label="Financial tools"
      tabs={tabs}
      value={open?.value ?? ''}
      onChange={(tab) => change({ tab, version: null }, { push: true })}
    />
  );
}

function Body({ startups }: { startups: readonly Own[] }) {
  const startup = useChosenStartup(startups);
  if (startups.length === 0)
    return (
      <CreateStartupFirst>
        Cap table, model, valuation and funding tracker belong to a startup, and only its team sees them.
      </CreateStartupFirst>
    );
  return (
    <>
      <StartupSelect startups={startups} chosen={startup} />
      {startup ? (
        <Tools startup={startup} />
      ) : (
        <ChooseStartup>You belong to several startups. Choose one to open its tools.</ChooseStartup>
      )}
    </>
  );
}

/** The money side of a startup, for its team alone. */
export function FinancialToolsPage() {
  const { data, error, refetch, isFetching } = useCall('GET /api/profile', {});
  return (
    <>
      <PageHeader
        title="Financial Tools"
        note="Equity, model, valuation and round, each number with its reason. Only your team sees this."
      />
      {error && !data ? (
        <LoadError what="your startups" result={{ error, refetch, isFetching }} />
      ) : data === undefined ? (
        <SkeletonCards count={3} label="Loading your startups" />
      ) : (
        <Body startups={data.startups} />
      )}
    </>
  );
}
