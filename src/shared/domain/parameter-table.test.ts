import { describe, expect, it, test } from 'vitest';
import { TABLES } from '#test/parameter-tables.ts';
import { ageText } from './dated-source.ts';
import { freshestTables, readParameterTable, sectorRevenueMultiple } from './parameter-table.ts';

test('a sector is the mean of its industries', () => {
  const multiple = (sector: string | null) => sectorRevenueMultiple(TABLES.sectorMultiples, sector);
  expect(multiple('FinTech')).toBe(4.35);
  expect(multiple('fintech')).toBe(4.35);
  expect(multiple('Logistics')).toBe(2.15);
  expect(multiple('FoodTech')).toBe(2.2);
  expect(multiple('CleanTech')).toBe(3.8);
  expect(multiple('Gaming')).toBe(3.15);
  expect(multiple(null)).toBe(3.15);
});

const COUNTRIES = [...TABLES.countryRisk.countries.keys()].slice(0, 30);
const TABLE = `# source: A. Damodaran
# date: 2026-01
# mature premium %: 4.5
country,rating,premium %,corporate tax %
${COUNTRIES.map((code) => `${code},B1,6.5,30`).join('\n')}
`;
const read = (csv: string) => readParameterTable(csv, '2026-11-22');

describe('a table as a file', () => {
  it('is known by its headings, and says source and date', () => {
    expect(read(TABLE)).toMatchObject({
      table: {
        kind: 'country-risk',
        source: { name: 'A. Damodaran', date: '2026-01' },
        maturePremiumPct: 4.5,
      },
    });
  });

  it('the freshest of each kind counts, a year alone as its December', () => {
    const fresh = read(TABLE);
    if ('problem' in fresh) throw new Error(fresh.problem);
    const { countryRisk, sectorMultiples } = TABLES;
    expect(freshestTables([countryRisk, fresh.table, sectorMultiples]).countryRisk.source.date).toBe(
      '2026-01',
    );
    const year = { ...sectorMultiples, source: { name: 'x', date: '2025' } };
    const month = { ...sectorMultiples, source: { name: 'x', date: '2025-11' } };
    expect(freshestTables([countryRisk, month, year]).sectorMultiples).toBe(year);
  });

  it.each([
    ['no source', TABLE.replace('# source', '# author'), /# source/],
    ['no date', TABLE.replace('# date: 2026-01', ''), /# date/],
    ['a month that is none', TABLE.replace('2026-01', '2026-13'), /# date/],
    ['a month to come', TABLE.replace('2026-01', '2026-12'), /of 2026-12, a month to come/],
    ['no mature premium', TABLE.replace('4.5', '-4.5'), /mature premium/],
    ['other columns', TABLE.replace('country,', 'land,'), /must name the columns/],
    ['half of it', TABLE.slice(0, TABLE.length / 2), /holds \d+ countries|Row \d+/],
    ['an unknown country', `${TABLE}Atlantis,B1,6,30\n`, /Row 32: “Atlantis” is not known/],
    ['a country twice', `${TABLE}${COUNTRIES[0]},B1,6,30\n`, /Row 32: .* a second time/],
    ['a premium that is no number', TABLE.replace('6.5', 'NaN'), /Row 2: the premium/],
    ['a negative premium', TABLE.replace('6.5', '-6.5'), /Row 2: the premium/],
    ['nothing', '', /# source/],
    ['a page', '<html></html>', /# source/],
  ])('with %s is refused in a sentence', (_name, csv, problem) => {
    expect(read(csv)).toEqual({ problem: expect.stringMatching(problem) });
  });

  it('of multiples must have every industry', () => {
    const csv = '# source: x\n# date: 2026\nIndustry,EV/revenue\nInformation,4.2\n';
    expect(read(csv)).toEqual({ problem: expect.stringMatching(/has no row for Finance and insurance/) });
    expect(read(csv.replace('4.2', '0'))).toEqual({ problem: expect.stringMatching(/Row 2: the multiple/) });
  });
});

test('an age is told in months', () => {
  expect(ageText({ name: 'x', date: '2025-01' }, '2026-11-22')).toBe('Jan 2025, 22 months old');
  expect(ageText({ name: 'x', date: '2026' }, '2026-11-22')).toBe('2026');
  expect(ageText({ name: 'x', date: null }, '2026-11-22')).toBe('undated');
});
