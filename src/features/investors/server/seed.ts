import { fold } from '#shared/domain/text.ts';
import type { CountryCode } from '#shared/domain/catalogue/countries.ts';
import { geographyIdOf } from '#shared/domain/catalogue/regions.ts';
import { sectorIdOf } from '#shared/domain/catalogue/sectors.ts';
import { stageIdOf } from '#shared/domain/catalogue/stages.ts';
import { investorSearchColumns, rememberInvestorWords } from '#features/onboarding/server/queries.ts';
import type { Db } from '#shared/server/context.ts';
import { daysAfter, daysBefore, dayOf } from '#shared/domain/time.ts';
import { DEMO_ANGELS } from './seed-angels.ts';
import { DEMO_DEALS } from './seed-deals.ts';
import { DEMO_INSTITUTIONS } from './seed-institutions.ts';
import type { DemoInvestor } from './seed-investor.ts';
import { DEMO_PARTNERS } from './seed-partners.ts';
import { DEMO_VOUCHES } from './seed-vouches.ts';

const PARTS = [DEMO_PARTNERS, DEMO_ANGELS, DEMO_INSTITUTIONS];
const CENTS = 100;

/** Partners, angels and institutions in turn; the ids of the demo are their places here. */
export const DEMO_INVESTORS: readonly DemoInvestor[] = Array.from(
  { length: Math.max(...PARTS.map((part) => part.length)) },
  (_, turn) => PARTS.flatMap((part) => part.slice(turn, turn + 1)),
).flat();

function idsOf<Id extends string>(labels: readonly string[], find: (label: string) => Id | null): Id[] {
  return labels.map((label) => {
    const id = find(label);
    if (id === null) throw new Error(`${label} is not in the catalogue`);
    return id;
  });
}

const domainOf = (firm: string) => `${fold(firm).replace(/[^a-z0-9]+/g, '-')}.example`;

function searchedOf({ name, firm, thesis, home, ...investor }: DemoInvestor) {
  const country: CountryCode = home[0];
  return {
    name: name.join(' '),
    firmName: firm ?? null,
    investmentThesis: thesis,
    sectors: idsOf(investor.sectors, sectorIdOf),
    geographies: idsOf(investor.geographies, geographyIdOf),
    country,
    city: home[1],
  };
}

function rowOf(investor: DemoInvestor, id: number, userId: string, now: Date) {
  const [min, average, max] = investor.ticket;
  const searched = searchedOf(investor);
  const at = daysBefore(now, (DEMO_INVESTORS.length - id + 1) * 3.1);
  const domain = investor.firm === undefined ? null : domainOf(investor.firm);
  return {
    id,
    user_id: userId,
    is_demo: true,
    type: investor.type,
    firm_name: searched.firmName,
    investment_thesis: investor.thesis,
    min_ticket_minor: min * CENTS,
    average_ticket_minor: average * CENTS,
    max_ticket_minor: max * CENTS,
    preferred_sectors: searched.sectors,
    preferred_geographies: searched.geographies,
    preferred_stages: idsOf(investor.stages, stageIdOf),
    excluded_sectors: [...(investor.avoids ?? [])],
    lead_appetite: investor.appetite ?? 'either',
    country: searched.country,
    city: searched.city,
    website: domain === null ? null : `https://${domain}`,
    verified_by: investor.verified ?? null,
    verified_at: investor.verified ? daysAfter(at, 1.5) : null,
    verified_domain: investor.verified === 'domain' ? domain : null,
    created_at: at,
    updated_at: at,
    ...investorSearchColumns(searched),
  };
}

/** A day in the middle of a month so many months before this one. */
function dayBefore(now: Date, months: number, day: number): string {
  return dayOf(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, day)));
}

function dealsOf(investor: DemoInvestor, investorId: number, now: Date) {
  return investor.deals.map((key) => {
    const [company, sector, stage, country, monthsAgo, roundUsd] = DEMO_DEALS[key];
    return {
      investor_id: investorId,
      company,
      sector_id: sector,
      stage_id: stage,
      country,
      deal_date: dayBefore(now, monthsAgo, 3 + ((monthsAgo * 7) % 24)),
      round_size_usd_minor: roundUsd * CENTS,
      led: investor.led?.includes(key) ?? false,
    };
  });
}

type People = {
  /** The users of the investors, in the order of {@link DEMO_INVESTORS}. */
  readonly userIds: readonly string[];
  /** The founder of a startup of the demo, by its name. */
  readonly founderIds: ReadonlyMap<string, string>;
};

/** Inserts the investors of the demo under ids from 1, with past deals and vouches. */
export async function seedInvestors(db: Db, { userIds, founderIds }: People, now: Date): Promise<void> {
  const rows = DEMO_INVESTORS.map((investor, index) => rowOf(investor, index + 1, userIds[index] ?? '', now));
  await db.insertInto('investors').values(rows).execute();
  for (const investor of DEMO_INVESTORS) await rememberInvestorWords(db, searchedOf(investor));
  const deals = DEMO_INVESTORS.flatMap((investor, index) => dealsOf(investor, index + 1, now));
  await db.insertInto('investor_deals').values(deals).execute();
  const vouches = DEMO_INVESTORS.flatMap((investor, index) =>
    (DEMO_VOUCHES[investor.name[1]] ?? []).map(([startup, statement], place) => ({
      investor_id: index + 1,
      voucher_id: founderIds.get(startup) ?? '',
      statement,
      created_at: daysBefore(now, 9 + 4 * place + index),
    })),
  );
  await db.insertInto('investor_vouches').values(vouches).execute();
}
