import { countryLabel, type CountryCode } from '#shared/domain/catalogue/countries.ts';
import { geographyLabel, type GeographyId } from '#shared/domain/catalogue/regions.ts';
import { sectorLabel, type SectorId } from '#shared/domain/catalogue/sectors.ts';
import { stageLabel, type StageId } from '#shared/domain/catalogue/stages.ts';
import type { InvestorType } from '#shared/domain/catalogue/vocabularies.ts';
import { toMajor } from '#shared/domain/money.ts';
import type { VerifiedBy } from './verification.ts';

/** A person as others see them. */
export type Person = {
  readonly firstName: string;
  readonly lastName: string;
  readonly profileImageUrl: string | null;
};

/** An investor as stored: tickets in US cents, places and preferences as catalogue ids. */
export type StoredInvestor = Person & {
  readonly id: number;
  readonly type: InvestorType;
  readonly firmName: string | null;
  readonly investmentThesis: string;
  readonly minTicketMinor: number;
  readonly averageTicketMinor: number;
  readonly maxTicketMinor: number;
  readonly sectors: readonly SectorId[];
  readonly geographies: readonly GeographyId[];
  readonly stages: readonly StageId[];
  readonly country: CountryCode | null;
  readonly city: string | null;
  readonly verifiedBy: VerifiedBy | null;
  readonly isDemo: boolean;
};

/** A past deal as stored: the round in US cents. */
export type StoredDeal = {
  readonly id: number;
  readonly company: string;
  readonly sectorId: SectorId;
  readonly stageId: StageId | null;
  readonly country: CountryCode | null;
  readonly dealDate: string;
  readonly roundSizeMinor: number | null;
  readonly led: boolean;
};

/** An investor as the directory shows them: labels, and tickets in US dollars. */
export function cardOf(row: StoredInvestor) {
  return {
    id: row.id,
    type: row.type,
    investmentThesis: row.investmentThesis,
    minTicketSize: toMajor(row.minTicketMinor, 'USD'),
    averageTicketSize: toMajor(row.averageTicketMinor, 'USD'),
    maxTicketSize: toMajor(row.maxTicketMinor, 'USD'),
    preferredSectors: row.sectors.map(sectorLabel),
    preferredGeographies: row.geographies.map(geographyLabel),
    preferredStages: row.stages.map(stageLabel),
    user: { firstName: row.firstName, lastName: row.lastName, profileImageUrl: row.profileImageUrl },
    firmName: row.firmName,
    country: row.country,
    countryName: row.country === null ? null : countryLabel(row.country),
    city: row.city,
    verified: row.verifiedBy === null ? null : { by: row.verifiedBy },
    isDemo: row.isDemo,
  };
}

/** A past deal as the page shows it: labels, and the round in US dollars. */
export function pastDealOf(row: StoredDeal) {
  return {
    id: row.id,
    company: row.company,
    sector: sectorLabel(row.sectorId),
    stage: row.stageId === null ? null : stageLabel(row.stageId),
    country: row.country === null ? null : countryLabel(row.country),
    dealDate: row.dealDate,
    roundSize: row.roundSizeMinor === null ? null : toMajor(row.roundSizeMinor, 'USD'),
    led: row.led,
  };
}
