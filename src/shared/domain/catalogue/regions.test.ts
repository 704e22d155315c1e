import { assert, constantFrom, option, property } from 'fast-check';
import { expect, test } from 'vitest';
import { AFRICAN_COUNTRY_CODES, COUNTRY_CODES, type CountryCode } from './countries.ts';
import { DIRECTORY_REGION_FILTERS } from './region-filters.ts';
import { type RegionScope, regionScope } from './region-scope.ts';
import {
  countriesOfRegion,
  geographyIdOf,
  geographyLabel,
  isRegionId,
  ONBOARDING_GEOGRAPHIES,
  REGION_IDS,
  regionIdOf,
  regionLabel,
  regionsOfCountry,
  type RegionId,
  STARTUP_FORM_REGIONS,
} from './regions.ts';

type Place = { readonly region: RegionId; readonly country: CountryCode | null };

/** What the SQL of a `RegionScope` asks, of one place. */
function isInRegion(place: Place, scope: RegionScope): boolean {
  if (scope.regions.includes(place.region)) return true;
  if (place.country === null) return scope.regionsIfNoCountry.includes(place.region);
  return scope.countries.includes(place.country);
}

const isIn = (region: RegionId, country: CountryCode | null, filter: RegionId) =>
  isInRegion({ region, country }, regionScope(filter));

test('every region a form or filter lists is understood', () => {
  for (const text of STARTUP_FORM_REGIONS) expect(regionLabel(regionIdOf(text) ?? 'antarctica')).toBe(text);
  for (const { value, label } of DIRECTORY_REGION_FILTERS) expect(regionIdOf(label)).toBe(value);
  expect(ONBOARDING_GEOGRAPHIES.map(geographyIdOf)).toEqual([
    'africa',
    'asia',
    'latam',
    'mena',
    'eastern-europe',
    'southeast-asia',
    'IN',
    'BR',
    'NG',
    'KE',
  ]);
  expect(geographyLabel('IN')).toBe('India');
  expect(geographyLabel('mena')).toBe('MENA');
});

test('africa is Africa and every African country', () => {
  expect(countriesOfRegion('africa')).toEqual(AFRICAN_COUNTRY_CODES);
  expect(isIn('africa', null, 'africa')).toBe(true);
  expect(isIn('europe', 'KE', 'africa')).toBe(true);
  expect(isIn('europe', 'FR', 'africa')).toBe(false);
});

test('asia is Asia-Pacific, Southeast Asia, East Asia and India', () => {
  for (const region of ['asia-pacific', 'southeast-asia', 'east-asia'] as const)
    expect(isIn(region, null, 'asia')).toBe(true);
  expect(isIn('north-america', 'IN', 'asia')).toBe(true);
  expect(isIn('middle-east', null, 'asia')).toBe(false);
});

test('latam is South America, Latin America and Brazil', () => {
  expect(isIn('south-america', null, 'latam')).toBe(true);
  expect(isIn('latam', null, 'latam')).toBe(true);
  expect(isIn('north-america', 'BR', 'latam')).toBe(true);
  expect(isIn('north-america', 'MX', 'latam')).toBe(true);
  expect(isIn('north-america', 'US', 'latam')).toBe(false);
});

test('mena is the Middle East and North African countries, not all of Africa', () => {
  expect(isIn('middle-east', null, 'mena')).toBe(true);
  expect(isIn('africa', 'EG', 'mena')).toBe(true);
  expect(isIn('africa', 'NG', 'mena')).toBe(false);
  expect(isIn('africa', null, 'mena')).toBe(false);
  expect(regionsOfCountry('EG')).toEqual(['north-africa', 'africa', 'mena']);
});

test('eastern-europe is Europe narrowed by country where known', () => {
  expect(isIn('europe', 'PL', 'eastern-europe')).toBe(true);
  expect(isIn('europe', null, 'eastern-europe')).toBe(true);
  expect(isIn('europe', 'FR', 'eastern-europe')).toBe(false);
  expect(isIn('eastern-europe', null, 'europe')).toBe(true);
});

test('a country takes in its own startups only', () => {
  const nigeria = regionScope('NG');
  expect(isInRegion({ region: 'africa', country: 'NG' }, nigeria)).toBe(true);
  expect(isInRegion({ region: 'africa', country: 'GH' }, nigeria)).toBe(false);
  expect(isInRegion({ region: 'africa', country: null }, nigeria)).toBe(false);
});

test('a country is in every region it belongs to, wherever its startup says it is', () => {
  assert(
    property(constantFrom(...COUNTRY_CODES), constantFrom(...REGION_IDS), (country, stated) => {
      for (const region of regionsOfCountry(country)) expect(isIn(stated, country, region)).toBe(true);
    }),
  );
});

test('a part of a region is in it', () => {
  assert(
    property(constantFrom(...REGION_IDS), option(constantFrom(...COUNTRY_CODES)), (region, country) => {
      for (const part of regionScope(region).regions) expect(isIn(part, country, region)).toBe(true);
    }),
  );
});

test('codes are countries, ids are regions', () => {
  expect(isRegionId('africa')).toBe(true);
  expect(isRegionId('NG')).toBe(false);
  expect(isRegionId('constructor')).toBe(false);
});
