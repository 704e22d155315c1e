import {
  basisOf,
  keepFigures,
  keepRoundSums,
  lastYears,
  ROUND_TOPICS,
  scopeOf,
  sectorSumsOf,
} from '#features/market/server/basis.ts';
import { findCountrySums, findSpread } from '#features/market/server/queries-sums.ts';
import type { RoundScope } from '#features/market/server/queries.ts';
import { AFRICAN_COUNTRY_CODES, type CountryCode, countryLabel } from '#shared/domain/catalogue/countries.ts';
import { regionsOfCountry } from '#shared/domain/catalogue/regions.ts';
import { type SectorId, sectorLabel } from '#shared/domain/catalogue/sectors.ts';
import type { ChangeTopic } from '#shared/server/change-topics.ts';
import type { Db, Services } from '#shared/server/context.ts';
import { implement, kept } from '#shared/server/implement.ts';
import { type Ecosystem, ecosystemEndpoints, type MapCountry } from '../contract.ts';
import { challenges, countryOpportunities, growingSectors, type SectorFacts } from '../domain/findings.ts';
import { networkDensity } from '../domain/network-density.ts';
import {
  countByCity,
  countByCountry,
  countBySector,
  countClosed,
  countInvestors,
  countNetwork,
} from './queries.ts';

const total = <Row>(rows: readonly Row[], of: (row: Row) => number) =>
  rows.reduce((sum, row) => sum + of(row), 0);

async function mapOf(db: Db, services: Services, scope: RoundScope): Promise<MapCountry[]> {
  const counts = await countByCountry(db, scope);
  const sums = await keepFigures(services, `countries ${JSON.stringify(scope)}`, ROUND_TOPICS, () =>
    findCountrySums(db, scope),
  );
  return AFRICAN_COUNTRY_CODES.map((code) => {
    const count = counts.find(({ country }) => country === code);
    const sum = sums.find(({ country }) => country === code);
    return {
      code,
      name: countryLabel(code),
      startups: count?.startups ?? 0,
      investors: count?.investors ?? 0,
      deals: sum?.deals12 ?? 0,
      fundingUsd: (sum?.funding12Minor ?? 0) / 100,
    };
  });
}

const MAP_TOPICS = [
  ...ROUND_TOPICS,
  'startup counts',
  'investor counts',
] as const satisfies readonly ChangeTopic[];
/** Who is in a country's network, and who of them is tied. */
const NETWORK_TOPICS = [
  'startup counts',
  'companies',
  'investors',
  'users',
  'teams',
  'connections',
  'introductions',
] as const satisfies readonly ChangeTopic[];
/** What a country's page is made from. */
const COUNTRY_TOPICS = [...MAP_TOPICS, ...NETWORK_TOPICS] as const satisfies readonly ChangeTopic[];

/** The same as long as nothing has changed. */
const keptMap = (db: Db, services: Services, scope: RoundScope): Promise<MapCountry[]> =>
  keepFigures(services, `map ${JSON.stringify(scope)}`, MAP_TOPICS, () => mapOf(db, services, scope));

/** Startups for each investor across Africa; null while there is no investor. */
function perInvestor(countries: readonly MapCountry[]): number | null {
  const startups = total(countries, (country) => country.startups);
  const investors = total(countries, (country) => country.investors);
  return investors === 0 ? null : startups / investors;
}

type Sums = ReturnType<typeof sectorSumsOf>;
type Counts = Awaited<ReturnType<typeof countBySector>>;

function sectorFacts(counts: Counts, sums: Sums): SectorFacts[] {
  const ids = new Set([...counts.map(({ id }) => id), ...sums.flatMap(({ sectorId }) => sectorId ?? [])]);
  return [...ids].map((id) => {
    const sum = sums.find(({ sectorId }) => sectorId === id);
    return {
      // Both tables hold ids of the catalogue only.
      name: sectorLabel(id as SectorId),
      startups: counts.find((count) => count.id === id)?.count ?? 0,
      deals12: sum?.deals12 ?? 0,
      dealsPrev12: sum?.dealsPrev12 ?? 0,
    };
  });
}

type Asked = { readonly scope: RoundScope; readonly country: CountryCode; readonly services: Services };

/** The rows of a country, as they come out of the database. */
async function rowsOf(db: Db, { scope, country, services }: Asked) {
  const own = { ...scope, country };
  const twoYears = lastYears(own, 2);
  const regions = regionsOfCountry(country);
  const keepOwn = <Figures>(name: string, topics: readonly ChangeTopic[], make: () => Promise<Figures>) =>
    keepFigures(services, `${name} ${JSON.stringify(own)}`, topics, make);
  // One after the other, each on the connection that has it planned: at once, eight connections would each plan all of them.
  const sectors = await countBySector(db, scope, country);
  const closed = await countClosed(db, scope, country);
  const cities = await countByCity(db, scope, country);
  const investors = await countInvestors(db, scope, { country, regions });
  const network = await keepOwn('network', NETWORK_TOPICS, () => countNetwork(db, scope, country));
  const recent = await keepRoundSums(db, services, twoYears);
  const spread = await keepOwn('spread', ROUND_TOPICS, () => findSpread(db, own));
  const africa = await keptMap(db, services, scope);
  const basis = basisOf(recent, twoYears);
  return { sectors, closed, cities, investors, network, sums: sectorSumsOf(recent), spread, africa, basis };
}

async function ecosystemOf(db: Db, asked: Asked): Promise<Ecosystem> {
  const { scope, country } = asked;
  const rows = await rowsOf(db, asked);
  const { sectors, investors, network, sums } = rows;
  const startups = total(sectors, ({ count }) => count);
  const facts = {
    ...rows.spread,
    startups,
    investors: investors.here,
    investorsLooking: investors.looking,
    raisingNow: total(sectors, ({ asking }) => asking) - rows.closed,
    sectors: sectorFacts(sectors, sums),
    africaPerInvestor: perInvestor(rows.africa),
  };
  const growing = growingSectors(facts.sectors);
  const { density, withheld } = networkDensity(network.people, network.ties);
  return {
    code: country,
    country: countryLabel(country),
    totalStartups: startups,
    totalInvestors: investors.here,
    investorsLooking: investors.looking,
    networkDensity: density,
    withheld,
    people: withheld === null ? network.people : null,
    sectors: sectors.map(({ id, count }) => ({ name: sectorLabel(id as SectorId), count })),
    cities: rows.cities,
    trends: {
      growingSectors: growing.map(({ name }) => name),
      challenges: challenges(facts),
      opportunities: countryOpportunities(facts),
    },
    growing,
    funding: {
      deals12: total(sums, ({ deals12 }) => deals12),
      dealsPrev12: total(sums, ({ dealsPrev12 }) => dealsPrev12),
      funding12: total(sums, ({ funding12Minor }) => funding12Minor) / 100,
      fundingPrev12: total(sums, ({ fundingPrev12Minor }) => fundingPrev12Minor) / 100,
    },
    demo: { startups: total(sectors, ({ demo }) => demo), investors: investors.demo },
    asOf: scope.asOf,
    basis: rows.basis,
  };
}

export const ecosystemRoutes = implement(ecosystemEndpoints, {
  'GET /api/ecosystem': kept({ topics: MAP_TOPICS }, async ({ query, db, services }) => {
    const items = await keptMap(db, services, scopeOf(query, services));
    return { items, total: items.length };
  }),
  'GET /api/ecosystem/{country}': kept({ topics: COUNTRY_TOPICS }, async ({ params, query, db, services }) =>
    ecosystemOf(db, { scope: scopeOf(query, services), country: params.country, services }),
  ),
});
