import { queryString } from '#shared/web/api-client.ts';
import { formatCount, formatDate, formatDollarsShort, formatNumber } from '#shared/web/format.ts';
import { useAddress } from '#shared/web/use-address.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { Combobox } from '#shared/web/ui/combobox.tsx';
import { withCurrent } from '#shared/web/ui/filter.ts';
import { useLaterOptions } from '#shared/web/ui/later-options.ts';
import { LinkButton, TextLink } from '#shared/web/ui/link.tsx';
import { SkeletonCards } from '#shared/web/ui/skeleton.tsx';
import { EmptyState, LoadError } from '#shared/web/ui/state.tsx';
import { StatCard } from '#shared/web/ui/stat-card.tsx';
import type { intelligenceEndpoints } from '../contract.ts';
import type { MarketIntelligence } from '../contract/intelligence.ts';
import { InventedTag } from '#shared/web/ui/tag.tsx';
import { BasisCard } from './basis-card.tsx';
import { DefinitionForm } from './definition-form.tsx';
import { definitionOf } from './definition.ts';
import { SectorsTable } from './sectors-table.tsx';
import { YearsChart } from './years-chart.tsx';

const { useCall } = endpointHooks<typeof intelligenceEndpoints>();

const EVERYWHERE = { value: '', label: 'All countries' };
const loadCountries = async () => (await import('#shared/web/country-options.ts')).COUNTRY_OPTIONS;

type Shown = {
  market: MarketIntelligence;
  startupsHref: string;
  roundsHref: (more?: Record<string, string>) => string;
};

function Overview({ market, startupsHref, roundsHref }: Shown) {
  const { overview, insights, asOf, basis } = market;
  const [hasDemoStartups, hasDemoRounds] = [overview.demoStartups > 0, basis.demoRounds > 0];
  const day = `As of ${formatDate(asOf)}.`;
  return (
    <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
      <StatCard
        label="Startups"
        isInvented={hasDemoStartups}
        value={formatNumber(overview.totalStartups)}
        note={
          <>
            Active and listed here{overview.demoStartups > 0 ? `, ${overview.demoStartups} of the demo` : ''}.{' '}
            <TextLink href={startupsHref}>See them</TextLink>
          </>
        }
      />
      <StatCard
        label="Total funding"
        isInvented={hasDemoRounds}
        value={basis.n === 0 ? null : formatDollarsShort(overview.totalFunding)}
        note={
          <>
            n = {formatCount(basis.n, 'round')}. {day} <TextLink href={roundsHref()}>See them</TextLink>
          </>
        }
      />
      <StatCard
        label="Active sectors"
        isInvented={hasDemoStartups}
        value={formatNumber(overview.activeSectors)}
        note={
          <>
            With at least one active startup. <TextLink href={startupsHref}>See them</TextLink>
          </>
        }
      />
      <StatCard
        label="Market sentiment"
        isInvented={hasDemoRounds}
        value={insights.marketSentiment}
        note={`${formatCount(overview.deals12, 'round')} in twelve months, ${overview.dealsPrev12} the year before; ${formatDollarsShort(overview.funding12)} after ${formatDollarsShort(overview.fundingPrev12)}.`}
        why={{
          label: 'How it is calculated',
          content: (
            <p className="pr-8">
              The trend score of all rounds is {insights.trendScore} of 100; 50 is flat. 55 or more is rising,
              45 or less is cooling, anything between is steady. Fewer than five rounds in two years is thin
              data.
            </p>
          ),
        }}
      />
    </div>
  );
}

function Momentum({ market }: Pick<Shown, 'market'>) {
  const { predictions } = market;
  const { nextHotSectors, fundingForecast, recommendations } = predictions;
  return (
    <Card className="grid content-start gap-3">
      <CardHeader
        title="If the trend continues"
        note="A projection of past momentum, not a forecast."
        actions={<InventedTag isInvented={market.basis.demoRounds > 0} />}
      />
      <dl className="grid gap-3">
        <div>
          <dt className="text-soft text-sm">Next hot sectors (growth of 10% or more)</dt>
          <dd className="text-lg font-semibold">
            {nextHotSectors.length === 0 ? 'None' : nextHotSectors.join(', ')}
          </dd>
        </div>
        <div>
          <dt className="text-soft text-sm">Funding</dt>
          <dd>{fundingForecast ?? 'No funding in the last twelve months.'}</dd>
        </div>
      </dl>
      {recommendations.length === 0 ? null : (
        <ul className="grid list-disc gap-2 pl-5">
          {recommendations.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function Intelligence(shown: Shown) {
  const { market, roundsHref } = shown;
  const isEmpty = market.overview.totalStartups + market.basis.n === 0;
  if (isEmpty)
    return (
      <EmptyState
        title="No data here yet"
        icon="chart"
        action={
          <LinkButton href="/startups/new" variant="primary">
            Publish a startup
          </LinkButton>
        }
      >
        Figures come from startups, the rounds they report and published tables. Try another country or date.
      </EmptyState>
    );
  return (
    <>
      <Overview {...shown} />
      <div className="grid items-start gap-4 lg:grid-cols-[3fr_2fr]">
        <YearsChart
          years={market.trends.years}
          isInvented={market.basis.demoRounds > 0}
          actions={<TextLink href={roundsHref()}>See the rounds</TextLink>}
        />
        <Momentum market={market} />
      </div>
      <Card>
        <CardHeader
          title="Sectors by momentum"
          note="Growth is the average of growth in rounds and growth in funding over the year before. Fewer than five rounds in two years is thin data."
          actions={<InventedTag isInvented={market.basis.demoRounds > 0} />}
        />
        <SectorsTable sectors={market.trends.sectors} roundsHref={roundsHref} />
      </Card>
      <BasisCard basis={market.basis} rowsHref={roundsHref()} />
    </>
  );
}

/** The market as a whole or of one country: totals, momentum by sector, and what it would mean if it lasted. */
export function IntelligenceTab() {
  const [search, change] = useAddress();
  const country = search.get('country') ?? undefined;
  const [countries, comingNear] = useLaterOptions(loadCountries, country !== undefined);
  const query = { ...definitionOf(search), country };
  const { data, error, refetch, isFetching } = useCall(
    'GET /api/market-intelligence',
    { query },
    { keepPrevious: true },
  );
  return (
    <div className="grid gap-5">
      <div className="sm:max-w-80" {...comingNear}>
        <Combobox
          label="Country"
          required
          options={withCurrent([EVERYWHERE, ...countries], country ?? '')}
          value={country ?? ''}
          onChange={(code) => change({ country: code })}
        />
      </div>
      <DefinitionForm search={search} onChange={change} />
      {error && !isFetching ? (
        <LoadError what="the market" result={{ error, refetch, isFetching }} />
      ) : data === undefined ? (
        <SkeletonCards count={4} label="Loading the market" />
      ) : (
        <Intelligence
          market={data}
          startupsHref={`/startups${queryString({ country })}`}
          roundsHref={(more = {}) => `/analytics/rounds${queryString({ ...query, ...more })}`}
        />
      )}
    </div>
  );
}
