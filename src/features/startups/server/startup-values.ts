import type { StartupForm } from '../contract/form.ts';
import { raisingOf } from '../domain/raising.ts';
import type { StartupValues } from './queries-change.ts';

/** A form's answers under the columns' names; what was left out stays undefined, so that an update keeps it. */
export function columnsOf(form: StartupForm, search: { vector: string; name: string }): StartupValues {
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
