import { COUNTRY_CODES, countryLabel } from '#shared/domain/catalogue/countries.ts';
import { REGION_IDS, regionLabel } from '#shared/domain/catalogue/regions.ts';
import { SECTOR_IDS, sectorLabel } from '#shared/domain/catalogue/sectors.ts';
import { STAGE_IDS, stageLabel } from '#shared/domain/catalogue/stages.ts';
import { currencyOf } from '#shared/domain/currency.ts';
import { formatMoneyExact } from '#shared/domain/money.ts';
import type { TractionTier } from './traction.ts';

/** A startup as it is stored: catalogue ids, minor units, the current figures of its series. */
export type StoredStartup = {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly sectorId: string;
  readonly regionId: string;
  readonly stageId: string;
  readonly businessModel: string;
  readonly raisingText: string;
  readonly raisingMinor: number | null;
  readonly raisingCurrency: string | null;
  readonly teamSize: number;
  readonly logoUrl: string | null;
  readonly country: string | null;
  readonly city: string | null;
  readonly status: string;
  readonly isDemo: boolean;
  readonly usersCount: number | null;
  readonly usersEvidence: string | null;
  readonly monthlyRevenueUsdMinor: number | null;
  readonly revenueEvidence: string | null;
  readonly growthPercent: number | null;
  readonly tractionTier: string;
  readonly verifiedDomain: string | null;
  readonly createdAt: Date;
};

/** The label of an id, or the id itself where the catalogue has none; looked up, since a page asks for eighty. */
function labelled<Id extends string>(ids: readonly Id[], label: (id: Id) => string) {
  const labels = new Map<string, string>(ids.map((id) => [id, label(id)]));
  return (id: string): string => labels.get(id) ?? id;
}
export const sectorName = labelled(SECTOR_IDS, sectorLabel);
export const regionName = labelled(REGION_IDS, regionLabel);
export const stageName = labelled(STAGE_IDS, stageLabel);
export const countryName = labelled(COUNTRY_CODES, countryLabel);

function raisingOfRow({ raisingMinor, raisingCurrency }: StoredStartup) {
  const currency = raisingCurrency === null ? null : currencyOf(raisingCurrency);
  if (raisingMinor === null || currency === null) return null;
  return { amountMinor: raisingMinor, currency, understood: formatMoneyExact(raisingMinor, currency) };
}

/** A stored startup in the words of the directory. */
export function cardOf(row: StoredStartup) {
  return {
    id: row.id,
    name: row.name,
    logoUrl: row.logoUrl,
    region: regionName(row.regionId),
    sector: sectorName(row.sectorId),
    description: row.description,
    teamSize: row.teamSize,
    fundingStage: stageName(row.stageId),
    businessModel: row.businessModel,
    raisingAmount: row.raisingText,
    raising: raisingOfRow(row),
    traction: {
      users: row.usersCount,
      usersEvidence: row.usersEvidence,
      monthlyRevenueUsd: row.monthlyRevenueUsdMinor === null ? null : row.monthlyRevenueUsdMinor / 100,
      revenueEvidence: row.revenueEvidence,
      growthPercent: row.growthPercent,
      // The column's check constraint admits exactly these.
      tier: row.tractionTier as TractionTier,
    },
    country: row.country,
    countryName: row.country === null ? null : countryName(row.country),
    city: row.city,
    status: row.status as 'active' | 'closed' | 'acquired',
    verifiedDomain: row.verifiedDomain,
    isDemo: row.isDemo,
    createdAt: row.createdAt.toISOString(),
  };
}
