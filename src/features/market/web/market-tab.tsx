import { COUNTRIES, countryOf } from '#shared/domain/catalogue/countries.ts';
import { sectorIdOf, SECTORS } from '#shared/domain/catalogue/sectors.ts';
import { queryString } from '#shared/web/api-client.ts';
import { formatDate, formatAmountShort } from '#shared/web/format.ts';
import { type AddressChange, useAddress } from '#shared/web/use-address.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { Combobox } from '#shared/web/ui/combobox.tsx';
import { SelectField } from '#shared/web/ui/select-field.tsx';
import { SkeletonCards } from '#shared/web/ui/skeleton.tsx';
import { EmptyState, ErrorState, LoadError } from '#shared/web/ui/state.tsx';
import { StatCard } from '#shared/web/ui/stat-card.tsx';
import { TextLink } from '#shared/web/ui/link.tsx';
import type { marketEndpoints } from '../contract.ts';
import type { MarketAnalysis } from '../contract/analysis.ts';
import { BasisCard } from './basis-card.tsx';
import { DefinitionForm } from './definition-form.tsx';
import { definitionOf } from './definition.ts';
import { RoundsTable } from './rounds-table.tsx';
import { ScoresCard } from './scores-card.tsx';
import { YearsChart } from './years-chart.tsx';

const { useCall, useList } = endpointHooks<typeof marketEndpoints>();

const FIRST = ['NG', 'KE', 'ZA', 'GH'];
const COUNTRY_OPTIONS = [
  ...FIRST.flatMap((code) => COUNTRIES.filter(({ id }) => id === code)),
  ...COUNTRIES.filter(({ id }) => !FIRST.includes(id)),
].map(({ id, label }) => ({ value: id, label }));
const SHOWN_ROWS = 10;

type Change = (values: AddressChange) => void;

function Findings({
  title,
  sentences,
  empty,
}: {
  title: string;
  sentences: readonly string[];
  empty: string;
}) {
  return (
    <Card>
      <CardHeader title={title} />
      {sentences.length === 0 ? (
        <p className="text-soft">{empty}</p>
      ) : (
        <ul className="grid list-disc gap-2 pl-5">
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </Card>
  );
}

type AnalysisProps = { analysis: MarketAnalysis; search: URLSearchParams; change: Change };

function ThinData({ analysis, search, change }: AnalysisProps) {
  const { n, sector, country } = analysis;
  const narrow = search.get('capital') !== 'equity-debt-grants' || search.has('minimum');
  return (
    <EmptyState
      title={`Thin data: ${n === 0 ? 'no round' : n === 1 ? '1 round' : `${n} rounds`} in two years`}
      icon="chart"
      action={
        narrow ? (
          <Button onClick={() => change({ capital: 'equity-debt-grants', minimum: null })}>
            Count debt and grants of any size
          </Button>
        ) : undefined
      }
    >
      It takes five rounds before a score for {sector} in {country} means anything, so none is shown. Try
      another sector, country or date.
    </EmptyState>
  );
}

/** The newest rows that were counted, and the way to all of them. */
function Rows({ analysis, search }: { analysis: MarketAnalysis; search: URLSearchParams }) {
  const { sectorId, countryCode, timeframe, n } = analysis;
  const query = {
    ...definitionOf(search),
    sector: sectorId,
    country: countryCode,
    from: timeframe.slice(0, 10),
  };
  const { data, error, refetch, isFetching } = useList('GET /api/market/rounds', {
    query: { ...query, limit: SHOWN_ROWS },
  });
  const href = `/analytics/rounds${queryString(query)}`;
  return (
    <>
      <BasisCard basis={analysis.basis} rowsHref={href} />
      {n === 0 ? null : (
        <Card>
          <CardHeader
            title="The rounds behind it"
            note={n > SHOWN_ROWS ? `The newest ${SHOWN_ROWS} of ${n}.` : undefined}
            actions={n > SHOWN_ROWS ? <TextLink href={href}>All {n} rounds</TextLink> : undefined}
          />
          {error && !data ? (
            <LoadError what="the rounds" result={{ error, refetch, isFetching }} />
          ) : (
            <RoundsTable label="Rounds counted" rounds={data?.items ?? []} />
          )}
        </Card>
      )}
    </>
  );
}

function Analysis({ analysis, search, change }: AnalysisProps) {
  const { thinData, keyTrends, opportunities, marketSize, timeframe, asOf, sector, country } = analysis;
  const window = `${formatDate(timeframe.slice(0, 10))} to ${formatDate(asOf)}`;
  return (
    <>
      {thinData ? <ThinData {...{ analysis, search, change }} /> : null}
      <ScoresCard analysis={analysis} />
      <YearsChart years={analysis.years} isInvented={analysis.basis.demoRounds > 0} />
      <div className="grid gap-4 md:grid-cols-[1fr_2fr]">
        <StatCard
          label="Market size: capital raised in 24 months"
          isInvented={analysis.basis.demoRounds > 0}
          value={marketSize === null ? null : formatAmountShort(marketSize)}
          note={
            <>
              Timeframe: {window}. {analysis.demoStartups > 0 ? 'Demo startups and rounds included.' : null}
            </>
          }
          why={{
            label: 'What is market size here?',
            content: (
              <p className="pr-8">
                The total of dollar rounds for {sector} in {country} in two years, using the definition chosen
                above. We do not know what customers spend, so this is not an estimate of it.
              </p>
            ),
          }}
        />
        {thinData ? null : (
          <div className="grid gap-4 lg:grid-cols-2">
            <Findings title="Key trends" sentences={keyTrends} empty="No change." />
            <Findings title="Opportunities" sentences={opportunities} empty="None found in the data." />
          </div>
        )}
      </div>
      <Rows analysis={analysis} search={search} />
      <p className="text-soft text-sm">
        For the whole market, the map of Africa and peer comparisons, see{' '}
        <TextLink href="/analytics">Analytics</TextLink>.
      </p>
    </>
  );
}

/** A sector in a country: three scores with their reasons, what moved, and the deals that say so. */
export function MarketTab() {
  const [search, change] = useAddress();
  const sectorText = search.get('sector') ?? 'fintech';
  const sector = sectorIdOf(sectorText) ?? sectorText;
  const countryText = search.get('country') ?? 'NG';
  const country = countryOf(countryText) ?? countryText;
  const call = useCall(
    'GET /api/market-analysis/{sector}/{country}',
    { params: { sector, country }, query: definitionOf(search) },
    { keepPrevious: true },
  );
  const { data, error, refetch, isFetching } = call;
  return (
    <div className="grid gap-5">
      <div className="grid gap-3 sm:grid-cols-2 lg:max-w-160">
        <SelectField
          label="Sector"
          required
          options={SECTORS.map(({ id, label }) => ({ value: id, label }))}
          value={sector}
          onChange={({ target }) => change({ sector: target.value })}
        />
        <Combobox
          label="Country"
          required
          options={COUNTRY_OPTIONS}
          value={country}
          onChange={(code) => (code === null ? undefined : change({ country: code }))}
        />
      </div>
      <DefinitionForm search={search} onChange={change} />
      {error && !isFetching ? (
        <ErrorState
          title="We could not analyse this market"
          error={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : data === undefined ? (
        <SkeletonCards count={3} label="Analysing the market" />
      ) : (
        <Analysis analysis={data} search={search} change={change} />
      )}
    </div>
  );
}
