import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import {
  AFRICAN_COUNTRY_CODES,
  COUNTRIES,
  countryLabel,
  countryOf,
} from '#shared/domain/catalogue/countries.ts';
import { formatCount, formatDollarsShort } from '#shared/web/format.ts';
import { useAddress } from '#shared/web/use-address.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Card } from '#shared/web/ui/card.tsx';
import { type Option, SelectField } from '#shared/web/ui/select-field.tsx';
import { Skeleton, SkeletonCards } from '#shared/web/ui/skeleton.tsx';
import { LoadError } from '#shared/web/ui/state.tsx';
import type { Ecosystem, ecosystemEndpoints, MapCountry } from '../contract.ts';
import { legendOf, type Measure, MEASURES } from '../domain/choropleth.ts';
import { CountriesTable } from './countries-table.tsx';
import { CountryCard } from './country-card.tsx';

const { useCall, useList } = endpointHooks<typeof ecosystemEndpoints>();
type DefinitionQuery = NonNullable<Parameters<typeof useList<'GET /api/ecosystem'>>[1]['query']>;

const AfricaChart = lazy(async () => ({ default: (await import('./africa-chart.tsx')).AfricaChart }));

const FIRST = ['NG', 'KE', 'ZA', 'GH'] as const;
const CODES = [...FIRST, ...AFRICAN_COUNTRY_CODES.filter((code) => !FIRST.some((first) => first === code))];
const COUNTRY_OPTIONS: Option[] = CODES.map((code) => ({ value: code, label: countryLabel(code) }));
const SWATCHES = ['bg-sunk', 'bg-green/20', 'bg-green/45', 'bg-green/70', 'bg-green'];

const WORDS = { startups: 'startup', investors: 'investor', deals: 'round' } as const;
const formatOf = ({ id }: Measure) =>
  id === 'fundingUsd' ? formatDollarsShort : (value: number) => formatCount(value, WORDS[id]);

/** Africa, and the country of the address where it is another one. */
const optionsWith = (code: string) =>
  COUNTRY_OPTIONS.some(({ value }) => value === code)
    ? COUNTRY_OPTIONS
    : [...COUNTRY_OPTIONS, { value: code, label: COUNTRIES.find(({ id }) => id === code)?.label ?? code }];

function Legend({ measure }: { measure: Measure }) {
  const write = measure.id === 'fundingUsd' ? formatDollarsShort : String;
  return (
    <ul aria-label="Legend" className="tabular mt-3 flex flex-wrap gap-x-4 gap-y-1 text-xs">
      {legendOf(measure, write).map((words, index) => (
        <li key={words} className="flex items-center gap-1.5">
          <span
            aria-hidden="true"
            className={`border-edge size-3.5 rounded-sm border ${SWATCHES[index] ?? ''}`}
          />
          {words}
        </li>
      ))}
    </ul>
  );
}

type MapProps = {
  countries: readonly MapCountry[];
  measure: Measure;
  selected: string;
  onSelect: (code: string) => void;
};

function MapCard({ countries, measure, selected, onSelect }: MapProps) {
  return (
    <Card>
      <Suspense fallback={<Skeleton className="mx-auto aspect-square w-full max-w-140" />}>
        <AfricaChart {...{ countries, measure, selected, onSelect }} format={formatOf(measure)} />
      </Suspense>
      <Legend measure={measure} />
      <CountriesTable {...{ countries, selected, onSelect }} />
    </Card>
  );
}

type PanelProps = { country: string; query: DefinitionQuery; Basis: Props['Basis'] };

function Panel({ country, query, Basis }: PanelProps) {
  const { data, error, refetch, isFetching } = useCall(
    'GET /api/ecosystem/{country}',
    { params: { country }, query },
    { keepPrevious: true },
  );
  if (error && !isFetching) return <LoadError what="this country" result={{ error, refetch, isFetching }} />;
  if (data === undefined) return <SkeletonCards count={4} label="Loading the country" />;
  return <CountryCard ecosystem={data} Basis={Basis} />;
}

type Props = {
  /** How funding is counted. */
  definition: DefinitionQuery;
  /** What stands under a country's figures of funding. */
  Basis: ComponentType<{ ecosystem: Ecosystem }>;
  /** Where that is chosen. */
  children: ReactNode;
};

/** Africa on a map, and the ecosystem of the country chosen on it. */
export function EcosystemTab({ definition, Basis, children }: Props) {
  const [search, change] = useAddress();
  const text = search.get('country') ?? 'NG';
  const country = countryOf(text) ?? text;
  const measure = MEASURES.find(({ id }) => id === search.get('measure')) ?? MEASURES[0];
  const map = useList('GET /api/ecosystem', { query: definition }, { keepPrevious: true });
  const select = (code: string) => change({ country: code });
  return (
    <div className="grid gap-5">
      <div className="grid gap-3 sm:grid-cols-2 lg:max-w-160">
        <SelectField
          label="Country"
          required
          options={optionsWith(country)}
          value={country}
          onChange={({ target }) => select(target.value)}
        />
        <SelectField
          label="Shade the map by"
          required
          options={MEASURES.map(({ id, label }) => ({ value: id, label }))}
          value={measure.id}
          onChange={({ target }) => change({ measure: target.value })}
        />
      </div>
      {children}
      <div className="grid items-start gap-5 lg:grid-cols-2">
        {map.error && !map.isFetching ? (
          <LoadError what="the map" result={map} />
        ) : map.data === undefined ? (
          <Skeleton className="aspect-square w-full" />
        ) : (
          <MapCard countries={map.data.items} measure={measure} selected={country} onSelect={select} />
        )}
        <Panel country={country} query={definition} Basis={Basis} />
      </div>
    </div>
  );
}
