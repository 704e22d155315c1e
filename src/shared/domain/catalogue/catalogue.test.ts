import { expect, test } from 'vitest';
import { AFRICAN_COUNTRY_CODES, COUNTRY_CODES, countryLabel, countryOf } from './countries.ts';
import {
  DIRECTORY_SECTOR_FILTERS,
  ONBOARDING_SECTORS,
  SECTOR_IDS,
  sectorIdOf,
  sectorLabel,
  STARTUP_FORM_SECTORS,
} from './sectors.ts';
import {
  ROUND_TYPE_IDS,
  roundTypeIdOf,
  roundTypeLabel,
  STAGE_IDS,
  STAGE_LABELS,
  stageIdOf,
  stageLabel,
  stageOrder,
} from './stages.ts';
import { termFinder, termKey } from './term.ts';

test('every spelling of the specification is one sector', () => {
  for (const text of ['FinTech', 'Fintech', 'fintech', ' FINTECH ', 'Fin-Tech'])
    expect(sectorIdOf(text)).toBe('fintech');
  for (const text of ['Logistics', 'LogisticsTech', 'logistics'])
    expect(sectorIdOf(text)).toBe('logisticstech');
  for (const text of ['E-commerce', 'ecommerce', 'E commerce', 'é-commerce'])
    expect(sectorIdOf(text)).toBe('ecommerce');
});

test('every label a form or filter lists is understood', () => {
  const filters = DIRECTORY_SECTOR_FILTERS.flatMap((filter) => [filter.value, filter.label]);
  for (const text of [...STARTUP_FORM_SECTORS, ...ONBOARDING_SECTORS, ...filters])
    expect(sectorIdOf(text)).not.toBeNull();
  expect(STAGE_LABELS.map(stageIdOf)).toEqual(STAGE_IDS);
});

test('ids and labels lead to each other', () => {
  for (const id of SECTOR_IDS) expect(sectorIdOf(sectorLabel(id))).toBe(id);
  for (const id of STAGE_IDS) expect(stageIdOf(stageLabel(id))).toBe(id);
  for (const id of ROUND_TYPE_IDS) expect(roundTypeIdOf(roundTypeLabel(id))).toBe(id);
  for (const code of COUNTRY_CODES) {
    expect(countryOf(countryLabel(code))).toBe(code);
    expect(countryOf(code.toLowerCase())).toBe(code);
  }
});

test('a spelling means the same as it stands and in any other case', () => {
  const find = termFinder([
    { id: 'cold-chain', label: 'Cold chain', aliases: ['Kühlkette', 'Cold storage (rented)'] },
    { id: 'solar', label: 'Solar', aliases: [] },
  ]);
  for (const spelling of ['cold-chain', 'Cold chain', 'Kühlkette', 'Cold storage (rented)'])
    for (const text of [spelling, spelling.toUpperCase(), ` ${spelling}`])
      expect(find(text)).toBe('cold-chain');
  expect([find('Solar'), find('sola'), find('__proto__')]).toEqual(['solar', null, null]);
});

test('what is no term is null, prototype keys too', () => {
  for (const text of [
    '',
    ' ',
    '-',
    'fintech; drop table startups',
    "fintech'--",
    'fin%tech',
    '__proto__',
    'constructor',
  ])
    expect(sectorIdOf(text)).toBeNull();
  expect(termKey('a'.repeat(81))).toBeNull();
});

test('two terms cannot share a spelling', () => {
  const terms = ['Sea Food', 'sea-food'].map((label, id) => ({ id: `t${id}`, label, aliases: [] }));
  expect(() => termFinder(terms)).toThrow('means both t0 and t1');
});

test('stages are ordered', () => {
  expect(STAGE_IDS.map(stageOrder)).toEqual([0, 1, 2, 3, 4, 5]);
});

test('a company of Series C+ can raise a Series C, and a SAFE is a round type, not a stage', () => {
  expect(stageIdOf('Series C')).toBe('series-c');
  expect(roundTypeIdOf('Series C+')).toBe('series-c');
  expect(roundTypeIdOf('Pre-seed')).toBe('pre-seed');
  expect(roundTypeIdOf('safe')).toBe('safe');
  expect(stageIdOf('SAFE')).toBeNull();
});

test('all 249 countries of ISO 3166, 54 African states and 4 territories among them', () => {
  expect(new Set(COUNTRY_CODES).size).toBe(249);
  expect(AFRICAN_COUNTRY_CODES.length).toBe(58);
});

test('countries by the names people use', () => {
  for (const text of ['Ivory Coast', "Cote d'Ivoire", 'Côte d’Ivoire', 'côte d‘ivoire', 'CI'])
    expect(countryOf(text)).toBe('CI');
  for (const text of ['DRC', 'DR Congo', 'Congo (DRC)', 'Congo-Kinshasa']) expect(countryOf(text)).toBe('CD');
  expect(countryOf('Niger')).toBe('NE');
  expect(countryOf('Nigeria')).toBe('NG');
  expect(countryOf('Guinea-Bissau')).toBe('GW');
  expect(countryOf('Swaziland')).toBe('SZ');
  expect(countryOf('Atlantis')).toBeNull();
});
