import type { Db, UserId } from '#shared/server/context.ts';
import { AppError, invalid } from '#platform/http/errors.ts';
import type { DealCandidate } from '../contract/deal.ts';
import type { CompanyForm, DealForm } from '../contract/input.ts';
import { words } from '#shared/domain/text.ts';
import { NO_LONGER_LISTED } from '../domain/deal-card.ts';
import { companyKey } from '../domain/company-key.ts';
import { domainOf } from '#shared/domain/host.ts';
import type { DealScope } from './queries.ts';
import { findListedStartup, findSameDeals, findSameStartups, type Wanted } from './queries-companies.ts';

/** A company in the investor's own words, as it is stored. */
export function companyOf({ name, domain, sector, region, fundingStage }: CompanyForm) {
  return {
    companyName: name,
    companyDomain: domain ?? null,
    companyKey: companyKey(name),
    sectorId: sector ?? null,
    regionId: region ?? null,
    fundingStageId: fundingStage ?? null,
  };
}

export type ChosenCompany = ReturnType<typeof stored> & { readonly name: string };

const stored = (
  company: Omit<ReturnType<typeof companyOf>, 'companyName'> & { companyName: string | null },
  startupId: number | null,
) => ({
  ...company,
  startupId,
});

/** The company of a new deal: a listed startup, whose facts stay in the directory, or one the investor describes. */
export async function chosenCompany(
  db: Db,
  reader: UserId,
  { startupId, company }: DealForm,
): Promise<ChosenCompany> {
  if (company) return { ...stored(companyOf(company), null), name: company.name };
  const startup = startupId == null ? null : await findListedStartup(db, reader, startupId);
  if (!startup) throw invalid('startupId', 'This startup is not in the directory');
  const own = companyOf({
    name: startup.name,
    domain: startup.website === null ? null : domainOf(startup.website),
  });
  return { ...stored({ ...own, companyName: null }, startup.id), name: startup.name };
}

/** Refuses a company the pipeline has, or a private one that stands in the directory; the candidates are told. */
export async function refuseDuplicate(db: Db, scope: DealScope, wanted: Wanted): Promise<void> {
  const deals = await findSameDeals(db, scope, wanted);
  const startups =
    wanted.startupId === null && deals.length === 0
      ? await findSameStartups(db, words(wanted.name).join(' '))
      : [];
  const candidates: DealCandidate[] = [
    ...deals.map((deal) => ({ ...deal, kind: 'deal' as const, name: deal.name ?? NO_LONGER_LISTED })),
    ...startups.map((startup) => ({ ...startup, kind: 'startup' as const, domain: null, stage: null })),
  ];
  if (candidates.length === 0) return;
  const name = candidates[0]?.name ?? 'This company';
  const message =
    deals.length > 0 ? `${name} is in your pipeline already.` : `${name} is in the startup directory.`;
  throw new AppError('conflict', message, { current: { candidates } });
}
