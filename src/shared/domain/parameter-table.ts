// The rule and the format: docs/rules/parameter-tables.md
import { countryOf, type CountryCode } from './catalogue/countries.ts';
import { sectorIdOf, type SectorId } from './catalogue/sectors.ts';
import { readCsv } from './csv.ts';
import { sumExact } from './exact.ts';
import { monthNumber, type Source } from './dated-source.ts';
import { words } from './text.ts';

type DatedSource = Source & { readonly date: string };

/** Rating agency's grade, country risk premium and corporate tax rate, both in percent. */
export type CountryRisk = {
  readonly rating: string;
  readonly premiumPct: number;
  readonly corporateTaxPct: number;
};

/** Equity risk premiums in percent: a country's total is that of a mature market and its own. */
export type CountryRiskTable = {
  readonly kind: 'country-risk';
  readonly source: DatedSource;
  readonly maturePremiumPct: number;
  readonly countries: ReadonlyMap<CountryCode, CountryRisk>;
};

const INDUSTRIES = [
  'Information',
  'Finance and insurance',
  'Health technology',
  'Health care',
  'Educational services',
  'Retail trade',
  'Agriculture',
  'Utilities',
  'Real estate',
  'Accommodation and food',
  'Transportation',
  'Transportation and warehousing',
  'Professional services',
  'Wholesale',
] as const;
type Industry = (typeof INDUSTRIES)[number];

/** Enterprise value over a year's revenue of listed companies by industry. */
export type SectorMultiplesTable = {
  readonly kind: 'sector-multiples';
  readonly source: DatedSource;
  readonly industries: Readonly<Record<Industry, number>>;
};

export type ParameterTable = CountryRiskTable | SectorMultiplesTable;
export const TABLE_KINDS = ['country-risk', 'sector-multiples'] as const;
export type TableKind = (typeof TABLE_KINDS)[number];

/** The freshest of each. */
export type ParameterTables = {
  readonly countryRisk: CountryRiskTable;
  readonly sectorMultiples: SectorMultiplesTable;
};

const isRisk = (table: ParameterTable): table is CountryRiskTable => table.kind === 'country-risk';
const isMultiples = (table: ParameterTable): table is SectorMultiplesTable =>
  table.kind === 'sector-multiples';

/** The freshest of each kind. Throws a `RangeError` where there is none: one of each comes with the product. */
export function freshestTables(tables: readonly ParameterTable[]): ParameterTables {
  const sorted = tables.toSorted((a, b) => monthNumber(b.source.date) - monthNumber(a.source.date));
  const [countryRisk, sectorMultiples] = [sorted.find(isRisk), sorted.find(isMultiples)];
  if (countryRisk === undefined || sectorMultiples === undefined)
    throw new RangeError('a table is missing that comes with the product');
  return { countryRisk, sectorMultiples };
}

/** Industries a sector is compared with. */
const SECTOR_INDUSTRIES: Partial<Record<SectorId, readonly Industry[]>> = {
  fintech: ['Finance and insurance', 'Information'],
  healthtech: ['Health technology', 'Health care'],
  edtech: ['Educational services', 'Information'],
  ecommerce: ['Retail trade', 'Information'],
  agritech: ['Agriculture', 'Information'],
  cleantech: ['Utilities'],
  proptech: ['Real estate', 'Information'],
  foodtech: ['Accommodation and food', 'Wholesale'],
  logisticstech: ['Transportation', 'Transportation and warehousing'],
  retailtech: ['Retail trade', 'Information'],
  saas: ['Information'],
};
const ANY_SECTOR_INDUSTRIES: readonly Industry[] = ['Information', 'Professional services'];

/** Mean EV/revenue of the sector's industries; an unknown sector gets information and professional services. */
export function sectorRevenueMultiple({ industries }: SectorMultiplesTable, sector: string | null): number {
  const id = sector === null ? null : sectorIdOf(sector);
  const compared = (id === null ? undefined : SECTOR_INDUSTRIES[id]) ?? ANY_SECTOR_INDUSTRIES;
  return sumExact(compared.map((industry) => industries[industry]))
    .div(compared.length)
    .toNumber();
}

type Read = { readonly table: ParameterTable } | { readonly problem: string };
const refused = (problem: string): Read => ({ problem });

const heading = (text: string): string => words(text).join(' ');
const HEADINGS: Readonly<Record<TableKind, readonly string[]>> = {
  'country-risk': ['country', 'rating', 'premium', 'corporate tax'],
  'sector-multiples': ['industry', 'ev revenue'],
};

/** A number within bounds as digits with a point; null for anything else. */
function figure(text: string | undefined, min: number, max: number): number | null {
  const plain = (text ?? '').trim();
  const value = Number(plain);
  return /^-?\d{1,9}(\.\d{1,9})?$/.test(plain) && value >= min && value <= max ? value : null;
}

