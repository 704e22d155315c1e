import { percentOf } from '#shared/domain/percent.ts';
import { countText } from '#shared/domain/text.ts';

/** A sector of a country: startups listed, and deals of the last and the former twelve months. */
export type SectorFacts = {
  readonly name: string;
  readonly startups: number;
  readonly deals12: number;
  readonly dealsPrev12: number;
};

/** What is known of a country. Companies and amounts are of two years; `africaPerInvestor` is startups per investor. */
export type CountryFacts = {
  readonly startups: number;
  readonly investors: number;
  readonly investorsLooking: number;
  readonly raisingNow: number;
  readonly sectors: readonly SectorFacts[];
  readonly dealsLater: number;
  readonly companies: number;
  readonly largestShare: number | null;
  readonly africaPerInvestor: number | null;
};

const FEWEST_DEALS = 5;
const FEWEST_COMPANIES = 3;

const sum = (sectors: readonly SectorFacts[], of: 'deals12' | 'dealsPrev12') =>
  sectors.reduce((total, sector) => total + sector[of], 0);

/** Sectors with at least five deals in two years and more of them in the last twelve months, the fastest first. */
export function growingSectors(sectors: readonly SectorFacts[]): SectorFacts[] {
  return sectors
    .filter(({ deals12, dealsPrev12 }) => deals12 + dealsPrev12 >= FEWEST_DEALS && deals12 > dealsPrev12)
    .toSorted((a, b) => b.deals12 - b.dealsPrev12 - (a.deals12 - a.dealsPrev12) || b.deals12 - a.deals12);
}

function investorGap({ startups, investors, africaPerInvestor }: CountryFacts): string[] {
  if (startups === 0) return [];
  if (investors === 0) return [`${countText(startups, 'startup')} here, and no investor based here yet.`];
  const own = startups / investors;
  if (africaPerInvestor === null || own < 1.25 * africaPerInvestor) return [];
  return [
    `${own.toFixed(1)} startups for each investor based here; ${africaPerInvestor.toFixed(1)} across Africa.`,
  ];
}

/** What holds a country back, as far as its rows show, each sentence with its numbers. */
export function challenges(facts: CountryFacts): string[] {
  const [now, before] = [sum(facts.sectors, 'deals12'), sum(facts.sectors, 'dealsPrev12')];
  const { companies, largestShare, dealsLater } = facts;
  return [
    ...investorGap(facts),
    ...(now < before
      ? [`${countText(now, 'round')} in twelve months, after ${before} the year before.`]
      : []),
    ...(now + before >= FEWEST_DEALS && dealsLater === 0
      ? [`No round at Series A or later among ${countText(now + before, 'round')} of two years.`]
      : []),
    ...(largestShare !== null && largestShare >= 0.5 && companies >= FEWEST_COMPANIES
      ? [`One of ${companies} companies took ${percentOf(largestShare, 1)}% of the funding of two years.`]
      : []),
  ];
}

/** Where there is room, as far as the rows show, each sentence with its numbers. */
export function countryOpportunities(facts: CountryFacts): string[] {
  const { raisingNow, investorsLooking, sectors } = facts;
  const unfunded = sectors.filter(
    ({ startups, deals12, dealsPrev12 }) => startups >= 2 && deals12 + dealsPrev12 === 0,
  );
  return [
    ...(raisingNow > 0
      ? [`${countText(raisingNow, 'startup')} ${raisingNow === 1 ? 'is' : 'are'} raising now.`]
      : []),
    ...(investorsLooking > 0
      ? [
          `${countText(investorsLooking, 'investor')} based elsewhere ${investorsLooking === 1 ? 'looks' : 'look'} for startups here or in its region.`,
        ]
      : []),
    ...unfunded
      .slice(0, 3)
      .map(({ name, startups }) => `${name}: ${startups} startups, no round in two years.`),
  ];
}
