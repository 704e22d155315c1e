import type { CountryCode } from '#shared/domain/catalogue/countries.ts';
import type { Source } from './source.ts';

/** Refreshed by the author every January; the copy used here is second-hand. */
export const COUNTRY_RISK_SOURCE: Source = {
  name: 'A. Damodaran, country risk premiums',
  url: 'https://pages.stern.nyu.edu/~adamodar/',
  date: '2025-01',
};

/** Equity risk premium of a mature market in percent (implied US premium), same source and date. */
export const MATURE_ERP_PCT = 4.33;

/** Rating agency's grade, country risk premium and corporate tax rate, both in percent. */
export type CountryRisk = { moodys: string; premiumPct: number; corporateTaxPct: number };

const risk = (moodys: string, premiumPct: number, corporateTaxPct: number): CountryRisk => ({
  moodys,
  premiumPct,
  corporateTaxPct,
});

/** Total equity risk premium of a country = mature premium + its own. */
export const COUNTRY_RISK: Partial<Record<CountryCode, CountryRisk>> = {
  NG: risk('Caa1', 10.01, 30),
  KE: risk('Caa1', 10.01, 30),
  ZA: risk('Ba2', 4.02, 27),
  GH: risk('Caa2', 12.02, 25),
  EG: risk('Caa1', 10.01, 22.5),
  RW: risk('B2', 7.34, 30),
  SN: risk('B1', 6.01, 30),
  CI: risk('Ba2', 4.02, 25),
  TZ: risk('B1', 6.01, 30),
  UG: risk('B3', 8.68, 30),
  ET: risk('Caa2', 12.02, 30),
  ZM: risk('Caa2', 12.02, 35),
  CM: risk('Caa1', 10.01, 33),
  MA: risk('Ba1', 3.34, 32),
  TN: risk('Caa2', 12.02, 15),
  BW: risk('A3', 1.6, 22),
  MU: risk('Baa3', 2.93, 15),
  NA: risk('B1', 6.01, 32),
  AO: risk('B3', 8.68, 25),
  MZ: risk('Caa2', 12.02, 32),
  BJ: risk('B1', 6.01, 30),
  TG: risk('B3', 8.68, 26.86),
  ZW: risk('NR', 12.02, 35),
  IN: risk('Baa3', 2.93, 30),
  ID: risk('Baa2', 2.54, 22),
  BR: risk('Ba1', 3.34, 34),
  MX: risk('Baa2', 2.54, 30),
  CO: risk('Baa2', 2.54, 35),
  AR: risk('Ca', 16.02, 35),
  PK: risk('Caa2', 12.02, 29),
  BD: risk('B2', 7.34, 30),
  VN: risk('Ba2', 4.02, 20),
  PH: risk('Baa2', 2.54, 25),
  SG: risk('Aaa', 0, 17),
  TR: risk('B1', 6.01, 25),
  SA: risk('Aa3', 0.8, 20),
  AE: risk('Aa2', 0.66, 25),
  PL: risk('A2', 1.13, 19),
  RO: risk('Baa3', 2.93, 16),
  UA: risk('Ca', 16.02, 18),
  CN: risk('A1', 0.94, 25),
  GB: risk('Aa3', 0.8, 25),
  DE: risk('Aaa', 0, 30),
  FR: risk('Aa3', 0.8, 25),
  US: risk('Aaa', 0, 25),
};
