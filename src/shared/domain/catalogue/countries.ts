import { AFRICAN_COUNTRIES } from './countries-africa.ts';
import { OTHER_COUNTRIES } from './countries-world.ts';
import { type Term, termFinder } from './term.ts';

/** ISO 3166-1 alpha-2. */
export type CountryCode = (typeof AFRICAN_COUNTRIES)[number][0] | (typeof OTHER_COUNTRIES)[number][0];

/** The smallest region a country belongs to. */
export type CountryRegionId = (typeof AFRICAN_COUNTRIES)[number][2] | (typeof OTHER_COUNTRIES)[number][2];

export type Country = Term<CountryCode> & { readonly region: CountryRegionId };

/** Every country, Africa first, each part by English name. */
export const COUNTRIES: readonly Country[] = [
  ...AFRICAN_COUNTRIES.map(([id, label, region, ...aliases]) => ({ id, label, region, aliases })),
  ...OTHER_COUNTRIES.map(([id, label, region, ...aliases]) => ({ id, label, region, aliases })),
];

export const COUNTRY_CODES: readonly CountryCode[] = COUNTRIES.map((country) => country.id);

export const AFRICAN_COUNTRY_CODES: readonly CountryCode[] = AFRICAN_COUNTRIES.map(([code]) => code);

/** The country meant by a code, an English name or another spelling, or null: `Ivory Coast`, `Côte d'Ivoire`, `CI`. */
export const countryOf: (text: string) => CountryCode | null = termFinder<CountryCode>(COUNTRIES);

const byCode = new Map<CountryCode, Country>(COUNTRIES.map((country) => [country.id, country]));

/** The English name of a country: `CI` → `Côte d’Ivoire`. */
export function countryLabel(code: CountryCode): string {
  return byCode.get(code)?.label ?? code;
}

/** The smallest region a country belongs to: `NG` → `west-africa`. */
export function regionOfCountry(code: CountryCode): CountryRegionId {
  const country = byCode.get(code);
  if (country === undefined) throw new Error(`${code} is no country`);
  return country.region;
}

/** `Lagos, Nigeria`; null where neither is known. */
export function placeText(city: string | null, country: string | null): string | null {
  const code = country === null ? null : countryOf(country);
  const parts = [city, code === null ? null : countryLabel(code)].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(', ');
}
