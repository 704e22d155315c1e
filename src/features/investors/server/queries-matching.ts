import { sql } from 'kysely';
import type { CountryCode } from '#shared/domain/catalogue/countries.ts';
import type { GeographyId } from '#shared/domain/catalogue/regions.ts';
import type { SectorId } from '#shared/domain/catalogue/sectors.ts';
import type { StageId } from '#shared/domain/catalogue/stages.ts';
import type { Db } from '#shared/server/context.ts';
import type { LeadAppetite } from '../contract/investor.ts';

/** A past deal as matching reads it. Rounds are US cents. */
export type MatchingDeal = {
  readonly company: string;
  readonly sectorId: SectorId;
  readonly stageId: StageId | null;
  readonly country: CountryCode | null;
  readonly dealDate: string;
  readonly roundSizeMinor: number | null;
  readonly led: boolean;
};

/** A listed investor as matching reads them, with their deals, newest first. Tickets are US cents. */
export type MatchingInvestor = {
  readonly id: number;
  readonly userId: string;
  readonly name: string;
  readonly firmName: string | null;
  readonly investmentThesis: string;
  readonly minTicketMinor: number;
  readonly averageTicketMinor: number;
  readonly maxTicketMinor: number;
  readonly sectors: readonly SectorId[];
  readonly excludedSectors: readonly SectorId[];
  readonly geographies: readonly GeographyId[];
  readonly stages: readonly StageId[];
  readonly leadAppetite: LeadAppetite;
  readonly isDemo: boolean;
  readonly deals: readonly MatchingDeal[];
};

/** Every listed investor, or those of `ids`, by id: two statements however many there are. */
export async function findInvestorsForMatching(db: Db, ids?: readonly number[]): Promise<MatchingInvestor[]> {
  const wanted = ids ? sql`and i.id = any(${ids})` : sql``;
  const investors = await sql<Omit<MatchingInvestor, 'deals'>>`
    select i.id, i.user_id, u.name, i.firm_name,
      i.investment_thesis, i.min_ticket_minor,
      i.average_ticket_minor, i.max_ticket_minor,
      i.preferred_sectors as sectors, i.excluded_sectors,
      i.preferred_geographies as geographies, i.preferred_stages as stages,
      i.lead_appetite, i.is_demo
    from investors i join people_cards u on u.id = i.user_id
    where i.hidden_at is null ${wanted} order by i.id`.execute(db);
  const deals = await sql<MatchingDeal & { investorId: number }>`
    select d.investor_id, d.company, d.sector_id, d.stage_id, d.country,
      d.deal_date, d.round_size_usd_minor as "roundSizeMinor", d.led
    from investor_deals d join investors i on i.id = d.investor_id
    where i.hidden_at is null ${wanted} order by d.deal_date desc, d.id desc`.execute(db);
  const dealsByInvestor = Map.groupBy(deals.rows, (deal) => deal.investorId);
  return investors.rows.map((investor) => ({ ...investor, deals: dealsByInvestor.get(investor.id) ?? [] }));
}

/** Another text whenever any investor, or a deal of one, has changed. */
export async function findInvestorsFingerprint(db: Db): Promise<string> {
  const { rows } = await sql<{ print: string }>`
    select concat_ws('/',
      (select concat_ws(',', count(*), count(hidden_at), max(updated_at)) from investors),
      (select concat_ws(',', count(*), sum(hashtext(concat_ws(',', investor_id, sector_id, stage_id, country,
        deal_date, round_size_usd_minor, led))::bigint)) from investor_deals)) as print`.execute(db);
  return rows[0]?.print ?? '';
}