type Row = { readonly line: number; readonly cells: readonly string[] };

/** Each row by what stands first in it; a sentence for the first that is unknown, repeated or faulty. */
function keyed<Key, Value>(
  rows: readonly Row[],
  keyOf: (text: string) => Key | null,
  valueOf: (cells: readonly string[]) => Value | string,
): ReadonlyMap<Key, Value> | string {
  const found = new Map<Key, Value>();
  for (const { line, cells } of rows) {
    const [first = ''] = cells;
    const key = keyOf(first);
    if (key === null) return `Row ${line}: “${first.slice(0, 40)}” is not known.`;
    if (found.has(key)) return `Row ${line}: “${first}” stands here a second time.`;
    const value = valueOf(cells);
    if (typeof value === 'string') return `Row ${line}: ${value}`;
    found.set(key, value);
  }
  return found;
}

function countryRiskOf([, rating = '', premium, tax]: readonly string[]): CountryRisk | string {
  const [premiumPct, corporateTaxPct] = [figure(premium, 0, 100), figure(tax, 0, 100)];
  if (premiumPct === null) return 'the premium must be a number from 0 to 100.';
  if (corporateTaxPct === null) return 'the corporate tax must be a number from 0 to 100.';
  return { rating: rating.slice(0, 20), premiumPct, corporateTaxPct };
}

const industryOf = (text: string): Industry | null =>
  INDUSTRIES.find((industry) => heading(industry) === heading(text)) ?? null;
const multipleOf = ([, text]: readonly string[]): number | string =>
  figure(text, 0.01, 1000) ?? 'the multiple must be a number from 0.01 to 1,000.';

const FEWEST_COUNTRIES = 30;

function readCountryRisk(rows: readonly Row[], source: DatedSource, mature: string | undefined): Read {
  const maturePremiumPct = figure(mature, 0.1, 30);
  if (maturePremiumPct === null)
    return refused('A line “# mature premium %: 4.33” must say the premium of a mature market.');
  const countries = keyed(rows, countryOf, countryRiskOf);
  if (typeof countries === 'string') return refused(countries);
  if (countries.size < FEWEST_COUNTRIES)
    return refused(`The table holds ${countries.size} countries: it must hold at least ${FEWEST_COUNTRIES}.`);
  return { table: { kind: 'country-risk', source, maturePremiumPct, countries } };
}

function readMultiples(rows: readonly Row[], source: DatedSource): Read {
  const found = keyed(rows, industryOf, multipleOf);
  if (typeof found === 'string') return refused(found);
  const missing = INDUSTRIES.filter((industry) => !found.has(industry));
  if (missing.length > 0) return refused(`The table has no row for ${missing.join(', ')}.`);
  // Holds because none is missing.
  const industries = Object.fromEntries(found) as Record<Industry, number>;
  return { table: { kind: 'sector-multiples', source, industries } };
}

/** What the lines before the headings say: `# source: …`. */
function statementsIn(text: string): ReadonlyMap<string, string> {
  const lines = text.split(/\r?\n/).filter((line) => line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const [name = '', ...rest] = line.slice(1).split(':');
      return [heading(name), rest.join(':').trim()] as const;
    }),
  );
}

/**
 * Reads a dated table: lines `# source:`, `# date:` (and `# url:`), then a heading and its rows. A table that is not
 * whole, of a month to come (after `today`), or holds a figure out of bounds is refused with a sentence that says why.
 */
export function readParameterTable(text: string, today: string): Read {
  const told = statementsIn(text);
  const [name, date, url] = [told.get('source'), told.get('date'), told.get('url')];
  if (!name) return refused('A line “# source: …” must say where the table comes from.');
  if (date === undefined || !/^(19|20)\d\d(-(0[1-9]|1[0-2]))?$/.test(date))
    return refused('A line “# date: 2025-01” must say of which month or year the table is.');
  if (date > today.slice(0, date.length)) return refused(`The table is of ${date}, a month to come.`);
  const body = text.replace(/^\uFEFF/, '').replaceAll(/^#.*$/gm, '');
  const [head, ...rows] = readCsv(body).map((cells, at) => ({ line: at + 1, cells }));
  const names = head === undefined ? [] : head.cells.map(heading);
  const kind = TABLE_KINDS.find((each) => HEADINGS[each].every((wanted, at) => names[at] === wanted));
  const source = { name: name.slice(0, 300), ...(url ? { url: url.slice(0, 300) } : {}), date };
  if (kind === 'country-risk') return readCountryRisk(rows, source, told.get('mature premium'));
  if (kind === 'sector-multiples') return readMultiples(rows, source);
  const wanted = TABLE_KINDS.map((each) => HEADINGS[each].join(', ')).join('; or ');
  return refused(`The first row must name the columns: ${wanted}.`);
}
