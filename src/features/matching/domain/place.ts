import { type CountryCode, COUNTRY_CODES } from '#shared/domain/catalogue/countries.ts';
import { isRegionId, regionAndParents, regionsOfCountry } from '#shared/domain/catalogue/regions.ts';
import type { PlacePath } from './profile.ts';

const isCountry = (id: string): id is CountryCode => COUNTRY_CODES.some((code) => code === id);

function pathOf(id: string): PlacePath {
  if (isRegionId(id)) return regionAndParents(id);
  return isCountry(id) ? [id, ...regionsOfCountry(id)] : [];
}

const known = new Map<string, PlacePath>();

/** A region or country of the catalogue from narrowest to widest: `NG` → NG, west-africa, africa; unknown ids → []. */
export function placePathOf(id: string): PlacePath {
  const path = known.get(id) ?? pathOf(id);
  if (path.length > 0) known.set(id, path);
  return path;
}

/** Where a startup is: its country and the regions around it, or only its region. */
export const startupPlace = (country: string | null, region: string): PlacePath =>
  placePathOf(country ?? region);
