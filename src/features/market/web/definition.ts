import { CAPITAL_IDS, type CapitalId, PLACE_IDS, type PlaceId } from '../domain/definition.ts';

export type Definition = { capital?: CapitalId; minimum?: string; place?: PlaceId; asOf?: string };

/** The definition as it stands in the address; what is not there, or nothing we know, is the server's default. */
export function definitionOf(search: URLSearchParams): Definition {
  return {
    capital: CAPITAL_IDS.find((id) => id === search.get('capital')),
    minimum: search.get('minimum') ?? undefined,
    place: PLACE_IDS.find((id) => id === search.get('place')),
    asOf: search.get('asOf') ?? undefined,
  };
}
