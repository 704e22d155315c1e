import type { StartupForm } from '../contract/form.ts';
import { raisingOf } from '../domain/raising.ts';
import type { StartupValues } from './queries-change.ts';
import type { TeamRow } from './queries-detail.ts';
import type { SavedStartup } from './queries-save.ts';

/** A form whose places may be those that were stored. */
export type PlacedForm = Omit<StartupForm, 'country' | 'countryMarket' | 'city'> & {
  readonly [Place in 'country' | 'countryMarket' | 'city']?: string | null | undefined;
};

/** A form's answers under the columns' names; what was left out stays undefined, so that an update keeps it. */
export function columnsOf(form: PlacedForm, search: { vector: string; name: string }): StartupValues {
  const raising = raisingOf(form.raisingAmount);
  return {
    name: form.name,
    description: form.description,
    sectorId: form.sector,
    regionId: form.region,
    stageId: form.fundingStage,
    businessModel: form.businessModel,
    raisingText: form.raisingAmount,
    raisingMinor: raising?.amountMinor ?? null,
    raisingCurrency: raising?.currency ?? null,
    teamSize: form.teamSize,
    logoUrl: form.logoUrl,
    website: form.website,
    country: form.country,
    countryIncorporation: form.countryIncorporation,
    countryMarket: form.countryMarket,
    city: form.city,
    foundedYear: form.foundedYear,
    search: search.vector,
    searchName: search.name,
  };
}

/** A new startup as the database will have it, but for what only the database knows: its number, moment and owner. */
export function newStartup(values: StartupValues, at: Date): SavedStartup & { readonly team: TeamRow[] } {
  const { search: _search, searchName: _searchName, ...columns } = values;
  return {
    ...columns,
    id: 0,
    logoUrl: values.logoUrl ?? null,
    website: values.website ?? null,
    country: values.country ?? null,
    countryIncorporation: values.countryIncorporation ?? null,
    countryMarket: values.countryMarket ?? null,
    city: values.city ?? null,
    foundedYear: values.foundedYear ?? null,
    status: 'active',
    isDemo: false,
    usersCount: null,
    usersEvidence: null,
    monthlyRevenueUsdMinor: null,
    revenueEvidence: null,
    growthPercent: null,
    tractionTier: 'none',
    verifiedDomain: null,
    version: 1,
    createdAt: at,
    updatedAt: at,
    team: [],
  };
}
