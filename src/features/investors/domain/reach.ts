import {
  type GeographyId,
  isRegionId,
  regionAndParents,
  regionsOfCountry,
} from '#shared/domain/catalogue/regions.ts';
import { regionScope } from '#shared/domain/catalogue/region-scope.ts';

/**
 * The stated preferences that take in a place, or lie in it: Nigeria is reached by who names Nigeria, West Africa or
 * Africa; West Africa also by who names one of its countries.
 */
export function geographiesReaching(place: GeographyId): readonly GeographyId[] {
  if (!isRegionId(place)) return [place, ...regionsOfCountry(place)];
  const { regions, countries } = regionScope(place);
  return [...new Set<GeographyId>([...regionAndParents(place), ...regions, ...countries])];
}
