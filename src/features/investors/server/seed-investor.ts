import type { CountryCode } from '#shared/domain/catalogue/countries.ts';
import type { ONBOARDING_GEOGRAPHIES } from '#shared/domain/catalogue/regions.ts';
import type { ONBOARDING_SECTORS, SectorId } from '#shared/domain/catalogue/sectors.ts';
import type { STAGE_LABELS } from '#shared/domain/catalogue/stages.ts';
import type { InvestorType } from '#shared/domain/catalogue/vocabularies.ts';
import type { DemoDealKey } from './seed-deals.ts';

/** A fictional investor. Tickets are US dollars: least, average, most. `led` are those of the deals they led. */
export type DemoInvestor = {
  readonly name: readonly [string, string];
  readonly type: InvestorType;
  readonly firm?: string;
  readonly thesis: string;
  readonly ticket: readonly [number, number, number];
  readonly sectors: readonly (typeof ONBOARDING_SECTORS)[number][];
  readonly geographies: readonly (typeof ONBOARDING_GEOGRAPHIES)[number][];
  readonly stages: readonly (typeof STAGE_LABELS)[number][];
  readonly avoids?: readonly SectorId[];
  readonly appetite?: 'lead' | 'follow';
  readonly home: readonly [CountryCode, string];
  readonly deals: readonly DemoDealKey[];
  readonly led?: readonly DemoDealKey[];
  readonly verified?: 'domain' | 'vouches';
};
