import { COUNTRIES, countryLabel, countryOf, type CountryCode, regionOfCountry } from './countries.ts';
import { type Term, termFinder } from './term.ts';

type RegionTerm<Id extends string> = Term<Id> & { readonly parents: readonly string[] };

const region = <const Id extends string>(
  id: Id,
  label: string,
  parents: readonly string[],
  ...aliases: string[]
): RegionTerm<Id> => ({ id, label, parents, aliases });

/** Regions and what they are part of. North Africa is part of Africa and of MENA. */
export const REGIONS = [
  region('africa', 'Africa', [], 'African', 'Afrique'),
  region('west-africa', 'West Africa', ['africa'], 'Western Africa'),
  region('east-africa', 'East Africa', ['africa'], 'Eastern Africa'),
  region('north-africa', 'North Africa', ['africa', 'mena'], 'Northern Africa', 'Maghreb'),
  region('southern-africa', 'Southern Africa', ['africa']),
  region('central-africa', 'Central Africa', ['africa'], 'Middle Africa'),
  region('mena', 'MENA', [], 'Middle East and North Africa', 'Middle East & North Africa'),
  region('middle-east', 'Middle East', ['mena'], 'Gulf', 'GCC'),
  region('asia', 'Asia', []),
  region('asia-pacific', 'Asia-Pacific', ['asia'], 'APAC', 'Oceania'),
  region('southeast-asia', 'Southeast Asia', ['asia'], 'South-East Asia', 'South Eastern Asia', 'ASEAN'),
  region('east-asia', 'East Asia', ['asia'], 'Eastern Asia'),
  region('south-asia', 'South Asia', ['asia'], 'Southern Asia'),
  region('central-asia', 'Central Asia', ['asia'], 'Central Asia and the Caucasus'),
  region('latam', 'Latin America', [], 'Latin America and the Caribbean', 'LAC'),
  region('south-america', 'South America', ['latam']),
  region('central-america', 'Central America', ['latam'], 'Central America and Mexico'),
  region('caribbean', 'Caribbean', ['latam'], 'The Caribbean'),
  region('north-america', 'North America', [], 'Northern America'),
  region('europe', 'Europe', []),
  region('eastern-europe', 'Eastern Europe', ['europe'], 'East Europe', 'CEE', 'Central and Eastern Europe'),
  region('western-europe', 'Western Europe', ['europe'], 'West Europe'),
  region('antarctica', 'Antarctica', []),
] as const;
export type RegionId = (typeof REGIONS)[number]['id'];

/** A region or a country, as investors name where they invest. */
export type GeographyId = RegionId | CountryCode;

export const REGION_IDS: readonly RegionId[] = REGIONS.map((entry) => entry.id);

/** What the startup form lists. */
export const STARTUP_FORM_REGIONS = [
  'North America',
  'South America',
  'Europe',
  'Asia-Pacific',
  'Middle East',
  'Africa',
  'Southeast Asia',
  'East Asia',
] as const;

/** What an investor chooses from at onboarding. */
export const ONBOARDING_GEOGRAPHIES = [
  'Africa',
  'Asia',
  'Latin America',
  'MENA',
  'Eastern Europe',
  'Southeast Asia',
  'India',
  'Brazil',
  'Nigeria',
  'Kenya',
] as const;

/** The region meant by an id, label or other spelling, or null. Countries are no regions. */
export const regionIdOf: (text: string) => RegionId | null = termFinder<RegionId>(REGIONS);

const labelById = new Map<RegionId, string>(REGIONS.map((entry) => [entry.id, entry.label]));

/** The label shown for a region: `latam` → `Latin America`. */
export function regionLabel(id: RegionId): string {
  return labelById.get(id) ?? id;
}

/** True for a region's id, false for a country's code. */
export function isRegionId(id: string): id is RegionId {
  return REGION_IDS.some((known) => known === id);
}

/** The region or country meant by a text, or null: `MENA` → `mena`, `Brazil` → `BR`. */
export function geographyIdOf(text: string): GeographyId | null {
  return regionIdOf(text) ?? countryOf(text);
}

/** The label shown for a region or country. */
export function geographyLabel(id: GeographyId): string {
  return isRegionId(id) ? regionLabel(id) : countryLabel(id);
}

/** A region, what it is part of, and so on upwards: `north-africa` → north-africa, africa, mena. */
export function regionAndParents(id: RegionId): readonly RegionId[] {
  const parents = REGIONS.find((entry) => entry.id === id)?.parents ?? [];
  return [id, ...parents.filter(isRegionId).flatMap(regionAndParents)];
}

/** Every region a country is in, smallest first: `NG` → west-africa, africa. */
export function regionsOfCountry(code: CountryCode): readonly RegionId[] {
  return regionAndParents(regionOfCountry(code));
}

/** The countries of a region, those of its parts included. */
export function countriesOfRegion(id: RegionId): readonly CountryCode[] {
  return COUNTRIES.filter((country) => regionAndParents(country.region).includes(id)).map(
    (country) => country.id,
  );
}
