import type { CountryCode } from './countries.ts';
import {
  countriesOfRegion,
  type GeographyId,
  isRegionId,
  REGION_IDS,
  regionAndParents,
  type RegionId,
} from './regions.ts';

/**
 * Which places a region filter takes in, as data for a SQL `where`:
 * `region in (regions) or country in (countries) or (country is null and region in (regionsIfNoCountry))`.
 */
export type RegionScope = {
  readonly regions: readonly RegionId[];
  readonly countries: readonly CountryCode[];
  readonly regionsIfNoCountry: readonly RegionId[];
};

/**
 * What a region or country takes in: its own name, its parts, and the countries of both. Europe counts as Eastern
 * Europe as long as no country is known, since the startup form offers no narrower region.
 */
export function regionScope(id: GeographyId): RegionScope {
  if (!isRegionId(id)) return { regions: [], countries: [id], regionsIfNoCountry: [] };
  return {
    regions: REGION_IDS.filter((region) => regionAndParents(region).includes(id)),
    countries: countriesOfRegion(id),
    regionsIfNoCountry: id === 'eastern-europe' || id === 'western-europe' ? ['europe'] : [],
  };
}
