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

const scopes = new Map<GeographyId, RegionScope>();

/** The same for every caller, found out once. */
export function regionScope(id: GeographyId): RegionScope {
  const scope = scopes.get(id) ?? scopeOf(id);
  scopes.set(id, scope);
  return scope;
}

/**
 * What a region or country takes in: its own name, its parts, and the countries of both. Europe counts as Eastern
 * Europe as long as no country is known, since the startup form offers no narrower region.
 */
function scopeOf(id: GeographyId): RegionScope {
  if (!isRegionId(id)) return { regions: [], countries: [id], regionsIfNoCountry: [] };
  return {
    regions: REGION_IDS.filter((region) => regionAndParents(region).includes(id)),
    countries: countriesOfRegion(id),
    regionsIfNoCountry: id === 'eastern-europe' || id === 'western-europe' ? ['europe'] : [],
  };
}
