import { sectorIdOf, type SectorId } from './catalogue/sectors.ts';
import { sumExact } from './exact.ts';

/** Trailing EV/revenue of listed companies by industry: stockcircle.com, 2023. */
const INDUSTRY_EV_REVENUE = {
  information: 4.2,
  financeAndInsurance: 4.5,
  healthTechnology: 5.1,
  healthCare: 1.5,
  educationalServices: 1.4,
  retailTrade: 1.0,
  agriculture: 0.8,
  utilities: 3.8,
  realEstate: 2.4,
  accommodationAndFood: 4.0,
  transportation: 2.4,
  transportationAndWarehousing: 1.9,
  professionalServices: 2.1,
  wholesale: 0.4,
} as const;
type Industry = keyof typeof INDUSTRY_EV_REVENUE;

/** Industries a sector is compared with. */
const SECTOR_INDUSTRIES: Partial<Record<SectorId, readonly Industry[]>> = {
  fintech: ['financeAndInsurance', 'information'],
  healthtech: ['healthTechnology', 'healthCare'],
  edtech: ['educationalServices', 'information'],
  ecommerce: ['retailTrade', 'information'],
  agritech: ['agriculture', 'information'],
  cleantech: ['utilities'],
  proptech: ['realEstate', 'information'],
  foodtech: ['accommodationAndFood', 'wholesale'],
  logisticstech: ['transportation', 'transportationAndWarehousing'],
  retailtech: ['retailTrade', 'information'],
  saas: ['information'],
};
const ANY_SECTOR_INDUSTRIES: readonly Industry[] = ['information', 'professionalServices'];

/** Mean EV/revenue of the sector's industries; an unknown sector gets information and professional services. */
export function sectorRevenueMultiple(sector: string | null): number {
  const id = sector === null ? null : sectorIdOf(sector);
  const industries = (id === null ? undefined : SECTOR_INDUSTRIES[id]) ?? ANY_SECTOR_INDUSTRIES;
  const multiples = industries.map((industry) => INDUSTRY_EV_REVENUE[industry]);
  return sumExact(multiples).div(multiples.length).toNumber();
}
