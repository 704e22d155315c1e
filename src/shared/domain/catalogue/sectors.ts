import { type Term, termFinder } from './term.ts';

const term = <const Id extends string>(id: Id, label: string, ...aliases: string[]): Term<Id> => ({
  id,
  label,
  aliases,
});

/** Every sector, with the spellings people use. */
export const SECTORS = [
  term(
    'fintech',
    'FinTech',
    'Financial technology',
    'Financial services',
    'Finance',
    'Payments',
    'InsurTech',
  ),
  term('healthtech', 'HealthTech', 'Health', 'Healthcare', 'Digital health', 'MedTech', 'eHealth'),
  term('edtech', 'EdTech', 'Education', 'Education technology', 'e-learning'),
  term('ecommerce', 'E-commerce', 'Electronic commerce', 'Online retail'),
  term('agritech', 'AgriTech', 'AgTech', 'Agriculture', 'Agribusiness'),
  term('cleantech', 'CleanTech', 'Climate tech', 'Climate', 'Energy', 'Renewable energy', 'GreenTech'),
  term('proptech', 'PropTech', 'Real estate', 'Property', 'Real estate tech'),
  term('foodtech', 'FoodTech', 'Food', 'Food and beverage'),
  term('logisticstech', 'LogisticsTech', 'Logistics', 'Supply chain', 'Transport', 'Mobility', 'LogTech'),
  term('retailtech', 'RetailTech', 'Retail'),
  term('saas', 'SaaS', 'Software as a service', 'Enterprise software'),
  term('marketplace', 'Marketplace', 'Marketplaces'),
  term('gaming', 'Gaming', 'Games', 'Video games', 'eSports'),
] as const;
export type SectorId = (typeof SECTORS)[number]['id'];

export const SECTOR_IDS: readonly SectorId[] = SECTORS.map((sector) => sector.id);

/** The sector meant by an id, label or other spelling, or null: `Fintech`, `logistics`, `e-commerce`. */
export const sectorIdOf: (text: string) => SectorId | null = termFinder<SectorId>(SECTORS);

const labelById = new Map<SectorId, string>(SECTORS.map((sector) => [sector.id, sector.label]));

/** The label shown for a sector: `fintech` → `FinTech`. */
export function sectorLabel(id: SectorId): string {
  return labelById.get(id) ?? id;
}

/** What the startup form lists. */
export const STARTUP_FORM_SECTORS = [
  'FinTech',
  'HealthTech',
  'EdTech',
  'E-commerce',
  'AgriTech',
  'CleanTech',
  'PropTech',
  'FoodTech',
  'LogisticsTech',
  'RetailTech',
] as const;

/** What an investor chooses from at onboarding. */
export const ONBOARDING_SECTORS = [
  'FinTech',
  'HealthTech',
  'EdTech',
  'E-commerce',
  'AgriTech',
  'Logistics',
  'SaaS',
  'Marketplace',
  'CleanTech',
  'Gaming',
] as const;

/** Values of the directories' sector filter, as written in the address. */
export const DIRECTORY_SECTOR_FILTERS = [
  { value: 'fintech', label: 'FinTech' },
  { value: 'healthtech', label: 'HealthTech' },
  { value: 'edtech', label: 'EdTech' },
  { value: 'ecommerce', label: 'E-commerce' },
  { value: 'agritech', label: 'AgriTech' },
  { value: 'logistics', label: 'Logistics' },
] as const;
