import type { CountryCode } from '#shared/domain/catalogue/countries.ts';
import type { CheckRule } from './check.ts';
import { FINANCIAL_CHECKS } from './checks-financials.ts';
import { MARKET_CHECKS } from './checks-market.ts';
import { PRODUCT_CHECKS } from './checks-product.ts';
import { STATEMENT_CHECKS } from './checks-statements.ts';
import { TEAM_CHECKS } from './checks-team.ts';
import { TOLD_CHECKS } from './checks-told.ts';
import { TRACTION_CHECKS } from './checks-traction.ts';
import { ELSEWHERE_CHECKS, EVERYWHERE_CHECKS } from './legal-general.ts';
import { EGYPT_CHECKS } from './legal-egypt.ts';
import { GHANA_CHECKS } from './legal-ghana.ts';
import { IVORY_COAST_CHECKS } from './legal-ivory-coast.ts';
import { KENYA_CHECKS } from './legal-kenya.ts';
import { NIGERIA_CHECKS } from './legal-nigeria.ts';
import { RWANDA_CHECKS } from './legal-rwanda.ts';
import { SENEGAL_CHECKS } from './legal-senegal.ts';
import { SOUTH_AFRICA_CHECKS } from './legal-south-africa.ts';

const LEGAL_BY_COUNTRY = new Map<CountryCode, readonly CheckRule[]>([
  ['NG', NIGERIA_CHECKS],
  ['KE', KENYA_CHECKS],
  ['ZA', SOUTH_AFRICA_CHECKS],
  ['GH', GHANA_CHECKS],
  ['SN', SENEGAL_CHECKS],
  ['CI', IVORY_COAST_CHECKS],
  ['EG', EGYPT_CHECKS],
  ['RW', RWANDA_CHECKS],
]);

const EVERY_CHECK: readonly CheckRule[] = [
  ...TEAM_CHECKS,
  ...MARKET_CHECKS,
  ...PRODUCT_CHECKS,
  ...FINANCIAL_CHECKS,
  ...STATEMENT_CHECKS,
  ...EVERYWHERE_CHECKS,
  ...TRACTION_CHECKS,
  ...TOLD_CHECKS,
];

/** Whether a country has a legal list of its own; others are asked the general one. */
export const hasLegalList = (country: CountryCode | null): boolean =>
  country !== null && LEGAL_BY_COUNTRY.has(country);

/** Every check there is for a country, whatever the stage and sector: see `appliesTo`. */
export function checkRules(country: CountryCode | null): readonly CheckRule[] {
  const legal = country === null ? undefined : LEGAL_BY_COUNTRY.get(country);
  return [...EVERY_CHECK, ...(legal ?? ELSEWHERE_CHECKS)];
}
